"""Plate at the top of a table that says *Paused*, or the pace for a moment after it was changed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from macclassic.engine.core.options import PACE
from macclassic.toolbox.base.pictures import plate
from macclassic.toolbox.grammar.sentences import translate

TOP = 2
"""Top of the plate in pixels."""
SHOWN_MS = 1200
"""Milliseconds for which a changed pace is shown."""


class PacePlate:
    """Plate of one table."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._paused = False
        self._words = ""
        """The pace, shown while `_shown` runs."""
        self._shown = QTimer(table, singleShot=True)
        self._shown.timeout.connect(table.update)

    def pause(self, paused: bool) -> None:
        """Say or no longer say that the match is paused."""
        if paused != self._paused:
            self._paused = paused
            self._table.update()

    def show(self, pace: int) -> str:
        """Show a pace for a moment; return the words."""
        self._words = translate("table", "Speed {pace} of {most}").format(pace=pace, most=PACE.most)
        self._shown.start(SHOWN_MS)
        self._table.update()
        return self._words

    def draw(self, painter: QPainter) -> None:
        """Draw the plate if there is something to say."""
        words = self._words if self._shown.isActive() else ""
        if self._paused:
            words = translate("table", "Paused")
        if words:
            plate(painter, QPoint(self._table.width() // 2, TOP), words, centred=True, inverted=True)
