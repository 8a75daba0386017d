"""`datewheel convert`: which date comes out. The expected dates are published ones, from Data/ and by hand."""
import csv
import json

import pytest
from conftest import ROOT

# Calendar, its date as fields, the ISO date, and where that stands.
KNOWN = [
    ("gregory", "2012-M04-04", "2012-04-04", "the same calendar"),
    ("hebrew", "5772-M07-12", "2012-04-04", "12 Nisan 5772"),
    ("hebrew", "5784-M05L-30", "2024-03-10", "30 Adar I 5784"),
    ("buddhist", "2567-M02-29", "2024-02-29", "543 years ahead"),
    ("roc", "0113-M10-10", "2024-10-10", "1911 years behind"),
    ("roc", "0000-M12-31", "1911-12-31", "the day before the Republic"),
    ("japanese", "2019-M05-01", "2019-05-01", "the first day of Reiwa"),
    ("julian", "1582-M10-05", "1582-10-15", "the papal bull Inter gravissimas"),
    ("julian", "1917-M10-25", "1917-11-07", "the October Revolution"),
    ("coptic", "1741-M01-01", "2024-09-11", "Nayrouz"),
    ("ethiopic", "2017-M01-01", "2024-09-11", "Enkutatash"),
    ("ethioaa", "7517-M01-01", "2024-09-11", "Enkutatash, 5500 years more"),
    ("indian", "1946-M01-01", "2024-03-21", "the Indian calendar act: 22 March, 21 in leap years"),
    ("persian", "1403-M01-01", "2024-03-20", "Data/persian-newyear.csv"),
    ("persian", "1403-M12-30", "2025-03-20", "Data/persian-newyear.csv: 1403 is leap"),
    ("nepali", "2081-M01-01", "2024-04-13", "Data/nepali-months.csv"),
    ("islamic-civil", "1445-M09-01", "2024-03-11", "Calendrical Calculations' arithmetic"),
    ("islamic-tbla", "1445-M09-01", "2024-03-10", "a day before islamic-civil"),
    ("islamic-umalqura", "1445-M09-01", "2024-03-11", "Data/umalqura-months.csv"),
    ("chinese", "2027-M01-01", "2027-02-06", "Data/chinese-months.csv"),
    ("chinese", "2025-M06L-01", "2025-07-25", "Data/chinese-months.csv"),
    ("dangi", "2017-M02-01", "2017-02-26", "Data/dangi-months.csv"),
    ("vietnamese", "1985-M01-01", "1985-01-21", "Data/vietnamese-months.csv"),
]


@pytest.mark.parametrize("calendar, fields, iso, source", KNOWN, ids=[f"{row[0]} {row[1]}" for row in KNOWN])
def test_converts_known_dates_both_ways(datewheel, calendar, fields, iso, source):
    there = datewheel("convert", "--to", calendar, iso)
    assert (there.lines, there.messages, there.status) == ([fields], "", 0), source
    back = datewheel("convert", "--from", calendar, fields)
    assert (back.lines, back.messages, back.status) == ([iso], "", 0), source


# Those of the calendars here; `arithmetic_year` is Temporal's `year`.
with open(ROOT / "Data/test262-dates.csv", encoding="utf-8", newline="") as file:
    TEMPORAL = list(csv.DictReader(file))


def year(number: int) -> str:
    """A year as ISO 8601 has it."""
    return f"{number:04}" if 0 <= number <= 9999 else f"{number:+07}"


@pytest.mark.parametrize("calendar", sorted({row["calendar"] for row in TEMPORAL}))
def test_converts_the_dates_of_temporals_tests(datewheel, calendar):
    rows = [row for row in TEMPORAL if row["calendar"] == calendar]
    first, last = RANGES.get(calendar, ("-280000", "+280000"))
    rows = [row for row in rows if int(first) <= int(row["iso_date"].rsplit("-", 2)[0]) <= int(last)]
    assert len(rows) > 20
    isos = [row["iso_date"] for row in rows]
    fields = [
        f"{year(int(row['arithmetic_year']))}-M{int(row['month']):02}{'L' * int(row['month_is_leap'])}"
        f"-{int(row['day']):02}" for row in rows]
    assert datewheel("convert", "--to", calendar, input="\n".join(isos)).lines == fields
    assert datewheel("convert", "--from", calendar, input="\n".join(fields)).lines == isos


# The ISO years, from first to last, of calendars that do not reach over all of Temporal's.
RANGES = {
    "chinese": ("1701", "2200"), "dangi": ("1601", "2100"), "persian": ("623", "3600"),
    "islamic-umalqura": ("1883", "2076"),
}


def test_converts_every_hebrew_new_year(datewheel):
    with open(ROOT / "Data/hebrew-newyear.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 1001
    isos = [row["tishri1_iso"] for row in rows]
    fields = [f"{row['year']}-M01-01" for row in rows]
    assert datewheel("convert", "--to", "hebrew", input="\n".join(isos)).lines == fields
    assert datewheel("convert", "--from", "hebrew", input="\n".join(fields)).lines == isos


def test_goes_from_one_calendar_to_another(datewheel):
    assert datewheel("convert", "--from", "hebrew", "--to", "japanese", "5772-M07-12").lines == ["2012-M04-04"]


def test_without_options_checks_iso_dates(datewheel):
    assert datewheel("convert", "2024-02-29", "2024-M02-29").lines == ["2024-02-29", "2024-02-29"]


def test_an_annotation_says_how_to_show_a_date_unless_to_does(datewheel):
    assert datewheel("convert", "2012-04-04[u-ca=hebrew]").lines == ["5772-M07-12"]
    assert datewheel("convert", "--to", "roc", "2012-04-04[u-ca=hebrew]").lines == ["0101-M04-04"]
    assert datewheel("convert", "--from", "hebrew", "2012-04-04[u-ca=roc]", "5772-M07-12").lines == [
        "0101-M04-04", "2012-04-04"]


def test_with_from_gregory_iso_dates_are_taken_too(datewheel):
    assert datewheel("convert", "--from", "gregory", "--to", "hebrew", "2012-04-04", "2012-M04-04").lines == [
        "5772-M07-12"] * 2


def test_what_is_shown_is_read_again(datewheel):
    isos = ["-271821-04-19", "-010000-01-01", "-000001-12-31", "0000-01-01", "1582-10-10", "+010000-01-01",
            "+275760-09-13"]
    for calendar in ["gregory", "hebrew", "buddhist", "roc", "japanese", "julian", "coptic", "islamic-civil", "indian"]:
        shown = datewheel("convert", "--to", calendar, input="\n".join(isos))
        assert shown.status == 0
        assert datewheel("convert", "--from", calendar, input=shown.output).lines == isos, calendar


JSON = {
    ("hebrew", "2012-04-04"): dict(
        iso="2012-04-04", calendar="hebrew", era="am", eraYear=5772, year=5772, monthCode="M07", month=7, day=12,
        fixedDay=734597, weekday=3),
    ("hebrew", "2024-03-11"): dict(
        iso="2024-03-11", calendar="hebrew", era="am", eraYear=5784, year=5784, monthCode="M06", month=7, day=1,
        fixedDay=738956, weekday=1),
    ("japanese", "1989-01-07"): dict(
        iso="1989-01-07", calendar="japanese", era="showa", eraYear=64, year=1989, monthCode="M01", month=1, day=7,
        fixedDay=726109, weekday=6),
    ("japanese", "1872-12-31"): dict(
        iso="1872-12-31", calendar="japanese", era="ce", eraYear=1872, year=1872, monthCode="M12", month=12, day=31,
        fixedDay=683734, weekday=2),
    ("roc", "1911-12-31"): dict(
        iso="1911-12-31", calendar="roc", era="broc", eraYear=1, year=0, monthCode="M12", month=12, day=31,
        fixedDay=697977, weekday=7),
    ("gregory", "0000-12-31"): dict(
        iso="0000-12-31", calendar="gregory", era="bce", eraYear=1, year=0, monthCode="M12", month=12, day=31,
        fixedDay=0, weekday=7),
    ("iso8601", "-000586-07-24"): dict(
        iso="-000586-07-24", calendar="iso8601", era=None, eraYear=None, year=-586, monthCode="M07", month=7, day=24,
        fixedDay=-214193, weekday=7),
    ("chinese", "2025-07-25"): dict(
        iso="2025-07-25", calendar="chinese", era=None, eraYear=None, year=2025, monthCode="M06L", month=7, day=1,
        fixedDay=739457, weekday=5),
}


@pytest.mark.parametrize("calendar, iso", JSON, ids=map(" ".join, JSON))
def test_json_has_every_field(datewheel, calendar, iso):
    run = datewheel("convert", "--json", "--to", calendar, iso)
    assert [json.loads(line) for line in run.lines] == [JSON[calendar, iso]]
    assert list(json.loads(run.lines[0])) == list(JSON[calendar, iso])


def test_json_without_to_is_of_iso8601(datewheel):
    [line] = datewheel("convert", "--json", "--from", "hebrew", "5772-M07-12").lines
    assert (json.loads(line)["calendar"], json.loads(line)["iso"]) == ("iso8601", "2012-04-04")


def test_json_has_an_empty_line_for_what_cannot_be_converted(datewheel):
    run = datewheel("convert", "--json", input="2012-04-04\nnonsense\n2012-04-05\n")
    assert [bool(line) for line in run.lines] == [True, False, True]
    assert run.status == 1
