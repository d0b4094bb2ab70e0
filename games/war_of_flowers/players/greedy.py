"""Players that look one card ahead: by feel, greedily, and with sense (IQ 60, 80 and 100)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.chance import Stream

from ..actions import Action, Go, Play
from ..cards import IDS, kind, numbers
from ..scoring import score
from ..view import View
from .captures import captured, passed_plains
from .card_worth import WEIGHTS, Weights, worths
from .house_rules import eagerness, rule_of_thumb
from .reasons import explain
from .tempers import CALM, Temper


@dataclass(frozen=True, slots=True)
class Skill:
    """Skill of a greedy player.

    `slips`: range of the random error added to a card's worth, in points. `sets`: True if it considers sets
    and what others want. `bold`: most points of another player with which it still calls GO.
    """

    slips: float
    sets: bool
    bold: int


FEEL = Skill(slips=3.0, sets=False, bold=9)
GREED = Skill(slips=1.2, sets=False, bold=3)
SENSE = Skill(slips=0.0, sets=True, bold=0)


_FACES = tuple({"sun": 2.0, "animal": 1.0, "ribbon": 1.0, "double": 1.0}.get(kind(name), 0.5) for name in IDS)
"""Worth of each card to a player that ignores sets."""


HALF_BLIND = 0.3
"""Share of a temper, divided by `slips`, for players that ignore sets.

A grudge knows what others want, which would make such a player stronger than its level.
"""


@dataclass(frozen=True)
class GreedyPlayer:
    """Player that takes the card worth most at once, by its skill and its temper."""

    skill: Skill = SENSE
    weights: Weights = WEIGHTS
    temper: Temper = CALM

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if len(legal) == 1:
            return legal[0]
        return rule_of_thumb(view, legal, lambda actions: self._chosen(view, actions, stream))

    def _chosen(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if isinstance(legal[0], Go):
            return legal[0] if self._goes(view) else legal[1]
        if len(legal) == 1:
            return legal[0]
        values = self.values(view, legal)
        if self.temper is not CALM:
            share = 1.0 if self.skill.sets else HALF_BLIND / self.skill.slips
            liked = [self.temper.preference(view, action, captured(view, action)) for action in legal]
            values = [value + share * more for value, more in zip(values, liked, strict=True)]
        slips = self.skill.slips
        if slips:
            values = [value + slips * stream.below(1000) / 1000 for value in values]
        return legal[values.index(max(values))]

    def _goes(self, view: View) -> bool:
        """True if GO looks safe: enough cards to score again, and no other seat near a call."""
        others = [view.points[seat] for seat in range(3) if seat != view.seat]
        nerve = self.temper.nerve
        return (
            view.hand_sizes[view.seat] >= 3 - nerve - eagerness(view)
            and max(others) <= self.skill.bold + max(0, nerve)
            and view.points[view.seat] < self.weights.go_points
        )

    def values(self, view: View, legal: Sequence[Action]) -> list[float]:
        """Return the value of each hand card or choice, roughly in points."""
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
            # A laid card is a loss only if another card of its month is still unseen.
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
        return value + weights.four * passed_plains(view, taken)

    explain = explain
