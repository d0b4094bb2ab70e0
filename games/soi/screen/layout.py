"""Where everything lies on the table: pure geometry, for a window of any size.

South sits below, East at the right, North above, West at the left. Hands of South and North are rows; those
of West and East lie in lines of a few cards, read like writing. Deposited sets lie before their owners.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..cards import IDS

WIDTH, HEIGHT = 568, 400
"""The table as it opens; enlarged to a screen of 640 × 480 no two cards overlap in hands of 13."""
LEAST_WIDTH, LEAST_HEIGHT = 480, 320

CARD_W, CARD_H = 48, 68
SMALL_W, SMALL_H = 36, 50
LINE = 16
"""The height of the line of the last move, where a horizontal scroll bar would be."""

EDGE = 4
PLATE = 15
"""The height of a line of plates."""
SET_PITCH = 11
"""How far the cards of a deposited set lie apart."""
SET_W = SMALL_W + 3 * SET_PITCH
MOST_COLUMNS = 4

SOUTH, EAST, NORTH, WEST = range(4)


class Box(NamedTuple):
    """A rectangle: its corner and its size."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first pixel beyond it, at the right."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first pixel beyond it, below."""
        return self.y + self.h


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its upper left corner, what lies over what, whether its face is seen, its size."""

    x: int
    y: int
    z: int = 0
    face: bool = True
    small: bool = True

    @property
    def box(self) -> Box:
        """The pixels it covers."""
        return Box(self.x, self.y, SMALL_W, SMALL_H) if self.small else Box(self.x, self.y, CARD_W, CARD_H)


@dataclass(frozen=True, slots=True)
class Size:
    """A table of so many pixels."""

    width: int = WIDTH
    height: int = HEIGHT

    @property
    def columns(self) -> int:
        """How many cards lie side by side before West and East."""
        return min(MOST_COLUMNS, max(1, (self.width - 320) // 2 // (SMALL_W + 1)))

    @property
    def top(self) -> int:
        """Where the middle of the table begins, below North."""
        return EDGE + PLATE + SMALL_H + 6

    @property
    def bottom(self) -> int:
        """Where the middle of the table ends, above South."""
        return self.height - LINE - EDGE - CARD_H - PLATE - 5

    @property
    def side(self) -> int:
        """How wide the places of West and East are."""
        return EDGE + self.columns * (SMALL_W + 1) + 6

    @property
    def line(self) -> Box:
        """The line of the last move; the size box stands at its right."""
        return Box(0, self.height - LINE, self.width, LINE)

    def area(self, seat: int) -> Box:
        """Return the place of a seat: what a click on it means."""
        middle = self.bottom - self.top
        return (
            Box(0, self.bottom, self.width, self.height - LINE - self.bottom),
            Box(self.width - self.side, self.top, self.side, middle),
            Box(0, 0, self.width, self.top),
            Box(0, self.top, self.side, middle),
        )[seat]

    def plates(self, seat: int) -> tuple[int, int]:
        """Return where the plates of a seat begin."""
        return (
            (EDGE, self.bottom + 3),
            (self.width - self.side + 6, self.top),
            (EDGE, EDGE - 1),
            (EDGE, self.top),
        )[seat]

    def middle(self) -> Box:
        """Return what is free between all deposited sets."""
        left, high = self.side + SET_W + 4, self.top + SMALL_H + 4
        return Box(left, high, self.width - 2 * left, self.bottom - SMALL_H - 4 - high)


def hand_places(size: Size, seat: int, count: int, face: bool) -> list[Place]:
    """Return where the cards of a hand lie, in their order."""
    if seat in (SOUTH, NORTH):
        small = seat == NORTH
        width = SMALL_W if small else CARD_W
        room = (size.width - 2 * EDGE - width) / max(1, count - 1)
        pitch = min(width + 1.0 if small else float(width), room)
        left = (size.width - width - round(pitch * (count - 1))) // 2
        y = EDGE + PLATE if small else size.height - LINE - EDGE - CARD_H
        return [Place(left + int(i * pitch), y, 10 + i, face, small) for i in range(count)]
    columns = size.columns
    lines = -(-count // columns)
    x, y = size.plates(seat)
    y += 2 * PLATE
    pitch = min(SMALL_H + 1.0, (size.bottom - y - SMALL_H) / max(1, lines - 1))
    return [
        Place(x + i % columns * (SMALL_W + 1), y + int(i // columns * pitch), 10 + i, face)
        for i in range(count)
    ]


def set_places(size: Size, seat: int, kinds: Sequence[int]) -> dict[str, Place]:
    """Return where the sets that a seat has deposited lie, in the order in which it did so."""
    left, right = size.side, size.width - size.side
    upright = seat in (EAST, WEST)
    if upright:
        room = size.bottom - size.top - 2 * (SMALL_H + 4) - SMALL_H
        whole = SMALL_H + 2.0
    else:
        room, whole = right - left - SET_W, SET_W + 3.0
    pitch = min(whole, room / max(1, len(kinds) - 1))
    # In the middle of its side, so that nobody takes a set for a neighbour's.
    first = int(room - pitch * (len(kinds) - 1)) // 2
    places = {}
    for order, kind in enumerate(kinds):
        along = first + int(order * pitch)
        if upright:
            x, y = (left if seat == WEST else right - SET_W), size.top + SMALL_H + 4 + along
        else:
            x, y = left + along, (size.top if seat == NORTH else size.bottom - SMALL_H)
        for suit in range(4):
            places[IDS[4 * kind + suit]] = Place(x + suit * SET_PITCH, y, 100 + 4 * order + suit)
    return places


def places(
    size: Size,
    rows: Sequence[Sequence[str]],
    open_rows: Sequence[bool],
    sets: Sequence[Sequence[int]],
) -> dict[str, Place]:
    """Return where every card lies, by its name in `rows` or its id in a set."""
    found: dict[str, Place] = {}
    for seat, row in enumerate(rows):
        found.update(zip(row, hand_places(size, seat, len(row), open_rows[seat]), strict=True))
        found.update(set_places(size, seat, sets[seat]))
    return found


def covers(places: Mapping[str, Place], card: str, y: int) -> list[Place]:
    """Return the cards at a height of the table that would lie over one."""
    mine = places[card].z, card
    return [
        place for name, place in places.items() if (place.z, name) > mine and place.y <= y < place.box.bottom
    ]
