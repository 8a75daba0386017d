"""The Bikram Sambat calendar of Nepal: the years of the published tables and of their projections."""
from . import packing

FIRST, LAST = 1970, 2100
# The fewest days that each month has in any year of the table. It can have one more; month 5 two more.
SHORTEST = [30, 31, 31, 31, 30, 30, 29, 29, 29, 29, 29, 30]


def generate():
    rows = packing.rows("nepali-months.csv")
    assert [int(row["year"]) for row in rows] == list(range(FIRST, LAST + 1)), "The years are not 1970 to 2100."
    starts = [packing.fixed_day(row["start_iso"]) for row in rows]
    lengths = [[int(row[f"m{month}"]) for month in range(1, 13)] for row in rows]
    last_day = starts[-1] + sum(lengths[-1]) - 1
    for row, start, months, next_start in zip(rows, starts, lengths, [*starts[1:], last_day + 1]):
        assert int(row["length"]) == sum(months) == next_start - start, row
    bits = [_pack(index, start - starts[0], months) for index, (start, months) in enumerate(zip(starts, lengths))]
    comment = f"""
The Bikram Sambat calendar: years {FIRST} to {LAST}. Those from 2084 on are projections.

Source: Data/nepali-months.csv.
A row is a year in 14 bits, two bytes of seven. Bits 0 to 11: the months that have a day more than the fewest, bit 0 for
Baisakh. The fewest days are
{' '.join(map(str, SHORTEST))}.
Bit 12: Bhadra, the fifth, has two days more. Bit 13: the year begins a day later than by the mean. By the mean, year
{FIRST} + i begins 365 i + i / 4 days, rounded down, after R.D. {starts[0]:_}.

{_example(starts, lengths, bits)}
"""
    declarations = f"""
extension NepaliCalendar {{
  static let firstDay: Int32 = {starts[0]:_}  // 1 Baisakh of {FIRST}
  static let lastDay: Int32 = {last_day:_}  // the last day of Chaitra of {LAST}

  static let packedYears = PackedTable(
    {packing.literal(bits, 2)},
    width: 2)
}}
"""
    return "NepaliTable.swift", packing.swift_file(comment, declarations)


def _pack(index, days, lengths):
    later = days - _mean(index)
    assert 0 <= later <= 1, f"The year {FIRST + index} begins {later} days after the mean."
    row = later << 13
    for month, (length, shortest) in enumerate(zip(lengths, SHORTEST)):
        surplus = length - shortest
        assert 0 <= surplus <= (2 if month == 4 else 1), f"Month {month + 1} of {FIRST + index} has {length} days."
        row |= (1 << month if surplus else 0) | (1 << 12 if surplus == 2 else 0)
    return row


def _mean(index):
    return 365 * index + index // 4


def _example(starts, lengths, bits):
    index = 2081 - FIRST
    row = bits[index]
    return (
        f"Example: the row of 2081 is {row} = {row >> 13} x 8192 + {row >> 12 & 1} x 4096 + 0b{row & 0xFFF:012b}. The year begins"
        f" {_mean(index)} + {row >> 13} days after\nR.D. {starts[0]:_}, on R.D. {starts[index]:_}, and its months have"
        f" {' '.join(map(str, lengths[index]))} days."
    )
