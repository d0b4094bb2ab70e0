"""Corners are drawn once round all cards of a pile that a card would take."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from games.war_of_coins.actions import Play
from games.war_of_coins.cards import NUMBER
from macclassic.table.look import furniture
from tests.games.war_of_coins.support.positions import position
from tests.games.war_of_coins.support.program import shown, started


@pytest.mark.parametrize("pointed", [True, False])
def test_a_pile_has_one_frame(
    qapp: object, tmp_path: object, monkeypatch: pytest.MonkeyPatch, pointed: bool
) -> None:
    program = started(tmp_path)  # type: ignore[arg-type]
    pile = ("05-hashes", "05-merchant", "05-mining-2")
    table, _ = shown(program, position("05-mining-1 09-nonce", " ".join(pile), "10-nonce"))
    drawn: list[QRect] = []
    monkeypatch.setattr(furniture, "corners", lambda _painter, rect: drawn.append(rect))
    if pointed:
        table.focus_spot("05-mining-1")
    else:
        table._changed(hint=Play(NUMBER["05-mining-1"], -1))
    drawn.clear()
    table.grab()
    around = QRect()
    for card in pile:
        around = around.united(table.state.model.places[card].rect)
    assert drawn == [around]


@pytest.mark.parametrize("pointed", [False, True])
def test_a_hint_and_a_card_at_the_keys_have_one_frame_together(
    qapp: object, tmp_path: object, monkeypatch: pytest.MonkeyPatch, pointed: bool
) -> None:
    """Two frames said that both cards are taken. The card under the pointer is asked about for itself."""
    program = started(tmp_path)  # type: ignore[arg-type]
    table, _ = shown(program, position("05-mining-1 09-nonce", "05-hashes 09-merchant", "10-nonce"))
    drawn: list[QRect] = []
    monkeypatch.setattr(furniture, "corners", lambda _painter, rect: drawn.append(rect))
    table.focus_spot("09-nonce")
    table.show_hint(Play(NUMBER["05-mining-1"], -1), {"why": "It is."})
    if pointed:
        table.hover("09-nonce")
    drawn.clear()
    table.grab()
    assert drawn == [table.state.model.places["09-merchant" if pointed else "05-hashes"].rect]
