"""Six Tricks as numbers, for learning programs."""

from __future__ import annotations

from macclassic.engine import ENDLESS, NOTHING, FixedActions, ObservationArray, ObservationSpec

from .cards import IDS
from .rules import Lay, View


def _hand(view: View) -> int:
    """Return the hand as a set: a bit for each card."""
    return sum(1 << card for card in view.hands[view.seat])


def arrays() -> ObservationSpec:
    """Return the arrays of a view, and the numbers of the actions."""
    return ObservationSpec(
        {
            "seat": ObservationArray("the observing seat", 0, 3),
            "hand": ObservationArray("its cards", cards=len(IDS), of=_hand),
            "trick": ObservationArray("the cards on the table in order", NOTHING, len(IDS) - 1, (4,)),
            "laid": ObservationArray("1 for each card laid in this round", shape=(len(IDS),)),
            "tricks": ObservationArray("tricks of each seat in this round", 0, 6, (4,)),
            "points": ObservationArray("points of each seat", 0, ENDLESS, (4,)),
        },
        actions=FixedActions(Lay(card) for card in range(len(IDS))),
        notes=f"Cards, and the actions that lay them, have the numbers of {', '.join(IDS)}.",
    )
