"""Adviser of Sorry: its hints follow the judge of the review, so that a review agrees with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.chance import Stream
from macclassic.engine.players.base import Reason
from macclassic.flower_cards.reasons import best_of

from ..actions import Action
from ..view import View
from .lookahead import LookaheadPlayer
from .move_judge import MoveJudge
from .reasons import why


@dataclass(frozen=True, slots=True)
class Adviser(LookaheadPlayer):
    """Computer player that explains the move that the judge finds best."""

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, Reason]:
        """Return the judge's best action and the reason, with the `margin` over the next best."""
        if len(legal) == 1:
            return legal[0], why(view, legal[0], legal)
        found = MoveJudge().judge(view, legal, stream)
        best = best_of(found)
        reason = why(view, legal[best], legal)
        reason.fields["margin"] = round(min(each.behind for at, each in enumerate(found) if at != best))
        return legal[best], reason
