"""How a seat's view becomes moves to be tried out in worlds that it can't tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

from games.war_of_flowers.cards import numbers
from games.war_of_flowers.fast.dealer import Dealer
from games.war_of_flowers.fast.dice import Dice
from games.war_of_flowers.fast.playout import Candidates, Policy
from games.war_of_flowers.fast.setting_up import known, move_of
from games.war_of_flowers.players.inference import odds
from games.war_of_flowers.players.war import chances
from games.war_of_flowers.players.worth import worths
from games.war_of_flowers.state import Action, View
from macclassic.engine.chance import Stream


def candidates(
    view: View, actions: Sequence[Action], stream: Stream, infers: bool = True, war: bool = False
) -> Candidates:
    """Return actions of the seat of a view, ready to be tried out.

    `infers`: whether the worlds are weighed by what the others have played and passed up. `war`: whether what
    counts is the chance to end the war richest (in ten thousandths) instead of dollars.
    """
    seats = [(view.seat + step) % 3 for step in (1, 2)]
    worth = [worths(view, seat) for seat in range(3)]
    dice = Dice(stream.below(1 << 61))
    dealer = Dealer(
        list(numbers(view.unseen)),
        seats,
        [view.hand_sizes[seat] for seat in seats],
        odds(view, worth) if infers else [],
    )
    policy = Policy([[round(1000 * points) for points in mine] for mine in worth], dice)
    worth_of_money = chances() if war else []
    return Candidates(
        known(view), [move_of(action) for action in actions], dealer, policy, dice, worth_of_money
    )
