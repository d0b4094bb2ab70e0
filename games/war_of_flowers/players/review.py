"""The judge of War of Flowers: what each move of a moment was worth, for reviews and hints."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.game import Judged
from macclassic.flower_cards.weighing import estimated

from ..acts import Action
from ..view import View
from .thought import candidates

PLAYOUTS = 4000
"""Games played out for one decision, all of its moves together."""


class WarJudge:
    """Judges moves by what they bring in dollars, on worlds that agree with all a seat saw."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        """Return what each action is worth."""
        return estimated(candidates(view, legal, stream), len(legal), PLAYOUTS)
