"""Where everything lies on the table: pure geometry.

The table is 637 × 438 pixels, the largest document window's content on a 640 × 480 screen. B sits at the
left, A at the right, the person below; every month has a place of its own on the table, so that cards stay
where they are while others come and go.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect

from macclassic.flower_cards.table.places import CARD_H, CARD_W, FACE, Layout, Place, Places, month

from ..cards import kind

WIDTH, HEIGHT = 637, 438

SIDE = 150  # the width of an opponent's panel
PANEL_TOP = 4

KINDS = ("sun", "animal", "ribbon", "plain")

SLOT_X, SLOT_Y, SLOT_PITCH = SIDE + 4, 3, 55
ROW_PITCH = 84
STACK = QPoint(SIDE + 4 + 5 * 28, SLOT_Y + ROW_PITCH)

HAND_X, HAND_Y = 138, 354
OWN_Y = 254
OWN_X = (4, 118, 262, 414)
OWN_WIDTH = (108, 138, 146, 219)


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


def other_place(seat: int, index: int, face: bool) -> Place:
    """Return the place of a card in an opponent's hand, open or not."""
    return Place(panel_x(seat) + FACE + 8 + index * 11, PANEL_TOP + 27, 10 + index, face=face, small=True)


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


def played_place(card: str, under: int) -> Place:
    """Return where a card just played lies: on its own place, or over the cards of its month there."""
    x, y = slot(month(card))
    if not under:
        return Place(x, y, 100)
    return Place(x + 5 * min(under, 2) + 2, y + 10, 150)


FACES = (QPoint(4, HAND_Y + 30), QPoint(panel_x(1), PANEL_TOP), QPoint(panel_x(2), PANEL_TOP))

TABLE = Layout(
    seats=(
        QRect(0, HAND_Y + 26, HAND_X + 60, 60),
        QRect(panel_x(1) - 4, 0, SIDE + 4, 58),
        QRect(0, 0, SIDE + 4, 58),
    ),
    faces=FACES,
    plates=tuple(face + QPoint(FACE + 5, down) for face, down in zip(FACES, (6, -2, -2), strict=True)),
    gap=3,
    began=(1, -2),
    message=QRect(SIDE + 4, SLOT_Y + ROW_PITCH - 1, 128, CARD_H + 1),
    stack=STACK,
    turned=STACK + QPoint(CARD_W + 8, 0),
    folder="cards",
    three=5,
    row=(HAND_X, HAND_Y, 52, 7),
    edges=(SLOT_X, SLOT_X + 5 * SLOT_PITCH - 54),
    slot=slot,
    step=lambda count: (5, 2),
    played=played_place,
    other=other_place,
    collected=collection_places,
)
