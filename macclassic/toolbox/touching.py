"""A finger on the screen: a tap is a click, and one that rests asks what lies there.

Qt makes mouse events of a finger's, one for one, and says so; they go where the mouse's go. So a tap is a
click, two are a double click, and what can be dragged is dragged. A finger that rests shows the balloon of
what is under it, and then lets go of it without a click: it has asked, not pressed.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtCore import QPoint as Pixel
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from macclassic.toolbox.screen import Screen

HOLD_MS = 600
"""How long a finger rests until that is a question."""
SLOP = 8
"""How far it may tremble meanwhile, in pixels of the emulated screen."""
NOWHERE = QPointF(-9, -9)


class LongPress(QObject):
    """Follows one finger; `point_out` shows the balloon of a pixel, or none, and tells whether it has one."""

    def __init__(self, screen: Screen, point_out: Callable[[Pixel | None], bool]) -> None:
        super().__init__(screen)
        self._screen, self._point_out = screen, point_out
        self._start = Pixel()
        self._asked = False
        self.letting_go = False
        """Whether what comes now is not the finger's own."""
        self._timer = QTimer(self, interval=HOLD_MS, singleShot=True)
        self._timer.timeout.connect(self._rests)

    def follow(self, event: QMouseEvent) -> bool:
        """Take note of an event of a finger; True if it goes no further."""
        pixel = self._screen.to_screen(event.position())
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                self._point_out(None)
                self._asked, self._start = False, pixel
                self._timer.start()
            case QEvent.Type.MouseMove if (pixel - self._start).manhattanLength() > SLOP:
                self._timer.stop()
                if self._asked:
                    self._asked = False
                    self._point_out(None)
            case QEvent.Type.MouseButtonRelease:
                self._timer.stop()
                if self._asked:
                    self._let_go(event)
                    return True
        return False

    def _rests(self) -> None:
        self._asked = self._point_out(self._start)

    def _let_go(self, event: QMouseEvent) -> None:
        """Have the button come up away from everything, as one lets go of what one did not mean to press."""
        self.letting_go = True
        away = QMouseEvent(
            event.type(),
            NOWHERE,
            NOWHERE,
            self._screen.viewport().mapToGlobal(NOWHERE),
            event.button(),
            event.buttons(),
            event.modifiers(),
            event.source(),
        )
        QApplication.sendEvent(self._screen.viewport(), away)
        self.letting_go = False
