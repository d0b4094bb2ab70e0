"""Tests that the lines of the last moves reappear after a resume, an undo and a change of language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import begun, controller_of, match_of, own_turn, rush, stops
from tests.support.match.program import settle

GAMES = {
    "war-of-flowers": {"pace": 5},
    "war-of-coins": {"pace": 5, "iq": 80, "match": 50},
    "sorry": {"pace": 5},
    "soi": {"delay": 0},
}
each_game = pytest.mark.parametrize("game", GAMES)


def started(tmp_path: Path, game: str, seed: int | None = 7) -> Program:
    return begun(tmp_path, game, seed, **GAMES[game])


def lines(program: Program) -> Sequence[str]:
    """Return the lines of the last moves."""
    table: GameTable = controller_of(program).table
    for name in ("lines_shown", "lines"):
        if hasattr(table, name):
            return tuple(getattr(table, name))[:20]
    return (table.line,)


def to_own_turn(program: Program) -> bool:
    """Finish motion until the person is to decide; return False if the round ended."""
    rush(program, lambda: stops(program))
    return own_turn(program)


def decide(program: Program) -> None:
    """Decide for the person, with varying choices."""
    match = match_of(program)
    front = program.manager.front
    if isinstance(front, Dialog):
        controller_of(program).table.close_prompt()
    controller_of(program).table.action_chosen.emit(match.legal[match.plies % len(match.legal)])


@each_game
@pytest.mark.slow
def test_the_lines_are_complete_at_every_turn(qapp: object, tmp_path: Path, game: str) -> None:
    program = started(tmp_path, game)
    turns = 0
    while turns < 25 and to_own_turn(program):
        before = lines(program)
        assert any(before)
        controller_of(program).session.presenter.show_again()
        assert lines(program) == before
        turns += 1
        decide(program)
    assert turns > 4


@each_game
def test_the_lines_reappear_after_a_resume(qapp: object, tmp_path: Path, game: str) -> None:
    program = started(tmp_path, game)
    for _ in range(3):
        assert to_own_turn(program)
        decide(program)
    assert to_own_turn(program)
    before = lines(program)
    program.quit()
    program.screen.close()
    settle()
    again = started(tmp_path, game, None)
    assert to_own_turn(again)
    assert lines(again) == before


@each_game
def test_a_match_abandoned_during_motion_leaves_no_lines(qapp: object, tmp_path: Path, game: str) -> None:
    program = started(tmp_path, game)
    assert to_own_turn(program)
    decide(program)
    assert controller_of(program).table.busy
    controller_of(program).begin(8)
    assert to_own_turn(program)
    shown = lines(program)
    controller_of(program).session.presenter.show_again()
    assert lines(program) == shown


@each_game
def test_the_lines_change_language_at_once(qapp: object, tmp_path: Path, game: str) -> None:
    program = started(tmp_path, game)
    assert to_own_turn(program)
    decide(program)
    assert to_own_turn(program)
    english = lines(program)
    program.choose_language("fr")
    settle()
    french = lines(program)
    assert len(french) == len(english)
    assert not set(french) & set(english)
    program.choose_language("en")
    settle()
    assert lines(program) == english


@each_game
def test_undone_moves_are_not_listed(qapp: object, tmp_path: Path, game: str) -> None:
    program = started(tmp_path, game)
    assert to_own_turn(program)
    before = lines(program)
    decide(program)
    assert to_own_turn(program)
    assert lines(program) != before
    controller_of(program).session.undo(beyond=True)
    settle()
    assert lines(program) == before


@pytest.mark.parametrize("game", ["war-of-flowers", "war-of-coins"])
def test_the_lines_are_shown_behind_the_sheet_of_a_finished_round(
    qapp: object, tmp_path: Path, game: str
) -> None:
    program = started(tmp_path, game)
    match = match_of(program)
    while match.actor >= 0:
        if to_own_turn(program):
            decide(program)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    before = lines(program)
    controller_of(program).session.presenter.show_again()
    assert lines(program) == before != ()


@each_game
def test_a_replay_going_back_shows_the_former_lines(qapp: object, tmp_path: Path, game: str) -> None:
    program = started(tmp_path, game)
    for _ in range(4):
        assert to_own_turn(program)
        decide(program)
    record = match_of(program).to_record()
    program.manager.close(controller_of(program).window)
    settle()
    program.open_replay(record)
    replay = controller_of(program)
    shown: list[Sequence[str]] = []
    while replay.more:
        replay.step()
        replay.table.finish()
        shown.append(lines(program))
    assert len(shown) > 4
    for before in reversed(shown[:-1]):
        replay.back()
        assert lines(program) == before
