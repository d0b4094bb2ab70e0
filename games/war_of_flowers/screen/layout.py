"""Where everything lies on the table: pure geometry, from a snapshot of a view to places of cards.

The table is 637 × 438 pixels, the largest document window's content on a 640 × 480 screen. B sits at the
left, A at the right, the person below; every month has a place of its own on the table, so that cards stay
where they are while others come and go.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from macclassic.flower_cards.table.places import (
    BACK,
    CARD_H,
    CARD_W,
    FACE,
    Place,
    Places,
    by_month,
    heap,
    month,
)

from ..cards import kind

WIDTH, HEIGHT = 637, 438

SIDE = 150  # the width of an opponent's panel
PANEL_TOP = 4

KINDS = ("sun", "animal", "ribbon", "plain")

SLOT_X, SLOT_Y, SLOT_PITCH = SIDE + 4, 3, 55
ROW_PITCH = 84
STACK = (SIDE + 4 + 5 * 28, SLOT_Y + ROW_PITCH)
TURNED = (STACK[0] + CARD_W + 8, STACK[1])

HAND_Y = 354
HAND_X, HAND_PITCH = 138, 52
OWN_Y = 254
OWN_X = (4, 118, 262, 414)
OWN_WIDTH = (108, 138, 146, 219)
OWN_FACE = (4, HAND_Y + 30)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What lies where, by card id, as one seat sees it."""

    hand: tuple[str, ...]
    hidden: tuple[int, int, int]
    """Cards in hands that are not seen, by seat; 0 for the person's own."""
    table: tuple[str, ...]
    stack: int
    collections: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    played: str | None = None
    """The hand card of this turn, lying by its match until the turned card is settled."""
    turned: str | None = None
    """The card turned from the stack, waiting for a choice."""
    choice: tuple[str, ...] = ()
    """Table cards of which one is to be chosen."""
    extra_hands: tuple[tuple[str, ...], ...] = field(default=((), (), ()))
    """The others' hands, where all is laid open."""


def by_kind(cards: Sequence[str]) -> dict[str, list[str]]:
    """Return cards by kind, each kind by month; doubles before other plains."""
    piles: dict[str, list[str]] = {name: [] for name in KINDS}
    for card in sorted(cards):
        piles["plain" if kind(card) == "double" else kind(card)].append(card)
    piles["plain"].sort(key=lambda card: ("double" not in card, card))
    return piles


def slot(number: int) -> tuple[int, int]:
    """Return the corner of a month's place: months 1 to 6 above the stack, 7 to 12 below."""
    row, column = divmod(number - 1, 6)
    return SLOT_X + column * SLOT_PITCH, SLOT_Y + row * 2 * ROW_PITCH


def hand_place(index: int, count: int, raised: bool = False) -> Place:
    """Return the place of a card in the person's hand of so many."""
    left = HAND_X + (7 - count) * HAND_PITCH // 2
    return Place(left + index * HAND_PITCH, HAND_Y - (8 if raised else 0), 300 + index)


def back_place(seat: int, index: int) -> Place:
    """Return the place of a face-down card in an opponent's hand."""
    return Place(panel_x(seat) + FACE + 8 + index * 11, PANEL_TOP + 27, 10 + index, face=False, small=True)


def open_hand_place(seat: int, index: int) -> Place:
    """Return the place of a card of an opponent's hand that is laid open."""
    return Place(panel_x(seat) + FACE + 8 + index * 11, PANEL_TOP + 27, 10 + index, small=True)


def panel_x(seat: int) -> int:
    """Return the left edge of an opponent's panel: A (seat 1) at the right, B (seat 2) at the left."""
    return WIDTH - SIDE + 2 if seat == 1 else 4


def collection_area(seat: int, row: int) -> tuple[int, int, int, int]:
    """Return x, y, width and height of where the kind number `row` of a seat's collection lies."""
    if seat == 0:
        return OWN_X[row], OWN_Y, OWN_WIDTH[row], CARD_H
    return panel_x(seat), PANEL_TOP + 68 + row * 34, SIDE - 8, CARD_H


def collection_places(seat: int, cards: Sequence[str]) -> Places:
    """Return where the cards of a seat's collection lie, by kind, fanned as closely as they must be."""
    places: Places = {}
    for row, (name, pile) in enumerate(by_kind(cards).items()):
        x, y, width, _ = collection_area(seat, row)
        room = (width - CARD_W) / max(1, len(pile) - 1)
        pitch = min(16.0 if name != "plain" else 14.0, room)
        for index, card in enumerate(pile):
            places[card] = Place(x + int(index * pitch), y, 20 + row * 30 + index)
    return places


def table_places(snapshot: Snapshot) -> Places:
    """Return where the cards on the table lie; cards of one month overlap, a choice is spread."""
    places: Places = {}
    months = by_month(snapshot.table)
    edges = SLOT_X, SLOT_X + 5 * SLOT_PITCH - 54
    for number, cards in months.items():
        places.update(heap(cards, slot(number), (5, 2), snapshot.choice, edges))
    if snapshot.played is not None:
        places[snapshot.played] = played_place(snapshot.played, len(months.get(month(snapshot.played), ())))
    if snapshot.turned is not None:
        places[snapshot.turned] = Place(*TURNED, 260)
    return places


def played_place(card: str, under: int) -> Place:
    """Return where a card just played lies: on its own place, or over the cards of its month there."""
    x, y = slot(month(card))
    if not under:
        return Place(x, y, 100)
    return Place(x + 5 * min(under, 2) + 2, y + 10, 150)


def places(snapshot: Snapshot) -> Places:
    """Return where every card that is seen lies, and the backs that stand for those that are not.

    Backs are named ``back-SEAT-INDEX``; the stack is drawn from its size alone.
    """
    found: Places = {}
    for index, card in enumerate(snapshot.hand):
        found[card] = hand_place(index, len(snapshot.hand))
    for seat in (1, 2):
        for index in range(snapshot.hidden[seat]):
            found[f"{BACK}-{seat}-{index}"] = back_place(seat, index)
        for index, card in enumerate(snapshot.extra_hands[seat]):
            found[card] = open_hand_place(seat, index)
    found.update(table_places(snapshot))
    for seat, cards in enumerate(snapshot.collections):
        found.update(collection_places(seat, cards))
    return found
