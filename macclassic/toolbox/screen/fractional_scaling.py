"""Scaling by a fraction: enlarges by a whole factor, then reduces smoothly.

So each pixel has a clear middle and an edge no wider than one pixel of the display, wherever it is: all stems
of letters have the same width, and patterns show no moiré. A part is enlarged exactly as within the whole,
byte for byte. Qt steps through a picture in 65536ths of a pixel; the step here is a whole number of them, so
rows and columns are sampled at the same places from any start.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import nextafter

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter, QTransform

ONE = 1 << 16
NUDGE = 1.25 / ONE
"""Offset that keeps every sample off the edge between two of Qt's steps.

There the last bit of a float would decide. Qt subtracts one by itself.
"""


@dataclass(frozen=True)
class Axis:
    """One direction of a picture: its pixels, and the display pixels that they are `shown` on."""

    pixels: int
    shown: int

    @property
    def whole(self) -> int:
        """Factor of the first enlargement."""
        return -(-self.shown // self.pixels)

    @property
    def step(self) -> int:
        """Distance of display pixels in the enlarged picture, in 65536ths of its pixels."""
        return round(self.whole * self.pixels * ONE / self.shown)

    @property
    def factor(self) -> float:
        """Factor of the reduction: its reciprocal is no less than the step."""
        factor = ONE / self.step
        while 1 / factor * ONE < self.step:
            factor = nextafter(factor, 0)
        return factor

    def pixel(self, at: int) -> int:
        """Return the pixel that is mostly visible at a display pixel."""
        return (2 * at + 1) * self.pixels // (2 * self.shown)

    def seen(self, first: int, past: int) -> tuple[int, int]:
        """Return the range of pixels visible in a range of display pixels: first, and one past the last."""
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
    """Return the part of a picture that is visible in a part of its enlargement."""
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
