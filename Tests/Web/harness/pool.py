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
        self._desktop: Desktop | None = None

    def get(self, engine: str, look: Look) -> Browser:
        """The engine's browser with this look. WebKitGTK is started anew for another look, without its page."""
        browser = self._running.get(engine)
        if engine == "webkit":
            environment = looks.webkit_environment(look)
            if browser and browser.look != look:
                self._stop(engine)
                browser = None
            if not browser:
                self._desktop = Desktop(look.size)
                environment = {**self._desktop.environment, **environment}
                browser = Browser(engine, start_webkit(environment), self._site, environment)
                browser.look = look
        else:
            set_look = {"chromium": looks.set_chromium, "firefox": looks.set_firefox}[engine]
            if not browser:
                start = {"chromium": start_chromium, "firefox": start_firefox}[engine]
                browser = Browser(engine, start(), self._site, {})
                set_look(browser.driver, look)
            elif browser.look != look:
                set_look(browser.driver, look)
            browser.look = look
        self._running[engine] = browser
        return browser

    def close(self):
        for engine in list(self._running):
            self._stop(engine)

    def _stop(self, engine: str):
        self._running.pop(engine).driver.quit()
        if engine == "webkit" and self._desktop:
            self._desktop.close()
            self._desktop = None
