"""Tests of the title picture of each game: on its empty table, in its About box, above its help."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import sprites
from macclassic.quickdraw.colours import DEPTHS
from macclassic.table import title_picture
from macclassic.table.help.help_page import HelpPage
from macclassic.toolbox.dialogs.dialogs import OptionsDialog, Picture
from tests.support.match.game_parts import with_part
from tests.support.match.program import opened, settle

GAMES = with_part("drawing", "title_picture")
every_game = pytest.mark.parametrize("game", GAMES)


def controller_of(program: Program) -> GameController:
    assert isinstance(program.game, GameController)
    return program.game


def shown(image: QImage, title: QImage, x: int, y: int) -> bool:
    seen = image.copy(x, y, title.width(), title.height()).convertToFormat(title.format())
    return seen == title


def on_table(controller: GameController, depth: int) -> bool:
    """True if the picture is visible on the table, pixel by pixel."""
    table = controller.table
    at = QRect(0, 0, 300, 180)
    at.moveCenter(table.parts.drawing.title_area(table.size()).center())
    title = sprites.load(title_picture.FOLDER, table.parts.drawing.title_picture, depth)
    assert table.rect().contains(at) and at.size() == title.size()
    return shown(table.grab().toImage(), title, at.x(), at.y())


@every_game
@pytest.mark.parametrize("depth", DEPTHS)
def test_the_title_picture_is_shown_until_there_is_a_position(qapp: object, game: str, depth: int) -> None:
    program = opened(None, game, depth=depth)
    controller = controller_of(program)
    assert on_table(controller, depth)
    program.show_about()
    settle()
    # It is not drawn while a dialog covers its place.
    assert not on_table(controller, depth) and not controller.table.spots()
    program.manager.close(program.manager.windows[-1])
    settle()
    assert on_table(controller, depth)
    controller.begin()
    settle()
    assert controller.table.model is not None
    assert not on_table(controller, depth)


@pytest.mark.parametrize("size", ["640x480", "832x624"])
@every_game
def test_a_first_prompt_covers_all_of_the_picture_or_nothing(qapp: object, game: str, size: str) -> None:
    chosen = Settings(depth=8, scale=1, sound=False, attitude="off", language="fr", screen=size)
    program = opened(None, game, settings=chosen)
    controller = controller_of(program)
    controller.choose_options()
    settle()
    dialog = program.manager.modal
    assert isinstance(dialog, OptionsDialog)
    hangs = controller.table.title.rect(controller.table.size())
    if hangs.isValid():
        assert controller.table.rect().contains(hangs)
        corner = program.manager.rect_of(controller.window).topLeft() + controller.table.mapTo(
            controller.window, QPoint(0, 0)
        )
        assert not program.manager.rect_of(dialog).intersects(hangs.translated(corner))
    else:
        assert not controller.table.spots()
    assert hangs.isValid() or (game, size) != ("war-of-coins", "832x624")


@every_game
def test_the_picture_is_announced_and_has_a_balloon_but_no_focus(qapp: object, game: str) -> None:
    table = controller_of(opened(None, game)).table
    (spot,) = table.spots()
    assert spot.rect == table.title.rect(table.size())
    assert len(spot.name) > 60 and spot.balloon == spot.name
    assert not table.reachable_spots()


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_is_in_the_about_box_with_its_description(qapp: object, game: str, language: str) -> None:
    program = opened(None, game, language=language)
    drawing = controller_of(program).table.parts.drawing
    program.show_about()
    settle()
    box = program.manager.front
    assert box is not None
    assert program.screen.rect().contains(program.manager.rect_of(box))
    (scene,) = [each for each in box.findChildren(Picture) if each.accessibleName()]
    assert scene.accessibleName() == drawing.title_scene()
    title = sprites.load(title_picture.FOLDER, drawing.title_picture, 8)
    assert shown(scene.grab().toImage(), title, 0, 0)


@every_game
def test_the_help_begins_with_the_picture_and_no_other_page_has_it(
    qapp: object, tmp_path: Path, game: str
) -> None:
    program = opened(None, game)
    controller = controller_of(program)
    controller.show_help()
    settle()
    window = controller.help.window
    assert window is not None
    title = sprites.load(title_picture.FOLDER, controller.table.parts.drawing.title_picture, 8)
    page = window.findChild(HelpPage)
    assert page is not None
    first = page.grab().toImage()
    assert shown(first, title, (page.width() - title.width()) // 2, 10)
    assert window.accessibleDescription().startswith(controller.table.parts.drawing.title_scene())
    window.turn_to(2)
    assert controller.table.parts.drawing.title_scene() not in window.accessibleDescription()
    assert not shown(page.grab().toImage(), title, (page.width() - title.width()) // 2, 10)


def test_each_depth_has_a_picture_of_its_own() -> None:
    """At 1 bit a picture is drawn anew, not reduced by threshold or dither: large plain areas, and lines."""
    for game in GAMES:
        pictures = {depth: sprites.load(title_picture.FOLDER, game, depth) for depth in DEPTHS}
        assert len({each.size().toTuple() for each in pictures.values()}) == 1
        colours = {
            depth: len({each.pixel(x, y) for x in range(each.width()) for y in range(each.height())})
            for depth, each in pictures.items()
        }
        assert colours[1] == 2 and 10 <= colours[4] <= 16 and 32 <= colours[8] <= 256, (game, colours)
