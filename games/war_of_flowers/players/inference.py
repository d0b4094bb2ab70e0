"""What a seat's plays tell of the cards it still holds.

Every hand is held from the deal on, so each card still in a hand was there at each of its plays and was
passed up. A card that would have taken something good is therefore hardly there: the sooner, the better the
take that was played instead was not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..cards import numbers
from ..fast.dealer import EVEN
from ..state import View

DOUBT = 1.0
"""Points of difference at which a player still takes the worse of two cards one time in four (e to 1)."""
SLIP = 0.03
"""No play is held to be rarer than this, whatever it passed up: people have reasons of their own."""
LAID_DOWN = 0.6
"""The share of a card's worth that seems lost when it takes nothing."""


def odds(view: View, worth: Sequence[Sequence[float]]) -> list[list[int]]:
    """Return the odds of each card in the hands of the next seat and of the one after, up to `EVEN`.

    `worth`: by seat, then by card, what it is worth to that seat, in points or so.
    """
    unseen = list(numbers(view.unseen))
    found = []
    for step in (1, 2):
        seat = (view.seat + step) % 3
        mine = worth[seat]
        chances = dict.fromkeys(unseen, 1.0)
        for number, play in enumerate(view.plays):
            if (view.first + number) % 3 != seat:
                continue
            table = play >> 6
            taken = _gain(play & 63, table, mine)
            for card in unseen:
                lead = (_gain(card, table, mine) - taken) / DOUBT
                chances[card] *= max(SLIP, 1 / (1 + exp(min(30.0, lead))))
        most = max(chances.values(), default=1.0)
        even = [EVEN] * 48
        for card, chance in chances.items():
            even[card] = max(1, round(EVEN * chance / most))
        found.append(even)
    return found


def _gain(card: int, table: int, worth: Sequence[float]) -> float:
    """Return what a hand card looks like taking, at a table, to somebody who values cards so."""
    month = card & 60
    there = table >> month & 15
    if not there:
        return -LAID_DOWN * worth[card]
    lying = [worth[month + each] for each in range(4) if there >> each & 1]
    return worth[card] + (sum(lying) if len(lying) == 3 else max(lying))
