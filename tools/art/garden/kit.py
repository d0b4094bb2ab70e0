"""Placing one picture in another: once, as tiles, or as a bed of any size."""

from __future__ import annotations

from tools.art.drawing import CLEAR, Picture
from tools.art.garden.geometry import BED, BORDER, TILE


def paste(picture: Picture, x: int, y: int, other: Picture, left: int = 0, width: int = 0) -> None:
    """Copy a picture, or `width` of its columns from `left` on, to upper left cell (x, y)."""
    for j, row in enumerate(other.grid):
        for i, value in enumerate(row[left : left + width] if width else row):
            if value != CLEAR and 0 <= x + i < picture.width and 0 <= y + j < picture.height:
                picture.grid[y + j][x + i] = value


def centred(picture: Picture, x: int, y: int, other: Picture) -> None:
    """Copy a picture with its middle at (x, y); for an even size with the cell after the middle."""
    paste(picture, x - other.width // 2, y - other.height // 2, other)


def tiled(picture: Picture, x: int, y: int, width: int, height: int, tile: Picture) -> None:
    """Cover a rectangle with a tile, the first at its upper left corner."""
    for j in range(height):
        for i in range(width):
            value = tile.grid[j % tile.height][i % tile.width]
            if value != CLEAR:
                picture.grid[y + j][x + i] = value


def laid(picture: Picture, x: int, y: int, width: int, height: int, bed: Picture) -> None:
    """Draw a bed over a rectangle: corners once, sides and middle repeated."""
    for j in range(height):
        for i in range(width):
            picture.grid[y + j][x + i] = bed.grid[_source(j, height)][_source(i, width)]


def _source(place: int, length: int) -> int:
    """Return the row or column of a bed's picture for a place in a bed of that length."""
    if place < BORDER:
        return place
    if place >= length - BORDER:
        return BED - length + place
    return BORDER + (place - BORDER) % TILE
