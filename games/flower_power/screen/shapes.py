"""Geometry of flowers: places of petals, indices and hearts around a middle, in two sizes.

The numbers belong to the pictures (``resources/cards/garden/README.md``); x grows to the right, y downwards.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QBitmap, QImage, QRegion

from macclassic.engine.core.options import JsonMapping
from macclassic.quickdraw import sprites
from macclassic.quickdraw.resources import resources_dir

FOLDER = "cards/garden"
DEPTH = 8
"""Depth of the pictures by which petals are measured; all depths cover the same pixels."""
PAIR = 2
"""Number of petals of a flower whose number stands at the foot."""
CACHED_PICTURES = 400
"""Pictures of petals to cache: more than one size has at one depth."""


@dataclass(frozen=True)
class LaidPetal:
    """Place of a petal in a flower: the middle of its index, and its direction in 1/48 of a turn."""

    at: QPoint
    direction: int


@dataclass(frozen=True)
class FlowerShape:
    """Geometry of all flowers of one size.

    - `suffix`: end of the names of their pictures.
    - `index`: size of an index.
    - `cell`: side of a petal's picture.
    - `anchors`: for each direction, the middle of the index within the petal's picture.
    - `petals`: places of the petals, for each number of petals from 1.
    - `wide`: numbers of petals with the wide heart.
    - `hearts`: sides of the normal and of the wide heart.
    """

    suffix: str
    index: QSize
    cell: int
    anchors: tuple[QPoint, ...]
    petals: tuple[tuple[LaidPetal, ...], ...]
    wide: frozenset[int]
    hearts: tuple[int, int]

    def laid(self, count: int) -> tuple[LaidPetal, ...]:
        """Return the places of the petals of a flower with `count` petals, as far as they are shown."""
        return self.petals[min(count, max_shown_petals()) - 1]

    def lies(self, count: int, number: int) -> LaidPetal:
        """Return the place of a petal; one that is not shown has that of the last one shown."""
        return self.laid(count)[min(number, max_shown_petals() - 1)]

    def corner(self, petal: LaidPetal) -> QPoint:
        """Return the upper left corner of a petal's picture."""
        return petal.at - self.anchors[petal.direction]

    def index_rect(self, petal: LaidPetal) -> QRect:
        """Return the rectangle of a petal's index."""
        corner = petal.at - QPoint(self.index.width() // 2, self.index.height() // 2)
        return QRect(corner, self.index)

    def heart_name(self, count: int, power: bool) -> str:
        """Return the name of the picture of a flower's heart, or of the cup of a bud."""
        if under(count, power) == "stalk":
            return f"bud{self.suffix}"
        return f"heart{'-power' if power else ''}{'-wide' if self.is_wide(count) else ''}{self.suffix}"

    def is_wide(self, count: int) -> bool:
        """True if a flower with `count` petals has the wide heart."""
        return count in self.wide or count > max_shown_petals()


@cache
def _data() -> JsonMapping:
    found = json.loads((resources_dir() / FOLDER / "geometry.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def max_shown_petals() -> int:
    """Return the largest number of petals that a flower shows."""
    return int(_data()["most"])


def under(count: int, power: bool) -> str:
    """Return the name of the picture under a flower with `count` petals."""
    if power:
        return "rays"
    return "stalk" if count <= _data()["stalked"] else "leaves"


def stone() -> QPoint:
    """Return the point of the Graveyard's picture at the middle of the card index on its stone."""
    return QPoint(*_data()["stone"])


@cache
def shape(small: bool) -> FlowerShape:
    """Return the geometry of small or of normal flowers."""
    data = _data()["sizes"]["small" if small else "normal"]
    return FlowerShape(
        suffix="-small" if small else "",
        index=QSize(*data["index"]),
        cell=int(data["cell"]),
        anchors=tuple(QPoint(x, y) for x, y in data["anchors"]),
        petals=tuple(
            tuple(LaidPetal(QPoint(x, y), way) for x, y, way in flower) for flower in data["petals"]
        ),
        wide=frozenset(data["wide"]),
        hearts=(data["hearts"][0], data["hearts"][1]),
    )


@lru_cache(maxsize=CACHED_PICTURES)
def petal_picture(kind: str, small: bool, direction: int, depth: int) -> QImage:
    """Return the picture of a petal.

    `kind` is ``open``, ``power``, ``rose``, ``violet``, ``marigold``, ``seen`` or ``ring``. The picture is
    shared and must not be changed.
    """
    cell = shape(small).cell
    strip = sprites.load(FOLDER, f"petals-{kind}{shape(small).suffix}", depth)
    return strip.copy(QRect(direction * cell, 0, cell, cell))


@cache
def covered(small: bool, direction: int) -> QRegion:
    """Return the pixels that a petal covers in its picture."""
    mask = petal_picture("open", small, direction, DEPTH).createAlphaMask()
    return QRegion(QBitmap.fromImage(mask))


@cache
def bounds(count: int, small: bool, power: bool) -> QRect:
    """Return the bounding box of a flower around its middle, leaves or rays included."""
    look = shape(small)
    leaves = sprites.load(FOLDER, under(count, power) + look.suffix, DEPTH)
    found = QRect(-(leaves.width() // 2), -(leaves.height() // 2), leaves.width(), leaves.height())
    for petal in look.laid(max(1, count)):
        found |= covered(small, petal.direction).boundingRect().translated(look.corner(petal))
    return found


@cache
def petal_region(count: int, small: bool, number: int) -> QRegion:
    """Return the hit region of a petal around the flower's middle.

    It leaves out the heart, which stands for the whole flower.
    """
    look = shape(small)
    laid = look.laid(count)
    if number >= len(laid):
        return QRegion()
    found = covered(small, laid[number].direction).translated(look.corner(laid[number]))
    side = look.hearts[look.is_wide(count)]
    return found - QRegion(-(side // 2), -(side // 2), side, side)
