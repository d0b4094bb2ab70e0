"""Tests for Redo at the table: it restores the undone decisions of all players, in every game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from macclassic.app.program.program import Program
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import begin, played
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import settle

SHOWN = [key for key, spec in games().items() if spec.screen]
COMMAND, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def shown(program: Program) -> str:
    """Return the title of the item that the Game menu shows for undo and redo."""
    keys = "Undo", "Undo (Practice)…", "Redo"
    (found,) = [each for each in program.bar.menus[1].items if each.title in keys]
    assert found.enabled
    return found.title


def written(program: Program) -> dict[str, Any]:
    record = match_of(program).to_record()
    record.pop("practice", None)
    return record


def in_its_middle(tmp_path: Path, game: str) -> Program:
    """Return a program in a match at the person's turn, after decisions of the person and of others."""
    program, spec = begun(tmp_path, game, 5), games()[game]
    seats = len(begin(spec, 5).seats)
    for decisions in range(12, 80):
        match = played(spec, 5, players=["random"] * seats, decisions=decisions)
        if match.actor == 0 and match.plies and match.last_decider(range(1, seats)) is not None:
            match.seats[0]["player"] = "person"
            controller_of(program).session.take(match)
            settle()
            return program
    raise AssertionError("it never was the person's turn")


@pytest.mark.parametrize("game", SHOWN)
def test_redo_restores_undone_decisions(game: str, qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, game)
    session = controller_of(program).session
    assert shown(program).startswith("Undo") and not session.can_redo
    before, plies = written(program), match_of(program).plies
    session.undo(beyond=True)
    assert match_of(program).actor == 0 and match_of(program).plies < plies
    assert shown(program) == "Redo"
    practice = match_of(program).practice
    QTest.keyClick(program.screen, Qt.Key.Key_Z, COMMAND | SHIFT)
    assert written(program) == before and match_of(program).practice is practice
    assert shown(program).startswith("Undo")
    # The autosave holds the same moves, and nothing about the undo.
    assert program.folder is not None
    saved = records.loads(program.folder.autosave(game).read_text("utf-8"))
    assert saved["rounds"] == written(program)["rounds"]
    session.undo(beyond=True)
    session.act(match_of(program).legal[0])
    assert not session.can_redo, "another move forgets it"


def test_undo_ends_a_pause_and_its_plate(qapp: object, tmp_path: Path) -> None:
    """Simulates a person who pauses while a computer player thinks, and takes the last move back."""
    program, spec = begun(tmp_path, "sorry", 5), games()["sorry"]
    session, table = controller_of(program).session, controller_of(program).table
    seats = len(begin(spec, 5).seats)
    played_until = (
        played(spec, 5, players=["random"] * seats, decisions=decisions) for decisions in range(12, 80)
    )
    match = next(each for each in played_until if each.actor != 0 and each.plies)
    match.seats[0]["player"] = "person"
    session.take(match)
    assert not table.busy and session.can_pause
    session.pause()
    assert session.is_paused
    session.undo(beyond=True)
    assert not session.is_paused and match.actor == 0
    seen = table.grab().toImage()
    table.use(paused=False)
    assert seen == table.grab().toImage()


def test_redo_without_an_undo_changes_nothing(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 5)
    before = written(program)
    QTest.keyClick(program.screen, Qt.Key.Key_Z, COMMAND | SHIFT)
    settle()
    controller_of(program).session.redo()
    assert written(program) == before


def test_a_counted_round_is_not_counted_again_after_redo(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "war-of-flowers", 5)
    session, rng = controller_of(program).session, random.Random(1)
    while match_of(program).actor >= 0:
        session.play(rng.choice(match_of(program).legal))
    assert program.folder is not None
    book = StatisticsQueue.of(program.folder)
    counted = book.rounds("war-of-flowers")
    assert len(counted) == 1
    session.undo(beyond=True)
    assert match_of(program).practice and match_of(program).actor >= 0
    session.redo()
    assert match_of(program).actor < 0 and match_of(program).practice
    assert book.rounds("war-of-flowers") == counted
