"""Title picture of a game: on its empty table, in its About box and above its help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QPainter

from macclassic.table.game_words import GameWords
from macclassic.toolbox.base.pictures import frame, picture
from macclassic.toolbox.dialogs.dialogs import Picture
from macclassic.toolbox.spots import Spot, tell

FOLDER = "titles"
RIM = 3
"""Distance of the frame from the picture on a table, in pixels."""


@dataclass(frozen=True)
class TitlePicture:
    """Title picture of a game on its table.

    `board(size)` is the area in which it is centred; `asked` returns the area that a dialog covers, or None.
    """

    words: GameWords
    board: Callable[[QSize], QRect]
    asked: Callable[[], QRect | None]

    def rect(self, table: QSize) -> QRect:
        """Return the rectangle of the picture; null if an open dialog leaves no room under it."""
        if not self.words.title_picture:
            return QRect()
        found = QRect(QPoint(0, 0), picture(FOLDER, self.words.title_picture).size())
        found.moveCenter(self.board(table).center())
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
            painter.drawImage(at.topLeft(), picture(FOLDER, self.words.title_picture))
            frame(painter, at.adjusted(-RIM, -RIM, RIM, RIM))

    def spots(self, table: QSize) -> Sequence[Spot]:
        """Return the picture as a spot."""
        at = self.rect(table)
        if not at.isValid():
            return ()
        told = self.words.title_scene()
        return (Spot("title", at, told, told, role=QAccessible.Role.Graphic),)


def scene(words: GameWords) -> Picture | None:
    """Return a game's picture for a dialog; None if it has none."""
    if not words.title_picture:
        return None
    found = tell(Picture(FOLDER, words.title_picture), words.title_scene())
    found.setAccessibleName(words.title_scene())
    return found
