"""Tempers of the six opponents: preferences that are added to the values of any level of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..actions import Action, KeepGoing, Play
from ..cards import DOUBLES, EXCHANGES, MERCHANTS, RIBBONS, SINGLES, numbers
from ..view import View
from .card_worth import worths
from .reasons import captured


@dataclass(frozen=True, slots=True)
class Temper:
    """Preference of an opponent in the choice of cards and calls.

    In points for each card that a move certainly takes: `exchanges`, `merchants` (Gateways too), `ribbons`,
    `mining`. As a share of a card's worth to the other: `denial` for cards taken from the layout, `caution`
    against a card laid down. `nerve`: how much sooner it keeps going, in points that the other lacks; search
    players also keep going later if it is below 0.
    """

    exchanges: float = 0.0
    merchants: float = 0.0
    ribbons: float = 0.0
    mining: float = 0.0
    denial: float = 0.0
    caution: float = 0.0
    nerve: int = 0

    def preferences(self, view: View, legal: Sequence[Action]) -> list[float]:
        """Return the preference for each action, roughly in points."""
        theirs = worths(view, 1 - view.seat)
        return [self.preference(view, action, theirs) for action in legal]

    def preference(self, view: View, action: Action, theirs: Sequence[int]) -> float:
        """Return the preference for an action, roughly in points.

        `theirs`: by card, its worth to the other, in thousandths of a point.
        """
        if isinstance(action, KeepGoing):
            return float(self.nerve)
        taken = captured(view, action)
        if not taken:
            return -self.caution * theirs[action.card] / 1000 if isinstance(action, Play) else 0.0
        liked = 0.0
        for cards, fondness in self._fondness():
            liked += fondness * (taken & cards).bit_count()
        if self.denial:
            liked += self.denial * sum(theirs[card] for card in numbers(taken & view.layout)) / 1000
        return liked

    def _fondness(self) -> tuple[tuple[int, float], ...]:
        return (
            (EXCHANGES, self.exchanges),
            (MERCHANTS, self.merchants),
            (RIBBONS, self.ribbons),
            (SINGLES | DOUBLES, self.mining),
        )


CALM = Temper()
"""Temper without preferences, for players without an opponent's name."""

TEMPERS = {
    "aunt": Temper(denial=0.6),
    "clerk": Temper(caution=0.25, nerve=-1),
    "student": Temper(exchanges=1.2, mining=-0.1),
    "sailor": Temper(merchants=0.25, nerve=1),
    "grandmother": Temper(ribbons=0.25),
    "salesman": Temper(mining=0.15),
}
"""Tempers by opponent (`companions.NAMES`)."""
