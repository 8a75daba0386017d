"""Tabulated lunar years, packed as Sources/CalendarSystems/EastAsianYears.swift reads them."""
from . import packing

LENGTH_BITS, NEW_YEAR_BITS, LEAP_BITS = 12, 5, 4


def earliest_new_year(year):
    """The day from which a row counts, as EastAsianYears has it: a mean year is 365 days and 31 / 128."""
    return (year * 46_751 >> 7) - 344


class Year:
    """A year as the data have it: its first day and its months."""

    def __init__(self, rows):
        self.number = int(rows[0]["year"])
        self.start = packing.fixed_day(rows[0]["start_iso"])
        self.start_iso = rows[0]["start_iso"]
        self.lengths = [int(row["length"]) for row in rows]
        self.end = self.start + sum(self.lengths)
        self.codes = [(int(row["month"]), int(row["leap"])) for row in rows]
        self.leap_month = next((month for month, leap in self.codes if leap), 0)
        leap_codes = [(self.leap_month, 1)] if self.leap_month else []
        assert self.codes == sorted([(month, 0) for month in range(1, 13)] + leap_codes), self.codes
        assert set(self.lengths) == {29, 30}, self.lengths

    def row(self):
        lengths = sum((length - 29) << place for place, length in enumerate(self.lengths[:-1]))
        return lengths | new_year_bits(self.number, self.start) | self.leap_month << LENGTH_BITS + NEW_YEAR_BITS


def new_year_bits(year, day):
    later = day - earliest_new_year(year)
    assert 0 <= later < 1 << NEW_YEAR_BITS, f"the year {year} begins {later} days after its earliest day"
    return later << LENGTH_BITS


def seven_bits(row):
    """The three bytes of a row."""
    assert row < 1 << LENGTH_BITS + NEW_YEAR_BITS + LEAP_BITS <= 1 << 21
    return [row >> shift & 0x7F for shift in (0, 7, 14)]


def years(files):
    """The years of all files, in the order of time, each of which begins where the one before it ends."""
    by_number = {}
    for file in files:
        for row in packing.rows(file):
            by_number.setdefault(int(row["year"]), []).append(row)
    for rows in by_number.values():
        for row, following in zip(rows, rows[1:]):
            end = packing.fixed_day(row["start_iso"]) + int(row["length"])
            assert end == packing.fixed_day(following["start_iso"]), f"a gap after {row}"
    found = [Year(by_number[number]) for number in sorted(by_number)]
    for year, following in zip(found, found[1:]):
        assert (year.number + 1, year.end) == (following.number, following.start), f"a gap after {year.number}"
    return found


def longest(table, code):
    return max((year.lengths[year.codes.index(code)] for year in table if code in year.codes), default=0)


def swift_file(name, source, example, files):
    """The file's name, and its text: the table, the range it spans, and the months that ever occur in it."""
    table = years(files)
    first, last = table[0], table[-1]
    assert {longest(table, (month, 0)) for month in range(1, 13)} == {30}, "an ordinary month is always short"
    leaps = [longest(table, (month, 1)) for month in range(1, 13)]
    rows = [year.row() for year in table] + [new_year_bits(last.number + 1, last.end)]
    columns = [byte for column in zip(*map(seven_bits, rows)) for byte in column]
    shown = next(year for year in table if year.number == example)
    comment = f"""
{source}

Range: the lunar years that begin in {first.number} to {last.number}, and a row for the new year after them.

A row has 21 bits in three bytes, the lowest seven bits first. The table is the first bytes of all rows, then the second
and then the third, for what is alike then stands together and is compressed better.
  0-11   a bit for each month but the last, in the order of the year: 1 for 30 days, 0 for 29
  12-16  the first day of the year, less (year * 46751 >> 7) - 344
  17-20  the number of the leap month, 0 for none
The last month goes on until the next year begins.

{example_text(shown)}
"""
    declarations = f"""
enum {name} {{
  static let years: ClosedRange<Int32> = {first.number}...{last.number}
  static let firstDay: Int32 = {first.start}  // {first.start_iso}
  static let lastDay: Int32 = {last.end - 1}  // The day before the new year of {last.number + 1}.
  /// For each number the most days of the leap month, 0 where there is none.
  static var longestLeapMonths: MonthLengths {{
    MonthLengths({", ".join(map(str, leaps))})
  }}
  /// A bit for each number, from 1, that a leap month has.
  static let leapNumbers: UInt16 = 0b{sum((leap > 0) << month for month, leap in enumerate(leaps)):b}
  static var rows: StaticString {{
    {packing.literal(columns, 1)}
  }}
}}
"""
    return f"{name}.swift", packing.swift_file(comment, declarations)


def example_text(year):
    row = year.row()
    later = year.start - earliest_new_year(year.number)
    lengths = f"{row & (1 << LENGTH_BITS) - 1:0{LENGTH_BITS}b}"
    words = [f"Example: {year.number} has the bytes {' '.join(f'{byte:02X}' for byte in seven_bits(row))}, together {row:06X}."]
    words += [f"The lengths of its first {LENGTH_BITS} months, the last of them first, are {lengths}."]
    words += [f"It begins {later} days after R.D. {year.start - later}, on R.D. {year.start}, which is {year.start_iso}."]
    words += [f"Its leap month is {year.leap_month}."]
    return "\n".join(words)
