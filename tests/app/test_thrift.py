"""Memory that nobody uses goes back to the system in quiet moments, and no timer ticks after that."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app import thrift
from tests.support.desk import opened


def resident() -> int:
    """Return how many KiB of this process are in memory."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only GNU's C library keeps it so")
def test_pieces_among_those_in_use_are_given_back() -> None:
    pieces = [bytes(3000) for _ in range(40_000)]
    kept = pieces[::50]
    del pieces
    before = resident()
    thrift.give_back()
    assert before - resident() > 20 * 1024
    assert len(kept) == 800


def test_once_after_a_window_came_and_all_is_quiet(
    qapp: object, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(thrift, "QUIET_MS", 100)
    monkeypatch.setattr(thrift, "give_back", lambda: given.append(1))
    program = opened(tmp_path / "data")
    qtbot.wait(300)
    given.clear()
    program.show_sound()
    qtbot.waitUntil(lambda: bool(given))
    qtbot.wait(500)
    assert given == [1]
