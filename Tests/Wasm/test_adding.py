"""Adding years and months, comparing and the distance in days on wasm32: what ArithmeticTests tries natively."""

import random

import pytest

from engine import Calendar, Refusal, table
from test_arithmetic_calendars import BOOKS, fields, named

EXTREMES = [2**31 - 1, -(2**31)]


def described(date: tuple[int, ...]) -> str:
    year, month, leap, day = date
    return f"{year}-M{month:02}{'L' if leap else ''}-{day:02}"


@pytest.mark.parametrize("overflow", ["constrain", "reject"])
def test_years_keep_the_months_code_months_are_counted_and_the_day_comes_last(engine, overflow):
    rows = table("../Tests/Cases/adding.csv")
    assert len(rows) == 102
    for row in rows:
        calendar, start, expected = named(row["calendar"]), fields(row["start"]), row[overflow]
        try:
            years, months = int(row["years"]), int(row["months"])
            sum_, days, order = engine.add_to_date(calendar, start, years, months, overflow == "reject")
            answer = described(sum_)
            assert days == engine.day_of_date(calendar, *sum_) - engine.day_of_date(calendar, *start), row
            assert order == (days > 0) - (days < 0), row
        except Refusal as refusal:
            reason, *value = refusal.args
            if reason.startswith("month"):
                answer = f"{reason} M{value[0]:02}{'L' if value[1] else ''}"
            else:
                # Where the case names an error without a value, any value will do.
                answer = reason if expected == reason else f"{reason} {value[0]}"
        assert answer == expected, row


def test_hebrew_months_added_at_once_are_those_of_a_walk_month_by_month(engine):
    walk: list[tuple[int, int, int, int]] = []
    for row in table("hebrew-newyear.csv"):
        heshvan = 30 if row["type"] == "complete" else 29
        kislev = 29 if row["type"] == "deficient" else 30
        months = [(1, 0, 30), (2, 0, heshvan), (3, 0, kislev), (4, 0, 29), (5, 0, 30)]
        months += [(5, 1, 30)] * (row["leap"] == "1")
        months += [(number, 0, 29 if number % 2 == 0 else 30) for number in range(6, 13)]
        walk += [(int(row["year"]), *month) for month in months]
    assert len(walk) == 12_381

    numbers = random.Random(5784)
    places = [(0, place) for place in range(0, len(walk), 3)]
    places += [(numbers.randrange(len(walk)), numbers.randrange(len(walk))) for _ in range(5_000)]
    for start, end in places:
        day = min(numbers.randint(1, 30), walk[start][3])
        expected = (*walk[end][:3], min(day, walk[end][3]))
        reached = engine.add_to_date(Calendar.HEBREW, (*walk[start][:3], day), 0, end - start)[0]
        assert reached == expected


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.calendar.name.lower())
def test_where_every_year_has_the_same_months_adding_is_plain_counting(engine, book):
    numbers = random.Random(book.calendar.name)
    count = len(book.lengths)
    for _ in range(2_000):
        from_year, to_year = numbers.randint(*book.years), numbers.randint(*book.years)
        from_month, to_month = numbers.randint(1, count), numbers.randint(1, count)
        day = numbers.randint(1, book.lengths_of(from_year)[from_month - 1])
        end_day = min(day, book.lengths_of(to_year)[to_month - 1])
        # Any split between years and months leads there, where the years alone stay in the range.
        years = numbers.randint(min(0, to_year - from_year), max(0, to_year - from_year))
        months = (to_year - from_year - years) * count + to_month - from_month
        reached, days, order = engine.add_to_date(book.calendar, (from_year, from_month, 0, day), years, months)
        assert reached == (to_year, to_month, 0, end_day)

        def fixed(year: int, month: int, day: int) -> int:
            return book.new_year(year) + sum(book.lengths_of(year)[: month - 1]) + day

        expected = fixed(to_year, to_month, end_day) - fixed(from_year, from_month, day)
        assert (days, order) == (expected, (expected > 0) - (expected < 0))


@pytest.mark.parametrize("calendar", list(Calendar), ids=lambda calendar: calendar.name.lower())
def test_no_amount_traps_and_those_beyond_the_range_are_errors(engine, calendar):
    for year in engine.calendar_facts(calendar)["years"]:
        month = engine.layout_of_year(calendar, year).months[0]
        start = (year, month.number, month.leap, 1)
        assert engine.add_to_date(calendar, start, 0, 0, True) == (start, 0, 0)
        for years, months in [(a, b) for a in [0, *EXTREMES] for b in [0, *EXTREMES] if (a, b) != (0, 0)]:
            for rejects in (False, True):
                with pytest.raises(Refusal, match="yearOutOfRange"):
                    engine.add_to_date(calendar, start, years, months, rejects)
