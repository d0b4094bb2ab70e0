"""Tests that nothing depends on colour alone: in black and white all states still look different."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.position import Position as Moment
from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.program import key, opened, settle
from tests.toolbox.accessibility.test_screen_reader import some_state

Key = Qt.Key


@pytest.fixture
def program(qapp: object) -> Program:
    return opened(None, depth=1)


def shown(program: Program, state: Moment, practice: bool = False) -> GameTable:
    program.open_game("war-of-flowers", zoom=False, enter=False)
    assert program.game is not None
    table = program.game.table
    assert isinstance(table, GameTable)
    table.show_position(TablePosition(ANIMAL.view(state, 0), ANIMAL.legal(state), practice=practice))
    settle()
    return table


def frame(program: Program) -> bytes:
    settle()
    return program.screen.buffer.frame()


def test_marks_of_matching_cards_differ_in_black_and_white(program: Program) -> None:
    table = shown(program, some_state())
    marked = frame(program)
    table.use(WarOptions(show_matches=False))
    assert frame(program) != marked


def test_the_focused_card_differs_in_black_and_white(program: Program) -> None:
    shown(program, some_state())
    frames = [frame(program)]
    for _ in range(3):
        key(program, Key.Key_Right)
        frames.append(frame(program))
    assert len(set(frames)) == 4


def test_the_seat_to_move_differs_in_black_and_white(program: Program) -> None:
    table = shown(program, some_state())
    frames = []
    for actor in (0, 1, 2):
        assert table.model is not None
        table.model.actor = actor
        table.update()
        frames.append(frame(program))
    assert len(set(frames)) == 3


def test_practice_and_triplets_differ_in_black_and_white(program: Program) -> None:
    shown(program, some_state())
    before = frame(program)
    shown(program, some_state(), practice=True)
    assert frame(program) != before
    two = position("01-plain-1 03-plain-1 03-plain-2", "01-sun", "09-ribbon 10-ribbon 11-plain-1")
    table = shown(program, two)
    assert table.model is not None
    plain = frame(program)
    table.model.threes = frozenset({3})
    table.update()
    assert frame(program) != plain


def test_the_selected_icon_differs_in_black_and_white(program: Program) -> None:
    before = frame(program)
    key(program, Key.Key_Down)
    assert frame(program) != before


SETS = {"red": ("01", "02", "03"), "orchid": ("04", "05", "07"), "blue": ("06", "09", "10"), "none": ("12",)}


def cloth(month: str) -> list[int]:
    """Return the lightness of each pixel of a ribbon, 0 to 255, without its surroundings."""
    image = picture("cards", f"{month}-ribbon")
    return [image.pixelColor(x, y).lightness() for y in range(40, 66) for x in range(30, 38)]


def test_ribbons_differ_in_black_and_white(qapp: object) -> None:
    """Black with words, black without, white with words, dotted: the share of ink differs by set."""
    look.use(1)
    ink = {
        name: [sum(light < 128 for light in cloth(month)) / len(cloth(month)) for month in months]
        for name, months in SETS.items()
    }
    assert ink["none"] == [1.0] and all(0.6 < share < 0.9 for share in ink["red"])
    assert all(0.25 < share < 0.5 for share in ink["blue"])
    assert all(share < 0.2 for share in ink["orchid"])


@pytest.mark.parametrize("depth", [4, 8])
def test_ribbons_have_their_words(qapp: object, depth: int) -> None:
    """Red and blue ribbons carry different words, December's none."""
    look.use(depth)
    words = {
        name: [frozenset(at for at, light in enumerate(cloth(month)) if light > 250) for month in months]
        for name, months in SETS.items()
    }
    assert len(set(words["red"])) == 1 and all(len(each) > 30 for each in words["red"] + words["blue"])
    assert not set(words["red"]) & set(words["blue"])
    assert words["none"] == [frozenset()]
