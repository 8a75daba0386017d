"""The words of all other wheels, what the wheels are called, in which order they stand, and how rows are found by typing."""
from wording import calendar_day, check, date, each, rank, row, say  # noqa: F401, say is a fixture

# Parts of a date


@each("locale, fields, order, text", [
    ("en-GB", ["month", "day"], ["day", "month"], "29 February"),
    ("ja", ["month", "day"], ["month", "day"], "2月29日"),
    ("en", ["year", "month"], ["month", "year"], "February 2024"),
    ("ja", ["year", "month"], ["year", "month"], "2024年2月"),
    ("en", ["year"], ["year"], "2024"),
    ("ja", ["year"], ["year"], "2024年"),
])
def test_a_part_of_a_date_reads_as_the_locale_writes_it(say, locale, fields, order, text):
    rows = date(2024, "M02", 29, "2024-02-29")
    said = say(locale, "gregory", {field: rows[field] for field in fields})
    assert (said["order"], said["text"]) == (order, text)


@each("calendar, locale, rows, text", [
    ("hebrew", "en", {"month": row(rank("M05L"), "2024-02-24"), "day": row(30)}, "30 Adar I"),
    ("chinese", "zh", {"month": row(rank("M08"), "2023-09-29"), "day": row(15)}, "八月十五"),
])
def test_a_day_without_a_year(say, calendar, locale, rows, text):
    assert say(locale, calendar, rows)["text"] == text


@each("locale, labels, text", [
    ("en", ["Week 5", "2024"], "Week 5 of 2024"), ("de", ["Woche 5", "2024"], "Woche 5, 2024"),
    ("ja", ["2024年", "第5週"], "2024年第5週"), ("zh", ["2024年", "第5周"], "2024年第5周"), ("ko", ["2024년", "제5주"], "2024년 제5주"),
])
def test_a_week_is_of_the_iso_year_in_every_calendar(say, locale, labels, text):
    rows = {"week-year": row(2024, "2024-06-24"), "week": row(5, "2024-01-29")}
    check(say(locale, "hebrew", rows), labels, text)


@each("locale, calendar, day, label, text", [
    ("en-US", "gregory", calendar_day("2024-02-29"), "Thu, Feb 29", "Thursday, February 29, 2024"),
    ("ja", "gregory", calendar_day("2024-02-29"), "2月29日(木)", "2024年2月29日木曜日"),
    ("en-US", "julian", calendar_day("1917-11-07", year=1917, month="M10", day=25), "Wed, Oct 25", "Wednesday, October 25, 1917"),
    ("zh", "chinese", calendar_day("2027-02-06", year=2027, month="M01", day=1), "正月初一周六", "2027丁未年正月初一星期六"),
    ("he", "hebrew", calendar_day("2012-04-04", year=5772, month="M07", day=12), None, "יום רביעי, י״ב בניסן תשע״ב"),
])
def test_a_calendar_day_has_its_weekday(say, locale, calendar, day, label, text):
    said = say(locale, calendar, {"calendar-day": day})
    assert said["text"] == text
    assert label is None or said["labels"]["calendar-day"] == label


def test_a_calendar_day_is_of_the_era_that_held_it(say):
    day = calendar_day("1989-01-05", year=1989, month="M01", day=5)
    day["date"]["year"] = row(1989, "1989-06-15")  # The engine's day for the year is in Heisei.
    assert say("ja", "japanese", {"calendar-day": day})["text"] == "昭和64年1月5日木曜日"


# Times

TIME = {"day-period": row(1), "hour": row(15), "minute": row(5), "second": row(9)}


@each("locale, fields, labels, text", [
    ("en-US", "day-period hour minute", ["3", "05", "PM"], "3:05 PM"),
    ("en-GB", "hour minute", ["15", "05"], "15:05"),
    ("da", "hour minute second", ["15", "05", "09"], "15.05.09"),
    ("ko", "day-period hour minute", ["오후", "3", "05"], "오후 3:05"),
    ("zh-TW", "day-period hour minute", ["下午", "3", "05"], "下午3:05"),
    ("ja-u-hc-h12", "day-period hour minute", ["午後", "3", "05"], "午後3:05"),
    ("en-u-hc-h23", "hour minute", ["15", "05"], "15:05"),
    # From the right to the left: the clock's numbers still stand from the left, the day period after them.
    ("he", "hour minute", ["05", "15"], "15:05"),
    ("fa", "hour minute", ["۰۵", "۱۵"], "۱۵:۰۵"),
    ("ar-EG", "day-period hour minute", ["٠٥", "٣", "م"], "٣:٠٥ م"),
])
def test_a_time_reads_as_on_the_locales_clocks(say, locale, fields, labels, text):
    said = say(locale, "gregory", {field: TIME[field] for field in fields.split()})
    check(said, labels, text)
    assert said["is12Hour"] == ("day-period" in fields)


@each("hour, label", [(0, "12"), (1, "1"), (11, "11"), (12, "12"), (23, "11")])
def test_hours_of_half_a_day_begin_with_twelve(say, hour, label):
    said = say("en-US", "gregory", {"day-period": row(hour // 12), "hour": row(hour)})
    assert said["labels"] == {"hour": label, "day-period": "AM" if hour < 12 else "PM"}


def test_a_date_and_a_time(say):
    rows = {"calendar-day": calendar_day("2024-02-29"), "hour": TIME["hour"], "minute": TIME["minute"]}
    said = say("de", "gregory", rows)
    assert said["order"] == ["calendar-day", "hour", "minute"]
    assert said["text"] == "Donnerstag, 29. Februar 2024 um 15:05"


@each("locale, hour, minute, text", [
    ("en", 1, 30, "1 hour, 30 minutes"), ("en", 26, 0, "26 hours"), ("en", 0, 0, "0 minutes"),
    ("de", 1, 30, "1 Stunde, 30 Minuten"), ("ja", 2, 5, "2 時間 5 分"), ("ru", 2, 21, "2 часа 21 минута"),
])
def test_a_duration_is_a_list_of_amounts(say, locale, hour, minute, text):
    said = say(locale, "gregory", {"hour": row(hour), "minute": row(minute)}, duration=True)
    assert said["order"] == ["hour", "minute"]
    assert said["text"] == text


def test_the_rows_of_a_duration_have_their_unit(say):
    said = say("en", "gregory", {"hour": row(1), "minute": row(30), "second": row(5)}, duration=True)
    assert said["labels"] == {"hour": "1 hr", "minute": "30 min", "second": "5 sec"}


# Names and direction


@each("locale, names", [
    ("en", "Month Day Year"), ("de", "Tag Monat Jahr"), ("ru", "День Месяц Год"), ("he", "יום חודש שנה"), ("ja", "年 月 日"),
])
def test_wheels_have_the_names_of_their_fields(say, locale, names):
    said = say(locale, "gregory", date(2024, "M02", 29, "2024-02-29"))
    assert list(said["names"].values()) == names.split()
    assert said["direction"] == ("rtl" if locale == "he" else "ltr")


def test_wheels_of_all_other_fields_have_names_too(say):
    rows = {"calendar-day": calendar_day("2024-02-29"), **TIME}
    assert say("en-US", "gregory", rows)["names"] == {
        "calendar-day": "Day", "day-period": "AM/PM", "hour": "Hour", "minute": "Minute", "second": "Second"}
    assert say("en", "gregory", {"week-year": row(2024), "week": row(5)})["names"] == {"week-year": "Year", "week": "Week"}


def test_georgian_has_no_capitals_at_the_beginning(say):
    assert say("ka", "gregory", {"month": row(4, "2024-02-15")})["names"]["month"] in ("თვე", "Month")  # Chromium speaks no Georgian.


# Typing


@each("locale, calendar, field, number, sample, typed, expected", [
    ("en", "gregory", "day", 5, "2023-01-05", ["5", "05", "٥", "۵", "५", "５", "50", "6", "", "x"], [2, 2, 2, 2, 2, 2, 0, 0, 0, 0]),
    ("en", "gregory", "day", 15, "2023-01-15", ["1", "15", "5", "015"], [1, 2, 0, 2]),
    ("fa", "gregory", "day", 5, "2023-01-05", ["5", "۵", "٥"], [2, 2, 2]),
    ("en", "gregory", "year", 2024, "2024-06-15", ["20", "2024", "2025"], [1, 2, 0]),
    ("zh", "gregory", "year", 2024, "2024-06-15", ["2024", "2024年", "年"], [2, 2, 0]),
    ("en", "gregory", "month", 4, "2024-02-15", ["f", "FEB", "february", "2", "02", "1", "march"], [1, 1, 2, 2, 2, 0, 0]),
    ("fr", "gregory", "month", 4, "2024-02-15", ["fev", "FÉV", "fevrier", "2"], [1, 1, 2, 2]),
    ("he", "hebrew", "day", 15, "2012-04-07", ["ט", "טו", "ט״ו", "15", "יה"], [1, 2, 2, 2, 0]),
    ("he", "hebrew", "year", 5772, "2012-02-15", ["תשעב", "5772", "57"], [2, 2, 1]),
    ("zh", "chinese", "month", 13, "2025-08-10", ["闰", "闰六月", "6"], [1, 2, 2]),
    ("ja", "japanese", "year", 2019, "2019-06-15", ["1", "令和元年", "令和", "2019"], [2, 2, 1, 2]),
    ("ne", "nepali", "month", 2, "2024-04-20", ["बै", "1", "१"], [1, 2, 2]),
])
def test_rows_are_found_by_what_is_typed(say, locale, calendar, field, number, sample, typed, expected):
    assert say.matches(locale, calendar, [field], row(number, sample), typed) == expected


def test_an_hour_is_found_by_both_of_its_numbers(say):
    assert say.matches("en-US", "gregory", ["hour", "day-period"], row(15), ["3", "15", "4"]) == [2, 2, 0]
