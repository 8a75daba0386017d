"""The running browsers of a test session. Starting one takes seconds, so tests share them."""
from . import looks
from .browser import Browser
from .desktop import Desktop
from .engines import start_chromium, start_firefox, start_webkit
from .looks import Look
from .server import Site


class Pool:
    def __init__(self, site: Site):
        self._site = site
        self._running: dict[str, Browser] = {}
        self._failed: dict[str, Exception] = {}
        self._desktop: Desktop | None = None

    def get(self, engine: str, look: Look) -> Browser:
        """The engine's browser with this look. WebKitGTK is started anew for another look, without its page."""
        # A browser that cannot start takes a minute to say so: once is enough.
        if error := self._failed.get(engine):
            raise RuntimeError(f"{engine} did not start, for an earlier test: {error}") from error
        try:
            return self._get_webkit(look) if engine == "webkit" else self._get_headless(engine, look)
        except Exception as error:
            if engine not in self._running:
                self._failed[engine] = error
            raise

    def _get_headless(self, engine: str, look: Look) -> Browser:
        start, set_look = {
            "chromium": (start_chromium, looks.set_chromium),
            "firefox": (start_firefox, looks.set_firefox),
        }[engine]
        browser = self._running.get(engine)
        if browser and engine == "firefox" and browser.look.touch != look.touch:
            # A Firefox that has run for a while tells its page of no touches, even when it is asked to later.
            self._stop(engine)
            browser = None
        if not browser:
            browser = self._running[engine] = Browser(engine, start(), self._site, {})
            set_look(browser.driver, look)
        elif browser.look != look:
            set_look(browser.driver, look)
        browser.look = look
        return browser

    def _get_webkit(self, look: Look) -> Browser:
        wanted = looks.webkit_environment(look)
        browser = self._running.get("webkit")
        if browser and browser.look == look:
            return browser
        if browser:
            self._stop("webkit")
        self._desktop = Desktop(look.size)
        environment = {**self._desktop.environment, **wanted}
        browser = self._running["webkit"] = Browser("webkit", start_webkit(environment), self._site, environment)
        browser.look = look
        return browser

    def close(self):
        for engine in list(self._running):
            self._stop(engine)
        self._close_desktop()

    def _stop(self, engine: str):
        self._running.pop(engine).driver.quit()
        if engine == "webkit":
            self._close_desktop()

    def _close_desktop(self):
        if self._desktop:
            self._desktop.close()
            self._desktop = None
