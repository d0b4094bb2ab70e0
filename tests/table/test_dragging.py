"""Tests that a drag to a legal target does what two clicks do, and a drag elsewhere nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.spots import Spot
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import drag, key, press, release, settle
from tests.table.test_refusals import OPTIONS, corner, to_turn

DRAGGED = ("war-of-flowers", "war-of-coins", "sorry")
"""Games whose things are dragged by the framework; Flower Power drags cards and flowers itself."""
TURNS = 8


@pytest.fixture(params=DRAGGED)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    return begun(tmp_path, request.param, 7, **OPTIONS.get(request.param, {}))


def table_of(program: Program) -> GameTable:
    return controller_of(program).table


def point_of(table: GameTable, spot: Spot, keys: set[str]) -> QPoint | None:
    """Return a point of the table at which this spot is the uppermost of some."""
    for across in (0.5, 0.15, 0.85):
        for down in (0.5, 0.1, 0.9):
            at = spot.rect.topLeft() + QPoint(int(spot.rect.width() * across), int(spot.rect.height() * down))
            here = [each.key for each in table.spots_under(at) if each.key in keys]
            if here[:1] == [spot.key]:
                return at
    return None


def pairs(table: GameTable) -> list[tuple[str, QPoint, str, QPoint]]:
    """Return all spots that can be dragged, each with a spot to drop it on, and a point of both."""
    found = []
    spots = {spot.key: spot for spot in table.all_spots()}
    takes = {spot.key for spot in spots.values() if table.takes(spot)}
    for name, spot in spots.items():
        goals = set(table.drop_places(name))
        start = point_of(table, spot, takes) if goals else None
        for goal in sorted(goals & spots.keys()):
            end = point_of(table, spots[goal], goals)
            if (
                start is not None
                and end is not None
                and name not in (each.key for each in table.spots_under(end))
            ):
                found.append((name, start, goal, end))
    return found


def done(program: Program, do: Callable[[], object]) -> tuple[list[object], tuple[str, ...]]:
    """Return the actions that something leads to, which are not played, and what is then selected."""
    table, acted = table_of(program), []
    session = controller_of(program).session
    table.action_chosen.disconnect(session.act)
    table.action_chosen.connect(acted.append)
    do()
    settle()
    table.action_chosen.disconnect(acted.append)
    table.action_chosen.connect(session.act)
    chosen = table.state.selected
    table.select(())
    return acted, chosen


def carry(program: Program, start: QPoint, end: QPoint) -> None:
    start, end = start + corner(program), end + corner(program)
    press(program, start.x(), start.y())
    for part in (0.3, 0.7, 1.0):
        at = start + (end - start) * part
        drag(program, at.x(), at.y())
    release(program, end.x(), end.y())


def test_a_drag_to_a_legal_target_does_what_two_clicks_do(program: Program) -> None:
    table, match, rng = table_of(program), match_of(program), random.Random(5)
    dragged = 0
    for _ in range(TURNS):
        to_turn(program)
        ways = pairs(table)
        for name, start, goal, end in rng.sample(ways, min(6, len(ways))):

            def clicks(name: str = name, goal: str = goal) -> None:
                table.choose(name)
                if goal in table.state.targets and name in table.state.selected:
                    table.choose(goal)

            assert done(program, lambda: carry(program, start, end)) == done(program, clicks)  # noqa: B023
            dragged += 1
        table.act(rng.choice(match.legal))
        settle()
    assert dragged > TURNS // 2


def test_a_drag_elsewhere_does_nothing(program: Program) -> None:
    table, match, rng = table_of(program), match_of(program), random.Random(5)
    dragged = 0
    for _ in range(TURNS):
        to_turn(program)
        for name, start, _, _ in pairs(table)[:3]:
            goals = {name, *table.drop_places(name)}
            end = QPoint(rng.randrange(table.width()), rng.randrange(table.height()))
            if not goals & {spot.key for spot in table.spots_under(end)}:
                assert done(program, lambda: carry(program, start, end)) == ([], ())  # noqa: B023
                dragged += 1
        table.act(rng.choice(match.legal))
        settle()
    assert dragged


def test_what_is_dragged_is_an_outline_until_escape(program: Program) -> None:
    table, rng = table_of(program), random.Random(5)
    to_turn(program)
    while not pairs(table):
        table.act(rng.choice(match_of(program).legal))
        to_turn(program)
    name, start, goal, end = pairs(table)[0]
    spot = next(spot for spot in table.all_spots() if spot.key == name)
    start, there = start + corner(program), end + corner(program)
    press(program, start.x(), start.y())
    assert not program.manager.outline
    drag(program, there.x(), there.y())
    (frame,) = program.manager.outline
    assert frame.boundingRect() == spot.rect.translated(corner(program) + there - start)
    assert table.state.pressed == goal, "what it would be dropped on is marked"
    key(program, Qt.Key.Key_Escape)
    assert not program.manager.outline
    assert done(program, lambda: release(program, there.x(), there.y())) == ([], ())
