"""The words of the web face, as native readers write them, whatever the browser's own calendars say.

A row's days are those of the engine: one on which the browser's word for that field alone is right.
"""
import datetime
import re

import pytest

SAY = """import('/Web/words.js').then(({ wordsFor }) => {
  const { locale, calendar, rows, withEra, isDuration } = arguments[0]
  const words = wordsFor(locale, calendar, { fields: Object.keys(rows), withEra, isDuration })
  const all = say => Object.fromEntries(words.order.map(field => [field, say(field)]))
  return {
    order: words.order, direction: words.direction, is12Hour: words.is12Hour, text: words.text(rows),
    names: all(field => words.name(field)), labels: all(field => words.label(field, rows[field])),
  }
})"""

MATCH = """import('/Web/words.js').then(({ wordsFor }) => {
  const [locale, calendar, field, row, all] = arguments
  const words = wordsFor(locale, calendar, { fields: [field], withEra: false, isDuration: false })
  return all.map(typed => words.matches(field, typed, row))
})"""

FIRST = datetime.date(1970, 1, 1).toordinal()


def row(number, day="2023-01-15"):
    """A row of the engine, with its sample day."""
    return {"number": number, "sampleDay": datetime.date.fromisoformat(day).toordinal() - FIRST}


def rank(code):
    return 2 * int(code[1:3]) + code.endswith("L")


def date(year, month, day, sample, era=None):
    """The rows of a date. The year and the month read as those of `sample`."""
    rows = {"year": row(year, sample), "month": row(rank(month), sample), "day": row(day, sample)}
    return rows if era is None else {"era": row(era, sample), **rows}


def calendar_day(iso, **of):
    """The row of a day, and of the date it has in the calendar."""
    ordinal = datetime.date.fromisoformat(iso).toordinal()
    return {**row(ordinal, iso), **({"date": date(**of, sample=iso)} if of else {})}


@pytest.fixture
def page(browser):
    """A page, the same for all tests of a browser."""
    if browser.js("return document.title") != "Words":
        browser.show("", module="/Web/words.js", title="Words")
    return browser


@pytest.fixture
def say(page):
    def say(locale, calendar, rows, *, with_era=False, duration=False):
        said = page.js_async(SAY, {
            "locale": locale, "calendar": calendar, "rows": rows, "withEra": with_era, "isDuration": duration})
        for key in ("labels", "names"):
            said[key] = {field: re.sub(r"\s", " ", said[key][field]) for field in said["order"]}
        said["text"] = re.sub(r"\s", " ", said["text"])  # Browsers have spaces of several kinds.
        return said

    return say


def check(said, labels, text):
    assert list(said["labels"].values()) == labels
    assert said["text"] == text


# Dates. Labels stand in the order of the wheels.


@pytest.mark.parametrize("locale, labels, text", [
    ("en-US", ["February", "29", "2024"], "February 29, 2024"),
    ("en-GB", ["29", "February", "2024"], "29 February 2024"),
    ("de", ["29", "Februar", "2024"], "29. Februar 2024"),
    ("fi", ["29", "helmikuu", "2024"], "29. helmikuuta 2024"),  # The partitive in a date, the nominative alone.
    ("pl", ["29", "luty", "2024"], "29 lutego 2024"),
    ("ja", ["2024年", "2月", "29日"], "2024年2月29日"),
    ("ko", ["2024년", "2월", "29일"], "2024년 2월 29일"),
    ("fa", ["۲۹", "فوریه", "۲۰۲۴"], None),
    ("ar-EG", ["٢٩", "فبراير", "٢٠٢٤"], "٢٩ فبراير ٢٠٢٤"),
])
@pytest.mark.parametrize("calendar", ["gregory", "iso8601"])
def test_a_date_reads_as_the_locale_writes_it(say, locale, calendar, labels, text):
    said = say(locale, calendar, date(2024, "M02", 29, "2024-02-29"))
    if text is None:  # Its order has changed from one edition of CLDR to the next.
        assert sorted(said["labels"].values()) == sorted(labels)
    else:
        check(said, labels, text)


def test_each_word_is_of_its_own_row(say):
    rows = {"year": row(2024, "2024-07-01"), "month": row(rank("M02"), "2022-02-15"), "day": row(29, "2023-01-29")}
    assert say("en-GB", "gregory", rows)["text"] == "29 February 2024"


@pytest.mark.parametrize("locale, labels, text", [
    ("zh", ["2027丁未年", "正月", "初一"], "2027丁未年正月初一"),
    ("zh-Hant", ["2027丁未年", "正月", "初一"], "2027(丁未)正月初一"),
    ("ja", ["2027(丁未)年", "正月", "1日"], "2027(丁未)年正月1日"),
    ("en", ["First Month", "1", "2027(ding-wei)"], "First Month 1, 2027(ding-wei)"),
])
def test_a_chinese_day_that_browsers_misplace_reads_right(say, locale, labels, text):
    # The new year of 2027 was fixed for 6 February; ICU puts it on the 7th.
    rows = {"year": row(2027, "2027-07-18"), "month": row(rank("M01"), "2027-02-20"), "day": row(1, "2023-01-22")}
    check(say(locale, "chinese", rows), labels, text)


@pytest.mark.parametrize("day, text", [(10, "初十"), (11, "十一"), (19, "十九"), (20, "二十"), (21, "廿一"), (30, "三十")])
def test_days_of_a_chinese_month_have_their_chinese_names(say, day, text):
    assert say("zh", "chinese", {"day": row(day)})["labels"]["day"] == text


@pytest.mark.parametrize("calendar", ["chinese", "dangi", "vietnamese"])
@pytest.mark.parametrize("locale, label", [
    ("zh", "闰六月"), ("zh-Hant", "閏六月"), ("ja", "閏六月"), ("ko", "윤6월"), ("vi", "Tháng 6 nhuận"),
    ("en", "Sixth Month (leap)"), ("de", "Monat 6 (Schaltmonat)"), ("es", "Mes 6 (intercalar)"),
])
def test_a_leap_month_says_so(say, locale, calendar, label):
    said = say(locale, calendar, date(2025, "M06L", 17, "2025-08-10"))
    assert said["labels"]["month"] == label
    assert label.lower() in said["text"].lower()
    assert "bis" not in said["text"]


@pytest.mark.parametrize("month, label", [("M01", "Tháng Giêng"), ("M02", "Tháng 2"), ("M11", "Tháng 11"), ("M12", "Tháng Chạp")])
def test_vietnamese_months_have_the_names_of_their_feasts(say, month, label):
    said = say("vi", "vietnamese", date(2024, month, 1, "2024-02-10"))
    assert said["labels"]["month"] == label
    assert re.search(rf"1 t{label[1:]}\b", said["text"])
    assert "tháng tháng" not in said["text"]


@pytest.mark.parametrize("year, name", [(1900, "Canh Tý"), (1984, "Giáp Tý"), (2024, "Giáp Thìn"), (2025, "Ất Tỵ"), (2100, "Canh Thân")])
@pytest.mark.parametrize("locale", ["vi", "en"])
def test_vietnamese_years_have_their_number_and_their_name(say, locale, year, name):
    # The row's day is the same for all: the browser knows nothing of this calendar.
    label = say(locale, "vietnamese", {"year": row(year)})["labels"]["year"]
    assert name in label and str(year) in label


@pytest.mark.parametrize("locale, calendar, label", [
    ("ko", "dangi", "2024년(갑진년)"), ("zh", "chinese", "2024甲辰年"), ("ja", "chinese", "2024(甲辰)年"), ("fr", "chinese", "2024(jia-chen)"),
])
def test_years_of_a_cycle_have_their_number_too(say, locale, calendar, label):
    assert say(locale, calendar, {"year": row(2024, "2024-07-20")})["labels"]["year"] == label


# Hebrew


@pytest.mark.parametrize("locale, labels, text", [
    ("en", ["12", "Nisan", "5772"], "12 Nisan 5772"),
    ("he", ["י״ב", "ניסן", "תשע״ב"], "י״ב בניסן תשע״ב"),
    ("he-u-nu-latn", ["12", "ניסן", "5772"], "12 בניסן 5772"),
])
def test_a_hebrew_date_has_hebrew_numerals_in_hebrew(say, locale, labels, text):
    check(say(locale, "hebrew", date(5772, "M07", 12, "2012-04-04")), labels, text)


@pytest.mark.parametrize("day, text", [
    (1, "א׳"), (9, "ט׳"), (10, "י׳"), (15, "ט״ו"), (16, "ט״ז"), (17, "י״ז"), (20, "כ׳"), (29, "כ״ט"), (30, "ל׳")])
def test_hebrew_days_are_letters_that_spell_no_name_of_god(say, day, text):
    assert say("he", "hebrew", {"day": row(day)})["labels"]["day"] == text


# By the titles of the years in the Hebrew Wikipedia, and CLDR's rules for whole and other millennia.
@pytest.mark.parametrize("year, text", [
    (5784, "תשפ״ד"), (5780, "תש״ף"), (5750, "תש״ן"), (5715, "תשט״ו"), (5716, "תשט״ז"), (5700, "ת״ש"), (5999, "תתקצ״ט"),
    (5001, "א׳"), (4784, "ד׳תשפ״ד"), (6001, "ו׳א׳"), (6000, "ו׳ אלפים"), (400, "ת׳"),
])
def test_hebrew_years_are_letters_without_the_thousands_of_our_time(say, year, text):
    assert say("he", "hebrew", {"year": row(year)})["labels"]["year"] == text


def test_adar_has_its_name_by_the_year(say):
    for month, sample, label in (("M05L", "2024-02-24", "Adar I"), ("M06", "2024-03-25", "Adar II"), ("M06", "2023-03-08", "Adar")):
        assert say("en", "hebrew", {"month": row(rank(month), sample)})["labels"]["month"] == label


# Eras


@pytest.mark.parametrize("locale, calendar, rows, labels, text", [
    ("ja", "japanese", date(2019, "M05", 1, "2019-05-01"), ["令和元年", "5月", "1日"], "令和元年5月1日"),
    ("ja", "japanese", date(2019, "M05", 1, "2019-05-01", era=6), ["令和", "元年", "5月", "1日"], "令和元年5月1日"),
    ("ja", "japanese", date(2024, "M02", 29, "2024-02-29"), ["令和6年", "2月", "29日"], "令和6年2月29日"),
    # Gregorian years before 1873, where browsers have Meiji or older eras.
    ("ja", "japanese", date(1872, "M12", 31, "1872-12-31", era=1), ["西暦", "1872年", "12月", "31日"], "西暦1872年12月31日"),
    ("zh-TW", "roc", date(113, "M02", 29, "2024-02-29"), ["民國113年", "2月", "29日"], "民國113年2月29日"),
    ("en-GB", "gregory", date(2024, "M02", 29, "2024-02-29", era=1), ["29", "February", "2024", "AD"], "29 February 2024 AD"),
])
def test_years_of_an_era_say_which_unless_a_wheel_does(say, locale, calendar, rows, labels, text):
    check(say(locale, calendar, rows), labels, text)


@pytest.mark.parametrize("locale, calendar, year, sample, label", [
    ("en", "persian", 1402, "2023-09-01", "1402"), ("en", "islamic-umalqura", 1445, "2023-12-01", "1445"),
    ("en", "coptic", 1740, "2024-03-01", "1740"), ("en", "ethiopic", 2016, "2024-03-01", "2016"),
    ("en", "indian", 1945, "2023-09-01", "1945"), ("hi", "indian", 1945, "2023-09-01", "1945"),
    ("th", "buddhist", 2567, "2024-06-15", "2567"), ("fa", "persian", 1402, "2023-09-01", "۱۴۰۲"),
])
def test_years_of_a_calendar_with_one_era_in_use_are_bare(say, locale, calendar, year, sample, label):
    assert say(locale, calendar, {"year": row(year, sample)})["labels"]["year"] == label


@pytest.mark.parametrize("calendar, year, label", [
    ("gregory", -43, "44 BC"), ("julian", -43, "44 BC"), ("julian", 1917, "1917 AD"), ("islamic-civil", 0, "1 BH"),
])
def test_years_with_their_era(say, calendar, year, label):
    rows = {"year": {"number": year, "sampleDay": (year - 1970) * 365}}
    assert say("en", calendar, rows, with_era=True)["labels"]["year"] == label


@pytest.mark.parametrize("calendar, number, label", [
    ("coptic", 0, "AM"), ("ethioaa", 0, "AA"), ("ethiopic", 0, "AA"), ("ethiopic", 1, "AM"), ("islamic-civil", 0, "BH"),
    ("islamic-civil", 1, "AH"), ("islamic-umalqura", 0, "AH"), ("julian", 0, "BC"), ("julian", 1, "AD"), ("nepali", 0, "BS"),
])
def test_eras_have_names_where_browsers_have_none(say, calendar, number, label):
    sample = row(number, "0007-01-01" if (calendar, number) == ("ethiopic", 0) else "2024-02-29")
    said = say("en", calendar, {"era": sample, "year": row(2000, "2024-02-29")})
    assert said["labels"]["era"] == label
    assert "ERA" not in said["text"]


@pytest.mark.parametrize("locale", ["en", "am", "ar", "de", "ja"])
@pytest.mark.parametrize("calendar", ["coptic", "ethiopic", "ethioaa"])
def test_no_placeholder_is_ever_shown(say, calendar, locale):
    for with_era in (False, True):
        said = say(locale, calendar, date(1740, "M06", 21, "2024-02-29"), with_era=with_era)
        assert "ERA" not in str(said)
    day = say(locale, calendar, {"calendar-day": calendar_day("2024-02-29")})
    assert "ERA" not in str(day)


# Calendars that browsers lack


@pytest.mark.parametrize("locale, labels, text", [
    ("ne", ["२०८१", "बैशाख", "१"], "२०८१ बैशाख १"),
    ("en-GB", ["1", "Baisakh", "2081"], "1 Baisakh 2081"),
    ("hi", ["1", "वैशाख", "2081"], "1 वैशाख 2081"),
])
def test_a_nepali_date(say, locale, labels, text):
    # The year 2081 began on 13 April 2024.
    check(say(locale, "nepali", date(2081, "M01", 1, "2024-04-13")), labels, text)


NEPALI = {
    "ne": "बैशाख जेठ असार साउन भदौ असोज कार्तिक मंसिर पुष माघ फागुन चैत",
    "hi": "वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद अश्विन कार्तिक अग्रहायण पौष माघ फाल्गुन चैत्र",
}


@pytest.mark.parametrize("locale", NEPALI)
def test_the_months_of_nepal(say, locale):
    names = [say(locale, "nepali", {"month": row(2 * month)})["labels"]["month"] for month in range(1, 13)]
    assert names == NEPALI[locale].split()


@pytest.mark.parametrize("locale, labels, text", [
    ("en-GB", ["25", "October", "1917"], "25 October 1917"),
    ("ru", ["25", "октябрь", "1917"], "25 октября 1917 г."),
])
def test_a_julian_date(say, locale, labels, text):
    # 25 October 1917 was 7 November in the Gregorian calendar.
    check(say(locale, "julian", date(1917, "M10", 25, "1917-11-07")), labels, text)


# Parts of a date


@pytest.mark.parametrize("locale, fields, order, text", [
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


@pytest.mark.parametrize("calendar, locale, rows, text", [
    ("hebrew", "en", {"month": row(rank("M05L"), "2024-02-24"), "day": row(30)}, "30 Adar I"),
    ("chinese", "zh", {"month": row(rank("M08"), "2023-09-29"), "day": row(15)}, "八月十五"),
])
def test_a_day_without_a_year(say, calendar, locale, rows, text):
    assert say(locale, calendar, rows)["text"] == text


@pytest.mark.parametrize("locale, labels, text", [
    ("en", ["Week 5", "2024"], "Week 5 of 2024"), ("de", ["Woche 5", "2024"], "Woche 5, 2024"),
    ("ja", ["2024年", "第5週"], "2024年第5週"), ("zh", ["2024年", "第5周"], "2024年第5周"), ("ko", ["2024년", "제5주"], "2024년 제5주"),
])
def test_a_week_is_of_the_iso_year_in_every_calendar(say, locale, labels, text):
    rows = {"week-year": row(2024, "2024-06-24"), "week": row(5, "2024-01-29")}
    check(say(locale, "hebrew", rows), labels, text)


@pytest.mark.parametrize("locale, calendar, day, label, text", [
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


@pytest.mark.parametrize("locale, fields, labels, text", [
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


@pytest.mark.parametrize("hour, label", [(0, "12"), (1, "1"), (11, "11"), (12, "12"), (23, "11")])
def test_hours_of_half_a_day_begin_with_twelve(say, hour, label):
    said = say("en-US", "gregory", {"day-period": row(hour // 12), "hour": row(hour)})
    assert said["labels"] == {"hour": label, "day-period": "AM" if hour < 12 else "PM"}


def test_a_date_and_a_time(say):
    rows = {"calendar-day": calendar_day("2024-02-29"), "hour": TIME["hour"], "minute": TIME["minute"]}
    said = say("de", "gregory", rows)
    assert said["order"] == ["calendar-day", "hour", "minute"]
    assert said["text"] == "Donnerstag, 29. Februar 2024 um 15:05"


@pytest.mark.parametrize("locale, hour, minute, text", [
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


@pytest.mark.parametrize("locale, names", [
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


@pytest.mark.parametrize("locale, calendar, field, number, sample, typed, expected", [
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
def test_rows_are_found_by_what_is_typed(page, locale, calendar, field, number, sample, typed, expected):
    assert page.js_async(MATCH, locale, calendar, field, row(number, sample), typed) == expected


def test_an_hour_is_found_by_both_of_its_numbers(page):
    match = """import('/Web/words.js').then(({ wordsFor }) => {
      const words = wordsFor('en-US', 'gregory', { fields: ['day-period', 'hour'], withEra: false, isDuration: false })
      return arguments[1].map(typed => words.matches('hour', typed, arguments[0]))
    })"""
    assert page.js_async(match, row(15), ["3", "15", "4"]) == [2, 2, 0]
