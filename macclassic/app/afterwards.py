"""What is not in the first picture comes after it, one thing each time nothing else is to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from macclassic.toolbox.guard import Guarded


class Afterwards(Guarded, QObject):
    """Does things in their order once a widget has been painted: whoever clicks meanwhile comes first."""

    def __init__(self, painted: QWidget) -> None:
        super().__init__(painted)
        self._things: deque[Callable[[], object]] = deque()
        self._painted = False
        painted.installEventFilter(self)

    def do(self, *things: Callable[[], object]) -> None:
        """Have things done, after those that wait already."""
        self._things.extend(things)
        if self._painted and len(self._things) == len(things):
            QTimer.singleShot(0, self, self._next)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._next)
        return False

    def _next(self) -> None:
        if self._things:
            QTimer.singleShot(0, self, self._next)
            self._things.popleft()()
