"""Tests that dialogs close with the window they were opened over; alerts stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction

from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Hint
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.style import menus
from tests.support.match.playing import begun, controller_of, own_turn, rush
from tests.support.match.program import opened, settle


def dialog(text: str = "Any") -> Dialog:
    made = Dialog(text)
    made.only_button("")
    return made


def test_dialogs_over_a_table_close_with_it(tmp_path: Path) -> None:
    program = opened(tmp_path, "sorry")
    heard: list[str] = []
    one, other = dialog(), dialog()
    for each in (one, other):
        each.finished.connect(heard.append)
        program.manager.open(each)
    assert program.manager.front is other
    program.manager.close(controller_of(program).window)
    settle()
    assert not program.manager.windows and not heard


def test_alerts_stay_when_dialogs_close_with_their_table(tmp_path: Path) -> None:
    program = opened(tmp_path, "sorry")
    program.manager.open(over := dialog())
    program.show_alert("Something has gone wrong.")
    alert = program.manager.front
    assert isinstance(alert, Alert)
    program.manager.close(controller_of(program).window)
    settle()
    assert program.manager.windows == (alert,) and over not in program.manager.windows
    alert.choose("ok")
    assert not program.manager.windows


def test_a_dialog_below_another_stays_when_that_is_answered(tmp_path: Path) -> None:
    program = opened(tmp_path, "sorry")
    program.manager.open(one := dialog())
    program.manager.open(other := dialog())
    one.choose("ok")
    assert program.manager.front is other
    other.choose("ok")
    assert program.manager.front is controller_of(program).window


def test_a_tables_prompt_closes_with_the_table_whatever_is_in_front(tmp_path: Path) -> None:
    program = opened(tmp_path, "sorry")
    game = controller_of(program)
    game.show_help()
    settle()
    assert program.manager.front is not game.window
    help_window = program.manager.front
    game.table.open(asked := dialog())
    program.manager.close(help_window)
    settle()
    assert asked in program.manager.windows
    program.manager.close(game.window)
    settle()
    assert not program.manager.windows


@pytest.mark.parametrize("game", ["war-of-flowers"])
def test_a_hint_closes_with_its_table(game: str, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 3, pace=5)
    rush(program, lambda: own_turn(program))
    controller_of(program).session.hint()
    settle(20)
    assert isinstance(program.manager.front, Hint)
    program.manager.close(controller_of(program).window)
    settle()
    assert not program.manager.windows


def test_a_menu_is_laid_out_once(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    measure = menus.item_width
    monkeypatch.setattr(
        menus, "item_width", lambda text, *more: (asked.append(text), measure(text, *more))[1]
    )
    menu = PullDown("Game", None)
    for number in range(30):
        menu.addAction(QAction(f"Item {number}", menu))
    width = menu.sizeHint().width()
    assert 30 <= len(asked) < 3 * 30
    asked.clear()
    menu.actions()[7].setText("A far longer text than any other")
    assert menu.sizeHint().width() > width and 30 <= len(asked) < 3 * 30
    menu.deleteLater()
