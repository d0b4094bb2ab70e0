"""What the other's plays tell of the cards it still holds.

Every hand is held from the deal on, so each card still in it was there at each of its plays and was passed
up. A card that would have taken something good is therefore hardly there: the sooner, the better the take
that was played instead was not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..cards import FOUR, JOKER, numbers
from ..fast.dealer import EVEN
from ..state import View

DOUBT = 1000
"""Thousandths of a point of difference at which a player still takes the worse of two cards one time in four
(e to 1)."""
SLIP = 0.05
"""No play is held to be rarer than this, whatever it passed up: people have reasons of their own."""
SILENCE = 128
"""The odds, out of `EVEN`, that somebody does not show three of a coin."""


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
