"""The message of both wars: its last two sentences at rest, all that fit while the pointer is on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect

from macclassic.app.program.program import Program
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.spots import Spot
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import drag, settle

SENTENCES = [f"Oskar plays card {n}." for n in range(1, 8)]
WARS = pytest.mark.parametrize("game", ["war-of-flowers", "war-of-coins"])


def started(tmp_path: Path, game: str, language: str = "en") -> tuple[Program, GameTable]:
    program = begun(tmp_path, game, 7, pace=5, language=language)
    game_controller = controller_of(program)
    game_controller.session.paused = True
    game_controller.table.finish()
    settle(20)
    return program, game_controller.table


def say(table: GameTable, sentences: list[str]) -> None:
    for sentence in sentences:
        table.say(sentence)
    settle()


def spot(table: GameTable, key: str) -> Spot:
    (found,) = (each for each in table.all_spots() if each.key == key)
    return found


def point_at(program: Program, table: GameTable, at: QPoint) -> None:
    corner = program.manager.rect_of(table.window()).topLeft() + table.mapTo(table.window(), at)
    drag(program, corner.x(), corner.y())


def rows(rect: QRect) -> int:
    return rect.height() // fonts.small_line()


@pytest.mark.parametrize("language", languages())
@WARS
def test_the_message_has_two_lines_at_rest_and_grows_under_the_pointer(
    qapp: object, tmp_path: Path, game: str, language: str
) -> None:
    program, table = started(tmp_path, game, language)
    say(table, SENTENCES)
    resting = spot(table, "message").rect
    assert rows(resting) == 2
    point_at(program, table, resting.center())
    grown = spot(table, "message").rect
    assert rows(grown) >= (3 if language == "ko" else 4)
    assert grown.contains(resting) and grown.bottom() == resting.bottom()
    point_at(program, table, QPoint(resting.left() - 20, grown.top() - 20))
    assert spot(table, "message").rect == resting


@WARS
def test_a_longer_message_has_the_lines_that_it_needs(qapp: object, tmp_path: Path, game: str) -> None:
    _, table = started(tmp_path, game)
    say(table, [*SENTENCES, "This is a sentence of many words, as the ending of a game has them. " * 2])
    long = spot(table, "message").rect
    assert rows(long) > 2
    say(table, SENTENCES)
    assert rows(spot(table, "message").rect) == 2


@WARS
def test_the_message_leaves_the_place_of_a_question_free(qapp: object, tmp_path: Path, game: str) -> None:
    """It stays in its place, whether the person is asked or not."""
    _, table = started(tmp_path, game)
    say(table, SENTENCES)
    message = spot(table, "message").rect
    asked = spot(table, "prompt").rect
    assert not message.intersects(asked)
    table.show_position(TablePosition(table.state.position.view, ()))
    say(table, SENTENCES)
    assert spot(table, "message").rect == message
