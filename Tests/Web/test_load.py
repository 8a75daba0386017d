"""Many pickers, and one opened many times. What is counted here does not depend on how fast the machine is."""
import time

import pytest
from harness.tracing import trace
from person import Person
from selenium.webdriver.common.keys import Keys

PICKER = '<date-wheel locale="en" calendar="hebrew" value="2012-04-04"></date-wheel>'


def test_a_thousand_pickers_open_and_the_last_one_turns(browser):
    browser.driver.set_script_timeout(100)
    browser.show("")
    browser.until("customElements.get('date-wheel')")
    browser.js_async("""(async () => {
        document.querySelector('main').innerHTML = arguments[0].repeat(1000)
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })()""", PICKER)
    elements = browser.js("""
        return [...document.querySelectorAll('date-wheel')].reduce(
          (sum, { shadowRoot }) => sum + shadowRoot.querySelectorAll('*').length, 0)""")
    assert elements <= 45_000
    p = Person(browser, 999)
    browser.js("arguments[0].scrollIntoView()", p.picker)
    p.focus("year")
    p.press(Keys.ARROW_DOWN)
    assert p.sentence() == "12 Nisan 5773"


@pytest.mark.parametrize("way", [
    "picker.hidden = true; await frame(); picker.hidden = false; await frame()",
    "picker.remove(); await 0; main.innerHTML = text; await frame()"], ids=["hidden", "made anew"])
def test_a_picker_opened_often_holds_no_more_than_one_opened_seldom(launch, engine, way):
    if engine != "chromium":
        pytest.skip("only Chromium tells how many nodes and listeners there are")
    browser = launch()
    browser.show(PICKER)
    Person(browser)
    open_often = """(async () => {
        const main = document.querySelector('main'), text = arguments[0]
        const frame = () => new Promise(requestAnimationFrame)
        for (let times = 0; times < arguments[1]; times++) {
          const picker = document.querySelector('date-wheel')
          %s
        }
      })()""" % way

    def held():
        browser.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        found = browser.driver.execute_cdp_cmd("Memory.getDOMCounters", {})
        return found["nodes"], found["jsEventListeners"]

    browser.js_async(open_often, PICKER, 10)
    before = held()
    browser.js_async(open_often, PICKER, 300)
    after = held()
    assert after[0] <= before[0] + 100 and after[1] <= before[1] + 20, f"{before} nodes and listeners became {after}"


@pytest.mark.look(touch=True, size=(390, 844))
def test_nothing_of_a_fling_waits_for_scripts(browser, engine):
    if engine != "chromium":
        pytest.skip("only Chromium tells what a frame waited for")
    browser.show(f'<div style="padding: 200px 0">{PICKER}</div>')
    p = Person(browser)
    before = p.sentence()
    with trace(browser) as frames:
        browser.drag(p.wheel("year"), 0, -160, "touch", steps=5)
        time.sleep(1)
    assert p.sentence() != before and frames.scrolled > 10
    assert frames.animated_by_main_thread == 0
