"""Days and dates, in one form for all hosts."""
import datetime
from typing import NamedTuple

EPOCH = datetime.date(1970, 1, 1)

# In these calendars the era says which year is meant; in the others it is the same over all days that are compared.
ERAS_COUNT = {"japanese", "roc"}

# These do not differ from `gregory` where they are right.
GREGORIAN = {"gregory", "iso8601"}


class Date(NamedTuple):
    era: str  # Empty where eras do not count.
    year: int  # Of the era, where eras count; else the year, which for lunisolar calendars is the related ISO year.
    month: str  # The month code.
    day: int

    def __str__(self):
        return f"{self.era + ' ' if self.era else ''}{self.year}-{self.month}-{self.day:02}"


class Days(NamedTuple):
    """All days from first to last, as numbers of days since 1970-01-01."""
    first: int
    last: int

    @classmethod
    def of_years(cls, first: int, last: int) -> "Days":
        return cls((datetime.date(first, 1, 1) - EPOCH).days, (datetime.date(last, 12, 31) - EPOCH).days)

    def __len__(self):
        return self.last - self.first + 1

    def iso(self, index: int) -> str:
        return (EPOCH + datetime.timedelta(self.first + index)).isoformat()


class Lacking(NamedTuple):
    """A host that does not have a calendar."""
    reason: str


def expand(starts: list[tuple[int, Date]], count: int) -> list[Date]:
    """The dates of `count` days, from the dates of those that are not just one day later in the month than the day
    before. Days are counted from 0, and the first must be among them."""
    assert starts and starts[0][0] == 0, "the first day has no date"
    dates: list[Date] = []
    for (index, date), (end, _) in zip(starts, [*starts[1:], (count, None)]):
        assert index == len(dates), "the days are not in order"
        dates += [date._replace(day=date.day + later) for later in range(end - index)]
    return dates


def month_code(number: int, leap: bool = False) -> str:
    return f"M{number:02}{'L' if leap else ''}"
