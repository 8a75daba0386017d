"""Random walks through pickers end on wasm32 where they end natively."""

import os
import subprocess
from pathlib import Path

import pytest

from engine import ROOT

FIRST, WALKS, MOVES = 50_001, 400, 60


@pytest.fixture(scope="module")
def native() -> str:
    """What the native program says of the same walks, in this run."""
    path = Path(os.environ.get("WALKS", ROOT / ".build/debug/Walks"))
    if not path.is_file():
        pytest.fail(f"There is no program at {path}. Build it with `swift build`, or name another in WALKS.", pytrace=False)
    run = subprocess.run([path, str(FIRST), str(WALKS), str(MOVES)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    return run.stdout.splitlines()[-1]


def test_walks_end_where_they_end_natively(engine, native):
    mixed = made = 0
    for seed in range(FIRST, FIRST + WALKS):
        number, moves = engine.walk_picker(seed, MOVES)
        made += moves
        mixed = (mixed * 31 + number) % 2**32
    assert made > WALKS * MOVES // 2
    assert native == f"{WALKS} walks from seed {FIRST}, {made} moves, 0 broken: {mixed}"
