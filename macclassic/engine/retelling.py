"""What a record tells, held against what the rules make of it: more keys may be told, and no less."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macclassic.engine.options import Json


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
