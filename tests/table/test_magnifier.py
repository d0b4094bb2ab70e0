"""Tests of the magnifier over covered cards, and of the name labels while a key is held."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.table.magnifier import BROAD, OPEN, Magnifier, open_part
from macclassic.table.placement.cover_costs import ASKED
from macclassic.toolbox.spots import Role, Spot
from tests.support.match.playing import begun, match_of, own_turn, rush
from tests.support.match.program import drag, key, option_item, press, release, settle, wake
from tests.table.test_card_press import WARS, corner, table_of
from tests.table.test_refusals import to_turn

SETS = ("birds", "suns", "animals", "gateways", "chunks", "nonces", "hashes", "proof-of-work", "exchanges")


@pytest.fixture(params=WARS)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    """Return a program some turns into a war."""
    found = begun(tmp_path, request.param, WARS[request.param], pace=5)
    for _ in range(3):
        rush(found, lambda: own_turn(found))
        table = table_of(found)
        while own_turn(found) and table.state.targets:
            table.choose(next(iter(table.state.targets)))
            table.finish()
    rush(found, lambda: own_turn(found))
    table_of(found).finish()
    wake(found)
    settle()
    return found


CARD_TABLES: dict[str, dict[str, Any]] = {
    "war-of-flowers": {"pace": 5},
    "war-of-coins": {"pace": 5},
    "soi": {"delay": 0},
    "flower-power": {"players": 2, "who": ["person", *["random"] * 5], "pace": 5},
}


@pytest.mark.parametrize("game", CARD_TABLES)
def test_every_card_pointed_at_answers_and_the_upper_one_in_a_pile(
    game: str, tmp_path: Path, qtbot: QtBot
) -> None:
    program = begun(tmp_path, game, 7, **CARD_TABLES[game])
    to_turn(program)
    table = table_of(program)
    for _ in range(3):
        table.act(match_of(program).legal[-1])
        to_turn(program)
    lens, explains = lens_of(table), table.parts.drawing.explains
    cards = [spot for spot in table.all_spots() if explains(table.state, spot)]
    assert len(cards) >= 6
    asked = 0
    for spot in cards:
        for across in (0.1, 0.5, 0.9):
            at = spot.rect.topLeft() + QPoint(int(across * spot.rect.width()), spot.rect.height() // 2)
            over = [each for each in table.spots_under(at) if explains(table.state, each)]
            if not over or over[0] is not spot or not table.rect().contains(at):
                continue
            lens.hide()
            lens.move(at)
            qtbot.waitUntil(lambda: bool(lens.text))
            assert lens.text == " ".join(spot.balloon.split()), spot.key
            assert not lens.rect.contains(at) and table.rect().contains(lens.rect)
            for each in table.all_spots():
                if each.key in ASKED or each.role == Role.Button:
                    assert not lens.rect.intersects(each.rect), (spot.key, each.key)
            # It stays while the mouse moves within the card.
            lens.move(at + QPoint(1, 1))
            assert lens.text
            asked += 1
            break
    assert asked >= 6


def test_no_hole_is_between_the_parts_of_a_strip(program: Program) -> None:
    table = table_of(program)
    parts = [spot for spot in table.all_spots() if spot.key.rpartition("-")[0] in SETS]
    assert len(parts) > 4
    for one, other in pairwise(parts):
        if one.rect.top() == other.rect.top() and 0 < other.rect.left() - one.rect.left() < 100:
            assert other.rect.left() <= one.rect.right() + 1


def lens_of(table: GameTable) -> Magnifier:
    return table._lens


def hidden(table: GameTable) -> Spot:
    """Return a card that the magnifier shows and of which some part is visible."""
    assert table.parts.drawing.magnified is not None
    for spot in table.all_spots():
        rect = spot.rect
        part = open_part(spot, table.all_spots()).boundingRect()
        seen = part.width() * part.height()
        covered = seen < OPEN * rect.width() * rect.height()
        if table.parts.drawing.magnified(table.state, spot, covered) is not None and seen > 0:
            return spot
    raise AssertionError("nothing is covered")


def point_at(program: Program, spot: Spot, by: int = 0) -> None:
    table = table_of(program)
    seen = open_part(spot, table.all_spots()).boundingRect()
    at = seen.topLeft() + QPoint(4, seen.height() // 2) + corner(program) + QPoint(by, by)
    drag(program, at.x(), at.y())


def test_a_covered_card_is_shown_whole_within_the_table(program: Program, qtbot: QtBot) -> None:
    table = table_of(program)
    lens, spot = lens_of(table), hidden(table)
    point_at(program, spot)
    assert lens.rect.isNull()
    qtbot.waitUntil(lambda: not lens.rect.isNull())
    assert table.rect().contains(lens.rect) and not lens.rect.intersects(
        open_part(spot, table.all_spots()).boundingRect()
    )
    # A trembling hand keeps it open; a real move or a key closes it.
    point_at(program, spot, 1)
    assert not lens.rect.isNull()
    drag(program, 320, 475)
    assert lens.rect.isNull()
    point_at(program, spot)
    qtbot.waitUntil(lambda: not lens.rect.isNull())
    key(program, Qt.Key.Key_Right)
    assert lens.rect.isNull()


def test_while_balloon_help_is_on_a_balloon_takes_its_place(program: Program, qtbot: QtBot) -> None:
    lens, spot = lens_of(table_of(program)), hidden(table_of(program))
    program.balloons.on = True
    point_at(program, spot)
    qtbot.waitUntil(lambda: program.balloons.shown is not None and not lens._timer.isActive())
    assert lens.rect.isNull()
    program.balloons.on = False
    drag(program, 320, 475)
    point_at(program, spot)
    qtbot.waitUntil(lambda: not lens.rect.isNull())


def test_no_timer_runs_while_the_mouse_is_still_or_pressed(program: Program) -> None:
    table = table_of(program)
    timer = lens_of(table)._timer
    assert not timer.isActive() and timer.isSingleShot()
    drag(program, 320, 475)
    point_at(program, hidden(table))
    assert timer.isActive()
    seen = open_part(hidden(table), table.all_spots()).boundingRect()
    at = seen.topLeft() + QPoint(4, seen.height() // 2) + corner(program)
    press(program, *at.toTuple())
    assert not timer.isActive()
    release(program, 0, 479)


@pytest.mark.parametrize("which", [Qt.Key.Key_Alt, Qt.Key.Key_F2])
def test_name_labels_are_shown_while_a_key_is_held(program: Program, which: Qt.Key) -> None:
    wake(program)
    settle()
    before = shown(program)
    QTest.keyPress(program.screen, which)
    settle()
    named = shown(program)
    assert named != before
    # Labels are on every card with enough visible area, and nowhere else.
    table = table_of(program)
    assert table.parts.drawing.name_labels is not None
    cards = [spot for spot in table.all_spots() if table.parts.drawing.name_labels(table.state, spot)]
    changed = differences(before, named, table.width())
    assert all(any(QRect(spot.rect).adjusted(-1, -1, 1, 1).contains(at) for spot in cards) for at in changed)
    for spot in cards:
        seen = open_part(spot, table.all_spots())
        box = seen.boundingRect()
        if box.width() >= BROAD and box.height() > 13:
            assert any(spot.rect.contains(at) for at in changed), spot.key
    QTest.keyRelease(program.screen, which)
    settle()
    assert shown(program) == before


def test_an_option_shows_name_labels_without_holding_a_key(program: Program) -> None:
    table = table_of(program)
    before = shown(program)
    table.change(show_names=True)
    settle()
    assert shown(program) != before and option_item(table, "Label Cards").checked
    command = option_item(table, "Label Cards").command
    assert command is not None
    command()
    settle()
    assert shown(program) == before


def shown(program: Program) -> bytes:
    """Return the pixels of the table, without the pointer."""
    table = table_of(program)
    x, y = corner(program).toTuple()
    return program.screen.buffer.indices.crop((x, y, x + table.width(), y + table.height())).tobytes()


def differences(one: bytes, other: bytes, width: int) -> list[QPoint]:
    found = [at for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return [QPoint(at % width, at // width) for at in found]
