"""Who sits down: at the first deal of a match each companion's portrait over the face that stays there.

They go when the cards lie and they have been seen, as soon as a click or a key ends that motion or something
is played, or with the greeting: nothing waits for them, and a click passes through them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.toolbox.pictures import picture, plate, plate_rows
from macclassic.toolbox.words import companion

FOLDER, SIZE = "portraits", QSize(96, 96)


class Arrivals:
    """The portraits that stand on one table, by the seats."""

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
            found = next(
                (
                    each
                    for each in _places(faces[seat], table)
                    if not any(map(each.intersects, rects.values()))
                ),
                None,
            )
            if found is not None:
                rects[seat] = found
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
