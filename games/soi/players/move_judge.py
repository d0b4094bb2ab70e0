"""Judge of asks for the review of a round, with perfect memory."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged
from macclassic.engine.match.review import Moment

from ..actions import Ask
from ..memory import missed_too_often, worth_asking
from ..view import View
from .thinking import Weighing, weighed

CERTAIN = 100.0
"""Value of an ask that cannot miss; no other ask has it."""
MIN_LOSS = 1e-6
"""Loss of an ask that is as likely to succeed as the best, but gains less."""


class AskJudge:
    """Judge of asks by their chances in per cent, from all that the seat has heard in the round.

    The best asks are those of the strongest player. The loss of another is the difference of the chances, and
    `MIN_LOSS` if its chance is not lower. After too many misses in a row no ask loses anything.
    """

    def judge(self, view: View, legal: Sequence[Ask], stream: Stream) -> list[Judged]:
        found = weighed(view, legal)
        asks = worth_asking(view, legal)
        best = max(each for ask, each in zip(legal, found, strict=True) if ask in asks)

        def loss(ask: Ask, each: Weighing) -> float:
            if missed_too_often(view) or (ask in asks and each.value == best.value):
                return 0.0
            return max(MIN_LOSS, CERTAIN * (best.chance - each.chance))

        return [
            Judged(CERTAIN * each.chance, loss(ask, each), 0.0)
            for ask, each in zip(legal, found, strict=True)
        ]


def cause(moment: Moment) -> tuple[Ask, bool]:
    """Return what all asks have in common that passed up one card: the better ask, and if it was certain."""
    return moment.better, moment.expected[1] == CERTAIN
