"""What a seat may see of a game of Sorry, which is all but the order of the pile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from macclassic.engine.codec import Kind
from macclassic.engine.views import from_plain, to_plain

from .acts import NONE
from .board import MODES, PAWNS, PLACES
from .cards import KINDS, count
from .position import Position


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat knows: no road to a position.

    `mode`, `must_split`: the options. `left`: how many cards of each kind are still in the pile, by kind; of
    an empty one none. The rest is as in `Position`.
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
        or type(found.must_split) is not bool
        or not all(type(number) is int for number in numbers)
        or not all(isinstance(each, tuple) and all(type(number) is int for number in each) for each in lists)
        or not NONE <= found.card < len(KINDS)
        or len(found.places) != len(PAWNS)
        or not all(0 <= place < PLACES for place in found.places)
        or len(found.left) != len(KINDS)
    ):
        raise ValueError("this is no view of Sorry")
    return found


VIEW = Kind(to_plain, _read)
