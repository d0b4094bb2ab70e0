"""Computer players of War of Coins. Each gets a View and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from macclassic.flower_cards.levels import Levels

from .greedy import FEEL, GREED, SENSE, GreedyPlayer
from .search import SearchPlayer, StrongestPlayer, inclined
from .tempers import CALM, TEMPERS

THINKERS: dict[int, Callable[[], SearchPlayer]] = {
    120: lambda: SearchPlayer(400, infers=False, cards=False),
    140: lambda: SearchPlayer(600, infers=False),
    160: lambda: StrongestPlayer(2000),
}
"""Players that search by playouts, by level."""

make = Levels(
    "War of Coins",
    {60: FEEL, 80: GREED, 100: SENSE},
    lambda skill, temper: GreedyPlayer(skill, temper=temper),
    THINKERS,
    inclined,
    TEMPERS,
    CALM,
).make
