"""The moments of Soi, Sorry and Flower Power."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing

PICTURES: Mapping[str, Drawing] = {}
