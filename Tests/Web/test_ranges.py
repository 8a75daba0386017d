"""Two pickers that are the start and the end of a range."""
import pytest
from person import Person
from selenium.webdriver.common.keys import Keys

PAGE = """<date-wheel locale="en-GB" id="from" range-end="to" {} value="2024-05-06"></date-wheel>
    <date-wheel locale="en-GB" id="to" value="2024-05-10" {}></date-wheel>
    <script>window.log = []
      for (const id of ['from', 'to']) for (const type of ['input', 'change'])
        document.getElementById(id).addEventListener(type, event => log.push(`${{type}} ${{id}} ${{event.target.value}}`))
    </script>"""


@pytest.fixture
def people(browser):
    def show(start="", end=""):
        browser.show(PAGE.format(start, end))
        return Person(browser, 0), Person(browser, 1)
    return show


def move(person, field, *keys):
    person.focus(field)
    person.press(*keys)


def values(people):
    return [person.value() for person in people]


def test_the_end_gives_way_to_the_start(people):
    start, end = both = people()
    move(start, "day", Keys.PAGE_DOWN)
    assert values(both) == ["2024-05-13", "2024-05-13"]
    log = start.browser.js("return log.filter(line => line.startsWith('change'))")
    assert log == ["change from 2024-05-13", "change to 2024-05-13"]


def test_the_start_gives_way_to_the_end(people):
    start, end = both = people()
    move(end, "month", Keys.ARROW_UP)
    assert values(both) == ["2024-04-10", "2024-04-10"]


def test_spans_hold(people):
    start, end = both = people('range-shortest="2" range-longest="7"')
    move(start, "day", Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    assert values(both) == ["2024-05-09", "2024-05-11"]
    move(end, "month", Keys.ARROW_DOWN)
    assert values(both) == ["2024-06-04", "2024-06-11"]


def test_where_the_other_cannot_give_way_the_moved_one_is_clamped(people):
    start, end = both = people(end='max="2024-05-10"')
    move(start, "month", Keys.ARROW_DOWN)
    assert values(both) == ["2024-05-10", "2024-05-10"]


def test_a_span_that_is_no_number_is_told(people):
    start, end = people('range-longest="a week"')
    assert start.look()["error"] == 'range-longest="a week" is no whole number of days, 0 or more.'
    start.browser.expect_errors("range-longest")


def test_a_span_the_wrong_way_round_is_told(people):
    start, end = people('range-shortest="5" range-longest="2"')
    assert start.look()["error"] == 'range-shortest="5" is more than range-longest="2".'
    start.browser.expect_errors("range-shortest")


def test_spans_that_are_set_later_hold(people):
    start, end = both = people("range-longest=30")
    start.run("picker.rangeLongest = 5")
    move(end, "day", Keys.PAGE_DOWN)  # To 17 May.
    assert values(both) == ["2024-05-12", "2024-05-17"]
