"""What is done when nothing else is: what is not in the first picture comes after it, and memory that nobody
uses any more goes back to the system."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw.sprites import put_sheets_away
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import Screen

QUIET_MS = 2000
"""How long after the last thing has happened it is quiet."""


class DeferredWork(Guarded, QObject):
    """Does things in their order once a widget has been painted, one each time nothing else is to be done:
    whoever clicks meanwhile comes first."""

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


class MemoryReclaimer(QObject):
    """Gives back memory in quiet moments, as long as there is a screen."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._quiet = QTimer(self, interval=QUIET_MS, singleShot=True)
        self._quiet.timeout.connect(self._save)

    def soon(self) -> None:
        """Something has happened, such as an opening or a deal, that left memory behind."""
        self._quiet.start()

    def _save(self) -> None:
        self._screen.rest()
        put_sheets_away()
        give_back()


def give_back() -> None:
    """Give back what the C library keeps for later, where it is GNU's: some MiB after a start or an opening,
    in pieces among those in use, which it would never give back by itself."""
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # another C library
