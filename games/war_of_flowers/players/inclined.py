"""A player that thinks and has a temper: between moves that are about as good, it takes what it likes."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.flower_cards.weighing import estimated

from ..acts import Action
from ..view import View
from .greedy import captured, why
from .search import SearchPlayer
from .tempers import Temper
from .thought import candidates

DEAREST = 0.25
"""Dollars of expectation that no temper is worth more than."""
ENOUGH = 1500
"""Play-outs at most for the two moves together: what a temper costs need not be known better."""


class InclinedPlayer:
    """Chooses as a search player does, then gives way to its temper where that costs next to nothing.

    The action it likes best takes the place of the one it thought best if, over common worlds, it is behind
    by less than a standard error, and never by more than a quarter of a dollar.
    """

    def __init__(self, search: SearchPlayer, temper: Temper) -> None:
        self._search = search
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action."""
        chosen = self._search.choose(view, legal, stream)
        liked = {action: self.temper.leaning(view, action, captured(view, action)) for action in legal}
        favourite = max(legal, key=lambda action: liked[action])
        if liked[favourite] <= liked[chosen]:
            return chosen
        tried = candidates(view, (chosen, favourite), stream, self._search.reads)
        first, second = estimated(tried, 2, min(ENOUGH, self._search.playouts))
        return favourite if second.behind <= min(max(first.error, second.error), DEAREST) else chosen

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)
