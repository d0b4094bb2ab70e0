"""What the table of War of Coins has: the other player sits at the left, with trays for Exchanges, Merchants,
ribbons and Mining; at the right is a column for what may be done beside playing a card."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.flower_cards.table.layout import Board, Layout
from macclassic.toolbox.moment import Now

from ..cards import kind

KINDS = ("exchange", "merchant", "ribbon", "mining")
"""The groups of captured cards, in their order from the left."""
_GROUPS = {
    "exchange": "exchange",
    "gateway": "merchant",
    "merchant": "merchant",
    "chunk": "ribbon",
    "nonce": "ribbon",
    "hashes": "ribbon",
    "blocks": "ribbon",
    "joker": "mining",
    "double": "mining",
    "mining": "mining",
}
_ORDER = {name: place for place, name in enumerate(_GROUPS)}


def _piles(cards: Sequence[str]) -> Sequence[Sequence[str]]:
    """Return captured cards by group; in each by kind, what counts two first."""
    piles: dict[str, list[str]] = {name: [] for name in KINDS}
    for card in sorted(cards, key=lambda card: (_ORDER[kind(card)], card)):
        piles[_GROUPS[kind(card)]].append(card)
    return tuple(piles.values())


_MARKS = {
    "exchange": "house",
    "gateway": "gateway",
    "merchant": "stall",
    "chunk": "cube",
    "nonce": "die",
    "hashes": "hash",
    "blocks": "chain",
    "mining": "pick",
    "double": "coin-double",
    "joker": "joker",
}


def mark_of(card: str) -> str:
    """Return the mark that tells a card's kind."""
    return _MARKS[kind(card)]


BOARD = Board(
    folder="cards/coins",
    left=1,
    right=None,
    kinds=KINDS,
    piles=_piles,
    own=(95, 147, 160, 227),
    row=(137, 0, 50),
    mark=mark_of,
    ear_right=True,
)


def layout(now: Now) -> Layout:
    """Return where everything lies at some moment."""
    return BOARD.at(now.size)
