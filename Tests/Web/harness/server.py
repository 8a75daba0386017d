"""Serves the repository's Web/ and dist/, the test pages, and pages that tests make up.

Every page gets a guard as its first script, which notes what goes wrong. It is the one way to learn of a page's errors
that is the same in all engines. It keeps them in the tab's session storage, so that they outlive a reload.
"""
import functools
import html
import http.server
import itertools
import pathlib
import re
import sys
import threading
import urllib.parse

from .paths import ROOT

FOLDERS = {"Web": ROOT / "Web", "dist": ROOT / "dist", "pages": ROOT / "Tests" / "Web" / "pages"}

GUARD = """<script>(() => {
  const note = text => {
    const noted = JSON.parse(sessionStorage.getItem('harness errors') ?? '[]')
    sessionStorage.setItem('harness errors', JSON.stringify([...noted, text]))
  }
  addEventListener('error', event => {
    const { target } = event
    note(target instanceof Element ? `load: ${target.src ?? target.href}` : `error: ${event.message}`)
  }, true)
  addEventListener('unhandledrejection', event => note(`rejection: ${event.reason}`))
  for (const level of ['error', 'warn']) {
    const original = console[level]
    console[level] = (...values) => { note(`console.${level}: ${values.join(' ')}`); original.apply(console, values) }
  }
  const assert = console.assert
  console.assert = (holds, ...values) => {
    if (!holds) note(`console.assert: ${values.join(' ')}`)
    assert.call(console, holds, ...values)
  }
})()</script>"""

PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>body {{ color-scheme: light dark; background: Canvas; color: CanvasText }}</style>
{head}
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


class Site:
    """The server, on a free port of this machine, in a thread of its own."""

    def __init__(self):
        self._made: dict[str, tuple[str, str]] = {}
        self._numbers = itertools.count(1)
        self._missing: list[str] = []
        self._server = _Server(("127.0.0.1", 0), functools.partial(_Handler, self))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self.blank = self.make(".html", PAGE.format(language="en", direction="ltr", title="Blank", head="", body=""))

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def make(self, suffix: str, text: str) -> str:
        """The address of a file with this text."""
        path = f"/made/{next(self._numbers)}{suffix}"
        self._made[path] = (suffix, text)
        return self.url + path

    def make_page(self, body: str, *, head: str = "", title: str = "A test page", language: str = "en",
                  direction: str = "ltr") -> str:
        """The address of a page with this inside."""
        return self.make(".html", PAGE.format(
            body=body, head=head, title=html.escape(title), language=language, direction=direction))

    def made(self, path: str) -> tuple[str, str] | None:
        return self._made.get(path)

    def note_missing(self, path: str):
        self._missing.append(path)

    def take_missing(self) -> list[str]:
        """What was asked for and is not there, since this was last asked."""
        missing, self._missing = self._missing, []
        return missing


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        # A browser that is closed in the middle of an answer is no error.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        "": "application/octet-stream", ".css": "text/css", ".html": "text/html; charset=utf-8",
        ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
    }

    def __init__(self, site: Site, *arguments):
        self.site = site
        super().__init__(*arguments)

    def translate_path(self, path: str) -> str:
        path = urllib.parse.unquote(path.split("?", 1)[0].split("#", 1)[0])
        first, _, rest = path.lstrip("/").partition("/")
        folder = FOLDERS.get(first)
        if not folder or ".." in rest.split("/"):
            return str(ROOT / "Build" / "no such file")
        file = folder / rest
        # Kept with its slash, by which a folder is told from a file.
        return f"{file}/" if path.endswith("/") else str(file)

    def do_GET(self):
        path = self.path.split("?", 1)[0]
        if path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        elif made := self.site.made(path):
            suffix, text = made
            self._send(text, self.extensions_map[suffix], guarded=suffix == ".html")
        else:
            file = pathlib.Path(self.translate_path(self.path))
            if path.endswith("/"):
                file /= "index.html"
            if file.suffix == ".html" and file.is_file():
                self._send(file.read_text("utf-8"), self.extensions_map[".html"], guarded=True)
            else:
                super().do_GET()

    def _send(self, text: str, content_type: str, guarded: bool):
        if guarded:
            text, found = re.subn(r"<head[^>]*>", lambda match: match[0] + GUARD, text, count=1)
            if not found:
                return self.send_error(500, "A page needs a <head>, where the guard goes")
        data = text.encode("utf-8")
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def send_error(self, code, message=None, explain=None):
        # Noted before the page can know of it.
        self.site.note_missing(f"not served: {self.path} ({code} {message})")
        super().send_error(code, message, explain)

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        # Together these isolate the page, which gives it finer clocks.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass
