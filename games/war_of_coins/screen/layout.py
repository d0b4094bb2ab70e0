"""Where everything lies on the table: pure geometry.

The table is 637 × 438 pixels, the largest document window's content on a 640 × 480 screen. The other player
sits above, the person below; each has what is captured beside the face, grouped by kind. Between them every
coin has a place of its own, so that cards stay where they are while others come and go.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect

from macclassic.flower_cards.table.places import CARD_H, CARD_W, Layout, Place, Places, month

from ..cards import kind

WIDTH, HEIGHT = 637, 438
SIDE = 140
"""Where the cards begin; left of it are faces, plates, the message and what may be done beside playing."""
RIGHT = WIDTH - 4

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

SLOTS_Y, ROW_PITCH, SLOT_PITCH = 88, 82, 70
STACK = QPoint(SIDE + 3 * SLOT_PITCH, SLOTS_Y)
CAPTURED_Y = (256, 4)
GROUP_X = (SIDE, 232, 350, 468)
"""Where the groups begin while there is room enough."""
GAP, WIDEST, CLOSEST = 6, 18, 5
OFFERS = QRect(4, 256, 132, 15)
"""The first of what may be done beside playing a card; others follow below."""


# The layout


def slot(coin: int) -> tuple[int, int]:
    """Return the corner of a coin's place: coins 1 to 6 above, 7 to 12 below, the stock in the middle."""
    row, column = divmod(coin - 1, 6)
    return SIDE + (column + column // 3) * SLOT_PITCH, SLOTS_Y + row * ROW_PITCH


def played_place(card: str, under: int) -> Place:
    """Return where a card just laid lies: on its own place, or over so many cards of its coin there."""
    x, y = slot(month(card))
    if not under:
        return Place(x, y, 100)
    return Place(x + 12 * under, y + 8, 150 + under)


def other_place(_seat: int, index: int, face: bool) -> Place:
    """Return the place of a card in the other player's hand; those that lie open come first."""
    return Place(4 + index * 11, 59, 10 + index, face=face, small=True)


# What is captured


def captured_places(seat: int, cards: Sequence[str]) -> Places:
    """Return where a seat's captured cards lie, by kind, fanned as closely as they must be."""
    places: Places = {}
    pitch, groups = _groups(cards)
    for number, (start, _, pile) in enumerate(groups):
        for index, card in enumerate(pile):
            places[card] = Place(start + index * pitch, CAPTURED_Y[seat], 20 + 30 * number + index)
    return places


def group_areas(seat: int, cards: Sequence[str]) -> Iterator[tuple[str, QRect]]:
    """Yield each group of a seat's captured cards and the pixels that it covers, or would with one card."""
    pitch, groups = _groups(cards)
    for start, name, pile in groups:
        yield name, QRect(start, CAPTURED_Y[seat], CARD_W + max(0, len(pile) - 1) * pitch, CARD_H)


def _groups(cards: Sequence[str]) -> tuple[int, list[tuple[int, str, list[str]]]]:
    """Return how far apart captured cards lie, and of each group where it begins, its name and its cards; in
    each by kind, what counts two first."""
    piles: dict[str, list[str]] = {name: [] for name in KINDS}
    for card in sorted(cards, key=lambda card: (_ORDER[kind(card)], card)):
        piles[_GROUPS[kind(card)]].append(card)
    pitch, starts = _fan([len(pile) for pile in piles.values()])
    return pitch, list(zip(starts, piles, piles.values(), strict=True))


def _fan(counts: Sequence[int]) -> tuple[int, list[int]]:
    """Return how far apart cards of groups of such sizes lie, and where the groups begin.

    They begin at their usual places as long as the cards of each then lie 12 pixels apart or more.
    """
    for usual, closest in ((GROUP_X, 12), ((SIDE,) * len(KINDS), CLOSEST)):
        for pitch in range(WIDEST, closest - 1, -1):
            starts, end = [], 0
            for count, begin in zip(counts, usual, strict=True):
                starts.append(max(begin, end))
                end = starts[-1] + CARD_W + max(0, count - 1) * pitch + GAP
            if end - GAP <= RIGHT:
                return pitch, starts
    return pitch, starts


TABLE = Layout(
    seats=(QRect(0, 336, SIDE, HEIGHT - 336), QRect(0, 0, SIDE, 98)),
    faces=(QPoint(4, 384), QPoint(4, 4)),
    plates=(QPoint(57, 381), QPoint(57, 3)),
    gap=2,
    began=(0, -1),
    message=QRect(4, 100, 130, 150),
    stack=STACK,
    turned=STACK + QPoint(0, ROW_PITCH),
    folder="cards/coins",
    three=10,
    row=(136, 354, 50, 10),
    edges=(SIDE, RIGHT - 54 - CARD_W),
    slot=slot,
    step=lambda count: ((14 if count == 2 else 10), 0),
    played=played_place,
    other=other_place,
    collected=captured_places,
)
