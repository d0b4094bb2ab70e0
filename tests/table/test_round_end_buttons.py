"""Tests of the buttons on the sheet at the end of a round, by mouse and by key, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPushButton

from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.lookback.review_window import ReviewDialog
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.play.stepping import StepDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import played
from macclassic.table.round_end_buttons import REQUESTS
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import balloon_text
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import key, opened, rest, settle

SHORT = {"war-of-flowers": {"money": 10}, "war-of-coins": {"match": 50}}
SHOWN = [each for each, spec in games().items() if spec.screen]


def show_match_end(program: Program, seed: int = 11) -> Match:
    """Show the end of a match of the open game as if it had just been played."""
    spec = controller_of(program).spec
    players = ["random"] * len(spec.seats(spec.options()))
    match = played(spec, seed, options=SHORT.get(spec.key), players=players, decisions=4000)
    assert match.actor == MATCH_OVER
    match.seats[0]["player"] = "person"
    controller_of(program).session.open(match)
    settle(20)
    sheet(program).hurry()
    return match


def sheet(program: Program) -> Dialog:
    front = program.manager.front
    assert isinstance(front, Dialog)
    return front


def names(dialog: Dialog) -> list[str]:
    return [each.objectName() for each in dialog.findChildren(QPushButton)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHOWN)
def test_a_sheet_offers_the_applicable_buttons(game: str, language: str, tmp_path: Path) -> None:
    program = opened(tmp_path, game, language=language)
    show_match_end(program)
    shown, spec = sheet(program), controller_of(program).spec
    expected = [*(["review"] if spec.judge is not None else []), "same", "close", "ok"]
    if not controller_of(program).table.parts.extras.open_table:
        expected.insert(-3, "hands")
    assert names(shown) == expected
    assert set(names(shown)) <= REQUESTS.keys()
    # Each has its own letter, named in its balloon, and all are on the screen.
    letters = {name: letter for letter, name in shown.letters.items()}
    assert letters.keys() == set(expected) - {"ok"} and len(shown.letters) == len(letters)
    for name, letter in letters.items():
        assert balloon_text(shown.button(name), True).endswith(f" {letter.upper()}.")
    screen = QRect(0, 20, 640, 460)
    assert screen.contains(program.manager.rect_of(shown))


@pytest.mark.parametrize("game", SHOWN)
def test_return_continues_and_escape_keeps_the_table(game: str, tmp_path: Path) -> None:
    program = opened(tmp_path, game)
    match = show_match_end(program)
    key(program, Qt.Key.Key_Escape)
    rest(program)
    assert program.manager.modal is None and match_of(program) is match
    settle(20)
    assert program.manager.modal is None
    show_match_end(program, 12)
    key(program, Qt.Key.Key_Return)
    rest(program)
    controller_of(program).table.finish()
    settle(20)
    assert isinstance(program.manager.front, MatchEndDialog)


@pytest.mark.parametrize("keys_at", ["", "a spot"])
@pytest.mark.parametrize("game", SHOWN)
def test_return_starts_anew_at_a_table_that_was_kept(game: str, keys_at: str, tmp_path: Path) -> None:
    program = opened(tmp_path, game)
    show_match_end(program)
    key(program, Qt.Key.Key_Escape)
    rest(program)
    table = controller_of(program).table
    idle = [spot.key for spot in table.reachable_spots() if not table.takes(spot)]
    if keys_at and idle:
        table.focus_spot(idle[0])
    key(program, Qt.Key.Key_Return)
    settle()
    assert isinstance(program.manager.front, TitleDialog)


@pytest.mark.parametrize("game", SHOWN)
def test_playing_the_same_deal_is_practice(game: str, tmp_path: Path) -> None:
    program = opened(tmp_path, game)
    match = show_match_end(program)
    key(program, "s")
    rest(program)
    again = match_of(program)
    assert again is not match and again.seed == match.seed and again.options == match.options
    assert again.players == match.players and again.practice
    first, *_ = match.history()
    assert next(iter(again.history()))[0].deal == first[0].deal


def test_looking_back_returns_to_the_sheet(tmp_path: Path) -> None:
    program = opened(tmp_path, "war-of-flowers")
    show_match_end(program)
    for letter, kind in (("h", StepDialog), ("r", ReviewDialog)):
        key(program, letter)
        rest(program)
        front = sheet(program)
        assert isinstance(front, kind)
        front.choose("ok")
        settle(20)
        assert "same" in names(sheet(program))
