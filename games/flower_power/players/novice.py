"""A player that does anything legal: first what kind of act, then which one of it, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.engine.random_player import LOTS
from macclassic.engine.reason import because

from ..acts import Action
from ..view import View


class Novice:
    """Draws lots, so that the many places for a heart don't outweigh the few flowers to attack."""

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return one of the legal actions."""
        kinds = sorted({type(action).__name__ for action in legal})
        kind = stream.choice(kinds)
        return stream.choice([action for action in legal if type(action).__name__ == kind])

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return an action and the only reason it has."""
        return self.choose(view, legal, stream), because(LOTS)
