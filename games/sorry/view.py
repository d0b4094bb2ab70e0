"""View of a seat, which contains all but the order of the pile, and result of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.codec import ValueKind, from_plain, later, quickly, to_plain
from macclassic.engine.core.game_spec import Json, JsonMapping, Tally

from .actions import NONE
from .board import COLOURS, DISTANCE, HOME, MODES, PAWNS, PLACES, START, place_name
from .cards import KINDS, count
from .position import Position


@dataclass(frozen=True, slots=True)
class View:
    """View of one seat, without a reference to the position.

    `mode`, `must_split`, `spare_own`, `two_once`, `exact_home`: the options. `left`: the number of cards of
    each kind still in the pile; all 0 if it is empty. The rest is as in `Position`.
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
    exact_home: bool = later(False)


_made = quickly(View)


def view(position: Position, seat: int) -> View:
    """Return the view of a seat."""
    return _made(
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
        exact_home=position.exact_home,
    )


def _read(data: JsonMapping) -> View:
    """Return a view from plain data.

    Raises ValueError if the data is invalid.
    """
    found = from_plain(View, data)
    numbers = (found.seat, found.turn, found.phase, found.card)
    lists = (found.places, found.left, found.winners)
    flags = (found.must_split, found.spare_own, found.two_once, found.exact_home)
    if (
        found.mode not in MODES
        or not all(type(flag) is bool for flag in flags)
        or not all(type(number) is int for number in numbers)
        or not all(isinstance(each, tuple) and all(type(number) is int for number in each) for each in lists)
        or not NONE <= found.card < len(KINDS)
        or len(found.places) != len(PAWNS)
        or not all(0 <= place < PLACES for place in found.places)
        or len(found.left) != len(KINDS)
    ):
        raise ValueError("this is no view of Sorry")
    return found


def _named(view: View) -> Json:
    """Return a view with names of cards, pawns, places and of the colour of each seat."""
    colours = [COLOURS[colour] for colour in MODES[view.mode].colours]
    return {
        **to_plain(view),
        "colours": colours,
        "card": KINDS[view.card] if view.card != NONE else None,
        "left": dict(zip(KINDS, view.left, strict=True)),
        "places": {
            pawn: place_name(place)
            for pawn, place in zip(PAWNS, view.places, strict=True)
            if pawn.partition("-")[0] in colours
        },
    }


VIEW = ValueKind(to_plain, _read, named=_named)


# Result


@dataclass(frozen=True, slots=True)
class Standing:
    """Final state of one colour's pawns.

    `home`, `waiting`: the number of pawns at home and in the start. `steps`: the steps to home that the
    others have left.
    """

    seat: int
    colour: int
    home: int
    waiting: int
    steps: int


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a finished game: the winners, and the standing of every seat, in the order of seats."""

    winners: tuple[int, ...]
    standings: tuple[Standing, ...]

    def tally(self, seat: int) -> Tally:
        """Return the result of the game for one seat: its pawns at home, and one game won."""
        won = seat in self.winners
        place = 1 if won else 1 + len(self.winners)
        return Tally(won=won, points=self.standings[seat].home, change=int(won), place=place)


def result(position: Position) -> Result:
    """Return the itemised result of a game."""
    return Result(
        position.winners,
        tuple(standing(seat, colour, position.places) for seat, colour in enumerate(position.mode.colours)),
    )


def standing(seat: int, colour: int, board: Sequence[int]) -> Standing:
    """Return the standing of one colour's pawns on a board."""
    places = board[4 * colour : 4 * colour + 4]
    return Standing(
        seat=seat,
        colour=colour,
        home=places.count(HOME),
        waiting=places.count(START),
        steps=sum(DISTANCE[colour][place] for place in places if place not in (HOME, START)),
    )
