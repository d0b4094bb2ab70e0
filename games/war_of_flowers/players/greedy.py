"""Players that look one card ahead: by feel, greedily, and with sense (IQ 60, 80 and 100)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.chance import Stream

from ..actions import Action, Go, Play
from ..cards import IDS, kind, numbers
from ..scoring import score
from ..view import View
from .card_worth import WEIGHTS, Weights, worths
from .house_rules import eagerness, gifts, thumb
from .reasons import captured, explain
from .tempers import CALM, Temper


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
