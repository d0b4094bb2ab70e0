"""Composed examples of the garden, as a table would lay them, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from tools.garden import geometry, hearts, index, petals
from tools.garden.geometry import Size
from tools.marks.kit import CLEAR, Picture


def paste(picture: Picture, x: int, y: int, other: Picture, left: int = 0, width: int = 0) -> None:
    """Set another picture, or its columns from `left` on, with its upper left cell at (x, y)."""
    for j, row in enumerate(other.grid):
        for i, value in enumerate(row[left : left + width] if width else row):
            if value != CLEAR and 0 <= x + i < picture.width and 0 <= y + j < picture.height:
                picture.grid[y + j][x + i] = value


def middle(picture: Picture, x: int, y: int, other: Picture) -> None:
    """Set another picture of odd size with its middle at (x, y)."""
    paste(picture, x - other.width // 2, y - other.height // 2, other)


def flower(
    picture: Picture, x: int, y: int, size: Size, faces: Sequence[str], hidden: str = "", power: bool = False
) -> None:
    """Lay a flower: each face is a card's id, or "" for a hidden petal of the colour `hidden`."""
    depth, suffix = picture.depth, size.suffix
    under = "rays" if power else "leaves"
    middle(picture, x, y, hearts.PICTURES[under + suffix](depth))
    laid = list(zip(geometry.places(size, len(faces)), faces, strict=True))
    for (dx, dy, number), face in reversed(laid):
        kind = (("power" if power else "open") if face.lstrip("?") else hidden) if face[:1] != "?" else "seen"
        ax, ay = geometry.anchor(size, number)
        strip = petals.PICTURES[f"petals-{kind}{suffix}"](depth)
        paste(picture, x + dx - ax, y + dy - ay, strip, size.cell * number, size.cell)
        if face:
            sign = index.PICTURES[f"index-{face.lstrip('?')}{suffix}"](depth)
            paste(picture, x + dx - sign.width // 2, y + dy - sign.height // 2, sign)
    name = "heart" + ("-power" if power else "") + ("-wide" if geometry.wide(len(faces)) else "")
    middle(picture, x, y, hearts.PICTURES[name + suffix](depth))
