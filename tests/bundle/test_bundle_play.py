"""Tests of the frozen program in a window: every game is played, saved, left and resumed.

The result is compared with the checkout's program.
"""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from macclassic import SUFFIX
from tests.bundle.frozen import GAMES, PROGRAM, environment, files, needs_bundle, said, settings
from tests.support.screen import real_window
from tests.support.screen.real_window import CHECKOUT, Running

pytestmark = [needs_bundle, pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb and xdotool")]

MOVES = 20
PATIENCE = 400
"""Seconds; large, since the machine may be busy."""
ARROWS = ("Right", "Down", "Left", "Up")
"""Keys that with Return play every game. Digits would open Flower Power's line for typed moves."""


@pytest.fixture
def display() -> Iterator[str]:
    with real_window.screen() as name:
        yield name


def start(display: str, folder: Path, *game: str, command: Sequence[str] = (PROGRAM,)) -> Running:
    home = environment(folder.parent / "home")
    running = Running(display, folder, *game, command=command, environment=home)
    running.do("mousemove", "600", "470")
    return running


def play(running: Running, game: str, moves: int) -> None:
    """Start with the default options; press keys until all players have made so many decisions."""
    chance = random.Random(game)

    def enough() -> bool:
        # Drumming on Return would answer no question at a table.
        running.do("key", "--delay", "30", *chance.choices(ARROWS, k=5))
        running.confirm()
        return running.moves(game) >= moves

    running.confirm_until(lambda: running.moves(game) >= 0, PATIENCE)
    running.until(enough, PATIENCE)


def quit_it(running: Running) -> None:
    """Quit by the command; close a dialog that is in front first."""

    def gone() -> bool:
        running.do("key", "ctrl+q")
        time.sleep(0.5)
        if running.process.poll() is None:
            running.confirm()
        return running.process.poll() is not None

    end = time.monotonic() + 20
    while not gone():
        assert time.monotonic() < end
    assert running.process.returncode == 0
    assert running.errors.read_text() == ""


def at_rest(running: Running) -> set[bytes]:
    """Return the pictures that a resting display shows: one, or two that blink.

    A window that is not yet painted gives none.
    """
    before: set[bytes] = set()

    def rests() -> bool:
        nonlocal before
        end, now = time.monotonic() + 1.6, set[bytes]()
        while time.monotonic() < end:
            now.add(running.seen().tobytes())
        before, same = now, now == before
        return same and all(len(set(each)) > 3 for each in now)

    running.until(rests, 60)
    return before


def test_the_desktop_and_a_dialog_are_used_in_a_window(display: str, tmp_path: Path) -> None:
    pictures = []
    for name, command in (("frozen", (PROGRAM,)), ("checkout", CHECKOUT)):
        folder = tmp_path / name
        settings(folder)
        running = start(display, folder, command=command)
        seen = [at_rest(running)]
        # The emblem's menu, and its first item.
        running.do("key", "F10", "Down", "Return")
        running.until(lambda running=running, seen=seen: at_rest(running) != seen[0])
        seen.append(at_rest(running))
        quit_it(running)
        pictures.append(seen)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_twenty_moves_is_saved_left_and_resumed(display: str, tmp_path: Path, game: str) -> None:
    folder = tmp_path / "data"
    settings(folder)
    running = start(display, folder, game)
    play(running, game, MOVES)
    saved = folder / "Saved Games" / f"smoke{SUFFIX}"

    def is_saved() -> bool:
        # The round may have ended, and the keys may have opened dialogs. They disable the menu.
        for _ in range(4):
            running.cancel()
        running.do("key", "ctrl+s")
        time.sleep(0.5)
        running.do("type", "smoke")
        running.confirm()
        return saved.exists()

    running.until(is_saved)
    quit_it(running)
    assert "in order" in said([PROGRAM, "verify", str(saved)], tmp_path / "home").stdout
    left = running.moves(game)
    assert left >= MOVES
    # Both programs resume the match and show the same picture.
    pictures = []
    for name, command in (("frozen", (PROGRAM,)), ("checkout", CHECKOUT)):
        copy = tmp_path / name
        shutil.copytree(folder, copy)
        again = start(display, copy, game, command=command)
        pictures.append(at_rest(again))
        assert again.moves(game) >= left
        quit_it(again)
    assert pictures[0] == pictures[1]
    assert files(tmp_path / "home") == []
