"""Work done when the program is idle: imports after the first frame, release of unused memory."""

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
"""Milliseconds without activity after which memory is released."""


class DeferredWork(Guarded, QObject):
    """Runs tasks in order after the first frame, one per idle moment, so that input comes first."""

    def __init__(self, painted: QWidget) -> None:
        super().__init__(painted)
        self._things: deque[Callable[[], object]] = deque()
        self._painted = False
        painted.installEventFilter(self)

    def do(self, *things: Callable[[], object]) -> None:
        """Append tasks."""
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
    """Releases unused memory in idle moments, as long as the screen exists."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._save)

    def soon(self) -> None:
        """Schedule a release after activity that leaves unused memory, such as a start or a deal."""
        self._quiet.start()

    def _save(self) -> None:
        self._screen.rest()
        put_sheets_away()
        give_back()


def give_back() -> None:
    """Return free memory of the GNU C library to the system.

    It holds some MiB after the program or a game was opened, in pieces between used ones, which it would not
    return by itself.
    """
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return  # The C library is another one.
