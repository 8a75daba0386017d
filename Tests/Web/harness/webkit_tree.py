#!/usr/bin/python3
"""Prints, as JSON, the accessibility tree of the one web page on the session bus: [role, name, value] a node.

Runs under the system's Python, which has AT-SPI, and therefore stands alone.
"""
import json
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def children(node):
    return filter(None, (node.get_child_at_index(index) for index in range(node.get_child_count())))


def find_document(node):
    if node.get_role_name() == "document web":
        return node
    return next(filter(None, map(find_document, children(node))), None)


def collect(node, out):
    attributes = node.get_attributes()
    value = attributes.get("valuetext", "")
    if not value and "Value" in node.get_interfaces():
        value = f"{Atspi.Value.get_current_value(node):g}"
    out.append([attributes.get("computed-role") or node.get_role_name(), node.get_name(), value])
    for child in children(node):
        collect(child, out)
    return out


def main():
    # The page's process comes to the bus some time after the page is shown.
    for _ in range(100):
        document = find_document(Atspi.get_desktop(0))
        if document and document.get_child_count():
            return print(json.dumps(collect(document, [])))
        time.sleep(0.05)
    raise SystemExit("no web page came to the bus within 5 seconds")


main()
