"""Our dates, by the command `datewheel`."""
import json
import subprocess
from pathlib import Path

from .dates import ERAS_COUNT, Date, Days

COMMAND = Path(__file__).resolve().parents[2] / ".build/release/datewheel"


def calendars() -> list[str]:
    run = subprocess.run([COMMAND, "calendars", "--json"], capture_output=True, check=True, text=True)
    return [json.loads(line)["calendar"] for line in run.stdout.splitlines()]


def dates(calendar: str, days: Days) -> list[Date | None]:
    """None for a day that the calendar does not answer for."""
    isos = "".join(days.iso(index) + "\n" for index in range(len(days)))
    run = subprocess.run([COMMAND, "convert", "--json", "--to", calendar], input=isos, capture_output=True, text=True)
    lines = run.stdout.split("\n")[:-1]
    assert len(lines) == len(days) and run.returncode in (0, 1), run.stderr[-1000:]
    # Only the range is a reason to have no date.
    strange = [line for line in run.stderr.splitlines() if f"{calendar} answers for" not in line]
    assert not strange, strange[0]
    return [_date(json.loads(line), calendar in ERAS_COUNT) if line else None for line in lines]


def _date(fields: dict, eras_count: bool) -> Date:
    return Date(
        fields["era"] if eras_count else "", fields["eraYear" if eras_count else "year"], fields["monthCode"],
        fields["day"])
