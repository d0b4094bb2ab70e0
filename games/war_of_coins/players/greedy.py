"""Players that look one card ahead: by feel, greedily, and with sense (IQ 60, 80 and 100)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.chance import Stream

from ..card_names import card_name, coin_name
from ..cards import EXCHANGES, FOUR, IDS, JOKER, JOKERS, kind, names, whole_coin
from ..fast.greedy import Greedy
from ..fast.moves import KEEP_GOING
from ..fast.setting_up import known, move_of
from ..result import preview
from ..scoring import score
from ..state import SUBSTITUTE, TAKE, Action, View
from . import reasons
from .reasons import Reason, because
from .worth import WEIGHTS, Weights, thousandths, worths


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


class GreedyPlayer:
    """Takes what is worth most at once, as its skill sees it."""

    def __init__(self, skill: Skill = SENSE, weights: Weights = WEIGHTS) -> None:
        self.skill = skill
        self._greedy = Greedy(thousandths(weights))

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that looks best."""
        first = legal[0]
        if first.type == "keep-going":
            return first if self._keeps_going(view) else legal[1]
        if len(legal) == 1 or first.type == "perfect-win":
            return first
        skill = self.skill
        if skill.overlooks:
            legal = [action for action in legal if self._notices(view, action, stream)] or legal
        position = known(view)
        mine, theirs = _FACES, _NOTHING
        if skill.sees:
            mine, theirs = worths(view, view.seat), worths(view, 1 - view.seat)
        moves = [move_of(action) for action in legal]
        values = self._greedy.values(position, moves, mine, theirs, skill.sees)
        return legal[values.index(max(values))]

    def _keeps_going(self, view: View) -> bool:
        """Whether *Keep going* looks good. What wins the match is enough."""
        amount = preview(view).now.amount
        enough = view.target - view.balance[view.seat] if view.target else amount + 1
        if self.skill.content:
            return amount < min(enough, self.skill.content)
        return self._greedy.call(known(view), enough) == KEEP_GOING

    def _notices(self, view: View, action: Action, stream: Stream) -> bool:
        """Whether it thinks of an action at all."""
        if action.type == "show":
            return self.skill.shows
        taken = captured(view, action)
        return not taken or bool(taken & _CATCHING) or stream.below(100) >= self.skill.overlooks

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
    "perfect-win": reasons.WIN,
    "perfect-play-on": reasons.PLAY_ON,
    "flip-only": reasons.FLIP_ONLY,
}


def why(view: View, action: Action) -> Reason:
    """Return the reason for an action, in a sentence for a person."""
    if action.type in _ALONE:
        return because(_ALONE[action.type])
    if action.type == "keep-going":
        ending = preview(view)
        return because(reasons.KEEP_GOING, more=ending.more.amount, amount=ending.now.amount)
    if action.type == "end":
        if wins_match(view):
            template = reasons.END_MATCH
        else:
            template = reasons.END_LAST if preview(view).last else reasons.END
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
    if theirs[number] > own[number] + 500:
        return because(reasons.DENIES, card=card, taken=target)
    if own[number] + own[action.card] >= 2000:
        return because(reasons.SET, card=card, taken=target)
    return because(reasons.MATCHES, card=card, taken=target)
