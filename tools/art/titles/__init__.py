"""The title pictures of the games by their keys, 300 x 180: the one place where a whole scene is painted."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing
from tools.art.titles import coins, flowers, power, soi, sorry

PICTURES: Mapping[str, Drawing] = {
    "war-of-flowers": flowers.draw,
    "war-of-coins": coins.draw,
    "soi": soi.draw,
    "sorry": sorry.draw,
    "flower-power": power.draw,
}
