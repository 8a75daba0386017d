"""One wheel on the screen, in a page that makes its own: what it offers to whoever builds with it."""
import pytest

# A wheel of the numbers 1 to 100 with 30 under the bar. It notes what it is told.
PAGE = """
<style>%s</style>
<div id="host"></div>
<script type="module">
  import { Wheel } from '/Web/wheel.js'
  import { sheetFor } from '/Web/styles.js'
  import { tick } from '/Web/tick.js'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetFor(document)]
  const picker = document.createElement('div')
  picker.className = 'picker'
  root.append(picker)
  window.noted = { ticks: [], shows: [], rested: 0 }
  let position = 29, aim = 29
  const wheel = new Wheel('year', {
    wheel: () => ({ count: 100, loops: false, position }),
    rows: (field, first, count) => Int32Array.from({ length: 2 * count }, (_, index) => index %% 2 ? first + (index >> 1) : first + index / 2 === 31 ? 0 : 1),
    label: (field, position) => String(position + 1),
    turned: (field, to) => { position = to },
    rested: () => { noted.rested++; aim = position; wheel.roll(position, true) },
    grabbed: () => {},
    chosen: (field, to) => wheel.turn(to),
    stepped: (field, isForward) => wheel.turn(aim += isForward ? 1 : -1),
    ticked: (field, rows) => { noted.ticks.push(rows); tick(window.kinds ?? '') },
    shows: rows => noted.shows.push(rows),
    %s
  })
  picker.append(wheel.column)
  wheel.reset()
  wheel.fit()
  Object.assign(window, { wheel, ready: true })
</script>"""

LOOK = """
    const { scroller } = wheel, bar = scroller.scrollTop + scroller.clientHeight / 2
    const rows = [...scroller.querySelectorAll('[part~=row]')].filter(row => row.offsetHeight)
    const middle = row => row.offsetTop + row.offsetHeight / 2
    rows.sort((a, b) => middle(a) - middle(b))
    return {
      under: rows.find(row => Math.abs(middle(row) - bar) <= 1)?.textContent,
      seen: rows.filter(row => Math.abs(middle(row) - bar) < scroller.clientHeight / 2).map(row => row.textContent),
    }"""


@pytest.fixture
def page(browser):
    def show(style="", options="", head=""):
        browser.show(PAGE % (style, options), module=None, head=head)
        browser.until("window.ready")
        browser.wait_for_frame()
        return browser
    return show


def wheel(browser):
    return browser.js("return wheel.scroller")


@pytest.mark.parametrize("rows", [3, 5, 7, 9])
def test_the_style_says_how_many_rows_are_shown(page, rows):
    browser = page(f"#host {{ --date-wheel-rows: {rows} }}")
    reach = (rows - 1) // 2
    assert browser.js(LOOK) == {"under": "30", "seen": [str(n) for n in range(30 - reach, 31 + reach)]}
    assert browser.js("return noted.shows") == ([] if rows == 5 else [rows])
    browser.click(wheel(browser), 0, reach * browser.js("return wheel.scroller.clientHeight") // rows)
    browser.until("noted.rested")
    assert browser.js(LOOK)["under"] == str(30 + reach)


def test_the_number_of_rows_may_change(page):
    browser = page()
    for rows in 9, 3:
        browser.js(f"host.style.setProperty('--date-wheel-rows', {rows})")
        browser.wait_for_frame()
        look = browser.js(LOOK)
        assert (look["under"], len(look["seen"])) == ("30", rows)
    assert browser.js("return noted.shows") == [9, 3]


def test_a_wheel_stands_right_in_the_first_frame(page):
    browser = page()
    assert browser.js_async("""new Promise(resolve => {
        // This observer comes after the wheel's own, and before the frame is painted.
        new ResizeObserver((_, observer) => {
          observer.disconnect()
          resolve((() => { %s })())
        }).observe(wheel.scroller)
        host.style.cssText = '--date-wheel-row-height: 50px; --date-wheel-rows: 7'
      })""" % LOOK) == {"under": "30", "seen": ["27", "28", "29", "30", "31", "32", "33"]}


def test_a_page_fills_the_rows(page):
    browser = page(options="""
      render: (row, { field, label, number, state }) => {
        const mark = document.createElement('b')
        mark.textContent = `<${field} ${label}${state & 1 ? '' : ' not'}>`
        row.replaceChildren(mark)
      },""")
    seen = ["<year 28>", "<year 29>", "<year 30>", "<year 31>", "<year 32 not>"]
    assert browser.js(LOOK)["seen"] == seen
    browser.notches(wheel(browser), 1)
    browser.until("noted.rested")
    assert browser.js(LOOK)["under"] == "<year 31>"
    assert browser.js("return wheel.scroller.querySelectorAll('[part~=row]:not(:has(> b))').length") == 0


def test_width_and_alignment_are_the_styles(page):
    browser = page("#host { --date-wheel-year-width: 200px; --date-wheel-year-align: end }")
    assert browser.js("""
        const row = wheel.scroller.querySelector('[part~=row]')
        return [wheel.column.offsetWidth, getComputedStyle(row).textAlign]""") == [200, "end"]


def test_each_row_that_passes_is_a_tick(page):
    browser = page()
    browser.notches(wheel(browser), 3)
    browser.until("noted.rested")
    assert browser.js("return noted.ticks.reduce((a, b) => a + b)") == 3
    browser.js("noted.ticks.length = 0; wheel.roll(60, true)")
    browser.until("wheel.scroller.scrollTop === 60 * wheel.scroller.clientHeight / 5")
    assert browser.js("return noted.ticks") == [], "a roll by itself ticked"


EARS = """<script>
  window.heard = { shakes: 0, clicks: 0 }
  navigator.vibrate = () => { heard.shakes++; return true }
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (...given) { heard.clicks++; return start.apply(this, given) }
</script>"""


@pytest.mark.parametrize("kinds, shakes, clicks", [
    ("vibrate", True, False), ("sound", False, True), ("vibrate sound", True, True), ("", False, False)])
def test_a_tick_shakes_and_clicks_as_asked(page, kinds, shakes, clicks):
    browser = page(head=EARS)
    browser.js("window.kinds = arguments[0]", kinds)
    browser.notches(wheel(browser), 1)
    browser.until("noted.rested")
    assert browser.js("return heard") == {"shakes": 0, "clicks": 0}, "before the page has been touched"
    browser.click(wheel(browser), 0, browser.js("return wheel.scroller.clientHeight / 5 | 0"))
    browser.until("noted.rested === 2")
    heard = browser.js("return heard")
    assert (heard["shakes"] > 0, heard["clicks"] > 0) == (shakes, clicks)
    assert max(heard.values()) <= 1


@pytest.mark.parametrize("width", [320, 200])
def test_a_narrow_place_cuts_words_that_cannot_be_smaller_and_nothing_else(page, width):
    browser = page(f"body {{ margin: 0 }} #host {{ display: block; width: {width}px }}",
                   "label: (field, position) => 'A word that is far too long for so narrow a place '.repeat(3) + position,")
    assert browser.js("""
        const row = wheel.scroller.querySelector('[part~=row]')
        return [wheel.column.offsetWidth <= arguments[0], document.documentElement.scrollWidth <= innerWidth,
                row.scrollWidth > row.clientWidth, getComputedStyle(row).textOverflow]""",
        width) == [True, True, True, "ellipsis"]


@pytest.mark.parametrize("render", ["", """render: (row, { label }) => {
    row.replaceChildren(document.createElement('span'))
    row.firstChild.textContent = label
  },"""], ids=["words", "nodes"])
def test_words_are_as_large_as_there_is_room(page, render):
    browser = page("#host { display: block; width: 200px }",
                   "label: (field, position) => (window.word ?? 'A word of the time before ') + position," + render)
    rows = """
        return [...wheel.scroller.querySelectorAll('[part~=row]')]
          .map(row => [row.scrollWidth > row.clientWidth, row.offsetHeight])"""
    assert browser.js(rows) == [[False, 36]] * 7
    browser.js("window.word = 'A word that is longer than before '; wheel.fit(); wheel.reset()")
    browser.wait_for_frame()
    browser.wait_for_frame()
    assert browser.js(rows) == [[False, 36]] * 7, "the wheel is no narrower, but the words are longer"
    browser.js("host.style.width = '600px'")
    browser.wait_for_frame()
    browser.wait_for_frame()
    assert browser.js("return !!wheel.scroller.closest('.tight')") is False


def test_elements_of_a_wheel_that_nobody_touches_are_few(page):
    browser = page()
    count = "return wheel.column.querySelectorAll('*').length"
    assert browser.js(count) <= 13
    browser.hover(wheel(browser))
    browser.until("wheel.scroller.querySelectorAll('.marker').length === 100")
    browser.js("window.markers = [...wheel.scroller.querySelectorAll('.marker')]; wheel.reset()")
    assert browser.js("return markers.every((marker, index) => marker === wheel.scroller.querySelectorAll('.marker')[index])"), \
        "a browser follows the marker that it has snapped to"
