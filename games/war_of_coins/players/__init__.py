"""The computer players of War of Coins. Each gets a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from macclassic.flower_cards.company import Levels

from .greedy import FEEL, GREED, SENSE, GreedyPlayer, Skill
from .search import SearchPlayer, inclined
from .tempers import CALM, TEMPERS, Temper

THINKERS: dict[int, Callable[[], SearchPlayer]] = {
    120: lambda: SearchPlayer(400, infers=False, cards=False),
    140: lambda: SearchPlayer(600, infers=False),
    160: lambda: SearchPlayer(2000),
}
"""Those who try moves out, by level."""


def _greedy(skill: Skill, temper: Temper) -> GreedyPlayer:
    return GreedyPlayer(skill, temper=temper)


_GREEDY: dict[int, Callable[[Temper], GreedyPlayer]] = {
    level: partial(_greedy, skill) for level, skill in ((60, FEEL), (80, GREED), (100, SENSE))
}

make = Levels("War of Coins", _GREEDY, THINKERS, inclined, TEMPERS, CALM).make
