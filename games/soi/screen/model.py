"""What the table shows at one moment: rows of cards and backs, deposited sets, whose turn it is. Motion
changes it step by step, and when all motion has ended it equals the model made afresh from the view."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..cards import IDS, NUMBER, POINTS
from ..view import View
from . import layout
from .layout import Place, Size

BACK = "back"


def back(seat: int, place: int) -> str:
    """Return the name of the face-down card at a place of a row."""
    return f"{BACK}-{seat}-{place}"


def is_back(name: str) -> bool:
    """Whether a card's name is that of one whose face is not seen."""
    return name.startswith(BACK)


@dataclass
class Model:
    """The picture as data.

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
    totals: list[int]
    target: int
    places: dict[str, Place] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.places:
            self.lay_out()

    def lay_out(self) -> None:
        """Put every card where it belongs."""
        self.places = layout.places(self.size, self.rows, self.opened, self.sets)

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
        goal = layout.hand_places(self.size, seat, len(self.rows[seat]), False)
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
        totals=list(view.totals),
        target=view.target,
    )


def sets_of(view: View, seat: int) -> list[int]:
    """Return the kinds that a seat has deposited, in the order in which it did so."""
    last = {asked.card >> 2: order for order, asked in enumerate(view.log) if asked.hit}
    mine = [kind for kind, owner in enumerate(view.owners) if owner == seat]
    # Sets that were dealt whole were never asked for, and lie first.
    return sorted(mine, key=lambda kind: (last.get(kind, -1), kind))
