#!/usr/bin/env python3
"""Shortens the style sheets inside a bundled module, which esbuild leaves as they are: to esbuild a sheet is a text.

    shorten-styles.py dist/date-wheel.js
"""
import pathlib
import re
import subprocess
import sys


def shorten(sheet):
    text = sheet[0][1:-1]
    if "${" in text or "\\" in text:
        sys.exit("error: a style sheet holds more than plain text.")
    short = subprocess.run(
        ["esbuild", "--loader=css", "--minify", "--charset=utf8", "--log-level=error"],
        input=text, capture_output=True, text=True, check=True).stdout.strip()
    return f"`{short}`"


path = pathlib.Path(sys.argv[1])
code, count = re.subn(r"`\s*:host[ (][^`]*`", shorten, path.read_text("utf-8"))
if count != 2:
    sys.exit(f"error: {path} holds {count} style sheets, where two are expected.")
path.write_text(code, "utf-8")
