#!/usr/bin/env python3
"""Serves Web/ to this machine until Ctrl-C and prints the gallery's address. PORT chooses the port."""
import functools
import http.server
import os
import pathlib
import signal
import sys

WEB = pathlib.Path(__file__).resolve().parent.parent / "Web"


class Handler(http.server.SimpleHTTPRequestHandler):
    # Browsers refuse a module script of another type, and Python takes its types from the machine's own list.
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".json": "application/json",
        ".mjs": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self):
        if self.path == "/":
            self.send_response(302)
            self.send_header("Location", "/gallery/")
            self.end_headers()
        elif self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_request(self, code="-", size="-"):
        if str(code).startswith(("4", "5")):
            super().log_request(code, size)

    def log_error(self, *_):
        pass  # What is not found is in log_request already.


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        # A browser that leaves in the middle of an answer is no error of ours.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def chosen_port():
    text = os.environ.get("PORT", "0")
    if not text.isdecimal() or int(text) > 65535:
        sys.exit(f"error: PORT is {text!r}; it must be a number from 1 to 65535")
    return int(text)


def stop(*_):
    raise KeyboardInterrupt


def main():
    port = chosen_port()
    try:
        server = Server(("127.0.0.1", port), functools.partial(Handler, directory=str(WEB)))
    except OSError as error:
        sys.exit(f"error: port {port} of 127.0.0.1 is not to be had ({error.strerror}); leave PORT out for a free one")
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    with server:
        print(f"The gallery: http://127.0.0.1:{server.server_port}/gallery/  (Ctrl-C ends)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
