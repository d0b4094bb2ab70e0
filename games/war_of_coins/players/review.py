"""The judge of War of Coins: what each move of a moment was worth, for reviews and hints."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.game import Judged
from macclassic.flower_cards.weighing import estimated

from ..state import CALL, Action, View
from .greedy import wins_match
from .thought import candidates

PLAYOUTS = 4000
"""Games played out for one decision, all of its moves together."""


class CoinJudge:
    """Judges moves by what they bring in points won, on worlds that agree with all a seat saw."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        """Return what each action is worth."""
        # What wins the match can't be bettered.
        enough = view.phase == CALL and wins_match(view)
        return estimated(candidates(view, legal, stream, enough=enough), len(legal), PLAYOUTS)
