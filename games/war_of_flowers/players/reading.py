"""What a seat's plays tell of the cards it still holds, and of who sits there.

Every hand is held from the deal on, so each card still in a hand was there at each of its plays and was
passed up. For each of the two others there are two ideas: somebody who plays the card that looks best, as
`greedy` does, and slips once in two hundred plays; and anybody else, who plays that card seven times in ten.
How often a seat has slipped in a world says how likely the world is, and which of the two sits there.
"""

from __future__ import annotations

from functools import cache

from macclassic.engine.fast.dice import Dice

from ..cards import numbers
from ..fast.position import Position
from ..fast.reading import WHOLE, Reader, slips
from ..fast.sense import Sense
from ..fast.tallies import points, tally_of
from ..state import View
from .past import Play, past
from .senses import senses

SENSIBLE = 0.8
"""The chance, before anything was played, that a seat plays with sense."""
SLIP = 0.005
"""How often somebody with sense plays another card than the best."""
BEST, OTHER = 0.7, 0.1
"""How often anybody else plays the best one, and each of the others."""
MILLION = 1_000_000
PLAYS = 7
"""Plays of a seat in a game."""


def reader(view: View) -> Reader:
    """Return a dealer of worlds by what the two others have played."""
    seats = [(view.seat + step) % 3 for step in (1, 2)]
    unseen = list(numbers(view.unseen))
    plays = past(view)
    sense = Sense(senses(), Dice(0))
    tables, likely, sensible = [], [], []
    for seat in seats:
        cards, held, looks = [], [], []
        known = 0
        for play in reversed(plays):
            if play.seat == seat:
                known |= 1 << play.card
                cards.append(play.card)
                held.append(known)
                hers = unseen + list(numbers(known))
                looks.append(sense.looks(_before(play, view.cup_plain), hers, play.left == 1))
        tables.append(slips(cards, held, looks, view.unseen))
        one, other = chances(len(cards))
        likely.append(one)
        sensible.append(other)
    return Reader(unseen, seats, [view.hand_sizes[seat] for seat in seats], tables, likely, sensible)


def _before(play: Play, cup_plain: bool) -> Position:
    """Return what lay open to everybody at a play."""
    found = Position(cup_plain)
    found.table, found.turn, found.piles = play.table, play.seat, list(play.piles)
    found.tallies = [tally_of(cards, cup_plain) for cards in play.piles]
    found.points = [points(tally) for tally in found.tallies]
    return found


@cache
def chances(plays: int) -> tuple[list[int], list[int]]:
    """Return, by the number of slips among so many plays, how likely that is (up to a million), and the
    chance in `WHOLE` that it is somebody with sense."""
    with_sense = [
        SENSIBLE * SLIP**slipped * (1 - SLIP) ** max(0, plays - slipped) for slipped in range(PLAYS + 1)
    ]
    anybody = [
        (1 - SENSIBLE) * OTHER**slipped * BEST ** max(0, plays - slipped) for slipped in range(PLAYS + 1)
    ]
    both = [one + other for one, other in zip(with_sense, anybody, strict=True)]
    likely = [max(1, round(MILLION * each / both[0])) for each in both]
    return likely, [round(WHOLE * one / each) for one, each in zip(with_sense, both, strict=True)]
