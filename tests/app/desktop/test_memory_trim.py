"""Tests that unused memory returns to the system in idle moments, and that no timer runs afterwards."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from macclassic.app.desktop import deferred_work
from macclassic.quickdraw import sprites
from tests.support.match.program import opened, settle


def resident() -> int:
    """Return the resident memory of this process in KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only GNU's C library keeps it so")
def test_unused_memory_between_used_pieces_is_returned() -> None:
    pieces = [bytes(3000) for _ in range(40_000)]
    kept = pieces[::50]
    del pieces
    before = resident()
    deferred_work.give_back()
    assert before - resident() > 20 * 1024
    assert len(kept) == 800


def test_memory_is_returned_once_after_a_window_opened(
    qapp: object, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(deferred_work, "QUIET_MS", 100)
    monkeypatch.setattr(deferred_work, "give_back", lambda: given.append(1))
    program = opened(tmp_path / "data")
    qtbot.wait(300)
    given.clear()
    program.show_sound()
    qtbot.waitUntil(lambda: bool(given))
    qtbot.wait(500)
    assert given == [1]


@pytest.mark.parametrize("game", ["", "soi"])
def test_no_memory_is_returned_after_the_screen_is_deleted(
    qapp: object, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(deferred_work, "QUIET_MS", 100)
    program = opened(tmp_path / "data", game)
    program.show_sound()
    program.quit()
    given: list[int] = []
    monkeypatch.setattr(deferred_work, "give_back", lambda: given.append(1))
    delete(program.screen)
    # An exception here would fail the test.
    qtbot.wait(300)
    assert not given


@pytest.mark.parametrize("gamma", [False, True])
def test_an_idle_screen_keeps_one_picture_and_paints_as_before(
    qapp: object, tmp_path: Path, gamma: bool
) -> None:
    program = opened(tmp_path / "data")
    program.screen.set_gamma(gamma)
    painted, frame = program.screen.picture, program.screen.buffer.frame()
    program.screen.rest()
    assert program.screen.picture == painted and program.screen.buffer.frame() == frame
    program.show_sound()
    settle()
    # The new window is painted on the stored picture only.
    moved, shown = program.screen.picture, program.screen.buffer.frame()
    assert shown != frame
    program.screen.refresh()
    assert program.screen.picture == moved and program.screen.buffer.frame() == shown
    program.screen.rest()
    program.manager.close(program.manager.windows[-1])
    settle()
    assert program.screen.picture == painted and program.screen.buffer.frame() == frame


def test_pictures_are_reloaded_after_their_sheet_was_released(qapp: object) -> None:
    before = sprites.load("art", "icon-soi", 8)
    sprites.put_sheets_away()
    sprites.load.cache_clear()
    assert sprites.load("art", "icon-soi", 8) == before
