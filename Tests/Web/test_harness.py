"""The harness itself: what it says of a page is so, in every engine."""
import os
import subprocess
import sys
import textwrap
import urllib.request

import pytest
from harness.desktop import Desktop
from harness.input import NOTCH
from harness.paths import ROOT, SCREENSHOTS, SYSTEM_PYTHON
from selenium.webdriver.common.keys import Keys

ROW = 40


@pytest.fixture
def page(browser):
    browser.open("pages/harness.html")
    browser.until("customElements.get('test-wheel')")
    browser.list = browser.find("test-wheel", "div")
    return browser


def scrolled_to(page, row):
    page.until("arguments[0].scrollTop === arguments[1]", page.list, (row - 1) * ROW)


# Errors


@pytest.mark.parametrize("code, error", [
    ("console.error('one', 'two')", "console.error: one two"),
    ("console.warn('mind')", "console.warn: mind"),
    ("console.assert(1 > 2, 'unequal')", "console.assert: unequal"),
    ("setTimeout(() => { throw new Error('late') })", "error: .*late"),
    ("Promise.reject(new Error('refused'))", "rejection: .*refused"),
    ("import('/pages/none.js')", "rejection: "),
    ("let = broken", "error: "),
])
def test_an_error_of_the_page_is_seen(browser, code, error):
    browser.show(f"<script>{code}</script>", module=None)
    browser.expect_errors(error, *(["not served: /pages/none.js"] if "none.js" in code else []))
    assert browser.errors() == []


def test_a_missing_file_is_seen(browser):
    browser.show('<img src="/pages/none.png" alt="none">', module="/Web/none.js")
    browser.expect_errors("not served: /pages/none.png", "load: .*/none.png", "load: .*/Web/none.js", "not served: /Web/none.js")


def test_an_error_outlives_its_page(browser):
    browser.show("<script>console.error('before')</script>", module=None)
    browser.open("pages/harness.html")
    browser.driver.refresh()
    assert browser.errors() == ["console.error: before"]
    browser.expect_errors("before")


def test_a_page_without_faults_has_no_errors(page):
    page.js("console.assert(true); console.log('fine')")
    assert page.errors() == []


def test_a_test_that_leaves_an_error_fails(request, tmp_path):
    engine = (request.config.getoption("--engine") or ["chromium"])[0]
    (tmp_path / "test_inner.py").write_text(textwrap.dedent("""
        def test_leaves_an_error(browser):
            browser.show("<script>console.error('left behind')</script>", module=None)

        def test_leaves_none(browser):
            browser.show("", module=None)
        """))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", str(ROOT / "Tests" / "pytest.ini"), "-p", "conftest",
         "-p", "no:cacheprovider", "--engine", engine, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "Tests" / "Web")}, cwd=tmp_path, capture_output=True, text=True)
    assert "2 passed, 1 error" in run.stdout, run.stdout + run.stderr
    assert "ERROR at teardown of test_leaves_an_error" in run.stdout
    assert "console.error: left behind" in run.stdout


# Pages


def test_a_made_page_says_what_it_was_given(browser):
    browser.show("<p>سلام</p>", module=None, title="One & two", language="fa", direction="rtl")
    assert browser.driver.title == "One & two"
    assert browser.js("return document.documentElement.lang + getComputedStyle(document.body).direction") == "fartl"
    assert browser.find("p").text == "سلام"


def test_the_server_gives_files_their_types_and_keeps_to_its_folders(site):
    with urllib.request.urlopen(f"{site.url}/pages/harness.js") as answer:
        assert answer.headers["Content-Type"] == "text/javascript"
        assert answer.headers["Cache-Control"] == "no-store"
    for path in ("/pages/../test_harness.py", "/pages/%2e%2e/test_harness.py", "/Package.swift", "/"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(site.url + path)
    assert len(site.take_missing()) == 4


def test_find_goes_through_shadow_roots(page):
    assert page.find("test-wheel", "div").aria_role == "spinbutton"
    assert len(page.find_all("test-wheel", "p")) == 31
    assert page.find_all("p") and not page.find_all("test-wheel", "main")
    with pytest.raises(AssertionError, match="nothing there: test-wheel / main"):
        page.find("test-wheel", "main")


def test_js_async_gives_the_value_or_fails(browser):
    browser.show("", module=None)
    assert browser.js_async("Promise.resolve(arguments[0] + 1)", 2) == 3
    with pytest.raises(AssertionError, match="no luck"):
        browser.js_async("Promise.reject(new Error('no luck'))")


def test_until_gives_up(browser):
    browser.show("", module=None)
    with pytest.raises(AssertionError, match="not within"):
        browser.until("document.title === 'Never'", seconds=0.1)


# Input


def test_keys_reach_the_page(page):
    page.find("#text").click()
    page.keys("day ", "31")
    assert page.js("return document.querySelector('#text').value") == "day 31"
    page.chord(Keys.SHIFT, Keys.TAB)
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    scrolled_to(page, 3)


def test_a_click_arrives_where_it_is_meant(page):
    page.js("""
        const button = arguments[0], box = button.getBoundingClientRect()
        button.addEventListener('click', event => {
          window.clicked = [event.isTrusted, Math.round(event.clientX - box.x - box.width / 2)]
        })""", page.find("#button"))
    page.click(page.find("#button"), 5, 0)
    trusted, dx = page.until("window.clicked")
    assert trusted and abs(dx - 5) <= 1


def test_the_mouse_wheel_scrolls_and_snaps_to_a_row(page):
    page.wheel(page.list, NOTCH)
    scrolled_to(page, 4)
    page.wheel(page.list, -NOTCH)
    scrolled_to(page, 1)


def test_a_drag_sends_a_pointer_down_moves_and_up(page):
    page.js("""
        window.seen = []
        for (const name of ['pointerdown', 'pointermove', 'pointerup'])
          arguments[0].addEventListener(name, event => seen.push(`${name} ${event.pointerType} ${event.buttons}`))
        """, page.find("#patch"))
    page.drag(page.find("#patch"), 20, 0)
    page.until("seen.at(-1) === 'pointerup mouse 0'")
    seen = page.js("return seen")
    assert "pointerdown mouse 1" in seen and "pointermove mouse 1" in seen


@pytest.mark.look(touch=True, size=(390, 844))
def test_a_finger_scrolls_and_snaps_to_a_row(page):
    page.js("addEventListener('pointerdown', event => { window.pointer = event.pointerType })")
    page.swipe(page.list, -75)
    # How far a finger's momentum goes depends on how busy the machine is.
    page.until(f"arguments[0].scrollTop >= {ROW} && arguments[0].scrollTop % {ROW} === 0", page.list)
    assert page.js("return window.pointer") == "touch"


# Looks


@pytest.mark.parametrize("look, query", [
    ({}, "(prefers-color-scheme: light) and (prefers-reduced-motion: no-preference) and (forced-colors: none)"),
    ({}, "(pointer: fine) and (hover: hover) and (width: 1024px) and (height: 768px)"),
    ({"dark": True}, "(prefers-color-scheme: dark)"),
    ({"reduced_motion": True}, "(prefers-reduced-motion: reduce)"),
    ({"forced_colors": True}, "(forced-colors: active)"),
    ({"size": (320, 480)}, "(width: 320px) and (height: 480px)"),
    ({"touch": True}, "(pointer: coarse) and (hover: none)"),
])
def test_a_look_takes_effect(launch, look, query):
    browser = launch(**look)
    browser.show("", module=None)
    browser.until(f"matchMedia('{query}').matches")


def test_a_look_does_not_stay_for_the_next(launch):
    for dark in (True, False):
        browser = launch(dark=dark, language="fa-IR" if dark else "en-US")
        browser.show("", module=None)
        browser.until(f"matchMedia('(prefers-color-scheme: dark)').matches === {str(dark).lower()}")
        assert browser.js("return navigator.language") == ("fa-IR" if dark else "en-US")


@pytest.mark.look(language="he-IL", time_zone="Asia/Tehran")
def test_language_and_time_zone_take_effect(browser):
    browser.show("", module=None)
    said = browser.js("""
        const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions()
        return [navigator.language, locale, timeZone, new Date(0).getHours()]""")
    assert said == ["he-IL", "he-IL", "Asia/Tehran", 3]


# Pictures


@pytest.mark.parametrize("look, color", [({}, (0, 128, 0)), ({"dark": True}, (128, 0, 128))])
def test_a_screenshot_shows_the_element_alone(launch, look, color):
    browser = launch(**look)
    browser.open("pages/harness.html")
    picture = browser.screenshot("harness-patch", browser.find("#patch"))
    assert picture.size == (80, 40)
    assert picture.getcolors() == [(80 * 40, color)]
    assert (SCREENSHOTS / browser.engine / "harness-patch.png").stat().st_size > 0


def test_a_screenshot_of_the_window_has_its_size(page):
    assert page.screenshot("harness").size == (1024, 768)


# Accessibility


def test_the_accessibility_tree_is_read(page):
    tree = page.ax_tree()
    assert any((node.role, node.name) == ("heading", "A wheel") for node in tree), tree
    [wheel] = [node for node in tree if node.role == "spinbutton"]
    assert wheel.name == "Day"
    assert wheel.value == ("1" if page.engine == "chromium" else "1 March")


def test_the_accessibility_tree_follows_the_page(page):
    page.js("document.querySelector('h1').textContent = 'Another wheel'")
    assert "Another wheel" in [node.name for node in page.ax_tree()]


ASK_FOR_BUS = """from gi.repository import Gio
session = Gio.bus_get_sync(Gio.BusType.SESSION)
asked = "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, 5000
print(session.call_sync(*asked).unpack()[0].split(",")[0])"""


def test_two_desktops_have_a_bus_for_assistive_technology_each():
    desktops = [Desktop((320, 240)) for _ in range(2)]
    try:
        runs = [
            subprocess.run([SYSTEM_PYTHON, "-c", ASK_FOR_BUS], env=desktop.environment, capture_output=True, text=True)
            for desktop in desktops]
    finally:
        for desktop in desktops:
            desktop.close()
    addresses = [run.stdout for run in runs]
    assert all(addresses), [run.stderr for run in runs]
    assert addresses[0] != addresses[1]


def test_axe_finds_what_is_wrong_and_nothing_else(page):
    assert page.axe() == []
    page.js("document.querySelector('main').append(document.createElement('button'))")
    [found] = page.axe()
    assert found.startswith("button-name (critical)")
