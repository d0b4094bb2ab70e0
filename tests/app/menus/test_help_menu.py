"""Tests of the Help menu: its doors into the help and the keys; the icon at the right is for balloons."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.table.help.help_markup import CARDS, HOUSE, KEYS, PLAY
from macclassic.table.help.help_window import HelpWindow
from macclassic.toolbox.menus.menu_bar import HELP_ICON, Menu
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.style.menus import FRAME, ROW, SHADOW, item_width
from macclassic.toolbox.style.text import key_text
from tests.support.match.program import key, opened, settle

ABOUT = PLAY, CARDS, HOUSE, KEYS
"""Topics of the pages that the menu opens, in its order."""
GAMES = [key for key, spec in games().items() if spec.screen]


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return opened(tmp_path / "data", language=request.param)


def menu(program: Program, english: str, french: str) -> Menu:
    wanted = french if program.language == "fr" else english
    return next(each for each in program.bar.menus if each.title == wanted)


def choose(program: Program, title: str) -> None:
    item = next(each for each in menu(program, "Help", "Aide").items if each.title == title)
    assert item.command is not None
    item.command()
    settle()


def test_the_menus_are_game_options_and_help(program: Program) -> None:
    french = program.language == "fr"
    assert [each.title for each in program.bar.menus if not each.icon][1:] == (
        ["Jeu", "Options", "Aide"] if french else ["Game", "Options", "Help"]
    )
    (balloons,) = [each for each in program.bar.menus if each.icon == HELP_ICON]
    assert [each.title for each in balloons.items][2:] == (
        ["Afficher les bulles"] if french else ["Show Balloons"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_help_menu_opens_the_pages_of_the_front_game(program: Program, game: str) -> None:
    program.open_game(game, zoom=False, enter=False)
    settle()
    controller = program.game
    assert isinstance(controller, GameController)
    items = menu(program, "Help", "Aide").items
    pages = {page.about: page for page in controller.help.pages if page.about}
    doors = [each for each in items[: [each.title for each in items].index("-")] if each.command]
    assert len(doors) == len(pages) >= 3
    for door, topic in zip(doors, sorted(pages, key=list(ABOUT).index), strict=True):
        assert door.command is not None
        door.command()
        settle()
        assert controller.help.window is not None and controller.help.window.number == pages[topic].number
    # Game keeps Help….
    assert [each.key for each in menu(program, "Game", "Jeu").items].count("?") == 1


def test_the_help_menu_of_the_desktop_has_the_keys(program: Program) -> None:
    choose(program, "Clavier" if program.language == "fr" else "Keyboard")
    window = program.manager.front
    assert isinstance(window, HelpWindow)
    choose(program, "Clavier" if program.language == "fr" else "Keyboard")
    assert program.manager.windows == (window,)
    program.choose_language("en" if program.language == "fr" else "fr")
    settle()
    (other,) = program.manager.windows
    assert other is not window
    assert other.windowTitle() == ("Aide" if program.language == "fr" else "Help")
    program.manager.close(other)
    assert program.manager.front is None
    # The keys that the page lists for itself.
    for struck, command in ((Qt.Key.Key_F1, False), (Qt.Key.Key_Question, True)):
        key(program, struck, command)
        assert isinstance(program.manager.front, HelpWindow)
        program.manager.close(program.manager.front)


@pytest.mark.parametrize("game", ["", *GAMES])
def test_texts_and_keys_of_every_menu_fit(program: Program, game: str) -> None:
    if game:
        program.open_game(game, zoom=False, enter=False)
        settle()
    for index in range(len(program.bar.menus)):
        program.bar.pull_down(index)
        settle()
        (down,) = [each for each in program.bar.findChildren(PullDown) if each.isVisible()]
        for action in down.actions():
            words, tab, after = action.text().partition("\t")
            key = key_text(after if tab else action.shortcut().toString())
            place = down.actionGeometry(action)
            assert place.height() == ROW and place.right() < down.width() - FRAME - SHADOW
            assert action.isSeparator() or place.width() >= item_width(words, key, not action.icon().isNull())
        program.bar.put_away()
        settle()
