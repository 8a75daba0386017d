"""Attributes, properties and events behave as in HTML's own inputs, and a bad setting is told."""
import pytest
from person import Person
from selenium.webdriver.common.keys import Keys


@pytest.fixture
def person(browser):
    def show(attributes=""):
        browser.show(f"<date-wheel locale=en-GB {attributes}></date-wheel>")
        return Person(browser)
    return show


def test_the_value_attribute_is_a_default_until_the_value_is_set(person):
    p = person('value="2012-04-04"')
    p.set(value="2013-01-02")
    assert p.value() == "2013-01-02"
    p.browser.js("arguments[0].value = '2014-05-06'", p.picker)
    assert p.sentence() == "6 May 2014"
    p.set(value="2015-01-01")
    assert p.value() == "2014-05-06"
    assert p.browser.js("return arguments[0].defaultValue", p.picker) == "2015-01-01"


def test_the_value_attribute_does_not_follow_a_choice(person):
    p = person('value="2012-04-04"')
    p.focus("day")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2012-04-05"
    assert p.browser.js("return arguments[0].getAttribute('value')", p.picker) == "2012-04-04"
    p.set(value="2015-01-01")
    assert p.value() == "2012-04-05"


def test_what_code_sets_is_no_event(person):
    p = person('value="2012-04-04"')
    p.browser.js("arguments[0].value = '2014-05-06'", p.picker)
    p.set(max="2013-01-01", calendar="hebrew")
    p.browser.js("arguments[0].value = ''", p.picker)
    assert p.events() == []


def test_a_value_can_be_read_at_once_after_it_and_the_bounds_were_set(person):
    p = person()
    read = p.browser.js("""
        const picker = arguments[0]
        picker.max = '2019-10-12'
        picker.value = '2030-01-01'
        return picker.value""", p.picker)
    assert read == "2019-10-12"


def test_a_picker_holds_its_value_before_it_is_in_the_page(browser):
    browser.show("<p>Nothing yet</p>")
    assert browser.js("""
        const picker = document.createElement('date-wheel')
        picker.locale = 'en-GB'
        picker.value = '2012-04-04'
        const before = picker.value
        document.body.append(picker)
        return before""") == "2012-04-04"
    assert Person(browser).sentence() == "4 April 2012"


@pytest.mark.parametrize("text", ["0001-01-01", "1999-12-31", "12012-04-04", "275760-09-13"])
def test_dates_are_read_and_written_in_the_forms_of_html(person, text):
    assert person(f'value="{text}"').value() == text


@pytest.mark.parametrize("text, read", [
    ("-271821-04-20", "-271821-04-20"), ("-000001-12-31", "-000001-12-31"), ("0000-02-29", "+000000-02-29"),
    ("+000000-02-29", "+000000-02-29"), ("+012012-04-04", "12012-04-04"),
])
def test_years_before_the_first_have_a_sign_and_six_digits(person, text, read):
    assert person(f'min="-271821-04-20" value="{text}"').value() == read


@pytest.mark.parametrize("text", ["2012-13-01", "2011-02-29", "12-04-04", "2012-4-4", "today", "-000000-01-01"])
def test_a_value_that_is_no_date_is_none_as_in_html(person, text):
    p = person()
    p.browser.js("arguments[0].value = arguments[1]", p.picker, text)
    p.browser.expect_errors(rf'value="{text}" cannot be read')
    assert p.value() == ""


@pytest.mark.parametrize("nothing", ["null", "undefined", "''"])
def test_a_value_that_is_nothing_is_none(person, nothing):
    p = person('value="2012-04-04"')
    p.run(f"picker.value = {nothing}")
    assert p.value() == ""


def test_a_value_out_of_bounds_is_moved_into_them(person):
    p = person('value="2030-01-01" min="2010-01-01" max="2020-06-15"')
    assert (p.value(), p.sentence()) == ("2020-06-15", "15 June 2020")
    p.set(min="2020-06-20", max="2021-01-01")
    assert p.sentence() == "20 June 2020"


def test_bounds_are_judged_together_after_all_attributes_are_set(person):
    p = person('value="2012-04-04" min="2010-01-01" max="2013-01-01"')
    p.set(min="2020-01-01", max="2021-12-31", value="2021-05-05")
    assert p.sentence() == "5 May 2021"


def test_another_calendar_shows_the_same_day(person):
    p = person('value="2012-04-04"')
    p.set(calendar="hebrew")
    assert (p.sentence(), p.value()) == ("12 Nisan 5772", "2012-04-04")
    p.set(calendar=None)
    assert (p.sentence(), p.value()) == ("4 April 2012", "2012-04-04")


def test_another_locale_has_its_order_direction_and_digits(person):
    p = person('value="2012-04-04"')
    p.set(locale="fa")
    assert p.order() == ["year", "month", "day"]
    assert p.shown() == {"year": "۲۰۱۲", "month": "آوریل", "day": "۴"}


def test_a_locale_can_ask_for_other_digits_and_another_script(person):
    p = person('value="2012-04-04"')
    p.set(locale="fa-u-nu-latn")
    assert (p.shown()["year"], p.shown()["day"]) == ("2012", "4")
    for locale, direction in (("pa", "ltr"), ("pa-Arab", "rtl")):
        p.set(locale=locale)
        assert p.browser.js("return getComputedStyle(arguments[0]).direction", p.wheel("day")) == direction


def test_the_language_of_the_text_around_it_is_spoken_also_when_it_changes(browser):
    browser.show("<section><div><date-wheel value='2012-05-04'></date-wheel></div></section>", language="de")
    p = Person(browser)
    assert p.shown()["month"] == "Mai"
    for code, month in (
            ("document.documentElement.lang = 'it'", "maggio"), ("document.querySelector('section').lang = 'nl'", "mei"),
            ("picker.lang = 'es'", "mayo"), ("picker.removeAttribute('lang')", "mei"),
            ("picker.remove(); document.querySelector('section').lang = 'pl'; document.querySelector('div').append(picker)", "maj"),
            ("document.querySelector('main').append(picker)", "maggio")):
        p.run(code)
        browser.until("arguments[0].shadowRoot.querySelector('[part~=month]').textContent.includes(arguments[1])", p.picker, month)


@pytest.mark.parametrize("language", ["en_GB", "x-none", "no such"])
def test_where_the_page_tells_no_language_that_is_one_the_browser_s_own_is_spoken(browser, language):
    browser.show('<date-wheel value="2012-05-04"></date-wheel>', language=language)
    assert Person(browser).shown()["month"] == "May"
    browser.expect_errors(f'lang="{language}" is not a language tag')
    assert browser.js("return document.querySelector('date-wheel').shadowRoot.querySelector('[part~=error]')") is None


def test_a_picker_in_a_shadow_tree_speaks_the_language_around_its_host(browser):
    browser.show('<section lang="de"></section>')
    browser.js("""
        const root = document.querySelector('section').attachShadow({ mode: 'open' })
        root.innerHTML = '<div><date-wheel value="2012-05-04"></date-wheel></div>'""")
    month = "document.querySelector('section').shadowRoot.querySelector('date-wheel').shadowRoot?.querySelector('[part~=month]')"
    for code, word in (("", "Mai"), ("section.lang = 'it'", "maggio"), ("section.shadowRoot.firstChild.lang = 'nl'", "mei")):
        browser.js(f"const section = document.querySelector('section'); {code}")
        assert word in browser.until(f"{month}?.textContent.includes('{word}') && {month}.textContent")


@pytest.mark.look(language="he-IL")
def test_without_any_language_the_browser_s_own_is_spoken(browser):
    browser.show('<date-wheel value="2012-05-04"></date-wheel>', language="")
    assert Person(browser).shown()["month"] == "מאי"


CALENDARS = (
    "gregory, hebrew, iso8601, julian, buddhist, roc, japanese, coptic, ethiopic, ethioaa, indian, persian, nepali, "
    "islamic-civil, islamic-tbla, islamic-umalqura, chinese, dangi, vietnamese")


@pytest.mark.parametrize("attributes, message", [
    ({"calendar": "hebrwe"}, f'calendar="hebrwe" is not known; it can be {CALENDARS}.'),
    ({"calendar": "constructor"}, f'calendar="constructor" is not known; it can be {CALENDARS}.'),
    ({"locale": "en-GB-u-ca-mayan"}, f'calendar="mayan" is not known; it can be {CALENDARS}.'),
    ({"locale": "no such"}, 'locale="no such" is not a language tag, such as "he" or "en-GB".'),
    ({"impossible": "remove"}, 'impossible="remove" is not known; it can be dim, hide.'),
    ({"loop": "yes"}, 'loop="yes" is not known; it can be auto, none.'),
    ({"min": "2012-02-30"}, 'min="2012-02-30" cannot be read; in this mode it is written 2012-04-04.'),
    ({"max": "soon"}, 'max="soon" cannot be read; in this mode it is written 2012-04-04.'),
    ({"min": "2012-02-02", "max": "2012-02-01"}, 'min="2012-02-02" is later than max="2012-02-01".'),
    ({"max": "-000010-01-01"},
     'max="-000010-01-01" leaves nothing of calendar="gregory" to choose; '
     'without max it goes from 0001-01-01 to 275760-09-13.'),
    ({"max": "-003760-09-06", "calendar": None, "locale": "en-GB-u-ca-hebrew"},
     'max="-003760-09-06" leaves nothing of calendar="hebrew" to choose; '
     'without max it goes from -003760-09-07 to 275760-09-13.'),
    ({"min": "275760-09-14"},
     'min="275760-09-14" is out of reach: a page has the days from -271821-04-20 to 275760-09-13.'),
    ({"max": "-271821-04-19"},
     'max="-271821-04-19" is out of reach: a page has the days from -271821-04-20 to 275760-09-13.'),
])
def test_a_setting_that_cannot_be_used_is_told_and_mended(person, attributes, message):
    p = person('value="2012-04-04"')
    before = {name: p.browser.js("return arguments[0].getAttribute(arguments[1])", p.picker, name) for name in attributes}
    look = p.set(**attributes)
    assert look["error"] == message
    assert look["wheels"] == {}
    assert look["value"] == "2012-04-04"
    p.browser.expect_errors("<date-wheel>: ")
    p.set(**before)
    assert p.sentence() == "4 April 2012"


def test_a_bad_setting_from_the_start_is_told_too(browser):
    browser.show('<date-wheel calendar="gregorian" value="2012-04-04"></date-wheel>')
    browser.until("document.querySelector('date-wheel').shadowRoot?.querySelector('[part~=error]')")
    browser.expect_errors('calendar="gregorian" is not known')
    assert browser.js("return document.querySelector('date-wheel').value") == "2012-04-04"


def test_a_maximum_set_in_an_input_handler_acts_at_once(person):
    p = person('value="2019-12-31"')
    p.run("picker.addEventListener('input', event => { event.target.max = '2020-02-10' }, { once: true })")
    p.focus("year")
    p.press(Keys.ARROW_DOWN)
    assert (p.value(), p.sentence()) == ("2020-02-10", "10 February 2020")


def test_loading_the_module_twice_is_no_error(browser):
    browser.show('<date-wheel locale="en-GB" value="2012-04-04"></date-wheel>'
                 '<script type="module" src="/Web/date-wheel.js?again"></script>')
    assert Person(browser).sentence() == "4 April 2012"


def test_what_was_set_before_the_module_came_is_taken_over(browser):
    browser.show("""<date-wheel></date-wheel>
        <script>Object.assign(document.querySelector('date-wheel'), { locale: 'en-GB', value: '2012-04-04' })</script>""")
    p = Person(browser)
    assert p.sentence() == "4 April 2012"
    p.focus("day")
    p.press(Keys.ARROW_DOWN)
    assert p.value() == "2012-04-05"


def test_a_bad_setting_while_a_wheel_turns_loses_neither_value_nor_event(person):
    p = person('value="2012-04-04"')
    p.run("picker.addEventListener('input', () => { picker.max = 'x'; picker.value }, { once: true })")
    p.focus("year")
    p.browser.keys(Keys.PAGE_DOWN)
    p.browser.expect_errors('max="x" cannot be read')
    p.set(max=None)
    value = p.value()
    assert p.changes() == [value]
    assert value > "2012-04-04"


def test_the_focus_stays_on_its_wheel_when_words_or_settings_change(person):
    p = person('value="2012-04-04"')
    p.focus("month")
    p.set(locale="de")
    assert p.focused() == "month"
    p.set(max="soon")
    p.browser.expect_errors('max="soon" cannot be read')
    p.set(max=None)
    assert p.focused() == "month"


@pytest.mark.parametrize("nothing", ["null", "undefined", "''"])
def test_a_setting_that_is_nothing_is_not_set(person, nothing):
    p = person('value="2012-04-04" max="2012-04-04" impossible="hide" loop="none"')
    p.run(f"for (const name of ['max', 'min', 'impossible', 'loop', 'calendar']) picker[name] = {nothing}")
    p.focus("day")
    p.press(Keys.ARROW_DOWN)
    assert (p.sentence(), p.look()["error"]) == ("5 April 2012", None)


def test_a_picker_that_moves_to_another_document_takes_its_look_along(browser):
    browser.show('<date-wheel locale="en-GB" value="2012-04-04"></date-wheel><iframe title="Other"></iframe>')
    Person(browser)
    height = browser.js("""
        const picker = document.querySelector('date-wheel')
        document.querySelector('iframe').contentDocument.body.append(picker)
        return picker.shadowRoot.querySelector('[part~=wheel]').offsetHeight""")
    assert height == 180


def test_a_tick_that_is_set_later_is_felt(browser):
    browser.show('<date-wheel locale="en" mode="year" value="2012"></date-wheel>')
    p = Person(browser)
    p.run("window.shakes = 0; navigator.vibrate = () => shakes += 1; picker.tick = 'vibrate'")
    p.focus("year")
    p.press(Keys.ARROW_DOWN)
    assert browser.js("return shakes") > 0


@pytest.mark.parametrize("mode", ["month", "day", "datetime", "year day", "nonsense"])
def test_a_mode_that_cannot_be_used_leaves_the_value_as_it_is(person, mode):
    p = person('value="2012-04-04"')
    p.run("picker.value = '2013-05-06'")
    p.run("picker.mode = given", mode)
    p.browser.expect_errors(f'mode="{mode}"')
    assert (p.look()["value"], p.look()["error"] is None) == ("2013-05-06", False)
    p.set(mode=None)
    assert (p.value(), p.sentence()) == ("2013-05-06", "6 May 2013")


def test_a_setting_that_is_set_to_what_it_is_leaves_a_wheel_that_turns(person):
    p = person('value="2012-04-04" min="2000-01-01" max="2099-12-31"')
    p.run("picker.addEventListener('input', () => { picker.min = picker.min; picker.max = picker.max; picker.mode = 'date' })")
    p.focus("day")
    p.press(Keys.PAGE_DOWN)
    events = p.events()
    assert len(set(events)) == len(events) and events[-1] == ("change", "2012-04-11"), events
