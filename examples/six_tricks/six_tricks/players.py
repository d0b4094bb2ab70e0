"""A computer player, which decides from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.engine import Player, Stream, because

from .cards import TRUMPS, beats, suit, winner

if TYPE_CHECKING:
    from .rules import Lay, View

TAKES = "this is the lowest card that takes the trick."
CHEAP = "no card takes the trick, so I give the lowest."
LEADS = "I lead my lowest card."


class LowPlayer(Player["View", "Lay"]):
    """Lays the lowest card that takes the trick, else the lowest of all."""

    def choose(self, view: View, legal: Sequence[Lay], stream: Stream) -> Lay:
        return self.explain(view, legal, stream)[0]

    def explain(self, view: View, legal: Sequence[Lay], stream: Stream) -> tuple[Lay, str]:
        lowest = sorted(legal, key=lambda each: (suit(each.card) == TRUMPS, each.card % 6))
        if not view.trick:
            return lowest[0], because(LEADS)
        best = view.trick[winner(view.trick)]
        taking = [each for each in lowest if beats(each.card, best)]
        return (taking[0], because(TAKES)) if taking else (lowest[0], because(CHEAP))
