"""The engine's probe module on wasm32, driven from outside."""

import csv
import datetime
import os
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import wasmtime

ROOT = Path(__file__).resolve().parents[2]
BUILD = (
    "swift build --scratch-path .build/wasm --triple wasm32-unknown-none-wasm"
    " --toolset Toolsets/wasm32-embedded.json -c release --product EngineProbe"
)


class Calendar(IntEnum):
    """The raw values of `CalendarID`."""

    GREGORY = 0
    HEBREW = 1
    ISO8601 = 2
    JULIAN = 3
    BUDDHIST = 4
    ROC = 5
    JAPANESE = 6
    COPTIC = 7
    ETHIOPIC = 8
    ETHIOAA = 9
    INDIAN = 10
    PERSIAN = 11
    NEPALI = 12
    ISLAMIC_CIVIL = 13
    ISLAMIC_TBLA = 14
    ISLAMIC_UMALQURA = 15
    CHINESE = 16
    DANGI = 17
    VIETNAMESE = 18


class Refusal(Exception):
    """The engine has no answer, and says which field is wrong and how it was given."""

    def __init__(self, reason: str, *value: int):
        super().__init__(reason, *value)


@dataclass(frozen=True)
class Month:
    number: int
    leap: int
    first_day: int
    length: int


@dataclass(frozen=True)
class Layout:
    year: int
    new_year: int
    length: int
    leap_ordinal: int
    months: tuple[Month, ...]


def module_path() -> Path:
    return Path(os.environ.get("ENGINE_PROBE_WASM", ROOT / ".build/wasm/release/EngineProbe.wasm"))


class Engine:
    """One instance of the module; calls are named as its exports are."""

    # A refusal's name and how many numbers tell what was refused, by status.
    _REFUSALS = {
        1: ("fixedDayOutOfRange", 1),
        2: ("yearOutOfRange", 1),
        3: ("monthNotInCalendar", 2),
        4: ("monthNotInYear", 2),
        5: ("dayNotInMonth", 1),
        6: ("unknownCalendar", 0),
        7: ("lawBroken", 2),
    }
    # The longest reply: the facts of a calendar with 40 months.
    _REPLY_NUMBERS = 5 + 4 * 40

    def __init__(self, path: Path):
        self._store = wasmtime.Store()
        self.module = wasmtime.Module.from_file(self._store.engine, str(path))
        self._exports = wasmtime.Instance(self._store, self.module, []).exports(self._store)
        self._memory = self._exports["memory"]
        # Past the engine's own data and stack.
        self._reply = self._exports["__heap_base"].value(self._store)
        assert self._reply + 4 * self._REPLY_NUMBERS <= self._memory.data_len(self._store)

    def date_of_day(self, calendar: int, day: int) -> tuple[int, ...]:
        """Year, month number, leap, day and weekday."""
        return self._ask(5, "dateOfDay", calendar, day)

    def day_of_date(self, calendar: int, year: int, month: int, leap: int, day: int) -> int:
        return self._ask(1, "dayOfDate", calendar, year, month, leap, day)[0]

    def era_of_day(self, calendar: int, day: int) -> tuple[int, int]:
        """The number of the era, -1 for none, and its year."""
        return self._ask(2, "eraOfDay", calendar, day)

    def eras(self, calendar: int) -> list[int]:
        reply = self._ask(9, "erasOfCalendar", calendar)
        return list(reply[1 : 1 + reply[0]])

    def add_to_date(
        self, calendar: int, date: tuple[int, int, int, int], years: int, months: int, rejects: bool = False
    ) -> tuple[tuple[int, ...], int, int]:
        """The date reached, the days to it, and how it compares: -1, 0 or 1."""
        reply = self._ask(6, "addToDate", calendar, *date, years, months, int(rejects))
        return reply[:4], reply[4], reply[5]

    def layout_of_year(self, calendar: int, year: int) -> Layout:
        return self._layout(self._ask(self._REPLY_NUMBERS, "layoutOfYear", calendar, year))

    def layout_of_day(self, calendar: int, day: int) -> Layout:
        return self._layout(self._ask(self._REPLY_NUMBERS, "layoutOfDay", calendar, day))

    def calendar_facts(self, calendar: int) -> dict:
        reply = self._ask(self._REPLY_NUMBERS, "calendarFacts", calendar)
        first, last, year_one, longest, count = reply[:5]
        return {
            "years": (first, last),
            "year_one": year_one,
            "longest": longest,
            # Number, leap, longest length and the number of the partner.
            "months": [reply[at : at + 4] for at in range(5, 5 + 4 * count, 4)],
        }

    def try_laws_on_days(self, calendar: int, first: int, last: int) -> None:
        self._ask(0, "brokenLawOnDays", calendar, first, last)

    def try_laws_in_years(self, calendar: int, first: int, last: int) -> None:
        self._ask(0, "brokenLawInYears", calendar, first, last)

    def try_laws_of_calendar(self, calendar: int) -> None:
        self._ask(0, "brokenLawOfCalendar", calendar)

    def walk_picker(self, seed: int, moves: int) -> tuple[int, int]:
        """The number that all answers are mixed into, and the moves made; a refusal where a law is broken."""
        number, made = self._ask(2, "walkPicker", seed, moves)
        return number % 2**32, made

    def _layout(self, reply: tuple[int, ...]) -> Layout:
        count = reply[4]
        months = tuple(Month(*reply[at : at + 4]) for at in range(5, 5 + 4 * count, 4))
        return Layout(*reply[:4], months)

    def _ask(self, numbers: int, export: str, *arguments: int) -> tuple[int, ...]:
        # What an earlier call has written must not pass for an answer.
        self._memory.write(self._store, b"\xa5" * (4 * self._REPLY_NUMBERS), self._reply)
        status = self._exports[export](self._store, *arguments, self._reply)
        if status == 0:
            return self._read(numbers)
        name, values = self._REFUSALS[status]
        raise Refusal(name, *self._read(values))

    def _read(self, numbers: int) -> tuple[int, ...]:
        data = self._memory.read(self._store, self._reply, self._reply + 4 * numbers)
        return tuple(
            int.from_bytes(data[at : at + 4], "little", signed=True) for at in range(0, len(data), 4)
        )


def table(name: str) -> list[dict[str, str]]:
    with open(ROOT / "Data" / name, newline="") as file:
        return list(csv.DictReader(file))


def fixed_day(iso: str) -> int:
    """The fixed day of a date as the data write it, also before year 1 and after 9999."""
    sign = -1 if iso.startswith("-") else 1
    year, month, day = (int(field) for field in iso.lstrip("+-").split("-"))
    cycles, year_of_cycle = divmod(sign * year, 400)
    # Python's ordinals are fixed days; 400 years have 146 097.
    return datetime.date(year_of_cycle + 400, month, day).toordinal() + (cycles - 1) * 146_097
