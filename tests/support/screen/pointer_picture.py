"""Expected arrow pointer, and the search for it in a picture."""

from __future__ import annotations

from PIL import Image

ARROW = (
    "ww",
    "wkw",
    "wkkw",
    "wkkkw",
    "wkkkkw",
    "wkkkkkw",
    "wkkkkkkw",
    "wkkkkkkkw",
    "wkkkkkkkkw",
    "wkkkkkwwwww",
    "wkkwkkw",
    "wkw.wkkw",
    "ww..wkkw",
    "w....wkkw",
    ".....wkkw",
    "......www",
)
"""Arrow of look §4: row r of 1 to 8 black from column 1 to r, a halo, 11 by 16 in all."""

INKS = {"k": (0, 0, 0), "w": (255, 255, 255)}


def points_at(picture: Image.Image, x: int, y: int, scale: int, slack: int = 0) -> bool:
    """True if the arrow's tip is at a pixel of an RGB picture, at most `slack` pixels off."""
    return any(
        _is_at(picture, x + right, y + down, scale)
        for right in range(-slack, slack + 1)
        for down in range(-slack, slack + 1)
    )


def _is_at(picture: Image.Image, x: int, y: int, scale: int) -> bool:
    return all(
        picture.getpixel((x + (i - 1) * scale + dx, y + (j - 1) * scale + dy)) == INKS[cell]
        for j, row in enumerate(ARROW)
        for i, cell in enumerate(row)
        if cell != "."
        for dx in range(scale)
        for dy in range(scale)
    )
