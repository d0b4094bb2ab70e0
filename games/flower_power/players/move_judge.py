"""Move judge for the review of a game: the effect of each move on the chance to win.

Playouts in the Master's worlds continue each move for one round of turns; then an estimate of the gardens
follows.
"""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import Judged
from macclassic.flower_cards.judgement import judged

from ..actions import Action
from ..board import BUILD
from ..view import View
from .choices import Choices
from .determinization import WON, CandidateMoves, worlds_of
from .policy import Policy
from .search import MAX_PLAYOUT_TURNS

PLAYOUTS = 4_000
"""Most playouts for one decision, all of its moves together."""
SURE = 0.1
"""Expected loss, in percentage points, at which the judge stops early."""


class GardenJudge:
    """Judge that rates moves by the chance to win after them, in per cent.

    Moves that the seat cannot tell apart have the same rating. Layouts of flowers are not rated, since their
    effect appears too late for these playouts.
    """

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        if view.phase == BUILD:
            return [Judged(0.0, 0.0, 0.0)] * len(legal)
        worlds = worlds_of(view, FastRandom(stream.below(1 << 61)))
        choices = Choices(worlds.known, legal[0])
        keys = [choices.key(action) for action in legal]
        different = dict(zip(reversed(keys), reversed(legal), strict=True))  # the first of equal moves
        turns = min(worlds.known.living, MAX_PLAYOUT_TURNS)
        tried = CandidateMoves(worlds, list(different.values()), Policy(), turns)
        found = dict(zip(different, judged(tried, len(different), PLAYOUTS, SURE, WON // 100), strict=True))
        return [found[key] for key in keys]
