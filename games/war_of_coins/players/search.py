"""Players that think: they deal out worlds they can't tell from the real one and play them to the end."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream
from macclassic.flower_cards.weighing import chosen

from ..state import CALL, PERFECT, Action, View
from .greedy import SENSE, GreedyPlayer, why, wins_match
from .thought import alike, candidates


class SearchPlayer:
    """Keeps the greedy move unless another is better by so many standard errors over the same worlds.

    `playouts` is how many games are played to their end for one decision, all candidates together. What
    counts is what is really paid, within reason (`thought.COUNTED`), and what wins the match is enough.
    `infers`: whether worlds are weighed by what the other has played, passed up and not shown. `cards`:
    whether it thinks about cards too, not only about Perfect Hands and about going on or ending. `errors`:
    how many standard errors.
    """

    def __init__(self, playouts: int, infers: bool = True, cards: bool = True, errors: float = 1.0) -> None:
        self.playouts = playouts
        self.infers = infers
        self.cards = cards
        self.errors = errors
        self._greedy = GreedyPlayer(SENSE)

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that earned most in the worlds."""
        if len(legal) == 1:
            return legal[0]
        greedy = self._greedy.choose(view, legal, stream)
        different = {alike(action): action for action in (*reversed(legal), greedy)}
        actions = [greedy, *(action for action in different.values() if action != greedy)]
        thinks = self.cards or view.phase in (PERFECT, CALL)
        if len(actions) == 1 or not thinks or (view.phase == CALL and wins_match(view)):
            return greedy
        tried = candidates(view, actions, stream, self.infers)
        return actions[chosen(tried, len(actions), self.playouts, self.errors)]

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)
