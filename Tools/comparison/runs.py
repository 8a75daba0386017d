"""Runs of days on which two dates differ."""
from typing import NamedTuple

from .dates import Date, Days


class Run(NamedTuple):
    first: int
    last: int
    ours: Date
    theirs: Date

    @property
    def days(self) -> int:
        return self.last - self.first + 1


class Comparison(NamedTuple):
    compared: int
    runs: list[Run]

    @property
    def different(self) -> int:
        return sum(run.days for run in self.runs)


def compare(ours: list[Date | None], theirs: list[Date], days: Days) -> Comparison:
    """Days on which we have no date are not compared."""
    assert len(ours) == len(theirs) == len(days)
    compared = 0
    runs: list[Run] = []
    for index, (our, their) in enumerate(zip(ours, theirs)):
        if our is None:
            continue
        compared += 1
        if our == their:
            continue
        if runs and runs[-1].last == index - 1:
            runs[-1] = runs[-1]._replace(last=index)
        else:
            runs.append(Run(index, index, our, their))
    return Comparison(compared, runs)
