"""The six opponents' tempers: what each is fond of, added to whatever a level of play thinks of a move."""

from __future__ import annotations

from dataclasses import dataclass

from ..actions import Action, Go, Play, Take
from ..cards import ANIMALS, CUP, RIBBONS, SUNS, numbers
from ..view import View
from .card_worth import worths


@dataclass(frozen=True, slots=True)
class Temper:
    """A leaning in the choice of cards and calls, as small data.

    In points or so, for each card that a move is sure to take: `suns`, `animals`, `ribbons`, `plains`
    (doubles too). As a share of what a card is worth to others: `denial` for those that are taken from the
    table, `caution` against a card that is laid down, `grudge` like denial but only for what the one in front
    wants. `nerve`: how much sooner (or later, below 0) it calls GO: by hand cards, and above 0 by points of
    the others that it does not mind.
    """

    suns: float = 0.0
    animals: float = 0.0
    ribbons: float = 0.0
    plains: float = 0.0
    denial: float = 0.0
    caution: float = 0.0
    grudge: float = 0.0
    nerve: int = 0

    def leaning(self, view: View, action: Action, taken: int) -> float:
        """Return how much it likes an action for its own sake, in points or so.

        `taken` is the set of cards that the action is sure to take, its own card among them.
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
        rival = in_front(view)
        for card in numbers(taken & view.table):
            liked += self.denial * max(wanted[seat][card] for seat in others)
            liked += self.grudge * wanted[rival][card]
        return liked

    def _fondness(self, view: View) -> tuple[tuple[int, float], ...]:
        animals = ANIMALS & ~CUP if view.cup_plain else ANIMALS
        rest = ~(SUNS | animals | RIBBONS)
        return ((SUNS, self.suns), (animals, self.animals), (RIBBONS, self.ribbons), (rest, self.plains))


def in_front(view: View) -> int:
    """Return which of the two others a grudge is held against: who has more points, then more money, then
    who plays next."""
    one, two = (view.seat + 1) % 3, (view.seat + 2) % 3
    ahead = (view.points[two], view.money[two]) > (view.points[one], view.money[one])
    return two if ahead else one


CALM = Temper()
"""No leaning at all: how a player without an opponent's name plays."""


TEMPERS = {
    "aunt": Temper(grudge=1.8, denial=0.3),
    "clerk": Temper(caution=0.9, nerve=-1),
    "student": Temper(suns=2.5, plains=-0.3),
    "sailor": Temper(animals=0.55, nerve=1),
    "grandmother": Temper(ribbons=0.4),
    "salesman": Temper(plains=0.8),
}
"""By whom they are of (`companions.NAMES`)."""
