"""The keyboard alone does it all, and what is on the screen is there in words."""
import pytest
from person import Person
from selenium.webdriver.common.keys import Keys

HEBREW = '<date-wheel locale="{0}" calendar="hebrew" value="2012-04-04" aria-label="Birthday"></date-wheel>'


@pytest.mark.parametrize("locale, order", [
    ("en", ["day", "month", "year"]),
    ("he", ["year", "month", "day"]),
    ("fa", ["year", "month", "day"]),
    ("ja", ["year", "month", "day"]),
])
def test_the_wheels_stand_as_the_locale_writes_dates(browser, locale, order):
    browser.show(HEBREW.format(locale))
    assert Person(browser).order() == order


@pytest.mark.parametrize("locale, keys", [("en", Keys.ARROW_RIGHT), ("he", Keys.ARROW_LEFT)])
def test_tab_reaches_the_first_wheel_and_arrows_go_to_the_wheel_on_that_side(browser, locale, keys):
    browser.show(HEBREW.format(locale))
    person = Person(browser)
    browser.keys(Keys.TAB)
    assert person.focused() == "day"
    browser.keys(keys)
    assert person.focused() == "month"
    browser.keys(keys)
    assert person.focused() == "year"
    browser.keys(keys)
    assert person.focused() == "year"
    browser.keys(Keys.ARROW_LEFT if keys == Keys.ARROW_RIGHT else Keys.ARROW_RIGHT)
    assert person.focused() == "month"


def test_each_wheel_is_one_stop_of_the_tab_key(browser):
    browser.show(HEBREW.format("en") + "<button>After</button>")
    person = Person(browser)
    fields = []
    for _ in range(3):
        browser.keys(Keys.TAB)
        fields.append(person.focused())
    assert fields == ["day", "month", "year"]
    browser.keys(Keys.TAB)
    assert browser.js("return document.activeElement.localName") == "button"


def test_keys_pass_over_rows_that_are_not_possible(browser):
    browser.show('<date-wheel locale="en" calendar="hebrew" value="2012-02-23"></date-wheel>')
    person = Person(browser)
    person.focus("month")
    person.press(Keys.ARROW_DOWN)
    assert person.sentence() == "29 Adar 5772"


@pytest.mark.parametrize("key, then", [
    (Keys.PAGE_DOWN, "19 Nisan 5772"), (Keys.PAGE_UP, "5 Nisan 5772"), (Keys.HOME, "1 Nisan 5772"),
    (Keys.END, "30 Nisan 5772"),
])
def test_pages_and_ends(browser, key, then):
    browser.show(HEBREW.format("en"))
    person = Person(browser)
    person.focus("day")
    person.press(key)
    assert person.sentence() == then


WATCH = """
    const [wheel] = arguments
    Object.assign(window, { heard: [], copied: [], scrolls: [] })
    addEventListener('keydown', event => heard.push(event.defaultPrevented))
    addEventListener('copy', () => copied.push(String(getSelection())))
    wheel.addEventListener('scroll', () => scrolls.push(wheel.scrollTop))"""

ARROWS = (Keys.ARROW_DOWN, Keys.ARROW_UP)
# Each of these scrolls a wheel that has the focus, in one engine at least, if nobody prevents it.
SCROLLING = [
    [" "], [Keys.SHIFT, " "], [Keys.CONTROL, Keys.HOME], [Keys.CONTROL, Keys.END],
    *([modifier, arrow] for modifier in (Keys.CONTROL, Keys.ALT, Keys.META) for arrow in ARROWS),
    *([modifier, Keys.SHIFT, arrow] for modifier in (Keys.CONTROL, Keys.ALT, Keys.META) for arrow in ARROWS),
    *([Keys.CONTROL, modifier, arrow] for modifier in (Keys.ALT, Keys.META) for arrow in ARROWS),
]


def test_a_key_that_would_only_scroll_a_wheel_does_nothing_and_the_page_hears_it(browser):
    browser.show(HEBREW.format("en"))
    person = Person(browser)
    person.focus("day")
    browser.js(WATCH, person.wheel("day"))
    for keys in SCROLLING:
        browser.chord(*keys)
        state = person.sentence(), *browser.js("return [scrolls.splice(0), heard.splice(0)]")
        # Modifiers are keys too, and are heard first.
        assert state == ("12 Nisan 5772", [], [False] * (len(keys) - 1) + [True]), list(map(ascii, keys))
    assert person.events() == []
    assert person.focused() == "day"


@pytest.mark.parametrize("keys", [[" "], [Keys.CONTROL, Keys.ARROW_DOWN], [Keys.CONTROL, Keys.END]])
def test_a_key_that_does_nothing_does_not_disturb_the_next(browser, keys):
    browser.show(HEBREW.format("en"))
    person = Person(browser)
    person.focus("day")
    browser.chord(*keys)
    person.press(Keys.ARROW_DOWN)
    assert person.sentence() == "13 Nisan 5772"
    assert person.events() == [("input", "2012-04-05"), ("change", "2012-04-05")]


def test_the_keys_that_the_page_or_browser_owns_are_left_alone(browser):
    browser.show(HEBREW.format("en") + "<p>Words to copy</p>")
    person = Person(browser)
    person.focus("day")
    browser.js(WATCH, person.wheel("day"))
    browser.js("getSelection().selectAllChildren(document.querySelector('p'))")
    owned = [
        [Keys.ENTER], [Keys.ESCAPE], [Keys.CONTROL, "c"], [Keys.CONTROL, "r"], [Keys.CONTROL, " "],
        [Keys.CONTROL, Keys.PAGE_DOWN], [Keys.CONTROL, Keys.PAGE_UP], [Keys.CONTROL, Keys.SHIFT, Keys.HOME],
        [Keys.ALT, Keys.HOME], [Keys.ALT, Keys.ARROW_LEFT], [Keys.ALT, Keys.ARROW_RIGHT],
        [Keys.META, Keys.ARROW_LEFT], [Keys.META, Keys.ARROW_RIGHT],
    ]
    for keys in owned:
        browser.chord(*keys)
        assert browser.js("return heard.splice(0)") == [False] * len(keys), list(map(ascii, keys))
    assert person.sentence() == "12 Nisan 5772"
    assert browser.js("return [copied, scrolls]") == [["Words to copy"], []]
    assert person.focused() == "day"
    person.press(Keys.ARROW_DOWN)
    assert browser.js("return heard") == [True]
    assert person.sentence() == "13 Nisan 5772"


SPOKEN = [
    ("en", ["Day", "Month", "Year"], "12 Nisan 5772"),
    ("he", ["יום", "חודש", "שנה"], "י״ב בניסן תשע״ב"),
]


@pytest.mark.parametrize("locale, names, words", SPOKEN)
def test_each_wheel_is_named_and_says_the_whole_date(browser, locale, names, words):
    browser.show(HEBREW.format(locale))
    person = Person(browser)
    wheels = person.look()["wheels"]
    assert [wheels[field]["name"] for field in ("day", "month", "year")] == names
    assert {wheel["said"] for wheel in wheels.values()} == {words}
    tree = [node for node in browser.ax_tree() if node.role == "slider"]
    assert [node.name for node in tree] == names
    if browser.engine != "chromium":  # Its tree leaves the words out.
        assert {node.value for node in tree} == {words}


def test_what_is_said_follows_the_wheels(browser):
    browser.show('<date-wheel locale="en" calendar="hebrew" value="2024-03-10"></date-wheel>')
    person = Person(browser)
    person.focus("year")
    person.press(Keys.ARROW_DOWN)
    assert {wheel["said"] for wheel in person.look()["wheels"].values()} == {"29 Adar 5785"}
    if browser.engine != "chromium":
        assert {node.value for node in browser.ax_tree() if node.role == "slider"} == {"29 Adar 5785"}


def test_the_picker_is_a_group_with_the_name_that_the_page_gives(browser):
    browser.show(HEBREW.format("en"))
    Person(browser)
    roles = {"chromium": "group", "firefox": "grouping", "webkit": "group"}
    assert any(node.role == roles[browser.engine] and node.name == "Birthday" for node in browser.ax_tree())


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_in_the_gallery(launch, dark):
    browser = launch(dark=dark)
    browser.open("Web/gallery/")
    Person(browser)
    assert browser.axe() == []


def test_a_picker_that_holds_nothing_says_so(browser):
    browser.show('<date-wheel locale="en-GB" max="2012-04-04"></date-wheel>')
    person = Person(browser)
    assert person.look()["wheels"]["day"]["said"] == "Not set: 4 April 2012"
    person.focus("day")
    person.press(Keys.ARROW_UP)
    assert person.look()["wheels"]["day"]["said"] == "3 April 2012"


# By touch: a swipe of a screen reader changes the value of a slider.

def test_a_screen_reader_moves_a_wheel_by_the_value_of_its_slider(browser):
    browser.show('<date-wheel locale="en" calendar="hebrew" value="2012-02-23"></date-wheel>')
    person = Person(browser)
    for name, change, then in (
            ("Month", 1, "29 Adar 5772"),  # Over Adar I, which is not possible.
            ("Day", 1, "1 Adar 5772"),  # The days go round.
            ("Day", -1, "29 Adar 5772"), ("Month", -1, "29 Shevat 5772"), ("Year", 3, "29 Shevat 5775"), ("Year", -1, "29 Shevat 5774")):
        browser.adjust(name, change)
        assert person.sentence() == then, (name, change)
        assert {wheel["said"] for wheel in person.look()["wheels"].values()} == {then}
        assert len(person.changes()) == 1


def test_swipes_that_follow_each_other_add_up(browser):
    browser.show('<date-wheel locale="en" value="2012-04-04"></date-wheel>')
    person = Person(browser)
    for _ in range(4):
        browser.adjust("Year", 1)
    assert person.sentence() == "April 4 2016"


SLIDERS = """
    return Object.fromEntries([...arguments[0].shadowRoot.querySelectorAll('input')].map(({ ariaLabel, min, max, value, step, ariaOrientation }) =>
      [ariaLabel, { down: Number(value) - Number(min), up: Number(max) - Number(value), step, ariaOrientation }]))"""


def test_a_slider_has_steps_of_one_row_and_ends_where_the_wheel_does(browser):
    browser.show('<date-wheel locale="en" value="2012-04-04" min="2010-01-01" max="2099-12-31"></date-wheel>')
    person = Person(browser)
    sliders = browser.js(SLIDERS, person.picker)
    assert (sliders["Year"]["down"], sliders["Year"]["up"] > 10) == (2, True)
    for slider in sliders.values():
        assert 0 < slider["down"] + slider["up"] < 40  # Else Chromium tells Android of no step.
        assert (slider["step"], slider["ariaOrientation"]) == ("1", "vertical")
    person.set(value="2099-04-04")
    assert browser.js(SLIDERS, person.picker)["Year"]["up"] == 0
    person.focus("year")
    person.press(Keys.ARROW_UP)
    assert browser.js(SLIDERS, person.picker)["Year"]["up"] == 1


@pytest.mark.parametrize("attribute", ["readonly", "disabled"])
def test_a_screen_reader_moves_no_wheel_that_may_not_move(browser, attribute):
    browser.show(f'<date-wheel locale="en" value="2012-04-04" {attribute}></date-wheel>')
    person = Person(browser)
    if attribute == "readonly":  # What is disabled cannot be asked.
        browser.adjust("Year", 1)
    assert (person.sentence(), person.events()) == ("April 4 2012", [])
    assert browser.js(SLIDERS, person.picker)["Year"]["up"] == 15
    assert browser.js("return [arguments[0].disabled, arguments[0].ariaReadOnly]", person.slider("year")) == [
        attribute == "disabled", str(attribute == "readonly").lower()]


@pytest.mark.parametrize("state", ["", "readonly", "disabled"])
def test_wheels_that_have_been_used_are_sliders_and_nothing_else(browser, state):
    browser.show("<h1>A page</h1>" + HEBREW.format("en"))
    person = Person(browser)
    for field in ("year", "month", "day"):
        person.click_row(field, 1)
        browser.hover(person.wheel(field))
    if state:
        person.set(**{state: ""})
    assert browser.axe() == []
    roles = [node.role for node in browser.ax_tree()]
    if browser.engine != "chromium":  # Its tree has nodes of its own kind around all that has a box.
        assert roles[roles.index("grouping" if browser.engine == "firefox" else "group") + 1:] == ["slider"] * 3


def test_a_press_on_a_wheel_gives_its_slider_the_focus(browser):
    browser.show(HEBREW.format("en"))
    person = Person(browser)
    person.click_row("year", 0)
    assert person.focused() == "year"
    assert not browser.js("return arguments[0].matches(':focus-visible')", person.slider("year")), "no ring for a mouse"
    person.press(Keys.ARROW_DOWN)
    assert person.sentence() == "12 Nisan 5773"
    browser.chord(Keys.SHIFT, Keys.TAB)
    assert person.focused() == "month"
