"""A browser in the hands of a test."""
import json
import re
import time

from selenium.webdriver.remote.webelement import WebElement

from .accessibility import Accessibility
from .input import Input
from .looks import Look
from .screenshots import Screenshots
from .server import Site


class Browser(Input, Accessibility, Screenshots):
    """One engine, with a page open. Input, accessibility and screenshots have a file each."""

    def __init__(self, engine: str, driver, site: Site, environment: dict[str, str]):
        self.engine, self.driver, self.site, self.environment = engine, driver, site, environment
        self.look = Look()
        self._errors: list[str] = []

    # Pages

    def open(self, page: str):
        """Opens a page of the server: "pages/harness.html", "Web/gallery/"."""
        self.driver.get(page if page.startswith(self.site.url) else f"{self.site.url}/{page}")

    def show(self, body: str, *, module: str | None = "/Web/date-wheel.js", head: str = "", **page):
        """Opens a page with this inside, once `module` has run. `page` may give a title, language and direction."""
        if module:
            head += f'\n<script type="module" src="{module}"></script>'
        self.open(self.site.make_page(body, head=head, **page))

    def js(self, code: str, *arguments):
        """Runs a function's body in the page: `js("return document.title")`."""
        return self.driver.execute_script(code, *arguments)

    def js_async(self, expression: str, *arguments):
        """The value that a promise comes to: `js_async("arguments[0].play()", element)`."""
        settled, value = self.driver.execute_async_script(f"""
            const done = arguments[arguments.length - 1];
            (async () => ({expression}))().then(value => done([true, value]), error => done([false, String(error)]))""",
            *arguments)
        assert settled, value
        return value

    def until(self, condition: str, *arguments, seconds: float = 5):
        """Waits for a JavaScript expression to come true, by JavaScript's notion of it, and answers its value."""
        code = f"""
            const value = ({condition})
            return [Boolean(value), typeof value === 'function' ? null : value]"""
        end = time.monotonic() + seconds
        while True:
            holds, value = self.js(code, *arguments)
            if holds:
                return value
            assert time.monotonic() < end, f"not within {seconds} s: {condition}"
            time.sleep(0.02)

    def wait_for_frame(self):
        """Waits until what there is now has been laid out and shown: a browser that has just started takes its time."""
        self.js_async("new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))")

    def find(self, *path: str) -> WebElement:
        """The first element that the selector finds; each further selector looks in the shadow root of the one before."""
        found = self.find_all(*path)
        assert found, f"nothing there: {' / '.join(path)}"
        return found[0]

    def find_all(self, *path: str) -> list[WebElement]:
        return self.js("""
            const path = [...arguments], last = path.pop()
            let root = document
            for (const selector of path) root = root?.querySelector(selector)?.shadowRoot
            return root ? [...root.querySelectorAll(last)] : []""", *path)

    # What goes wrong in pages

    def errors(self) -> list[str]:
        """What went wrong so far and no test has expected: errors, warnings, rejections, and what was not to be had."""
        if not self.driver.current_url.startswith(self.site.url):
            self.driver.get(self.site.blank)
        noted = self.js("""
            const noted = sessionStorage.getItem('harness errors')
            sessionStorage.removeItem('harness errors')
            return noted""")
        self._errors += json.loads(noted or "[]") + self.site.take_missing()
        if self.engine == "chromium":
            # The rest the guard and the server see themselves.
            self._errors += [
                f"{entry['source']}: {entry['message']}" for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE" and entry["source"] not in ("console-api", "javascript", "network")]
        return list(self._errors)

    def expect_errors(self, *patterns: str, seconds: float = 5):
        """Waits until each pattern is found in an error, and forgives these errors; any other still fails the test."""
        end = time.monotonic() + seconds
        while lacking := [pattern for pattern in patterns if not any(re.search(pattern, e) for e in self.errors())]:
            assert time.monotonic() < end, f"no such error within {seconds} s: {lacking}; but: {self._errors}"
            time.sleep(0.02)
        self._errors = [e for e in self._errors if not any(re.search(pattern, e) for pattern in patterns)]

    def forget(self):
        """Makes ready for another test: leaves the page, lets go of keys and buttons, drops old errors."""
        self.release()
        self.driver.get(self.site.blank)
        self.errors()
        self._errors = []
