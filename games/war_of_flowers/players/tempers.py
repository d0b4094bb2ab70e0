"""Tempers of the six opponents: preferences that are added to the values of any level of play."""

from __future__ import annotations

from dataclasses import dataclass

from ..actions import Action, Go, Play, Take
from ..cards import ANIMALS, CUP, RIBBONS, SUNS, numbers
from ..view import View
from .card_worth import worths


@dataclass(frozen=True, slots=True)
class Temper:
    """Preference of an opponent in the choice of cards and calls.

    Roughly in points for each card that a move certainly takes: `suns`, `animals`, `ribbons`, `plains`
    (doubles too). As a share of a card's worth to others: `denial` for cards taken from the table, `caution`
    against a card laid down, `grudge` as `denial` but only for the rival in front. `nerve`: how much sooner
    (or later, below 0) it calls GO, in hand cards, and above 0 also in points of the others that it accepts.
    """

    suns: float = 0.0
    animals: float = 0.0
    ribbons: float = 0.0
    plains: float = 0.0
    denial: float = 0.0
    caution: float = 0.0
    grudge: float = 0.0
    nerve: int = 0

    def preference(self, view: View, action: Action, taken: int) -> float:
        """Return the preference for an action, roughly in points.

        `taken` is the set of cards that the action certainly takes, its own card included.
        """
        if not isinstance(action, Play | Take):
            return float(self.nerve) if isinstance(action, Go) else 0.0
        liked = 0.0
        for cards, fondness in self._fondness(view):
            if fondness:
                liked += fondness * (taken & cards).bit_count()
        if not (self.denial or self.grudge if taken else self.caution):
            return liked
        others = [(view.seat + step) % 3 for step in (1, 2)]
        wanted = {seat: worths(view, seat) for seat in others}
        if not taken:
            return liked - self.caution * max(wanted[seat][action.card] for seat in others)
        rival = rival_of(view)
        for card in numbers(taken & view.table):
            liked += self.denial * max(wanted[seat][card] for seat in others)
            liked += self.grudge * wanted[rival][card]
        return liked

    def _fondness(self, view: View) -> tuple[tuple[int, float], ...]:
        animals = ANIMALS & ~CUP if view.cup_plain else ANIMALS
        rest = ~(SUNS | animals | RIBBONS)
        return ((SUNS, self.suns), (animals, self.animals), (RIBBONS, self.ribbons), (rest, self.plains))


def rival_of(view: View) -> int:
    """Return the other seat against which a grudge is held.

    It has more points, then more money, then the earlier turn.
    """
    one, two = (view.seat + 1) % 3, (view.seat + 2) % 3
    ahead = (view.points[two], view.money[two]) > (view.points[one], view.money[one])
    return two if ahead else one


CALM = Temper()
"""Temper without preferences, for players without an opponent's name."""


TEMPERS = {
    "aunt": Temper(grudge=1.8, denial=0.3),
    "clerk": Temper(caution=0.9, nerve=-1),
    "student": Temper(suns=2.5, plains=-0.3),
    "sailor": Temper(animals=0.55, nerve=1),
    "grandmother": Temper(ribbons=0.4),
    "salesman": Temper(plains=0.8),
}
"""Tempers by opponent (`companions.NAMES`)."""
