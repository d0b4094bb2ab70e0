"""The backs of the cards and the cloth of the table: what is offered, chosen and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from games.war_of_flowers.options import WarOptions
from macclassic.app.program import Program
from macclassic.engine.options import BACK, CLOTH, usable
from macclassic.quickdraw.colour import DEPTHS
from macclassic.toolbox import cloth, look
from macclassic.toolbox.cloth import CardsAndCloth
from macclassic.toolbox.pictures import picture
from tests.support.desk import key, make_program, option_item, settle

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    program = make_program(tmp_path / "data")
    program.screen.show()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    program.game.session.begin(WarOptions(), ("person", "iq:60", "iq:60"), seed=12)  # type: ignore[union-attr]
    program.game.table.finish()  # type: ignore[union-attr]
    settle()
    return program


def open_dialog(program: Program) -> CardsAndCloth:
    assert program.game is not None
    item = option_item(program.game.table, "Cards and Cloth…")
    assert item.command is not None
    item.command()
    settle()
    front = program.manager.front
    assert isinstance(front, CardsAndCloth)
    return front


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_backs_and_no_two_cloths_are_alike(qapp: object, depth: int) -> None:
    look.use(depth)
    try:
        backs = {bytes(picture("art", cloth.back_picture(name)).constBits()) for name in BACK.values}
        assert len(backs) == len(BACK.values)
        brushes = {name: cloth.cloth(name) for name in CLOTH.values}
        seen = {
            (brush.color().name(), bytes(brush.textureImage().constBits()) if brush.textureImage() else b"")
            for brush in brushes.values()
        }
        assert len(seen) == len(CLOTH.values)
    finally:
        look.use(8)


def test_what_makes_no_sense_has_its_default() -> None:
    assert WarOptions(back="blossom", cloth="green") == usable(WarOptions, {"back": 3, "cloth": "silk"})
    assert WarOptions(back="shell", cloth="wine") == usable(WarOptions, {"back": "shell", "cloth": "wine"})


def test_chosen_by_the_keyboard_shown_at_once_and_kept(program: Program, qtbot: QtBot) -> None:
    before = program.screen.buffer.frame()
    dialog = open_dialog(program)
    key(program, Key.Key_Right)
    key(program, Key.Key_Tab)
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert dialog.values() == {"back": "waves", "cloth": "wine"}
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    settle()
    assert program.screen.buffer.frame() != before
    kept = program.settings.of_game("war-of-flowers")
    assert (kept["back"], kept["cloth"]) == ("waves", "wine")
    assert open_dialog(program).values() == {"back": "waves", "cloth": "wine"}


def test_cancel_changes_nothing(program: Program, qtbot: QtBot) -> None:
    before = program.screen.buffer.frame()
    dialog = open_dialog(program)
    button = next(each for each in dialog.findChildren(QAbstractButton) if each.text() == "Sleeve")
    button.click()
    assert dialog.values()["back"] == "sleeve"
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    settle()
    assert program.screen.buffer.frame() == before
