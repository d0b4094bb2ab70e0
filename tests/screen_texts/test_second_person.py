"""Tests that "You" as a name becomes "you" within a sentence."""

from __future__ import annotations

import re

import pytest

from macclassic.engine.core.registry import games
from macclassic.table.game_table import GameTable
from tests.support.match.playing import controller_of
from tests.support.match.program import opened
from tests.support.screen.legible import positions

GAMES = [key for key, spec in games().items() if spec.screen]
WITHIN = {"en": re.compile(r"[^.!?\n“]\s+You\b"), "fr": re.compile(r"[^.!?\n«]\s+Vous\b")}
"""Faulty texts: the capitalised word without the end of a sentence before it."""


@pytest.mark.parametrize("language", WITHIN)
@pytest.mark.parametrize("game", GAMES)
def test_you_is_in_lower_case_within_a_sentence(qapp: object, game: str, language: str) -> None:
    program = opened(None, game, language=language)
    table: GameTable = controller_of(program).table
    asked, wrong = 0, set()
    for _ in positions(program, 3, 15):
        for spot in table.spots():
            asked += 1
            if WITHIN[language].search(spot.balloon):
                wrong.add(spot.balloon)
    assert asked and not wrong
