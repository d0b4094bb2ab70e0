"""A player that does anything legal: the measure that all others are held against."""

from __future__ import annotations

from collections.abc import Sequence

from games.war_of_coins.players.reasons import LOTS, because
from games.war_of_coins.state import Action, View
from macclassic.engine.chance import Stream


class RandomPlayer:
    """Any legal action, all equally likely."""

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return one of the legal actions."""
        return stream.choice(legal)

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return an action and the only reason it has."""
        return self.choose(view, legal, stream), because(LOTS)
