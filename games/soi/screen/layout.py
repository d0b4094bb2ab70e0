"""What the table shows at one moment, and where everything lies on it, in a window of any size.

South sits below, East at the right, North above, West at the left. Hands of South and North are rows; those
of West and East lie in lines of a few cards, read like writing. Deposited sets lie before their owners.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRect

from macclassic.toolbox.pictures import foot_rows, plate_rows

from ..cards import IDS, NUMBER, POINTS
from ..view import View

WIDTH, HEIGHT = 568, 400
"""The table as it opens; enlarged to a screen of 640 × 480 no two cards overlap in hands of 13."""
LEAST_WIDTH, LEAST_HEIGHT = 480, 320

CARD_W, CARD_H = 48, 68
SMALL_W, SMALL_H = 36, 50

EDGE = 4
SET_PITCH = 11
"""How far the cards of a deposited set lie apart."""
SET_W = SMALL_W + 3 * SET_PITCH
MOST_COLUMNS = 4

SOUTH, EAST, NORTH, WEST = range(4)

BACK = "back"
"""What the names of cards begin with that are not seen."""


def plate_pitch() -> int:
    """Return the height of a line of plates."""
    return plate_rows() + 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its upper left corner, what lies over what, whether its face is seen, its size."""

    x: int
    y: int
    z: int = 0
    face: bool = True
    small: bool = True

    @property
    def rect(self) -> QRect:
        """The pixels it covers."""
        return (
            QRect(self.x, self.y, SMALL_W, SMALL_H) if self.small else QRect(self.x, self.y, CARD_W, CARD_H)
        )


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
        return EDGE + plate_pitch() + SMALL_H + 6

    @property
    def bottom(self) -> int:
        """Where the middle of the table ends, above South."""
        return self.height - foot_rows() - EDGE - CARD_H - plate_pitch() - 5

    @property
    def side(self) -> int:
        """How wide the places of West and East are."""
        return EDGE + self.columns * (SMALL_W + 1) + 6

    @property
    def line(self) -> QRect:
        """The line of the last move; the size box stands at its right."""
        return QRect(0, self.height - foot_rows(), self.width, foot_rows())

    def area(self, seat: int) -> QRect:
        """Return the place of a seat: what a click on it means."""
        middle = self.bottom - self.top
        return (
            QRect(0, self.bottom, self.width, self.height - foot_rows() - self.bottom),
            QRect(self.width - self.side, self.top, self.side, middle),
            QRect(0, 0, self.width, self.top),
            QRect(0, self.top, self.side, middle),
        )[seat]

    def plates(self, seat: int) -> tuple[int, int]:
        """Return where the plates of a seat begin."""
        return (
            (EDGE, self.bottom + 3),
            (self.width - self.side + 6, self.top),
            (EDGE, EDGE - 1),
            (EDGE, self.top),
        )[seat]

    def middle(self) -> QRect:
        """Return what is free between all deposited sets."""
        left, high = self.side + SET_W + 4, self.top + SMALL_H + 4
        return QRect(left, high, self.width - 2 * left, self.bottom - SMALL_H - 4 - high)


def hand_places(size: Size, seat: int, count: int, face: bool) -> list[Place]:
    """Return where the cards of a hand lie, in their order."""
    if seat in (SOUTH, NORTH):
        small = seat == NORTH
        width = SMALL_W if small else CARD_W
        room = (size.width - 2 * EDGE - width) / max(1, count - 1)
        pitch = min(width + 1.0 if small else float(width), room)
        left = (size.width - width - round(pitch * (count - 1))) // 2
        y = EDGE + plate_pitch() if small else size.height - foot_rows() - EDGE - CARD_H
        return [Place(left + int(i * pitch), y, 10 + i, face, small) for i in range(count)]
    columns = size.columns
    lines = -(-count // columns)
    x, y = size.plates(seat)
    y += 2 * plate_pitch()
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


def places_of(
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


# The picture


def back(seat: int, place: int) -> str:
    """Return the name of the face-down card at a place of a row."""
    return f"{BACK}-{seat}-{place}"


def is_back(name: str) -> bool:
    """Whether a card's name is that of one whose face is not seen."""
    return name.startswith(BACK)


@dataclass
class Model:
    """The picture as data. Motion changes it step by step, and when all motion has ended it equals the one
    made afresh from the view.

    `rows`: of each seat the names of its cards, left to right: ids where the hand is `opened`, else those of
    `back`. `sets`: of each seat the kinds it has deposited. `turn`: who asks, -1 when the round is over.
    `places`: where each card lies.
    """

    size: Size
    rows: list[list[str]]
    opened: list[bool]
    sets: list[list[int]]
    turn: int
    round: int
    places: dict[str, Place] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.places:
            self.lay_out()

    def lay_out(self) -> None:
        """Put every card where it belongs."""
        self.places = places_of(self.size, self.rows, self.opened, self.sets)

    @property
    def points(self) -> list[int]:
        """What the deposited sets are worth, by seat."""
        return [sum(POINTS[kind] for kind in kinds) for kinds in self.sets]

    def take(self, seat: int, card: str, slot: int) -> Place:
        """Take a card out of a seat's row and return where it lay; `slot` is its place if it is face down."""
        row = self.rows[seat]
        if self.opened[seat]:
            row.remove(card)
            return self.places.pop(card)
        place = self.places[row[slot]]
        for name in row:
            del self.places[name]
        del row[slot]
        self._name_backs(seat)
        return place

    def put(self, seat: int, card: str, into: int) -> str:
        """Put a card into a seat's row and return the name it has there; `into` is where, if face down."""
        row = self.rows[seat]
        if self.opened[seat]:
            row.append(card)
            row.sort(key=NUMBER.__getitem__)
            return card
        for name in row:
            del self.places[name]
        row.insert(into, BACK)
        self._name_backs(seat)
        return self.rows[seat][into]

    def deposit(self, seat: int, kind: int, slots: list[int]) -> dict[str, Place]:
        """Lay a set of a seat's on the table; return where each of its cards lay, left to right."""
        row = self.rows[seat]
        cards = [IDS[4 * kind + suit] for suit in range(4)]
        if self.opened[seat]:
            was = {card: self.places.pop(card) for card in cards}
            self.rows[seat] = [name for name in row if name not in cards]
        else:
            was = {card: self.places[row[slot]] for card, slot in zip(cards, slots, strict=True)}
            for name in row:
                del self.places[name]
            self.rows[seat] = [name for place, name in enumerate(row) if place not in slots]
            self._name_backs(seat)
        self.sets[seat].append(kind)
        return was

    def _name_backs(self, seat: int) -> None:
        """Name the backs of a row by their places again, each staying where it lies until it is moved."""
        self.rows[seat] = [back(seat, place) for place in range(len(self.rows[seat]))]
        goal = hand_places(self.size, seat, len(self.rows[seat]), False)
        self.places.update(zip(self.rows[seat], goal, strict=True))


def picture_of(view: View, size: Size, veiled: bool = False) -> Model:
    """Return the picture of a view: its own hand sorted and open unless `veiled`, the others as backs in
    their public order, and all hands open where nothing is hidden (soi §position leak)."""
    rows, opened = [], []
    for seat in range(4):
        known: tuple[int, ...] | None = view.opened[seat] if view.opened else None
        if seat == view.seat and not veiled:
            known = view.row
        opened.append(known is not None)
        if known is None:
            rows.append([back(seat, place) for place in range(view.hand_sizes[seat])])
        else:
            rows.append([IDS[card] for card in sorted(known)])
    return Model(
        size=size,
        rows=rows,
        opened=opened,
        sets=[sets_of(view, seat) for seat in range(4)],
        turn=-1 if view.over else view.turn,
        round=view.round,
    )


def sets_of(view: View, seat: int) -> list[int]:
    """Return the kinds that a seat has deposited, in the order in which it did so."""
    last = {asked.card >> 2: order for order, asked in enumerate(view.log) if asked.hit}
    mine = [kind for kind, owner in enumerate(view.owners) if owner == seat]
    # Sets that were dealt whole were never asked for, and lie first.
    return sorted(mine, key=lambda kind: (last.get(kind, -1), kind))
