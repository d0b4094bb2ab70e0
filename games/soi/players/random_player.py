"""A player that makes any legal ask: the measure that all others are held against."""

from __future__ import annotations

from collections.abc import Sequence

from games.soi.players.reasons import LOTS, because
from games.soi.state import Ask, View
from macclassic.engine.chance import Stream


class RandomPlayer:
    """Any legal ask, all equally likely."""

    def choose(self, view: View, legal: Sequence[Ask], stream: Stream) -> Ask:
        """Return one of the legal asks."""
        return stream.choice(legal)

    def explain(self, view: View, legal: Sequence[Ask], stream: Stream) -> tuple[Ask, str]:
        """Return an ask and the only reason it has."""
        return self.choose(view, legal, stream), because(LOTS)
