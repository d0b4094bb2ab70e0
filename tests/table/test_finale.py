"""Tests of the closing animation of each game that has one.

It follows the last sheet, takes at most nine seconds, ends at a key, and disappears with the next position.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.table.table_state import TableRequest
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.game_parts import with_part
from tests.support.match.program import key, opened, settle

FINALES = with_part("motions", "finale")
SHORT: dict[str, dict[str, Any]] = {
    "war-of-flowers": {"money": 10},
    "war-of-coins": {"money": 25},
    "flower-power": {"players": 2},
}
PLAYERS = {"soi": ("random",) * 4}


@cache
def _ended(game: str, won: bool) -> Match:
    """Return a finished match that the person won or lost."""
    spec = games()[game]
    for seed in range(200):
        options = {name: value for name, value in SHORT.get(game, {}).items() if name in vars(spec.options())}
        match = replayed(simulate(spec, seed, 60, options, PLAYERS.get(game, ())), spec)
        match.seats[0]["player"] = PERSON
        if match.actor == MATCH_OVER and _won(game, match) == won:
            return match
    raise AssertionError("no match ended so")


def _won(game: str, match: Match) -> bool:
    return bool(match.result.tally(0).place == 1)


def _at_its_end(game: str, won: bool, motion: str = "full") -> tuple[Program, list[object]]:
    """Return a program with the last sheet of a match, and the list that collects the table's requests."""
    program = opened(None, game)
    controller: GameController = program.game
    program.settings.motion = motion
    program.resume_animation()
    match = _ended(game, won)
    controller.session.show(match)
    controller.session.presenter.show_sheet(match)
    settle(10)
    asked: list[object] = []
    controller.table.requested.connect(asked.append)
    return program, asked


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("game", FINALES)
def test_a_finale_ends_in_nine_seconds_and_leaves_nothing(qtbot: QtBot, game: str, won: bool) -> None:
    program, _ = _at_its_end(game, won)
    table = program.game.table  # type: ignore[union-attr]
    program.manager.front.choose("close")  # type: ignore[union-attr]
    showing = program.game.session.presenter  # type: ignore[union-attr]
    showing.show()
    settle(5)
    before = program.screen.grab().toImage()
    motions = list(table.parts.motions.finale(table.state, table._stage, _ended(game, won).result))

    assert 1000 < sum(each.ms for each in motions) <= 9000
    for each in motions:
        each.begin()
        for step in range(20):
            each.move(step / 20)
        each.move(1.0)
        each.end()
    settle(5)
    assert (program.screen.grab().toImage() != before) == won
    showing.show()
    settle(5)
    assert program.screen.grab().toImage() == before


@pytest.mark.parametrize("game", FINALES)
def test_a_key_ends_a_finale_and_play_continues(qtbot: QtBot, game: str) -> None:
    program, asked = _at_its_end(game, True)
    table = program.game.table  # type: ignore[union-attr]
    sheet = program.manager.front
    assert isinstance(sheet, Dialog)
    sheet.choose("ok")
    settle(5)

    assert table.busy
    assert asked == []
    key(program, "X")
    settle(5)
    assert asked == [TableRequest.GO_ON]
    assert not table.busy


@pytest.mark.parametrize("motion", ["plain", "none"])
def test_without_full_motion_there_is_no_finale(qtbot: QtBot, motion: str) -> None:
    program, asked = _at_its_end("war-of-flowers", True, motion)
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    settle(5)

    assert len(asked) == 1
