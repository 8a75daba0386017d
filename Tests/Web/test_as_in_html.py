"""What HTML's own inputs do, `<date-wheel>` does: the same script runs on both in the same page. Docs/Web.md lists what
is meant to differ."""
import re

import pytest
from person import Person
from selenium.webdriver.common.keys import Keys

TYPES = {
    "date": "date", "year-month": "month", "week": "week", "time": "time", "date-time": "datetime-local",
}

# Each case runs on fresh controls in two forms that are alike; what it answers has to be alike.
RUN = """
    const [type, mode, attributes, cases] = arguments
    const tags = [`<input type="${type}" `, `<date-wheel locale="en-GB" mode="${mode}" `]
    return cases.map(code => tags.map(tag => {
      const place = document.createElement('div')
      place.innerHTML = `<form><fieldset><label>When ${tag} name="when" ${attributes}></label></fieldset></form>`
      document.body.append(place)
      const form = place.firstChild, control = form.elements.when, told = []
      for (const type of ['input', 'change', 'invalid', 'reset', 'submit']) {
        form.addEventListener(type, event => told.push(type), { capture: true })
      }
      const attempt = action => { try { return action() } catch (error) { return error.name } }
      const answer = Function('control', 'form', 'told', 'attempt', code)(control, form, told, attempt)
      place.remove()
      return JSON.stringify(answer ?? null)
    }))"""


@pytest.fixture
def compare(browser):
    def compare(mode, cases, attributes=""):
        browser.show("")
        browser.until("customElements.get('date-wheel')")
        if not browser.js("return Object.assign(document.createElement('input'), { type: arguments[0] }).type === arguments[0]",
                          TYPES[mode]):
            pytest.skip(f"the browser has no input of type {TYPES[mode]}")
        answers = browser.js(RUN, TYPES[mode], mode, attributes, cases)
        if browser.engine == "webkit":
            # Against the standard, its own inputs keep their value when none is set by `valueAsDate`.
            cases = [case for case in cases if not re.search(r"valueAsDate = (.*&& null|new Date\(NaN)", case)]
            answers = browser.js(RUN, TYPES[mode], mode, attributes, cases)
        unlike = {case: answer for case, answer in zip(cases, answers) if answer[0] != answer[1]}
        # Both complain of what they cannot read.
        browser.errors()
        browser._errors = [e for e in browser._errors if "cannot be read" not in e and "conform" not in e]
        assert unlike == {}, "what HTML's answers, and then ours"
    return compare


VALUES = [
    ("date", ["2012-04-04", "0001-01-01", "2012-02-30", "2012-4-4", " 2012-04-04", "2012-04-04T00:00", "x", "", "20120404",
              "2012-13-01", "10000-01-01", "2000-02-29", "1900-02-29", "275760-09-13"]),
    ("year-month", ["2012-04", "0001-01", "2012-13", "2012-00", "2012-4", "2012", "12012-04", "2012-04-04", ""]),
    ("week", ["2012-W01", "2020-W53", "2012-W53", "2012-W00", "2012-w01", "2012W01", "2012-W1", "0001-W01", ""]),
    ("time", ["09:30", "9:30", "24:00", "23:59", "09:60", "0930", "09:30 ", ""]),
    ("date-time", ["2012-04-04T09:30", "2012-04-04 09:30", "2012-04-04T24:00", "2012-04-04", "2012-04-04T09:30:00",
                   "2012-04-04T09:30Z", "2012-02-30T09:30", ""]),
]


@pytest.mark.parametrize("mode, texts", VALUES)
def test_values_are_sanitised_alike(compare, mode, texts):
    compare(mode, [f"control.value = {text!r}; return control.value" for text in texts])


CASES = [
    "return [control.value, control.defaultValue, control.getAttribute('value')]",
    "control.value = ''; return [control.value, control.defaultValue]",
    "control.defaultValue = ''; return control.value",
    "control.value = ''; control.defaultValue = TEXT; return control.value",
    "control.value = ''; form.reset(); return [control.value, told]",
    "control.value = null; return control.value",
    "control.removeAttribute('value'); return control.value",
    "control.value = control.value; control.removeAttribute('value'); return control.value",
    "return [...new FormData(form)]",
    "control.value = ''; return [...new FormData(form)]",
    "control.name = 'other'; return [...new FormData(form)]",
    "control.removeAttribute('name'); return [...new FormData(form)]",
    "control.disabled = true; return [[...new FormData(form)], control.willValidate, control.matches(':disabled')]",
    "form.firstChild.disabled = true; return [[...new FormData(form)], control.disabled, control.matches(':disabled')]",
    "control.readOnly = control.required = true; control.value = ''; return [control.willValidate, form.checkValidity()]",
    "control.required = true; return [control.checkValidity(), told]",
    "control.required = true; control.value = ''; return [control.checkValidity(), control.validity.valueMissing, told,"
    " control.matches(':invalid'), control.validationMessage]",
    "control.required = true; control.value = ''; control.value = TEXT; return [control.checkValidity(), control.matches(':valid')]",
    "control.setCustomValidity('No.'); return [control.validationMessage, control.validity.customError, form.checkValidity(), told]",
    "control.setCustomValidity('No.'); control.setCustomValidity(''); return [control.validationMessage, form.checkValidity()]",
    "control.value = ''; control.value = TEXT; return told",
    "return [control.form === form, control.labels.length, form.elements.when === control, control.name]",
    "control.required = control.disabled = control.readOnly = true;"
    " return ['required', 'disabled', 'readonly'].map(name => control.getAttribute(name))",
    "return [control.min, control.max, control.step, control.required, control.disabled, control.readOnly]",
    "return control.valueAsDate?.toISOString()",
    "control.value = ''; return control.valueAsDate",
    "return [attempt(() => { control.valueAsDate = new Date(Date.UTC(2020, 1, 29, 15, 45)) && null }), control.value]",
    "return [attempt(() => { control.valueAsDate = new Date(Date.UTC(2020, 1, 29, 15, 45)) }), control.value]",
    "return [attempt(() => { control.valueAsDate = new Date(NaN) }), control.value]",
]


@pytest.mark.parametrize("mode, texts", VALUES)
def test_controls_are_alike(compare, mode, texts):
    compare(mode, [case.replace("TEXT", repr(texts[0])) for case in CASES], attributes=f'value="{texts[0]}"')


@pytest.mark.parametrize("mode, attributes", [
    ("date", 'value="2012-04-04" min="2012-04-04" max="2012-04-05"'), ("date", 'value="2012-04-15" min="2012-04-01" step="7"'),
    ("time", 'value="09:30" min="09:00" step="900"'), ("time", 'value="23:30" min="22:00" max="02:00"'),
])
def test_within_bounds_and_on_the_step_both_are_valid(compare, mode, attributes):
    compare(mode, ["return [control.validity.valid, control.value]"], attributes)


def test_a_click_on_the_label_focuses_both(browser):
    browser.show("""<label for="a">One</label> <input type="date" id="a"><br>
                    <label for="b">Two</label> <date-wheel id="b" locale="en-GB"></date-wheel>""")
    for number, name in enumerate(["input", "date-wheel"]):
        browser.click(browser.find_all("label")[number])
        assert browser.js("return document.activeElement.localName") == name
    assert browser.js("return document.activeElement.shadowRoot.activeElement.ariaLabel") == "Day"


def test_autofocus_focuses_the_first_wheel(browser):
    browser.show('<date-wheel autofocus locale="en-GB" value="2012-04-04"></date-wheel>')
    browser.until("document.activeElement?.shadowRoot?.activeElement?.ariaLabel === 'Day'")


@pytest.mark.parametrize("attributes, change", [
    ('value="2012-04-04" max="2012-01-01"', "2012-01-01"),
    ('value="2012-04-04" min="2013-01-01"', "2013-01-01"),
    ('value="2012-04-04" min="2012-04-01" step="7"', "2012-04-01"),  # The nearest; HTML tells of a step mismatch.
    ('mode="time" value="09:30:00"', "09:30"),  # Written as short as can be.
    ('mode="time" value="09:37" step="900"', "09:30"),
    ('mode="date-time" value="2012-04-04T09:37" step="900"', "2012-04-04T09:30"),
])
def test_meant_to_differ_what_html_calls_invalid_is_moved_to_what_is_possible(browser, attributes, change):
    browser.show(f'<form><date-wheel locale="en-GB" {attributes}></date-wheel></form>')
    browser.until("customElements.get('date-wheel')")
    assert browser.js("const c = document.querySelector('date-wheel'); return [c.value, c.validity.valid]") == [change, True]


# A form that notes what it would send, among the events of the picker.
HEAR_SUBMIT = """
    const form = document.querySelector('form')
    form.addEventListener('submit', event => {
      event.preventDefault()
      told.push(['submit', ...new FormData(form).values()])
    })"""


@pytest.mark.parametrize("field, keys, then", [
    ("day", [Keys.ARROW_DOWN] * 3, "2012-04-07"), ("day", ["2", "0"], "2012-04-20"), ("month", ["o", "c", "t"], "2012-10-04"),
    ("year", ["1", "9", "9", "9"], "1999-04-04"), ("year", ["2", "0"], "0020-04-04"), ("year", [Keys.END], "275760-04-04"),
])
@pytest.mark.parametrize("by", ["Enter", "the button"])
def test_a_form_sends_what_has_been_asked_for_though_wheels_are_on_their_way(browser, field, keys, then, by):
    browser.show("""<form><date-wheel name="d" locale="en-GB" value="2012-04-04"></date-wheel>
                    <button>Send</button></form>""")
    p = Person(browser)
    browser.js(HEAR_SUBMIT)
    p.focus(field)
    on = [Keys.ENTER] if by == "Enter" else [Keys.TAB] * ["year", "month", "day"].index(field) + [Keys.TAB, " "]
    browser.keys(*keys, *on)
    assert [event for event in p.events() if event[0] != "input"] == [("change", then), ("submit", then)]
    assert p.value() == then


def test_the_other_end_of_a_range_gives_way_before_the_form_is_sent(browser):
    browser.show("""<form><date-wheel name="a" range-end="b" locale="en-GB" value="2012-04-04"></date-wheel>
                    <date-wheel id="b" name="b" locale="en-GB" value="2012-04-10"></date-wheel></form>""")
    p = Person(browser)
    browser.js(HEAR_SUBMIT)
    p.focus("day")
    browser.keys("2", "0", Keys.ENTER)
    assert [event for event in p.events() if event[0] != "input"] == [
        ("change", "2012-04-20"), ("submit", "2012-04-20", "2012-04-20")]


def test_what_is_disabled_takes_no_focus(browser):
    browser.show('<label for="d">Date</label> <date-wheel id="d" locale="en-GB" value="2012-04-04" disabled></date-wheel>')
    p = Person(browser)
    p.run("picker.focus()")
    browser.click(browser.find("label"))
    browser.click(p.picker)
    assert browser.js("return document.activeElement.localName") == "body"
    p.run("picker.disabled = false")
    p.look_until_still()
    p.run("picker.focus()")
    assert p.focused() == "day"


def test_controls_inside_that_come_later_have_no_say(browser):
    browser.show('<form><date-wheel name="d" value="2012-04-04"></date-wheel></form>')
    p = Person(browser)
    p.run("picker.innerHTML = '<p><input type=date name=d value=1999-09-09></p>'")
    browser.until("arguments[0].querySelector('input').disabled", p.picker)
    assert browser.js("return new FormData(document.querySelector('form')).getAll('d')") == ["2012-04-04"]


def test_a_form_sends_where_a_notch_of_the_mouse_has_sent_a_wheel(browser):
    browser.show("""<form><date-wheel name="d" locale="en-GB" value="2012-04-04"></date-wheel></form>""")
    p = Person(browser)
    browser.js(HEAR_SUBMIT)
    browser.notches(p.wheel("year"), 3)
    browser.until("told.length")
    browser.js("document.querySelector('form').requestSubmit()")
    assert [event for event in p.events() if event[0] == "submit"] == [("submit", "2015-04-04")]
    assert p.value() == "2015-04-04"


def test_whoever_hears_of_the_focus_that_leaves_has_heard_of_the_change(browser):
    browser.show("""<date-wheel locale="en-GB" value="2012-04-04"></date-wheel> <button>After</button>""")
    p = Person(browser)
    browser.js("""
        for (const type of ['blur', 'focusout']) arguments[0].addEventListener(type, () => told.push([type, arguments[0].value]))""", p.picker)
    p.focus("year")
    browser.keys(Keys.PAGE_DOWN, Keys.TAB)
    events = [event for event in p.events() if event[0] != "input"]
    assert events == [("change", "2022-04-04"), ("blur", "2022-04-04"), ("focusout", "2022-04-04")]


@pytest.mark.parametrize("field, mode", [("day", "time"), ("day", "year-month"), ("year", "week")])
def test_who_was_on_a_wheel_that_goes_is_on_the_first(browser, field, mode):
    browser.show('<date-wheel locale="en-GB" value="2012-04-04"></date-wheel>')
    p = Person(browser)
    p.focus(field)
    p.set(mode=mode)
    assert p.focused() == p.order()[0]
