"""Common parts of a back: its filling, the frames inside the card's black outline, the cut corners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import hypot, sqrt
from typing import NamedTuple

from tools.art.drawing import CLEAR, Drawing, Ink, Picture, corners


class Size(NamedTuple):
    """Size of a back: suffix of the pictures' names, width and height, and the frames from the outline in.

    If there are more than two frames, the last is a rim in the back's own ink.
    """

    suffix: str
    width: int
    height: int
    frames: tuple[str, ...]


CARD = Size("", 48, 78, ("k", "w", "rim"))
SMALL = Size("-small", 24, 39, ("k", "w"))
TINY = Size("-tiny", 10, 15, ("k",))
SIZES = (CARD, SMALL, TINY)
Inks = Mapping[str, Ink]
Fill = Callable[[Picture], None]
"""Fills a picture of any size of the back."""


def back(depth: int, size: Size, inks: Inks, fill: Fill) -> Picture:
    """Draw a back at one of its sizes."""
    picture = Picture(depth, size.width, size.height, inks)
    fill(picture)
    frame(picture, size.frames)
    return picture


def frame(picture: Picture, frames: tuple[str, ...]) -> None:
    """Draw the frames of a back and cut its corners."""
    for inset, role in reversed(tuple(enumerate(frames))):
        picture.frame(role, inset)
    right, bottom = picture.width - 1, picture.height - 1
    rim = len(frames) > 2
    if rim:
        for inset, role in ((2, "w"), (1, "k")):
            for x in (inset, right - inset):
                for y in (inset, bottom - inset):
                    picture.put(x, y, role)
    picture.cut_corners(2 if rim else 1)


def finish(picture: Picture) -> None:
    """Finish a picture as a card, as `Picture.finish` does, with transparent corners."""
    picture.finish()
    for x, y in corners(picture.width, picture.height):
        picture.grid[y][x] = CLEAR


def backs(name: str, inks: Inks, fill: Fill, sizes: tuple[Size, ...] = SIZES) -> dict[str, Drawing]:
    """Return the drawings of a back by their names."""
    return {f"{name}{size.suffix}": partial(back, size=size, inks=inks, fill=fill) for size in sizes}


def ramp(name: str, eight: str, four: str, one: str) -> dict[str, Ink]:
    """Return the inks ``name0``, ``name1`` … of a material, dark to light, from its tones at each depth."""
    tones = zip(eight.split(), four.split(), one.split(), strict=True)
    return {f"{name}{level}": Ink(*each) for level, each in enumerate(tones)}


def middle(picture: Picture) -> tuple[float, float]:
    """Return the middle of a picture, in cells and halves of cells."""
    return (picture.width - 1) / 2, (picture.height - 1) / 2


def lit(dx: float, dy: float) -> float:
    """Return how much a direction faces the light from the upper left, from -1 to 1."""
    far = hypot(dx, dy)
    return -(dx + dy) / far / sqrt(2) if far else 0.0


def fill(picture: Picture, role_of: Callable[[int, int], str]) -> None:
    """Paint each cell of a picture with the role that `role_of` returns; an empty role paints nothing."""
    for y in range(picture.height):
        for x in range(picture.width):
            role = role_of(x, y)
            if role:
                picture.put(x, y, role)
