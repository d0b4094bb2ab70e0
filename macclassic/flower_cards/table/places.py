"""Where cards lie on a table: what lies there as data, a table's measures, and places in its pixels."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPoint, QRect

CARD_W, CARD_H = 48, 78
SMALL_W, SMALL_H = 24, 39
FACE = 48
"""The breadth and height of a player's face."""
BACK = "back"
"""What the names of cards begin with that are not seen, ``back-SEAT-INDEX``."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its upper left corner, what lies over what, and whether its face is seen."""

    x: int
    y: int
    z: int = 0
    face: bool = True
    small: bool = False

    @property
    def rect(self) -> QRect:
        """The pixels that a card there covers."""
        return (
            QRect(self.x, self.y, SMALL_W, SMALL_H) if self.small else QRect(self.x, self.y, CARD_W, CARD_H)
        )


Places = dict[str, Place]
"""Places of cards by their ids."""


@dataclass
class Picture:
    """What a table shows at one moment, cards by their ids. Motion changes it step by step, and when all
    motion has ended it equals the one made afresh from the view.

    `hand`: the person's own; `hidden`: how many cards of each hand are not seen; `open_hands`: what lies open
    of the others'; `stack`: how many cards are left in it; `played`: what this turn has laid, by what it
    takes until the turned card is settled; `turned`: the card turned from the stack; `choice`: cards on the
    table of which one is to be chosen; `threes`: months of which three lie on the table; `shown`: own cards
    that others have seen. `seats`: what stands beside each player's face, the game's own, its `points` among
    it. `banner`: what has just happened, in large letters; `phase`: of what flashes.
    """

    hand: tuple[str, ...]
    hidden: tuple[int, ...]
    open_hands: tuple[tuple[str, ...], ...]
    table: tuple[str, ...]
    stack: int
    collections: tuple[tuple[str, ...], ...]
    seats: list[Any]
    actor: int
    first: int
    game: int
    played: tuple[str, ...] = ()
    turned: str | None = None
    choice: tuple[str, ...] = ()
    threes: frozenset[int] = frozenset()
    shown: tuple[str, ...] = ()
    banner: str = ""
    phase: int = 0
    places: Places = field(default_factory=dict)

    @property
    def matching(self) -> frozenset[str]:
        """The cards of the hand whose month lies on the table."""
        there = {card[:2] for card in self.table}
        return frozenset(card for card in self.hand if card[:2] in there)


@dataclass(frozen=True)
class Layout:
    """The measures of a game's table.

    `seats`: where each player's face and plates stand, `faces` and `plates`: the corners of the face and of
    the first plate, `gap`: from one plate to the next, `began`: behind which row of plates the mark of who
    began stands, and how far below the row's top; `message`: where it stands what has happened; `stack`,
    `turned`: the corners of the stack and of the card turned from it; `folder`: where the cards' pictures
    are; `three`: how far to the right of a month's corner the mark of three is centred; `row`: of the
    person's hand the left edge and the top when it is full, how far apart its cards are, and how many.

    `slot`: the corner of a month's place; `step`: how far apart so many cards of a month lie there, `edges`
    the least and greatest x of two that are spread; `played`: the place of a card just laid, over so many;
    `other`: of a seat's card by its index, open or not; `collected`: what a seat has collected, in its order.
    """

    seats: tuple[QRect, ...]
    faces: tuple[QPoint, ...]
    plates: tuple[QPoint, ...]
    gap: int
    began: tuple[int, int]
    message: QRect
    stack: QPoint
    turned: QPoint
    folder: str
    three: int
    row: tuple[int, int, int, int]
    edges: tuple[int, int]
    slot: Callable[[int], tuple[int, int]]
    step: Callable[[int], tuple[int, int]]
    played: Callable[[str, int], Place]
    other: Callable[[int, int, bool], Place]
    collected: Callable[[int, Sequence[str]], Places]

    def places(self, picture: Picture) -> Places:
        """Return where every card that is seen lies, and the backs that stand for those that are not."""
        found = {**self.hands(picture), **self.on_table(picture)}
        for seat, cards in enumerate(picture.collections):
            found |= self.collected(seat, cards)
        return found

    def laid_out(self, picture: Picture) -> Picture:
        """Put every card where it lies, note of which months three lie there, and return the picture."""
        months = by_month(picture.table)
        picture.threes = frozenset(number for number, cards in months.items() if len(cards) == 3)
        picture.places = self.places(picture)
        return picture

    def hand(self, index: int, count: int) -> Place:
        """Return the place of a card in the person's hand of so many."""
        left, top, pitch, most = self.row
        return Place(left + (most - count) * pitch // 2 + index * pitch, top, 300 + index)

    def hands(self, picture: Picture) -> Places:
        """Return where the cards of all hands lie; of the others' those that are seen come first."""
        count = len(picture.hand)
        found = {card: self.hand(index, count) for index, card in enumerate(picture.hand)}
        for seat, cards in enumerate(picture.open_hands):
            found |= {card: self.other(seat, index, True) for index, card in enumerate(cards)}
            for index in range(picture.hidden[seat]):
                found[f"{BACK}-{seat}-{index}"] = self.other(seat, len(cards) + index, False)
        return found

    def on_table(self, picture: Picture) -> Places:
        """Return where the cards on the table lie: those of one month overlap, two of which one is to be
        chosen are spread, and what this turn has laid lies over what it takes."""
        found: Places = {}
        months = by_month(picture.table)
        for number, cards in months.items():
            (x, y), (right, down) = self.slot(number), self.step(len(cards))
            spread = len(cards) == 2 and set(cards) <= set(picture.choice)
            if spread:
                x, right, down = min(max(x - 27, self.edges[0]), self.edges[1]), 54, 0
            z = 200 if spread else 100
            for index, card in enumerate(cards):
                found[card] = Place(x + right * index, y + down * index, z + index)
        for index, card in enumerate(picture.played):
            found[card] = self.played(card, len(months.get(month(card), ())) + index)
        if picture.turned is not None:
            found[picture.turned] = Place(self.turned.x(), self.turned.y(), 260)
        return found


def lying(picture: Picture, layout: Layout) -> Iterator[tuple[str, str, int]]:
    """Yield every card that is seen, in reading order, with where it is (``hand``, ``table``, ``played``,
    ``turned``, ``open`` for another's hand, ``collected``, ``own`` by the person) and whose."""
    yield from ((card, "hand", 0) for card in picture.hand)
    yield from ((card, "table", 0) for card in picture.table)
    yield from ((card, "played", 0) for card in picture.played)
    if picture.turned is not None:
        yield picture.turned, "turned", 0
    for seat, hand in enumerate(picture.open_hands):
        yield from ((card, "open", seat) for card in hand)
    for seat, cards in enumerate(picture.collections):
        yield from ((card, "collected" if seat else "own", seat) for card in layout.collected(seat, cards))


def month(card: str) -> int:
    """Return the number of a card's month, or coin, 1 to 12; the first two letters of its id."""
    return int(card[:2])


def by_month(cards: Iterable[str]) -> dict[int, list[str]]:
    """Return cards by the number of their month, each month's in the order given."""
    found: dict[int, list[str]] = {}
    for card in cards:
        found.setdefault(month(card), []).append(card)
    return found


def without(cards: tuple[str, ...], gone: Collection[str]) -> tuple[str, ...]:
    """Return cards less some."""
    return tuple(card for card in cards if card not in gone)
