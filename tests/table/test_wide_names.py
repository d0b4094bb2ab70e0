"""Tests that the widest names, at every place of every table, cut, hide or touch nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.match.conformance import begun
from macclassic.engine.match.match import Match
from macclassic.quickdraw.resources import languages
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.legible import SIZES, show
from tests.support.screen.painted_text import Written, written

NAME = "W" * 20
TABLES: list[tuple[str, Mapping[str, Any]]] = [
    ("war-of-flowers", {}),
    ("war-of-coins", {}),
    ("soi", {}),
    ("sorry", {"mode": "2"}),
    ("sorry", {"mode": "4"}),
    ("sorry", {"mode": "team"}),
    ("flower-power", {"players": 2}),
    ("flower-power", {"players": 4}),
    ("flower-power", {"players": 6}),
]


def stands_alone(text: Written) -> bool:
    """True for text that may touch others: the number of a card's place, the band of a small card."""
    return text.text.isdecimal() or text.text == "×2"


def after(match: Match, decisions: int) -> Match:
    """Return a match after further decisions, each the middle one of the legal actions."""
    for _ in range(decisions):
        if match.actor == MATCH_OVER:
            break
        if match.actor == ROUND_OVER:
            match.next_round()
        else:
            match.apply(match.legal[len(match.legal) // 2])
    return match


@pytest.mark.parametrize("people", ["one", "all"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_wide_name_hides_nothing(
    qapp: object, game: str, options: Mapping[str, Any], language: str, people: str
) -> None:
    program = opened(None, game, language=language)
    table = controller_of(program).table
    match = begun(controller_of(program).spec, 2, **options)
    for seat in match.seats[: 1 if people == "one" else None]:
        seat.update(player="person", name=NAME)
    for _ in range(3):
        after(match, 14)
        for size in SIZES:
            table.setFixedSize(size)
            show(table, match)
            settle(2)
            assert not written(table).faults(stands_alone)
