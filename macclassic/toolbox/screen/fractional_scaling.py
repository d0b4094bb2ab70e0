"""Enlarging a picture by a number that is not whole: first by a whole one, then smoothly down.

So each pixel has a clear middle and an edge no wider than one of the display's, wherever it lies: no stem of
a letter comes out wider than another, and no pattern gets a grid of its own. Whatever part is enlarged comes
out as it does within the whole, byte for byte: Qt steps through a picture in 65536ths of a pixel, so a step
here is a number of them, and every row and column is met at the same place from wherever Qt begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import nextafter

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter, QTransform

ONE = 1 << 16
NUDGE = 1.25 / ONE
"""Keeps every place off the edge between two of Qt's steps, where the last bit of a float would decide; Qt
takes one off by itself."""


@dataclass(frozen=True)
class Axis:
    """One direction: how many pixels a picture has in it, and how many of the display they are `shown` on."""

    pixels: int
    shown: int

    @property
    def whole(self) -> int:
        """By how much it is enlarged first."""
        return -(-self.shown // self.pixels)

    @property
    def step(self) -> int:
        """How far apart pixels of the display lie in what is enlarged so, in 65536ths of its pixels."""
        return round(self.whole * self.pixels * ONE / self.shown)

    @property
    def factor(self) -> float:
        """By how much that is made smaller: one whose reciprocal is no less than the step."""
        factor = ONE / self.step
        while 1 / factor * ONE < self.step:
            factor = nextafter(factor, 0)
        return factor

    def pixel(self, at: int) -> int:
        """Return the pixel that is mostly seen in one of the display."""
        return (2 * at + 1) * self.pixels // (2 * self.shown)

    def seen(self, first: int, past: int) -> tuple[int, int]:
        """Return of which pixels anything is seen in some of the display: the first, and the past one."""
        step, one = self.step, self.whole * 2 * ONE
        low, high = ((2 * first + 1) * step - ONE) // one, ((2 * past - 1) * step + ONE) // one
        return max(0, low), min(self.pixels, high + 1)


@lru_cache(maxsize=8)
def _axes(size: tuple[int, int], shown: tuple[int, int]) -> tuple[Axis, Axis]:
    return Axis(size[0], shown[0]), Axis(size[1], shown[1])


def axes(size: QSize, shown: QSize) -> tuple[Axis, Axis]:
    """Return both directions of a picture that is shown at a size."""
    return _axes(size.toTuple(), shown.toTuple())


def source_of(part: QRect, across: Axis, down: Axis) -> QRect:
    """Return the part of a picture of which anything is seen in a part of it enlarged."""
    left, right = across.seen(part.left(), part.right() + 1)
    top, bottom = down.seen(part.top(), part.bottom() + 1)
    return QRect(left, top, right - left, bottom - top)


def enlarged(picture: QImage, at: QPoint, part: QRect, across: Axis, down: Axis) -> QImage:
    """Return a part of a picture enlarged; `picture` is `source_of` that part, whose corner is `at`."""
    large = QImage(picture.width() * across.whole, picture.height() * down.whole, QImage.Format.Format_RGB32)
    painter = QPainter(large)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(large.rect(), picture)
    painter.end()
    made = QImage(part.size(), QImage.Format.Format_RGB32)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    x, y = at.x() * across.whole - NUDGE, at.y() * down.whole - NUDGE
    painter.setTransform(
        QTransform(
            *(across.factor, 0, 0, down.factor),
            *(x * across.factor - part.left(), y * down.factor - part.top()),
        )
    )
    painter.drawImage(0, 0, large)
    painter.end()
    return made
