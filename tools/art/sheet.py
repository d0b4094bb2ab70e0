"""Sheet of a set: all its pictures, placed by the index; the places are the same at every depth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from macclassic.quickdraw.colours import DEPTHS
from tools.art.drawing import Picture, png
from tools.art.sets import Set

WIDTH = 512
"""Width of a sheet in pixels, unless one of its pictures is wider."""


class Place(NamedTuple):
    """Rectangle of a picture on its sheet, in pixels from the upper left corner."""

    x: int
    y: int
    width: int
    height: int


Pictures = Mapping[str, Picture]
"""Drawings of a set at one depth, by name."""


def layout(pictures: Pictures) -> dict[str, Place]:
    """Return the place of each picture: in rows, the highest first, by name among those of one size."""
    across = max([WIDTH, *(made.width for made in pictures.values())])
    places: dict[str, Place] = {}
    x = y = deepest = 0
    for name in sorted(pictures, key=lambda name: (-pictures[name].height, -pictures[name].width, name)):
        made = pictures[name]
        if x + made.width > across:
            x, y, deepest = 0, y + deepest, 0
        places[name] = Place(x, y, made.width, made.height)
        x, deepest = x + made.width, max(deepest, made.height)
    return places


def sheet(pictures: Pictures) -> Picture:
    """Return all pictures of a depth on one sheet; unused cells are clear."""
    places = layout(pictures)
    whole = Picture(
        next(iter(pictures.values())).depth,
        max(place.x + place.width for place in places.values()),
        max(place.y + place.height for place in places.values()),
    )
    for name, made in pictures.items():
        x, y, width, _ = places[name]
        for row, line in enumerate(made.grid):
            whole.grid[y + row][x : x + width] = line
    return whole


def index(places: Mapping[str, Place]) -> str:
    """Return the text of a set's index: a line for each picture, its name and its place."""
    return "".join(f"{name} {' '.join(map(str, places[name]))}\n" for name in sorted(places))


def files(kept: Set) -> Iterator[tuple[Path, bytes]]:
    """Yield the path in ``resources`` and the bytes of every file of a set.

    Raises ValueError if the size of a picture differs between depths.
    """
    folder, drawings = Path(kept.folder), kept.drawings()
    indices = set()
    for depth in DEPTHS:
        pictures = {name: draw(depth) for name, draw in drawings.items()}
        indices.add(index(layout(pictures)))
        yield folder / f"{depth}.png", png(sheet(pictures))
    if len(indices) != 1:
        raise ValueError(f"a picture of {kept.folder} must have one size at every depth")
    yield folder / "index.txt", indices.pop().encode()
    for name, text in kept.also.items():
        yield folder / name, text().encode()
