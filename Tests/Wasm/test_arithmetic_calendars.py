"""The calendars that a rule gives for all time, on wasm32: what ArithmeticCalendarsTests and EraTests try natively."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

import pytest

from engine import Calendar, Refusal, fixed_day, table


class Era(IntEnum):
    """The raw values of `Era`."""

    BCE = 0
    CE = 1
    BE = 2
    BROC = 3
    ROC = 4
    MEIJI = 5
    TAISHO = 6
    SHOWA = 7
    HEISEI = 8
    REIWA = 9
    AM = 10
    AA = 11
    SHAKA = 12
    AP = 13
    BH = 14
    AH = 15
    BS = 16


def named(name: str) -> Calendar:
    """A calendar by its CLDR name."""
    return Calendar[name.upper().replace("-", "_")]


def fields(text: str) -> tuple[int, int, int, int]:
    """A date as `Tests/Cases` writes it: `5784-M05L-30`, `-43-M03-15`."""
    sign = -1 if text.startswith("-") else 1
    year, month, day = text.lstrip("-").split("-")
    return sign * int(year), int(month[1:].rstrip("L")), int(month.endswith("L")), int(day)


def expect_date(engine, calendar: Calendar, day: int, date: tuple[int, int, int, int], why: object) -> None:
    assert engine.date_of_day(calendar, day)[:4] == date, why
    assert engine.day_of_date(calendar, *date) == day, why


# Tables


@pytest.mark.parametrize(
    ("name", "column", "ahead"),
    [
        ("iso8601", "gregorian", 0),
        ("japanese", "gregorian", 0),
        ("buddhist", "gregorian", 543),
        ("roc", "gregorian", -1911),
        ("julian", "julian", 0),
        ("coptic", "coptic", 0),
        ("ethiopic", "ethiopic", 0),
        ("ethioaa", "ethiopic", 5500),
        ("islamic-civil", "islamic_civil", 0),
        ("islamic-tbla", "islamic_tbla", 0),
    ],
)
def test_the_dates_of_calendrical_calculations(engine, name, column, ahead):
    rows = table("dershowitz-reingold.csv")
    assert len(rows) == 33
    for row in rows:
        year, month, day = (int(row[f"{column}_{field}"]) for field in ("year", "month", "day"))
        # The book's Julian years have no year 0.
        year += 1 if column == "julian" and year < 0 else 0
        expect_date(engine, named(name), int(row["rd"]), (year + ahead, month, 0, day), row)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("gregory", 166),
        ("buddhist", 158),
        ("roc", 165),
        ("japanese", 202),
        ("hebrew", 138),
        ("coptic", 52),
        ("ethiopic", 56),
        ("ethioaa", 52),
        ("indian", 119),
        ("islamic-civil", 84),
        ("islamic-tbla", 84),
    ],
)
def test_the_dates_and_eras_of_the_temporal_test_suite(engine, name, count):
    rows = [row for row in table("test262-dates.csv") if row["calendar"] == name]
    assert len(rows) == count
    for row in rows:
        day = fixed_day(row["iso_date"])
        date = tuple(int(row[field]) for field in ("arithmetic_year", "month", "month_is_leap", "day"))
        expect_date(engine, named(name), day, date, row)
        assert engine.era_of_day(named(name), day) == (Era[row["era"].upper()], int(row["year"])), row


def test_published_dates(engine):
    rows = table("../Tests/Cases/published-dates.csv")
    assert len(rows) == 51
    for row in rows:
        expect_date(engine, named(row["calendar"]), fixed_day(row["iso"]), fields(row["date"]), row)


# Eras


def test_the_first_and_last_day_of_each_japanese_era(engine):
    rows = [row for row in table("japanese-eras.csv") if row["profile"] == "temporal"]
    assert [Era[row["era"].upper()] for row in rows] == engine.eras(Calendar.JAPANESE)
    assert len(rows) == 7
    for row in rows:
        era = Era[row["era"].upper()]
        if row["start_iso"]:
            first = fixed_day(row["start_iso"])
            assert engine.era_of_day(Calendar.JAPANESE, first) == (era, int(row["start_era_year"]))
            assert engine.era_of_day(Calendar.JAPANESE, first - 1)[0] != era
        if row["end_iso"]:
            last = fixed_day(row["end_iso"])
            assert engine.era_of_day(Calendar.JAPANESE, last)[0] == era
            assert engine.era_of_day(Calendar.JAPANESE, last + 1)[0] != era


@pytest.mark.parametrize(
    ("name", "last", "before", "after"),
    [
        ("japanese", "1989-01-07", (Era.SHOWA, 64), (Era.HEISEI, 1)),
        ("japanese", "2019-04-30", (Era.HEISEI, 31), (Era.REIWA, 1)),
        ("japanese", "1872-12-31", (Era.CE, 1872), (Era.MEIJI, 6)),
        ("japanese", "0000-12-31", (Era.BCE, 1), (Era.CE, 1)),
        ("gregory", "0000-12-31", (Era.BCE, 1), (Era.CE, 1)),
        ("julian", "0000-12-29", (Era.BCE, 1), (Era.CE, 1)),
        ("roc", "1911-12-31", (Era.BROC, 1), (Era.ROC, 1)),
        ("ethiopic", "0008-08-26", (Era.AA, 5500), (Era.AM, 1)),
        ("islamic-civil", "0622-07-18", (Era.BH, 1), (Era.AH, 1)),
        ("islamic-tbla", "0622-07-17", (Era.BH, 1), (Era.AH, 1)),
        ("buddhist", "-000543-12-31", (Era.BE, 0), (Era.BE, 1)),
        ("coptic", "0284-08-28", (Era.AM, 0), (Era.AM, 1)),
        ("ethioaa", "-005492-07-16", (Era.AA, 0), (Era.AA, 1)),
        ("indian", "0079-03-21", (Era.SHAKA, 0), (Era.SHAKA, 1)),
    ],
)
def test_an_era_follows_another_or_goes_on(engine, name, last, before, after):
    assert engine.era_of_day(named(name), fixed_day(last)) == before
    assert engine.era_of_day(named(name), fixed_day(last) + 1) == after


@pytest.mark.parametrize(
    ("name", "eras", "year_one"),
    [
        ("gregory", [Era.BCE, Era.CE], 1),
        ("julian", [Era.BCE, Era.CE], 1),
        ("buddhist", [Era.BE], 1),
        ("roc", [Era.BROC, Era.ROC], 1),
        ("coptic", [Era.AM], 1),
        ("ethiopic", [Era.AA, Era.AM], -5499),
        ("ethioaa", [Era.AA], 1),
        ("indian", [Era.SHAKA], 1),
        ("islamic-civil", [Era.BH, Era.AH], 1),
        ("islamic-tbla", [Era.BH, Era.AH], 1),
    ],
)
def test_the_eras_of_each_calendar(engine, name, eras, year_one):
    assert engine.eras(named(name)) == eras
    assert engine.calendar_facts(named(name))["year_one"] == year_one


def test_iso_8601_has_no_eras(engine):
    assert engine.eras(Calendar.ISO8601) == []
    assert engine.era_of_day(Calendar.ISO8601, fixed_day("2024-01-01")) == (-1, 2024)


# The whole range, where a sum that does not fit 32 bits would show


@dataclass(frozen=True)
class Book:
    """*Calendrical Calculations*, 4th ed.: days counted plainly from the epoch."""

    calendar: Calendar
    years: tuple[int, int]
    lengths: list[int]
    leap_month: int
    is_leap: Callable[[int], bool]
    new_year: Callable[[int], int]

    def lengths_of(self, year: int) -> list[int]:
        return [n + (month == self.leap_month and self.is_leap(year)) for month, n in enumerate(self.lengths, 1)]


def gregorian_is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def gregorian_new_year(year: int) -> int:
    before = year - 1
    return 1 + 365 * before + before // 4 - before // 100 + before // 400


def gregorian(calendar: Calendar, ahead: int) -> Book:
    years = (-300_000 + ahead, 300_000 + ahead)
    return Book(
        calendar, years, ROMAN, 2, lambda y: gregorian_is_leap(y - ahead), lambda y: gregorian_new_year(y - ahead)
    )


def alexandrian(calendar: Calendar, years: tuple[int, int], epoch: int, ahead: int) -> Book:
    lengths = [30] * 12 + [5]
    return Book(
        calendar,
        years,
        lengths,
        13,
        lambda y: (y - ahead) % 4 == 3,
        lambda y: epoch + 365 * (y - ahead - 1) + (y - ahead) // 4,
    )


def islamic(calendar: Calendar, epoch: int) -> Book:
    leap_years = {2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29}
    return Book(
        calendar,
        (-290_000, 290_000),
        [30, 29] * 6,
        12,
        lambda y: y % 30 in leap_years,
        lambda y: epoch + 354 * (y - 1) + (3 + 11 * y) // 30,
    )


ROMAN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
BOOKS = [
    gregorian(Calendar.ISO8601, 0),
    gregorian(Calendar.JAPANESE, 0),
    gregorian(Calendar.BUDDHIST, 543),
    gregorian(Calendar.ROC, -1911),
    Book(
        Calendar.JULIAN,
        (-280_000, 280_000),
        ROMAN,
        2,
        lambda y: y % 4 == 0,
        lambda y: -1 + 365 * (y - 1) + (y - 1) // 4,
    ),
    alexandrian(Calendar.COPTIC, (-280_000, 280_000), 103_605, 0),
    alexandrian(Calendar.ETHIOPIC, (-279_724, 280_276), 2_796, 0),
    alexandrian(Calendar.ETHIOAA, (-274_224, 285_776), 2_796, 5_500),
    Book(
        Calendar.INDIAN,
        (-280_000, 280_000),
        [30] + [31] * 5 + [30] * 6,
        1,
        lambda y: gregorian_is_leap(y + 78),
        lambda y: gregorian_new_year(y + 78) + 80,
    ),
    islamic(Calendar.ISLAMIC_CIVIL, 227_015),
    islamic(Calendar.ISLAMIC_TBLA, 227_014),
]
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.calendar.name.lower())


@every_book
def test_years_begin_and_their_months_are_as_the_plain_count_of_days_has_them(engine, book):
    first, last = book.years
    for year in [*range(first, last + 1, 389), *range(-40, 440), *range(1300, 2700), last]:
        layout = engine.layout_of_year(book.calendar, year)
        lengths = book.lengths_of(year)
        assert (layout.new_year, layout.length) == (book.new_year(year), sum(lengths)), year
        assert [month.length for month in layout.months] == lengths, year
        assert engine.layout_of_day(book.calendar, layout.new_year) == layout
        assert engine.layout_of_day(book.calendar, layout.new_year + layout.length - 1) == layout


@every_book
def test_random_days_of_the_whole_range_are_where_the_plain_count_of_days_has_them(engine, book):
    numbers = random.Random(book.calendar.name)
    for _ in range(5_000):
        year = numbers.randint(*book.years)
        lengths = book.lengths_of(year)
        month = numbers.randint(1, len(lengths))
        day = numbers.choice([1, lengths[month - 1], numbers.randint(1, lengths[month - 1])])
        fixed = book.new_year(year) + sum(lengths[: month - 1]) + day - 1
        expect_date(engine, book.calendar, fixed, (year, month, 0, day), book.calendar)


@every_book
def test_the_range_the_years_and_the_months_are_those_documented(engine, book):
    facts = engine.calendar_facts(book.calendar)
    lengths = [n + (month == book.leap_month) for month, n in enumerate(book.lengths, 1)]
    assert facts["years"] == book.years
    assert facts["longest"] == max(lengths)
    assert facts["months"] == [(month, 0, n, month) for month, n in enumerate(lengths, 1)]
    for day in (fixed_day("-271821-04-19"), fixed_day("+275760-09-13")):
        assert engine.day_of_date(book.calendar, *engine.date_of_day(book.calendar, day)[:4]) == day


@pytest.mark.parametrize(
    ("name", "date", "refusal"),
    [
        ("julian", "1901-M02-29", ("dayNotInMonth", 29)),
        ("coptic", "1740-M13-06", ("dayNotInMonth", 6)),
        ("ethiopic", "2016-M13-06", ("dayNotInMonth", 6)),
        ("ethioaa", "7516-M13-06", ("dayNotInMonth", 6)),
        ("coptic", "1740-M14-01", ("monthNotInCalendar", 14, 0)),
        ("indian", "1945-M01-31", ("dayNotInMonth", 31)),
        ("indian", "1946-M13-01", ("monthNotInCalendar", 13, 0)),
        ("islamic-civil", "1446-M12-30", ("dayNotInMonth", 30)),
        ("islamic-tbla", "1446-M12-30", ("dayNotInMonth", 30)),
        ("islamic-civil", "1445-M05L-01", ("monthNotInCalendar", 5, 1)),
        ("islamic-civil", "290001-M01-01", ("yearOutOfRange", 290_001)),
        ("roc", "298090-M01-01", ("yearOutOfRange", 298_090)),
    ],
)
def test_what_does_not_exist_is_rejected(engine, name, date, refusal):
    with pytest.raises(Refusal) as refused:
        engine.day_of_date(named(name), *fields(date))
    assert refused.value.args == refusal
