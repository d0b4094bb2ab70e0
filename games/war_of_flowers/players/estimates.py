"""What moves are worth in dollars, judged on the same honest worlds: for reviews, hints and tempers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from games.war_of_flowers.players.search import Policy
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.state import Action, View
from games.war_of_flowers.worlds import sample
from macclassic.engine.chance import Stream


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
    rules = WarRules(cup_plain=view.cup_plain)
    policy = Policy(view, rules, Random(stream.below(1 << 64)))
    worlds = max(8, playouts // len(legal))
    earned: list[list[float]] = [[] for _ in legal]
    for _ in range(worlds):
        world = sample(view, stream)
        for values, action in zip(earned, legal, strict=True):
            values.append(policy.play_out(rules.step(world, action)[0], view.seat))
    best = max(earned, key=sum)
    return [_against(values, best) for values in earned]


def _against(values: Sequence[float], best: Sequence[float]) -> Estimate:
    count = len(values)
    differences = [top - value for top, value in zip(best, values, strict=True)]
    behind = sum(differences) / count
    variance = sum((each - behind) ** 2 for each in differences) / (count - 1)
    return Estimate(sum(values) / count, behind, sqrt(variance / count))
