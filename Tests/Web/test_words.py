"""The words of dates in the web face, as native readers write them, whatever the browser's own calendars say.

A row's days are those of the engine: one on which the browser's word for that field alone is right.
"""
import re

from wording import calendar_day, check, date, each, rank, row, say  # noqa: F401, say is a fixture

# Dates. Labels stand in the order of the wheels.


@each("locale, labels, text", [
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
@each("calendar", ["gregory", "iso8601"])
def test_a_date_reads_as_the_locale_writes_it(say, locale, calendar, labels, text):
    said = say(locale, calendar, date(2024, "M02", 29, "2024-02-29"))
    if text is None:  # Its order has changed from one edition of CLDR to the next.
        assert sorted(said["labels"].values()) == sorted(labels)
    else:
        check(said, labels, text)


def test_each_word_is_of_its_own_row(say):
    rows = {"year": row(2024, "2024-07-01"), "month": row(rank("M02"), "2022-02-15"), "day": row(29, "2023-01-29")}
    assert say("en-GB", "gregory", rows)["text"] == "29 February 2024"


@each("locale, labels, text", [
    ("zh", ["2027丁未年", "正月", "初一"], "2027丁未年正月初一"),
    ("zh-Hant", ["2027丁未年", "正月", "初一"], "2027(丁未)正月初一"),
    ("ja", ["2027(丁未)年", "正月", "1日"], "2027(丁未)年正月1日"),
    ("en", ["First Month", "1", "2027(ding-wei)"], "First Month 1, 2027(ding-wei)"),
])
def test_a_chinese_day_that_browsers_misplace_reads_right(say, locale, labels, text):
    # The new year of 2027 was fixed for 6 February; ICU puts it on the 7th.
    rows = {"year": row(2027, "2027-07-18"), "month": row(rank("M01"), "2027-02-20"), "day": row(1, "2023-01-22")}
    check(say(locale, "chinese", rows), labels, text)


@each("day, text", [(10, "初十"), (11, "十一"), (19, "十九"), (20, "二十"), (21, "廿一"), (30, "三十")])
def test_days_of_a_chinese_month_have_their_chinese_names(say, day, text):
    assert say("zh", "chinese", {"day": row(day)})["labels"]["day"] == text


@each("calendar", ["chinese", "dangi", "vietnamese"])
@each("locale, label", [
    ("zh", "闰六月"), ("zh-Hant", "閏六月"), ("ja", "閏六月"), ("ko", "윤6월"), ("vi", "Tháng 6 nhuận"),
    ("en", "Sixth Month (leap)"), ("de", "Monat 6 (Schaltmonat)"), ("es", "Mes 6 (intercalar)"),
])
def test_a_leap_month_says_so(say, locale, calendar, label):
    said = say(locale, calendar, date(2025, "M06L", 17, "2025-08-10"))
    assert said["labels"]["month"] == label
    assert label.lower() in said["text"].lower()
    assert "bis" not in said["text"]


@each("month, label", [("M01", "Tháng Giêng"), ("M02", "Tháng 2"), ("M11", "Tháng 11"), ("M12", "Tháng Chạp")])
def test_vietnamese_months_have_the_names_of_their_feasts(say, month, label):
    said = say("vi", "vietnamese", date(2024, month, 1, "2024-02-10"))
    assert said["labels"]["month"] == label
    assert re.search(rf"1 t{label[1:]}\b", said["text"])
    assert "tháng tháng" not in said["text"]


@each("year, name", [(1900, "Canh Tý"), (1984, "Giáp Tý"), (2024, "Giáp Thìn"), (2025, "Ất Tỵ"), (2100, "Canh Thân")])
@each("locale", ["vi", "en"])
def test_vietnamese_years_have_their_number_and_their_name(say, locale, year, name):
    # The row's day is the same for all: the browser knows nothing of this calendar.
    label = say(locale, "vietnamese", {"year": row(year)})["labels"]["year"]
    assert name in label and str(year) in label


@each("locale, calendar, label", [
    ("ko", "dangi", "2024년(갑진년)"), ("zh", "chinese", "2024甲辰年"), ("ja", "chinese", "2024(甲辰)年"), ("fr", "chinese", "2024(jia-chen)"),
])
def test_years_of_a_cycle_have_their_number_too(say, locale, calendar, label):
    assert say(locale, calendar, {"year": row(2024, "2024-07-20")})["labels"]["year"] == label


# Hebrew


@each("locale, labels, text", [
    ("en", ["12", "Nisan", "5772"], "12 Nisan 5772"),
    ("he", ["י״ב", "ניסן", "תשע״ב"], "י״ב בניסן תשע״ב"),
    ("he-u-nu-latn", ["12", "ניסן", "5772"], "12 בניסן 5772"),
])
def test_a_hebrew_date_has_hebrew_numerals_in_hebrew(say, locale, labels, text):
    check(say(locale, "hebrew", date(5772, "M07", 12, "2012-04-04")), labels, text)


@each("day, text", [
    (1, "א׳"), (9, "ט׳"), (10, "י׳"), (15, "ט״ו"), (16, "ט״ז"), (17, "י״ז"), (20, "כ׳"), (29, "כ״ט"), (30, "ל׳")])
def test_hebrew_days_are_letters_that_spell_no_name_of_god(say, day, text):
    assert say("he", "hebrew", {"day": row(day)})["labels"]["day"] == text


# By the titles of the years in the Hebrew Wikipedia, and CLDR's rules for whole and other millennia.
@each("year, text", [
    (5784, "תשפ״ד"), (5780, "תש״ף"), (5750, "תש״ן"), (5715, "תשט״ו"), (5716, "תשט״ז"), (5700, "ת״ש"), (5999, "תתקצ״ט"),
    (5001, "א׳"), (4784, "ד׳תשפ״ד"), (6001, "ו׳א׳"), (6000, "ו׳ אלפים"), (400, "ת׳"),
])
def test_hebrew_years_are_letters_without_the_thousands_of_our_time(say, year, text):
    assert say("he", "hebrew", {"year": row(year)})["labels"]["year"] == text


def test_adar_has_its_name_by_the_year(say):
    for month, sample, label in (("M05L", "2024-02-24", "Adar I"), ("M06", "2024-03-25", "Adar II"), ("M06", "2023-03-08", "Adar")):
        assert say("en", "hebrew", {"month": row(rank(month), sample)})["labels"]["month"] == label


# Eras


@each("locale, calendar, rows, labels, text", [
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


@each("locale, calendar, year, sample, label", [
    ("en", "persian", 1402, "2023-09-01", "1402"), ("en", "islamic-umalqura", 1445, "2023-12-01", "1445"),
    ("en", "coptic", 1740, "2024-03-01", "1740"), ("en", "ethiopic", 2016, "2024-03-01", "2016"),
    ("en", "indian", 1945, "2023-09-01", "1945"), ("hi", "indian", 1945, "2023-09-01", "1945"),
    ("th", "buddhist", 2567, "2024-06-15", "2567"), ("fa", "persian", 1402, "2023-09-01", "۱۴۰۲"),
])
def test_years_of_a_calendar_with_one_era_in_use_are_bare(say, locale, calendar, year, sample, label):
    assert say(locale, calendar, {"year": row(year, sample)})["labels"]["year"] == label


@each("calendar, year, label", [
    ("gregory", -43, "44 BC"), ("julian", -43, "44 BC"), ("julian", 1917, "1917 AD"), ("islamic-civil", 0, "1 BH"),
])
def test_years_with_their_era(say, calendar, year, label):
    rows = {"year": {"number": year, "sampleDay": (year - 1970) * 365}}
    assert say("en", calendar, rows, with_era=True)["labels"]["year"] == label


@each("calendar, number, label", [
    ("coptic", 0, "AM"), ("ethioaa", 0, "AA"), ("ethiopic", 0, "AA"), ("ethiopic", 1, "AM"), ("islamic-civil", 0, "BH"),
    ("islamic-civil", 1, "AH"), ("islamic-umalqura", 0, "AH"), ("julian", 0, "BC"), ("julian", 1, "AD"), ("nepali", 0, "BS"),
])
def test_eras_have_names_where_browsers_have_none(say, calendar, number, label):
    sample = row(number, "0007-01-01" if (calendar, number) == ("ethiopic", 0) else "2024-02-29")
    said = say("en", calendar, {"era": sample, "year": row(2000, "2024-02-29")})
    assert said["labels"]["era"] == label
    assert "ERA" not in said["text"]


@each("locale", ["en", "am", "ar", "de", "ja"])
@each("calendar", ["coptic", "ethiopic", "ethioaa"])
def test_no_placeholder_is_ever_shown(say, calendar, locale):
    for with_era in (False, True):
        said = say(locale, calendar, date(1740, "M06", 21, "2024-02-29"), with_era=with_era)
        assert "ERA" not in str(said)
    day = say(locale, calendar, {"calendar-day": calendar_day("2024-02-29")})
    assert "ERA" not in str(day)


# Calendars that browsers lack


@each("locale, labels, text", [
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


@each("locale", NEPALI)
def test_the_months_of_nepal(say, locale):
    names = [say(locale, "nepali", {"month": row(2 * month)})["labels"]["month"] for month in range(1, 13)]
    assert names == NEPALI[locale].split()


@each("locale, labels, text", [
    ("en-GB", ["25", "October", "1917"], "25 October 1917"),
    ("ru", ["25", "октябрь", "1917"], "25 октября 1917 г."),
])
def test_a_julian_date(say, locale, labels, text):
    # 25 October 1917 was 7 November in the Gregorian calendar.
    check(say(locale, "julian", date(1917, "M10", 25, "1917-11-07")), labels, text)
