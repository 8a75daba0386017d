"""Asks the words of the web face for what they say of rows, in a browser."""
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
  const [locale, calendar, fields, row, all] = arguments
  const words = wordsFor(locale, calendar, { fields, withEra: false, isDuration: false })
  return all.map(typed => words.matches(fields[0], typed, row))
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


def each(names, cases):
    """Like pytest's `parametrize`, in one test: each test leaves its page, which takes longer than a hundred words."""
    def decorate(test):
        outer = test if hasattr(test, "cases") else None

        def run(say):
            wrong = []
            for case in run.cases:
                try:
                    run.test(say, **case)
                except AssertionError as error:
                    wrong.append(f"{case}: {error}")
            assert not wrong, "\n".join(wrong)

        own = [dict(zip(names.split(", "), case if ", " in names else [case])) for case in cases]
        run.test = outer.test if outer else test
        run.cases = [{**one, **other} for one in own for other in (outer.cases if outer else [{}])]
        return run
    return decorate


@pytest.fixture
def say(browser):
    browser.show("", module="/Web/words.js")

    def say(locale, calendar, rows, *, with_era=False, duration=False):
        said = browser.js_async(SAY, {
            "locale": locale, "calendar": calendar, "rows": rows, "withEra": with_era, "isDuration": duration})
        for key in ("labels", "names"):
            said[key] = {field: re.sub(r"\s", " ", said[key][field]) for field in said["order"]}
        said["text"] = re.sub(r"\s", " ", said["text"])  # Browsers have spaces of several kinds.
        return said

    say.matches = lambda *arguments: browser.js_async(MATCH, *arguments)
    return say


def check(said, labels, text):
    assert list(said["labels"].values()) == labels
    assert said["text"] == text
