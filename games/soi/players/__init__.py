"""The computer players of Soi. Each gets a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import AnyPlayer
from macclassic.engine.players.base import LOTS, RandomPlayer, Reason, among, because

from ..actions import Ask
from ..memory import REMEMBERED_ASKS, missed_too_often
from ..view import View
from .guessing import guess
from .reasons import why
from .tempers import TEMPERS, Liking
from .thinking import think


@dataclass(frozen=True, slots=True)
class Asker:
    """Computer player that chooses its asks by a function.

    `choice`: returns an ask and the chance that it succeeds, None if it was drawn at random. `moves`: the
    number of asks that the player remembers, None for all. `liking`: preference among equally good asks.
    """

    choice: Callable[[View, Sequence[Ask], Stream, Liking | None], tuple[Ask, float | None]]
    moves: int | None = None
    liking: Liking | None = None

    def choose(self, view: View, legal: Sequence[Ask], stream: Stream) -> Ask:
        """Return one of the legal asks."""
        return self._chosen(view, legal, stream)[0]

    def explain(self, view: View, legal: Sequence[Ask], stream: Stream) -> tuple[Ask, Reason]:
        """Return the chosen ask and the reason."""
        ask, chance = self._chosen(view, legal, stream)
        return ask, because(LOTS) if chance is None else why(view, ask, chance, self.moves)

    def _chosen(self, view: View, legal: Sequence[Ask], stream: Stream) -> tuple[Ask, float | None]:
        if missed_too_often(view):
            return stream.choice(legal), None
        return self.choice(view, legal, stream, self.liking)


def _inclined(player: AnyPlayer, who: str) -> AnyPlayer:
    return replace(player, liking=TEMPERS[who]) if isinstance(player, Asker) else player


make = among(
    "Soi",
    {
        "random": RandomPlayer(),
        "greedy": Asker(partial(guess, moves=None, draws=False)),
        **{name: Asker(partial(guess, moves=moves), moves) for name, moves in REMEMBERED_ASKS.items()},
        "impossible": Asker(think),
    },
    _inclined,
)
