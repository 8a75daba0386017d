"""Drives the component in Chromium, Firefox and WebKitGTK, as a user would. Tests get at it by the fixtures of conftest.py."""
