"""The title picture of a game: what its buttons do, and how few clicks lead to the first card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from macclassic.app.game.title_dialog import LEAVE, OPTIONS, TitleDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, OptionsDialog
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import click, key, make_program, settle
from tests.support.screen.balloon_walk import open_and_walk

GAMES = [key for key, spec in games().items() if spec.screen]
every_game = pytest.mark.parametrize("game", GAMES)
LEADS = {"flower-power": "button-4-0"}
"""Spot that plays where several spots lead to any action: *Lay* the petals."""


def front_dialog(program: Program) -> Dialog | None:
    front = program.manager.front
    return front if isinstance(front, Dialog) else None


def title_of(program: Program) -> TitleDialog:
    front = program.manager.front
    assert isinstance(front, TitleDialog)
    return front


def open_icon(program: Program, game: str) -> None:
    """Double-click the icon of a game."""
    icon = program.desktop.icon_rect(game)
    assert icon is not None
    click(program, icon.center().x(), icon.center().y(), double=True)
    settle(20)


def first_opening(tmp_path: Path, game: str) -> Program:
    """Return a program with the title picture of a game that was never played."""
    program = make_program(tmp_path / "data")
    program.settings.motion = "none"
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    settle()
    open_icon(program, game)
    return program


@every_game
def test_three_clicks_after_the_double_click_a_card_is_played(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    program = first_opening(tmp_path, game)
    qtbot.waitUntil(lambda: isinstance(program.manager.front, TitleDialog))
    acted: list[object] = []
    table = controller_of(program).table
    table.action_chosen.connect(acted.append)
    clicks = taken = 0
    while not acted:
        clicks += 1
        assert clicks <= 3
        dialog = front_dialog(program)
        if dialog is not None:
            (button,) = [each for each in dialog.findChildren(QPushButton) if each.isDefault()]
            at = program.manager.rect_of(dialog).topLeft() + button.mapTo(dialog, button.rect().center())
        else:
            now, action = table.state, table.state.open_actions[0]
            leads = table.parts.input.next_spots(now, action)
            if game == "soi":  # the player who is asked, and the card
                leads = leads or table.parts.input.spots_of_action(now, action)[taken:]
            taken += 1
            lead = leads[0] if leads else LEADS[game]
            spot = next(each for each in table.all_spots() if each.key == lead)
            inside = table.mapTo(table.window(), QPoint(0, 0)) + spot.rect.center()
            at = program.manager.rect_of(controller_of(program).window).topLeft() + inside
        click(program, at.x(), at.y())
        rush(program, lambda: bool(acted) or own_turn(program) or front_dialog(program) is not None)


@pytest.mark.parametrize("game", ["war-of-flowers"])
def test_the_first_match_has_good_defaults(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    program = first_opening(tmp_path, game)
    title_of(program).choose("play")
    settle()
    match = match_of(program)
    assert match.first_options.written()["money"] == 20 and match.first_options.written()["iq"] == [80, 80]
    assert tuple(match.players[1:]) == ("iq:80@student", "iq:80@clerk")


@every_game
def test_options_lead_back_to_the_title_and_new_asks_nothing(qapp: object, tmp_path: Path, game: str) -> None:
    program = first_opening(tmp_path, game)
    title_of(program).choose(OPTIONS)
    settle()
    form = program.manager.front
    assert isinstance(form, OptionsDialog)
    form.choose("cancel")
    settle()
    title_of(program).choose(LEAVE)
    settle()
    assert program.manager.front is controller_of(program).window
    key(program, Qt.Key.Key_Return)
    assert isinstance(program.manager.front, TitleDialog)
    title_of(program).choose(LEAVE)
    key(program, "n", command=True)
    assert controller_of(program).session.under_way


def test_a_game_that_is_closed_at_once_shows_no_title(qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path / "data")
    program.start()
    settle()
    program.open_game("soi", zoom=False)
    controller_of(program).window.dismiss()
    settle(20)
    assert program.game is None and program.manager.front is None


def test_the_title_has_balloons(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 3)
    open_and_walk(program, controller_of(program).show_title)


def waiting(tmp_path: Path, game: str) -> Program:
    """Return a program with the title picture of a game whose match waits, opened by a double click."""
    program = begun(tmp_path, game, 7)
    program.settings.motion = "none"
    program.manager.close(controller_of(program).window)
    settle(20)
    open_icon(program, game)
    return program


@every_game
def test_a_match_that_waits_is_continued_by_return_or_esc(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    for pressed in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        program = waiting(tmp_path / str(int(pressed)), game)
        names = [each.objectName() for each in title_of(program).findChildren(QPushButton)]
        assert {"play", "continue", "options"} <= set(names)
        key(program, pressed)
        session = controller_of(program).session
        qtbot.waitUntil(lambda session=session: session.match is not None)
        assert match_of(program).seed == 7


@pytest.mark.parametrize("answer", ["keep", "concede"])
def test_play_asks_before_it_gives_up_the_match_that_waits(qapp: object, tmp_path: Path, answer: str) -> None:
    program = waiting(tmp_path, "war-of-flowers")
    title_of(program).choose("play")
    settle(20)
    asked = front_dialog(program)
    assert isinstance(asked, Alert)
    asked.choose(answer)
    settle(20)
    assert (match_of(program).seed == 7) == (answer == "keep")
    assert controller_of(program).session.under_way


def test_options_of_a_match_that_waits_begin_no_other(qapp: object, tmp_path: Path) -> None:
    program = waiting(tmp_path, "war-of-coins")
    title_of(program).choose(OPTIONS)
    settle(20)
    form = program.manager.front
    assert isinstance(form, OptionsDialog)
    form.choose("ok")
    settle(20)
    assert match_of(program).seed == 7


def test_the_lesson_has_one_name_in_menu_and_title(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 3)
    for step, name in ((0, "Lesson"), (2, "Continue Lesson")):
        program.settings.of_game("soi")["lesson"] = step
        program.update_menus()
        items = [each.title for menu in program.bar.menus for each in menu.items]
        controller_of(program).show_title()
        settle()
        shown = [each.text() for each in title_of(program).findChildren(QPushButton)]
        assert name in items and name in shown
        title_of(program).choose(LEAVE)
        settle()
