"""A person in front of a picker: sees what is under the bar and which rows are faded, hears what the page is told."""
# How long a picture stays the same before the wheels are taken to rest, in milliseconds. WebKitGTK does not say when
# scrolling has ended, so the element itself waits a while there.
STILLNESS = {"chromium": 150, "firefox": 150, "webkit": 200}

# Everything is read from what is drawn, never from the element's own state.
LOOK = """
    const picker = arguments[0]
    const wheels = {}
    for (const column of picker.shadowRoot.querySelectorAll('[part~=column]')) {
      const wheel = column.querySelector('[part~=wheel]'), slider = column.querySelector('input'), box = wheel.getBoundingClientRect()
      const bar = box.top + box.height / 2
      const rows = [...wheel.querySelectorAll('[part~=row]')]
        .map(row => ({ row }))
        .filter(({ row }) => row.textContent && row.offsetHeight)
        .sort((a, b) => a.row.offsetTop - b.row.offsetTop)
      const middle = ({ row }) =>  // Of the row as it is laid out: a tilted row's box is not around its middle.
        box.top + (row.offsetTop + row.offsetHeight / 2 - wheel.scrollTop) * box.height / wheel.offsetHeight
      const under = rows.reduce((best, row) => Math.abs(middle(row) - bar) < Math.abs(middle(best) - bar) ? row : best)
      const words = ({ row }) => row.textContent
      const field = [...column.part].find(name => name !== 'column')
      wheels[field] = {
        left: box.left,
        under: words(under),
        offBar: Math.abs(middle(under) - bar),
        cut: rows.filter(({ row }) => row.scrollWidth > row.clientWidth).map(words),
        seen: rows.filter(row => middle(row) > box.top && middle(row) < box.bottom).map(words),
        drawn: rows.map(words),
        faded: rows.filter(({ row }) => row.part.contains('impossible')).map(words),
        today: rows.filter(({ row }) => row.part.contains('today')).map(words),
        name: slider.ariaLabel, said: slider.ariaValueText, scrolled: wheel.scrollTop,
      }
    }
    return { wheels, value: picker.value, error: picker.shadowRoot.querySelector('[part~=error]')?.textContent ?? null }"""

RECORD = """
    const picker = arguments[0]
    window.told = []
    for (const type of ['input', 'change']) {
      picker.addEventListener(type, event => told.push([event.type, picker.value]))
    }"""


class Person:
    """Looks at the `number`th picker of the page, and works it."""

    def __init__(self, browser, number=0):
        """Comes when the page is there and its wheels rest."""
        self.browser = browser
        browser.until("document.readyState === 'complete' && customElements.get('date-wheel')")
        browser.wait_for_frame()  # In which the wheels place themselves.
        self.picker = browser.find_all("date-wheel")[number]
        browser.js(RECORD, self.picker)
        self.look_until_still()

    # Looking

    def look(self):
        return self.browser.js(LOOK, self.picker)

    def look_until_still(self, seconds=8, patience=5):
        """The picture once nothing has moved for a while, a while in which a wheel would have come to rest.

        Timed without animation frames: WebKitGTK may draw none while nothing moves.
        """
        self.browser.js_async("""new Promise((resolve, reject) => {
            const wheels = arguments[0].shadowRoot, began = performance.now()
            let before = '', since = began
            const look = () => {
              const now = performance.now()
              const picture = [...wheels.querySelectorAll('[part~=wheel]')].map(wheel => wheel.scrollTop) + wheels.textContent
              if (picture !== before) [before, since] = [picture, now]
              if (now - since > arguments[1]) resolve()
              else if (now - began > arguments[2] * 1000) reject('the wheels did not come to rest')
              else setTimeout(look, 16)
            }
            look()
          })""", self.picker, STILLNESS[self.browser.engine], seconds)
        picture = self.look()
        between = [field for field, wheel in picture["wheels"].items() if wheel["offBar"] > 1]
        if between and patience:  # A busy browser can stand still on its way.
            return self.look_until_still(seconds, patience - 1)
        assert not between, f"{between} rest between two rows: {picture}"
        return picture

    def shown(self):
        """The words under the bar, by field, at rest."""
        return {field: wheel["under"] for field, wheel in self.look_until_still()["wheels"].items()}

    def sentence(self):
        """The words under the bar as they stand on the screen in a left-to-right language, at rest."""
        wheels = self.look_until_still()["wheels"].values()
        return " ".join(wheel["under"] for wheel in sorted(wheels, key=lambda wheel: wheel["left"]))

    def value(self):
        return self.look_until_still()["value"]

    def order(self):
        """The fields from left to right."""
        wheels = self.look()["wheels"]
        return sorted(wheels, key=lambda field: wheels[field]["left"])

    def wheel(self, field):
        return self.browser.js(
            "return arguments[0].shadowRoot.querySelector(`[part~=${arguments[1]}] [part~=wheel]`)", self.picker, field)

    def slider(self, field):
        """What has the focus of a wheel."""
        return self.browser.js("return arguments[0].parentElement.querySelector('input')", self.wheel(field))

    def events(self):
        """What the page has been told since this was last asked: pairs of event and value."""
        self.look_until_still()
        return [tuple(event) for event in self.browser.js("return told.splice(0)")]

    def changes(self):
        return [value for event, value in self.events() if event == "change"]

    def focused(self):
        """The field whose wheel has the focus."""
        return self.browser.js("""
            const column = document.activeElement?.shadowRoot?.activeElement?.closest('[part~=column]')
            return column ? [...column.part].find(name => name !== 'column') : null""")

    # Doing

    def focus(self, field):
        self.browser.js("arguments[0].focus()", self.slider(field))

    def press(self, *keys):
        """Presses keys one after the other and waits until the wheels rest."""
        self.browser.keys(*keys)
        self.look_until_still()

    def click_row(self, field, rows_below):
        wheel = self.wheel(field)
        height = self.browser.js("return arguments[0].clientHeight / 5", wheel)
        self.browser.click(wheel, 0, round(height * rows_below))
        self.look_until_still()

    def set(self, **attributes):
        """Sets or removes attributes, all of them before the picker can act."""
        self.run("""
            for (const [name, value] of Object.entries(given)) {
              if (value === null) picker.removeAttribute(name)
              else picker.setAttribute(name, value)
            }""", attributes)
        return self.look_until_still()

    def run(self, code, given=None):
        """Runs code as the page's own, which may name `picker` and `given`.

        Between two statements that a driver runs, WebKit may run what the first one has put off; within a page's
        script it does not.
        """
        self.browser.js("""
            const [picker, code, given] = arguments
            Object.assign(window, { picker, given })
            const script = document.createElement('script')
            script.textContent = `{ const { picker, given } = window; ${code} }`
            document.head.append(script)""", self.picker, code, given)
