"""Plate on the table of a match that has ended: it says so and how to play again, and is clicked for it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget

from macclassic.table.table_parts import AnyDrawing
from macclassic.toolbox.base.pictures import frame, plate, plate_rect
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

AGAIN = "play-again"
"""Key of the plate's spot."""
RIM = 3
"""Width of the frame round the plate in pixels."""
FLASH_MS = 250
"""Milliseconds for which the plate is white after a click on anything else."""


class OverPlate:
    """Plate of one table, where the title picture of the game is."""

    def __init__(self, table: QWidget, drawing: AnyDrawing) -> None:
        self._table, self._drawing = table, drawing
        self._flash = QTimer(table, singleShot=True)
        self._flash.timeout.connect(table.update)

    @property
    def words(self) -> str:
        """The text of the plate, which also answers a click on anything else."""
        return translate("table", "This match has ended. To play again, click here or press Return.")

    def flash(self) -> None:
        """Show the plate in white for a moment."""
        self._flash.start(FLASH_MS)
        self._table.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the plate."""
        at = self._rect()
        frame(painter, at)
        plate(painter, at.topLeft() + QPoint(RIM, RIM), self.words, inverted=not self._flash.isActive())

    def spot(self) -> Spot:
        """Return the plate as a button above all that lies on the table."""
        words, role = self.words, QAccessible.Role.PushButton
        return Spot(AGAIN, self._rect(), words, words, over=1000, does=True, role=role)

    def _rect(self) -> QRect:
        found = plate_rect(QPoint(0, 0), self.words).adjusted(-RIM, -RIM, RIM, RIM)
        found.moveCenter(self._drawing.title_area(self._table.size()).center())
        return found
