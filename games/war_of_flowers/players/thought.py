"""How a seat's view becomes moves to be tried out in worlds that it can't tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.fast.dice import Dice

from ..cards import numbers
from ..fast.dealer import Dealer
from ..fast.habits import Habits
from ..fast.playout import Candidates, Greed, Policy
from ..fast.setting_up import known, move_of
from ..state import Action, View
from .habits import lessons
from .inference import odds
from .war import chances
from .worth import worths


def candidates(
    view: View,
    actions: Sequence[Action],
    stream: Stream,
    infers: bool = True,
    war: bool = False,
    learned: bool = False,
) -> Candidates:
    """Return actions of the seat of a view, ready to be tried out.

    `infers`: whether the worlds are weighed by what the others have played and passed up. `war`: whether what
    counts is the chance to end the war richest (in ten thousandths) instead of dollars. `learned`: whether
    games are played out by learned habits instead of greed.
    """
    seats = [(view.seat + step) % 3 for step in (1, 2)]
    worth = [worths(view, seat) for seat in range(3)]
    dice = Dice(stream.below(1 << 61))
    dealer = Dealer(
        list(numbers(view.unseen)),
        seats,
        [view.hand_sizes[seat] for seat in seats],
        odds(view) if infers else [],
    )
    policy: Policy
    if learned:
        policy = Habits(lessons(), dice)
    else:
        policy = Greed([[round(1000 * points) for points in mine] for mine in worth], dice)
    worth_of_money = chances() if war else []
    return Candidates(
        known(view), [move_of(action) for action in actions], dealer, policy, dice, worth_of_money
    )
