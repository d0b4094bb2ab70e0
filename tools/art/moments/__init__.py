"""Pictures of the moments and endings of all games, and the house of the ladder.

Pictures of moments are 64 x 64 and are shown framed on a white plate.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing
from tools.art.moments import endings, house, others, wars

MOMENTS: Mapping[str, Drawing] = {**wars.PICTURES, **others.PICTURES}
PICTURES: Mapping[str, Drawing] = {**MOMENTS, **endings.PICTURES, **house.PICTURES}
