"""dist/date-wheel.js: one module with everything inside."""
from person import Person
from selenium.webdriver.common.keys import Keys

PICKER = '<date-wheel locale="en" calendar="hebrew" value="2012-04-04"></date-wheel>'
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


def test_the_bundle_turns_and_asks_for_nothing_else(browser):
    browser.show(PICKER, module="/dist/date-wheel.js")
    person = Person(browser)
    person.focus("year")
    person.press(Keys.ARROW_DOWN)
    assert person.sentence() == "12 Nisan 5773"
    loaded = browser.js("return performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)")
    assert [path for path in loaded if path != "/favicon.ico"] == ["/dist/date-wheel.js"]


def test_the_bundle_works_under_a_strict_policy_that_allows_webassembly(browser):
    browser.show(PICKER, module="/dist/date-wheel.js",
                 head=f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">')
    assert Person(browser).sentence() == "12 Nisan 5772"
