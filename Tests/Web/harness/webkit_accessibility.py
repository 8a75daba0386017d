#!/usr/bin/python3
"""Prints, as JSON, the accessibility tree of the one web page on the session bus: [role, name, value] a node. With a name
and a number it moves the value of what has that name by the number, as a screen reader does.

Runs under the system's Python, which has AT-SPI, and therefore stands alone.
"""
import json
import sys
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


def adjust(node, name, change):
    if node.get_name() == name and "Value" in node.get_interfaces():
        Atspi.Value.set_current_value(node, Atspi.Value.get_current_value(node) + change)
    for child in children(node):
        adjust(child, name, change)


def main():
    # The page's process comes to the bus some time after the page is shown.
    for _ in range(100):
        document = find_document(Atspi.get_desktop(0))
        if document and document.get_child_count():
            if len(sys.argv) == 3:
                adjust(document, sys.argv[1], float(sys.argv[2]))
            return print(json.dumps(collect(document, [])))
        time.sleep(0.05)
    raise SystemExit("no web page came to the bus within 5 seconds")


main()
