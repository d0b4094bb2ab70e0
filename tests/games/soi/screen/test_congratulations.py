"""Soi congratulates a player who beats the computers on the impossible level, once, and no other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from games.soi.screen.sheets import Congratulations, RoundSheet
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.progress.round_results import beaten
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.games.soi.support.program import SPEC, advised, askable, front, started, table
from tests.support.match.playing import controller_of, rush
from tests.support.match.program import key, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEVELS = ("person", "impossible@aunt", "impossible", "impossible@sailor")


def before_the_end(seed: int, players: tuple[str, ...], change: Callable[[Match], None] | None) -> Match:
    """Return a match one decision before its end. `change`: called before its last round."""
    seats = [{"name": seat.name, "player": who} for seat, who in zip(SPEC.seats(None), players, strict=True)]
    moves: list[object] = []
    for most in (100_000, 0):
        match = Match.new(SPEC, {"target": 100}, seats, seed)
        match.started_at = "1993-09-01"
        changed = False
        while match.actor != MATCH_OVER:
            if match.actor == ROUND_OVER:
                match.next_round()
                changed = True
            if not most and match.plies == len(moves) - 1:
                return match
            if not most and change is not None and not changed:
                change(match)
                changed = True
                continue
            action = advised(match) if most else moves[match.plies]
            if most:
                moves.append(action)
            match.apply(action)
    raise AssertionError("unreachable")


@cache
def won(place: int) -> int:
    """Return a seed whose match the first seat ends itself, after two rounds, in a given place."""
    for seed in range(400):
        match = before_the_end(seed, LEVELS, None)
        if match.actor != 0 or match.round_count < 2:
            continue
        match.apply(advised(match))
        if match.actor == MATCH_OVER and match.rules.result(match.state).places[0] == place:
            return seed
    raise AssertionError("no such match")


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def ended(program: Program, match: Match) -> None:
    """Make the last decision of a match on the screen, and close the sheet of the round."""
    session = controller_of(program).session
    session.take(match)
    rush(program, lambda: bool(askable(table(program))))
    session.table.action_chosen.emit(advised(match))
    rush(program, lambda: isinstance(front(program), RoundSheet))
    front(program).choose("ok")
    rush(program, lambda: isinstance(front(program), Dialog))  # after the finale


def test_a_match_won_against_impossible_is_congratulated_once(program: Program, qtbot: QtBot) -> None:
    ended(program, before_the_end(won(1), LEVELS, None))
    sheet = front(program)
    assert isinstance(sheet, Congratulations)
    assert "congratulations" in " ".join(label.text() for label in sheet.findChildren(QLabel))
    key(program, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(front(program), Dialog) and front(program) is not sheet)
    assert not isinstance(front(program), Congratulations)


def person_plays_two(match: Match) -> None:
    match.seat_player(1, "person")


def weaker_for_a_while(match: Match) -> None:
    """Play the first round with one seat on an easier level."""
    match.seat_player(2, "easiest")
    while match.actor != ROUND_OVER:
        match.apply(advised(match))
    match.seat_player(2, "impossible")


def hinted(match: Match) -> None:
    match.participation.hints += 1


def stood_in(match: Match) -> None:
    match.participation.stood_in += 1


def practised(match: Match) -> None:
    match.practice = True


@pytest.mark.parametrize("change", [weaker_for_a_while, hinted, stood_in, practised, person_plays_two])
def test_hints_and_weaker_players_prevent_the_congratulation(
    program: Program, change: Callable[[Match], None]
) -> None:
    match = before_the_end(won(1), LEVELS, change)
    if len([each for each in match.seats if each["player"] == "person"]) > 1:
        match.apply(advised(match))
        assert not beaten(match, 0)
        return
    ended(program, match)
    assert not isinstance(front(program), Congratulations)


@pytest.mark.parametrize("level", ["easiest", "middle"])
def test_other_levels_are_not_congratulated(program: Program, level: str) -> None:
    ended(program, before_the_end(won(1), ("person", level, "impossible", "impossible"), None))
    assert not isinstance(front(program), Congratulations)


@pytest.mark.slow
def test_a_lost_match_is_not_congratulated(program: Program) -> None:
    ended(program, before_the_end(won(2), LEVELS, None))
    assert not isinstance(front(program), Congratulations)


@pytest.mark.slow
def test_an_already_finished_match_is_not_congratulated(program: Program) -> None:
    """Neither if it is opened, nor in a replay."""
    match = before_the_end(won(1), LEVELS, None)
    match.apply(advised(match))
    assert match.actor == MATCH_OVER and beaten(match, 0) == {
        "impossible",
        "impossible@aunt",
        "impossible@sailor",
    }
    controller_of(program).session.open(match)
    rush(program, lambda: isinstance(front(program), RoundSheet))
    front(program).choose("ok")
    rush(program, lambda: isinstance(front(program), Dialog))  # after the finale
    assert not isinstance(front(program), Congratulations)
    program.open_replay(records.loads(records.dumps(match.to_record())))
    replay = controller_of(program)
    while replay.more:
        replay.step()
        replay.table.finish()
        settle(1)
        if isinstance(front(program), RoundSheet):
            front(program).choose("ok")
            settle(1)
    settle()
    assert not isinstance(front(program), Congratulations)


def test_the_congratulation_is_deleted_with_the_window(program: Program) -> None:
    ended(program, before_the_end(won(1), LEVELS, None))
    sheet = front(program)
    program.manager.close(controller_of(program).window)
    settle()
    assert sheet not in program.manager.windows
