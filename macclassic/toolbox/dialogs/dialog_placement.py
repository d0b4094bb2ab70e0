"""Placement of a dialog beside what it explains in a window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage

CELL = 16
"""Side of the cells in which pictures are compared, in pixels."""


def changed(before: QImage, after: QImage) -> Sequence[QRect]:
    """Return the cells in which two pictures differ."""
    cells = [
        QRect(x, y, CELL, CELL) for y in range(0, after.height(), CELL) for x in range(0, after.width(), CELL)
    ]
    return [cell for cell in cells if before.copy(cell) != after.copy(cell)]


def aside(dialog: QRect, things: Sequence[QRect], marks: Sequence[QRect], table: QRect) -> QRect:
    """Return the dialog's rectangle moved to where it covers none of the things and the fewest marks.

    Of several such places it is the nearest.
    """
    room = table.size() - dialog.size() - QSize(2, 2)
    places = [dialog.topLeft()]
    for y in range(1, max(2, room.height()), CELL // 2):
        places += [QPoint(x, y) for x in range(1, max(2, room.width()), CELL // 2)]

    def cost(at: QPoint) -> tuple[int, int, int]:
        here = QRect(at, dialog.size())
        hidden = sum(map(here.intersects, things)), sum(map(here.intersects, marks))
        return *hidden, (at - dialog.topLeft()).manhattanLength()

    return QRect(min(places, key=cost), dialog.size())
