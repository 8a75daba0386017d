"""`chinese`, `dangi` and `vietnamese` on wasm32: every row of their tables, and where others are known to be wrong."""

import random
from dataclasses import dataclass

import pytest

from engine import Calendar, Month, Refusal, fixed_day, table

CHINESE, DANGI, VIETNAMESE = Calendar.CHINESE, Calendar.DANGI, Calendar.VIETNAMESE


@dataclass(frozen=True)
class Lunar:
    calendar: Calendar
    files: tuple[str, ...]
    years: tuple[int, int]
    days: tuple[str, str]
    months: int

    @property
    def name(self):
        return self.calendar.name.lower()

    @property
    def range(self):
        return range(fixed_day(self.days[0]), fixed_day(self.days[1]) + 1)

    def year_rows(self):
        """The rows of the tables, by year."""
        years = {}
        for row in sorted((row for file in self.files for row in table(file)), key=lambda row: row["start_iso"]):
            years.setdefault(int(row["year"]), []).append(row)
        assert sum(map(len, years.values())) == self.months
        assert list(years) == list(range(self.years[0], self.years[1] + 1))
        return years


LUNAR = [
    Lunar(CHINESE, ("chinese-months.csv", "chinese-computed.csv"), (1700, 2200), ("1700-02-19", "2201-02-03"), 6196),
    Lunar(DANGI, ("dangi-months.csv", "dangi-computed.csv"), (1600, 2100), ("1600-02-15", "2101-01-28"), 6196),
    Lunar(VIETNAMESE, ("vietnamese-months.csv",), (1900, 2100), ("1900-01-31", "2101-01-28"), 2486),
]
each_calendar = pytest.mark.parametrize("lunar", LUNAR, ids=lambda lunar: lunar.name)


def numbers(row, *columns):
    return tuple(int(row[column]) for column in columns)


@each_calendar
def test_every_year_is_laid_out_as_in_the_tables(engine, lunar):
    for year, rows in lunar.year_rows().items():
        months = tuple(Month(*numbers(row, "month", "leap"), fixed_day(row["start_iso"]), int(row["length"])) for row in rows)
        layout = engine.layout_of_year(lunar.calendar, year)
        assert layout.months == months, year
        assert layout.year == year
        assert layout.new_year == months[0].first_day
        assert layout.length == sum(month.length for month in months)
        assert layout.leap_ordinal == next((place for place, month in enumerate(months, 1) if month.leap), 0)
        assert engine.layout_of_day(lunar.calendar, layout.new_year) == layout
        assert engine.layout_of_day(lunar.calendar, layout.new_year + layout.length - 1) == layout


@each_calendar
def test_every_month_begins_and_ends_as_in_the_tables(engine, lunar):
    # The laws tie the days between to these.
    days = 0
    for rows in lunar.year_rows().values():
        for row in rows:
            first, length = fixed_day(row["start_iso"]), int(row["length"])
            month = numbers(row, "year", "month", "leap")
            for day in (1, 2, 15, length - 1, length):
                assert engine.date_of_day(lunar.calendar, first + day - 1)[:4] == (*month, day)
                assert engine.day_of_date(lunar.calendar, *month, day) == first + day - 1
            for day in (0, length + 1):
                with pytest.raises(Refusal) as refusal:
                    engine.day_of_date(lunar.calendar, *month, day)
                assert refusal.value.args == ("dayNotInMonth", day)
            days += length
    assert days == len(lunar.range)


@each_calendar
def test_every_day_and_year_keeps_the_laws(engine, lunar):
    engine.try_laws_on_days(lunar.calendar, lunar.range[0], lunar.range[-1])
    engine.try_laws_in_years(lunar.calendar, *lunar.years)
    engine.try_laws_of_calendar(lunar.calendar)


@each_calendar
def test_the_months_are_those_of_the_tables_with_their_longest_lengths(engine, lunar):
    longest = {}
    for rows in lunar.year_rows().values():
        for row in rows:
            month = numbers(row, "month", "leap")
            longest[month] = max(longest.get(month, 0), int(row["length"]))
    facts = engine.calendar_facts(lunar.calendar)
    assert facts["years"] == lunar.years
    assert facts["year_one"] == lunar.years[0]
    assert facts["longest"] == 30
    # A leap month's partner has its number.
    assert facts["months"] == [(*month, longest[month], month[0]) for month in sorted(longest)]


@each_calendar
def test_there_is_no_date_beyond_the_tables(engine, lunar):
    for day in (lunar.range[0] - 1, lunar.range[-1] + 1, -(2**31), 2**31 - 1):
        for ask in (engine.date_of_day, engine.layout_of_day):
            with pytest.raises(Refusal) as refusal:
                ask(lunar.calendar, day)
            assert refusal.value.args == ("fixedDayOutOfRange", day)
    for year in (lunar.years[0] - 1, lunar.years[1] + 1, -(2**31), 2**31 - 1):
        for ask in (lambda: engine.layout_of_year(lunar.calendar, year), lambda: engine.day_of_date(lunar.calendar, year, 13, 0, 40)):
            with pytest.raises(Refusal) as refusal:
                ask()
            assert refusal.value.args == ("yearOutOfRange", year)


@each_calendar
def test_a_month_that_the_year_lacks_is_told_from_one_that_no_year_has(engine, lunar):
    years = lunar.year_rows()
    every_month = {numbers(row, "month", "leap") for rows in years.values() for row in rows}
    for year, rows in years.items():
        months = {numbers(row, "month", "leap") for row in rows}
        for month in {(number, leap) for number in (*range(15), 255) for leap in (0, 1)} - months:
            with pytest.raises(Refusal) as refusal:
                engine.day_of_date(lunar.calendar, year, *month, 31)
            assert refusal.value.args == ("monthNotInYear" if month in every_month else "monthNotInCalendar", *month)


@each_calendar
def test_months_are_added_as_they_come_leap_months_among_them(engine, lunar):
    # Along the tables instead of the engine: the date some months on is the date in the month that many rows on.
    rows = [row for rows in lunar.year_rows().values() for row in rows]
    choice = random.Random(lunar.name)
    for _ in range(1_000):
        start, end = choice.randrange(len(rows)), choice.randrange(len(rows))
        day = choice.randint(1, int(rows[start]["length"]))
        expected = (*numbers(rows[end], "year", "month", "leap"), min(day, int(rows[end]["length"])))
        date = (*numbers(rows[start], "year", "month", "leap"), day)
        days = fixed_day(rows[end]["start_iso"]) + expected[3] - fixed_day(rows[start]["start_iso"]) - day
        order = (end > start) - (end < start)
        assert engine.add_to_date(lunar.calendar, date, 0, end - start) == (expected, days, order)


@pytest.mark.parametrize(("lunar", "count"), [(LUNAR[0], 121), (LUNAR[1], 137)], ids=["chinese", "dangi"])
def test_the_dates_of_the_temporal_test_suite_that_lie_in_the_range(engine, lunar, count):
    rows = [row for row in table("test262-dates.csv") if row["calendar"] == lunar.name]
    rows = [row for row in rows if fixed_day(row["iso_date"]) in lunar.range]
    assert len(rows) == count
    for row in rows:
        date = numbers(row, "arithmetic_year", "month", "month_is_leap", "day")
        assert engine.date_of_day(lunar.calendar, fixed_day(row["iso_date"]))[:4] == date, row
        assert engine.day_of_date(lunar.calendar, *date) == fixed_day(row["iso_date"]), row


def test_the_chinese_dates_of_calendrical_calculations_that_lie_in_the_range(engine):
    rows = [row for row in table("dershowitz-reingold.csv") if int(row["rd"]) in LUNAR[0].range]
    assert len(rows) == 13
    for row in rows:
        cycle, year, *date = numbers(row, *(f"chinese_{field}" for field in ("cycle", "year", "month", "leap", "day")))
        # The first cycle of sixty years began in -2636.
        date = (60 * (cycle - 1) + year - 2637, *date)
        assert engine.date_of_day(CHINESE, int(row["rd"]))[:4] == date, row
        assert engine.day_of_date(CHINESE, *date) == int(row["rd"]), row


@pytest.mark.parametrize(
    ("lunar", "library", "runs", "days"),
    [
        (LUNAR[0], "icu", 12, 447),
        (LUNAR[1], "icu", 4, 120),
        (LUNAR[0], "foundation", 5, 150),
        (LUNAR[1], "foundation", 1, 30),
    ],
    ids=["chinese-icu", "dangi-icu", "chinese-foundation", "dangi-foundation"],
)
def test_the_days_that_icu_and_foundation_misplace(engine, lunar, library, runs, days):
    rows = [row for row in table(f"{library}-disagreements.csv") if row["calendar"] == lunar.name]
    assert len(rows) == runs
    assert sum(int(row["days"]) for row in rows) == days
    for row in rows:
        first = fixed_day(row["iso_from"])
        assert fixed_day(row["iso_to"]) - first + 1 == int(row["days"])
        date = numbers(row, "year", "month", "leap", "day")
        assert engine.date_of_day(lunar.calendar, first)[:4] == date, row
        assert engine.day_of_date(lunar.calendar, *date) == first, row
        assert date != numbers(row, *(f"{library}_{field}" for field in ("year", "month", "leap", "day"))), row


@pytest.mark.parametrize(
    ("calendar", "iso", "date"),
    [
        (CHINESE, "2027-02-06", (2027, 1, 0, 1)),
        (CHINESE, "2030-02-03", (2030, 1, 0, 1)),
        (CHINESE, "2033-12-22", (2033, 11, 1, 1)),
        (CHINESE, "2057-09-28", (2057, 9, 0, 1)),
        (CHINESE, "2097-08-07", (2097, 7, 0, 1)),
        (CHINESE, "1912-02-12", (1911, 12, 0, 25)),
        (DANGI, "2012-04-21", (2012, 3, 1, 1)),
        (DANGI, "2017-06-24", (2017, 5, 1, 1)),
        (DANGI, "1988-02-18", (1988, 1, 0, 1)),
        (DANGI, "1896-01-01", (1895, 11, 0, 17)),
        (VIETNAMESE, "1968-01-29", (1968, 1, 0, 1)),
        (VIETNAMESE, "1985-01-21", (1985, 1, 0, 1)),
        (VIETNAMESE, "2007-02-17", (2007, 1, 0, 1)),
        (VIETNAMESE, "2030-02-02", (2030, 1, 0, 1)),
    ],
)
def test_published_dates(engine, calendar, iso, date):
    assert engine.date_of_day(calendar, fixed_day(iso))[:4] == date
    assert engine.day_of_date(calendar, *date) == fixed_day(iso)
