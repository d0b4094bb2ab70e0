"""Players that search, and the judge of moves: they sample worlds and play them to the end.

The other's plays give information about the cards it still holds: each was in its hand from the deal on and
was passed over at each play. A card that would have taken something good is therefore unlikely, the more so
the worse the take that was played instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.judgement import weighed
from macclassic.flower_cards.reasons import advised
from macclassic.flower_cards.weighing import Ending, InclinedPlayer, Trials, Weighed, chosen

from ..actions import Action, Play, Take
from ..cards import FOUR, IDS, JOKER, bits, coin_of, kind, numbers
from ..position import CALL, PERFECT, Position
from ..view import View, known
from .card_worth import GREEDY, worths
from .greedy import SENSE, GreedyPlayer
from .playout import EVEN, Dealer, Policy
from .reasons import advice, explain, why, wins_match
from .tempers import Temper

NOISE = 0.5
"""Range of the random error in playouts, in points; without it all playouts would be too similar."""
ENDLESS_TARGET = 200
"""Balance that ends an endless match in playouts: that of the longest limited match."""
MAX_COUNTED_POINTS = 100
"""Most points that a game counts, or the points that end the match if those are more.

Otherwise a few games with many doublings would dominate the mean.
"""

_KINDS = [(coin_of(number), kind(name)) for number, name in enumerate(IDS)]
DOUBT = 1000
"""Difference in thousandths of a point that divides the odds of the worse card by e (about 1 in 4)."""
MIN_PLAY_CHANCE = 0.05
"""Least probability of a play, whatever it passed over: people have reasons of their own."""
UNSHOWN_THREE_ODDS = 128
"""Odds, out of `EVEN`, that a player does not show three of a coin."""
SENSIBLE = GreedyPlayer(SENSE)
MAX_TEMPER_COST = 0.3
"""Most points of expectation that a temper may cost; equals a tenth of a dollar of War of Flowers."""
TEMPER_PLAYOUTS = 1500
"""Playouts for the two moves together, at every level: with fewer, costly moves often seem free."""
PLAYOUTS = 12_000
"""Most playouts of the judge for one decision, all of its moves together."""
SURE = 0.06
"""Expected loss in points at which the judge stops early; three points equal a dollar."""


@dataclass(frozen=True)
class SearchPlayer:
    """Player that keeps the greedy move unless another is better by `errors` standard errors.

    All moves are tried in the same worlds. `playouts`: games played to their end for one decision, all
    candidates together. The value is the real payment, limited by `MAX_COUNTED_POINTS`; winning the
    match is enough. `infers`: True if worlds are weighted by the other's plays and announcements. `cards`:
    True if it also searches about cards, not only about Perfect Hands and calls.
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


class CoinJudge:
    """Judge of moves: values them in points won, in worlds that agree with all that a seat saw."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Weighed]:
        # a payment that wins the match cannot be improved
        enough = view.phase == CALL and wins_match(view)
        different = {alike(action): action for action in reversed(legal)}
        tried = candidates(view, list(different.values()), stream, enough=enough)
        found = dict(zip(different, weighed(tried, PLAYOUTS, SURE), strict=True))
        return [found[alike(action)] for action in legal]


class StrongestPlayer(SearchPlayer):
    """Player whose explanations are the judge's: a hint and the review of the move agree."""

    explain = advised(CoinJudge().judge, advice)


def inclined(search: SearchPlayer, temper: Temper) -> InclinedPlayer[View, Action]:
    """Return a player that chooses like a search player and gives way to a temper."""
    tries = partial(candidates, infers=search.infers)
    return InclinedPlayer(search, temper.preferences, tries, TEMPER_PLAYOUTS, MAX_TEMPER_COST, why)


def candidates(
    view: View, actions: Sequence[Action], stream: Stream, infers: bool = True, enough: bool = False
) -> Trials[Position, Action]:
    """Return actions of the seat of a view, ready to be tried in playouts.

    `infers`: True if worlds are weighted by the other's plays and announcements. `enough`: True if payments
    beyond the end of the match do not count.
    """
    dice = FastRandom(stream.below(1 << 61))
    # The limit of a seat is the payment that ends the match.
    limits = [view.target - balance if view.target else ENDLESS_TARGET for balance in view.balance]
    counted = limits if enough else [max(MAX_COUNTED_POINTS, limit) for limit in limits]
    policy = Policy([worths(view, seat) for seat in (0, 1)], GREEDY, round(1000 * NOISE), limits, dice)

    def earned(game: Position) -> int:
        if game.winner < 0:
            return 0
        paid = min(counted[game.winner], game.paid)
        return paid if game.winner == view.seat else -paid

    def ending(game: Position) -> Ending:
        if game.winner < 0:
            return Ending(0, 0)
        return Ending(1, game.paid) if game.winner == view.seat else Ending(-1, -game.paid)

    deal = partial(dealer(view, infers).deal, dice=dice)
    return Trials(known(view), actions, deal, policy.play_out, earned, ending)


def dealer(view: View, infers: bool = True) -> Dealer:
    """Return a dealer of worlds that are consistent with the view of a seat."""
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
    """Return a key that is equal for equivalent actions, such as plays of two equal Mining cards."""
    if isinstance(action, Play):
        return _KINDS[action.card], _KINDS[action.take] if action.take >= 0 else None
    return _KINDS[action.card] if isinstance(action, Take) else action


# Inference from the other's plays


def odds(view: View, worth: Sequence[int]) -> list[int]:
    """Return the odds of each card in the other's hand, up to `EVEN`.

    `worth`: by card, its worth to the other, in thousandths of a point.
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
            chances[card] *= max(MIN_PLAY_CHANCE, 1 / (1 + exp(min(30.0, lead))))
    most = max(chances.values(), default=1.0)
    found = [EVEN] * 50
    for card, chance in chances.items():
        found[card] = max(1, round(EVEN * chance / most))
    return found


def silence(view: View) -> int:
    """Return the odds, out of `EVEN`, that the other holds three of a coin without having shown them."""
    other = 1 - view.seat
    had_a_turn = view.owed[other] or any(play >> 6 & 1 == other for play in view.plays)
    return UNSHOWN_THREE_ODDS if had_a_turn else EVEN


def _gain(card: int, layout: int, worth: Sequence[int]) -> int:
    """Return the gain of a hand card on a layout by a player's worths of cards."""
    if card >= JOKER:
        return worth[card]
    coin = card & ~3
    there = layout >> coin & FOUR
    if not there:
        return -worth[card]
    lying = [worth[coin + each] for each in range(4) if there >> each & 1]
    return worth[card] + (sum(lying) if len(lying) == 3 else max(lying))
