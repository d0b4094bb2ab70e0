"""The computer players of Soi. Each gets a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import AnyPlayer
from macclassic.engine.players.base import LOTS, RandomPlayer, Reason, among, because

from ..actions import Ask
from ..memory import EVERYTHING, PERSONAL_SPANS, SPANS, Span, missed_too_often, worth_asking
from ..view import View
from . import guessing, thinking
from .guessing import guess
from .reasons import Odds, why
from .tempers import TEMPERS, Liking
from .thinking import think

Choice = Callable[[View, Sequence[Ask], Stream, Liking | None, Span], Ask]
"""Function that chooses one of the legal asks, for a preference among equals and a memory."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Computer player that chooses its asks by a function.

    `odds`: returns the chances of the others to hold a card. `span`: the asks that it remembers. `liking`:
    its preference among equally good asks. It never asks for what was just denied, if it can ask for anything
    else, and asks at random after too many misses in a row, so that each round ends.
    """

    choice: Choice
    odds: Callable[[View, int, Span], Odds]
    span: Span = EVERYTHING
    liking: Liking | None = None

    def choose(self, view: View, legal: Sequence[Ask], stream: Stream) -> Ask:
        """Return one of the legal asks."""
        rest = worth_asking(view, legal)
        if missed_too_often(view):
            return stream.choice(rest)
        return self.choice(view, rest, stream, self.liking, self.span)

    def explain(self, view: View, legal: Sequence[Ask], stream: Stream) -> tuple[Ask, Reason]:
        """Return the chosen ask and the reason."""
        ask = self.choose(view, legal, stream)
        if missed_too_often(view):
            return ask, because(LOTS)
        return ask, why(view, ask, self.odds(view, ask.card, self.span), self.span)


def _inclined(player: AnyPlayer, who: str) -> AnyPlayer:
    if not isinstance(player, Asker):
        return player
    span = PERSONAL_SPANS[who] if player.span == SPANS["middle"] else player.span
    return replace(player, liking=TEMPERS[who], span=span)


make = among(
    "Soi",
    {
        "random": RandomPlayer(),
        "greedy": Asker(partial(guess, draws=False), guessing.odds),
        **{name: Asker(guess, guessing.odds, span) for name, span in SPANS.items()},
        "impossible": Asker(think, thinking.odds),
    },
    _inclined,
)
