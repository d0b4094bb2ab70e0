"""The judge of asks, for the review of a round: what somebody could have known who had forgotten nothing."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged

from ..actions import Ask
from ..view import View
from .thinking import weighed

CERTAIN = 100.0
"""What is expected of an ask that can't miss; only then is it just this."""
HARDLY = 1e-6
"""How far an ask is behind that is no likelier to miss than the best, and only brings less."""


class AskJudge:
    """Judges asks by their chances in per cent, from all that the seat has heard since the round began.

    The best is what the strongest player would ask. Others are behind by as much as their chance is lower:
    who asks for something less likely gives that much away, and who asks for something likelier nothing.
    """

    def judge(self, view: View, legal: Sequence[Ask], stream: Stream) -> list[Judged]:
        found = weighed(view, legal)
        best = max(range(len(legal)), key=lambda place: found[place].value)
        chances = [CERTAIN * each.chance for each in found]
        return [
            Judged(chance, 0.0 if place == best else max(HARDLY, chances[best] - chance), 0.0)
            for place, chance in enumerate(chances)
        ]
