"""Geometry of the table, by the layout that both wars share.

The opponent's panel is at the left, twelve places of coins are in the middle, and a column of this game
is at the right (`score_column.py`). The player's trays and hand are below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.flower_cards.table.layout import Layout, TablePlan

from ..cards import kind
from ..score_figures import TRAYS

if TYPE_CHECKING:
    from .model import State

MARKS = {
    "exchange": "house",
    "gateway": "gateway",
    "merchant": "stall",
    "chunk": "lump",
    "nonce": "die",
    "hashes": "hash",
    "blocks": "chain",
    "joker": "joker",
    "double": "coin-double",
    "mining": "pick",
}
"""Mark of each kind, in the order in which the kinds lie in the trays."""
_ORDER = {name: place for place, name in enumerate(MARKS)}
_PILES = {"exchange": 0, "gateway": 1, "merchant": 1, "chunk": 2, "nonce": 2, "hashes": 2, "blocks": 2}
"""Tray of each kind, by its number; Mining has the last."""


def piles(cards: Sequence[str]) -> Sequence[Sequence[str]]:
    """Return captured cards by tray, in each by kind; doubles precede singles."""
    found: list[list[str]] = [[] for _ in TRAYS]
    for card in sorted(cards, key=lambda card: (_ORDER[kind(card)], card)):
        found[_PILES.get(kind(card), 3)].append(card)
    return found


BOARD = TablePlan(
    folder="cards/coins",
    seats=2,
    kinds=tuple(TRAYS),
    piles=piles,
    own=(95, 147, 160, 227),
    row=(134, 17, 50),
    mark=lambda card: MARKS[kind(card)],
    ear_right=True,
)


def layout(now: State) -> Layout:
    """Return the positions of everything on the table for a state."""
    return BOARD.at(now.size, now.position.view.seat)
