"""dist/date-wheel.js: one module with everything inside."""
import subprocess

from harness.paths import ROOT, tool
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


def test_a_server_can_import_the_bundle():
    code = "import('./dist/date-wheel.js').then(({ DateWheelElement }) => console.log(typeof DateWheelElement))"
    ran = subprocess.run([tool("node"), "--input-type=module", "-e", code], cwd=ROOT, capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("function\n", "")


def test_what_stands_inside_is_for_pages_without_script(browser):
    inside = '<form><date-wheel name="when" value="2012-04-04"><input name="when" value="2000-01-01"></date-wheel></form>'
    browser.show(inside, module=None)
    assert browser.js("return document.querySelector('input').checkVisibility()")
    browser.show(inside, module="/dist/date-wheel.js")
    browser.until("customElements.get('date-wheel')")
    assert not browser.js("return document.querySelector('input').checkVisibility()")
    assert browser.js("return [...new FormData(document.forms[0])]") == [["when", "2012-04-04"]]
