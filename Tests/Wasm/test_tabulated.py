"""The calendars that know only the years of a table, on wasm32: the inputs of the native tests."""

import pytest

from engine import Calendar, Refusal, fixed_day, table

PERSIAN, NEPALI, UMALQURA = Calendar.PERSIAN, Calendar.NEPALI, Calendar.ISLAMIC_UMALQURA

# First and last year and day of each.
RANGES = {
    PERSIAN: ((1, 3000), ("0622-03-22", "3622-03-20")),
    NEPALI: ((1970, 2100), ("1913-04-13", "2044-04-12")),
    UMALQURA: ((1300, 1600), ("1882-11-12", "2174-11-25")),
}
every_table = pytest.mark.parametrize("calendar", list(RANGES), ids=lambda calendar: calendar.name.lower())


def expect_date(engine, calendar, day, date):
    assert engine.date_of_day(calendar, day) == (*date, (day - 1) % 7 + 1)
    assert engine.day_of_date(calendar, *date) == day


def expect_year(engine, calendar, year, new_year, lengths):
    layout = engine.layout_of_year(calendar, year)
    assert (layout.year, layout.new_year, layout.length, layout.leap_ordinal) == (year, new_year, sum(lengths), 0)
    assert [(month.number, month.leap, month.length) for month in layout.months] == [
        (number, 0, length) for number, length in enumerate(lengths, 1)
    ]
    last_day = new_year + sum(lengths) - 1
    assert engine.layout_of_day(calendar, new_year) == layout
    assert engine.layout_of_day(calendar, last_day) == layout
    expect_date(engine, calendar, new_year, (year, 1, 0, 1))
    expect_date(engine, calendar, last_day, (year, 12, 0, lengths[-1]))


def expect_no_day(engine, calendar, day):
    for ask in (engine.date_of_day, engine.layout_of_day):
        with pytest.raises(Refusal) as refusal:
            ask(calendar, day)
        assert refusal.value.args == ("fixedDayOutOfRange", day)


def expect_no_year(engine, calendar, year):
    with pytest.raises(Refusal) as refusal:
        engine.layout_of_year(calendar, year)
    assert refusal.value.args == ("yearOutOfRange", year)
    with pytest.raises(Refusal) as refusal:
        engine.day_of_date(calendar, year, 1, 0, 1)
    assert refusal.value.args == ("yearOutOfRange", year)


def test_the_persian_years_are_those_of_the_table(engine):
    rows = table("persian-newyear.csv")
    assert len(rows) == 3000
    for row in rows:
        lengths = [31] * 6 + [30] * 5 + [29 + int(row["leap"])]
        assert sum(lengths) == int(row["length"]), row
        expect_year(engine, PERSIAN, int(row["year"]), fixed_day(row["nowruz_iso"]), lengths)


def test_the_nepali_years_are_those_of_the_table(engine):
    rows = table("nepali-months.csv")
    assert len(rows) == 131
    for row in rows:
        lengths = [int(row[f"m{month}"]) for month in range(1, 13)]
        expect_year(engine, NEPALI, int(row["year"]), fixed_day(row["start_iso"]), lengths)


def test_the_months_of_umm_al_qura_are_those_of_the_table(engine):
    rows = table("umalqura-months.csv")
    assert len(rows) == 3612
    for row in rows:
        first, length = fixed_day(row["start_iso_kacst"]), int(row["length_kacst"])
        year, month = int(row["year"]), int(row["month"])
        expect_date(engine, UMALQURA, first, (year, month, 0, 1))
        expect_date(engine, UMALQURA, first + length - 1, (year, month, 0, length))
    for start in range(0, len(rows), 12):
        year = rows[start : start + 12]
        lengths = [int(row["length_kacst"]) for row in year]
        expect_year(engine, UMALQURA, int(year[0]["year"]), fixed_day(year[0]["start_iso_kacst"]), lengths)


@every_table
def test_the_range_has_its_ends_and_nothing_beyond(engine, calendar):
    (first_year, last_year), (first, last) = RANGES[calendar]
    assert engine.calendar_facts(calendar)["years"] == (first_year, last_year)
    assert engine.date_of_day(calendar, fixed_day(first))[:4] == (first_year, 1, 0, 1)
    assert engine.date_of_day(calendar, fixed_day(last))[:2] == (last_year, 12)
    for year in (first_year, first_year + 1, last_year - 1, last_year):
        assert engine.layout_of_year(calendar, year).year == year
    for year in (first_year - 1, last_year + 1, 0, -1, -(2**31), 2**31 - 1):
        expect_no_year(engine, calendar, year)
    for day in (fixed_day(first) - 1, fixed_day(last) + 1, -(2**31), 2**31 - 1):
        expect_no_day(engine, calendar, day)


@every_table
def test_every_day_and_year_of_the_table_keeps_the_laws(engine, calendar):
    (first_year, last_year), (first, last) = RANGES[calendar]
    engine.try_laws_on_days(calendar, fixed_day(first), fixed_day(last))
    engine.try_laws_in_years(calendar, first_year, last_year)
    engine.try_laws_of_calendar(calendar)


def test_the_months_are_those_documented(engine):
    longest = {
        PERSIAN: [31] * 6 + [30] * 6,
        NEPALI: [31, 32, 32, 32, 32, 31, 30, 30, 30, 30, 30, 31],
        UMALQURA: [30] * 12,
    }
    for calendar, lengths in longest.items():
        facts = engine.calendar_facts(calendar)
        assert facts["year_one"] == facts["years"][0]
        assert facts["longest"] == max(lengths)
        assert facts["months"] == [(number, 0, length, number) for number, length in enumerate(lengths, 1)]


@pytest.mark.parametrize(
    ("calendar", "name", "in_range", "refused"),
    [(PERSIAN, "persian", 138, 8), (UMALQURA, "islamic-umalqura", 55, 20)],
    ids=["persian", "islamic-umalqura"],
)
def test_the_dates_of_the_temporal_test_suite(engine, calendar, name, in_range, refused):
    # The suite has Persian year 1 begin by the 33-year rule, a day before the equinox's day.
    rows = [row for row in table("test262-dates.csv") if row["calendar"] == name and row["iso_date"] != "0622-03-21"]
    (first_year, last_year), _ = RANGES[calendar]
    known = 0
    for row in rows:
        day = fixed_day(row["iso_date"])
        date = tuple(int(row[field]) for field in ("arithmetic_year", "month", "month_is_leap", "day"))
        if first_year <= date[0] <= last_year:
            known += 1
            expect_date(engine, calendar, day, date)
        else:
            expect_no_year(engine, calendar, date[0])
            expect_no_day(engine, calendar, day)
    assert (known, len(rows) - known) == (in_range, refused)


def test_the_persian_dates_of_calendrical_calculations(engine):
    in_range = 0
    for row in table("dershowitz-reingold.csv"):
        year, month, day = (int(row[f"persian_astronomical_{field}"]) for field in ("year", "month", "day"))
        if year >= 1:
            in_range += 1
            expect_date(engine, PERSIAN, int(row["rd"]), (year, month, 0, day))
        else:
            expect_no_day(engine, PERSIAN, int(row["rd"]))
    assert in_range == 27


@pytest.mark.parametrize("name", ["foundation-disagreements.csv", "icu-disagreements.csv"])
def test_the_persian_years_that_others_begin_a_day_late(engine, name):
    rows = [row for row in table(name) if row["calendar"] == "persian"]
    assert len(rows) == 10
    for row in rows:
        year, month, day = (int(row[field]) for field in ("year", "month", "day"))
        expect_date(engine, PERSIAN, fixed_day(row["iso_from"]), (year, month, 0, day))
        expect_date(engine, PERSIAN, fixed_day(row["iso_to"]) + 1, (year + 1, 1, 0, 1))


@pytest.mark.parametrize(
    ("calendar", "date", "iso"),
    [
        (PERSIAN, (1304, 1, 11), "1925-03-31"),
        (PERSIAN, (1332, 5, 28), "1953-08-19"),
        (PERSIAN, (1357, 11, 22), "1979-02-11"),
        (PERSIAN, (1399, 12, 30), "2021-03-20"),
        (PERSIAN, (1403, 1, 1), "2024-03-20"),
        (PERSIAN, (1403, 12, 30), "2025-03-20"),
        (NEPALI, (1990, 10, 2), "1934-01-15"),
        (NEPALI, (2058, 2, 19), "2001-06-01"),
        (NEPALI, (2065, 2, 15), "2008-05-28"),
        (NEPALI, (2072, 1, 12), "2015-04-25"),
        (NEPALI, (2072, 6, 3), "2015-09-20"),
        (NEPALI, (2081, 1, 1), "2024-04-13"),
        (UMALQURA, (1445, 9, 1), "2024-03-11"),
        (UMALQURA, (1445, 10, 1), "2024-04-10"),
        (UMALQURA, (1445, 12, 10), "2024-06-16"),
        (UMALQURA, (1447, 1, 1), "2025-06-26"),
    ],
)
def test_published_dates(engine, calendar, date, iso):
    year, month, day = date
    expect_date(engine, calendar, fixed_day(iso), (year, month, 0, day))


@pytest.mark.parametrize(
    ("calendar", "date", "refusal"),
    [
        (PERSIAN, (1404, 12, 0, 30), ("dayNotInMonth", 30)),
        (PERSIAN, (1404, 7, 0, 31), ("dayNotInMonth", 31)),
        (NEPALI, (2081, 5, 0, 32), ("dayNotInMonth", 32)),
        (NEPALI, (2081, 13, 0, 1), ("monthNotInCalendar", 13, 0)),
        (UMALQURA, (1445, 9, 0, 31), ("dayNotInMonth", 31)),
        (UMALQURA, (1445, 9, 1, 1), ("monthNotInCalendar", 9, 1)),
    ],
)
def test_the_first_wrong_field_is_named(engine, calendar, date, refusal):
    with pytest.raises(Refusal) as refused:
        engine.day_of_date(calendar, *date)
    assert refused.value.args == refusal
