"""A player that does anything legal, in any game: the measure that all others are held against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from macclassic.engine.chance import Stream
from macclassic.engine.reason import because

A = TypeVar("A")

LOTS = "It is as good as any other: I drew lots."


class RandomPlayer:
    """Any legal action, all equally likely."""

    def choose(self, view: Any, legal: Sequence[A], stream: Stream) -> A:
        """Return one of the legal actions."""
        return stream.choice(legal)

    def explain(self, view: Any, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        """Return an action and the only reason it has."""
        return self.choose(view, legal, stream), because(LOTS)
