"""How a seat's view becomes moves to be tried out in worlds that it can't tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.fast.dice import Dice

from ..acts import Action
from ..cards import numbers
from ..fast.dealer import Dealer
from ..fast.habits import Habits
from ..fast.playout import Candidates, Greed, Policy
from ..fast.reading import Company
from ..fast.sense import Sense
from ..view import View, known
from .habits import lessons
from .reading import reader
from .senses import senses
from .war import chances
from .worth import worths


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
