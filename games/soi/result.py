"""How a round ended, and the match with it: every line of it, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import POINTS
from .state import Four, State


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


def round_points(owners: tuple[int, ...]) -> Four:
    """Return what the sets deposited so far are worth to each seat."""
    found = [0, 0, 0, 0]
    for owner, points in zip(owners, POINTS, strict=True):
        if owner >= 0:
            found[owner] += points
    return (found[0], found[1], found[2], found[3])


def decided(totals: Four, target: int) -> bool:
    """Whether totals after a round end the match: the target is reached and one leads alone (soi A8, A10)."""
    best = max(totals)
    return best >= target and totals.count(best) == 1


def places(totals: Four) -> Four:
    """Return the place of each seat, from 1; equal totals share one (soi A11)."""
    one, two, three, four = (1 + sum(other > total for other in totals) for total in totals)
    return (one, two, three, four)


def round_result(state: State, target: int) -> Result:
    """Return the itemised end of a round."""
    sets = tuple(
        tuple(SetLine(kind, POINTS[kind]) for kind in range(13) if state.owners[kind] == seat)
        for seat in range(4)
    )
    over = decided(state.totals, target)
    return Result(
        round=state.deal.round,
        sets=sets,
        points=round_points(state.owners),
        before=state.deal.totals,
        totals=state.totals,
        target=target,
        places=places(state.totals) if over else (),
        played_on=max(state.totals) >= target and not over,
    )
