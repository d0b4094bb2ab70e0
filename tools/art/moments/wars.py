"""Pictures of moments in War of Flowers and War of Coins, by name."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing
from tools.art.moments import coin_ends, coin_takes, flower_ends, flower_house, flower_sets, flower_takes

PICTURES: Mapping[str, Drawing] = {
    **flower_takes.PICTURES,
    **flower_sets.PICTURES,
    **flower_ends.PICTURES,
    **flower_house.PICTURES,
    **coin_takes.PICTURES,
    **coin_ends.PICTURES,
}
