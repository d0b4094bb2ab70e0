"""The shapes of flowers: where petals, indices and hearts lie round a middle, in two sizes. The numbers come
with the pictures (``resources/cards/garden/README.md``); x goes right and y down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QBitmap, QImage, QRegion

from macclassic.quickdraw import sprites
from macclassic.quickdraw.resources import resources_dir

FOLDER = "cards/garden"
DEPTH = 8
"""The pictures by which petals are measured: those of every depth cover the same pixels."""
PAIR = 2
"""Flowers of so many petals have their number at the foot."""
CUT = 400
"""Pictures of petals kept in memory: more than there are of one size at one depth."""


@dataclass(frozen=True)
class LaidPetal:
    """A petal of a flower: the middle of its index, and its direction in forty-eighths of a turn."""

    at: QPoint
    direction: int


@dataclass(frozen=True)
class FlowerShape:
    """All flowers of one size. `suffix` ends the names of their pictures; `cell` is the side of a petal's."""

    suffix: str
    index: QSize
    cell: int
    anchors: tuple[QPoint, ...]
    petals: tuple[tuple[LaidPetal, ...], ...]
    wide: frozenset[int]
    hearts: tuple[int, int]

    def laid(self, count: int) -> tuple[LaidPetal, ...]:
        """Return how the petals of a flower lie that has so many; of a larger one those that are shown."""
        return self.petals[min(count, most()) - 1]

    def lies(self, count: int, number: int) -> LaidPetal:
        """Return how a petal of a flower of so many lies; one that is not shown, as the last that is."""
        return self.laid(count)[min(number, most() - 1)]

    def corner(self, petal: LaidPetal) -> QPoint:
        """Return where the upper left corner of a petal's picture lies."""
        return petal.at - self.anchors[petal.direction]

    def index_rect(self, petal: LaidPetal) -> QRect:
        """Return the pixels of a petal's index."""
        corner = petal.at - QPoint(self.index.width() // 2, self.index.height() // 2)
        return QRect(corner, self.index)

    def heart_name(self, count: int, power: bool) -> str:
        """Return the name of the picture of a flower's heart, or of the cup that a bud stands in."""
        if under(count, power) == "stalk":
            return f"bud{self.suffix}"
        return f"heart{'-power' if power else ''}{'-wide' if self.is_wide(count) else ''}{self.suffix}"

    def is_wide(self, count: int) -> bool:
        """Whether the heart of a flower of so many petals is the wide one."""
        return count in self.wide or count > most()


@cache
def _data() -> Mapping[str, Any]:
    found = json.loads((resources_dir() / FOLDER / "geometry.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def most() -> int:
    """Return how many petals of a flower are shown."""
    return int(_data()["most"])


def under(count: int, power: bool) -> str:
    """Return the name of the picture that lies under a flower of so many petals."""
    if power:
        return "rays"
    return "stalk" if count <= _data()["stalked"] else "leaves"


def stone() -> QPoint:
    """Return the pixel of the GraveRyard's picture that is the middle of the index on its stone."""
    return QPoint(*_data()["stone"])


@cache
def shape(small: bool) -> FlowerShape:
    """Return the shapes of small or of normal flowers."""
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


@lru_cache(maxsize=CUT)
def petal_picture(kind: str, small: bool, direction: int, depth: int) -> QImage:
    """Return one petal: ``open``, ``power``, ``rose``, ``violet``, ``marigold``, ``seen`` or ``ring``.

    The image is shared: draw it, never draw on it.
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
    """Return what a flower of so many petals takes round its middle, leaves or rays included."""
    look = shape(small)
    leaves = sprites.load(FOLDER, under(count, power) + look.suffix, DEPTH)
    found = QRect(-(leaves.width() // 2), -(leaves.height() // 2), leaves.width(), leaves.height())
    for petal in look.laid(max(1, count)):
        found |= covered(small, petal.direction).boundingRect().translated(look.corner(petal))
    return found


@cache
def petal_region(count: int, small: bool, number: int) -> QRegion:
    """Return where a petal of a flower can be pointed at, round its middle: not at the heart, which stands
    for the whole flower."""
    look = shape(small)
    laid = look.laid(count)
    if number >= len(laid):
        return QRegion()
    found = covered(small, laid[number].direction).translated(look.corner(laid[number]))
    side = look.hearts[look.is_wide(count)]
    return found - QRegion(-(side // 2), -(side // 2), side, side)
