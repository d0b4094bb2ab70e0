"""Model and layout of the table, for windows of any size.

The table is seen from a seat, which is at the foot; the others follow counter-clockwise, at the right, at the
head and at the left. Each player has a face, plates and a tray for sets. Hands are rows of backs; the hand at
the foot is open and in full size. The strip of the last ask is in the middle, and the grid of asks below it.
If all hands are open, the other hands take the room of the grid, which is not needed then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.quickdraw import fonts
from macclassic.table.look.furniture import FACE, RAIL
from macclassic.table.motion.moving_pieces import SMALL_CARD, CardPlace
from macclassic.table.table_state import TablePosition, TableState
from macclassic.toolbox.base.pictures import plate_rows

from ..actions import Ask
from ..cards import IDS, NUMBER, POINTS
from ..options import SoiOptions
from ..view import View
from .last_ask import LastAsk, earlier_asks, of_view

LEAST_WIDTH, LEAST_HEIGHT = 480, 320

FULL, SMALL, MINI = QSize(48, 68), QSize(36, 50), SMALL_CARD
"""Sizes of cards: in the hand at the foot; in flight and in the strip; elsewhere.

A low table has the second size in the hand at the foot.
"""

EDGE = 3
SET_STEP = 41
"""Distance in pixels between rows of sets."""
MIN_VISIBLE_WIDTH = 13
"""Smallest visible width in pixels by which a covered open card is recognised."""
INDEX_WIDTH = 9
"""Width in pixels of the index at the right edge of a full or small card, with its margin."""
BUBBLE = QSize(96, 26)
CORNER = 12
"""Width of the window's size box that covers a corner of the table."""

FOOT, RIGHT, HEAD, LEFT = range(4)
"""Places at the table, counter-clockwise from the viewer."""

Z_MOVING = 500
"""Cards at this z-order or above are moving and lie over everything else."""

BACK = "back"
"""Prefix of the names of face-down cards."""


@dataclass(frozen=True, slots=True)
class Size:
    """Size of the table in pixels, and the layout for it.

    `spread`: all hands are open. `folded`: the strip of the last ask shows only its words, and the grid of
    asks has the room of its picture.
    """

    width: int = 637
    height: int = 438
    spread: bool = False
    folded: bool = False

    @property
    def low(self) -> bool:
        """True if there is little height; then the strip and the grid of asks have fewer rows."""
        return self.height < 400

    @property
    def own(self) -> QSize:
        """Size of the cards in the hand at the foot."""
        return SMALL if self.low else FULL

    @property
    def side(self) -> int:
        """Width of the blocks at the sides."""
        return 108 if self.width < 560 else 121 if self.width < 760 else 150

    @property
    def below(self) -> int:
        """First row below the face and the plates at the head."""
        return EDGE + max(FACE, 3 * plate_rows() + 2) + 3

    @property
    def bottom(self) -> int:
        """First row of the face and the tray at the foot."""
        return self.height - 2 * EDGE - self.own.height() - 50

    def corner(self, place: int) -> QPoint:
        """Return the upper left corner of the face at a place."""
        right = self.width - self.side + 1
        return (
            QPoint(EDGE, self.bottom),
            QPoint(right, EDGE),
            QPoint(self.side + 4, EDGE),
            QPoint(EDGE, EDGE),
        )[place]

    def face(self, place: int) -> QRect:
        """Return the rectangle of the face at a place."""
        return QRect(self.corner(place), QSize(FACE, FACE))

    def block(self, place: int) -> QRect:
        """Return the area of a player, in which a click selects the player."""
        side, middle = self.side + 1, self.width - 2 * self.side - 2
        return (
            QRect(0, self.bottom, self.width, self.height - self.bottom),
            QRect(self.width - side, 0, side, self.bottom - 4),
            QRect(side, 0, middle, self.strip.top() - 2),
            QRect(0, 0, side, self.bottom - 4),
        )[place]

    def hand(self, place: int) -> QRect:
        """Return the area of the cards of a hand."""
        corner, line = self.corner(place), QSize(self.side - 2, MINI.height())
        if place == FOOT:
            own = self.own.height()
            return QRect(EDGE + 1, self.height - 1 - EDGE - own, self.width - 2 * EDGE - 2, own)
        if place == HEAD:
            if self.spread:
                return QRect(corner.x(), self.below, self.strip.width(), MINI.height())
            left = self.beside_head
            return QRect(QPoint(left, corner.y() + 4), QSize(self._tray_x - left - 4, 39))
        if self.spread:
            line.setHeight(self.tray(place).top() - self.below - 3)
        return QRect(QPoint(corner.x(), self.below), line)

    @property
    def beside_head(self) -> int:
        """First column to the right of the face and the plates at the head."""
        return 2 * self.side + 4

    @property
    def plate(self) -> int:
        """Greatest width of a plate beside a face."""
        return self.side - FACE - 3

    @property
    def _tray_x(self) -> int:
        """First column of the tray at the head. A hand of 13 fits before it, if there is room."""
        left, right = self.beside_head, self.width - self.side - 4
        return left if self.spread else min(left + 124, right - 88)

    def tray(self, place: int) -> QRect:
        """Return the area of the sets at a place."""
        if place == FOOT:
            return QRect(self.side + 3, self.bottom + 3, self.width - 2 * self.side - 6, 43)
        if place == HEAD:
            return QRect(self._tray_x, EDGE + 2, self.width - self.side - 4 - self._tray_x, 43)
        corner, top, end = self.corner(place), self.below + MINI.height() + 4, self.bottom - 6
        if self.spread:
            top = end - (43 if self.low else 84)
        return QRect(corner.x(), top, self.side - 2, end - top)

    @property
    def strip(self) -> QRect:
        """Rectangle of the last ask."""
        top = self.below + 2 + (SET_STEP if self.spread else 0)
        height = 67 if self.low else 92
        if self.folded:
            height = fonts.small_line() + (4 if self.low else 20)
        return QRect(self.side + 4, top, self.width - 2 * self.side - 8, height)

    @property
    def bar(self) -> QRect:
        """Rectangle of the full bar at the foot of the strip."""
        return QRect(self.strip.left() + 1, self.strip.bottom() - 4, self.strip.width() - 2, 4)

    @property
    def asking(self) -> QRect:
        """Rectangle of the grid of asks."""
        strip = self.strip
        top = strip.bottom() + 4 + self.earlier.height()
        return QRect(strip.left(), top, strip.width(), self.bottom - 2 - top)

    @property
    def earlier(self) -> QRect:
        """Rectangle of the two asks before the last, below the strip; empty if there is little height."""
        strip = self.strip
        return QRect(strip.left(), strip.bottom() + 1, strip.width(), 0 if self.low else plate_rows() + 1)


def replay_corner(size: Size) -> QPoint:
    """Return where the lower right corner of a replay's strip lies: on the mat, where it covers no hand.

    A low mat has no room for it; there it covers the end of the tray at the foot too.
    """
    return QPoint(size.asking.right(), size.tray(FOOT).bottom() if size.low else size.asking.bottom())


def hand_places(size: Size, place: int, count: int, face: bool) -> list[CardPlace]:
    """Return the places of the cards of a hand, in their order."""
    room = size.hand(place)
    if place == FOOT:
        card = size.own if face else MINI
        # Keep the last card clear of the size box in the corner.
        pitch = min(card.width() + 2.0, (room.width() - CORNER - card.width()) / max(1, count - 1))
        if pitch < card.width() - 1:
            # Hide the right index of a covered card rather than a part of it.
            pitch = min(pitch, float(card.width() - INDEX_WIDTH))
        broad = card.width() + round(pitch * (count - 1))
        left = min((size.width - broad) // 2, size.width - CORNER - broad)
        y = room.bottom() + 1 - card.height()
        return [CardPlace(left + int(i * pitch), y, 10 + i, face, card) for i in range(count)]
    rows = 1
    most = float(MIN_VISIBLE_WIDTH if size.spread else 8)
    columns = count
    if size.spread and place != HEAD:
        columns = (room.width() - MINI.width()) // MIN_VISIBLE_WIDTH + 1
        rows = -(-count // columns)
    pitch = min(most, (room.width() - MINI.width()) / max(1, columns - 1))
    step = min(MINI.height() + 1.0, (room.height() - MINI.height()) / max(1, rows - 1))
    return [
        CardPlace(room.x() + int(i % columns * pitch), room.y() + int(i // columns * step), 10 + i, face)
        for i in range(count)
    ]


def set_places(size: Size, place: int, kinds: Sequence[int]) -> dict[int, CardPlace]:
    """Return the places of the sets at a place of the table, in the order in which they were deposited."""
    tray = size.tray(place).adjusted(RAIL + 1, 2, -1, -1)
    rows = max(1, tray.height() // (SET_STEP - 2))
    broad = tray.width() - MINI.width()
    columns = max(broad // MINI.width() + 1, -(-len(kinds) // rows))
    pitch = min(25.0, broad / max(1, columns - 1))
    return {
        kind: CardPlace(tray.x() + int(i % columns * pitch), tray.y() + i // columns * SET_STEP, 100 + i)
        for i, kind in enumerate(kinds)
    }


def set_name(kind: int) -> str:
    """Return the name of the card that represents a deposited set."""
    return f"set-{IDS[4 * kind][:-1]}"


# Model of the picture


def back(seat: int, place: int) -> str:
    """Return the name of the face-down card at a place of a row."""
    return f"{BACK}-{seat}-{place}"


def is_back(name: str) -> bool:
    """True if a card of this name is face down."""
    return name.startswith(BACK)


@dataclass
class Model:
    """Model of the table's picture. Motions change it step by step.

    After all motions have ended it equals a model made anew from the view. `base`: the seat at the foot.
    `rows`: the names of each seat's cards, left to right: ids if the hand is `opened`, else the names that
    `back` gives. `sets`: the kinds that each seat has deposited. `turn`: the seat to ask, -1 if the round is
    over. `last_ask`: None before the first. `rest`: part of the bar that is left until the next ask, from 1
    to 0. `waits`: the next ask waits for a click. `worth`: the points of the set of each kind. `before`:
    the totals before the round. `target`: the total that ends the match. `earlier`: the two asks before the
    last one, the older first. `places`: the place of each card.
    """

    size: Size
    base: int
    rows: list[list[str]]
    opened: list[bool]
    sets: list[list[int]]
    turn: int
    round: int
    last_ask: LastAsk | None = None
    rest: float = 0.0
    waits: bool = False
    worth: tuple[int, ...] = POINTS
    before: tuple[int, ...] = (0, 0, 0, 0)
    target: int = 0
    earlier: tuple[LastAsk, ...] = ()
    places: dict[str, CardPlace] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.places:
            self.lay_out()

    def place(self, seat: int) -> int:
        """Return the place of a seat at the table."""
        return (seat - self.base) % 4

    def lay_out(self) -> None:
        """Compute the places of all cards."""
        self.places = {}
        for seat, row in enumerate(self.rows):
            self.places |= self._hand(seat, row)
            sets = set_places(self.size, self.place(seat), self.sets[seat])
            self.places |= {set_name(kind): place for kind, place in sets.items()}

    def _hand(self, seat: int, row: Sequence[str]) -> dict[str, CardPlace]:
        places = hand_places(self.size, self.place(seat), len(row), self.opened[seat])
        return dict(zip(row, places, strict=True))

    @property
    def points(self) -> list[int]:
        """Points for the deposited sets, by seat."""
        return [sum(self.worth[kind] for kind in kinds) for kinds in self.sets]

    def take(self, seat: int, card: str, slot: int) -> CardPlace:
        """Take a card out of a seat's row and return where it lay. `slot`: its place if it is face down."""
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
        """Put a card into a seat's row and return its name there. `into`: its place if it is face down."""
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

    def deposit(self, seat: int, kind: int, slots: Sequence[int]) -> dict[str, CardPlace]:
        """Move a set from a seat's row to its deposited sets; return where its cards lay.

        `slots`: the places of its cards if they are face down.
        """
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
        """Name the backs of a row anew by their places, and compute where they lie."""
        self.rows[seat] = [back(seat, place) for place in range(len(self.rows[seat]))]
        self.places |= self._hand(seat, self.rows[seat])


SeatPosition = TablePosition[View, Ask]
"""A position of this game as a seat sees it."""
State = TableState[View, Ask, Model, SoiOptions]
"""The state of this game's table."""


def shown_now(now: State) -> Model:
    """Return the picture of the current state."""
    at = now.position
    return picture_of(at.view, now.size, at.hidden, at.over)


def picture_of(view: View, size: QSize, face_down: bool = False, over: bool = False) -> Model:
    """Return the picture of a view, seen from its seat.

    The seat's own hand is sorted and open unless `face_down`. Other hands are backs in their public order.
    All hands are open if nothing is hidden (soi §position leak).
    """
    rows, opened = [], []
    for seat in range(4):
        known: tuple[int, ...] | None = view.opened[seat] if view.opened else None
        if seat == view.seat and not face_down:
            known = view.row
        opened.append(known is not None)
        if known is None:
            rows.append([back(seat, place) for place in range(view.hand_sizes[seat])])
        else:
            rows.append([IDS[card] for card in sorted(known)])
    return Model(
        size=Size(size.width(), size.height(), bool(view.opened)),
        base=view.seat,
        rows=rows,
        opened=opened,
        sets=[sets_of(view, seat) for seat in range(4)],
        turn=-1 if view.over or over else view.turn,
        round=view.round,
        last_ask=of_view(view),
        worth=view.worth,
        before=totals_before(view),
        target=view.target,
        earlier=earlier_asks(view),
    )


def totals_before(view: View) -> tuple[int, ...]:
    """Return the totals before the round of a view."""
    if not view.over:
        return view.totals
    return tuple(total - points for total, points in zip(view.totals, view.points, strict=True))


def sets_of(view: View, seat: int) -> list[int]:
    """Return the kinds that a seat has deposited, in the order in which it deposited them."""
    last = {asked.card >> 2: order for order, asked in enumerate(view.log) if asked.hit}
    mine = [kind for kind, owner in enumerate(view.owners) if owner == seat]
    # Sets that were dealt whole have no ask and come first.
    return sorted(mine, key=lambda kind: (last.get(kind, -1), kind))
