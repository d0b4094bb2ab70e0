"""Players that think: they deal out worlds they can't tell from the real one and play them to the end."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.flower_cards.weighing import chosen

from ..acts import Action
from ..view import View
from .greedy import SENSE, GreedyPlayer, why
from .habits import likeliest
from .thought import candidates


class SearchPlayer:
    """Keeps its first thought unless another is better by so many standard errors over the same worlds.

    The first thought is the greedy card, or the one that somebody with learned habits would play.

    `playouts` is how many games are played to their end for one decision, all candidates together. What
    counts is the money that really changes hands, capped by what the losers have. `reads`: whether it reads
    the others (see `thought.candidates`). `war`: whether the chance to end the war richest counts instead of
    the money. `errors`: how many standard errors.
    """

    def __init__(self, playouts: int, reads: bool = True, war: bool = True, errors: float = 1.0) -> None:
        self.playouts = playouts
        self.reads = reads
        self.war = war
        self.errors = errors
        self._greedy = GreedyPlayer(SENSE)

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that earned most in the worlds."""
        if len(legal) == 1:
            return legal[0]
        first = likeliest(view, legal) if self.reads else self._greedy.choose(view, legal, stream)
        actions = [first, *(action for action in legal if action != first)]
        tried = candidates(view, actions, stream, self.reads, self.war)
        return actions[chosen(tried, len(actions), self.playouts, self.errors)]

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)
