"""Tests that a hand card acts when the button comes up on it, and not after the pointer has left it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.spots import Spot
from tests.support.match.playing import begun, controller_of, own_turn, rush
from tests.support.match.program import click, drag, key, press, release, settle

WARS = {"war-of-flowers": 3, "war-of-coins": 7}


@pytest.fixture(params=WARS)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    """Return a program in a war, with the person to play."""
    found = begun(tmp_path, request.param, WARS[request.param], pace=5)
    rush(found, lambda: own_turn(found))
    table_of(found).finish()
    settle()
    return found


def table_of(program: Program) -> GameTable:
    table = controller_of(program).table
    assert isinstance(table, GameTable)
    return table


def at(program: Program, spot: Spot) -> QPoint:
    """Return a pixel of the screen where a click selects the spot."""
    table = table_of(program)
    for point in (spot.rect.center(), spot.rect.bottomLeft() + QPoint(4, -4)):
        if next(each.key for each in table.spots_under(point) if table.takes(each)) == spot.key:
            return point + corner(program)
    raise AssertionError("it is covered")


def corner(program: Program) -> QPoint:
    """Return the position of the table on the screen."""
    window = controller_of(program).window
    return table_of(program).mapTo(window, QPoint(0, 0)) + program.manager.rect_of(window).topLeft()


def card(program: Program, spot: Spot) -> bytes:
    """Return the pixels of a spot, without the pointer."""
    x, y, width, height = spot.rect.translated(corner(program)).getRect()
    return program.screen.buffer.indices.crop((x, y, x + width, y + height)).tobytes()


def hand(program: Program) -> list[Spot]:
    """Return the cards that can be played on their own."""
    table = table_of(program)
    return [spot for spot in table.spots() if spot.key in table.state.targets and spot.letters]


def test_a_card_is_played_on_release(program: Program) -> None:
    table, one = table_of(program), hand(program)[0]
    acted: list[object] = []
    table.action_chosen.connect(acted.append)
    before = table.state
    where = at(program, one)
    press(program, where.x(), where.y())
    assert not acted and table.state.selected == before.selected
    assert table.state.pressed == one.key
    release(program, where.x(), where.y())
    assert table.state.pressed is None
    assert acted or table.state.selected == (one.key,)


def test_a_card_released_outside_is_not_played(program: Program) -> None:
    table, (one, other, *_) = table_of(program), hand(program)
    acted: list[object] = []
    table.action_chosen.connect(acted.append)
    where, there = at(program, one), at(program, other)
    press(program, where.x(), where.y())
    drag(program, there.x(), there.y())
    assert table.state.pressed is None
    release(program, there.x(), there.y())
    assert not acted and not table.state.selected and table.state.pressed is None
    # Moved back on, it is pressed again.
    press(program, where.x(), where.y())
    drag(program, there.x(), there.y())
    drag(program, where.x() + 1, where.y())
    assert table.state.pressed == one.key
    release(program, where.x() + 1, where.y())
    assert acted or table.state.selected == (one.key,)


@pytest.mark.parametrize("command", [False, True])
def test_escape_releases_a_pressed_card(program: Program, command: bool) -> None:
    table, one = table_of(program), hand(program)[0]
    acted: list[object] = []
    table.action_chosen.connect(acted.append)
    where = at(program, one)
    press(program, where.x(), where.y())
    key(program, Qt.Key.Key_Period if command else Qt.Key.Key_Escape, command)
    assert table.state.pressed is None
    release(program, where.x(), where.y())
    assert not acted and not table.state.selected
    click(program, where.x(), where.y())
    assert acted or table.state.selected == (one.key,)


def test_only_the_pressed_card_is_repainted(program: Program, qtbot: QtBot) -> None:
    one = hand(program)[0]
    where = at(program, one)
    painted: list[QRect] = []
    program.screen.changed.connect(painted.append)
    # Hovering highlights the spot before it is pressed.
    drag(program, where.x(), where.y())
    there = one.rect.translated(corner(program))
    qtbot.waitUntil(lambda: any(QRect(rect).contains(there) for rect in painted))
    painted.clear()
    before = card(program, one)
    press(program, where.x(), where.y())
    assert sum(a != b for a, b in zip(before, card(program, one), strict=True)) >= 150
    for rect in painted:
        assert there.adjusted(-1, -1, 1, 1).contains(QRect(rect))
    painted.clear()
    drag(program, where.x() + 1, where.y() + 1)
    assert not painted
    key(program, Qt.Key.Key_Escape)
    assert card(program, one) == before
    release(program, where.x(), where.y())
