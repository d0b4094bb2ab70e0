"""Players that look one card ahead: by feel, greedily, and with sense (IQ 60, 80 and 100)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macclassic.engine.core.chance import Stream

from ..actions import KEEP_GOING, Action, KeepGoing, Perfect, Show
from ..cards import EXCHANGES, IDS, JOKERS, kind
from ..outcome.result import preview
from ..view import View, known
from .card_worth import WEIGHTS, Weights, thousandths, worths
from .evaluation import Greedy
from .reasons import captured, explain
from .tempers import CALM, Temper


@dataclass(frozen=True, slots=True)
class Skill:
    """What a player sees, and what people who play so are known to miss.

    `sees`: sets to come, what the other wants, and what a move makes at once; without it, what cards look
    like. `overlooks`: how many pairs in a hundred it does not notice, unless an Exchange or a joker catches
    its eye. `shows`: whether it thinks of showing three cards. `content`: it ends the game once that pays so
    much; 0 for sense.
    """

    sees: bool
    overlooks: int
    shows: bool
    content: int


FEEL = Skill(sees=False, overlooks=25, shows=False, content=30)
GREED = Skill(sees=False, overlooks=8, shows=True, content=7)
SENSE = Skill(sees=True, overlooks=0, shows=True, content=0)

_LOOKS = {"exchange": 2000, "gateway": 1200, "double": 1000, "joker": 2000, "mining": 500}
_FACES = [_LOOKS.get(kind(name), 1000) for name in IDS]
"""What a card looks like to whoever sees no sets, in thousandths."""
_NOTHING = [0] * 50
_CATCHING = EXCHANGES | JOKERS
MUCH = 10
"""A payment from which on the daring end the game as others do: below it there is little to lose."""
HALF_BLIND = 0.3
"""The share of a temper in whoever sees no sets."""


class GreedyPlayer:
    """Takes what is worth most at once, as its skill sees it and its temper likes it."""

    def __init__(self, skill: Skill = SENSE, weights: Weights = WEIGHTS, temper: Temper = CALM) -> None:
        self.skill, self.temper = skill, temper
        self._greedy = Greedy(thousandths(weights))
        self._nerve = Greedy(thousandths(replace(weights, lacks=weights.lacks - max(0, temper.nerve))))

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        first = legal[0]
        if isinstance(first, KeepGoing):
            return first if self._keeps_going(view) else legal[1]
        if len(legal) == 1 or isinstance(first, Perfect):
            return first
        skill = self.skill
        if skill.overlooks:
            legal = [action for action in legal if self._notices(view, action, stream)] or legal
        mine, theirs = _FACES, _NOTHING
        if skill.sees:
            mine, theirs = worths(view, view.seat), worths(view, 1 - view.seat)
        values = self._greedy.values(known(view), legal, mine, theirs, skill.sees)
        if self.temper is not CALM:
            # Values are millionths of a point. What others want, who sees no sets does not know either.
            share = 1e6 * (1 if skill.sees else HALF_BLIND)
            wanted = theirs if skill.sees else _FACES
            liked = [self.temper.leaning(view, action, wanted) for action in legal]
            values = [value + round(share * more) for value, more in zip(values, liked, strict=True)]
        return legal[values.index(max(values))]

    def _keeps_going(self, view: View) -> bool:
        """Whether *Keep going* looks good. What wins the match is enough."""
        amount = preview(view).now.amount
        enough = view.target - view.balance[view.seat] if view.target else amount + 1
        if self.skill.content:
            return amount < min(enough, self.skill.content)
        caller = self._nerve if amount < MUCH else self._greedy
        return caller.call(known(view), enough) == KEEP_GOING

    def _notices(self, view: View, action: Action, stream: Stream) -> bool:
        """Whether it thinks of an action at all."""
        if isinstance(action, Show):
            return self.skill.shows
        taken = captured(view, action)
        return not taken or bool(taken & _CATCHING) or stream.below(100) >= self.skill.overlooks

    explain = explain
