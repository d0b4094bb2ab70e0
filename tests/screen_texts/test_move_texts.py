"""The sentences of moves are whole on every table: actor, action and consequence have room.

Sorry has tests of its own, since its sentences are abbreviated by rule.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.look import furniture
from tests.support.match.program import opened
from tests.support.screen.cut_texts import observed
from tests.support.screen.legible import SIZES, drawn, positions

GAMES = {"war-of-flowers": {}, "war-of-coins": {}, "soi": {}, "flower-power": {"players": 6}}
NAMES = ("P1 ", "P2 ", "P3 ", "P4 ", "P5 ", "P6 ")
"""Beginnings of the names in Flower Power's gardens; the place stays where a name is cut."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_sentences_of_moves_are_whole(qapp: object, game: str, language: str, size: QSize) -> None:
    program = opened(None, game, language=language)
    assert program.game is not None
    table = program.game.table
    assert isinstance(table, GameTable)
    table.setFixedSize(size)
    drawn(table)
    with observed() as cut:
        for match in positions(program, 3, 16, **GAMES[game]):
            drawn(table)
            assert not [text for text in cut if not text.startswith(NAMES)], match.seed


def test_news_begin_with_a_whole_sentence(qapp: object) -> None:
    """“under petal 9.” at the top of the news had lost its actor."""
    long = "Johanne: fertiliser: Ace of Hearts on P5.18, under petal 9."
    box = QRect(0, 0, fonts.small_width(long) * 2 // 3, 4 + 3 * fonts.small_line())
    rows = furniture.news_rows(box, [long, "Ariane: pass.", "Johanne: pass."])
    assert rows == ["Ariane: pass.", "Johanne: pass."]
    assert " ".join(furniture.news_rows(box, [long, "Ariane: pass."])) == f"{long} Ariane: pass."
    assert len(furniture.news_rows(box, [" ".join([long] * 3)])) == 3
