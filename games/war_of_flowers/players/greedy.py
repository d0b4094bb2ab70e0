"""Players that look one card ahead: by feel, greedily, and with sense (IQ 60, 80 and 100).

And the six opponents' tempers: what each is fond of, added to whatever a level of play thinks of a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.chance import Stream

from ..acts import Action, Go, Play, Take
from ..cards import ANIMALS, CUP, IDS, RIBBONS, SUNS, kind, numbers
from ..scoring import score
from ..view import View
from .house import eagerness, gifts, thumb
from .reasons import captured, explain
from .worth import WEIGHTS, Weights, worths

# Tempers


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


# Players


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a player looks: what it weighs, and how it calls.

    `slips`: how far its eye may err, in points; `sets`: whether it sees sets, and what others want, at all;
    `bold`: it calls GO while no other has more points than this.
    """

    slips: float
    sets: bool
    bold: int


FEEL = Skill(slips=3.0, sets=False, bold=9)
GREED = Skill(slips=1.2, sets=False, bold=3)
SENSE = Skill(slips=0.0, sets=True, bold=0)


_FACES = tuple({"sun": 2.0, "animal": 1.0, "ribbon": 1.0, "double": 1.0}.get(kind(name), 0.5) for name in IDS)
"""What a card looks like to whoever sees no sets."""


HALF_BLIND = 0.3
"""The share of a temper, divided by how far the eye errs, in whoever sees no sets: a grudge knows what others
want, which would make such a player a better one than its level."""


@dataclass(frozen=True)
class GreedyPlayer:
    """Takes what is worth most at once, as its skill sees it and its temper likes it."""

    skill: Skill = SENSE
    weights: Weights = WEIGHTS
    temper: Temper = CALM

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if len(legal) == 1:
            return legal[0]
        return thumb(view, legal, lambda actions: self._chosen(view, actions, stream))

    def _chosen(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if isinstance(legal[0], Go):
            return legal[0] if self._goes(view) else legal[1]
        if len(legal) == 1:
            return legal[0]
        values = self.values(view, legal)
        if self.temper is not CALM:
            share = 1.0 if self.skill.sets else HALF_BLIND / self.skill.slips
            liked = [self.temper.leaning(view, action, captured(view, action)) for action in legal]
            values = [value + share * more for value, more in zip(values, liked, strict=True)]
        slips = self.skill.slips
        if slips:
            values = [value + slips * stream.below(1000) / 1000 for value in values]
        return legal[values.index(max(values))]

    def _goes(self, view: View) -> bool:
        """Whether GO looks safe: cards enough to score again, and nobody near a call."""
        others = [view.points[seat] for seat in range(3) if seat != view.seat]
        nerve = self.temper.nerve
        return (
            view.hand_sizes[view.seat] >= 3 - nerve - eagerness(view)
            and max(others) <= self.skill.bold + max(0, nerve)
            and view.points[view.seat] < self.weights.go_points
        )

    def values(self, view: View, legal: Sequence[Action]) -> list[float]:
        """Return how good each action of a hand card or of a choice looks, in points or so."""
        seat = view.seat
        if not self.skill.sets:
            return [self._value(view, action, list(_FACES), [0.0] * 48) for action in legal]
        mine = worths(view, seat, self.weights)
        one, two = (worths(view, (seat + step) % 3, self.weights) for step in (1, 2))
        theirs = [max(pair) for pair in zip(one, two, strict=True)]
        return [self._value(view, action, mine, theirs) for action in legal]

    def _value(self, view: View, action: Action, mine: list[float], theirs: list[float]) -> float:
        taken = captured(view, action)
        weights = self.weights
        if not taken and isinstance(action, Play):
            laid: int = action.card
            month = laid & ~3
            coming = (view.unseen >> month & 15).bit_count()
            # Left for others only as far as a card of its month is still about.
            return (
                -weights.caution * theirs[laid] * weights.coming[min(coming, 3)]
                - weights.keeping * mine[laid]
            )
        value = 0.0
        for card in numbers(taken):
            value += mine[card]
            if view.table >> card & 1:
                value += weights.denial * theirs[card]
        if self.skill.sets:
            mine_then = view.collections[view.seat] | taken
            value += weights.rise * (score(mine_then, view.cup_plain) - view.points[view.seat])
        return value + weights.four * gifts(view, taken)

    explain = explain
