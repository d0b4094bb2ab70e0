"""The state of a game of Sorry, its actions, and what a seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .board import COLOURS

AWAIT_DRAW, AWAIT_MOVE, OVER = range(3)
"""What the seat to move is to do: turn over a card, or move by it; or the game is over."""

NONE = -1
"""No card, no pawn."""

Event = tuple[object, ...]
"""An event as a tuple: its type and its values, in the order of `json_form.EVENT_KEYS`."""


class Part(NamedTuple):
    """One pawn's move: `how` is `enter`, `forward`, `backward`, `swap` or `sorry`; `steps` of a walk;
    `target`: the pawn it changes places with or replaces."""

    pawn: int
    how: str
    steps: int = 0
    target: int = NONE


class Action(NamedTuple):
    """One decision: `draw`, or `move` with one part, or two in their order for a split 7."""

    type: str
    parts: tuple[Part, ...] = ()


DRAW = Action("draw")


@dataclass(frozen=True, slots=True)
class Mode:
    """Who plays: by seat its colour, its side (seats of one side win together), the pawns that it moves, its
    partner's among them, and the pawns that oppose it."""

    name: str
    colours: tuple[int, ...]
    sides: tuple[int, ...]
    own: tuple[tuple[int, ...], ...]
    opposing: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.colours)


def _mode(name: str, colours: tuple[int, ...], sides: tuple[int, ...]) -> Mode:
    def pawns(side: int, of_it: bool) -> tuple[int, ...]:
        played = zip(colours, sides, strict=True)
        return tuple(
            4 * colour + number for colour, other in played if (other == side) == of_it for number in range(4)
        )

    return Mode(
        name,
        colours,
        sides,
        tuple(pawns(side, True) for side in sides),
        tuple(pawns(side, False) for side in sides),
    )


MODES = {
    "2": _mode("2", (0, 2), (0, 1)),
    "3": _mode("3", (0, 1, 2), (0, 1, 2)),
    "4": _mode("4", (0, 1, 2, 3), (0, 1, 2, 3)),
    "team": _mode("team", (0, 1, 2, 3), (0, 1, 0, 1)),
}
"""Seats stand in the order red, blue, yellow, green; two players are red and yellow (§5)."""


def colour_names(mode: Mode) -> tuple[str, ...]:
    """Return the colour of each seat by name."""
    return tuple(COLOURS[colour] for colour in mode.colours)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game. Never changed once made.

    `places`: of all sixteen pawns; those of colours that don't play stay in their starts. `seat`: who is to
    move. `phase`: what. `card`: turned over and not yet moved by, or NONE. `pile`: as it was last shuffled,
    top first, of which `drawn` cards are turned. `key`: what later shuffles are made from, hidden like the
    pile. `shuffles`: how many there have been after the deal. `winners`: the seats that have won.
    """

    places: tuple[int, ...]
    seat: int
    phase: int
    card: int
    pile: tuple[int, ...]
    drawn: int
    key: int
    shuffles: int = 0
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat knows, which is all but the order of the pile: no road to a state.

    `mode`, `must_split`: the options. `left`: how many cards of each kind are still in the pile, by kind; of
    an empty one none. The rest is as in `State`.
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
