"""What lies on a table of flower cards, as data: cards by their ids, and where each of them lies."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.flower_cards.deck import numbers

WHOLE = QSize(48, 78)
SMALL = QSize(24, 39)
TINY = QSize(10, 15)
"""The sizes in which cards are drawn: at full size, as collected, and as backs in another's hand."""
CARD_W, CARD_H = WHOLE.toTuple()
SMALL_W, SMALL_H = SMALL.toTuple()
BACK = "back"
"""What the names of cards begin with that are not seen, ``back-SEAT-INDEX``."""
EAR = 13
"""The breadth and height of an ear, the mark of its kind that a covered card bears."""
LIFTED = 2
"""How many pixels a card is lifted that is in the air."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies: its upper left corner, what lies over what, how large it is, whether its face is
    seen. `ear`: where its ear is, by its corner, if it has one; `twin`: another just like it lies below.

    `moving`: it is on its way, over all that lies still; `lifted`: it casts a shadow there; `wide`: how wide
    it is seen while it is turned over, 0 for wholly.
    """

    x: int
    y: int
    z: int = 0
    face: bool = True
    size: QSize = WHOLE
    ear: tuple[int, int] | None = None
    twin: bool = False
    moving: bool = False
    lifted: bool = False
    wide: int = 0

    @property
    def rect(self) -> QRect:
        """The pixels that a card there covers, wholly seen and lying."""
        return QRect(QPoint(self.x, self.y), self.size)

    @property
    def painted(self) -> QRect:
        """All pixels that may look otherwise for a card there, its shadow too."""
        if self.lifted:
            return self.rect.adjusted(-1, -LIFTED, 1, 0)
        # A line parts a small card from the one left of it.
        return self.rect.adjusted(-1, 0, 0, 0) if self.small else self.rect

    @property
    def small(self) -> bool:
        return self.size != WHOLE


Places = dict[str, CardPlace]
"""Places of cards by their ids."""


@dataclass
class TablePicture:
    """What a table shows at one moment, cards by their ids. Motion changes it step by step, and when all
    motion has ended it equals the one made afresh from the view.

    `hand`: the person's own; `hidden`: how many cards of each hand are not seen; `open_hands`: what lies open
    of the others'; `stack`: how many cards are left in it; `played`: what this turn has laid, by what it
    takes until the turned card is settled; `turned`: the card turned from the stack; `lifted`: the card of
    the hand that lies there while it is asked which of two it takes; `choice`: these two; `threes`: months of
    which three lie on the table; `shown`: own cards that others have seen. `seats`: what stands beside each
    player's face, the game's own, its `points` among it. `coming`: cards that somebody has collected and that
    are still on their way.
    `phase`: of what flashes.
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
    lifted: str | None = None
    choice: tuple[str, ...] = ()
    threes: frozenset[int] = frozenset()
    shown: tuple[str, ...] = ()
    coming: frozenset[str] = frozenset()
    counting: int = -1
    phase: int = 0
    wipe: int = -1
    places: Places = field(default_factory=dict)

    def lying_still(self) -> TablePicture:
        """Return the picture as it is, of places only those of cards that lie still, without the stack."""
        places = {card: place for card, place in self.places.items() if not place.moving}
        return replace(self, places=places, stack=0, seats=[replace(seat) for seat in self.seats])

    @property
    def lying(self) -> frozenset[int]:
        """The months of which a card lies on the table: one that is still on its way does not."""
        there = ((card, self.places.get(card)) for card in (*self.table, *self.played))
        return frozenset(month(card) for card, place in there if place is not None and not place.moving)

    @property
    def arrived(self) -> tuple[tuple[str, ...], ...]:
        """What lies there of what all have collected."""
        return tuple(without(cards, self.coming) for cards in self.collections)

    @property
    def matching(self) -> frozenset[str]:
        """The cards of the hand whose month lies on the table."""
        there = {card[:2] for card in self.table}
        return frozenset(card for card in self.hand if card[:2] in there)


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


def as_they_came(table: int, plays: Iterable[tuple[int, int]]) -> Iterable[int]:
    """Return the cards on a table by their months, those of one in the order in which they came, so that none
    changes its place for another. `plays`: what lay there when each card was played, and that card, which
    lies before what was turned."""
    came: dict[int, int] = {}
    played = [-1]
    for number, (lay, card) in enumerate(plays):
        came |= {each: number for each in numbers(lay) if each not in came}
        played.append(card)

    def place(card: int) -> tuple[int, int, bool]:
        return card >> 2, came.get(card, len(played)), card not in played

    return sorted(numbers(table), key=place)
