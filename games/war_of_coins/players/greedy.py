"""Players that look one card ahead: by feel, greedily, and with sense (IQ 60, 80 and 100)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

from macclassic.engine.chance import Stream

from ..card_names import card_name, coin_name
from ..cards import FOUR, IDS, JOKER, kind, names, numbers, whole_coin
from ..result import preview
from ..scoring import TARGET, score
from ..state import SUBSTITUTE, TAKE, Action, View
from . import reasons
from .reasons import Reason, because
from .worth import WEIGHTS, Weights, worths


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a player looks: `slips`, how far its eye may err, in points; `sets`, whether it sees sets,
    and what the other wants, at all; `bold`, how many points the other may have more than it ought when this
    player says *Keep going*."""

    slips: float
    sets: bool
    bold: int


FEEL = Skill(slips=3.0, sets=False, bold=9)
GREED = Skill(slips=1.2, sets=False, bold=4)
SENSE = Skill(slips=0.0, sets=True, bold=0)

_LOOKS = {"exchange": 2.0, "gateway": 1.2, "double": 1.0, "joker": 2.0, "mining": 0.5}
_FACES = [_LOOKS.get(kind(name), 1.0) for name in IDS]
"""What a card looks like to whoever sees no sets."""
_NOTHING = [0.0] * 50


class GreedyPlayer:
    """Takes what is worth most at once, as its skill sees it."""

    def __init__(self, skill: Skill = SENSE, weights: Weights = WEIGHTS) -> None:
        self.skill = skill
        self.weights = weights

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that looks best."""
        first = legal[0]
        if first.type == "keep-going":
            return first if self._keeps_going(view) else legal[1]
        if len(legal) == 1 or first.type == "perfect-win":
            return first
        values = self.values(view, legal)
        slips = self.skill.slips
        if slips:
            values = [value + slips * stream.below(1000) / 1000 for value in values]
        return legal[values.index(max(values))]

    def _keeps_going(self, view: View) -> bool:
        """Whether *Keep going* looks good: a turn left to score again, and the other not near its next end.

        Doublings make much of it: waiting for the last turn earned far more than an early end when measured.
        But what wins the match is enough.
        """
        if wins_match(view):
            return False
        seat, other, weights = view.seat, 1 - view.seat, self.weights
        turns = view.hand_sizes[seat] + view.owed[seat]
        lacks = max(TARGET, view.keep_score[other] + 1) - view.points[other] + self.skill.bold
        doubled = log2(preview(view).now.amount / TARGET)
        return turns >= weights.turns and lacks >= weights.lacks + weights.stake * doubled

    def values(self, view: View, legal: Sequence[Action]) -> list[float]:
        """Return how good each action of a turn or a choice looks, in points or so."""
        if not self.skill.sets:
            mine, theirs = _FACES, _NOTHING
        else:
            mine = worths(view, view.seat, self.weights)
            theirs = worths(view, 1 - view.seat, self.weights)
        return [self._value(view, action, mine, theirs) for action in legal]

    def _value(self, view: View, action: Action, mine: list[float], theirs: list[float]) -> float:
        weights = self.weights
        if action.type == "flip-only":
            return 0.0
        if action.type == "show":
            # It ends no turn: what else is worth doing can be done afterwards.
            transacts = bool(view.layout & whole_coin(action.coin))
            return 0.0 if transacts else 100.0
        if action.card >= JOKER:
            return mine[action.card] + weights.special
        taken = captured(view, action)
        if not taken:
            coming = (view.unseen >> (action.card & ~3) & FOUR).bit_count()
            # Left for the other only as far as a card of its coin is still about.
            return (
                -weights.caution * theirs[action.card] * weights.coming[min(coming, 3)]
                - weights.keeping * mine[action.card]
            )
        value = sum(mine[card] for card in numbers(taken))
        value += weights.denial * sum(theirs[card] for card in numbers(taken & view.layout))
        if self.skill.sets:
            held = view.captured[view.seat]
            value += weights.rise * (score(held | taken) - score(held))
        if taken.bit_count() == 4:
            value += weights.special
        if action.type == "transact":
            value += weights.doubling
        return value

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)


def wins_match(view: View) -> bool:
    """Whether ending the game now would end the match too."""
    return 0 < view.target <= view.balance[view.seat] + preview(view).now.amount


def captured(view: View, action: Action) -> int:
    """Return the cards that an action is sure to capture at once, its own among them; 0 for none."""
    if action.type == "take":
        return 1 << action.card | 1 << view.turned
    if action.type == "transact":
        return whole_coin(action.coin)
    if action.type != "play":
        return 0
    if action.card >= JOKER:
        return 1 << action.card
    there = view.layout & FOUR << (action.card & ~3)
    if action.take >= 0:
        there = 1 << action.take
    return there | 1 << action.card if there else 0


_ALONE = {
    "keep-going": reasons.KEEP_GOING,
    "perfect-win": reasons.WIN,
    "flip-only": reasons.FLIP_ONLY,
}


def why(view: View, action: Action) -> Reason:
    """Return the reason for an action, in a sentence for a person."""
    if action.type in _ALONE:
        return because(_ALONE[action.type])
    if action.type == "end":
        template = reasons.END_MATCH if wins_match(view) else reasons.END
        return because(template, amount=preview(view).now.amount)
    if action.type in ("show", "transact"):
        template = reasons.SHOW if action.type == "show" else reasons.TRANSACT
        return because(template, coin=coin_name(action.coin + 1))
    if action.type not in ("play", "take"):
        return because(reasons.LOTS)
    card = card_name(IDS[action.card])
    if view.phase in (TAKE, SUBSTITUTE):
        return because(reasons.TAKES, card=card)
    if action.card >= JOKER:
        return because(reasons.JOKER)
    taken = captured(view, action)
    if not taken:
        return because(reasons.NOTHING, card=card)
    if taken.bit_count() == 4:
        return because(reasons.STACK, card=card)
    target = card_name(names(taken & ~(1 << action.card))[0])
    mine = view.captured[view.seat]
    points = score(mine | taken) - score(mine)
    if points > 0:
        return because(reasons.COMPLETES, card=card, taken=target, points=points)
    number = (taken & view.layout).bit_length() - 1
    own, theirs = worths(view, view.seat), worths(view, 1 - view.seat)
    if theirs[number] > own[number] + 0.5:
        return because(reasons.DENIES, card=card, taken=target)
    if own[number] + own[action.card] >= 2.0:
        return because(reasons.SET, card=card, taken=target)
    return because(reasons.MATCHES, card=card, taken=target)
