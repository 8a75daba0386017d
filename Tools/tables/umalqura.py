"""The Umm al-Qura calendar: the years 1300 to 1600."""
from . import packing

FIRST, LAST = 1300, 1600


def generate():
    rows = packing.rows("umalqura-months.csv")
    years = [_year(rows[12 * index : 12 * index + 12], FIRST + index) for index in range(LAST - FIRST + 1)]
    assert len(rows) == 12 * len(years), "The table has other years than 1300 to 1600."
    extension = {int(row["year"]) for row in rows if row["status"] == "icu-extension"}
    assert extension == set(range(1501, LAST + 1)), "The years 1501 to 1600 are not those marked as ICU's."
    first_day = years[0][0]
    last_day = years[-1][0] + sum(years[-1][1]) - 1
    for (start, lengths), (next_start, _) in zip(years, years[1:]):
        assert start + sum(lengths) == next_start, "A year does not end where the next begins."
    bits = [_pack(index, start - first_day, lengths) for index, (start, lengths) in enumerate(years)]
    comment = f"""
The Umm al-Qura calendar: years {FIRST} to {LAST}.

Source: Data/umalqura-months.csv, the columns `kacst`: the table of the King Abdulaziz City for Science and Technology for
{FIRST} to 1500, and its extension by ICU for 1501 to {LAST}.
A row is a year in 14 bits, two bytes of seven. Bits 0 to 11: the months that have 30 days and not 29, bit 0 for Muharram.
Bits 12 and 13: how many days, 0 to 2, the year begins later than by the mean. By the mean, year {FIRST} + i begins
354 i + 11 i / 30 days, rounded down, after R.D. {first_day:_}.

{_example(years, bits, first_day)}
"""
    declarations = f"""
extension IslamicUmalquraCalendar {{
  static let firstDay: Int32 = {first_day:_}  // 1 Muharram of {FIRST}
  static let lastDay: Int32 = {last_day:_}  // the last day of Dhu al-Hijja of {LAST}

  static let packedYears = PackedTable(
    {packing.literal(bits, 2)},
    width: 2)
}}
"""
    return "IslamicUmalquraTable.swift", packing.swift_file(comment, declarations)


def _year(rows, year):
    assert [(int(row["year"]), int(row["month"])) for row in rows] == [(year, month) for month in range(1, 13)]
    start = day = packing.fixed_day(rows[0]["start_iso_kacst"])
    lengths = [int(row["length_kacst"]) for row in rows]
    for row, length in zip(rows, lengths):
        assert packing.fixed_day(row["start_iso_kacst"]) == day and length in (29, 30), row
        day += length
    return start, lengths


def _pack(index, days, lengths):
    later = days - _mean(index)
    assert 0 <= later <= 2, f"The year {FIRST + index} begins {later} days after the mean."
    return later << 12 | sum((length - 29) << month for month, length in enumerate(lengths))


def _mean(index):
    return 354 * index + 11 * index // 30


def _example(years, bits, first_day):
    index = 1445 - FIRST
    start, lengths = years[index]
    row = bits[index]
    return (
        f"Example: the row of 1445 is {row} = {row >> 12} x 4096 + 0b{row & 0xFFF:012b}. The year begins {_mean(index)} + {row >> 12} days after"
        f" R.D. {first_day:_}, on\nR.D. {start:_}, and its months have {' '.join(map(str, lengths))} days."
    )
