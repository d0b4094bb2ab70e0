"""Ovals and rounded rectangles, pixel by pixel (look §2.1).

A pixel belongs to an oval if its centre lies inside or on the ellipse. Nothing is antialiased: a shape is a
`QRegion`, and painting it fills the rectangles of that region.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QBrush, QColor, QPainter, QRegion

MAX_ADDED_PIXELS = 1024
"""Two rectangles are merged if their bounding rectangle adds at most this many pixels."""


@lru_cache(maxsize=256)
def oval_insets(width: int, height: int) -> tuple[int, ...]:
    """Return, for each of the `height` rows of an oval, the number of pixels outside it at the left."""
    if width <= 0 or height <= 0:
        return ()
    insets = []
    for row in range(height):
        room = (width * height) ** 2 - ((2 * row + 1 - height) * width) ** 2
        inset = 0
        while inset < width // 2 and ((2 * inset + 1 - width) * height) ** 2 > room:
            inset += 1
        insets.append(inset)
    return tuple(insets)


def row_insets(diameter: int) -> tuple[int, ...]:
    """Return the insets of a circle's `diameter` rows, top to bottom: 12 gives 4, 2, 1, 1, 0, 0, 0, 0, 1 …"""
    return oval_insets(diameter, diameter)


@lru_cache(maxsize=512)
def _round_rect(width: int, height: int, oval: int) -> QRegion:
    region = QRegion()
    if width <= 0 or height <= 0:
        return region
    across, down = min(oval, width), min(oval, height)
    insets = oval_insets(across, down)
    top, bottom = insets[: (down + 1) // 2], insets[(down + 1) // 2 :]
    for row, inset in enumerate(top):
        region += QRect(inset, row, width - 2 * inset, 1)
    region += QRect(0, len(top), width, height - down)
    for row, inset in enumerate(bottom):
        region += QRect(inset, height - len(bottom) + row, width - 2 * inset, 1)
    return region


@lru_cache(maxsize=512)
def _round_frame(width: int, height: int, oval: int, pen: int) -> QRegion:
    inner = _round_rect(width - 2 * pen, height - 2 * pen, max(oval - 2 * pen, 0))
    return _round_rect(width, height, oval).subtracted(inner.translated(pen, pen))


def round_rect_region(rect: QRect, oval: int) -> QRegion:
    """Return a rectangle whose corners are quarters of a circle of diameter `oval`."""
    return _round_rect(rect.width(), rect.height(), oval).translated(rect.topLeft())


def round_frame_region(rect: QRect, oval: int, pen: int = 1) -> QRegion:
    """Return the frame of a rounded rectangle, `pen` pixels thick, inside `rect`.

    It is the shape less the same shape inset by `pen` with an oval smaller by twice that.
    """
    return _round_frame(rect.width(), rect.height(), oval, pen).translated(rect.topLeft())


def oval_region(rect: QRect) -> QRegion:
    """Return the oval that fills a rectangle."""
    region = QRegion()
    for row, inset in enumerate(oval_insets(rect.width(), rect.height())):
        region += QRect(rect.x() + inset, rect.y() + row, rect.width() - 2 * inset, 1)
    return region


def inside_of(region: QRegion) -> QRegion:
    """Return the pixels of a region that have four neighbours in it."""
    inside = region
    for by in (QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)):
        inside = inside.intersected(region.translated(by))
    return inside


def frame_of(region: QRegion) -> QRegion:
    """Return the pixels of a region that border on a pixel outside it."""
    return region.subtracted(inside_of(region))


def rects(region: QRegion) -> Iterable[QRect]:
    """Return an iterable of a region's rectangles; Qt's annotations omit that a region is iterable."""
    return cast(Iterable[QRect], region)


def merged(region: QRegion) -> list[QRect]:
    """Return a small number of rectangles that cover a region.

    Qt splits a region into bands; close rectangles are merged again (`MAX_ADDED_PIXELS`). The result may
    overlap and cover slightly more than the region.
    """
    found: list[QRect] = []
    for rect in rects(region):
        for place, other in enumerate(found):
            both = rect.united(other)
            if _area(both) <= _area(rect) + _area(other) + MAX_ADDED_PIXELS:
                found[place] = both
                break
        else:
            found.append(QRect(rect))
    return found


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()


def fill_region(painter: QPainter, region: QRegion, paint: QColor | QBrush) -> None:
    """Fill a region with a colour or a brush; a brush starts at the painter's brush origin."""
    for rect in rects(region):
        painter.fillRect(rect, paint)


def fill_round_rect(painter: QPainter, rect: QRect, oval: int, paint: QColor | QBrush) -> None:
    fill_region(painter, round_rect_region(rect, oval), paint)


def frame_round_rect(painter: QPainter, rect: QRect, oval: int, paint: QColor | QBrush, pen: int = 1) -> None:
    """Draw the frame of a rounded rectangle, inside it."""
    fill_region(painter, round_frame_region(rect, oval, pen), paint)


def fill_oval(painter: QPainter, rect: QRect, paint: QColor | QBrush) -> None:
    fill_region(painter, oval_region(rect), paint)


def frame_oval(painter: QPainter, rect: QRect, paint: QColor | QBrush, pen: int = 1) -> None:
    """Draw the frame of an oval, inside it."""
    inner = oval_region(rect.adjusted(pen, pen, -pen, -pen))
    fill_region(painter, oval_region(rect).subtracted(inner), paint)


def frame_rect(painter: QPainter, rect: QRect, paint: QColor | QBrush, pen: int = 1) -> None:
    """Draw the frame of a rectangle, inside it."""
    inner = rect.adjusted(pen, pen, -pen, -pen)
    fill_region(painter, QRegion(rect).subtracted(QRegion(inner)), paint)
