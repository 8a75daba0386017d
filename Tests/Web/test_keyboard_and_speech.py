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


def test_the_keys_that_the_page_or_browser_owns_are_left_alone(browser):
    browser.show(HEBREW.format("en"))
    person = Person(browser)
    browser.js("window.kept = []; addEventListener('keydown', e => kept.push(e.defaultPrevented))")
    person.focus("day")
    browser.chord(Keys.CONTROL, Keys.ARROW_DOWN)
    person.press("x", Keys.ARROW_DOWN)
    assert browser.js("return kept.filter(prevented => prevented).length") == 1
    assert person.sentence() == "13 Nisan 5772"


SPOKEN = [
    ("en", ["Day", "Month", "Year"], "12 Nisan 5772"),
    ("he", ["יום", "חודש", "שנה"], "12 בניסן 5772"),
]


@pytest.mark.parametrize("locale, names, words", SPOKEN)
def test_each_wheel_is_named_and_says_the_whole_date(browser, locale, names, words):
    browser.show(HEBREW.format(locale))
    person = Person(browser)
    wheels = person.look()["wheels"]
    assert [wheels[field]["name"] for field in ("day", "month", "year")] == names
    assert {wheel["said"] for wheel in wheels.values()} == {words}
    tree = [node for node in browser.ax_tree() if node.role == "spinbutton"]
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
        assert {node.value for node in browser.ax_tree() if node.role == "spinbutton"} == {"29 Adar 5785"}


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
