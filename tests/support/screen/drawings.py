"""Pictures of a set, as drawn by its code."""

from __future__ import annotations

from functools import cache
from io import BytesIO

from PIL import Image

from tools.art.drawing import png
from tools.art.sets import SETS, Drawings


@cache
def _drawings(name: str) -> Drawings:
    return SETS[name].drawings()


@cache
def drawn(name: str, picture: str, depth: int) -> Image.Image:
    """Return a picture of a set as a palette picture.

    `tests/tools/docs/test_sheets.py` compares the shipped pictures with it.
    """
    image = Image.open(BytesIO(png(_drawings(name)[picture](depth))))
    image.load()
    return image
