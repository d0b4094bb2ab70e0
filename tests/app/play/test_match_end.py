"""Tests for the end of a match on screen: places, highlights, and the buttons."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from macclassic.app.game.game_controller import GameController
from macclassic.app.lookback.replay_controller import ReplayController
from macclassic.app.play.match_end_dialog import MatchEndDialog, by_name
from macclassic.app.play.stepping import seated
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.toolbox.accessibility import screen_interfaces
from macclassic.toolbox.dialogs.dialogs import OptionsDialog, Picture
from tests.support.match.game_parts import SCREENS
from tests.support.match.playing import controller_of
from tests.support.match.program import key, opened, settle


def _ended(game: str = "war-of-flowers") -> Match:
    spec = games()[game]
    options = {"money": 20} if game == "war-of-flowers" else {}
    players = {"soi": ("random",) * 4, "sorry": ("random",) * 2}.get(game, ())
    for seed in range(5, 60):
        match = replayed(simulate(spec, seed, 60, options, players), spec)
        if match.actor == MATCH_OVER:
            return match
    raise AssertionError("no match ended")


def _shown(match: Match, folder: Any = None) -> Program:
    """Return a program that shows the end of a match, as after its last sheet."""
    program = opened(folder, match.spec.key)
    controller: GameController = program.game
    controller.session.show(match)
    settle(5)
    controller.session.match_over.emit()
    settle(5)
    return program


def _front(program: Program) -> MatchEndDialog:
    assert isinstance(program.manager.front, MatchEndDialog)
    return program.manager.front


@pytest.mark.parametrize("game", SCREENS)
def test_the_end_of_every_game_names_the_winner(qtbot: QtBot, game: str) -> None:
    match = _ended(game)
    program = _shown(match)
    front = _front(program)
    table = controller_of(program).table
    seats, extras = seated(match), table.parts.extras
    people = extras.seated_people(extras.company_of(seats)) or by_name(seats)
    first = [people[seat].name for seat in range(len(match.seats)) if match.result.tally(seat).place == 1]

    text = "\n".join(screen_interfaces.written(front))
    for name in first:
        assert f"1. {name}" in text
    assert len(people) == len(match.seats)


@pytest.mark.parametrize("game", SCREENS)
def test_the_face_of_the_winner_is_the_largest(qtbot: QtBot, game: str) -> None:
    """Also if a person wins, who has no portrait."""
    match = _ended(game)
    for person in range(len(match.seats)):
        for seat, entry in enumerate(match.seats):
            entry["player"] = PERSON if seat == person else f"random@{[*NAMES][seat]}"
        front = _front(_shown(match))
        faces = [
            (face.width(), face.accessibleName()) for face in front.findChildren(Picture) if face.isVisible()
        ]
        sizes = sorted(width for width, _ in faces)
        pleased = [width for width, name in faces if name.endswith("is beaming.") or "You" in name]
        won = [seat for seat in range(len(match.seats)) if match.result.tally(seat).place == 1]
        assert not faces or sizes[-len(won)] > sizes[0]
        assert not faces or max(pleased) == sizes[-1]


def test_the_sheet_of_a_wars_last_game_says_that_it_is_over_and_who_won(qtbot: QtBot) -> None:
    for game, word in (("war-of-flowers", "The war is over"), ("war-of-coins", "The match is over")):
        match = _ended(game)
        program = opened(None, game)
        controller_of(program).session.show(match)
        settle(5)
        table = controller_of(program).table
        table.show_round(match.result, controller_of(program).session.presenter.position(), last=True)
        settle()
        text = "\n".join(screen_interfaces.written(program.manager.front))
        assert word in text and ("has won it" in text or "have won it" in text or "equally rich" in text)
        assert program.manager.front.button("ok").text() == "Final Result"


def test_the_result_is_copied_as_text_and_the_dialog_stays_open(qtbot: QtBot) -> None:
    match = _ended()
    program = _shown(match)
    _front(program).choose("copy")

    text = QGuiApplication.clipboard().text()
    assert text.startswith("War of Flowers: 1. ")
    assert "–$20" in text
    assert isinstance(program.manager.front, MatchEndDialog)


def test_return_starts_a_new_match_with_the_same_players(qtbot: QtBot) -> None:
    match = _ended()
    program = _shown(match)
    controller: GameController = program.game
    key(program, "\r")
    qtbot.waitUntil(lambda: not isinstance(program.manager.front, MatchEndDialog))
    settle(5)

    assert controller.session.match is not match
    assert controller.session.match.plies == 0


def test_the_players_can_be_changed_at_the_end(qtbot: QtBot) -> None:
    program = _shown(_ended())
    _front(program).choose("change")
    settle(5)

    assert isinstance(program.manager.front, OptionsDialog)


def test_a_finished_match_can_be_replayed(qtbot: QtBot) -> None:
    program = _shown(_ended())
    _front(program).choose("see")
    settle(5)

    assert isinstance(program.game, ReplayController)


def test_the_end_dialog_returns_to_the_desktop(qtbot: QtBot) -> None:
    program = _shown(_ended())
    _front(program).choose("desktop")
    settle(5)

    assert program.game is None
