"""What lies over everything on a screen and is not there for the mouse: outlines, balloons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.screen import Screen


class Overlay(Guarded, QGraphicsItem):
    """An item as large as any screen, which paints what stands on it now.

    Whoever changes that calls `Screen.invalidate` for the pixels concerned: the scene would paint all that
    ever lay under the item.
    """

    def __init__(self, screen: Screen, z: float) -> None:
        """Lie on a screen from the beginning; a higher `z` lies over a lower one."""
        super().__init__()
        self._screen = screen
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        screen.scene().addItem(self)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 4096, 4096)

    def shape(self) -> QPainterPath:
        """Be nowhere for whoever asks what lies under a pixel."""
        return QPainterPath()
