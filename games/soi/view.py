"""The part of a round of Soi that one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macclassic.engine.core.codec import ValueKind, from_plain, later, quickly, to_plain, with_ids
from macclassic.engine.core.options import Json, JsonMapping

from .actions import Four, four
from .cards import EVEN, IDS, KINDS, POINTS
from .events import Asked
from .position import Position, round_points


@dataclass(frozen=True, slots=True)
class View:
    """View of one seat: numbers and tuples without a reference to the position.

    `hand`: its cards, as a set. `row`: the same in the order in which they lie. `hand_sizes`: of all seats.
    `owners`, `turn`: as in `Position`. `log`: every ask of this round, which is all that is public about
    places in face-down rows. `totals`: before this round, or with it once it is over. `points`: of this
    round. `target`, `sort`, `even`, `around`: the options in force. `opened`: the rows of all seats if
    nothing is hidden (in replays), else empty.
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
        """True if the round is over: all cards are deposited."""
        return -1 not in self.owners

    @property
    def worth(self) -> tuple[int, ...]:
        """Points for the set of each kind."""
        return EVEN if self.even else POINTS


_made = quickly(View)


def view(position: Position, seat: int) -> View:
    """Return the view of a seat (§hidden information)."""
    return _made(
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


def _to_plain(view: View) -> Json:
    return {**to_plain(view), "log": tuple(view.log)}


def _from_plain(data: JsonMapping) -> View:
    """Return a view from plain data.

    Raises ValueError if the data is invalid.
    """
    found = from_plain(View, data)
    try:
        return replace(found, log=tuple(Asked(*each) for each in found.log))
    except TypeError:
        raise ValueError("a view without a usable log") from None


_with_ids = with_ids(IDS, cards="row opened", sets="hand")


def _named(view: View) -> Json:
    """Return a view with ids; `log` has an object for each ask, `owners` a seat by kind."""
    log = [{**each._asdict(), "card": IDS[each.card], "hit": bool(each.hit)} for each in view.log]
    return {**_with_ids(view), "log": log, "owners": dict(zip(KINDS, view.owners, strict=True))}


VIEW = ValueKind(_to_plain, _from_plain, named=_named)
