"""Tests that what cannot be chosen says why when it is clicked, in every game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage, QIntValidator
from PySide6.QtWidgets import QLineEdit, QPushButton

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, OptionsDialog
from macclassic.toolbox.dialogs.options_form import OptionsForm
from macclassic.toolbox.spots import Spot
from tests.support.match.game_parts import SCREENS, parts_of
from tests.support.match.playing import begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.dialog_parts import buttons

OPTIONS: dict[str, dict[str, Any]] = {
    "soi": {"delay": 0},
    "sorry": {"players": 2, "who": ["person", "random", "random", "random"], "pace": 5},
    "flower-power": {"players": 2, "who": ["person", *["random"] * 5], "pace": 5},
}
WITH_GREY_BUTTONS = ("flower-power", "sorry")


def corner(program: Program) -> QPoint:
    controller = controller_of(program)
    inside = controller.table.mapTo(controller.window, QPoint(0, 0))
    return inside + program.manager.rect_of(controller.window).topLeft()


def to_turn(program: Program) -> None:
    """Go on to the person's next turn, and answer all dialogs on the way."""
    while not own_turn(program) or program.manager.modal is not None:
        rush(program, lambda: own_turn(program) or program.manager.modal is not None)
        if isinstance(program.manager.front, Dialog):
            names = [name for name, each in buttons(program.manager.front).items() if each.isEnabled()]
            program.manager.front.choose("ok" if "ok" in names else names[0])
            settle()


def hits(table: GameTable, spot: Spot) -> bool:
    """True if a click in the middle of a spot means the spot."""
    here = table.spots_under(spot.rect.center())
    return next((each.key for each in here if table.takes(each) or table.why_refused(each)), "") == spot.key


@pytest.mark.parametrize("game", WITH_GREY_BUTTONS)
def test_a_grey_button_says_why(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 7, **OPTIONS.get(game, {}))
    table, match, rng = controller_of(program).table, match_of(program), random.Random(3)
    told: set[str] = set()
    for _ in range(8):
        to_turn(program)
        for spot in table.all_spots():
            if spot.role == QAccessible.Role.PushButton and not spot.enabled and hits(table, spot):
                said: list[str] = []
                table.said.connect(said.append)
                plies, at = match.plies, spot.rect.center() + corner(program)
                click(program, at.x(), at.y())
                table.said.disconnect(said.append)
                assert said and said[0].endswith("."), spot.key
                assert match.plies == plies and said[0] not in spot.name
                told.add(said[0])
        table.act(rng.choice(match.legal))
        settle()
    assert told


@pytest.mark.parametrize("game", ["war-of-flowers", "war-of-coins", "sorry"])
def test_a_refused_card_or_pawn_says_why_in_the_prompt(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 7, **OPTIONS.get(game, {}))
    table, match, rng = controller_of(program).table, match_of(program), random.Random(3)
    refused = 0
    for _ in range(12):
        to_turn(program)
        for spot in table.all_spots():
            if table.why_refused(spot) and hits(table, spot):
                at = spot.rect.center() + corner(program)
                click(program, at.x(), at.y())
                assert table.state.refusal == table.why_refused(spot)
                refused += 1
                break
        table.act(rng.choice(match.legal))
        settle()
        assert not table.state.refusal
    assert refused


@pytest.mark.parametrize("game", ["war-of-flowers", "war-of-coins", "soi", "sorry", "flower-power"])
def test_a_hint_takes_the_place_of_a_refusal(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 7, **OPTIONS.get(game, {}))
    table, match = controller_of(program).table, match_of(program)
    to_turn(program)

    def hinted() -> QImage:
        table.show_hint(match.legal[0], {"why": "Because."})
        assert program.manager.front is not None
        program.manager.front.dismiss()
        settle()
        found = table.grab().toImage()
        table.show_position(table.state.position)
        return found

    hinted()  # a position shown anew has no lines of the moves that led to it
    plain = hinted()
    refused = [spot for spot in table.all_spots() if not table.takes(spot) and table.why_refused(spot)]
    for spot in refused[:3]:
        before = table.grab().toImage()
        table.choose(spot.key)
        assert table.grab().toImage() != before
        assert hinted() == plain, spot.key
    assert refused


@pytest.mark.parametrize("game", SCREENS)
def test_begin_with_a_wrong_number_names_the_field_and_its_bounds(game: str, qapp: object) -> None:
    program = opened(None, game)
    form = parts_of(game).prompts.options_form(parts_of(game).options, True)
    assert isinstance(form, OptionsDialog)
    program.manager.open(form)
    settle()
    for button in form.content.findChildren(QPushButton):
        if button.text() == "More…":
            button.click()
    settle()
    for field in form.content.findChildren(QLineEdit):
        bounds = field.validator()
        if not field.isEnabled() or not field.isVisible() or not isinstance(bounds, QIntValidator):
            continue
        before = field.text()
        field.setText("")
        field.textEdited.emit("")
        settle()
        ok = buttons(form)["ok"]
        if ok.isEnabled():
            continue
        for click_it in (True, False):
            if click_it:
                at = program.manager.rect_of(form).topLeft() + ok.mapTo(form, ok.rect().center())
                click(program, at.x(), at.y())
            else:
                key(program, Qt.Key.Key_Return)
            told = program.manager.front
            assert isinstance(told, Alert), field.accessibleName()
            assert str(bounds.bottom()) in told.text and str(bounds.top()) in told.text
            assert told.text.startswith(field.accessibleName().rstrip(": "))
            told.choose("ok")
            rest(program)
            assert field.hasFocus()
        field.setText(before)
        settle()
    assert isinstance(form, OptionsForm)
    program.manager.close(form)
