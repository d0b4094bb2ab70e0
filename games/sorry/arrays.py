"""Sorry as arrays of numbers: the place of each pawn, the cards of each kind left in the pile."""

from __future__ import annotations

from macclassic.engine.lab.observation_arrays import ObservationArray, ObservationSpec

from .board import MODES

_ONE = ObservationArray()

_ARRAYS = ObservationSpec(
    {
        "seat": _ONE,
        "mode": ObservationArray(words=tuple(MODES)),
        "must_split": _ONE,
        "spare_own": _ONE,
        "two_once": _ONE,
        "exact_home": _ONE,
        "turn": _ONE,
        "phase": _ONE,
        "card": _ONE,
        "places": ObservationArray((16,)),
        "left": ObservationArray((12,)),
        "winners": ObservationArray((4,)),
    },
    most=512,
    width=9,
    words=("enter", "forward", "backward", "swap", "sorry"),
)


def arrays() -> ObservationSpec:
    """Return the arrays of Sorry."""
    return _ARRAYS
