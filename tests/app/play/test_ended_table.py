"""A table whose match has ended does not look alive: it says so, answers clicks, and offers a new match."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from macclassic.app.game.title_dialog import LEAVE, TitleDialog
from macclassic.app.play.match_end_dialog import CHANGE, MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin, played
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import Spot
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import click, key, settle

SHOWN = [key for key, spec in games().items() if spec.screen]
ENDED = "This match has ended. To play again, click here or press Return."


def left(tmp_path: Path, game: str) -> Program:
    """Return a program with a table as *Concede*, *Change Players…* and *Cancel* leave it."""
    program, spec = begun(tmp_path, game, 6), games()[game]
    match = played(spec, 5, players=["random"] * len(begin(spec, 5).seats), decisions=14)
    match.seats[0]["player"] = "person"
    session = controller_of(program).session
    session.take(match)
    controller_of(program).table.finish()
    settle()
    assert not any(spot.name == ENDED for spot in controller_of(program).table.all_spots())
    session.concede()
    settle(20)
    end = program.manager.front
    assert isinstance(end, MatchEndDialog)
    assert not any(spot.name == ENDED for spot in controller_of(program).table.all_spots())
    end.choose(CHANGE)
    settle(20)
    while isinstance(program.manager.front, Dialog):
        # Cancel leads from the options to the title picture.
        program.manager.front.choose(LEAVE if isinstance(program.manager.front, TitleDialog) else "cancel")
        settle(20)
    return program


def pressed(program: Program, table: GameTable, spot: Spot) -> None:
    window = table.window()
    corner = program.manager.rect_of(window).topLeft() + table.mapTo(window, spot.rect.center())  # type: ignore[arg-type]
    click(program, corner.x(), corner.y())
    settle()


@pytest.mark.parametrize("game", SHOWN)
def test_a_table_that_was_left_says_what_to_do_and_answers(game: str, qapp: object, tmp_path: Path) -> None:
    program = left(tmp_path, game)
    table = controller_of(program).table
    said: list[str] = []
    beeps: list[int] = []
    table.said.connect(said.append)
    program.sounds.beep = lambda: beeps.append(1)  # type: ignore[method-assign]
    (plate,) = [spot for spot in table.all_spots() if spot.name == ENDED]
    assert plate.role == QAccessible.Role.PushButton and table.rect().contains(plate.rect)
    turn = ("On your turn", "when it is your turn")
    assert not [spot.balloon for spot in table.all_spots() if any(part in spot.balloon for part in turn)]
    cards = [
        spot
        for spot in table.all_spots()
        if spot is not plate
        and spot.name
        and not spot.does
        and not spot.rect.intersects(plate.rect)
        and [each.key for each in table.spots_under(spot.rect.center())][:1] == [spot.key]
    ]
    assert cards
    pressed(program, table, cards[-1])
    assert said == [ENDED] and beeps == [1]
    assert not isinstance(program.manager.front, Dialog)
    assert getattr(table.model, "turn", getattr(table.model, "actor", None)) == -1, "no seat is to move"
    pressed(program, table, plate)
    assert match_of(program).conceded is None or isinstance(program.manager.front, TitleDialog)


def test_return_begins_again_as_the_plate_does(qapp: object, tmp_path: Path) -> None:
    program = left(tmp_path, "soi")
    key(program, Qt.Key.Key_Return)
    settle(20)
    assert match_of(program).conceded is None or isinstance(program.manager.front, TitleDialog)
