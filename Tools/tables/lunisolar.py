"""Tabulated lunar years, packed as Sources/CalendarSystems/EastAsianYears.swift reads them."""
from . import newmoons, packing

CORRECTION_BITS = 14


def mean_first_lunation(year):
    """The lunation that most years begin with, as EastAsianYears has it; the others begin with the next."""
    return (year * 810_565 - 1_296_638_680) >> 16


class Zone:
    """The clock by which days begin: minutes east of Greenwich, before a year and from then on."""

    def __init__(self, before, change, after):
        self.before, self.change, self.after = before, change, after

    def minutes(self, year):
        return self.after if year >= self.change else self.before


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

    def row(self, zone):
        first = newmoons.lunation(self.start)
        late = first - mean_first_lunation(self.number)
        assert 0 <= late <= 1, f"the year {self.number} begins with lunation {first}"
        corrections, day = 0, self.start
        for place, length in enumerate([*self.lengths, 0]):
            moment = newmoons.new_moon(first + place, zone.minutes(self.number))
            computed, rest = divmod(moment, 1 << newmoons.DAY_BITS)
            if computed != day:
                corrections |= 1 << place
                assert day == computed + (1 if rest >> newmoons.DAY_BITS - 1 else -1), (self.number, place)
                assert day > computed or rest >> newmoons.DAY_BITS - 2 == 0, (self.number, place)
            day += length
        return corrections | self.leap_month << CORRECTION_BITS | late << CORRECTION_BITS + 4


def seven_bits(row):
    """The three bytes of a row."""
    assert row < 1 << 21
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


def swift_file(name, source, zone, example, files):
    """The file's name, and its text: the table, the range it spans, and the months that ever occur in it."""
    table = years(files)
    first, last = table[0], table[-1]
    assert {longest(table, (month, 0)) for month in range(1, 13)} == {30}, "an ordinary month is always short"
    leaps = [longest(table, (month, 1)) for month in range(1, 13)]
    rows = [year.row(zone) for year in table]
    columns = [byte for column in zip(*map(seven_bits, rows)) for byte in column]
    shown = next(year for year in table if year.number == example)
    comment = f"""
{source}

Range: the lunar years that begin in {first.number} to {last.number}.

A month begins on the day of a new moon, by NewMoonTable, and by the clock of {zone.before} minutes east of Greenwich before the
year {zone.change} and {zone.after} from it on. A row has what is different or not computed, 21 bits in three bytes, the lowest seven bits
first. The table is the first bytes of all rows, then the second and then the third: most of the first and second are 0.
  0-13   a bit for the first day of each month, in the order of the year, and of the next year: 1 where it is not that of
         the new moon as computed, but the day before or after, across the nearest midnight
  14-17  the number of the leap month, 0 for none
  18     1 where the year begins with the lunation after (year * 810565 - 1296638680) >> 16

{example_text(shown, zone)}
"""
    declarations = f"""
enum {name} {{
  static let years: ClosedRange<Int32> = {first.number}...{last.number}
  static let firstDay: Int32 = {first.start}  // {first.start_iso}
  static let lastDay: Int32 = {last.end - 1}  // The day before the new year of {last.number + 1}.
  static let zone = EastAsianYears.Zone(before: {zone.before}, change: {zone.change}, after: {zone.after})
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


def example_text(year, zone):
    row = year.row(zone)
    late = row >> CORRECTION_BITS + 4
    first = mean_first_lunation(year.number) + late
    place = next(place for place in range(CORRECTION_BITS) if row >> place & 1)
    moment = newmoons.new_moon(first + place, zone.minutes(year.number))
    day = year.start + sum(year.lengths[:place])
    words = [f"Example: {year.number} has the bytes {' '.join(f'{byte:02X}' for byte in seven_bits(row))}, together {row:06X}."]
    words += [f"It begins with lunation {first - late} + {late}, and its leap month is {year.leap_month}."]
    words += [f"The new moon with {place} others before it is computed for {moment / 2**newmoons.DAY_BITS:.3f}, but the month begins on R.D. {day}."]
    return "\n".join(words)
