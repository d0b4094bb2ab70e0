"""Title picture of a game: on its empty table, in its About box and above its help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QPainter

from macclassic.table.table_parts import AnyDrawing
from macclassic.toolbox.base.pictures import frame, picture
from macclassic.toolbox.dialogs.dialogs import Picture
from macclassic.toolbox.spots import Spot, tell

FOLDER = "titles"
RIM = 3
"""Distance of the frame from the picture on a table, in pixels."""


@dataclass(frozen=True)
class TitlePicture:
    """Title picture of a game on its table.

    `asked` returns the area of the table that a dialog covers, or None.
    """

    drawing: AnyDrawing
    asked: Callable[[], QRect | None]

    def rect(self, table: QSize) -> QRect:
        """Return the rectangle of the picture; null if an open dialog leaves no room under it."""
        if not self.drawing.title_picture:
            return QRect()
        found = QRect(QPoint(0, 0), picture(FOLDER, self.drawing.title_picture).size())
        found.moveCenter(self.drawing.title_area(table).center())
        asked = self.asked()
        if asked is None:
            return found
        room = table.height() - asked.bottom() - 1 - found.height()
        if room < 4 * RIM:
            return QRect()
        found.moveTop(asked.bottom() + 1 + room // 2)
        return found

    def draw(self, painter: QPainter, table: QSize) -> None:
        """Draw the picture if there is room."""
        at = self.rect(table)
        if at.isValid():
            painter.drawImage(at.topLeft(), picture(FOLDER, self.drawing.title_picture))
            frame(painter, at.adjusted(-RIM, -RIM, RIM, RIM))

    def spots(self, table: QSize) -> Sequence[Spot]:
        """Return the picture as a spot."""
        at = self.rect(table)
        if not at.isValid():
            return ()
        text = self.drawing.title_scene()
        return (Spot("title", at, text, text, role=QAccessible.Role.Graphic),)


def scene(drawing: AnyDrawing) -> Picture | None:
    """Return a game's picture for a dialog; None if it has none."""
    if not drawing.title_picture:
        return None
    found = tell(Picture(FOLDER, drawing.title_picture), drawing.title_scene())
    found.setAccessibleName(drawing.title_scene())
    return found
