"""What stands on the emulated screen: the desktop's pattern, the items in order, the tube's corners."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QGraphicsProxyWidget, QGraphicsScene, QStyleOptionGraphicsItem

from macclassic.quickdraw import ovals
from macclassic.quickdraw.ovals import row_insets
from macclassic.toolbox import look
from macclassic.toolbox.guard import Guarded

BLACK = QColor(Qt.GlobalColor.black)


class Scene(Guarded, QGraphicsScene):
    """The desktop's pattern, and above all else the rounded black corners of the tube."""

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Paint an area at 1:1, in whole pixels, and nothing of what a window in front hides.

        `QGraphicsScene.render` would paint all that lies there, the desktop under every window too. What a
        widget in the scene surely hides is what its method `opaque` returns, a rectangle of its own, if it
        has such a method.
        """
        shown: list[tuple[QGraphicsItem, QRegion]] = []
        room = QRegion(area)
        for item in self.items(QRectF(area), Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            seen = room.intersected(item.sceneBoundingRect().toAlignedRect())
            if seen.isEmpty():
                continue
            shown.append((item, seen))
            room -= _hidden_by(item)
            if room.isEmpty():
                break
        if not room.isEmpty():
            painter.setClipRegion(room)
            self.drawBackground(painter, room.boundingRect())
        option = QStyleOptionGraphicsItem()
        for item, seen in reversed(shown):
            bounds = seen.boundingRect()
            painter.save()
            painter.setClipRegion(seen)
            transform = item.sceneTransform()
            painter.setTransform(transform)
            option.exposedRect = transform.inverted()[0].mapRect(QRectF(bounds))
            item.paint(painter, option, None)
            painter.restore()
        if corners(self.sceneRect().toRect().size()).intersects(area):
            painter.setClipRect(area)
            self.drawForeground(painter, area)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.setBrushOrigin(0, 0)
        painter.fillRect(rect, look.current().desktop)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        for each in ovals.rects(corners(self.sceneRect().toRect().size())):
            painter.fillRect(each, BLACK)


def _hidden_by(item: QGraphicsItem) -> QRegion:
    if isinstance(item, QGraphicsProxyWidget):
        opaque = getattr(item.widget(), "opaque", None)
        if opaque is not None:
            return QRegion(opaque().translated(item.scenePos().toPoint()))
    return QRegion()


@cache
def _corners(width: int, height: int) -> QRegion:
    region = QRegion()
    for row, inset in enumerate(row_insets(16)[:8]):
        for y in (row, height - 1 - row):
            region += QRect(0, y, inset, 1)
            region += QRect(width - inset, y, inset, 1)
    return region


def corners(size: QSize) -> QRegion:
    """Return the black pixels at the corners of a screen of this size."""
    return _corners(size.width(), size.height())
