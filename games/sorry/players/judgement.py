"""What a board is worth to a side, as a number: higher is better (rules page sorry §9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import getitem, itemgetter

from games.sorry.board import COLOUR_OF, DISTANCE, ENTRY, HOME, PLACES, START, TRACK
from games.sorry.state import MODES

WAITING = -80.0
"""A pawn in its start: clearly less than one on its circle, or a step forward looks better than entering."""
ARRIVED = 8.0
SHELTERED = 3.0
"""What the safety zone is worth beyond being so near."""
EXPOSED = 10.0
"""What it costs to stand on an opponent's entry circle."""
VICTORY = 1e6

Table = tuple[float, ...]


def _table(colour: int) -> Table:
    """Return what a pawn of a colour is worth at each place."""
    found = [0.0] * PLACES
    for place, distance in enumerate(DISTANCE[colour]):
        if distance > 0:
            found[place] = SHELTERED - distance if place >= TRACK else float(-distance)
    found[HOME], found[START] = ARRIVED, WAITING
    return tuple(found)


TABLES = tuple(_table(COLOUR_OF[pawn]) for pawn in range(16))
"""What each pawn is worth at each place."""


class Judge:
    """Values boards for one side of a mode."""

    def __init__(self, mode: str, side: int) -> None:
        played = MODES[mode]
        own = dict(zip(played.sides, played.own, strict=True))
        pawns = own.pop(side)
        self._best = len(pawns) * ARRIVED
        self._mine = itemgetter(*pawns)
        self._others = tuple(itemgetter(*others) for others in own.values())
        risky = [
            ENTRY[colour] for colour, other in zip(played.colours, played.sides, strict=True) if other != side
        ]
        self._tables = tuple(
            tuple(
                value - EXPOSED if place in risky and pawn in pawns else value
                for place, value in enumerate(table)
            )
            for pawn, table in enumerate(TABLES)
        )

    def worth(self, places: Sequence[int]) -> float:
        """Return what a board is worth to this side."""
        values = list(map(getitem, self._tables, places))
        mine: float = sum(self._mine(values))
        if mine == self._best:
            return VICTORY
        theirs: list[float] = [sum(others(values)) for others in self._others]
        best = max(theirs)
        if best == self._best:
            return -VICTORY
        return mine - 0.5 * best - 0.5 * sum(theirs) / len(theirs)


@cache
def judge(mode: str, side: int) -> Judge:
    """Return the judge of a side, made once."""
    return Judge(mode, side)
