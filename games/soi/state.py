"""The state of a match of Soi, its actions, and what one seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

Four = tuple[int, int, int, int]
"""One number for each seat: South, East, North, West, counter-clockwise as they sit."""
Rows = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards of each seat as they lie before it, left to right."""

Event = tuple[object, ...]
"""An event as a tuple: its type and its values, in the order of `json_form.EVENT_KEYS`. All that happens is
open to everybody: nothing in an event is hidden."""


class Ask(NamedTuple):
    """The one decision there is: to ask the player at a seat for a card."""

    of: int
    card: int


ASKS = tuple(tuple(Ask(seat, card) for card in range(52)) for seat in range(4))
"""Every ask there can be, by seat and card."""


class Asked(NamedTuple):
    """An ask and what came of it, as everybody saw it.

    `hit` is 1 if the card was given. `slot`: its place in the giver's row, `into`: its place in the asker's
    row, both from 0 at the left and -1 after a miss.
    """

    asker: int
    asked: int
    card: int
    hit: int
    slot: int = -1
    into: int = -1


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same all through a round: its number from 1, who asks first, the totals when it began,
    and the rows of 13 as they were dealt, quartets included."""

    round: int
    first: int
    totals: Four
    rows: Rows


class State(NamedTuple):
    """One moment of a match. Never changes.

    `hands`: of each seat, as sets of cards. `rows`: the same cards as they lie. `owners`: who has deposited
    each kind, -1 while nobody has. `turn`: who asks. `log`: every ask of this round (`log.Log`).
    `totals`: of the match,
    those of this round only once it is over.
    """

    deal: Deal
    hands: Four
    rows: Rows
    owners: tuple[int, ...]
    turn: int
    log: Sequence[Asked]
    totals: Four


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a state.

    `hand`: its own, as a set; `row`: as it lies. `hand_sizes`: of all. `owners`, `turn`, `log`: as in
    `State`; the log holds all that is public about places in face-down rows. `totals`: before this round, or
    with it once it is over; `points`: of this round. `target`, `sort`: the options in force. `opened`: the
    rows of all seats where nothing is hidden (replays), else empty.
    """

    seat: int
    hand: int
    row: tuple[int, ...]
    hand_sizes: Four
    owners: tuple[int, ...]
    turn: int
    first: int
    log: Sequence[Asked]
    totals: Four
    points: Four
    round: int
    target: int
    sort: bool
    opened: tuple[tuple[int, ...], ...] = ()

    @property
    def over(self) -> bool:
        """Whether the round is over: all cards are deposited."""
        return -1 not in self.owners
