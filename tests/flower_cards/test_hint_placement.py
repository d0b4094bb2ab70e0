"""The dialog of a hint stands beside the cards that it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.war_of_coins.actions import Play
from games.war_of_coins.cards import IDS, NUMBER
from tests.games.war_of_coins.support.positions import position
from tests.games.war_of_coins.support.program import shown, started
from tests.support.match.program import settle

LAYOUT = "01-chunk 03-chunk 05-hashes 06-merchant 08-gateway 10-nonce 11-exchange"


@pytest.mark.parametrize("target", LAYOUT.split())
def test_a_hint_covers_neither_the_card_nor_what_it_takes(qapp: object, tmp_path: Path, target: str) -> None:
    program = started(tmp_path)
    card = next(name for name in IDS if name[:2] == target[:2] and name != target)
    table, _ = shown(program, position(f"{card} 02-mining-1", LAYOUT, "10-mining-1"))
    table.show_hint(
        Play(NUMBER[card], -1), {"why": "Take it. It brings you a great deal, and the other nothing."}
    )
    settle()
    hint, window = program.manager.front, table.window()
    corner = program.manager.rect_of(window).topLeft() + table.mapTo(window, table.rect().topLeft())
    here = program.manager.rect_of(hint).translated(-corner)
    places = table.state.model.places
    assert not here.intersects(places[card].rect)
    # Where the arrow divides the table, the dialog may cover an edge.
    hidden = here.intersected(places[target].rect)
    assert hidden.width() * hidden.height() <= 48 * 78 * 2 // 5
    assert table.rect().contains(here)
