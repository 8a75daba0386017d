"""The fixtures of the tests that run the command `datewheel` as a user does."""
import os
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = "swift build -c release --product datewheel"


class Run(NamedTuple):
    output: str
    messages: str
    status: int

    @property
    def lines(self) -> list[str]:
        """The output's lines; each ends with a newline."""
        assert not self.output or self.output.endswith("\n"), f"the last line does not end: {self.output!r}"
        return self.output.split("\n")[:-1]


@pytest.fixture(scope="session")
def binary() -> str:
    """DATEWHEEL names another one."""
    path = Path(os.environ.get("DATEWHEEL", ROOT / ".build/release/datewheel"))
    if not path.is_file():
        pytest.fail(
            f"There is no command at {path}. Build it with\n    {BUILD}\nor name another in DATEWHEEL.", pytrace=False)
    return str(path)


@pytest.fixture
def datewheel(binary):
    """datewheel("convert", "2012-04-04", input="...") runs the command and answers what it did."""

    def run(*arguments: str, input: str | bytes = b"", **environment: str) -> Run:
        done = subprocess.run(
            [binary, *arguments], input=input.encode() if isinstance(input, str) else input, capture_output=True,
            env={**os.environ, **environment}, timeout=60)
        return Run(done.stdout.decode(), done.stderr.decode(), done.returncode)

    return run
