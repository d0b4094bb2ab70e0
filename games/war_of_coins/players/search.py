"""Players that think, and the judge of moves: they deal out worlds that they can't tell from the real one and
play them to the end.

What the other has played tells of the cards it still holds. Every hand is held from the deal on, so each card
still in it was there at each of its plays and was passed up. A card that would have taken something good is
therefore hardly there: the sooner, the better the take that was played instead was not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import Judged
from macclassic.flower_cards.weighing import InclinedPlayer, Trials, chosen, estimated

from ..actions import Action, Play, Take
from ..cards import FOUR, IDS, JOKER, bits, coin_of, kind, numbers
from ..position import CALL, PERFECT, Position
from ..view import View, known
from .card_worth import GREEDY, worths
from .greedy import SENSE, GreedyPlayer
from .playout import EVEN, Dealer, Policy
from .reasons import explain, why, wins_match
from .tempers import Temper

NOISE = 0.5
"""By how much an eye may err in play-outs, in points: without it all worlds are played too much alike."""
LONGEST = 200
"""A match without end is played as the longest that has one."""
COUNTED = 100
"""A game counts for so many points at most, or for what the match needs where that is more: a few games that
doubled and doubled would drown all others."""

_KINDS = [(coin_of(number), kind(name)) for number, name in enumerate(IDS)]
DOUBT = 1000
"""Thousandths of a point of difference at which a player still takes the worse of two cards one time in four
(e to 1)."""
SLIP = 0.05
"""No play is held to be rarer than this, whatever it passed up: people have reasons of their own."""
SILENCE = 128
"""The odds, out of `EVEN`, that somebody does not show three of a coin."""
SENSIBLE = GreedyPlayer(SENSE)
DEAREST = 0.3
"""Points of expectation that no temper is worth more than: a tenth of a dollar, as it were."""
ENOUGH = 1500
"""Play-outs for the two moves together, at every level: from fewer, much seems to cost nothing that does."""
PLAYOUTS = 4000
"""Games played out for one decision, all of its moves together."""


@dataclass(frozen=True)
class SearchPlayer:
    """Keeps the greedy move unless another is better by so many standard errors over the same worlds.

    `playouts` is how many games are played to their end for one decision, all candidates together. What
    counts is what is really paid, within reason (`COUNTED`), and what wins the match is enough.
    `infers`: whether worlds are weighed by what the other has played, passed up and not shown. `cards`:
    whether it thinks about cards too, not only about Perfect Hands and about going on or ending. `errors`:
    how many standard errors.
    """

    playouts: int
    infers: bool = True
    cards: bool = True
    errors: float = 1.0

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if len(legal) == 1:
            return legal[0]
        greedy = SENSIBLE.choose(view, legal, stream)
        different = {alike(action): action for action in (*reversed(legal), greedy)}
        actions = [greedy, *(action for action in different.values() if action != greedy)]
        thinks = self.cards or view.phase in (PERFECT, CALL)
        if len(actions) == 1 or not thinks or (view.phase == CALL and wins_match(view)):
            return greedy
        tried = candidates(view, actions, stream, self.infers)
        return actions[chosen(tried, len(actions), self.playouts, self.errors)]

    explain = explain


def inclined(search: SearchPlayer, temper: Temper) -> InclinedPlayer:
    """Return a player that chooses as a search player does, and gives way to a temper."""
    tries = partial(candidates, infers=search.infers)
    return InclinedPlayer(search, temper.likes, tries, ENOUGH, DEAREST, why)


class CoinJudge:
    """Judges moves by what they bring in points won, on worlds that agree with all a seat saw."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        # What wins the match can't be bettered.
        enough = view.phase == CALL and wins_match(view)
        return estimated(candidates(view, legal, stream, enough=enough), len(legal), PLAYOUTS)


def candidates(
    view: View, actions: Sequence[Action], stream: Stream, infers: bool = True, enough: bool = False
) -> Trials:
    """Return actions of the seat of a view, ready to be tried out.

    `infers`: whether the worlds are weighed by what the other has played, passed up and not shown. `enough`:
    whether more than what wins the match counts for nothing.
    """
    dice = FastRandom(stream.below(1 << 61))
    # What wins the match is enough, and so is what loses it.
    limits = [view.target - balance if view.target else LONGEST for balance in view.balance]
    counted = limits if enough else [max(COUNTED, limit) for limit in limits]
    policy = Policy([worths(view, seat) for seat in (0, 1)], GREEDY, round(1000 * NOISE), limits, dice)

    def earned(game: Position) -> int:
        if game.winner < 0:
            return 0
        paid = min(counted[game.winner], game.paid)
        return paid if game.winner == view.seat else -paid

    deal = partial(dealer(view, infers).deal, dice=dice)
    return Trials(known(view), actions, deal, policy.play_out, earned)


def dealer(view: View, infers: bool = True) -> Dealer:
    """Return what deals the worlds that the seat of a view can't tell apart."""
    other = 1 - view.seat
    shown = view.open_hands[other]
    return Dealer(
        list(numbers(view.unseen)),
        shown,
        view.hand_sizes[other] - shown.bit_count(),
        odds(view, worths(view, other)) if infers else [],
        bits(play & 63 for play in view.plays if play >> 6 & 1 == other),
        view.perfect[other],
        silence(view) if infers else EVEN,
        view.shown[other] | view.perfect[other] | view.transacted[other],
    )


def alike(action: Action) -> object:
    """Return what tells an action from others that come to the same: which of two equal Mining cards it plays
    or takes makes no difference."""
    if isinstance(action, Play):
        return _KINDS[action.card], _KINDS[action.take] if action.take >= 0 else None
    return _KINDS[action.card] if isinstance(action, Take) else action


# What the other's plays tell


def odds(view: View, worth: Sequence[int]) -> list[int]:
    """Return the odds of each card in the other's hand, up to `EVEN`.

    `worth`: by card, what it is worth to the other, in thousandths of a point.
    """
    other = 1 - view.seat
    chances = dict.fromkeys(numbers(view.unseen), 1.0)
    for play in view.plays:
        if play >> 6 & 1 != other:
            continue
        layout = play >> 7
        taken = _gain(play & 63, layout, worth)
        for card in chances:
            lead = (_gain(card, layout, worth) - taken) / DOUBT
            chances[card] *= max(SLIP, 1 / (1 + exp(min(30.0, lead))))
    most = max(chances.values(), default=1.0)
    found = [EVEN] * 50
    for card, chance in chances.items():
        found[card] = max(1, round(EVEN * chance / most))
    return found


def silence(view: View) -> int:
    """Return the odds, out of `EVEN`, that the other holds three of a coin and has not said so."""
    other = 1 - view.seat
    had_a_turn = view.owed[other] or any(play >> 6 & 1 == other for play in view.plays)
    return SILENCE if had_a_turn else EVEN


def _gain(card: int, layout: int, worth: Sequence[int]) -> int:
    """Return what a hand card looks like taking, on a layout, to somebody who values cards so."""
    if card >= JOKER:
        return worth[card]
    coin = card & ~3
    there = layout >> coin & FOUR
    if not there:
        return -worth[card]
    lying = [worth[coin + each] for each in range(4) if there >> each & 1]
    return worth[card] + (sum(lying) if len(lying) == 3 else max(lying))
