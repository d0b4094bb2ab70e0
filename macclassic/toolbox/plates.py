"""Small things that tables draw over their cloth: plates with a line of small text, and frames."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look

BLACK = QColor(Qt.GlobalColor.black)


def plate_rect(at: QPoint, text: str, centred: bool = False) -> QRect:
    """Return the pixels of a plate with a line of text; `at` is its corner, or the middle of its top."""
    width = fonts.small_width(text) + 7
    return QRect(at.x() - (width // 2 if centred else 0), at.y(), width, fonts.small_line() + 1)


def plate(painter: QPainter, at: QPoint, text: str, centred: bool = False, inverted: bool = False) -> QRect:
    """Draw a line of small text on a white plate with a black outline, or in white on black; return the
    plate."""
    return label(painter, plate_rect(at, text, centred), QPoint(4, fonts.small_ascent()), text, inverted)


def label(painter: QPainter, rect: QRect, pen: QPoint, text: str, inverted: bool) -> QRect:
    """Draw small text in a box as a plate has one; `pen`: where in it."""
    white = look.current().white
    painter.fillRect(rect, BLACK)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), BLACK if inverted else white)
    painter.setFont(fonts.small())
    painter.setPen(white if inverted else BLACK)
    painter.drawText(rect.topLeft() + pen, text)
    return rect


def frame(painter: QPainter, rect: QRect) -> None:
    """Draw a frame that is plain on any ground: black, white, black, inward."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, colour in ((0, BLACK), (1, look.current().white), (2, BLACK)):
        painter.setPen(colour)
        painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
