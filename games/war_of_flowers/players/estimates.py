"""What moves are worth in dollars, judged on the same honest worlds: for reviews, hints and tempers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.chance import Stream

from ..state import Action, View
from .search import ahead
from .thought import candidates


@dataclass(frozen=True, slots=True)
class Estimate:
    """What an action is expected to bring.

    `mean`: dollars a game. `behind`: how many dollars less than the best action, 0 for that one; `error`: the
    standard error of `behind`, over the worlds that both were played out in.
    """

    mean: float
    behind: float
    error: float


def estimate(view: View, legal: Sequence[Action], stream: Stream, playouts: int) -> list[Estimate]:
    """Return what each legal action is worth to the seat of a view, with `playouts` games for all together.

    All actions are judged in the same worlds, dealt from what the view doesn't see and nothing else.
    """
    tried = candidates(view, legal, stream)
    tried.play(max(8, playouts // len(legal)), list(range(len(legal))))
    best = max(tried.earned, key=sum)
    return [_against(values, best) for values in tried.earned]


def _against(values: Sequence[int], best: Sequence[int]) -> Estimate:
    behind, error = ahead(best, values)
    return Estimate(sum(values) / len(values), behind, error)
