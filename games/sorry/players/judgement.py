"""What a board is worth to a side, as a number: higher is better (sorry §9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import getitem

from ..board import COLOUR_OF, DISTANCE, ENTRY, HOME, MODES, PLACES, START, TRACK

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
    """Values boards for one side of a mode: what its own pawns are worth, less half of what the strongest
    opponents' are and half of what all opponents' are on the average."""

    def __init__(self, mode: str, side: int) -> None:
        played = MODES[mode]
        own = dict(zip(played.sides, played.own, strict=True))
        self._pawns = own.pop(side)
        self._others = tuple(own.values())
        risky = [
            ENTRY[colour] for colour, other in zip(played.colours, played.sides, strict=True) if other != side
        ]
        tables = [(0.0,) * PLACES] * len(TABLES)
        for pawns in self._others:
            for pawn in pawns:
                tables[pawn] = tuple(-value for value in TABLES[pawn])
        for pawn in self._pawns:
            tables[pawn] = tuple(
                value - EXPOSED if place in risky else value for place, value in enumerate(TABLES[pawn])
            )
        self._tables = tuple(tables)

    def worth(self, places: Sequence[int]) -> float:
        """Return what a board is worth to this side."""
        if places.count(HOME) >= len(self._pawns):
            if all(places[pawn] == HOME for pawn in self._pawns):
                return VICTORY
            if any(all(places[pawn] == HOME for pawn in pawns) for pawns in self._others):
                return -VICTORY
        if len(self._others) == 1:
            return sum(map(getitem, self._tables, places))
        values = list(map(getitem, self._tables, places))
        theirs = [sum(values[pawns[0] : pawns[-1] + 1]) for pawns in self._others]
        mine = sum(values[self._pawns[0] : self._pawns[-1] + 1])
        return mine + 0.5 * min(theirs) + 0.5 * sum(theirs) / len(theirs)


@cache
def judge(mode: str, side: int) -> Judge:
    """Return the judge of a side, made once."""
    return Judge(mode, side)
