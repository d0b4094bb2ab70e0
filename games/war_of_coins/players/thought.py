"""How a seat's view becomes moves to be tried out in worlds that it can't tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.fast.dice import Dice

from ..cards import IDS, bits, coin_of, kind, numbers
from ..fast.dealer import EVEN, Dealer
from ..fast.playout import Candidates, Policy
from ..fast.setting_up import known, move_of
from ..state import Action, View
from .inference import odds, silence
from .worth import GREEDY, worths

NOISE = 0.5
"""By how much an eye may err in play-outs, in points: without it all worlds are played too much alike."""
LONGEST = 200
"""A match without end is played as the longest that has one."""
COUNTED = 100
"""A game counts for so many points at most, or for what the match needs where that is more: a few games that
doubled and doubled would drown all others."""

_KINDS = [(coin_of(number), kind(name)) for number, name in enumerate(IDS)]


def candidates(
    view: View, actions: Sequence[Action], stream: Stream, infers: bool = True, enough: bool = False
) -> Candidates:
    """Return actions of the seat of a view, ready to be tried out.

    `infers`: whether the worlds are weighed by what the other has played, passed up and not shown. `enough`:
    whether more than what wins the match counts for nothing.
    """
    dice = Dice(stream.below(1 << 61))
    # What wins the match is enough, and so is what loses it.
    limits = [view.target - balance if view.target else LONGEST for balance in view.balance]
    counted = limits if enough else [max(COUNTED, limit) for limit in limits]
    policy = Policy([worths(view, seat) for seat in (0, 1)], GREEDY, round(1000 * NOISE), limits, dice)
    moves = [move_of(action) for action in actions]
    return Candidates(known(view), moves, dealer(view, infers), policy, dice, counted)


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


def alike(action: Action) -> tuple[object, ...]:
    """Return what tells an action from others that come to the same: which of two equal Mining cards it plays
    or takes makes no difference."""
    card = _KINDS[action.card] if action.card >= 0 else None
    take = _KINDS[action.take] if action.take >= 0 else None
    return action.type, card, take, action.coin
