"""Judge of asks for the review of a round, with perfect memory."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged

from ..actions import Ask
from ..view import View
from .thinking import weighed

CERTAIN = 100.0
"""Value of an ask that cannot miss; no other ask has it."""
MIN_LOSS = 1e-6
"""Loss of an ask that is as likely to succeed as the best, but gains less."""


class AskJudge:
    """Judge of asks by their chances in per cent, from all that the seat has heard in the round.

    The best ask is that of the strongest player. The loss of another is the difference of the chances, and
    `MIN_LOSS` if its chance is not lower.
    """

    def judge(self, view: View, legal: Sequence[Ask], stream: Stream) -> list[Judged]:
        found = weighed(view, legal)
        best = max(range(len(legal)), key=lambda place: found[place].value)
        chances = [CERTAIN * each.chance for each in found]
        return [
            Judged(chance, 0.0 if place == best else max(MIN_LOSS, chances[best] - chance), 0.0)
            for place, chance in enumerate(chances)
        ]
