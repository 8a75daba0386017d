"""A picker in a pop-up edits a draft: it opens beside what was pressed, and the value changes only with its buttons."""
import pytest
from person import RECORD, Person
from selenium.webdriver.common.keys import Keys

POPOVER = """
    <p><button type="button" id="opener" popovertarget="d">Choose</button> <button id="other">Another</button></p>
    <date-wheel popup id="d" locale="en-GB" {0}></date-wheel>"""
FIELD = """
    <p><label for="d">Birthday</label> <date-wheel popup="field" id="d" locale="en-GB" {0}></date-wheel>
    <button id="other">Another</button></p>"""

SURFACE = "(picker => picker.shadowRoot.querySelector('[popover]') ?? picker)(document.querySelector('date-wheel'))"


class Opener(Person):
    """A person before a pop-up that is closed."""

    def __init__(self, browser, form, attributes="", **page):
        self.browser = browser
        browser.show(form.format(attributes), **page)
        browser.until("document.readyState === 'complete' && customElements.get('date-wheel')")
        browser.wait_for_frame()
        self.picker = browser.find("date-wheel")
        browser.js(RECORD, self.picker)

    @property
    def opener(self):
        return self.browser.find("#opener") if self.browser.find_all("#opener") else self.field

    @property
    def field(self):
        return self.browser.find("date-wheel", "[part~=field]")

    def open(self):
        self.browser.click(self.opener)
        self.arrive()

    def arrive(self):
        self.browser.until(f"{SURFACE}.matches(':popover-open')")
        self.browser.until("document.querySelector('date-wheel').shadowRoot.activeElement?.matches('input')")
        self.settle_down()
        return self.look_until_still()

    def settle_down(self):
        """Until the sheet has come or gone."""
        self.browser.js_async("new Promise(resolve => setTimeout(resolve, 450))")

    def is_open(self):
        return self.browser.js(f"return {SURFACE}.matches(':popover-open')")

    def button(self, name):
        return self.browser.find("date-wheel", f"button[data-button={name}]")

    def push(self, name):
        self.browser.click(self.button(name))

    def value(self):
        return self.browser.js("return arguments[0].value", self.picker)

    def told(self):
        return [tuple(event) for event in self.browser.js("return told.splice(0)")]

    def active(self):
        """What has the focus: an id, or the field's own name within the picker."""
        return self.browser.js("return document.activeElement.id")


def both(function):
    return pytest.mark.parametrize("form", [POPOVER, FIELD], ids=["popover", "field"])(function)


# Opening and closing

@both
def test_it_is_hidden_until_it_is_opened_and_then_shows_the_value_and_has_the_focus(browser, form):
    p = Opener(browser, form, 'value="2012-04-04"')
    assert not p.is_open()
    assert browser.js("return arguments[0].offsetHeight === 0", p.wheel("day"))
    p.open()
    assert p.sentence() == "4 April 2012"
    assert p.focused() == "day"
    assert (p.value(), p.told()) == ("2012-04-04", [])


@both
@pytest.mark.parametrize("key", [Keys.ENTER, Keys.SPACE, Keys.ARROW_DOWN])
def test_the_keyboard_opens_it_and_gets_the_focus_back(browser, form, key):
    if key == Keys.ARROW_DOWN and form is POPOVER:
        return  # Any button of the page opens it, by the keys of a button.
    p = Opener(browser, form, 'value="2012-04-04"')
    browser.js("arguments[0].focus()", p.opener)
    browser.keys(key)
    p.arrive()
    browser.keys(Keys.ESCAPE)
    assert not p.is_open()
    assert p.active() == ("opener" if form is POPOVER else "d")
    assert p.focused() is None
    assert p.told() == []


@both
def test_code_opens_it(browser, form):
    p = Opener(browser, form, 'value="2012-04-04"')
    p.run("picker.showPicker(); picker.showPicker()")
    p.arrive()
    assert p.sentence() == "4 April 2012"


def test_a_press_on_the_button_that_has_opened_it_closes_it(browser):
    for form in (POPOVER, FIELD):
        p = Opener(browser, form)
        p.open()
        browser.click(p.opener)
        assert not p.is_open()


def test_a_command_opens_it_where_the_browser_has_commands(browser):
    p = Opener(browser, '<button commandfor="d" command="show-popover" id="opener">x</button><date-wheel popup id="d" locale="en"></date-wheel>')
    if not browser.js("return 'commandForElement' in HTMLButtonElement.prototype"):
        pytest.skip("no commands in this browser")
    p.open()
    assert p.is_open()


# The draft

@both
def test_the_value_changes_with_done_and_once(browser, form):
    p = Opener(browser, form, 'value="2012-04-04"')
    p.open()
    p.press(Keys.ARROW_DOWN)
    p.press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
    assert p.sentence() == "5 May 2012"
    assert (p.value(), p.told()) == ("2012-04-04", [])
    p.push("done")
    assert not p.is_open()
    assert p.value() == "2012-05-05"
    assert p.told() == [("input", "2012-05-05"), ("change", "2012-05-05")]
    assert p.active() == ("opener" if form is POPOVER else "d")


@both
def test_enter_in_a_wheel_is_done_and_sends_no_form(browser, form):
    p = Opener(browser, f"<form>{form}<button>Send</button></form>", 'value="2012-04-04"')
    browser.js("document.querySelector('form').addEventListener('submit', e => { e.preventDefault(); window.sent = true })")
    p.open()
    p.press(Keys.ARROW_DOWN)
    browser.keys(Keys.ENTER)
    assert (p.is_open(), p.value()) == (False, "2012-04-05")
    assert p.told() == [("input", "2012-04-05"), ("change", "2012-04-05")]
    assert browser.js("return window.sent") is None


@both
def test_enter_takes_a_year_that_is_still_being_typed(browser, form):
    p = Opener(browser, form, 'value="2012-04-04" calendar="roc"')
    p.open()
    browser.js("arguments[0].shadowRoot.querySelector('[part~=year] input').focus()", p.picker)
    browser.keys("9", "9", Keys.ENTER)
    assert p.told() == [("input", "2010-04-04"), ("change", "2010-04-04")]


@both
@pytest.mark.parametrize("way", ["cancel", "escape", "outside"])
def test_a_draft_is_dropped_silently(browser, form, way):
    p = Opener(browser, form, 'value="2012-04-04"')
    p.open()
    p.press(Keys.ARROW_DOWN)
    if way == "cancel":
        p.push("cancel")
    elif way == "escape":
        browser.keys(Keys.ESCAPE)
    else:
        browser.click_at(1000, 700)
    assert not p.is_open()
    p.settle_down()
    assert (p.value(), p.told()) == ("2012-04-04", [])
    p.open()
    assert p.sentence() == "4 April 2012"
    p.push("done")
    assert (p.value(), p.told()) == ("2012-04-04", [])


@both
def test_done_takes_what_is_shown_also_where_nothing_was_chosen(browser, form):
    p = Opener(browser, form, 'min="2030-02-03"')
    assert p.value() == ""
    p.open()
    assert (p.sentence(), p.value()) == ("3 February 2030", "")
    p.push("done")
    assert p.told() == [("input", "2030-02-03"), ("change", "2030-02-03")]


@both
@pytest.mark.parametrize("name", ["now", "clear"])
def test_now_and_clear_leave_no_value_and_close(browser, form, name):
    p = Opener(browser, form, f'value="2012-04-04" toolbar="{name} done"')
    p.open()
    p.push(name)
    assert (p.is_open(), p.value()) == (False, "")
    assert p.told() == [("input", ""), ("change", "")]
    p.open()
    p.push(name)
    assert (p.is_open(), p.told()) == (False, [])


@both
def test_today_moves_to_today_and_stays(browser, form):
    p = Opener(browser, form, 'value="2012-04-30"')
    p.open()
    p.push("today")
    today = browser.js("return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format()")
    assert p.sentence() == today
    assert (p.is_open(), p.value(), p.told()) == (True, "2012-04-30", [])
    p.push("done")
    value = p.value()
    assert value == browser.js("return new Intl.DateTimeFormat('sv').format()")
    assert p.told() == [("input", value), ("change", value)]


def test_today_shows_the_rows_of_its_own_month(browser):
    p = Opener(browser, POPOVER, 'value="2012-04-30" impossible="hide"')
    p.open()
    p.push("today")
    days = browser.js("const now = new Date(); return new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate()")
    p.look_until_still()
    p.focus("day")
    p.press(Keys.END)
    assert p.sentence().split()[0] == str(days)


@both
def test_done_while_a_wheel_is_on_its_way_takes_where_it_was_sent(browser, form):
    p = Opener(browser, form, 'value="2012-04-04"')
    p.open()
    p.run("""
        const wheel = picker.shadowRoot.querySelector('[part~=day] input')
        wheel.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
        picker.shadowRoot.querySelector('button[data-button=done]').click()""")
    assert (p.is_open(), p.value()) == (False, "2012-04-11")
    p.settle_down()
    assert p.told() == [("input", "2012-04-11"), ("change", "2012-04-11")]


@both
def test_a_value_that_code_sets_drops_the_draft_silently(browser, form):
    p = Opener(browser, form, 'value="2012-04-04"')
    p.open()
    p.press(Keys.ARROW_DOWN)
    p.run("picker.value = '2014-05-06'")
    assert p.sentence() == "6 May 2014"
    assert (p.is_open(), p.value(), p.told()) == (True, "2014-05-06", [])


@both
def test_a_value_that_is_written_back_as_it_was_read_leaves_the_draft(browser, form):
    p = Opener(browser, form, 'value="2012-04-04"')
    p.open()
    p.press(Keys.ARROW_DOWN)
    p.run("picker.value = picker.value")
    assert (p.sentence(), p.value()) == ("5 April 2012", "2012-04-04")


def test_bounds_that_come_while_it_is_open_move_draft_and_value(browser):
    p = Opener(browser, FIELD, 'value="2012-04-04"')
    p.open()
    p.press(Keys.ARROW_DOWN)
    p.run("picker.max = '2012-03-03'")
    assert (p.sentence(), p.value(), p.told()) == ("3 March 2012", "2012-03-03", [])


def test_the_attribute_is_followed_after_a_draft_was_dropped_and_not_after_done(browser):
    p = Opener(browser, FIELD, 'value="2012-04-04"')
    p.open()
    p.press(Keys.ARROW_DOWN)
    browser.keys(Keys.ESCAPE)
    p.run("picker.setAttribute('value', '2013-01-02')")
    assert p.value() == "2013-01-02"
    p.open()
    p.push("done")
    p.run("picker.setAttribute('value', '2015-01-02')")
    assert p.value() == "2013-01-02"


def test_the_other_end_of_a_range_gives_way_at_done(browser):
    p = Opener(browser, POPOVER + '<date-wheel id="end" popup="field" aria-label="End" locale="en-GB" value="2012-04-05"></date-wheel>',
               'value="2012-04-04" range-end="end"')
    browser.js("document.querySelector('#end').addEventListener('change', e => told.push(['end', e.target.value]))")
    p.open()
    p.press(Keys.PAGE_DOWN)
    assert browser.js("return document.querySelector('#end').value") == "2012-04-05"
    p.push("done")
    assert p.told() == [("input", "2012-04-11"), ("change", "2012-04-11"), ("end", "2012-04-11")]
    assert "11 April 2012" in browser.js("return document.querySelector('#end').shadowRoot.querySelector('[part~=field]').textContent")


@pytest.mark.parametrize("is_start, other, opens_on", [
    (False, "2051-05-06", "2051-05-08"), (False, "2001-05-06", "2001-05-13"), (True, "2001-05-06", "2001-05-04")])
@both
def test_an_empty_end_opens_inside_the_range(browser, form, is_start, other, opens_on):
    span = 'range-shortest="2" range-longest="7"'
    own, others = (f'range-end="partner" {span}', "") if is_start else ("", f'range-end="d" {span}')
    p = Opener(browser, form + f'<date-wheel id="partner" popup="field" locale="en-GB" value="{other}" {others}></date-wheel>', own)
    p.open()
    year, month, day = (int(number) for number in opens_on.split("-"))
    assert (p.sentence(), p.value()) == (f"{day} May {year}", "")
    p.push("cancel")
    assert (p.told(), p.value()) == ([], "")
    p.open()
    p.push("done")
    assert p.told() == [("input", opens_on), ("change", opens_on)]
    assert browser.js("return document.querySelector('#partner').value") == other


# The toolbar

@pytest.mark.parametrize("attributes, words", [
    ("", ["Cancel", "Today", "Done"]),
    ('toolbar="now done"', ["Now", "Done"]),
    ('toolbar="done clear" done-label="Take it"', ["Take it", "Clear"]),
    ('locale="de" mode="year-month"', ["Abbrechen", "Diesen Monat", "Fertig"]),
    ('locale="zh-TW"', ["取消", "今天", "完成"]),
    ('locale="tr" toolbar="clear cancel"', ["Temizle", "İptal"]),
    ('mode="duration"', ["Cancel", "Done"]),
    ('mode="date-time"', ["Cancel", "Now", "Done"]),
    ('mode="date-time" toolbar="now today"', ["Now", "Today"]),
    ('mode="time" toolbar="now today"', ["Now", "This minute"]),
    ('toolbar="now today"', ["Now", "Today"]),
])
def test_the_toolbar_has_the_buttons_that_are_asked_for_in_the_words_of_the_locale(browser, attributes, words):
    p = Opener(browser, '<button id="opener" popovertarget="d">x</button><date-wheel popup id="d" {0}></date-wheel>',
               attributes if "locale" in attributes else f'locale="en" {attributes}')
    p.browser.click(p.opener)
    assert browser.js("return [...arguments[0].shadowRoot.querySelectorAll('button')].map(b => b.textContent)", p.picker) == words


def test_a_button_that_is_none_is_told(browser):
    p = Opener(browser, POPOVER, 'toolbar="ok" value="2012-04-04"')
    browser.expect_errors('toolbar="ok" is not known; it can list cancel, clear, now, today, done.')
    assert p.value() == "2012-04-04"
    p.run("picker.toolbar = 'done'")
    p.open()
    assert p.sentence() == "4 April 2012"


@both
def test_a_page_can_add_to_the_toolbar_or_replace_it(browser, form):
    inside = '<button slot="toolbar-end" data-button="clear" id="x">Never</button>'
    p = Opener(browser, form.replace("></date-wheel>", f">{inside}</date-wheel>"), 'value="2012-04-04"')
    p.open()
    browser.click(browser.find("#x"))
    assert (p.is_open(), p.value()) == (False, "")
    p.run("picker.innerHTML = '<span slot=toolbar><button data-button=done id=y><b>OK</b></button></span>'")
    p.open()
    assert browser.js("return arguments[0].shadowRoot.querySelector('button[data-button=done]').checkVisibility()", p.picker) is False
    browser.click(browser.find("#y b"))
    assert (p.is_open(), p.value() != "") == (False, True)


@both
def test_tab_goes_round_through_wheels_and_buttons(browser, form):
    p = Opener(browser, form)
    p.open()
    stops = []
    for _ in range(7):
        stops.append(browser.js("""
            const stop = document.activeElement.shadowRoot.activeElement, { textContent, parentElement } = stop
            return stop.matches('input') ? [...parentElement.part].pop() : textContent"""))
        browser.keys(Keys.TAB)
    assert stops == ["day", "month", "year", "Cancel", "Today", "Done", "day"]
    browser.chord(Keys.SHIFT, Keys.TAB)
    browser.chord(Keys.SHIFT, Keys.TAB)
    assert browser.js("return document.activeElement.shadowRoot.activeElement.textContent") == "Done"


# The field

@both
@pytest.mark.parametrize("inside", [
    '<span slot="toolbar"><button data-button="cancel">No</button> <button data-button="done">Yes</button></span>',
    '<button slot="toolbar" data-button="cancel">No</button><button slot="toolbar" data-button="done">Yes</button>'
    '<button slot="toolbar" disabled>Never</button>'])
def test_tab_goes_round_through_buttons_of_the_page(browser, form, inside):
    p = Opener(browser, form.replace("></date-wheel>", f">{inside}</date-wheel>"))
    p.open()
    stops = []
    for _ in range(6):
        stops.append(browser.js("return document.activeElement.shadowRoot?.activeElement.ariaLabel ?? document.activeElement.textContent"))
        browser.keys(Keys.TAB)
    assert stops == ["Day", "Month", "Year", "No", "Yes", "Day"]


def test_a_field_shows_its_value_in_words_or_that_it_has_none(browser):
    p = Opener(browser, FIELD)
    assert p.field.text == "Not set"
    p.run("picker.value = '2012-04-04'")
    assert p.field.text == "4 April 2012"
    p.open()
    p.press(Keys.ARROW_DOWN)
    assert p.field.text == "4 April 2012"
    p.push("done")
    assert p.field.text == "5 April 2012"
    p.run("picker.value = ''; picker.setAttribute('empty-label', 'Whenever')")
    browser.until("arguments[0].shadowRoot.querySelector('[part~=empty]')?.textContent === 'Whenever'", p.picker)


def test_a_field_and_its_pop_up_are_named_by_the_label(browser):
    p = Opener(browser, FIELD, 'value="2012-04-04" required')
    fields = [node for node in browser.ax_tree() if "combo" in node.role.lower()]
    assert [node.name for node in fields] == ["Birthday"]
    if browser.engine != "webkit":  # Its tree leaves the words out, which stand in the field as text.
        assert [node.value for node in fields] == ["4 April 2012"]
    p.open()
    assert any("dialog" in node.role and node.name == "Birthday" for node in browser.ax_tree()), browser.ax_tree()


@pytest.mark.parametrize("page", [
    '<label for="d">A name</label><date-wheel popup="field" id="d"></date-wheel>',
    '<label> A name <date-wheel popup="field" id="d"><input type="date"></date-wheel></label>',
    '<i id="a">A</i> <b id="n">name</b><date-wheel popup="field" id="d" aria-labelledby="a n"></date-wheel>',
    '<date-wheel popup="field" id="d" aria-label="A name"></date-wheel>', '<date-wheel popup="field" id="d" title="A name"></date-wheel>',
])
def test_a_field_is_named_as_an_input_is(browser, page):
    Opener(browser, f"<h1>A page</h1> {page}")
    assert [node.name for node in browser.ax_tree() if "combo" in node.role.lower()] == ["A name"]
    assert browser.axe() == []


def test_a_press_on_the_label_goes_to_the_field_and_opens_nothing(browser):
    p = Opener(browser, FIELD)
    browser.click(browser.find("label"))
    assert browser.js("return document.activeElement.shadowRoot?.activeElement?.part.value").split()[0] == "field"
    assert not p.is_open()


@pytest.mark.parametrize("attribute", ["disabled", "readonly"])
def test_a_field_that_may_not_change_does_not_open(browser, attribute):
    p = Opener(browser, FIELD, f'value="2012-04-04" {attribute}')
    browser.click(p.field)
    browser.js("arguments[0].focus()", p.field)
    browser.keys(Keys.ENTER, Keys.ARROW_DOWN)
    assert not p.is_open()
    assert browser.js("try { arguments[0].showPicker() } catch (error) { return error.name }", p.picker) == "InvalidStateError"
    p.run(f"picker.removeAttribute('{attribute}')")
    p.open()


def test_a_pop_up_that_is_disabled_does_not_open_and_closes_when_it_becomes_so(browser):
    p = Opener(browser, POPOVER, "disabled")
    browser.click(p.opener)
    assert not p.is_open()
    p.run("picker.disabled = false")
    p.open()
    p.run("picker.disabled = true")
    browser.until(f"!{SURFACE}.matches(':popover-open')")


def test_a_field_that_lacks_its_value_is_invalid_and_gets_the_focus(browser):
    p = Opener(browser, f"<form>{FIELD}<button id=send>Send</button></form>", "required")
    browser.click(browser.find("#send"))
    browser.until("document.activeElement.id === 'd'")
    assert browser.js("return arguments[0].validity.valueMissing", p.picker) is True
    p.open()
    p.push("done")
    assert browser.js("return arguments[0].validity.valid", p.picker) is True


def test_the_page_hears_of_a_field_that_opens_and_closes(browser):
    p = Opener(browser, FIELD)
    browser.js("arguments[0].addEventListener('toggle', e => told.push([e.type, e.newState]))", p.picker)
    p.open()
    browser.keys(Keys.ESCAPE)
    browser.until("told.length === 2")
    assert p.told() == [("toggle", "open"), ("toggle", "closed")]


# What it was before

def test_it_becomes_a_pop_up_and_one_no_longer_and_keeps_its_value(browser):
    browser.show('<p><button id="opener" popovertarget="d">Choose</button></p><date-wheel id="d" locale="en-GB" value="2012-04-04"></date-wheel>')
    person = Person(browser)
    person.focus("day")
    person.press(Keys.ARROW_DOWN)
    person.events()
    for form in ("''", "'field'", "''"):
        person.run(f"picker.popup = {form}")
        browser.until("arguments[0].offsetHeight === 0", person.wheel("day"))
        person.run("picker.showPicker()")
        browser.until("arguments[0].shadowRoot.activeElement?.matches('input')", person.picker)
        person.press(Keys.ARROW_DOWN)
        assert person.value() == "2012-04-05"
        person.run("picker.popup = null")
        assert person.sentence() == "5 April 2012"
        assert browser.js("return [document.querySelector('#opener').getAttribute('style') || '', arguments[0].getAttribute('style') || '']", person.picker) == ["", ""]
        person.focus("day")
        person.press(Keys.ARROW_DOWN)
        person.press(Keys.ARROW_UP)
    assert (person.value(), person.changes()) == ("2012-04-05", ["2012-04-06", "2012-04-05"] * 3)


def test_show_picker_of_a_picker_that_is_no_pop_up_goes_to_its_first_wheel(browser):
    browser.show('<date-wheel locale="en-GB"></date-wheel>')
    person = Person(browser)
    person.run("picker.showPicker()")
    assert person.focused() == "day"


# On the screen

BOXES = """
    const box = element => { const { left, top, right, bottom } = element.getBoundingClientRect(); return { left, top, right, bottom } }
    const picker = document.querySelector('date-wheel')
    return { sheet: box(picker.shadowRoot.querySelector('[part~=sheet]')), height: innerHeight, width: document.documentElement.clientWidth,
      opener: box(document.querySelector('#opener') ?? picker.shadowRoot.querySelector('[part~=field]')) }"""


@both
@pytest.mark.parametrize("top, below", [(0, True), (600, False)])
def test_it_stands_by_what_has_opened_it_where_there_is_room(browser, form, top, below):
    p = Opener(browser, f'<div style="padding: {top}px 0 0 200px">{form}</div>')
    p.open()
    boxes = browser.js(BOXES)
    gap = boxes["sheet"]["top"] - boxes["opener"]["bottom"] if below else boxes["opener"]["top"] - boxes["sheet"]["bottom"]
    assert 0 < gap < 20, boxes
    assert abs(boxes["sheet"]["left"] - boxes["opener"]["left"]) < 2, boxes


@both
@pytest.mark.look(size=(800, 600))
@pytest.mark.parametrize("scrolled", [300, 450])
def test_in_a_page_that_is_scrolled_it_stands_by_its_button_in_the_window(browser, form, scrolled):
    p = Opener(browser, f'<div style="height: 500px"></div>{form}<div style="height: 1500px"></div>')
    browser.js(f"window.scrollTo(0, {scrolled})")
    p.open()
    boxes = browser.js(BOXES)
    assert 0 <= boxes["sheet"]["top"] and boxes["sheet"]["bottom"] <= boxes["height"], boxes
    gap = max(boxes["sheet"]["top"] - boxes["opener"]["bottom"], boxes["opener"]["top"] - boxes["sheet"]["bottom"])
    assert 0 < gap < 20, boxes


@both
@pytest.mark.look(size=(800, 600))
@pytest.mark.parametrize("place, direction", [
    ("top: 0; right: 0", "ltr"), ("bottom: 0; right: 0", "ltr"), ("top: 0; right: 60px", "ltr"),
    ("top: 0; left: 0", "rtl"), ("bottom: 0; left: 0", "rtl")])
def test_by_the_edge_of_a_page_it_is_as_wide_as_anywhere_and_ends_where_its_button_does(browser, form, place, direction):
    p = Opener(browser, f'<div style="position: fixed; {place}">{form.replace("Another", "")}</div>', direction=direction,
               head="<style>#other, label { display: none } p { margin: 0 }</style>")
    p.open()
    boxes = browser.js(BOXES)
    end = "right" if direction == "ltr" else "left"
    assert abs(boxes["sheet"][end] - boxes["opener"][end]) < 2, boxes
    assert 250 < boxes["sheet"]["right"] - boxes["sheet"]["left"] < 300, boxes
    assert boxes["sheet"]["top"] > boxes["opener"]["bottom"] or boxes["sheet"]["bottom"] < boxes["opener"]["top"], boxes


@pytest.mark.look(size=(500, 600))
def test_where_it_is_wider_than_what_is_beside_its_button_either_way_it_stands_below_it(browser):
    p = Opener(browser, f'<div style="padding-left: 220px">{POPOVER}</div><style>date-wheel::part(sheet) {{{{ width: 400px }}}}</style>')
    p.open()
    boxes = browser.js(BOXES)
    assert boxes["sheet"]["top"] > boxes["opener"]["bottom"], boxes
    assert boxes["sheet"]["left"] >= 0 and boxes["sheet"]["right"] <= 500, boxes


def test_in_a_shadow_tree_it_stands_by_the_button_beside_it(browser):
    browser.show("""<div style="padding: 150px"><div id="tree"></div></div><script>
        tree.attachShadow({ mode: 'open' }).innerHTML =
          '<button id="opener" popovertarget="d">Choose</button><date-wheel popup id="d" locale="en-GB"></date-wheel>'
      </script>""")
    browser.wait_for_frame()
    opener, picker = browser.find("#tree", "#opener"), browser.find("#tree", "date-wheel")
    browser.click(opener)
    browser.until("arguments[0].matches(':popover-open')", picker)
    gap, shift = browser.js("""
        const [opener, picker] = [...arguments].map(element => element.getBoundingClientRect())
        return [picker.top - opener.bottom, picker.left - opener.left]""", opener, picker)
    assert 0 < gap < 20 and abs(shift) < 2


@pytest.mark.parametrize("end", ["dialog.close()", "dialog.style.display = 'none'"])
def test_a_field_can_disappear_with_what_is_around_it_while_it_is_open(browser, end):
    p = Opener(browser, f'<dialog id="dialog">{FIELD}</dialog><script type="module">dialog.showModal()</script>', 'value="2012-04-04"')
    p.open()
    p.run(end)
    p.settle_down()
    assert browser.js("return arguments[0].getClientRects().length", p.wheel("day")) == 0


def test_without_anything_that_has_opened_it_it_stands_in_the_middle(browser):
    p = Opener(browser, '<date-wheel popup id="d" locale="en-GB" aria-label="Date"></date-wheel>')
    p.run("picker.showPopover()")
    p.arrive()
    boxes = browser.js(BOXES.replace("document.querySelector('#opener') ?? picker.shadowRoot.querySelector('[part~=field]')", "picker"))
    assert abs(boxes["sheet"]["left"] + boxes["sheet"]["right"] - boxes["width"]) < 3, boxes
    assert abs(boxes["sheet"]["top"] + boxes["sheet"]["bottom"] - boxes["height"]) < 3, boxes


@pytest.mark.parametrize("around, least, most", [
    ("display: inline-block", 11, 11), ("display: flex", 11, 11), ("width: 100px", 100 / 16, 100 / 16)])
def test_a_field_is_eleven_letters_wide_where_there_is_room(browser, around, least, most):
    p = Opener(browser, f'<div style="{around}; font: 16px sans-serif"><date-wheel popup="field" locale="en"></date-wheel></div>')
    assert least <= p.field.rect["width"] / 16 <= most


@both
@pytest.mark.look(size=(390, 844))
def test_where_it_is_narrow_it_comes_up_from_below(browser, form):
    p = Opener(browser, form)
    p.open()
    sheet = browser.js(BOXES)["sheet"]
    assert (round(sheet["left"]), round(sheet["right"]), round(sheet["bottom"])) == (0, 390, 844)
    assert browser.js("return arguments[0].getBoundingClientRect().top < arguments[1].getBoundingClientRect().top",
                      p.button("done"), p.wheel("day"))


# What is seen of the toolbar: where it is, and whether anything lies over its buttons or shines through it.
TOOLBAR = """
    const root = document.querySelector('date-wheel').shadowRoot, bar = root.querySelector('[part~=toolbar]')
    const { left, top, right, bottom } = bar.getBoundingClientRect()
    return { left, top, right, bottom, background: getComputedStyle(bar.parentElement).backgroundColor,
      covered: [...bar.querySelectorAll('button')].filter(button => {
        const box = button.getBoundingClientRect()
        return root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== button
      }).length }"""


@both
@pytest.mark.parametrize("size, style", [
    ((640, 320), "html { font-size: 200% }"), ((667, 375), "html { font-size: 175% }"),
    ((640, 360), "date-wheel { --date-wheel-rows: 9 }"), ((600, 200), ""), ((800, 500), "date-wheel { --date-wheel-rows: 13 }")])
def test_in_a_low_window_its_wheels_scroll_and_its_buttons_stay(launch, form, size, style):
    browser = launch(size=size)
    p = Opener(browser, form, 'value="2012-04-04"', head=f"<style>{style}</style>")
    p.open()
    for at in (None, 0, 1000):
        if at is not None:
            browser.js("arguments[0].shadowRoot.querySelector('[part~=sheet]').scrollTop = arguments[1]", p.picker, at)
        sheet, bar = browser.js(BOXES)["sheet"], browser.js(TOOLBAR)
        assert 0 <= sheet["top"] and sheet["bottom"] <= size[1], sheet
        assert sheet["top"] <= bar["top"] and bar["bottom"] <= sheet["bottom"], (sheet, bar)
        assert bar["covered"] == 0 and bar["background"] == "rgb(255, 255, 255)", bar
        if at is None:  # What is chosen is in sight.
            x, middle = p.browser.centre(p.wheel("day"))
            assert bar["bottom"] < middle < sheet["bottom"] if size[0] < 800 else sheet["top"] < middle < bar["top"]
    p.press(Keys.ARROW_DOWN)
    p.push("done")
    assert p.value() == "2012-04-05"


@both
@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_where_there_is_room_nothing_scrolls(launch, form, size):
    browser = launch(size=size)
    Opener(browser, form).open()
    assert browser.js("""
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector('date-wheel').shadowRoot.querySelector('[part~=sheet]')
        return [scrollHeight - clientHeight, scrollWidth - clientWidth]""") == [0, 0]


@pytest.mark.look(size=(640, 320), touch=True)
@pytest.mark.parametrize("text", ["100%", "200%"])
def test_a_finger_on_the_buttons_moves_the_wheels_and_never_the_page_behind(browser, text):
    p = Opener(browser, POPOVER + '<div style="height: 3000px"></div>', 'value="2012-04-04"', head=f"<style>html {{ font-size: {text} }}</style>")
    p.open()
    browser.js("window.scrollTo(0, 500)")
    for way in (60, -60):
        browser.swipe(browser.find("date-wheel", "[part~=toolbar]"), way if text == "100%" else way // 2)
        p.look_until_still()
    assert browser.js("return scrollY") == 500
    assert p.sentence() == "4 April 2012"
    browser.swipe(p.wheel("day"), -80)
    assert p.sentence() != "4 April 2012"
    assert browser.js("return scrollY") == 500


@pytest.mark.look(size=(320, 568))
@pytest.mark.parametrize("locale, start, end", [("en-GB", "left", "right"), ("ar", "right", "left")])
@pytest.mark.parametrize("buttons, text", [
    ("done", 100), ("cancel done", 100), ("cancel today done", 100), ("cancel today done", 200), ("cancel clear today done", 150),
    ("cancel clear now today done", 150)])
def test_the_last_button_stands_at_the_end_and_the_first_of_several_at_the_start(browser, locale, start, end, buttons, text):
    p = Opener(browser, POPOVER.replace("en-GB", locale), f'toolbar="{buttons}"', head=f"<style>html {{ font-size: {text}% }}</style>")
    p.open()
    bar = browser.js(TOOLBAR)
    of = lambda name: browser.js("return arguments[0].getBoundingClientRect().toJSON()", p.button(name))
    assert abs(of("done")[end] - bar[end]) < 1
    if buttons != "done":
        assert abs(of("cancel")[start] - bar[start]) < 1


@pytest.mark.look(size=(390, 844))
def test_buttons_of_the_page_stand_at_the_ends_of_the_toolbar_and_all_as_far_from_each_other(browser):
    inside = '<button slot="toolbar-start">S</button><button slot="toolbar-end">E</button>'
    p = Opener(browser, POPOVER.replace("></date-wheel>", f">{inside}</date-wheel>"))
    p.open()
    boxes = browser.js("""
        const picker = arguments[0], [first, last] = picker.children
        return [first, ...picker.shadowRoot.querySelectorAll('button'), last].map(button => button.getBoundingClientRect().toJSON())""", p.picker)
    bar = browser.js(TOOLBAR)
    gaps = [after["left"] - before["right"] for before, after in zip(boxes, boxes[1:])]
    assert abs(boxes[0]["left"] - bar["left"]) < 1 and abs(boxes[-1]["right"] - bar["right"]) < 1
    assert min(gaps) > 4 and max(gaps) - min(gaps) < 1, gaps


@both
def test_its_wheels_stand_right_in_the_first_frame(browser, form):
    p = Opener(browser, form, 'value="2012-12-31"')
    for _ in range(2):  # A browser forgets how far what is hidden was scrolled.
        # A hundredth of a second after a frame's own callbacks have run, the frame has been drawn and no other.
        first = browser.js_async("""new Promise(resolve => {
            const picker = arguments[0]
            picker.showPicker()
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port2.onmessage = () => resolve([...picker.shadowRoot.querySelectorAll('[part~=wheel]')].map(wheel => wheel.scrollTop))
              port1.postMessage('')
            })
          })""", p.picker)
        p.arrive()
        now = browser.js("return [...arguments[0].shadowRoot.querySelectorAll('[part~=wheel]')].map(wheel => wheel.scrollTop)", p.picker)
        assert first == now and min(first[:1] + first[2:]) > 0
        p.push("cancel")
        p.settle_down()


COUNT = """<script>
    window.made = 0
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...rest) { made++; return add.apply(this, rest) }
    for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'AbortController']) {
      window[name] = class extends window[name] { constructor(...rest) { super(...rest); made++ } }
    }
    const create = Document.prototype.createElement
    Document.prototype.createElement = function (...rest) { made++; return create.apply(this, rest) }
  </script>"""


@both
def test_many_openings_leave_nothing_behind(browser, form):
    p = Opener(browser, form, head=COUNT)
    def openings(count):
        browser.js_async("""(async () => {
            for (let i = 0; i < arguments[1]; i++) {
              arguments[0].showPicker()
              await new Promise(resolve => setTimeout(resolve))
              document.querySelector('date-wheel').shadowRoot.querySelector('button[data-button=cancel]').click()
            }
          })()""", p.picker, count)
        return browser.js("return made")
    before = openings(10)
    assert openings(30) == before


@both
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(launch, form, dark):
    browser = launch(dark=dark)
    p = Opener(browser, "<h1>A page</h1>" + form, 'aria-label="Birthday" value="2012-04-04"',
               # The buttons of WebKitGTK's dark look have too little contrast, and are not ours.
               head="<style>:root { color-scheme: light dark } button { color: CanvasText; background: Canvas }</style>")
    assert browser.axe() == []
    p.open()
    assert browser.axe() == []
