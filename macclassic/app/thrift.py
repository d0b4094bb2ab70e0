"""Memory that nobody uses any more, given back to the system."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QTimer

from macclassic.quickdraw.sprites import put_sheets_away
from macclassic.toolbox.screen import Screen

QUIET_MS = 2000
"""How long after the last thing has happened it is quiet."""


class Thrift(QObject):
    """Gives back memory in quiet moments."""

    def __init__(self, parent: QObject, screen: Screen) -> None:
        super().__init__(parent)
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
