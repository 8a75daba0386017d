"""The dates of `Intl.DateTimeFormat` in a browser."""
import re
import unicodedata

from .dates import ERAS_COUNT, Date, Days, Lacking, expand, month_code

# Answers what a calendar lacks, or for each day that is not just one day later than the day before its number and parts.
SCRIPT = """
    const [id, first, last] = arguments
    let format
    try {
      const fields = { era: 'short', year: 'numeric', month: 'numeric', day: 'numeric' }
      format = new Intl.DateTimeFormat('en-u-ca-' + id, { timeZone: 'UTC', ...fields })
    } catch (error) {
      return { lacking: String(error) }
    }
    const { calendar } = format.resolvedOptions()
    if (calendar !== id) return { lacking: `Intl takes ${calendar} for it` }
    const starts = []
    let expected = ''
    for (let day = first; day <= last; day++) {
      const parts = { era: '', year: '', relatedYear: '', month: '', day: '' }
      for (const { type, value } of format.formatToParts(new Date((day + 0.5) * 86400000))) parts[type] = value
      const front = [parts.era, parts.relatedYear || parts.year, parts.month].join('|')
      if (`${front}|${parts.day}` !== expected) starts.push(`${day - first}|${front}|${parts.day}`)
      expected = `${front}|${Number(parts.day) + 1}`
    }
    return { starts }"""

# Hebrew months have names even where numbers are asked for.
HEBREW = {
    "Tishri": "M01", "Heshvan": "M02", "Kislev": "M03", "Tevet": "M04", "Shevat": "M05", "Adar I": "M05L", "Adar": "M06",
    "Adar II": "M06", "Nisan": "M07", "Iyar": "M08", "Sivan": "M09", "Tamuz": "M10", "Av": "M11", "Elul": "M12",
}
# What is not said here is the era's name without its accents.
ERAS = {"minguo": "roc", "r.o.c.": "roc", "before r.o.c.": "broc", "b.r.o.c.": "broc"}


def dates(browser, calendar: str, days: Days) -> list[Date] | Lacking:
    answer = browser.js(SCRIPT, calendar, days.first, days.last)
    if "lacking" in answer:
        return Lacking(answer["lacking"])
    starts = []
    for line in answer["starts"]:
        index, era, year, month, day = line.split("|")
        starts.append((int(index), Date(
            _era(era) if calendar in ERAS_COUNT else "", int(year), _month(month), int(day))))
    return expand(starts, len(days))


def _era(name: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c)).lower()
    return ERAS.get(plain, plain)


def _month(text: str) -> str:
    """`6bis` and `Mo6bis` are leap months."""
    if text in HEBREW:
        return HEBREW[text]
    found = re.fullmatch(r"(?:Mo)?(\d+)(bis)?", text)
    if not found:
        raise ValueError(f"no month known by {text!r}")
    return month_code(int(found[1]), bool(found[2]))
