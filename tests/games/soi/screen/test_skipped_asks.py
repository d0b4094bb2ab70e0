"""Tests that an impatient press at the asks of the computers skips what it meets, and nothing after that."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from macclassic.app.program.program import Program
from macclassic.toolbox.windows.repeated_presses import QUIET_MS, SKIP_MS
from tests.games.soi.support.program import SPEC, advised, started, table
from tests.support.match.playing import match_of, rush
from tests.support.match.program import key, settle


@pytest.fixture
def clock() -> list[int]:
    """Time of the guard against repeated presses, in milliseconds."""
    return [10 * QUIET_MS]


def computers_turn(tmp_path: Path, clock: list[int], **options: bool) -> Program:
    """Return a program in which Space has just cut short the person's own ask."""
    program = started(tmp_path, **options)
    repeats = program.manager.repeats
    repeats.clock, repeats.quiet_ms = lambda: clock[0], QUIET_MS
    for _ in range(300):
        rush(program, lambda: match_of(program).actor == 0 and not table(program).busy)
        table(program).act(advised(match_of(program)))
        settle()
        if match_of(program).actor > 0:
            break
    assert match_of(program).actor > 0 and table(program).busy, SPEC.title
    clock[0] += 10 * QUIET_MS
    key(program, Qt.Key.Key_Space)
    return program


def test_a_second_press_does_not_skip_another_ask(qapp: object, tmp_path: Path, clock: list[int]) -> None:
    program = computers_turn(tmp_path, clock)
    settle(20)
    asked = match_of(program).plies
    assert table(program).busy, "the first computer asks"
    for _ in range(4):
        clock[0] += SKIP_MS // 5
        key(program, Qt.Key.Key_Space)
        settle(20)
    assert match_of(program).plies == asked, "its ask is seen"
    clock[0] += SKIP_MS
    key(program, Qt.Key.Key_Space)
    settle(20)
    assert match_of(program).plies > asked or match_of(program).actor == 0


def test_drumming_skips_ask_after_ask_and_asks_nothing(
    qapp: object, tmp_path: Path, clock: list[int]
) -> None:
    program = computers_turn(tmp_path, clock)
    asked, mine = match_of(program).plies, 0
    for _ in range(40):
        clock[0] += SKIP_MS
        key(program, Qt.Key.Key_Space)
        settle(20)
        mine += match_of(program).actor == 0
        if mine:
            asked = asked if mine > 1 else match_of(program).plies
            assert match_of(program).plies == asked, "a drummed key asks for no card"
    assert mine > 20


def test_a_press_that_ends_motion_does_not_end_the_wait(
    qapp: object, tmp_path: Path, clock: list[int]
) -> None:
    program = computers_turn(tmp_path, clock, wait=True)
    asked = match_of(program).plies
    assert table(program).waits_for_input, "the answer is shown"
    clock[0] += QUIET_MS // 2
    key(program, Qt.Key.Key_Space)
    settle(20)
    assert table(program).waits_for_input and match_of(program).plies == asked
    clock[0] += QUIET_MS
    key(program, Qt.Key.Key_Space)
    settle(20)
    assert match_of(program).plies > asked
