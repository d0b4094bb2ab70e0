"""Memory of a computer player: facts derived from the last asks, as all players saw them.

For the levels that remember two or ten moves (soi §memory model). A player always knows, besides this, its
own hand, the sizes of all hands, and the deposited sets.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import KIND_CARDS, numbers
from .events import Asked
from .view import View

REMEMBERED_ASKS = {"easiest": 2, "middle": 10}
"""Number of asks of this round, by all seats, that each level remembers (soi A13, A14)."""
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


def remember(view: View, moves: int | None = None) -> Memory:
    """Return the memory of a seat that remembers the last `moves` asks; None means all of this round."""
    memory = Memory()
    for asked in view.log if moves is None else view.log[len(view.log) - min(moves, len(view.log)) :]:
        if view.owners[asked.card >> 2] < 0:
            memory.hear(asked)
    return memory


def missed_too_often(view: View) -> bool:
    """True if so many asks in a row have missed that it is time to ask at random (soi §traps)."""
    last = view.log[-MAX_MISSES_IN_A_ROW:]
    return len(last) == MAX_MISSES_IN_A_ROW and not any(asked.hit for asked in last)
