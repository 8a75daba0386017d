"""`datewheel calendars`."""
import datetime
import json
import zoneinfo

import pytest

ERAS = {
    "gregory": ["bce", "ce"], "iso8601": [], "buddhist": ["be"], "roc": ["broc", "roc"],
    "japanese": ["bce", "ce", "meiji", "taisho", "showa", "heisei", "reiwa"], "coptic": ["am"],
    "ethiopic": ["aa", "am"], "ethioaa": ["aa"], "indian": ["shaka"], "persian": ["ap"], "nepali": ["bs"],
    "islamic-civil": ["bh", "ah"], "islamic-tbla": ["bh", "ah"], "islamic-umalqura": ["ah"], "hebrew": ["am"],
    "chinese": [], "dangi": [], "vietnamese": [],
}
# First and last year, of the calendars that have tables.
YEARS = {
    "persian": (1, 3000), "nepali": (1970, 2100), "islamic-umalqura": (1300, 1600), "chinese": (1700, 2200),
    "dangi": (1600, 2100), "vietnamese": (1900, 2100),
}


@pytest.fixture
def listed(datewheel):
    run = datewheel("calendars", "--json")
    assert (run.messages, run.status) == ("", 0)
    return {row["calendar"]: row for row in map(json.loads, run.lines)}


def test_lists_every_calendar(listed):
    assert set(listed) == {*ERAS, "julian"}


@pytest.mark.parametrize("calendar", ERAS)
def test_lists_the_eras(listed, calendar):
    assert listed[calendar]["eras"] == ERAS[calendar]


@pytest.mark.parametrize("calendar", YEARS)
def test_lists_the_years_of_tables(listed, calendar):
    assert (listed[calendar]["firstYear"], listed[calendar]["lastYear"]) == YEARS[calendar]


@pytest.mark.parametrize("calendar", [*ERAS, "julian"])
def test_the_first_and_last_day_are_those_of_the_first_and_last_year(datewheel, listed, calendar):
    row = listed[calendar]
    for day, year, month in [(row["firstDay"], row["firstYear"], "M01-01"), (row["lastDay"], row["lastYear"], "M1")]:
        run = datewheel("convert", "--to", calendar, day)
        assert run.status == 0
        if calendar != "iso8601":
            assert int(run.output.rsplit("-", 2)[0]) == year
            assert month in run.output


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12", "UTC"])
def test_today_is_the_local_day(datewheel, zone):
    def today():
        return datetime.datetime.now(zoneinfo.ZoneInfo(zone)).date().isoformat()

    before = today()
    rows = {row["calendar"]: row for row in map(json.loads, datewheel("calendars", "--json", TZ=zone).lines)}
    assert rows["iso8601"]["today"] in {before, today()}
    iso = rows["iso8601"]["today"]
    assert rows["gregory"]["today"] == iso[:5] + "M" + iso[5:]
    assert datewheel("convert", "--to", "hebrew", iso).lines == [rows["hebrew"]["today"]]


def test_the_table_is_aligned(datewheel):
    run = datewheel("calendars")
    assert (run.messages, run.status) == ("", 0)
    header, *rows = run.lines
    assert header.split() == ["ID", "ERAS", "YEARS", "FIRST", "DAY", "LAST", "DAY", "TODAY"]
    assert len(rows) == 19
    for title in ["ERAS", "YEARS", "FIRST DAY", "LAST DAY", "TODAY"]:
        column = header.index(title)
        for row in rows:
            assert row[column - 2:column] == "  " and row[column] != " ", row
    assert [row for row in run.lines if row != row.rstrip()] == []


def test_the_table_says_what_the_json_says(datewheel, listed):
    for row in datewheel("calendars").lines[1:]:
        entry = listed[row.split()[0]]
        row = " ".join(row.split())
        assert f"{entry['firstYear']} to {entry['lastYear']} {entry['firstDay']} {entry['lastDay']} " in row
        assert row.endswith(f" {entry['today'] or '-'}")
        assert (" ".join(entry["eras"]) or "-") in row


@pytest.mark.parametrize("calendar", [*ERAS, "julian"])
def test_the_days_listed_convert_there_and_back(datewheel, listed, calendar):
    ends = [listed[calendar]["firstDay"], listed[calendar]["lastDay"]]
    there = datewheel("convert", "--to", calendar, *ends)
    assert (there.messages, there.status) == ("", 0)
    back = datewheel("convert", "--from", calendar, "--to", "iso8601", "--", *there.lines)
    assert (back.lines, back.status) == (ends, 0)
