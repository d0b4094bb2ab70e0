"""Sorry as arrays of numbers: pawns by their places, the pile by how many cards of each kind are left."""

from __future__ import annotations

from macclassic.engine.lab.observation_arrays import Array, Arrays

from .board import MODES

_ONE = Array()

_ARRAYS = Arrays(
    {
        "seat": _ONE,
        "mode": Array(words=tuple(MODES)),
        "must_split": _ONE,
        "spare_own": _ONE,
        "two_once": _ONE,
        "turn": _ONE,
        "phase": _ONE,
        "card": _ONE,
        "places": Array((16,)),
        "left": Array((12,)),
        "winners": Array((4,)),
    },
    most=512,
    width=9,
    words=("enter", "forward", "backward", "swap", "sorry"),
)


def arrays() -> Arrays:
    """Return them."""
    return _ARRAYS
