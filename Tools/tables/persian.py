"""The Persian years 1 to 3000: where each cycle of 33 years has its leap year after five years instead of four."""
from . import packing

# The cycle 0 begins this many years before year 0, so that every later cycle has the leap year after five years inside it.
YEARS_BEFORE_0 = 27
DAYS_IN_CYCLE = 33 * 365 + 8


def generate():
    new_years = _new_years()
    # Year 6 opens cycle 1.
    start = new_years[33 - YEARS_BEFORE_0] - DAYS_IN_CYCLE
    cycles = (3000 + YEARS_BEFORE_0) // 33 + 1
    counts = [_usual_leap_years(cycle, start, new_years) for cycle in range(cycles)]
    comment = f"""
The Persian calendar: years 1 to 3000.

Source: Data/persian-newyear.csv.
Packed in cycles of 33 years, each with 8 leap years and {DAYS_IN_CYCLE:_} days. Cycle 0 begins {YEARS_BEFORE_0} years before year 0, on
R.D. {start:_}. All leap years of a cycle but one come four years after the one before; that one comes after five.
A row is a digit for each cycle: how many leap years of the cycle come before that one, 0 to 7. In the ASCII code of a
digit the lowest three bits are its value.

{_example(counts)}
"""
    declarations = f"""
extension PersianCalendar {{
  static let cycleStart: Int32 = {start:_}
  static let firstDay: Int32 = {new_years[1]:_}  // 1 Farvardin of 1
  static let lastDay: Int32 = {new_years[3001] - 1:_}  // the last day of Esfand of 3000

  static let usualLeapYears = PackedTable(
    {packing.literal([ord("0") + count for count in counts], 1)},
    width: 1)
}}
"""
    return "PersianTable.swift", packing.swift_file(comment, declarations)


def _new_years():
    rows = packing.rows("persian-newyear.csv")
    new_years = {int(row["year"]): packing.fixed_day(row["nowruz_iso"]) for row in rows}
    new_years[3001] = new_years[3000] + int(rows[-1]["length"])
    assert sorted(new_years) == list(range(1, 3002)), "The years are not 1 to 3000."
    for row in rows:
        year, length = int(row["year"]), 365 + int(row["leap"])
        assert int(row["length"]) == length == new_years[year + 1] - new_years[year], row
    return new_years


def _usual_leap_years(cycle, start, new_years):
    found = []
    for count in range(8):
        years = [year for year in range(33 * cycle - YEARS_BEFORE_0, 33 * cycle - YEARS_BEFORE_0 + 33) if year in new_years]
        if all(new_years[year] == _new_year(year, count, start) for year in years):
            found.append(count)
    assert len(found) == 1, f"The cycle {cycle} has not eight leap years, seven of them after four years."
    return found[0]


def _new_year(year, count, start):
    cycle, year_of_cycle = divmod(year + YEARS_BEFORE_0, 33)
    late = 1 if year_of_cycle > 4 * count else 0
    return start + DAYS_IN_CYCLE * cycle + 365 * year_of_cycle + (year_of_cycle - late) // 4


def _example(counts):
    cycle = 43
    first = 33 * cycle - YEARS_BEFORE_0
    usual = [first + 4 * number + 3 for number in range(counts[cycle])]
    late = usual[-1] + 5
    return (
        f"Example: cycle {cycle} is the years {first} to {first + 32}, and its row is {counts[cycle]}. So the leap years are"
        f" {', '.join(str(year) for year in usual)},\nthen {late} after five years, and every four years again."
    )
