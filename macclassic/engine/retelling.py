"""What a record tells, held against what the rules make of it: more keys may be told, and no less."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from macclassic.engine.game import Json


def holds(told: Any, ours: Json, free: frozenset[str]) -> bool:
    """Whether something written holds all of ours; `free`: keys whose innermost lists may be in any order."""
    return isinstance(told, dict) and all(
        key in told and _same(told[key], value, key in free, free) for key, value in ours.items()
    )


def _same(told: Any, ours: Any, any_order: bool, free: frozenset[str]) -> bool:
    """Whether two values are equal and of one type."""
    if isinstance(ours, dict):
        return holds(told, ours, free)
    if not isinstance(ours, list):
        return type(told) is type(ours) and bool(told == ours)
    if not isinstance(told, list) or len(told) != len(ours):
        return False
    if not any_order or any(isinstance(each, list) for each in ours):
        return all(_same(one, other, any_order, free) for one, other in zip(told, ours, strict=True))
    return paired(told, ours, lambda one, other: _same(one, other, False, free))


def paired(told: Sequence[Any], ours: Sequence[Any], same: Callable[[Any, Any], bool]) -> bool:
    """Whether each of ours has one of theirs that is the `same`, and none is left over."""
    left = list(told)
    for value in ours:
        place = next((i for i, each in enumerate(left) if same(each, value)), None)
        if place is None:
            return False
        del left[place]
    return not left


def wrong() -> ValueError:
    """Return what is raised for events that are not those of the rules."""
    return ValueError("its events are not what the rules make of it")


def of_types(told: Sequence[Any], types: Container[str]) -> list[Json]:
    """Return what a record tells of a decision, if all of it are events of some types.

    Raises ValueError.
    """
    if not all(isinstance(each, dict) and str(each.get("type")) in types for each in told):
        raise wrong()
    return list(told)


class ToldExactly:
    """For rules that leave nothing open: a record tells just what they make of its actions."""

    free_order: frozenset[str] = frozenset()

    def follow(self: Any, state: Any, action: Any, told: Sequence[Any]) -> tuple[Any, tuple[Any, ...]]:
        """Return the step of an action if it is the one told of (see `game.Rules.follow`)."""
        after, events = self.step(state, action)
        ours = [self.event_to_json(event) for event in events]
        if len(told) != len(ours) or not all(
            holds(each, event, self.free_order) for each, event in zip(told, ours, strict=True)
        ):
            raise wrong()
        return after, events

    def round_told(self: Any, state: Any, told: Any) -> bool:
        """Whether an outcome is the one of a round that is over."""
        return holds(told, self.round_outcome(state), self.free_order)
