"""The years of `vietnamese`."""
from . import lunisolar

SOURCE = """
Vietnamese lunar years. 1900 to 2100: Data/vietnamese-months.csv, until 1967 the Chinese months, then those of the
official calendar for UTC+7 as in the tables of Ho Ngoc Duc.
"""


def generate():
    return lunisolar.swift_file("VietnameseTable", SOURCE.strip(), lunisolar.Zone(480, 1968, 420), 1984, ["vietnamese-months.csv"])
