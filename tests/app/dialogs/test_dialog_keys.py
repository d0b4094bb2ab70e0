"""Tests of Return, Esc and ⌘. in every dialog: default and Cancel, wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.shareware_notice import RegistrationDialog
from macclassic.app.game.game_controller import GameController
from macclassic.app.play.help_windows import about_balloons
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs import dialogs as all_dialogs
from macclassic.toolbox.dialogs.dialogs import Dialog, Hint, Kind, alert, ask
from tests.support.match.program import key, opened, rest, settle

Key = Qt.Key
GAMES = [key for key, spec in games().items() if spec.screen]


def dialogs(program: Program) -> dict[str, Callable[[], object]]:
    manager, game = program.manager, program.game
    assert isinstance(game, GameController)
    two = (("no", "No"), ("yes", "Yes"))
    return {
        "monitors": program.show_monitors,
        "sound": program.show_sound,
        "language": program.show_language,
        "patterns": program.show_patterns,
        "about": program.show_about,
        "balloons": lambda: manager.open(about_balloons()),
        "register": lambda: manager.open(RegistrationDialog("Susan")),
        "options": game.choose_options,
        "deal": game.choose_deal,
        "statistics": game.show_statistics,
        "alert": lambda: alert(manager, Kind.NOTE, "Well."),
        "ask": lambda: ask(manager, Kind.CAUTION, "Is it?", two, "yes", "no", lambda _name: None),
    }


@pytest.mark.parametrize("game", GAMES)
def test_return_is_the_default_and_escape_cancels(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_dialogs, "FLASH_MS", 10)
    program = opened(tmp_path / "data", game)
    for name, opens in dialogs(program).items():
        if game != "soi" and name not in ("options", "deal"):
            continue
        for which, command in ((Key.Key_Return, False), (Key.Key_Escape, False), (Key.Key_Period, True)):
            opens()
            settle()
            box = program.manager.front
            assert isinstance(box, Dialog), name
            heard: list[str] = []
            box.finished.connect(lambda _name: None)
            box.finished.disconnect()  # Disconnects the action that the answer would start.
            box.finished.connect(heard.append)
            buttons = [each for each in box.findChildren(QPushButton) if each.isVisible()]
            default = next(each for each in buttons if each.isDefault())
            wanted = [default.objectName()] if default.isEnabled() else []
            cancels = any(each.objectName() == "cancel" for each in buttons)
            others = [each for each in buttons if each is not default and each.isEnabled()]
            if others:
                others[0].setFocus(Qt.FocusReason.TabFocusReason)
                settle()
            key(program, which, command)
            if wanted or which != Key.Key_Return:
                qtbot.waitUntil(lambda heard=heard: bool(heard))
            else:
                rest(program)
            if which == Key.Key_Return:
                assert heard == wanted, name
            else:
                assert len(heard) == 1, (name, which)
                assert not cancels or heard == ["cancel"], (name, which)
            if program.manager.front is box:
                program.manager.close(box)
            settle()


def test_arrows_continue_from_the_clicked_radio_button(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    program.show_monitors()
    settle()
    box = program.manager.front
    assert box is not None
    radios = box.findChildren(QRadioButton)
    for clicked in (2, 0, 1):
        radios[clicked].click()
        settle()
        key(program, Key.Key_Down)
        assert radios[(clicked + 1) % 3].isChecked() and radios[(clicked + 1) % 3].hasFocus()


def test_a_hint_has_only_an_ok_button(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    program.manager.open(Hint("Take it."))
    settle()
    front = program.manager.front
    assert isinstance(front, Hint) and front.text == "Take it."


def test_a_hint_that_closes_by_itself_closes_nothing_else(qapp: object, tmp_path: Path) -> None:
    """The hint closes while Qt moves the focus, as another dialog comes to the front."""
    program = opened(tmp_path / "data", "soi")
    controller = program.game
    assert isinstance(controller, GameController)
    controller.begin(7)
    settle()
    controller.table.finish()
    program.manager.open(Hint("Take it."))
    settle()
    controller.new_match()
    settle()
    box = program.manager.front
    assert isinstance(box, Dialog) and not isinstance(box, Hint)
    box.choose("concede")
    settle(10)
    assert isinstance(program.manager.front, MatchEndDialog)


def test_a_window_opened_while_a_dialog_asks_is_placed_behind_it(qapp: object, tmp_path: Path) -> None:
    """For example when Help ends a motion that is followed by a question."""
    program = opened(tmp_path / "data", "soi")
    controller = program.game
    assert isinstance(controller, GameController)
    controller.choose_deal()
    settle()
    box = program.manager.front
    assert box is not None and box.modal
    controller.show_help()
    settle()
    assert controller.help.window is not None and program.manager.modal is box
    box.choose("cancel")
    settle()
    assert program.manager.front is controller.help.window
