"""What one seat may see of a round of Soi."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from macclassic.engine.core.codec import ValueKind, from_plain, later, to_plain

from .actions import Four, four
from .cards import EVEN, POINTS
from .events import Asked
from .position import Position, round_points


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a position.

    `hand`: its own, as a set; `row`: as it lies. `hand_sizes`: of all. `owners`, `turn`: as in `Position`;
    `log`: every ask of this round, which holds all that is public about places in face-down rows. `totals`:
    before this round, or with it once it is over; `points`: of this round. `target`, `sort`,
    `even`, `around`: the options in force. `opened`: the rows of all seats where nothing is hidden (replays),
    else empty.
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
    even: bool = later(False)
    around: bool = later(False)
    opened: tuple[tuple[int, ...], ...] = ()

    @property
    def over(self) -> bool:
        """Whether the round is over: all cards are deposited."""
        return -1 not in self.owners

    @property
    def worth(self) -> tuple[int, ...]:
        """What the set of each kind is worth."""
        return EVEN if self.even else POINTS


def view(position: Position, seat: int) -> View:
    """Return what a seat knows (§hidden information)."""
    return View(
        seat=seat,
        hand=position.hands[seat],
        row=position.rows[seat],
        hand_sizes=four(map(len, position.rows)),
        owners=position.owners,
        turn=position.turn,
        first=position.deal.first,
        log=position.asked,
        totals=position.totals,
        points=round_points(position.owners, position.worth),
        round=position.number,
        target=position.target,
        sort=position.sort,
        even=position.even,
        around=position.around,
    )


def _to_plain(view: View) -> dict[str, Any]:
    return {**to_plain(view), "log": tuple(view.log)}


def _from_plain(data: Mapping[str, Any]) -> View:
    """Return a view from plain data.

    Raises ValueError when it is none.
    """
    found = from_plain(View, data)
    try:
        return replace(found, log=tuple(Asked(*each) for each in found.log))
    except TypeError:
        raise ValueError("a view without a usable log") from None


VIEW = ValueKind(_to_plain, _from_plain)
