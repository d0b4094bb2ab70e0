"""Conformance checks of positions: independent copies, and views and questions that leave them alone.

A match keeps the position before every decision for undo, and computer players play on copies. Both break if
a copy shares a list, or if a view refers to the position.
"""

from __future__ import annotations

import copy
import json
import random
from dataclasses import dataclass

from macclassic.engine.core.contract import EVERYBODY, AnyPosition
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.match.conformance.matches import begun, expect, expect_same, moment
from macclassic.engine.match.match import Match

SHARES = "Position.copy() shares something that play() changes"
DECISIONS = 80
"""Number of decisions of the match that is watched."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """One moment of a match: its name, the position and its deep copy, the views and theirs."""

    when: str
    position: AnyPosition
    frozen: AnyPosition
    views: list[object]
    frozen_views: list[object]


def kept_positions_stay(spec: GameSpec) -> None:
    """Check that no position, view or event changes when the match goes on or a question is asked."""
    match, rng = begun(spec, 4), random.Random(4)
    kept: list[_Kept] = []
    events = []
    for _ in range(DECISIONS):
        if match.actor == MATCH_OVER:
            break
        if match.actor == ROUND_OVER:
            match.next_round()
        kept.append(_looked_at(match, rng))
        happened = match.apply(rng.choice(match.legal))
        events.append((happened, copy.deepcopy(happened)))
    for each in kept:
        what = f"the position {each.when} is another one now that the match has gone on"
        expect_same(each.frozen, each.position, f"{SHARES}: {what}")
        _expect_views(each.frozen_views, each.views, f"{each.when} changed when the match went on")
    for now, was in events:
        expect(now == was, "an event changed when the match went on: it must hold tuples of its own")


def _looked_at(match: Match, rng: random.Random) -> _Kept:
    """Check the questions to a position and its copy, and return what must stay as it is."""
    rules, position = match.rules, match.state
    when = moment(match, match.round_count - 1, len(match.played_rounds[-1].moves))
    frozen = _deep_copy(position)
    expect_same(position, frozen, f"the position {when} must be equal to a deep copy of it by ==")
    seats = [EVERYBODY, *range(len(match.seats))]
    views = [rules.view(position, seat) for seat in seats]
    for view in views:
        read = rules.form.view.read(json.loads(json.dumps(rules.form.view.write(view))))
        again = f"a view {when} is another one when it is written as JSON and read again"
        expect_same(view, read, f"{again}; it must hold whole numbers, texts and tuples of them")
    listed = list(position.legal())
    expect(bool(listed), f"a seat is to move, but legal() lists nothing {when}")
    expect(listed == list(position.legal()), f"legal() lists other actions when it is asked twice {when}")
    for action in listed:
        position.why_not(action)
    expect_same(frozen, position, f"view(), legal() or why_not() changed the position {when}")
    played = position.copy()
    expect(played is not position, f"Position.copy() returns the position itself {when}")
    expect_same(position, played, f"Position.copy() returns another position {when}")
    bare = played.log is None and not played.recorded_events
    expect(bare, f"Position.copy() must leave out the log and the recorded events {when}")
    seen = [rules.view(played, seat) for seat in seats]
    frozen_views = copy.deepcopy(seen)
    _expect_views(views, seen, f"{when} is another one of a copy of the position")
    # A computer player plays in place, here on a copy, whose views must stay as they are.
    played.play(rng.choice(listed))
    _expect_views(frozen_views, seen, f"{when} changed when the position was played on")
    expect_same(frozen, position, f"{SHARES}: a decision on a copy {when} changed the position itself")
    return _Kept(when, position, frozen, views, frozen_views)


def _deep_copy(position: AnyPosition) -> AnyPosition:
    """Return a deep copy; of rules compiled by mypyc that Python cannot copy, a copy as they make it."""
    try:
        return copy.deepcopy(position)
    except TypeError:
        if not hasattr(type(position), "__mypyc_attrs__"):
            raise
        return position.copy()


def _expect_views(were: list[object], views: list[object], what: str) -> None:
    """Check that views are the same as they were; `what` continues the words “a view”."""
    for was, view in zip(were, views, strict=True):
        expect_same(was, view, f"a view {what}; it must hold tuples of its own, not lists of the position")
