"""How a game of Sorry ended, seat by seat, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from .board import DISTANCE, HOME, START
from .state import Mode, State


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


def result(state: State, mode: Mode) -> Result:
    """Return the itemised end of a game."""
    return Result(
        state.winners, tuple(_standing(state, seat, colour) for seat, colour in enumerate(mode.colours))
    )


def _standing(state: State, seat: int, colour: int) -> Standing:
    places = state.places[4 * colour : 4 * colour + 4]
    return Standing(
        seat=seat,
        colour=colour,
        home=places.count(HOME),
        waiting=places.count(START),
        steps=sum(DISTANCE[colour][place] for place in places if place not in (HOME, START)),
    )
