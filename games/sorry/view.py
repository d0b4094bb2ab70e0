"""What is seen of a game of Sorry: by a seat all but the order of the pile; at the end how it came out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from macclassic.engine.core.codec import ValueKind, from_plain, later, to_plain
from macclassic.engine.core.game_spec import Tally

from .actions import NONE
from .board import DISTANCE, HOME, MODES, PAWNS, PLACES, START
from .cards import KINDS, count
from .position import Position


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat knows: no road to a position.

    `mode`, `must_split`, `spare_own`, `two_once`: the options. `left`: how many cards of each kind are still
    in the pile, by kind; of an empty one none. The rest is as in `Position`.
    """

    seat: int
    mode: str
    must_split: bool
    turn: int
    phase: int
    card: int
    places: tuple[int, ...]
    left: tuple[int, ...]
    winners: tuple[int, ...]
    spare_own: bool = later(False)
    two_once: bool = later(False)


def view(position: Position, seat: int) -> View:
    """Return what a seat knows."""
    return View(
        seat=seat,
        mode=position.mode.name,
        must_split=position.must_split,
        turn=position.seat,
        phase=position.phase,
        card=position.card,
        places=tuple(position.places),
        left=count(position.pile[position.drawn :]),
        winners=position.winners,
        spare_own=position.spare_own,
        two_once=position.two_once,
    )


def _read(data: Mapping[str, Any]) -> View:
    """Return a view from plain data.

    Raises ValueError when it is none.
    """
    found = from_plain(View, data)
    numbers = (found.seat, found.turn, found.phase, found.card)
    lists = (found.places, found.left, found.winners)
    if (
        found.mode not in MODES
        or not all(type(flag) is bool for flag in (found.must_split, found.spare_own, found.two_once))
        or not all(type(number) is int for number in numbers)
        or not all(isinstance(each, tuple) and all(type(number) is int for number in each) for each in lists)
        or not NONE <= found.card < len(KINDS)
        or len(found.places) != len(PAWNS)
        or not all(0 <= place < PLACES for place in found.places)
        or len(found.left) != len(KINDS)
    ):
        raise ValueError("this is no view of Sorry")
    return found


VIEW = ValueKind(to_plain, _read)


# How it ended


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one colour's pawns are: how many at home and in the start, and the steps to home that
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
        tuple(standing(seat, colour, position.places) for seat, colour in enumerate(position.mode.colours)),
    )


def standing(seat: int, colour: int, board: Sequence[int]) -> Standing:
    """Return how it stands with one colour's pawns on a board."""
    places = board[4 * colour : 4 * colour + 4]
    return Standing(
        seat=seat,
        colour=colour,
        home=places.count(HOME),
        waiting=places.count(START),
        steps=sum(DISTANCE[colour][place] for place in places if place not in (HOME, START)),
    )
