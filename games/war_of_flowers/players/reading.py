"""What a seat's plays tell of the cards it still holds, and of who sits there.

Every hand is held from the deal on, so each card still in a hand was there at each of its plays and was
passed up. For each of the two others there are three ideas: somebody with sense, who plays the card that
looks best, as `greedy` does, and slips once in two hundred plays; somebody who thinks otherwise, but plays
that card six times in ten; and somebody who may play anything. How often a seat has slipped in a world says
how likely the world is, and whether somebody with sense sits there.
"""

from __future__ import annotations

from functools import cache
from math import prod

from macclassic.engine.fast.dice import Dice

from ..cards import numbers
from ..fast.reading import WHOLE, Reader, slips
from ..fast.sense import Sense
from ..position import Position
from ..view import View
from .past import Play, past
from .senses import senses

SENSE, ELSE, ANYTHING = 0.6, 0.2, 0.2
"""How likely each of them is before anything was played."""
BEST_BY_SENSE, BEST_ELSE = 0.995, 0.6
"""How often the first two play the card that looks best."""
HAND = 7
"""Cards in a hand before its first play."""
MILLION = 1_000_000


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
    found.table, found.turn = play.table, play.seat
    found.collect(play.piles)
    return found


@cache
def chances(plays: int) -> tuple[list[int], list[int]]:
    """Return, by the number of slips among so many plays, how likely that is (up to a million), and the
    chance in `WHOLE` that it is somebody with sense."""
    hands = range(HAND, HAND - plays, -1)
    # A slip is to one of the other cards of a hand, of whatever size that was: one to six of them.
    shares = [1 / (cards - 1) for cards in hands if cards > 1] or [1.0]
    others = sum(shares) / len(shares)
    anything = ANYTHING * prod(1 / cards for cards in hands)
    sensible, likely = [], []
    for slipped in range(HAND + 1):
        best = max(0, plays - slipped)
        sense = SENSE * ((1 - BEST_BY_SENSE) * others) ** slipped * BEST_BY_SENSE**best
        otherwise = ELSE * ((1 - BEST_ELSE) * others) ** slipped * BEST_ELSE**best
        likely.append(sense + otherwise + anything)
        sensible.append(round(WHOLE * sense / likely[-1]))
    return [max(1, round(MILLION * each / likely[0])) for each in likely], sensible
