"""Tests of the Edit menu in dialogs, ⌘W, ⌘S and ⌘⇧S, menu titles under the pointer, and hints."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.shareware_notice import RegistrationDialog
from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.toolbox.dialogs.dialogs import Hint
from macclassic.toolbox.dialogs.file_dialogs import SaveDialog
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.menus.pull_down import PullDown
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import click, drag, key, opened, press, release, settle

Key = Qt.Key
GAMES = [key for key, spec in games().items() if spec.screen]


def items(program: Program, english: str, french: str) -> dict[str, Item]:
    wanted = french if program.language == "fr" else english
    return {item.title: item for menu in program.bar.menus if menu.title == wanted for item in menu.items}


def strike(program: Program, which: Qt.Key, shift: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(program.screen, which, held | Qt.KeyboardModifier.ShiftModifier if shift else held)
    settle()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_edit_menu_is_shown_while_a_dialog_has_a_text_field(
    qapp: object, tmp_path: Path, language: str
) -> None:
    program = opened(tmp_path / "data", "soi", language=language)
    assert not items(program, "Edit", "Édition")
    assert isinstance(program.game, GameController)
    program.game.choose_deal()
    settle()
    front = program.manager.front
    assert front is not None
    (field,) = front.findChildren(QLineEdit)
    titles = [menu.title for menu in program.bar.menus]
    assert titles[2] == ("Édition" if language == "fr" else "Edit")
    assert len(items(program, "Edit", "Édition")) == 8
    for each in "4711":
        key(program, each)
    strike(program, Key.Key_A)
    assert field.selectedText() == "4711"
    strike(program, Key.Key_X)
    assert field.text() == "" and QGuiApplication.clipboard().text() == "4711"
    strike(program, Key.Key_Z)
    assert field.text() == "4711"
    strike(program, Key.Key_A)
    strike(program, Key.Key_C)
    key(program, Key.Key_End)
    strike(program, Key.Key_V)
    assert field.text().startswith("4711") and front is program.manager.front
    # Other commands are disabled while the dialog is open.
    strike(program, Key.Key_N)
    assert program.manager.front is front
    front.dismiss()
    settle()
    assert not items(program, "Edit", "Édition")


@pytest.mark.parametrize("scale", [1, 2])
def test_edit_items_work_by_mouse_in_a_modal_dialog(tmp_path: Path, qtbot: QtBot, scale: int) -> None:
    program = opened(tmp_path / "data")
    program.screen.set_scale(scale)
    box = RegistrationDialog("")
    program.manager.open(box)
    settle()
    field = box.focusWidget()
    assert isinstance(field, QLineEdit)
    for each in "Susan":
        key(program, each)
    field.setFocus()
    typed = field.text()
    bar = program.bar
    titles = [each for each in bar.actions() if not each.isSeparator()]
    alive = [each.text() for each in titles if each.isEnabled()]
    assert alive == ["Edit", "Balloons"]
    at = bar.actionGeometry(titles[2]).center()
    press(program, at.x(), at.y())
    (menu,) = box.findChildren(PullDown)
    proxy = menu.graphicsProxyWidget()
    assert menu.isVisible() and proxy is not None
    row = next(each for each in menu.rows if each.text().startswith("Select All"))
    there = menu.actionGeometry(row).center() + proxy.scenePos().toPoint()
    drag(program, there.x(), there.y())
    assert menu.activeAction() is row
    release(program, there.x(), there.y())
    qtbot.waitUntil(lambda: field.selectedText() == typed)
    assert program.manager.front is box
    # The same by keyboard.
    key(program, Key.Key_End)
    key(program, Key.Key_F10)
    (menu,) = [each for each in box.findChildren(PullDown) if each.isVisible()]
    for _ in range(2):
        key(program, Key.Key_Down)
    # Moving up from the first enabled item leads to the last one.
    key(program, Key.Key_Up)
    key(program, Key.Key_Up)
    active = menu.activeAction()
    assert active is not None and active.text().startswith("Select All")
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: field.selectedText() == typed)
    assert program.manager.front is box and box.focusWidget() is field
    # Another title only beeps.
    beeps: list[bool] = []
    program.manager.beeped.connect(lambda: beeps.append(True))
    other = bar.actionGeometry([each for each in bar.actions() if not each.isSeparator()][1]).center()
    click(program, other.x(), other.y())
    assert beeps and program.manager.front is box


def test_command_w_closes_the_front_window(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "sorry")
    game = controller_of(program)
    game.show_help()
    program.keys.show()
    settle()
    for left in (2, 1, 0):
        strike(program, Key.Key_W)
        assert len(program.manager.windows) == left
    assert program.game is None
    program.show_monitors()
    settle()
    strike(program, Key.Key_W)
    assert len(program.manager.windows) == 1, "a dialog waits for its answer"


def test_command_s_saves_to_the_known_file(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 4)
    controller = controller_of(program)
    controller.table.finish()
    strike(program, Key.Key_S)
    box = program.manager.front
    assert isinstance(box, SaveDialog)
    path = tmp_path / "kept.json"
    box.path = path
    box.checks.clear()
    box.choose("ok")
    settle()
    assert path.is_file()
    path.unlink()
    strike(program, Key.Key_S)
    assert path.is_file() and not isinstance(program.manager.front, SaveDialog)
    strike(program, Key.Key_S, shift=True)
    box = program.manager.front
    assert isinstance(box, SaveDialog)
    box.choose("cancel")
    settle()
    controller.begin(5)
    settle()
    controller.table.finish()
    strike(program, Key.Key_S)
    assert isinstance(program.manager.front, SaveDialog), "another match has no file yet"


def test_a_title_under_the_pointer_is_not_repainted(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "soi")
    program.screen.refresh()
    before = program.screen.buffer.indices.copy().crop((0, 0, 640, 20)).tobytes()
    for x in range(5, 635, 7):
        drag(program, x, 9)
        program.screen.refresh()
        assert program.screen.buffer.indices.crop((0, 0, 640, 20)).tobytes() == before, x


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_any_key_or_click_closes_a_hint_and_plays_nothing(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    controller = controller_of(program)
    match = next(
        found
        for ply in range(60)
        if (found := played(games()[game], 4711, decisions=ply)).actor == 0 and len(found.legal) > 1
    )
    controller.session.show(match)
    settle()
    table = program.manager.rect_of(controller.window)
    before, windows = match.to_record(), program.manager.windows
    controller.table.close_prompt()
    settle()
    windows = program.manager.windows
    says = {"why": "Because.", "action": match.rules.form.actions.to_json(match.legal[0])}
    keys = [
        Key.Key_G,
        Key.Key_S,
        Key.Key_1,
        Key.Key_Space,
        Key.Key_Return,
        Key.Key_D,
        Key.Key_Left,
        Key.Key_Tab,
    ]
    for which in keys:
        controller.table.show_hint(match.legal[0], says)
        settle()
        assert isinstance(program.manager.front, Hint)
        QTest.keyClick(program.screen, Key.Key_Shift)
        assert isinstance(program.manager.front, Hint)
        key(program, which)
        assert program.manager.windows == windows, which
        assert match.to_record() == before
    # Keys that are commands at other times only close the hint as well.
    held = Qt.KeyboardModifier.ControlModifier
    for which, modifiers in (
        (Key.Key_F10, Qt.KeyboardModifier.NoModifier),
        (Key.Key_F6, Qt.KeyboardModifier.NoModifier),
        (Key.Key_H, held),
        (Key.Key_Z, held),
        (Key.Key_W, held),
        (Key.Key_N, held),
    ):
        controller.table.show_hint(match.legal[0], says)
        settle()
        QTest.keyClick(program.screen, which, modifiers)
        settle()
        assert program.manager.windows == windows, which
        assert match.to_record() == before
        assert not any(each.isVisible() for each in program.bar.findChildren(PullDown))
    for x in range(table.left() + 20, table.right(), 130):
        for y in range(table.top() + 30, table.bottom(), 60):
            controller.table.show_hint(match.legal[0], says)
            settle()
            at = QPoint(x, y)
            box = program.manager.front
            assert isinstance(box, Hint)
            click(program, at.x(), at.y())
            assert program.manager.windows == windows, at
            assert match.to_record() == before
