"""Model of the picture of a table of flower cards: cards by their ids, and their places."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.flower_cards.deck import numbers
from macclassic.table.motion.moving_pieces import SMALL_CARD, CardPlace
from macclassic.table.table_state import TableState

WHOLE = QSize(48, 78)
SMALL = SMALL_CARD
TINY = QSize(10, 15)
"""Sizes of cards: in full, as collected, and as backs in an opponent's hand."""
CARD_W, CARD_H = WHOLE.toTuple()
SMALL_W, SMALL_H = SMALL.toTuple()
BACK = "back"
"""Prefix of the names of face-down cards, ``back-SEAT-INDEX``."""
EAR = 13
"""Width and height of an ear, the mark of its kind on a covered card."""


@dataclass(frozen=True, slots=True)
class FlowerCardPlace(CardPlace):
    """Place of a flower card.

    `ear`: the corner of its ear, if it has one. `twin`: a similar card lies below. `moving`: it is on its
    way, above all that is at rest.
    """

    size: QSize = WHOLE
    ear: tuple[int, int] | None = None
    twin: bool = False
    moving: bool = False

    @property
    def middle(self) -> QPoint:
        """The centre of the card: of two middle rows or columns the upper or left one."""
        return QRect(QPoint(self.x, self.y), self.size).center()

    @property
    def small(self) -> bool:
        return self.size != WHOLE


Places = dict[str, FlowerCardPlace]
"""Places of cards by their ids."""


@dataclass
class TablePicture:
    """Model of the table's picture, with cards by their ids. Motions change it step by step.

    After all motions have ended it equals a model made anew from the view.

    `hand`: the viewer's open cards. `hidden`: the number of hidden cards in each hand. `open_hands`: the open
    cards of the opponents. `stack`: the number of cards left. `played`: the cards played in this turn, beside
    those they take until the turned card is settled. `turned`: the card turned from the stack. `lifted`: the
    hand card for which one of two cards must be chosen. `choice`: these two. `threes`: months with three
    cards on the table. `shown`: own cards that others have seen. `seats`: figures beside each player's face,
    defined by the game, with `points`. `coming`: collected cards that are still on their way. `counting`: the
    seat whose points are counted, or -1. `phase`: phase of flashing marks. `wipe`: place of the wiping cloth,
    or -1. `viewer`: the seat at the bottom of the table.
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
    viewer: int = 0
    places: Places = field(default_factory=dict)

    def lying_still(self) -> TablePicture:
        """Return a copy with the places of resting cards only, and without the stack."""
        places = {card: place for card, place in self.places.items() if not place.moving}
        return replace(self, places=places, stack=0, seats=[replace(seat) for seat in self.seats])

    def hide_hand(self) -> None:
        """Turn the viewer's hand face down: another person may look at the screen."""
        many = self.hidden[self.viewer] + len(self.hand)
        self.hidden = changed(self.hidden, self.viewer, many)
        for card in self.hand:
            self.places.pop(card, None)
        self.hand, self.shown, self.lifted = (), (), None

    @property
    def lying(self) -> frozenset[int]:
        """The months with a resting card on the table; cards on their way do not count."""
        there = ((card, self.places.get(card)) for card in (*self.table, *self.played))
        return frozenset(month(card) for card, place in there if place is not None and not place.moving)

    @property
    def arrived(self) -> tuple[tuple[str, ...], ...]:
        """The collected cards of each seat that have arrived."""
        return tuple(without(cards, self.coming) for cards in self.collections)

    @property
    def matching(self) -> frozenset[str]:
        """The hand cards whose month is on the table."""
        there = {card[:2] for card in self.table}
        return frozenset(card for card in self.hand if card[:2] in there)


def changed(values: tuple[object, ...], seat: int, value: object) -> tuple[Any, ...]:
    """Return values by seat with one of them replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def month(card: str) -> int:
    """Return the month or coin of a card, 1 to 12, from the first two letters of its id."""
    return int(card[:2])


def by_month(cards: Iterable[str]) -> dict[int, list[str]]:
    """Return cards by month, those of each month in the given order."""
    found: dict[int, list[str]] = {}
    for card in cards:
        found.setdefault(month(card), []).append(card)
    return found


def without(cards: tuple[str, ...], gone: Collection[str]) -> tuple[str, ...]:
    """Return cards without some."""
    return tuple(card for card in cards if card not in gone)


def as_they_came(table: int, plays: Iterable[tuple[int, int]]) -> Iterable[int]:
    """Return the cards on a table by month, those of one month in the order of their arrival.

    The order keeps every card at its place. `plays`: the table before each play, and the card played, which
    comes before the card turned.
    """
    came: dict[int, int] = {}
    played = [-1]
    for number, (lay, card) in enumerate(plays):
        came |= {each: number for each in numbers(lay) if each not in came}
        played.append(card)

    def place(card: int) -> tuple[int, int, bool]:
        return card >> 2, came.get(card, len(played)), card not in played

    return sorted(numbers(table), key=place)


CardState = TableState[Any, Any, TablePicture, Any]
"""The state of a table of flower cards."""
