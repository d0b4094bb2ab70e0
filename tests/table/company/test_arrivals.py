"""Tests of the companions' portraits at the first deal of a match."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect

from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.companions import NAMES
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import RoundBegan
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.legible import show
from tests.table.test_speech_bubbles import PLAYERS, SIX, match_of


def dealt(game: str, attitude: str = "chatty") -> tuple[Program, Any]:
    """Return a program whose table has begun to play the first deal of a match."""
    settings = Settings(depth=8, scale=1, sound=False, attitude=attitude, language="en")
    program = opened(None, game, settings=settings)
    table = controller_of(program).table
    show(table, match_of(game))
    settle()
    table.play((RoundBegan(),), table.state.position, asks=False)
    return program, table


def stand(table: GameTable) -> list[QRect]:
    return list(table.talk._arrivals.rects.values())


@pytest.mark.parametrize("game", PLAYERS)
def test_portraits_appear_above_the_faces_where_there_is_room(qapp: object, game: str) -> None:
    _, table = dealt(game)
    rects, whole = stand(table), QRect(QPoint(0, 0), table.size())
    assert table.busy and rects
    rooms = [
        table.parts.placement.speech_bubble(table.state, seat) for seat in range(1, len(match_of(game).seats))
    ]
    for rect in rects:
        assert whole.contains(rect)
    for room in rooms:
        assert room is None or any(rect.contains(room[1]) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))


def test_portraits_disappear_when_the_deal_ends(qapp: object) -> None:
    program, table = dealt("soi")
    table.finish()
    settle()
    assert stand(table) == []
    table.talk.hush()
    settle()
    after = program.screen.grab().toImage()
    show(table, match_of("soi"))
    settle()
    assert program.screen.grab().toImage() == after


def test_a_key_skips_the_portraits(qapp: object) -> None:
    _, table = dealt("war-of-flowers")
    table.finish()
    assert stand(table) == [] and not table.busy


def test_portraits_stay_for_a_minimum_time(qapp: object) -> None:
    _, table = dealt("sorry")
    table._animator.finish()
    assert not table.busy and stand(table)
    table.play((), table.state.position)
    assert stand(table) == []


def test_no_portraits_appear_if_remarks_are_off(qapp: object) -> None:
    _, table = dealt("war-of-flowers", attitude="off")
    assert table.busy and stand(table) == []


def test_portraits_appear_once_a_match_and_are_announced(qapp: object) -> None:
    _, table = dealt("war-of-flowers")
    heard: list[str] = []
    table.said.connect(heard.append)
    table.finish()
    names = [NAMES[who] for who in SIX[1 : len(match_of("war-of-flowers").seats)]]
    assert any(text == f"At the table with you: {', '.join(names)}." for text in heard)
    table.play((RoundBegan(),), table.state.position, asks=False)
    assert stand(table) == []
