"""The years of `dangi`."""
from . import lunisolar

SOURCE = """
Korean lunar years. 1900 to 2100: Data/dangi-months.csv, the tables of the Korea Astronomy and Space Science Institute
(KASI), from 13 November 2050 on computed by the same rule. 1600 to 1899: Data/dangi-computed.csv, KASI's tables as the
Python package korean_lunar_calendar has them.
"""


def generate():
    return lunisolar.swift_file("DangiTable", SOURCE.strip(), lunisolar.Zone(466, 1912, 540), 2012, ["dangi-computed.csv", "dangi-months.csv"])
