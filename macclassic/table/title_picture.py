"""The title picture of a game: on its table until there is a position, in its About box and over its help."""

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
"""Cells of a frame round it, on a table."""


@dataclass(frozen=True)
class TitlePicture:
    """A game's title picture on its table. `board(size)`: in the middle of what it hangs; `asked`: where that
    stands which is asked over it, None if nothing is."""

    words: GameWords
    board: Callable[[QSize], QRect]
    asked: Callable[[], QRect | None]

    def rect(self, table: QSize) -> QRect:
        """Return where it hangs: below a question if all of it finds room there, else nowhere."""
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
        """Draw it, if it hangs."""
        at = self.rect(table)
        if at.isValid():
            painter.drawImage(at.topLeft(), picture(FOLDER, self.words.title_picture))
            frame(painter, at.adjusted(-RIM, -RIM, RIM, RIM))

    def spots(self, table: QSize) -> Sequence[Spot]:
        """Return it as what lies on the table."""
        at = self.rect(table)
        if not at.isValid():
            return ()
        told = self.words.title_scene()
        return (Spot("title", at, told, told, role=QAccessible.Role.Graphic),)


def scene(words: GameWords) -> Picture | None:
    """Return a game's picture as part of a dialog, None if it has none."""
    if not words.title_picture:
        return None
    found = tell(Picture(FOLDER, words.title_picture), words.title_scene())
    found.setAccessibleName(words.title_scene())
    return found
