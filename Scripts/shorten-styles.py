#!/usr/bin/env python3
"""Shortens the style sheet inside a bundled module, which esbuild leaves as it is: to esbuild a sheet is a text.

    shorten-styles.py dist/date-wheel.js
"""
import pathlib
import re
import subprocess
import sys

path = pathlib.Path(sys.argv[1])
code = path.read_text("utf-8")
sheets = list(re.finditer(r"`\s*:host ?\{[^`]*`", code))
if len(sheets) != 1:
    sys.exit(f"error: {path} holds {len(sheets)} style sheets, where one is expected.")
[sheet] = sheets
text = sheet[0][1:-1]
if "${" in text or "\\" in text:
    sys.exit("error: the style sheet holds more than plain text.")
short = subprocess.run(
    ["esbuild", "--loader=css", "--minify", "--charset=utf8", "--log-level=error"],
    input=text, capture_output=True, text=True, check=True).stdout.strip()
path.write_text(code[:sheet.start()] + "`" + short + "`" + code[sheet.end():], "utf-8")
