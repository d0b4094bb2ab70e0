"""Tests of the application menu at the right end of the bar: hiding and switching."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.toolbox.dialogs.dialogs import Kind, alert
from macclassic.toolbox.menus.menu_bar import Item
from tests.support.match.program import click, drag, key, make_program, press, release, settle, wake

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

GAME = "war-of-flowers"


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Program:
    made = make_program(tmp_path)
    made.start()
    wake(made)
    return made


def applications(program: Program) -> dict[str, Item]:
    menu = program.bar.menus[-1]
    assert menu.title == "Applications"
    return {item.title: item for item in menu.items}


def play(program: Program) -> None:
    program.open_game(GAME, zoom=False, enter=False)
    settle()


def test_the_application_menu_is_disabled_at_the_desktop(program: Program) -> None:
    items = applications(program)
    assert list(items) == ["Hide macclassic", "Hide Others", "Show All", "-", "macclassic"]
    assert not any(items[title].enabled for title in list(items)[:3])
    assert items["macclassic"].checked
    assert program.bar.menus[-1].icon == "small-macclassic"


def test_a_game_is_hidden_and_shown_again(program: Program) -> None:
    play(program)
    game = program.game
    assert game is not None
    items = applications(program)
    assert items["War of Flowers"].checked and not items["macclassic"].checked
    assert program.bar.menus[-1].icon == f"small-{GAME}"
    hide = items["Hide War of Flowers"]
    assert hide.enabled and hide.command is not None
    hide.command()
    settle()
    assert program.manager.hidden and program.manager.front is None
    assert not game.window.isVisible() and program.game is game
    assert program.bar.menus[0].items[0].title == "About macclassic…"
    items = applications(program)
    assert items["macclassic"].checked and items["Show All"].enabled
    # The desktop has the keyboard.
    key(program, "w")
    assert program.desktop.selected == GAME
    show = items["War of Flowers"].command
    assert show is not None
    show()
    settle()
    assert program.manager.front is game.window and game.window.isVisible() and game.window.active
    assert applications(program)["War of Flowers"].checked


def test_the_icon_of_a_hidden_game_shows_it_again(program: Program) -> None:
    play(program)
    program.manager.hide_all()
    settle()
    icon = program.desktop.icon_rect(GAME).center()
    click(program, icon.x(), icon.y(), double=True)
    assert not program.manager.hidden and program.game is not None
    assert program.manager.front is program.game.window


def test_opening_a_window_brings_its_game_forward(program: Program) -> None:
    play(program)
    program.manager.hide_all()
    box = alert(program.manager, Kind.NOTE, "Something happened.")
    settle()
    assert not program.manager.hidden and program.manager.front is box
    # Nothing is hidden while an alert is open.
    program.manager.hide_all()
    assert not program.manager.hidden


def test_the_application_menu_works_by_mouse(program: Program, qtbot: QtBot) -> None:
    """The icons are at W - 60 and W - 31; the menu keeps 8 pixels from the edge."""
    play(program)
    press(program, 616, 9)
    drag(program, 600, 28)
    release(program, 600, 28)
    qtbot.waitUntil(lambda: program.manager.hidden)
    settle()
    press(program, 587, 9)
    balloons = next(each for each in program.bar.actions() if each.text() == "Balloons").menu()
    assert balloons is not None and balloons.isVisible()  # type: ignore[attr-defined]
    release(program, 300, 300)


def test_an_icon_has_the_colours_of_the_depth(program: Program) -> None:
    play(program)
    for depth in (1, 4, 8):
        program.screen.set_depth(depth)
        settle()
        action = program.bar.actions()[-1].menu().actions()[-1]  # type: ignore[attr-defined]
        image = action.icon().pixmap(16, 16).toImage()
        colours = {
            image.pixelColor(x, y).name()
            for x in range(16)
            for y in range(15)
            if image.pixelColor(x, y).alpha()
        }
        assert len(colours) == 2 if depth == 1 else len(colours) > 4
