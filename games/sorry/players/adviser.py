"""Adviser of Sorry: its hints follow the judge of the review, so that a review agrees with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.chance import Stream
from macclassic.engine.players.base import Reason

from ..actions import Action
from ..view import View
from .lookahead import LookaheadPlayer
from .move_judge import MoveJudge
from .reasons import why

DOUBTFUL = 3.0
"""Chances in a hundred behind the best within which moves are judged once more, among themselves."""


@dataclass(frozen=True, slots=True)
class Adviser(LookaheadPlayer):
    """Computer player that explains the move that the judge finds best."""

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, Reason]:
        """Return the judge's best action and the reason, with the `margin` over the next best."""
        if len(legal) == 1:
            return legal[0], why(view, legal[0], legal)
        found = MoveJudge().judge(view, legal, stream)
        near = [each for each, judged in zip(legal, found, strict=True) if judged.behind < DOUBTFUL]
        ranked = sorted(zip(found, legal, strict=True), key=lambda each: each[0].behind)
        if len(near) > 1:
            ranked = sorted(
                zip(MoveJudge().judge(view, near, stream), near, strict=True), key=lambda each: each[0].behind
            )
        action = ranked[0][1]
        reason = why(view, action, legal)
        reason.fields["margin"] = round(ranked[1][0].behind)
        return action, reason
