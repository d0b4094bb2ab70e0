"""How a round ended, and the match with it: every line of it, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.game import Tally

from .acts import Four
from .cards import POINTS
from .position import Position, decided, places, round_points


@dataclass(frozen=True, slots=True)
class SetLine:
    """One deposited set: its kind, 0 for aces to 12 for kings, and its points."""

    kind: int
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over.

    `sets`: of each seat, in the order of kinds. `points`: of each seat in this round. `before`, `totals`: of
    the match before and after it. `target`: what ends the match. `places`: of each seat, from 1, ties alike,
    if the match is over too, else empty. `played_on`: the target is reached, but the leaders have the same
    total, so another round follows (soi A10).
    """

    round: int
    sets: tuple[tuple[SetLine, ...], ...]
    points: Four
    before: Four
    totals: Four
    target: int
    places: tuple[int, ...]
    played_on: bool

    def tally(self, seat: int) -> Tally:
        """Return what the round comes to for one seat: won with most points, if nobody shares them; `points`
        and `change` are its own."""
        points, best = self.points[seat], max(self.points)
        return Tally(
            won=None if self.points.count(best) > 1 else points == best,
            points=points,
            change=points,
            place=self.places[seat] if self.places else 0,
        )


def round_result(position: Position) -> Result:
    """Return the itemised end of a round."""
    owners, totals, target = position.owners, position.totals, position.target
    sets = tuple(
        tuple(SetLine(kind, POINTS[kind]) for kind in range(13) if owners[kind] == seat) for seat in range(4)
    )
    over = decided(totals, target)
    return Result(
        round=position.number,
        sets=sets,
        points=round_points(owners),
        before=position.before,
        totals=totals,
        target=target,
        places=places(totals) if over else (),
        played_on=max(totals) >= target and not over,
    )
