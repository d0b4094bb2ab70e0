"""Tempers of the six companions: their preferences among moves of about the same value."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..actions import Action, Attack, Create, Diamond, Draw, Heart, Pass, Poison, Spy
from ..view import FlowerView, View

Liking = Callable[[View, Action], float]
"""Function that rates how much a companion likes an action; higher is better."""


def _owner(view: View, flower: int) -> tuple[int, FlowerView]:
    """Return the seat that has a flower, and the flower.

    Raises LookupError if no seat has it.
    """
    for seat, garden in enumerate(view.gardens):
        for each in garden:
            if each.id == flower:
                return seat, each
    raise LookupError("no such flower")


def _hits(view: View, action: Action) -> int:
    """Return the other seat at which an action is aimed, -1 if there is none."""
    if isinstance(action, Spy) and action.flower < 0:
        return action.seat
    if isinstance(action, Attack | Poison | Heart | Spy):
        seat, _ = _owner(view, action.target if isinstance(action, Attack) else action.flower)
        return seat if seat != view.seat else -1
    return -1


def _grudge(view: View, action: Action) -> float:
    """Prefer acts against the seats with the largest gardens."""
    hit = _hits(view, action)
    return 0.0 if hit < 0 else 1.0 + sum(len(flower.petals) for flower in view.gardens[hit])


def _caution(view: View, action: Action) -> float:
    """Prefer drawing, then passing in a battle; ending turns instead of attacking would last for ever."""
    return 2.0 * isinstance(action, Draw) + isinstance(action, Pass)


def _dream(view: View, action: Action) -> float:
    """Prefer making POWER FLOWERs, then spying."""
    power = isinstance(action, Diamond) or (isinstance(action, Create) and action.power)
    return 2.0 * power + isinstance(action, Spy)


def _daring(view: View, action: Action) -> float:
    """Prefer attacks."""
    return float(isinstance(action, Attack))


def _patience(view: View, action: Action) -> float:
    """Prefer new flowers, and hearts on the seat's own flowers."""
    return float(isinstance(action, Create) or (isinstance(action, Heart) and _hits(view, action) < 0))


def _greed(view: View, action: Action) -> float:
    """Prefer attacks on the flowers with the most petals."""
    return float(len(_owner(view, action.target)[1].petals)) if isinstance(action, Attack) else 0.0


TEMPERS: Mapping[str, Liking] = {
    "aunt": _grudge,
    "clerk": _caution,
    "student": _dream,
    "sailor": _daring,
    "grandmother": _patience,
    "salesman": _greed,
}
"""Likings by companion (`companions.NAMES`)."""
