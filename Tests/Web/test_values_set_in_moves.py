"""Code sets the value while wheels move: another value ends all moves at once, the same value is no set."""
import time

import pytest
from selenium.webdriver.common.keys import Keys

APRIL = '<date-wheel style="margin-top: 200px" locale="en-GB" value="2012-04-04"></date-wheel>'
NISAN = '<date-wheel locale="en" calendar="hebrew" value="2012-04-04"></date-wheel>'
WRITES_BACK = "picker.addEventListener('input', () => { picker.value = picker.value })"


def test_a_value_set_while_a_wheel_turns_ends_the_turn_without_an_event(person):
    p = person(APRIL)
    p.run("""picker.addEventListener('input', () => {
        given.inputs = (given.inputs ?? 0) + 1
        if (given.inputs === 1) picker.value = '1999-12-31'
      })
      window.heard = given""", {})
    p.focus("year")
    p.press(Keys.PAGE_DOWN)
    assert (p.value(), p.sentence()) == ("1999-12-31", "31 December 1999")
    assert p.changes() == []


@pytest.mark.look(touch=True, size=(390, 844))
@pytest.mark.parametrize("wait", [5, 60, 150])
def test_a_value_set_by_code_ends_a_fling(person, wait):
    p = person(APRIL)
    p.run("""picker.shadowRoot.addEventListener('touchend', () => setTimeout(() => {
        picker.value = '1999-09-09'
        told.length = 0
      }, given), { once: true })""", wait)
    p.browser.swipe(p.wheel("year"), -150, steps=3)
    p.browser.until("arguments[0].value === '1999-09-09'", p.picker)
    time.sleep(1)  # A fling that is not ended comes back within this time.
    assert (p.sentence(), p.value(), p.events()) == ("9 September 1999", "1999-09-09", [])


@pytest.mark.parametrize("value", ["", "1999-09-09"])
def test_a_value_set_by_code_right_after_a_key_stays(person, value):
    p = person(APRIL)
    p.run("""picker.addEventListener('keydown', () => setTimeout(() => {
        picker.value = given
        told.length = 0
      }, 16))""", value)
    p.focus("year")
    for _ in range(10):  # A browser that goes on does so now and then.
        p.run("picker.value = '2012-04-04'")
        p.press(Keys.ARROW_DOWN)
        assert (p.value(), p.events()) == (value, [])


def test_a_value_set_by_code_while_a_wheel_rolls_stays(person):
    p = person('<date-wheel locale="en" calendar="hebrew"></date-wheel>')
    p.run("""picker.addEventListener('change', () => setTimeout(() => {
        picker.value = '1999-09-11'
        told.length = 0
      }, 16))""")
    for _ in range(5):
        p.run("picker.value = '2012-02-23'")  # 30 Shevat 5772
        p.click_row("month", 1)  # Adar I, which 5772 does not have: the wheel rolls on to Adar.
        assert (p.sentence(), p.value(), p.events()) == ("1 Tishri 5760", "1999-09-11", [])


def test_a_key_right_after_a_value_set_by_code_works_at_once(person):
    p = person(NISAN)
    p.run("""picker.addEventListener('keydown', ({ isTrusted }) => isTrusted && setTimeout(() => {
        picker.value = '1999-09-11'
        told.length = 0
        const wheel = picker.shadowRoot.activeElement
        wheel.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }))
      }, 16))""")
    p.focus("year")
    for _ in range(5):
        p.press(Keys.ARROW_DOWN)
        assert (p.value(), p.changes()) == ("2000-09-30", ["2000-09-30"])


def test_a_wheel_whose_move_was_ended_turns_by_the_mouse_again(person):
    p = person(APRIL)
    p.run("""picker.addEventListener('keydown', () => setTimeout(() => {
        picker.value = '1999-09-09'
        told.length = 0
      }, 16))""")
    p.focus("year")
    p.press(Keys.ARROW_DOWN)
    p.browser.hover(p.wheel("year"))  # From then on it scrolls, unless it is still locked.
    p.browser.until("getComputedStyle(arguments[0]).overflowY === 'scroll'", p.wheel("year"))
    p.browser.wheel(p.wheel("year"), 120)
    p.browser.until("told.length")
    later = p.value()
    assert p.changes() == [later]
    assert later > "1999-09-09"


def test_a_value_written_back_while_a_wheel_turns_ends_nothing(person):
    p = person(APRIL)
    p.run(WRITES_BACK)
    p.focus("year")
    p.press(*[Keys.ARROW_DOWN] * 3)
    assert (p.sentence(), p.changes()) == ("4 April 2015", ["2015-04-04"])


def test_a_value_written_back_in_another_form_ends_nothing(person):
    p = person(APRIL.replace("2012", "12012"))
    p.run("picker.addEventListener('input', () => { picker.value = `+0${picker.value}` })")
    p.focus("year")
    p.press(*[Keys.ARROW_DOWN] * 3)
    assert (p.sentence(), p.changes()) == ("4 April 12015", ["12015-04-04"])


def test_a_value_written_back_no_longer_follows_the_attribute(person):
    p = person(APRIL)
    p.run("picker.value = picker.value")
    p.set(value="2015-01-01")
    assert (p.value(), p.events()) == ("2012-04-04", [])


def test_a_value_written_back_leaves_the_day_asked_for(person):
    p = person(APRIL.replace("2012-04-04", "2023-01-31"))
    p.run(WRITES_BACK)
    p.focus("month")
    p.press(Keys.ARROW_DOWN)
    p.press(Keys.ARROW_DOWN)
    assert p.sentence() == "31 March 2023"
