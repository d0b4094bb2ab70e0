"""Observations of War of Coins as arrays of numbers.

Cards are numbered 4 × coin + place, then the two jokers; a set of cards has 50 entries.
"""

from __future__ import annotations

from macclassic.engine.lab.observation_arrays import ObservationArray, ObservationSpec

from .view import View

CARDS = 50
_ONE = ObservationArray()
_EACH = ObservationArray((2,))
_SET = ObservationArray(cards=CARDS)
_SETS = ObservationArray((2,), cards=CARDS)


def _plays(view: View) -> list[int]:
    return [each & 63 for each in view.plays]


_ARRAYS = ObservationSpec(
    {
        "seat": _ONE,
        "hand": _SET,
        "hand_sizes": _EACH,
        "open_hands": _SETS,
        "layout": _SET,
        "stock_size": _ONE,
        "captured": _SETS,
        "points": _EACH,
        "keeps": _EACH,
        "keep_score": _EACH,
        "owed": ObservationArray((2,)),
        "shown": _EACH,
        "transacted": _EACH,
        "perfect": _EACH,
        "balance": ObservationArray((2,)),
        "first": _ONE,
        "game": _ONE,
        "draw": _EACH,
        "last_winner": _ONE,
        "turn": _ONE,
        "phase": _ONE,
        "laid": _SET,
        "grabbed": _SET,
        "turned": _ONE,
        "choice": _SET,
        "unseen": _SET,
        "winner": _ONE,
        "ending": _ONE,
        "gained": _SET,
        "target": _ONE,
        "plays": ObservationArray((40,), of=_plays),
        "opened": _SETS,
    },
    most=32,
    width=4,
)


def arrays() -> ObservationSpec:
    """Return the arrays that describe a view."""
    return _ARRAYS
