"""Tabs of a tab widget and of a tab bar, at any of its four sides.

System 7 had none; these are drawn as its windows and buttons are. The chosen tab is open towards its page.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionTab, QTabBar

from macclassic.quickdraw import ovals
from macclassic.toolbox.base import look

LOW = 2
"""Pixels by which a tab that is not chosen is lower, and between a tab and the next."""
CORNER = 6
CLOSE_BOX = 11

_SIDES = {
    QTabBar.Shape.RoundedNorth: (0, 1),
    QTabBar.Shape.TriangularNorth: (0, 1),
    QTabBar.Shape.RoundedSouth: (0, -1),
    QTabBar.Shape.TriangularSouth: (0, -1),
    QTabBar.Shape.RoundedWest: (1, 0),
    QTabBar.Shape.TriangularWest: (1, 0),
    QTabBar.Shape.RoundedEast: (-1, 0),
    QTabBar.Shape.TriangularEast: (-1, 0),
}
"""Direction from the tabs to the page."""


def draw(option: QStyleOptionTab, painter: QPainter) -> None:
    """Draw a tab without its text: rounded away from the page, open towards it if it is chosen."""
    now = look.current()
    x, y = _SIDES[option.shape]
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    rect = _between(option.rect, x)
    page = _edge(rect, x, y)
    if not chosen:
        rect = rect.adjusted(LOW * (x > 0), LOW * (y > 0), -LOW * (x < 0), -LOW * (y < 0))
    # Its rounded corners at the page are outside the tab.
    body = rect.adjusted(-CORNER * (x < 0), -CORNER * (y < 0), CORNER * (x > 0), CORNER * (y > 0))
    painter.save()
    painter.setClipRect(rect)
    ovals.fill_round_rect(painter, body, CORNER, now.white)
    ovals.frame_round_rect(painter, body, CORNER, now.black)
    painter.restore()
    if not chosen:
        painter.fillRect(page, now.black)


def _between(rect: QRect, x: int) -> QRect:
    """Return the rectangle of a tab with room between it and the next."""
    return rect.adjusted(0, 1, 0, -1) if x else rect.adjusted(1, 0, -1, 0)


def _edge(rect: QRect, x: int, y: int) -> QRect:
    """Return the line of a rectangle at the side of the page."""
    if x:
        return QRect(rect.right() if x > 0 else rect.x(), rect.y(), 1, rect.height())
    return QRect(rect.x(), rect.bottom() if y > 0 else rect.y(), rect.width(), 1)


def close_box(option: QStyleOption, painter: QPainter) -> None:
    """Draw the close box of a tab, as in a window's title."""
    now = look.current()
    box = QRect(0, 0, CLOSE_BOX, CLOSE_BOX)
    box.moveCenter(option.rect.center())
    down = bool(option.state & QStyle.StateFlag.State_Sunken)
    painter.fillRect(box, now.white)
    ovals.frame_rect(painter, box, now.black, 2 if down else 1)
