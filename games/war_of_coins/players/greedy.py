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
    """Skill of a greedy player, with typical oversights of people at that level.

    `sees`: True if it considers coming sets, what the other wants, and points made at once; else only the
    faces of cards. `overlooks`: percentage of pairs that it misses, unless they have an Exchange or a joker.
    `shows`: True if it considers showing three cards. `content`: payment at which it ends the game; 0: it
    decides with sense.
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
"""Worth of each card to a player that ignores sets, in thousandths."""
_NOTHING = [0] * 50
_CATCHING = EXCHANGES | JOKERS
HIGH_PAYMENT = 10
"""Payment from which daring players end the game as others do: below it there is little to lose."""
HALF_BLIND = 0.3
"""Share of a temper for players that ignore sets."""


class GreedyPlayer:
    """Player that takes the card worth most at once, by its skill and its temper."""

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
            # Values are millionths of a point. A player that ignores sets does not know what the other wants.
            share = 1e6 * (1 if skill.sees else HALF_BLIND)
            wanted = theirs if skill.sees else _FACES
            liked = [self.temper.preference(view, action, wanted) for action in legal]
            values = [value + round(share * more) for value, more in zip(values, liked, strict=True)]
        return legal[values.index(max(values))]

    def _keeps_going(self, view: View) -> bool:
        """True if *Keep going* looks good; a payment that wins the match ends the game."""
        amount = preview(view).now.amount
        enough = view.target - view.balance[view.seat] if view.target else amount + 1
        if self.skill.content:
            return amount < min(enough, self.skill.content)
        caller = self._nerve if amount < HIGH_PAYMENT else self._greedy
        return caller.call(known(view), enough) == KEEP_GOING

    def _notices(self, view: View, action: Action, stream: Stream) -> bool:
        """True if the player notices an action."""
        if isinstance(action, Show):
            return self.skill.shows
        taken = captured(view, action)
        return not taken or bool(taken & _CATCHING) or stream.below(100) >= self.skill.overlooks

    explain = explain
