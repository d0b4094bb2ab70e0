"""The six companions' tempers: of moves that promise about the same, which one each likes best, by what the
seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..actions import Action, Attack, Create, Diamond, Draw, End, Heart, Pass, Poison, Spy
from ..view import FlowerView, View

Liking = Callable[[View, Action], float]
"""How much somebody likes an action; more is better."""


def _owner(view: View, flower: int) -> tuple[int, FlowerView]:
    """Return who has a flower, and the flower."""
    for seat, garden in enumerate(view.gardens):
        for each in garden:
            if each.id == flower:
                return seat, each
    raise LookupError("no such flower")


def _hits(view: View, action: Action) -> int:
    """Return at which other seat an action is aimed, -1 for none."""
    if isinstance(action, Spy) and action.flower < 0:
        return action.seat
    if isinstance(action, Attack | Poison | Heart | Spy):
        seat, _ = _owner(view, action.target if isinstance(action, Attack) else action.flower)
        return seat if seat != view.seat else -1
    return -1


def _grudge(view: View, action: Action) -> float:
    """Goes for whoever has the largest garden."""
    hit = _hits(view, action)
    return 0.0 if hit < 0 else 1.0 + sum(len(flower.petals) for flower in view.gardens[hit])


def _caution(view: View, action: Action) -> float:
    """Keeps his cards together, and his flowers at home."""
    return 2.0 * isinstance(action, Draw) + isinstance(action, Pass | End) - isinstance(action, Attack)


def _dream(view: View, action: Action) -> float:
    """Dreams of POWER FLOWERs, and would like to see what lies there."""
    power = isinstance(action, Diamond) or (isinstance(action, Create) and action.power)
    return 2.0 * power + isinstance(action, Spy)


def _daring(view: View, action: Action) -> float:
    """Attacks."""
    return float(isinstance(action, Attack))


def _patience(view: View, action: Action) -> float:
    """Lets her own flowers grow."""
    return float(isinstance(action, Create) or (isinstance(action, Heart) and _hits(view, action) < 0))


def _greed(view: View, action: Action) -> float:
    """Wants the flower with the most petals."""
    return float(len(_owner(view, action.target)[1].petals)) if isinstance(action, Attack) else 0.0


TEMPERS: Mapping[str, Liking] = {
    "aunt": _grudge,
    "clerk": _caution,
    "student": _dream,
    "sailor": _daring,
    "grandmother": _patience,
    "salesman": _greed,
}
"""By whom they are of (`companions.NAMES`)."""
