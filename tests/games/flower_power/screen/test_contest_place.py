"""Tests that the winner of Flower Power's contest is asked for a place until one is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton

from games.flower_power.screen.input.opening_contest import TakePlace
from macclassic.app.program.program import Program
from tests.games.flower_power.support.program import (
    begin,
    building,
    front,
    on_table,
    past_the_contest,
    started,
    stops,
    table,
)
from tests.support.match.playing import controller_of, match_of, rush
from tests.support.match.program import key, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def asked_for_a_place(program: Program) -> TakePlace:
    """Begin matches until the person wins the contest; return the question for a place.

    In the deal, the person does not have the first place.
    """
    for seed in range(40):
        begin(program, seed)
        if isinstance(front(program), TakePlace) and match_of(program).view(0).order.index(0):
            break
    found = front(program)
    assert isinstance(found, TakePlace)
    return found


def test_an_unanswered_question_for_a_place_returns(program: Program, tmp_path: Path) -> None:
    """Check that the question returns after the program was killed, but not once a place is chosen."""
    asked_for_a_place(program)
    seed = match_of(program).seed
    program.screen.close()
    settle()
    again = started(tmp_path, None)
    rush(again, lambda: stops(again))
    past_the_contest(again)
    dialog = front(again)
    assert isinstance(dialog, TakePlace)
    assert table(again).model.hand is None and match_of(again).view(0).order.index(0)
    settle(20)
    assert match_of(again).plies == 0
    key(again, "1")
    dialog.choose("ok")
    past_the_contest(again)
    rush(again, lambda: stops(again) and not match_of(again).view(0).order.index(0))
    assert on_table(again) and match_of(again).seed == seed
    again.screen.close()
    settle()
    last = started(tmp_path, None)
    rush(last, lambda: stops(last))
    assert on_table(last) and building(table(last))
    assert not match_of(last).view(0).order.index(0)


@pytest.mark.parametrize(("keys", "place"), [("", 3), ("3", 2)])
def test_arrow_keys_choose_a_place_at_once(qtbot: QtBot, tmp_path: Path, keys: str, place: int) -> None:
    """Check that arrow keys start at the first place or the typed one, and wrap around after the last."""
    program = started(tmp_path, players=3)
    dialog = asked_for_a_place(program)
    for each in keys:
        key(program, each)
    key(program, Qt.Key.Key_Down)
    key(program, Qt.Key.Key_Down)
    assert dialog.place == place
    key(program, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    past_the_contest(program)
    rush(program, lambda: on_table(program) and stops(program))
    assert match_of(program).view(0).order.index(0) == place - 1


def test_the_question_for_a_place_is_translated(program: Program) -> None:
    before = asked_for_a_place(program)
    program.choose_language("fr")
    settle()
    past_the_contest(program)
    dialog = front(program)
    assert isinstance(dialog, TakePlace) and dialog is not before
    assert before not in program.manager.windows
    assert [button.text().partition(",")[0] for button in dialog.findChildren(QRadioButton)] == [
        "premier",
        "deuxième",
    ]
    program.choose_language("en")
    settle()


def test_screenshots_of_an_opening_show_no_prompt(program: Program) -> None:
    asked_for_a_place(program)
    match = match_of(program)
    front(program).choose("ok")
    past_the_contest(program)
    controller_of(program).session.show(match)
    settle()
    assert on_table(program)
