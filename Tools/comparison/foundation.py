"""Foundation's dates, by the program FoundationDates."""
import subprocess
from pathlib import Path

from .dates import Date, Days, Lacking, expand, month_code

PROGRAM = Path(__file__).resolve().parents[2] / ".build/release/FoundationDates"

JAPANESE = {232: "meiji", 233: "taisho", 234: "showa", 235: "heisei", 236: "reiwa"}
ROC = {0: "broc", 1: "roc"}
# Years are those of a cycle of 60, and the era counts the cycles. The ISO year that is the first of cycle 0.
CYCLES_BEGIN = dict.fromkeys(["chinese", "dangi"], -2696)


def version() -> str:
    run = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    return "Foundation of " + next(line for line in run.stdout.splitlines() if "Swift version" in line).split(" (")[0]


def dates(calendars: list[str], days: Days) -> dict[str, list[Date] | Lacking]:
    run = subprocess.run(
        [PROGRAM, str(days.first), str(days.last), *calendars], capture_output=True, text=True, check=True)
    found: dict[str, list[Date] | Lacking] = {}
    for block in run.stdout.replace("lacking ", "calendar lacking ").split("calendar ")[1:]:
        head, *lines = block.splitlines()
        if head.startswith("lacking "):
            found[head.removeprefix("lacking ")] = Lacking("it has no identifier for it")
            continue
        starts = []
        for line in lines:
            day, era, year, month, leap, day_of_month = map(int, line.split())
            starts.append((day - days.first, _date(head, era, year, month, leap == 1, day_of_month)))
        found[head] = expand(starts, len(days))
    return found


def _date(calendar: str, era: int, year: int, month: int, leap: bool, day: int) -> Date:
    if calendar == "hebrew":
        # Adar I is 6 and the months after it count on, in common years too. The flag for leap months says nothing.
        return Date("", year, month_code(month if month <= 5 else month - 1, False) if month != 6 else "M05L", day)
    if calendar in CYCLES_BEGIN:
        return Date("", CYCLES_BEGIN[calendar] + 60 * era + year - 1, month_code(month, leap), day)
    names = {"japanese": JAPANESE, "roc": ROC}.get(calendar)
    return Date(names.get(era, f"era {era}") if names else "", year, month_code(month, leap), day)
