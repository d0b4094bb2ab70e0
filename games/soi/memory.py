"""What somebody knows who has heard the last asks: folded from the log of asks, as everybody saw them.

For the levels that remember two moves or ten (soi §memory model). What is always known besides: one's own
hand, the sizes of all hands, and the deposited sets.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import KIND_CARDS, numbers
from .events import Asked
from .view import View

MOVES = {"easiest": 2, "middle": 10}
"""How many asks each level remembers, by anybody, in this round (soi A13, A14)."""
FRUITLESS = 40
"""After so many misses in a row every level asks anything of anybody, so that no round lasts for ever."""


@dataclass(slots=True)
class Memory:
    """What is remembered of cards that one does not hold.

    `at`: where a card is known to be. `lacks`: the seats known to lack a card, as bits. `has`: seats that are
    known to hold at least one of a set of cards.
    """

    at: dict[int, int] = field(default_factory=dict)
    lacks: dict[int, int] = field(default_factory=dict)
    has: list[tuple[int, int]] = field(default_factory=list)

    def hear(self, asked: Asked) -> None:
        """Take in an ask and its outcome."""
        a, b, card = asked.asker, asked.asked, asked.card
        bit, kind = 1 << card, KIND_CARDS[card >> 2]
        if asked.hit:
            self.at[card] = a
            self.lacks.pop(card, None)
            # What the giver held may have been this card; nobody else can have meant it.
            self.has = [(seat, cards & ~bit) for seat, cards in self.has if seat != b or not cards & bit]
        else:
            self.lacks[card] = self.lacks.get(card, 0) | 1 << a | 1 << b
        if not any(other != card and self.at.get(other) == a for other in numbers(kind)):
            self._claims(a, kind & ~bit)

    def _claims(self, seat: int, cards: int) -> None:
        """Take in that a seat holds one of some cards: who asks for a card holds another of its kind."""
        for card in numbers(cards):
            if card in self.at or self.lacks.get(card, 0) >> seat & 1:
                cards ^= 1 << card
        self.has.append((seat, cards))


def remember(view: View, moves: int | None = None) -> Memory:
    """Return what a seat knows that remembers the last so many asks (None: all of this round)."""
    memory = Memory()
    for asked in view.log if moves is None else view.log[len(view.log) - min(moves, len(view.log)) :]:
        if view.owners[asked.card >> 2] < 0:
            memory.hear(asked)
    return memory


def fruitless(view: View) -> bool:
    """Whether so many asks in a row have missed that it is time to ask at random (soi §traps)."""
    last = view.log[-FRUITLESS:]
    return len(last) == FRUITLESS and not any(asked.hit for asked in last)
