"""The years of `chinese`."""
from . import lunisolar

SOURCE = """
Chinese lunar years. 1900 to 2100: Data/chinese-months.csv, the tables of the Hong Kong Observatory (1900: the Qing
calendar). 1700 to 1899 and 2101 to 2200: Data/chinese-computed.csv, computed by the Python package sxtwl.
"""


def generate():
    return lunisolar.swift_file("ChineseTable", SOURCE.strip(), lunisolar.Zone(466, 1929, 480), 2031, ["chinese-computed.csv", "chinese-months.csv"])
