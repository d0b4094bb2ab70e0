"""The balloon menu works while a dialog is open: there one wants to know what a control is for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.menus.pull_down import PullDown
from tests.support.match.program import key, make_program, press, release, settle, wake

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
ICON = (587, 9)


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    made = make_program(tmp_path)
    made.start()
    wake(made)
    made.show_sound()
    settle()
    assert isinstance(made.manager.modal, Dialog)
    return made


def pulled(program: Program) -> PullDown:
    modal = program.manager.modal
    assert modal is not None
    (found,) = (each for each in modal.findChildren(PullDown) if each.isVisible())
    return found


def choose(program: Program, title: str) -> None:
    """Choose an item of the balloon menu that is down, by the arrows and Return."""
    menu = pulled(program)
    rows = [action.text().split("\t")[0] for action in menu.rows]
    for _ in range(len([row for row in rows[: rows.index(title) + 1] if row])):
        key(program, Qt.Key.Key_Down)
    key(program, Qt.Key.Key_Return)


def test_balloons_are_turned_on_and_off_in_a_dialog(program: Program, qtbot: QtBot) -> None:
    dialog = program.manager.modal
    alive = {each.text() for each in program.bar.actions() if each.isEnabled() and each.text()}
    assert "Balloons" in alive and "Game" not in alive
    for on, title in ((True, "Show Balloons"), (False, "Hide Balloons")):
        press(program, *ICON)
        release(program, *ICON)
        assert title in [action.text() for action in pulled(program).rows]
        choose(program, title)
        qtbot.waitUntil(lambda on=on: program.balloons.on is on)
        assert program.manager.modal is dialog


def test_the_dialog_about_balloons_opens_over_another(program: Program, qtbot: QtBot) -> None:
    dialog = program.manager.modal
    key(program, Qt.Key.Key_F10)
    choose(program, "About Balloon Help…")
    qtbot.waitUntil(lambda: program.manager.modal is not dialog)
    about = program.manager.modal
    assert isinstance(about, Dialog) and about.windowTitle() == "About Balloon Help"
    about.choose("ok")
    settle(20)
    assert program.manager.modal is dialog
