"""Tests for the apparent thinking time: per companion and pace, independent of hidden cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from macclassic.app.play.computer_turns import THINKS
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import NAMES
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import key, settle

FOR_EVER = 10**7


def waiting(
    tmp_path: Path, who: str = "aunt", ms: int = FOR_EVER, seed: int = 7, motion: str = "full", pace: int = 3
) -> Program:
    """Return a program at rest in which the person has just played and a computer is to move."""
    thinker = LocalThinker()
    other = next(each for each in NAMES if each != who)
    program = begun(tmp_path, "war-of-flowers", seed, thinker, who=[who, other], pace=pace)
    table, match = controller_of(program).table, match_of(program)
    rush(program, lambda: own_turn(program))
    thinker.seems_ms = ms
    table.use(motion=motion)
    while match.actor == 0:
        table.action_chosen.emit(match.legal[0])
        table.finish()
        settle(1)
    return program


def seems(program: Program) -> int:
    """Return the time in milliseconds that a ready answer waits, or 0."""
    timer = controller_of(program).session.computers.findChild(QTimer)
    assert timer is not None
    return int(timer.interval()) if timer.isActive() else 0


@pytest.mark.parametrize("how", ["key", "click", "double click"])
def test_an_answer_waits_until_the_wait_is_cut_short(qapp: object, tmp_path: Path, how: str) -> None:
    program = waiting(tmp_path)
    match, table = match_of(program), controller_of(program).table
    before = match.plies
    settle(50)
    assert match.plies == before and not table.busy
    if how == "key":
        key(program, "x")
    else:
        kind = QEvent.Type.MouseButtonPress if how == "click" else QEvent.Type.MouseButtonDblClick
        left, point = Qt.MouseButton.LeftButton, QPointF(QPoint(1, 1))
        event = QMouseEvent(kind, point, point, left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(table, event)
        assert match.plies == before, "it would cut its motion short too"
    settle(5)
    # A click that ends the thinking does not end the motion.
    assert match.plies == before + 1 and table.busy


def test_without_motion_there_is_no_thinking_time(qapp: object, tmp_path: Path) -> None:
    program = waiting(tmp_path, motion="none")
    rush(program, lambda: own_turn(program))


@pytest.mark.parametrize("who", THINKS)
def test_thinking_time_depends_on_the_companion_and_not_on_the_cards(
    qapp: object, tmp_path: Path, who: str
) -> None:
    times = {seems(waiting(tmp_path / str(seed), who, 10**6, seed)) for seed in (7, 8)}
    assert times == {round(10**6 * THINKS[who])}


def test_thinking_time_follows_the_pace_of_the_table(qapp: object, tmp_path: Path) -> None:
    times = [seems(waiting(tmp_path / str(pace), pace=pace)) for pace in range(1, 6)]
    assert times == sorted(times, reverse=True) and len(set(times)) == 5 and times[2] == FOR_EVER


def test_drawing_a_card_takes_no_thinking_time(qapp: object, tmp_path: Path) -> None:
    """In Sorry the only action is visible to all players."""
    thinker = LocalThinker()
    program = begun(tmp_path, "sorry", 3, thinker)
    match, table = match_of(program), controller_of(program).table
    thinker.seems_ms = FOR_EVER
    for _ in range(200):
        rush(program, lambda: own_turn(program) or seems(program) > 0)
        if match.actor != 0:
            break
        table.action_chosen.emit(match.legal[0])
    assert match.actor == 1 and len(match.legal) > 1
