"""The Gardener: thumb rules, and nothing looked ahead (flower-power §10)."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.fast.dice import Dice

from ..acts import Action
from ..board import BUILD
from ..view import View
from . import building
from .determinization import known
from .heuristics import Heuristics
from .reasons import why

THREES_IN = 5
"""One flower of three for every so many petals."""


class GardenerPlayer:
    """Attacks wherever it looks stronger, saves itself in battles, draws when nothing else helps."""

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return what the thumb rules say."""
        if view.phase == BUILD:
            return building.build(len(view.pack), THREES_IN)
        if len(legal) == 1:
            return legal[0]
        return Heuristics().choose(known(view, Dice(0)))

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)
