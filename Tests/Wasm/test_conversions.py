"""CalendarSystems as it runs in a page: the same tables and laws as in the native tests, on wasm32."""

import random

import pytest

from engine import Calendar, Engine, Refusal, fixed_day, table

GREGORY, HEBREW = Calendar.GREGORY, Calendar.HEBREW
every_calendar = pytest.mark.parametrize("calendar", list(Calendar), ids=lambda calendar: calendar.name.lower())


def expect_date(engine: Engine, calendar: int, day: int, date: tuple[int, int, int, int]) -> None:
    weekday = (day - 1) % 7 + 1
    assert engine.date_of_day(calendar, day) == (*date, weekday)
    assert engine.day_of_date(calendar, *date) == day


def test_the_module_imports_nothing(engine):
    assert [f"{item.module}.{item.name}" for item in engine.module.imports] == []


def test_the_calendars_here_are_all_there_are(engine):
    known = []
    for calendar in range(256):
        try:
            engine.calendar_facts(calendar)
            known.append(calendar)
        except Refusal as refusal:
            assert refusal.args == ("unknownCalendar",)
    assert known == list(Calendar)
    with pytest.raises(Refusal, match="unknownCalendar"):
        engine.date_of_day(256, 1)


# Laws


@every_calendar
def test_every_day_from_1600_to_2400_keeps_the_laws(engine, calendar):
    first, last = days_of_range(engine, calendar)
    engine.try_laws_on_days(calendar, max(first, fixed_day("1600-01-01")), min(last, fixed_day("2400-12-31")))


@every_calendar
def test_every_year_from_1600_to_2400_keeps_the_laws(engine, calendar):
    first, last = days_of_range(engine, calendar)
    first_year = engine.date_of_day(calendar, max(first, fixed_day("1600-01-01")))[0]
    last_year = engine.date_of_day(calendar, min(last, fixed_day("2400-12-31")))[0]
    assert last_year > first_year + 100
    engine.try_laws_in_years(calendar, first_year, last_year)


def days_of_range(engine, calendar):
    """The first and the last day that the calendar answers for."""
    first_year, last_year = engine.calendar_facts(calendar)["years"]
    last = engine.layout_of_year(calendar, last_year)
    return engine.layout_of_year(calendar, first_year).new_year, last.new_year + last.length - 1


@every_calendar
def test_the_range_has_its_ends_and_the_month_set_is_in_order(engine, calendar):
    engine.try_laws_of_calendar(calendar)


@every_calendar
def test_the_days_and_years_around_both_ends_of_the_range_keep_the_laws(engine, calendar):
    first_year, last_year = engine.calendar_facts(calendar)["years"]
    first = engine.layout_of_year(calendar, first_year).new_year
    last_layout = engine.layout_of_year(calendar, last_year)
    last = last_layout.new_year + last_layout.length - 1
    engine.try_laws_on_days(calendar, first, first + 2_000)
    engine.try_laws_on_days(calendar, last - 2_000, last)
    engine.try_laws_in_years(calendar, first_year, first_year + 5)
    engine.try_laws_in_years(calendar, last_year - 5, last_year)
    for day in (first - 1, last + 1, -(2**31), 2**31 - 1):
        with pytest.raises(Refusal) as refusal:
            engine.date_of_day(calendar, day)
        assert refusal.value.args == ("fixedDayOutOfRange", day)


@every_calendar
def test_random_days_and_years_of_the_whole_range_keep_the_laws(engine, calendar):
    first_year, last_year = engine.calendar_facts(calendar)["years"]
    first = engine.layout_of_year(calendar, first_year).new_year
    last = engine.layout_of_year(calendar, last_year).new_year
    numbers = random.Random(calendar.name)
    for _ in range(5_000):
        day = numbers.randint(first, last)
        engine.try_laws_on_days(calendar, day, day)
        year = numbers.randint(first_year, last_year)
        engine.try_laws_in_years(calendar, year, year)


def test_a_law_that_is_broken_is_told(engine):
    # The day before the first has no date, so it breaks the first law.
    first = engine.layout_of_year(GREGORY, -300_000).new_year
    with pytest.raises(Refusal) as refusal:
        engine.try_laws_on_days(GREGORY, first - 1, first)
    assert refusal.value.args == ("lawBroken", 1, first - 1)


# Tables


def test_the_hebrew_years_5000_to_6000_are_those_of_the_table(engine):
    rows = table("hebrew-newyear.csv")
    assert len(rows) == 1001
    for row in rows:
        leap = row["leap"] == "1"
        layout = engine.layout_of_year(HEBREW, int(row["year"]))
        assert layout.new_year == fixed_day(row["tishri1_iso"]), row
        assert layout.length == int(row["length"]), row
        assert layout.leap_ordinal == (6 if leap else 0), row
        heshvan, kislev = {"deficient": (29, 29), "regular": (29, 30), "complete": (30, 30)}[row["type"]]
        lengths = [30, heshvan, kislev, 29, 30, *([30] if leap else []), 29, 30, 29, 30, 29, 30, 29]
        codes = [(n, 0) for n in range(1, 6)] + [(5, 1)] * leap + [(n, 0) for n in range(6, 13)]
        assert [month.length for month in layout.months] == lengths, row
        assert [(month.number, month.leap) for month in layout.months] == codes, row
        starts = [layout.new_year + sum(lengths[:index]) for index in range(len(lengths))]
        assert [month.first_day for month in layout.months] == starts, row
        assert engine.layout_of_day(HEBREW, layout.new_year) == layout, row
        assert engine.layout_of_day(HEBREW, layout.new_year + layout.length - 1) == layout, row
        assert engine.date_of_day(HEBREW, layout.new_year)[4] % 7 == int(row["weekday_sun0"]), row


def test_the_dates_of_calendrical_calculations(engine):
    rows = table("dershowitz-reingold.csv")
    assert len(rows) == 33
    for row in rows:
        day = int(row["rd"])
        gregorian = [int(row[f"gregorian_{field}"]) for field in ("year", "month", "day")]
        expect_date(engine, GREGORY, day, (gregorian[0], gregorian[1], 0, gregorian[2]))
        year, month, day_of_month = (int(row[f"hebrew_{field}"]) for field in ("year", "month", "day"))
        # The book counts from Nisan; 12 is Adar, or Adar I before 13, Adar II.
        is_leap = year % 19 in (3, 6, 8, 11, 14, 17, 0)
        code = {12: (5, 1) if is_leap else (6, 0), 13: (6, 0)}.get(month) or ((month + 5) % 12 + 1, 0)
        expect_date(engine, HEBREW, day, (year, *code, day_of_month))


@pytest.mark.parametrize(("calendar", "count"), [(GREGORY, 166), (HEBREW, 138)], ids=["gregory", "hebrew"])
def test_the_dates_of_the_temporal_test_suite(engine, calendar, count):
    rows = [row for row in table("test262-dates.csv") if row["calendar"] == calendar.name.lower()]
    assert len(rows) == count
    for row in rows:
        date = tuple(int(row[field]) for field in ("arithmetic_year", "month", "month_is_leap", "day"))
        expect_date(engine, calendar, fixed_day(row["iso_date"]), date)


def test_the_hebrew_days_that_foundation_misplaces(engine):
    rows = [row for row in table("foundation-disagreements.csv") if row["calendar"] == "hebrew"]
    assert len(rows) == 4
    for row in rows:
        first, last = fixed_day(row["iso_from"]), fixed_day(row["iso_to"])
        assert last - first + 1 == int(row["days"])
        date = tuple(int(row[field]) for field in ("year", "month", "leap", "day"))
        expect_date(engine, HEBREW, first, date)
        # They end with Heshvan of the year that Foundation begins late.
        expect_date(engine, HEBREW, last + 1, (date[0] + 1, 3, 0, 1))


# The whole range, where a sum that does not fit 32 bits would show


def test_gregorian_years_begin_where_the_plain_count_of_days_puts_them(engine):
    for year in [*range(-300_000, 300_001, 97), 300_000]:
        new_year = fixed_day(f"{year:07}-01-01")
        assert engine.layout_of_year(GREGORY, year).new_year == new_year
        assert engine.date_of_day(GREGORY, new_year)[:4] == (year, 1, 0, 1)


def test_hebrew_years_begin_where_calendrical_calculations_puts_them(engine):
    # Among the last are moladot right on and right before the limits of the postponements.
    limits = [75_795, -3_840, 29_964, 193_151, 245_816, 88_370, -49_670]
    for year in [*range(-280_000, 280_001, 97), 280_000, *limits]:
        new_year = book_new_year(year)
        layout = engine.layout_of_year(HEBREW, year)
        assert (layout.new_year, layout.length) == (new_year, book_new_year(year + 1) - new_year)
        assert engine.date_of_day(HEBREW, new_year)[:4] == (year, 1, 0, 1)


def book_new_year(year: int) -> int:
    """Calendrical Calculations, 4th ed., §8.2: the elapsed days, put right where a year's length is impossible."""

    def elapsed_days(year: int) -> int:
        months = (235 * year - 234) // 19
        days = 29 * months + (12_084 + 13_753 * months) // 25_920
        return days + 1 if 3 * (days + 1) % 7 < 3 else days

    before, start, after = (elapsed_days(year + shift) for shift in (-1, 0, 1))
    correction = 2 if after - start == 356 else 1 if start - before == 382 else 0
    return -1_373_427 + start + correction


# Facts and refusals


def test_the_months_of_the_gregorian_calendar(engine):
    facts = engine.calendar_facts(GREGORY)
    lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    assert facts["years"] == (-300_000, 300_000)
    assert facts["year_one"] == 1
    assert facts["longest"] == 31
    assert facts["months"] == [(n, 0, lengths[n - 1], n) for n in range(1, 13)]


def test_the_months_of_the_hebrew_calendar(engine):
    facts = engine.calendar_facts(HEBREW)
    lengths = [30, 30, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29]
    ordinary = [(n, 0, lengths[n - 1], n) for n in range(1, 13)]
    assert facts["years"] == (-280_000, 280_000)
    assert facts["year_one"] == 1
    assert facts["longest"] == 30
    assert facts["months"] == [*ordinary[:5], (5, 1, 30, 6), *ordinary[5:]]


@pytest.mark.parametrize(
    ("calendar", "date", "refusal"),
    [
        (GREGORY, (2023, 2, 0, 29), ("dayNotInMonth", 29)),
        (GREGORY, (2024, 2, 0, 0), ("dayNotInMonth", 0)),
        (GREGORY, (2024, 2, 0, -(2**31)), ("dayNotInMonth", -(2**31))),
        (GREGORY, (2024, 13, 0, 40), ("monthNotInCalendar", 13, 0)),
        (GREGORY, (2024, 2, 1, 1), ("monthNotInCalendar", 2, 1)),
        (GREGORY, (300_001, 13, 0, 40), ("yearOutOfRange", 300_001)),
        (GREGORY, (-(2**31), 1, 0, 1), ("yearOutOfRange", -(2**31))),
        (HEBREW, (5785, 5, 1, 30), ("monthNotInYear", 5, 1)),
        (HEBREW, (5785, 5, 1, 31), ("monthNotInYear", 5, 1)),
        (HEBREW, (5784, 6, 1, 1), ("monthNotInCalendar", 6, 1)),
        (HEBREW, (5784, 255, 1, 1), ("monthNotInCalendar", 255, 1)),
        (HEBREW, (5785, 6, 0, 30), ("dayNotInMonth", 30)),
        (HEBREW, (2**31 - 1, 1, 0, 1), ("yearOutOfRange", 2**31 - 1)),
    ],
)
def test_the_first_wrong_field_is_named(engine, calendar, date, refusal):
    with pytest.raises(Refusal) as refused:
        engine.day_of_date(calendar, *date)
    assert refused.value.args == refusal
