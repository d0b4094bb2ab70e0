"""Contact sheets: pictures in rows for inspection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import IO

from PIL import Image

from tools.art.drawing import Drawing, corners, png

GREY = (136, 136, 136)
"""Background that contrasts with both black and white."""

GAP = 6
"""Cells between two cards."""

# Sheets -----------------------------------------------------------------------------------------------------


def opened(file: Path | IO[bytes]) -> Image.Image:
    """Return the picture of a file, with transparent cells."""
    with Image.open(file) as picture:
        found: Image.Image = picture.convert("RGBA")
    return found


def cut(card: Image.Image) -> Image.Image:
    """Return a card after making the cells outside its cut corners transparent."""
    for cell in corners(*card.size):
        card.putpixel(cell, (0, 0, 0, 0))
    return card


def pictures(drawings: Mapping[str, Drawing], depths: Iterable[int]) -> list[Image.Image]:
    """Return drawings as pictures, depth by depth."""
    return [opened(BytesIO(png(draw(depth)))) for depth in depths for draw in drawings.values()]


def flow(
    *blocks: Sequence[Image.Image], across: int, gap: int = GAP, ground: tuple[int, int, int] = GREY
) -> Image.Image:
    """Return pictures in rows, `gap` pixels apart, on a background `across` wide; a block begins a row."""
    places: list[tuple[int, int, Image.Image]] = []
    y, deepest = 0, 0
    for block in blocks:
        x = across
        for picture in block:
            if x + picture.width + gap > across:
                x, y, deepest = gap, y + deepest + gap, 0
            places.append((x, y, picture))
            x, deepest = x + picture.width + gap, max(deepest, picture.height)
    result = Image.new("RGB", (across, y + deepest + gap), ground)
    for left, top, picture in places:
        result.paste(picture, (left, top), picture)
    return result


def enlarged(sheet: Image.Image, scale: int) -> Image.Image:
    """Return a sheet with every pixel `scale` by `scale`."""
    return sheet.resize((sheet.width * scale, sheet.height * scale), Image.Resampling.NEAREST)
