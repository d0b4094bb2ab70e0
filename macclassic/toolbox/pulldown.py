"""A pulled-down menu: it stays where the screen allows, and the chosen item blinks before all else."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

BLINKS = 3
BLINK_MS = (67, 50)
"""Four ticks off and three on, for each time that an item blinks."""
MARGIN = 8
"""How far from the right edge of the screen a menu stays (classic-mac-look §2.3)."""

NOTHING = cast(QAction, None)  # Qt takes none for no item


class PullDown(QMenu):
    """One menu as it is pulled down.

    `chosen` is called with the item when it has blinked, `put_away` when nothing was chosen.
    """

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(title, parent)
        self._blinking = False
        self.chosen: Callable[[QAction], None] = lambda action: action.trigger()
        self.put_away: Callable[[], object] = self.close
        self.setSeparatorsCollapsible(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        proxy = self.graphicsProxyWidget()
        scene = proxy.scene() if proxy is not None else None
        if proxy is None or scene is None:
            return
        # The frame and the shadow lie 2 pixels outside the menu's own rectangle.
        right = scene.sceneRect().right() - MARGIN + 2
        at = proxy.scenePos()
        if at.x() + self.width() > right:
            proxy.setPos(proxy.pos() + QPointF(right - self.width() - at.x(), 0))

    def _blink(self, action: QAction) -> None:
        self._blinking = True
        turns = [(off, BLINK_MS[not off]) for _ in range(BLINKS) for off in (True, False)]

        def turn() -> None:
            if turns:
                off, pause = turns.pop(0)
                self.setActiveAction(NOTHING if off else action)
                QTimer.singleShot(pause, self, turn)
            else:
                self._blinking = False
                self.chosen(action)

        turn()

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
        if self._choose(action):
            return
        super().mouseReleaseEvent(event)
        # Let go anywhere but in the bar, the menu goes; in the bar, only if the pointer has been elsewhere.
        if event.position().y() >= 0:
            self.put_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._blinking:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._choose(
            self.activeAction()
        ):
            return
        super().keyPressEvent(event)
