"""How a game of Sorry ended, seat by seat, for a screen to explain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.game import Tally

from .board import DISTANCE, HOME, START
from .position import Position


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one colour's pawns are at the end: how many at home and in the start, and the steps to home that
    those under way still had."""

    seat: int
    colour: int
    home: int
    waiting: int
    steps: int


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over: the seats that won, and every seat's standing in order of seats."""

    winners: tuple[int, ...]
    standings: tuple[Standing, ...]

    def tally(self, seat: int) -> Tally:
        """Return what the game comes to for one seat: its pawns at home, and one game won."""
        won = seat in self.winners
        place = 1 if won else 1 + len(self.winners)
        return Tally(won=won, points=self.standings[seat].home, change=int(won), place=place)


def result(position: Position) -> Result:
    """Return the itemised end of a game."""
    return Result(
        position.winners,
        tuple(
            _standing(seat, colour, position.places[4 * colour : 4 * colour + 4])
            for seat, colour in enumerate(position.mode.colours)
        ),
    )


def _standing(seat: int, colour: int, places: Sequence[int]) -> Standing:
    return Standing(
        seat=seat,
        colour=colour,
        home=places.count(HOME),
        waiting=places.count(START),
        steps=sum(DISTANCE[colour][place] for place in places if place not in (HOME, START)),
    )
