"""Tests of the memory of a match: proportional to its length, at most 300 MB for the largest record."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from macclassic.engine.core import safe_files
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.replay import replayed
from tests.support.environment.hostile_records import fullest, longest, worst

ROOT = Path(__file__).parents[2]
MOST_MB = 300
TOLD = Path("/proc/self/status").exists()
OPENING = """
import sys
from macclassic.app.cli.main import main
status = main(["verify", sys.argv[1]])
# What getrusage tells is at least what the process had that started this one.
kept = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(status, int(kept["VmHWM"].split()[0]) >> 10)
"""


def peak(file: Path) -> tuple[int, int, str]:
    """Return the exit status of `verify`, its peak memory in MB, and its error message."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", OPENING, str(file)],
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
    )
    status, most = done.stdout.splitlines()[-1].split()
    return int(status), int(most), done.stderr


@pytest.mark.skipif(not TOLD, reason="memory as Linux tells it")
@pytest.mark.parametrize("key", list(games()))
def test_opening_the_largest_record_takes_less_than_300_mb(tmp_path: Path, key: str) -> None:
    file = tmp_path / "largest.json"
    for make in (worst, fullest):
        file.write_bytes(make(key))
        status, most, said = peak(file)
        assert status == 0 and most < MOST_MB and not said, (make.__name__, most, said)


@pytest.mark.parametrize("key", list(games()))
def test_memory_of_a_match_grows_linearly(key: str) -> None:
    sizes, plies = [], []
    longest(key, 50)
    for decisions in (800, 1600):
        tracemalloc.start()
        match = longest(key, decisions)
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        plies.append(match.plies)
    grown = sizes[1] / sizes[0]
    if plies[1] > 1.5 * plies[0]:  # some games end earlier
        assert grown < 1.4 * plies[1] / plies[0], (sizes, plies)
    assert sizes[1] < 5000 * plies[1]


def hostile(file: Path, text: bytes) -> None:
    file.write_bytes(text)
    if os.name == "posix":
        status, most, said = peak(file)
        assert status == 2 and most < MOST_MB and said.count("\n") == 1 and "Traceback" not in said, (
            most,
            said,
        )


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 9_000_000,
        b"[]," * 3_000_000,
        b'{"a":' * 1_500_000,
        b"[" + b"0," * 4_000_000 + b"0]",
        b'"' + "\U0001f338".encode() * 2_500_000 + b'"',
        b"9" * 9_000_000,
        b"\x00" * 9_000_000,
        b"x" * (safe_files.MAX_RECORD_BYTES + 1),
    ],
    ids=["deep", "wide", "objects", "numbers", "text", "number", "nothing", "large"],
)
def test_hostile_files_are_refused_in_one_sentence(tmp_path: Path, text: bytes) -> None:
    hostile(tmp_path / "hostile.json", text)


@pytest.mark.parametrize("levels", [31, 300, 900, 5000])
def test_stored_parts_of_a_record_are_not_nested(levels: int) -> None:
    """The record is written at every move: a readable record must also be writable."""
    whole = records.dumps(longest("sorry", 5).to_record())
    nested = '[{"a":' * (levels // 2) + "1" + "}]" * (levels // 2)
    text = whole.replace('"player":', f'"more": {nested}, "player":', 1)
    with pytest.raises(BadRecord):
        records.loads(text)
    shallow = whole.replace('"player":', f'"more": {json.dumps([[1]])}, "player":', 1)
    match = replayed(records.loads(shallow), games()["sorry"])
    assert records.loads(records.dumps(match.to_record()))["seats"][0]["more"] == [[1]]


def test_a_record_that_is_too_long_is_refused() -> None:
    record = longest("soi", 3).to_record()
    record["rounds"] = [{**record["rounds"][0], "moves": [{}] * records.MAX_RECORD_DECISIONS}]
    with pytest.raises(BadRecord, match="longer than"):
        replayed(records.loads(records.dumps(record)), games()["soi"])
