"""Players that think, and the judge of moves: they deal out worlds that they can't tell from the real one and
play them to the end.

While a war lasts money is worth not dollars, but the chance to end richest. The chances stand in `war.json`,
made by `tools.war_value` for 150 dollars among three; other sums are scaled to that, and are good enough
where it matters: near somebody's last dollars.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources

from macclassic.engine.chance import Stream
from macclassic.engine.dice import Dice
from macclassic.engine.game import Judged
from macclassic.flower_cards.weighing import chosen, estimated

from ..acts import Action
from ..cards import numbers
from ..view import View, known
from .greedy import SENSE, GreedyPlayer
from .greedy_policy import Sense
from .habits import lessons, likeliest
from .learned_policy import Habits
from .likely_worlds import Company
from .playout import Candidates, Dealer, Greed, Policy
from .reading import reader
from .reasons import captured, why
from .tempers import Temper
from .worth import senses, worths

PLAYOUTS = 4000
"""Games played out for one decision, all of its moves together."""
DEAREST = 0.25
"""Dollars of expectation that no temper is worth more than."""
ENOUGH = 1500
"""Play-outs at most for the two moves together: what a temper costs need not be known better."""
TOTAL = 150
SIZE = TOTAL + 1


class SearchPlayer:
    """Keeps its first thought unless another is better by so many standard errors over the same worlds.

    The first thought is the greedy card, or the one that somebody with learned habits would play.

    `playouts` is how many games are played to their end for one decision, all candidates together. What
    counts is the money that really changes hands, capped by what the losers have. `reads`: whether it reads
    the others (see `candidates`). `war`: whether the chance to end the war richest counts instead of
    the money. `errors`: how many standard errors.
    """

    def __init__(self, playouts: int, reads: bool = True, war: bool = True, errors: float = 1.0) -> None:
        self.playouts = playouts
        self.reads = reads
        self.war = war
        self.errors = errors
        self._greedy = GreedyPlayer(SENSE)

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that earned most in the worlds."""
        if len(legal) == 1:
            return legal[0]
        first = likeliest(view, legal) if self.reads else self._greedy.choose(view, legal, stream)
        actions = [first, *(action for action in legal if action != first)]
        tried = candidates(view, actions, stream, self.reads, self.war)
        return actions[chosen(tried, len(actions), self.playouts, self.errors)]

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)


class InclinedPlayer:
    """Chooses as a search player does, then gives way to its temper where that costs next to nothing.

    The action it likes best takes the place of the one it thought best if, over common worlds, it is behind
    by less than a standard error, and never by more than a quarter of a dollar.
    """

    def __init__(self, search: SearchPlayer, temper: Temper) -> None:
        self._search = search
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action."""
        chosen = self._search.choose(view, legal, stream)
        liked = {action: self.temper.leaning(view, action, captured(view, action)) for action in legal}
        favourite = max(legal, key=lambda action: liked[action])
        if liked[favourite] <= liked[chosen]:
            return chosen
        tried = candidates(view, (chosen, favourite), stream, self._search.reads)
        first, second = estimated(tried, 2, min(ENOUGH, self._search.playouts))
        return favourite if second.behind <= min(max(first.error, second.error), DEAREST) else chosen

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)


class WarJudge:
    """Judges moves by what they bring in dollars, on worlds that agree with all a seat saw."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        """Return what each action is worth."""
        return estimated(candidates(view, legal, stream), len(legal), PLAYOUTS)


def candidates(
    view: View, actions: Sequence[Action], stream: Stream, reads: bool = True, war: bool = False
) -> Candidates:
    """Return actions of the seat of a view, ready to be tried out.

    `reads`: whether worlds are weighed by what the others have played and passed up, and games are played out
    by learned habits, and with sense by whoever seems to play so; or else all worlds are equally likely, and
    everybody is greedy. `war`: whether what counts is the chance to end the war richest (in ten thousandths)
    instead of dollars.
    """
    dice = Dice(stream.below(1 << 61))
    dealer, policy = _by_reading(view, dice) if reads else _by_greed(view, dice)
    return Candidates(known(view), actions, dealer, policy, dice, chances() if war else [])


def _by_reading(view: View, dice: Dice) -> tuple[Dealer, Policy]:
    dealer = reader(view)
    return dealer, Company(dealer, Habits(lessons(), dice), Sense(senses(), dice), dice)


def _by_greed(view: View, dice: Dice) -> tuple[Dealer, Policy]:
    seats = [(view.seat + step) % 3 for step in (1, 2)]
    dealer = Dealer(list(numbers(view.unseen)), seats, [view.hand_sizes[seat] for seat in seats])
    worth = [[round(1000 * each) for each in worths(view, seat)] for seat in range(3)]
    return dealer, Greed(worth, dice)


@cache
def chances() -> list[int]:
    """Return the chance to end a war richest, in ten thousandths, at `SIZE * mine + what one of the others
    has`, where all three have `TOTAL` together."""
    file = resources.files(__package__) / "war.json"
    rows: list[list[int]] = json.loads(file.read_text(encoding="utf-8"))
    found = [0] * (SIZE * SIZE)
    for mine in range(SIZE):
        for one in range(SIZE - mine):
            two = TOTAL - mine - one
            if mine and one and two:
                found[SIZE * mine + one] = rows[mine - 1][min(one, two) - 1]
            else:
                most = max(mine, one, two)
                found[SIZE * mine + one] = 10_000 * (mine == most) // (mine, one, two).count(most)
    return found
