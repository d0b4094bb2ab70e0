"""What a seat's plays tell of the cards it still holds.

Every hand is held from the deal on, so each card still in a hand was there at each of its plays and was
passed up. A card that would have looked better than the one that was played is therefore hardly there. What
looked good is what a player who sees one card ahead would have thought in that place, at that time.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp

from ..cards import ALL, numbers
from ..fast.dealer import EVEN
from ..state import PLAY_TAKES, PLAYS, Action, View
from .greedy import SENSE, GreedyPlayer
from .past import Play, past

DOUBT = 0.3
"""Points of difference at which a player still takes the worse of two cards one time in four (e to 1)."""
SLIP = 0.1
"""No play is held to be rarer than this, whatever it passed up: people have reasons of their own."""

_GREEDY = GreedyPlayer(SENSE)


def odds(view: View) -> list[list[int]]:
    """Return the odds of each card in the hands of the next seat and of the one after, up to `EVEN`."""
    unseen = list(numbers(view.unseen))
    found = []
    plays = past(view)
    for step in (1, 2):
        seat = (view.seat + step) % 3
        chances = [1.0] * len(unseen)
        for play in plays:
            if play.seat != seat:
                continue
            taken, *others = _looks(view, play, [play.card, *unseen])
            for which, value in enumerate(others):
                lead = (value - taken) / DOUBT
                chances[which] *= max(SLIP, 1 / (1 + exp(min(30.0, lead))))
        most = max(chances, default=1.0)
        even = [EVEN] * 48
        for card, chance in zip(unseen, chances, strict=True):
            even[card] = max(1, round(EVEN * chance / most))
        found.append(even)
    return found


def _looks(view: View, play: Play, cards: list[int]) -> list[float]:
    """Return how good each card would have looked to a seat, had it held that, at the time of a play."""
    hidden = ALL & ~(play.table | play.piles[0] | play.piles[1] | play.piles[2])
    coming = hidden
    for month in range(0, 48, 4):
        part = hidden & 15 << month
        coming ^= part & -part  # the card itself does not come
    then = replace(
        view,
        seat=play.seat,
        table=play.table,
        collections=play.piles,
        unseen=coming,
        hand_sizes=(play.left, play.left, play.left),
    )
    actions: list[Action] = []
    whose: list[int] = []
    for which, card in enumerate(cards):
        there = play.table >> (card & 60) & 15
        takes = range(4) if there.bit_count() == 2 else ()
        choices = [PLAY_TAKES[card][each] for each in takes if there >> each & 1] or [PLAYS[card]]
        actions += choices
        whose += [which] * len(choices)
    found = [-1e9] * len(cards)
    for which, value in zip(whose, _GREEDY.values(then, actions), strict=True):
        found[which] = max(found[which], value)
    return found
