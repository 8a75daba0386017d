"""What `make compare` makes of two calendars: it must find each difference, and no other."""
import sys

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "Tools"))

from comparison import foundation, intl  # noqa: E402
from comparison.dates import Date, Days, Lacking, expand  # noqa: E402
from comparison.runs import Run, compare  # noqa: E402


def date(month: str, day: int, year: int = 2001, era: str = "") -> Date:
    return Date(era, year, month, day)


WEEK = [date("M01", day) for day in range(1, 8)]
WEEK_DAYS = Days(0, 6)


def test_equal_dates_do_not_differ():
    assert compare(WEEK, list(WEEK), WEEK_DAYS) == (7, [])


@pytest.mark.parametrize("change", [
    dict(era="heisei"), dict(year=2000), dict(month="M01L"), dict(month="M02"), dict(day=31)])
def test_a_difference_in_any_field_is_found(change):
    theirs = [*WEEK[:3], WEEK[3]._replace(**change), *WEEK[4:]]
    comparison = compare(WEEK, theirs, WEEK_DAYS)
    assert comparison.runs == [Run(3, 3, WEEK[3], theirs[3])]
    assert comparison.different == 1


def test_days_that_differ_in_a_row_are_one_run():
    theirs = [date("M02", 1), date("M02", 2), *WEEK[2:5], date("M02", 6), date("M02", 7)]
    comparison = compare(WEEK, theirs, WEEK_DAYS)
    assert [(run.first, run.last, run.days) for run in comparison.runs] == [(0, 1, 2), (5, 6, 2)]
    assert comparison.different == 4


def test_days_that_we_do_not_answer_for_are_not_compared():
    comparison = compare([None, *WEEK[1:6], None], [date("M09", 9), *WEEK[1:6], date("M09", 9)], WEEK_DAYS)
    assert comparison == (5, [])


def test_dates_are_expanded_from_the_days_that_are_not_one_later():
    starts = [(0, date("M01", 29)), (2, date("M02", 1)), (3, date("M02", 3))]
    assert expand(starts, 5) == [
        date("M01", 29), date("M01", 30), date("M02", 1), date("M02", 3), date("M02", 4)]


def test_dates_without_a_first_day_are_no_dates():
    with pytest.raises(AssertionError):
        expand([(1, date("M01", 1))], 3)


@pytest.mark.parametrize("text, code", [
    ("1", "M01"), ("12", "M12"), ("13", "M13"), ("6bis", "M06L"), ("Mo6", "M06"), ("Mo6bis", "M06L"), ("07", "M07"),
    ("Adar I", "M05L"), ("Adar", "M06"), ("Adar II", "M06"), ("Nisan", "M07")])
def test_months_of_intl_are_understood(text, code):
    assert intl._month(text) == code


@pytest.mark.parametrize("text", ["", "March", "6 bis", "bis"])
def test_other_months_of_intl_are_no_months(text):
    with pytest.raises(ValueError, match="no month"):
        intl._month(text)


class Page:
    """A browser that gives this answer."""

    def __init__(self, answer):
        self.answer = answer

    def js(self, *_):
        return self.answer


def test_what_intl_answers_is_read():
    starts = ["0|Heisei|31|4|29", "2|Reiwa|1|5|1"]
    assert intl.dates(Page({"starts": starts}), "japanese", Days(0, 2)) == [
        date("M04", 29, 31, "heisei"), date("M04", 30, 31, "heisei"), date("M05", 1, 1, "reiwa")]
    assert intl.dates(Page({"starts": ["0||2025|6bis|1"]}), "chinese", Days(0, 0)) == [date("M06L", 1, 2025)]
    assert intl.dates(Page({"starts": ["0|Shōwa|1|12|25"]}), "japanese", Days(0, 0)) == [date("M12", 25, 1, "showa")]
    assert intl.dates(Page({"lacking": "no"}), "julian", Days(0, 0)) == Lacking("no")


@pytest.mark.parametrize("calendar, fields, expected", [
    ("gregory", (1, 2024, 2, False, 29), date("M02", 29, 2024)),
    ("hebrew", (0, 5784, 5, False, 30), date("M05", 30, 5784)),
    ("hebrew", (0, 5784, 6, False, 30), date("M05L", 30, 5784)),
    ("hebrew", (0, 5785, 7, False, 29), date("M06", 29, 5785)),
    ("hebrew", (0, 5785, 13, False, 29), date("M12", 29, 5785)),
    ("chinese", (78, 42, 6, True, 1), date("M06L", 1, 2025)),  # 2025 is the 42nd of the cycle that began in 1984.
    ("japanese", (235, 31, 4, False, 30), date("M04", 30, 31, "heisei")),
    ("roc", (0, 1, 12, False, 31), date("M12", 31, 1, "broc")),
])
def test_fields_of_foundation_are_understood(calendar, fields, expected):
    assert foundation._date(calendar, *fields) == expected
