"""Tests of the count-up of a round's sheet: row by row, all at once after a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.labels import Label
from tests.support.match.program import clear_away, key, opened, settle

GAMES = {"war-of-flowers": (), "war-of-coins": (), "soi": ("random",) * 4}


def _sheet(game: str, motion: str) -> tuple[Program, Dialog]:
    """Return a program with the open sheet of a round."""
    spec = games()[game]
    program = opened(None, game)
    program.settings.motion = motion
    program.resume_animation()
    match = replayed(simulate(spec, 7, 1, {}, GAMES[game]), spec)
    controller: GameController = program.game
    controller.session.show(match)
    controller.session.presenter.round_shown = True
    controller.session.presenter.show_sheet(match)
    assert isinstance(program.manager.front, Dialog)
    return program, program.manager.front


def is_blank(label: Label) -> bool:
    """Return True if a label shows nothing."""
    image = label.grab().toImage()
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}) == 1


def _picture(program: Program) -> bytes:
    settle(5)
    return program.screen.buffer.frame()


@pytest.mark.parametrize("game", GAMES)
def test_a_key_shows_the_whole_sheet_at_once(qtbot: QtBot, game: str) -> None:
    program, _ = _sheet(game, "none")
    whole = _picture(program)
    clear_away()
    program, sheet = _sheet(game, "full")
    hidden = [label for label in sheet.content.findChildren(Label) if is_blank(label)]
    key(program, Qt.Key.Key_Return)

    assert hidden
    assert program.manager.front is sheet
    assert _picture(program) == whole
    key(program, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is not sheet)


def test_lines_appear_one_by_one_and_are_announced_at_once(qtbot: QtBot) -> None:
    _, sheet = _sheet("war-of-flowers", "full")
    labels = [label for label in sheet.content.findChildren(Label) if label.text()]
    there = [label for label in labels if not is_blank(label)]

    assert 1 <= len(there) < len(labels) // 2
    assert any("$" in label.text() for label in labels if label not in there)
    qtbot.waitUntil(lambda: not any(map(is_blank, labels)), timeout=10_000)


def test_a_reopened_sheet_is_not_counted_up_again(qtbot: QtBot) -> None:
    program, sheet = _sheet("war-of-flowers", "full")
    controller: GameController = program.game
    sheet.dismiss()
    controller.session.presenter.show_sheet(controller.session.match)
    again = program.manager.front

    assert isinstance(again, Dialog)
    assert again is not sheet
    assert not again.hurry()
