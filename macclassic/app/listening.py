"""The application on a Mac, which hears of files to open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from macclassic.toolbox.guard import Guarded


class Listening(Guarded, QApplication):
    """An application that is told of files while it runs, as a Mac does it: no start names one there."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._early: list[str] = []
        self._opens: Callable[[str], object] = self._early.append

    def listen(self, opens: Callable[[str], object]) -> None:
        """Have files opened that were told of, and those to come."""
        self._opens = opens
        while self._early:
            opens(self._early.pop(0))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._opens(event.file())
            return True
        return super().event(event)
