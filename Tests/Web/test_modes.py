"""Each mode has its wheels and its values, in any calendar."""
import pytest
from person import Person
from selenium.webdriver.common.keys import Keys


@pytest.mark.parametrize("attributes, sentence, value, field, after", [
    ('locale="en-GB" mode="date" value="2012-04-04"', "4 April 2012", "2012-04-04", "month", "2012-05-04"),
    ('locale="en-GB" mode="month-day" value="--02-29"', "29 February", "--02-29", "month", "--03-29"),
    ('locale="en-GB" mode="year-month" value="2024-02"', "February 2024", "2024-02", "year", "2025-02"),
    ('locale="en-GB" mode="year" value="2024"', "2024", "2024", "year", "2025"),
    ('locale="en-GB" mode="time" value="11:59"', "11 59", "11:59", "minute", "11:00"),
    ('locale="en-GB" mode="time" step="1" value="09:30:59"', "09 30 59", "09:30:59", "hour", "10:30:59"),
    ('locale="en-GB" mode="time" step="900" value="09:30"', "09 30", "09:30", "minute", "09:45"),
    ('locale="en-GB" mode="duration" value="PT1H30M"', "1 hr 30 mins", "PT1H30M", "hour", "PT2H30M"),
    ('locale="en-GB" mode="duration minute second" value="PT90S"', "1 min 30 secs", "PT1M30S", "second", "PT1M31S"),
    ('locale="en-GB" mode="week" value="2020-W53"', "Week 53 2020", "2020-W53", "week-year", "2021-W52"),
    ('locale="en-GB" mode="year month day hour minute" value="2024-02-29T23:59"', "29 February 2024 23 59",
     "2024-02-29T23:59", "year", "2025-02-28T23:59"),
    ('locale="en" calendar="hebrew" mode="month-day" value="1970-03-08[u-ca=hebrew]"', "30 Adar I",
     "1970-03-08[u-ca=hebrew]", "day", "1970-02-07[u-ca=hebrew]"),
    ('locale="en" calendar="persian" mode="year-month" value="2024-03-20[u-ca=persian]"', "Farvardin 1403",
     "2024-03-20[u-ca=persian]", "month", "2024-04-20[u-ca=persian]"),
    ('locale="en" calendar="chinese" mode="year" value="2027-02-06[u-ca=chinese]"', None,
     "2027-02-06[u-ca=chinese]", "year", "2028-01-26[u-ca=chinese]"),
    ('locale="en" calendar="japanese" mode="era year month day" value="2019-05-01"', "May 1 1 Reiwa",
     "2019-05-01", "day", "2019-05-02"),
])
def test_a_mode_has_its_wheels_and_its_values(person_with, attributes, sentence, value, field, after):
    p = person_with(attributes)
    if sentence:
        assert p.sentence() == sentence
    assert p.value() == value
    p.focus(field)
    p.press(Keys.ARROW_DOWN)
    assert p.value() == after
    assert p.changes() == [after]


def test_on_a_twelve_hour_clock_each_crossing_of_noon_flips_the_day_period(person_with):
    p = person_with('locale="en-US" mode="time" value="11:30"')
    assert p.shown() == {"hour": "11", "minute": "30", "day-period": "AM"}
    p.focus("hour")
    p.press(Keys.ARROW_DOWN)
    assert (p.shown(), p.value()) == ({"hour": "12", "minute": "30", "day-period": "PM"}, "12:30")
    p.press(Keys.ARROW_DOWN)
    assert (p.shown(), p.value()) == ({"hour": "1", "minute": "30", "day-period": "PM"}, "13:30")
    p.focus("day-period")
    p.press(Keys.ARROW_UP)
    assert p.value() == "01:30"


def test_a_window_over_midnight(person_with):
    p = person_with('locale="en-GB" mode="time" min="22:00" max="02:00" value="23:30"')
    p.focus("hour")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "00:30"
    p.press(Keys.END)
    assert p.value() == "23:30"
    assert "03" in p.look_until_still()["wheels"]["hour"]["faded"] or "21" in p.look()["wheels"]["hour"]["faded"]


def test_whole_days_in_one_wheel_with_a_time(person_with):
    p = person_with('locale="en-GB" mode="date-time" step="300" value="2012-04-04T23:55" min="2012-04-04T12:00" max="2012-04-06T09:00"')
    p.focus("calendar-day")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2012-04-05T23:55"
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2012-04-06T09:00"
    p.press(Keys.HOME)
    assert p.value() == "2012-04-04T12:00"
    assert p.look()["wheels"]["calendar-day"]["drawn"] and len(p.look()["wheels"]["calendar-day"]["drawn"]) == 3


@pytest.mark.parametrize("attributes, message", [
    ({"mode": "fortnight"}, 'mode="fortnight" is not known; it can be date, month-day, year-month, year, time, date-time, '
     "duration, week, or fields: era, year, month, day, week-year, week, calendar-day, day-period, hour, minute, second."),
    ({"mode": "year hour minute"}, 'mode="year hour minute" cannot be used: a time needs a whole day, or no date at all.'),
    ({"mode": "day month hour"}, 'mode="day month hour" cannot be used: a time needs a whole day, or no date at all.'),
    ({"mode": "era month day"}, 'mode="era month day" cannot be used: an era needs a year.'),
    ({"mode": "month hour"}, 'mode="month hour" cannot be used: a month needs a year or a day.'),
    ({"mode": "year calendar-day"},
     'mode="year calendar-day" cannot be used: calendar days, weeks, and years, months and days exclude each other.'),
    ({"mode": "duration hour second"},
     'mode="duration hour second" cannot be used: a duration has hours, minutes and seconds, next to each other.'),
    ({"mode": "time", "step": "7"},
     'step="7" cannot be used here: it is in seconds, a divisor of 60, or of 3600 in whole minutes.'),
    ({"mode": "year-month", "step": "3"}, 'step="3" cannot be used here: it is 1, or any.'),
    ({"step": "0.5"}, 'step="0.5" cannot be used here: it is a whole number of days, 1 or more, or any.'),
    ({"time-zone": "Mars/Phobos"}, 'time-zone="Mars/Phobos" is not known to the browser; one is named Europe/London.'),
    ({"mode": "time", "min": "9"}, 'min="9" cannot be read; in this mode it is written 09:30.'),
    ({"mode": "month-day", "calendar": "persian", "min": "--02-29"},
     'min="--02-29" cannot be read; in this mode it is written 2012-04-04[u-ca=persian].'),
    ({"mode": "date-time", "min": "2012-04-04T10:00", "max": "2012-04-04T09:00"},
     'min="2012-04-04T10:00" is later than max="2012-04-04T09:00".'),
    ({"mode": "time", "step": "3600", "min": "09:10", "max": "09:50"},
     'min="09:10" and max="09:50" leave nothing of calendar="gregory" to choose; without min and max it goes from 00:00 to 23:00.'),
])
def test_a_senseless_setting_is_told(person_with, attributes, message):
    p = person_with('locale="en-GB"')
    assert p.set(**attributes)["error"] == message
    p.browser.expect_errors("<date-wheel>: ")
    p.set(**{name: None for name in attributes})
    assert p.look()["error"] is None


def test_a_mode_set_later_keeps_what_it_can_of_the_value(person_with):
    p = person_with('locale="en-GB" value="2012-04-04"')
    p.set(mode="date-time")
    assert p.value() == "2012-04-04T00:00"
    p.set(mode="year-month")
    assert p.value() == "2012-04"


DISABLED = '<date-wheel locale="en-GB" value="2024-05-06" min="2024-04-01" max="2024-06-30"></date-wheel>'


def test_days_that_the_page_rules_out_are_faded_and_never_rested_on(browser):
    browser.show(DISABLED)
    p = Person(browser)
    p.run("picker.isDateDisabled = date => new Date(date).getUTCDay() !== 1")  # Only Mondays.
    look = p.look_until_still()
    assert set(look["wheels"]["day"]["faded"]) == set(look["wheels"]["day"]["drawn"]) - {"6", "13", "20", "27"}
    p.focus("day")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2024-05-13"
    p.focus("month")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2024-06-10"


def test_a_page_may_read_the_picker_while_it_answers(browser):
    browser.show(DISABLED)
    p = Person(browser)
    p.run("picker.isDateDisabled = date => date === '2024-05-07' || picker.value === ''")
    p.focus("day")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2024-05-08"


def test_an_answer_that_fails_rules_nothing_out_and_is_told(browser):
    browser.show(DISABLED)
    p = Person(browser)
    p.run("picker.isDateDisabled = () => { throw new Error('no answer') }")
    p.focus("day")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2024-05-07"
    browser.expect_errors("no answer")


def test_where_nothing_is_permitted_the_value_stays_and_is_invalid(browser):
    browser.show("<form>" + DISABLED + "</form>")
    p = Person(browser)
    p.run("picker.isDateDisabled = () => true")
    assert p.value() == "2024-05-06"
    assert browser.js("return [arguments[0].checkValidity(), arguments[0].validity.badInput]", p.picker) == [False, True]
    message = browser.js("return arguments[0].validationMessage", p.picker)
    assert message and not any(letter.isdigit() for letter in message), "it names a bound that there is not"
    p.run("picker.isDateDisabled = null")
    assert browser.js("return arguments[0].checkValidity()", p.picker)
