"""Typing digits, or the beginning of a name, is a move to that row."""
import pytest
from person import Person
from selenium.webdriver.common.keys import Keys


@pytest.mark.parametrize("attributes, field, keys, value", [
    ('locale="en-GB" value="2012-04-04"', "day", "25", "2012-04-25"),
    ('locale="en-GB" value="2012-04-04"', "day", "07", "2012-04-07"),
    ('locale="en-GB" value="2012-04-04"', "month", "ju", "2012-06-04"),
    ('locale="en-GB" value="2012-04-04"', "month", "jul", "2012-07-04"),
    ('locale="en-GB" value="2012-04-04"', "month", "2", "2012-02-04"),
    ('locale="en-GB" value="2012-04-04"', "month", "12", "2012-12-04"),
    ('locale="en-GB" value="2012-04-04"', "year", "1984", "1984-04-04"),
    ('locale="fr" value="2012-04-04"', "month", "fev", "2012-02-04"),
    ('locale="fa" calendar="persian" value="2024-03-20"', "day", "۱۲", "2024-03-31"),
    ('locale="fa" calendar="persian" value="2024-03-20"', "day", "12", "2024-03-31"),
    ('locale="he" calendar="hebrew" value="2012-04-04"', "month", "אב", "2012-07-31"),
    ('locale="en-US" mode="time" value="11:30"', "day-period", "p", "23:30"),
    ('locale="en-US" mode="time" value="11:30"', "hour", "3", "03:30"),
    ('locale="en-GB" mode="time" value="11:30"', "hour", "17", "17:30"),
])
def test_what_is_typed_is_chosen(person_with, attributes, field, keys, value):
    p = person_with(attributes)
    p.focus(field)
    p.press(*keys)
    assert p.value() == value
    assert p.changes()[-1] == value


@pytest.mark.parametrize("moves", [[("day", "31"), ("month", "mar")], [("month", "mar"), ("day", "31")]])
def test_a_day_that_the_month_lacks_waits_for_its_month(person_with, moves):
    p = person_with('locale="en-GB" value="2023-02-10"')
    for field, keys in moves:
        p.focus(field)
        p.press(*keys)
    assert p.value() == "2023-03-31"


@pytest.mark.parametrize("moves", [
    [("day", "29"), ("month", "feb"), ("year", "2024")], [("year", "2024"), ("month", "feb"), ("day", "29")],
    [("month", "feb"), ("day", "29"), ("year", "2024")],
])
def test_29_february_can_be_typed_in_any_order(person_with, moves):
    p = person_with('locale="en-GB" value="2023-05-10"')
    for field, keys in moves:
        p.focus(field)
        p.press(*keys)
    assert p.value() == "2024-02-29"


def test_a_short_year_counts_after_a_pause_or_when_the_wheel_is_left(person_with):
    p = person_with('locale="en-GB" value="2012-04-04"')
    p.focus("year")
    p.browser.keys("8", "7")
    p.browser.until("arguments[0].value === '0087-04-04'", p.picker, seconds=8)
    p.browser.keys("9", "8", Keys.ARROW_LEFT)
    p.browser.until("arguments[0].value === '0098-04-04'", p.picker, seconds=8)
    assert p.focused() == "month"


def test_a_year_of_four_digits_is_typed_also_where_the_one_before_has_fewer(person_with):
    p = person_with('locale="en-GB" value="0001-04-04"')
    p.focus("year")
    p.press("2", "0", "1", "2")
    assert p.changes() == ["2012-04-04"]


def test_what_no_row_begins_with_does_nothing(person_with):
    p = person_with('locale="en-GB" value="2012-04-04"')
    p.focus("month")
    p.press("x")
    assert p.value() == "2012-04-04"


ENTER_PAGE = """<form id="form" onsubmit="event.preventDefault(); window.sent = [...new FormData(event.target, event.submitter)]">
    <date-wheel name="when" locale="en-GB" value="2012-04-04"></date-wheel>{}</form>{}"""


@pytest.mark.parametrize("inside, outside, sent", [
    ('<button name="go" value="1">Go</button><button name="stay">Stay</button>', "", [["go", "1"]]),
    ('<button type="button" name="no">No</button><input type="submit" name="go" value="2">', "", [["go", "2"]]),
    ('<input type="image" name="go" alt="Go">', "", [["go.x", "0"], ["go.y", "0"]]),
    ("", '<button form="form" name="go" value="3">Go</button>', [["go", "3"]]),
    ("", '<button name="other">Of no form</button>', []),
    ('<button disabled>Go</button>', "", None)])
def test_enter_submits_the_form_by_its_first_button_that_does(browser, inside, outside, sent):
    browser.show(ENTER_PAGE.format(inside, outside))
    p = Person(browser)
    p.focus("day")
    p.press(Keys.ENTER)
    assert browser.js("return window.sent ?? null") == (None if sent is None else [["when", "2012-04-04"], *sent])
