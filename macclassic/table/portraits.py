"""Portraits of the companions at 96 x 96, for the opening of a match and for dialogs after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.engine.core.companions import NAMES
from macclassic.table.company.names import companion
from macclassic.toolbox.base.pictures import picture, plate, plate_rows
from macclassic.toolbox.dialogs.dialogs import Picture
from macclassic.toolbox.grammar.sentences import translate

FOLDER, SIZE = "portraits", QSize(96, 96)


def framed(face: str, mood: str, name: str = "", large: bool = True) -> Picture:
    """Return a player's large portrait, or the small face.

    A person has no portrait: the face is doubled. With `name`, the picture gets an accessible name that
    describes the mood.
    """
    if large and face in NAMES:
        found = Picture(FOLDER, f"portrait-{face}-{mood}")
    else:
        found = Picture("art", f"face-{face}-{mood}", 2 if large else 1)
    if name:
        found.setAccessibleName(looks(name, mood))
    return found


def looks(name: str, mood: str) -> str:
    """Return a sentence that describes someone's look."""
    words = {
        "calm": translate("people", "{name} looks at you calmly."),
        "pleased": translate("people", "{name} is beaming."),
        "dismayed": translate("people", "{name} looks dismayed."),
    }
    return words[mood].format(name=name)


class OpeningPortraits:
    """Portraits on a table at the first deal of a match, each over its companion's face.

    They disappear when the cards are dealt and the portraits were visible long enough, when a click or a key
    ends the motion, when a move is played, or with the greeting. Nothing waits for them; clicks pass through.
    """

    def __init__(self, touch: Callable[[QRect], None]) -> None:
        """`touch`: repaints a part of the table."""
        self._touch = touch
        self.rects: Mapping[int, QRect] = {}
        self._shown: Mapping[int, tuple[str, str]] = {}

    def come(self, shown: Mapping[int, tuple[str, str]], faces: Mapping[int, QRect], table: QSize) -> None:
        """Show portraits over faces without overlap; seats without room get none.

        `shown` holds companion and mood by seat, `faces` the rectangles of the faces.
        """
        self.go()
        rects: dict[int, QRect] = {}
        for seat in shown:
            for place in _places(faces[seat], table):
                if not any(map(place.intersects, rects.values())):
                    rects[seat] = place
                    break
        self.rects, self._shown = rects, shown
        for rect in rects.values():
            self._touch(rect)

    def go(self) -> bool:
        """Remove all portraits; return False if there were none."""
        gone, self.rects = self.rects, {}
        for rect in gone.values():
            self._touch(rect)
        return bool(gone)

    def draw(self, painter: QPainter) -> None:
        """Draw the portraits with their names."""
        for seat, rect in self.rects.items():
            who, mood = self._shown[seat]
            painter.drawImage(rect.topLeft(), picture(FOLDER, f"portrait-{who}-{mood}"))
            foot = QPoint(rect.center().x(), rect.bottom() + 1 - plate_rows())
            plate(painter, foot, companion(who), centred=True)


def _places(face: QRect, table: QSize) -> list[QRect]:
    """Return the places where a portrait on the table covers a whole face, aligned corners first."""
    wide, high = SIZE.width() - face.width(), SIZE.height() - face.height()
    all_ = (
        QRect(face.topLeft() - QPoint(x, y), SIZE) for x in (0, wide, wide // 2) for y in (0, high, high // 2)
    )
    room = QRect(QPoint(0, 0), table)
    return [each for each in all_ if room.contains(each)]
