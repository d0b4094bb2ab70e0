"""The state of a game of Sorry, its actions, and what a seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from games.sorry.board import COLOURS

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
    """Who plays: the colour of each seat, and which seats play together."""

    name: str
    colours: tuple[int, ...]
    sides: tuple[int, ...]
    """The side of each seat; seats of one side win together."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.colours)

    def own(self, seat: int) -> tuple[int, ...]:
        """Return the pawns that a seat moves, in order."""
        return self.pawns(self.sides[seat], True)

    def opposing(self, seat: int) -> tuple[int, ...]:
        """Return the pawns in play that oppose a seat, in order."""
        return self.pawns(self.sides[seat], False)

    def pawns(self, side: int, of_it: bool) -> tuple[int, ...]:
        """Return the pawns of a side, or all others in play."""
        return tuple(
            4 * colour + number
            for colour, other in zip(self.colours, self.sides, strict=True)
            if (other == side) == of_it
            for number in range(4)
        )


MODES = {
    "2": Mode("2", (0, 2), (0, 1)),
    "3": Mode("3", (0, 1, 2), (0, 1, 2)),
    "4": Mode("4", (0, 1, 2, 3), (0, 1, 2, 3)),
    "team": Mode("team", (0, 1, 2, 3), (0, 1, 0, 1)),
}
"""Seats stand in the order red, blue, yellow, green; two players are red and yellow (§12)."""


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
