"""Tests of the keys of text fields, ⌘W, ⌘S and ⌘⇧S, menu titles under the pointer, and hints."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.toolbox.dialogs.dialogs import Hint
from macclassic.toolbox.dialogs.file_dialogs import SaveDialog
from macclassic.toolbox.menus.pull_down import PullDown
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import click, drag, key, opened, settle

Key = Qt.Key
GAMES = [key for key, spec in games().items() if spec.screen]


def strike(program: Program, which: Qt.Key, shift: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(program.screen, which, held | Qt.KeyboardModifier.ShiftModifier if shift else held)
    settle()


def test_the_keys_of_text_work_in_a_dialog_and_the_bar_stays(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "soi")
    titles = [menu.title for menu in program.bar.menus]
    assert isinstance(program.game, GameController)
    program.game.choose_deal()
    settle()
    front = program.manager.front
    assert front is not None
    (field,) = front.findChildren(QLineEdit)
    assert [menu.title for menu in program.bar.menus] == titles
    for each in "4711":
        key(program, each)
    strike(program, Key.Key_A)
    assert field.selectedText() == "4711"
    strike(program, Key.Key_X)
    assert field.text() == "" and QGuiApplication.clipboard().text() == "4711"
    strike(program, Key.Key_Z)
    assert field.text() == "4711"
    strike(program, Key.Key_Z, shift=True)
    assert field.text() == ""
    strike(program, Key.Key_Z)
    strike(program, Key.Key_A)
    strike(program, Key.Key_C)
    key(program, Key.Key_End)
    strike(program, Key.Key_V)
    assert field.text().startswith("4711") and front is program.manager.front
    # Other commands are disabled while the dialog is open.
    strike(program, Key.Key_N)
    assert program.manager.front is front


def test_command_w_closes_the_front_window(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "sorry")
    game = controller_of(program)
    game.show_help()
    program.show_common_help()
    settle()
    for left in (2, 1, 0):
        strike(program, Key.Key_W)
        assert len(program.manager.windows) == left
    assert program.game is None
    program.show_monitors()
    settle()
    strike(program, Key.Key_W)
    assert len(program.manager.windows) == 1, "a dialog waits for its answer"


def test_command_s_asks_for_the_file_of_a_copy(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 4)
    controller = controller_of(program)
    controller.table.finish()
    path = tmp_path / "kept.json"
    for shift in (False, True):
        strike(program, Key.Key_S, shift)
        box = program.manager.front
        assert isinstance(box, SaveDialog)
        box.path = path
        box.checks.clear()
        box.choose("ok")
        settle()
        assert path.is_file()
        path.unlink()


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
