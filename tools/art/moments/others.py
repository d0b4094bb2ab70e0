"""Pictures of moments in Soi, Sorry and Flower Power, by name."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing
from tools.art.moments import power, soi, sorry

PICTURES: Mapping[str, Drawing] = {**soi.PICTURES, **sorry.PICTURES, **power.PICTURES}
