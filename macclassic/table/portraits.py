"""The portraits of the six companions at 96 x 96, where there is room for more than their faces: over the
table as they sit down, and in dialogs when it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.engine.core.companions import NAMES
from macclassic.table.company.names import companion
from macclassic.toolbox.base.pictures import picture, plate, plate_rows
from macclassic.toolbox.dialogs.dialogs import Picture

translate = QCoreApplication.translate

FOLDER, SIZE = "portraits", QSize(96, 96)


def framed(face: str, mood: str, name: str = "", large: bool = True) -> Picture:
    """Return the portrait of one of the six, if it may be large; else the face of whoever that is. `name`:
    of whom listeners are told how they look."""
    large = large and face in NAMES
    found = Picture(FOLDER if large else "art", f"{'portrait' if large else 'face'}-{face}-{mood}")
    if name:
        found.setAccessibleName(looks(name, mood))
    return found


def looks(name: str, mood: str) -> str:
    """Return how somebody looks, in a sentence."""
    words = {
        "calm": translate("people", "{name} looks at you calmly."),
        "pleased": translate("people", "{name} is beaming."),
        "dismayed": translate("people", "{name} looks dismayed."),
    }
    return words[mood].format(name=name)


class OpeningPortraits:
    """The portraits that stand on one table, by the seats: at the first deal of a match each companion's over
    the face that stays there.

    They go when the cards lie and they have been seen, as soon as a click or a key ends that motion or
    something is played, or with the greeting: nothing waits for them, and a click passes through them.
    """

    def __init__(self, touch: Callable[[QRect], None]) -> None:
        """`touch`: has a part of the table painted anew."""
        self._touch = touch
        self.rects: Mapping[int, QRect] = {}
        self._shown: Mapping[int, tuple[str, str]] = {}

    def come(self, shown: Mapping[int, tuple[str, str]], faces: Mapping[int, QRect], table: QSize) -> None:
        """Have portraits stand over faces, none over another, by who that is and the mood; who has no room is
        not shown."""
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
        """Take away what stands; False if nothing did."""
        gone, self.rects = self.rects, {}
        for rect in gone.values():
            self._touch(rect)
        return bool(gone)

    def draw(self, painter: QPainter) -> None:
        """Draw them, each with the name."""
        for seat, rect in self.rects.items():
            who, mood = self._shown[seat]
            painter.drawImage(rect.topLeft(), picture(FOLDER, f"portrait-{who}-{mood}"))
            foot = QPoint(rect.center().x(), rect.bottom() + 1 - plate_rows())
            plate(painter, foot, companion(who), centred=True)


def _places(face: QRect, table: QSize) -> list[QRect]:
    """Return where on a table a portrait covers all of a face, beginning with a corner on its corner."""
    wide, high = SIZE.width() - face.width(), SIZE.height() - face.height()
    all_ = (
        QRect(face.topLeft() - QPoint(x, y), SIZE) for x in (0, wide, wide // 2) for y in (0, high, high // 2)
    )
    room = QRect(QPoint(0, 0), table)
    return [each for each in all_ if room.contains(each)]
