"""A pulled-down menu: it stays where the screen allows, and the chosen item blinks before all else."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

BLINKS = 3
BLINK_MS = 50
"""Three ticks: how long an item is off, and on again, while it blinks."""
MARGIN = 8
"""How far from the right edge of the screen a menu stays (classic-mac-look §2.3)."""

NOTHING = cast(QAction, None)  # Qt takes none for no item


class PullDown(QMenu):
    """One menu as it is pulled down. `chosen` is called with the item when it has blinked."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(title, parent)
        self._blinking = False
        self.chosen: Callable[[QAction], None] = lambda action: action.trigger()
        self.setSeparatorsCollapsible(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        proxy = self.graphicsProxyWidget()
        scene = proxy.scene() if proxy is not None else None
        if proxy is None or scene is None:
            return
        # The frame and the shadow lie 2 pixels outside the menu's own rectangle.
        right = scene.sceneRect().right() - MARGIN + 2
        left = proxy.scenePos().x()
        if left + self.width() > right:
            proxy.setPos(proxy.pos() + QPoint(round(right - self.width() - left), 0))

    def _blink(self, action: QAction) -> None:
        self._blinking = True
        left = BLINKS * 2

        def toggle() -> None:
            nonlocal left
            left -= 1
            self.setActiveAction(NOTHING if left % 2 else action)
            if left <= 0:
                timer.stop()
                timer.deleteLater()
                self._blinking = False
                self.chosen(action)

        timer = QTimer(self)
        timer.timeout.connect(toggle)
        timer.start(BLINK_MS)

    @property
    def blinking(self) -> bool:
        """Whether an item has been chosen and blinks."""
        return self._blinking

    def _choose(self, action: QAction | None) -> bool:
        if self._blinking:
            return True
        if action is None or not action.isEnabled() or action.isSeparator() or action.menu() is not None:
            return False
        self._blink(action)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._blinking:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._blinking:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action = self.actionAt(event.position().toPoint())
        if not self._choose(action):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._blinking:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._choose(
            self.activeAction()
        ):
            return
        super().keyPressEvent(event)
