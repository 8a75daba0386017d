"""Where new moons are by a short series, in whole numbers, as Sources/CalendarSystems/NewMoon.swift computes them."""
import math

from . import packing

# Moments are counted in 2^-20 day. Phases are 32 bits for a whole turn, and wrap.
DAY_BITS = 20
# What the tables count in: 2^-7 day.
TABLE_UNIT_BITS = 13
LUNAR_BITS, SOLAR_BITS = 6, 5
# A lunation at the turn of the years 1599 and 1600, from which they are counted; Meeus counts from 2000.
FIRST = -4950
# What keeps the tables' numbers positive, in days.
LUNAR_SHIFT, SOLAR_SHIFT = 0.42, 0.18
SHIFTS = LUNAR_SHIFT + SOLAR_SHIFT
MINUTE = 728


def moment(rata_die):
    return round(rata_die * (1 << DAY_BITS))


def turn(degrees):
    return round(degrees / 360 * 2**32) & 0xFFFFFFFF


MONTH = moment(29.530588853)
# Julian day 2 451 550.09765, less 70 seconds for the difference of dynamical and universal time.
START = moment(2_451_550.09765 - 1_721_424.5 - 0.0008 + 29.530588853 * FIRST - SHIFTS)
LUNAR_STEP, LUNAR_START = turn(385.81693528), turn(201.5643 + 385.81693528 * FIRST)
SOLAR_STEP, SOLAR_START = turn(29.10535669), turn(2.5534 + 29.10535669 * FIRST)


def _table(bits, shift, series):
    middles = (2 * math.pi * (place + 0.5) / 2**bits for place in range(2**bits))
    return [round((series(phase) + shift) * 2 ** (DAY_BITS - TABLE_UNIT_BITS)) for phase in middles]


LUNAR = _table(LUNAR_BITS, LUNAR_SHIFT, lambda phase: -0.40720 * math.sin(phase) + 0.01608 * math.sin(2 * phase))
SOLAR = _table(SOLAR_BITS, SOLAR_SHIFT, lambda phase: 0.17241 * math.sin(phase))


def new_moon(lunation, minutes):
    """The moment of a new moon by the clock of a place so many minutes east of Greenwich."""
    lunar = (LUNAR_STEP * lunation + LUNAR_START & 0xFFFFFFFF) >> 32 - LUNAR_BITS
    solar = (SOLAR_STEP * lunation + SOLAR_START & 0xFFFFFFFF) >> 32 - SOLAR_BITS
    return START + MONTH * lunation + MINUTE * minutes + (LUNAR[lunar] + SOLAR[solar] << TABLE_UNIT_BITS)


def lunation(day):
    """The lunation that begins on a day, or up to some days before or after."""
    return round((moment(day + 0.2 + SHIFTS) - START) / MONTH)


def generate():
    comment = f"""
New moons by a short series, half of them within a quarter of an hour of the longer one, all within an hour and a quarter.

Source: Jean Meeus, Astronomical Algorithms, 2nd ed., chapter 49: the mean new moon, and the greatest terms for the
anomalies of the moon (two) and of the sun (one). Made by Tools/tables/newmoons.py.

Moments are counted from R.D. 0, in 2^-20 day. Lunations are counted from one at the turn of the years 1599 and 1600.
An anomaly, its phase, has 32 bits for a whole turn and wraps; its highest bits, {LUNAR_BITS} of the moon's and {SOLAR_BITS} of the sun's, are the
place in a table. The tables have bytes, in 2^-7 day, above what the mean start comes too early.

Example: lunation 4950 has the mean moment {START + MONTH * 4950}. The phases are {LUNAR_STEP * 4950 + LUNAR_START & 0xFFFFFFFF:08X} and {SOLAR_STEP * 4950 + SOLAR_START & 0xFFFFFFFF:08X},
the bytes {LUNAR[(LUNAR_STEP * 4950 + LUNAR_START & 0xFFFFFFFF) >> 32 - LUNAR_BITS]} and {SOLAR[(SOLAR_STEP * 4950 + SOLAR_START & 0xFFFFFFFF) >> 32 - SOLAR_BITS]}. In all, {new_moon(4950, 0)} is {new_moon(4950, 0) / 2**DAY_BITS:.3f} days: 18 hours of R.D. 730125, 2000-01-06.
"""
    assert new_moon(4950, 0) >> DAY_BITS == 730_125
    declarations = f"""
enum NewMoonTable {{
  static let start: Int64 = {START}
  static let month: Int64 = {MONTH}
  static let lunarStep: UInt32 = {LUNAR_STEP}
  static let lunarStart: UInt32 = {LUNAR_START}
  static let solarStep: UInt32 = {SOLAR_STEP}
  static let solarStart: UInt32 = {SOLAR_START}
  /// The moon's table, and behind it the sun's.
  static var bytes: StaticString {{
    {packing.literal(LUNAR + SOLAR, 1)}
  }}
}}
"""
    return "NewMoonTable.swift", packing.swift_file(comment, declarations)
