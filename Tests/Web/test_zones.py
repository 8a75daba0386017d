"""A time zone's own days: what it skips, what it repeats, and the instants that values stand for."""
import pytest
from person import Person
from selenium.webdriver.common.keys import Keys

PICKER = '<date-wheel locale="en-GB" mode="date-time" time-zone="{}" value="{}"></date-wheel>'


@pytest.fixture
def person(browser):
    def show(zone, value):
        browser.show(PICKER.format(zone, value))
        return Person(browser)
    return show


@pytest.mark.parametrize("zone, value, becomes", [
    ("Europe/London", "2024-03-31T01:30", "2024-03-31T02:30"),
    ("America/New_York", "2024-03-10T02:00", "2024-03-10T03:00"),
    ("Australia/Lord_Howe", "2024-10-06T02:10", "2024-10-06T02:40"),  # By half an hour.
    ("Asia/Beirut", "2024-03-31T00:10", "2024-03-31T01:10"),  # At midnight.
    ("Pacific/Apia", "2011-12-30T09:00", "2011-12-31T09:00"),  # A day that never was.
    ("Europe/London", "2024-10-27T01:30", "2024-10-27T01:30"),
])
def test_what_a_zone_skips_is_moved(person, zone, value, becomes):
    assert person(zone, value).value() == becomes


def test_an_hour_that_is_skipped_is_faded_and_passed_over(person):
    p = person("Europe/London", "2024-03-31T00:30")
    assert p.look_until_still()["wheels"]["hour"]["faded"] == ["01"]
    p.focus("hour")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2024-03-31T02:30"


@pytest.mark.parametrize("instant, value", [
    ("2024-10-27T00:30:00.000Z", "2024-10-27T01:30"), ("2024-10-27T01:30:00.000Z", "2024-10-27T01:30"),
    ("2024-07-01T11:00:00.000Z", "2024-07-01T12:00"), ("1847-11-30T12:00:00.000Z", "1847-11-30T11:58:45"),
])
def test_instants_come_and_go_unharmed(person, instant, value):
    p = person("Europe/London", "2024-01-01T00:00")
    p.run("picker.step = 1; picker.valueAsDate = new Date(given)", instant)
    assert p.value() == value
    assert p.browser.js("return arguments[0].valueAsDate.toISOString()", p.picker) == instant


def test_without_a_zone_each_day_has_24_hours(browser):
    browser.show('<date-wheel locale="en-GB" mode="date-time" value="2024-03-31T01:30"></date-wheel>')
    assert Person(browser).value() == "2024-03-31T01:30"


@pytest.mark.look(time_zone="Pacific/Kiritimati")
def test_a_picker_without_a_value_shows_the_time_of_its_zone(browser):
    browser.show(PICKER.format("Pacific/Pago_Pago", ""))  # 25 hours behind Kiritimati.
    p = Person(browser)
    day = p.shown()["calendar-day"]
    expected = browser.js("""return new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Pago_Pago', day: 'numeric' })
        .format(new Date())""")
    assert expected in day.split()
    assert p.value() == ""


def test_an_instant_of_the_other_pass_of_a_repeated_hour_is_another_value(person):
    p = person("Europe/London", "2024-10-27T01:30")
    for instant in ["2024-10-27T01:30:00.000Z", "2024-10-27T00:30:00.000Z"]:
        p.run("picker.valueAsDate = new Date(given)", instant)
        assert p.browser.js("return picker.valueAsDate.toISOString()") == instant
        p.run("picker.value = picker.value")  # As frameworks do.
        assert p.browser.js("return picker.valueAsDate.toISOString()") == instant
