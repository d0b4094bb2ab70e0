"""Memory of a computer player: facts derived from the last asks, as all players saw them.

For the levels that remember some of the moves (soi §memory model). A player always knows, besides this, its
own hand, the sizes of all hands, the deposited sets, and whom it has just asked in vain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from macclassic.engine.core.chance import Stream

from .actions import Ask
from .cards import KIND_CARDS, numbers
from .events import Asked
from .view import View

LAST_ASKS = 2
"""Number of last asks that every player remembers."""
LAPSE = 8
"""A person who has lapses forgets one ask in so many, except the last ones."""


RememberedAsks = Sequence[tuple[int, Asked]]
"""Asks, each with how many asks ago it was, from 1; the oldest first."""


@dataclass(frozen=True, slots=True)
class Span:
    """Extent of a memory: the last `asks` of this round, by all seats; None for all.

    `lapses`: True if some of them slip its mind.
    """

    asks: int | None = None
    lapses: bool = False

    def heard(self, view: View) -> RememberedAsks:
        """Return the remembered asks.

        An ask that was forgotten stays forgotten, since that depends on the ask alone.
        """
        log = tuple(view.log)
        first = 0 if self.asks is None else max(0, len(log) - self.asks)
        return [
            (len(log) - place, log[place])
            for place in range(first, len(log))
            if not self.lapses or len(log) - place <= LAST_ASKS or not _slips(view, place, log[place])
        ]


def _slips(view: View, place: int, asked: Asked) -> bool:
    told = f"soi/lapse/{view.seat}/{view.round}/{asked.asker}/{asked.asked}/{asked.card}/{asked.hit}"
    return Stream(place, told).below(LAPSE) == 0


EVERYTHING = Span()
SPANS = {"easiest": Span(2), "middle": Span(10)}
"""Memory of each level that forgets (soi A13, A14), of a player who is none of the companions."""
PERSONAL_SPANS = {
    "student": Span(7, lapses=True),
    "grandmother": Span(8, lapses=True),
    "sailor": Span(9, lapses=True),
    "salesman": Span(10, lapses=True),
    "aunt": Span(11, lapses=True),
    "clerk": Span(12, lapses=True),
}
"""Memory of the companions at the level `middle`, by key."""
MAX_MISSES_IN_A_ROW = 40
"""After this many misses in a row every level asks at random, so that each round ends."""


@dataclass(slots=True)
class Memory:
    """Facts remembered about cards outside the player's own hand.

    `at`: the seat that is known to hold a card. `lacks`: the seats known to lack a card, as bits. `has`:
    pairs of a seat and a set of cards of which it is known to hold at least one.
    """

    at: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, int] = field(default_factory=dict)
    has: list[tuple[int, int]] = field(default_factory=list)

    def hear(self, asked: Asked) -> None:
        """Add an ask and its outcome."""
        a, b, card = asked.asker, asked.asked, asked.card
        bit, kind = 1 << card, KIND_CARDS[card >> 2]
        if asked.hit:
            self.at[card] = a
            self.lacks.pop(card, None)
            # The giver's card from a claimed set may have been this card; no other seat's claim can have
            # meant it.
            self.has = [(seat, cards & ~bit) for seat, cards in self.has if seat != b or not cards & bit]
        else:
            self.lacks[card] = self.lacks.get(card, 0) | 1 << a | 1 << b
        if not any(other != card and self.at.get(other) == a for other in numbers(kind)):
            self._claims(a, kind & ~bit)

    def _claims(self, seat: int, cards: int) -> None:
        """Add that a seat holds one of some cards: an asker must hold another card of the same kind."""
        for card in numbers(cards):
            if card in self.at or self.lacks.get(card, 0) >> seat & 1:
                cards ^= 1 << card
        self.has.append((seat, cards))


def remember(view: View, span: Span = EVERYTHING) -> Memory:
    """Return the memory of a seat, as far as it reaches."""
    return recalled(view, span.heard(view))


def recalled(view: View, heard: RememberedAsks) -> Memory:
    """Return the facts that follow from some asks, about kinds that are not deposited."""
    memory = Memory()
    for _, asked in heard:
        if view.owners[asked.card >> 2] < 0:
            memory.hear(asked)
    return memory


def just_denied(view: View) -> set[tuple[int, int]]:
    """Return the seats and cards that were just asked for in vain, as pairs.

    These are the misses among the last two asks and the last miss of the seat itself, unless that player has
    taken the card since.
    """
    denied, taken = set(), set()
    for back, asked in enumerate(reversed(view.log)):
        own = asked.asker == view.seat
        if asked.hit:
            taken.add((asked.asker, asked.card))
        elif own or back < LAST_ASKS:
            denied.add((asked.asked, asked.card))
            if own:
                break
    return denied - taken


def worth_asking(view: View, legal: Sequence[Ask]) -> Sequence[Ask]:
    """Return the legal asks without those just denied; all if there is nothing else to ask for."""
    denied = just_denied(view)
    return [ask for ask in legal if (ask.of, ask.card) not in denied] or legal


def missed_too_often(view: View) -> bool:
    """True if so many asks in a row have missed that it is time to ask at random (soi §traps)."""
    last = view.log[-MAX_MISSES_IN_A_ROW:]
    return len(last) == MAX_MISSES_IN_A_ROW and not any(asked.hit for asked in last)
