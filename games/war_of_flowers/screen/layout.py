"""Layout of the table of War of Flowers.

Each player has trays for suns, animals, ribbons and plains.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from macclassic.flower_cards.table.layout import Layout, TablePlan

from ..sets import KINDS, by_kind, mark_of

if TYPE_CHECKING:
    from .model import State


@cache
def board(cup_plain: bool) -> TablePlan:
    """Return the plan of the table; the September cup lies among the plains if it counts as two."""
    return TablePlan(
        folder="cards",
        seats=3,
        kinds=KINDS,
        piles=partial(_piles, cup_plain),
        own=(99, 155, 169, 206),
        row=(139, 136, 51),
        mark=mark_of,
    )


def _piles(cup_plain: bool, cards: Sequence[str]) -> Sequence[Sequence[str]]:
    return tuple(by_kind(cards, cup_plain).values())


def layout(now: State) -> Layout:
    """Return the positions of everything on the table for a state."""
    view = now.position.view
    return board(view.cup_plain).at(now.size, view.seat)
