"""Pictures of the moments of all games, 64 x 64, for a white plate that frames them, those of endings,
and the house of the ladder."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing
from tools.art.moments import endings, house, others, wars

MOMENTS: Mapping[str, Drawing] = {**wars.PICTURES, **others.PICTURES}
PICTURES: Mapping[str, Drawing] = {**MOMENTS, **endings.PICTURES, **house.PICTURES}
