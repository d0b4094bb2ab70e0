"""Title pictures of the games by key, 300 x 180: the only full scenes."""

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
