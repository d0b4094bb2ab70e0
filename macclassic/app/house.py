"""The house of the ladder, drawn: six rooms, two on a floor, with who lives there and where one stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent

from macclassic.engine.ladder import ROOMS, Standing
from macclassic.quickdraw import patterns
from macclassic.toolbox import furniture, pictures
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.picking import ALONG, Choice
from macclassic.toolbox.pictures import BLACK, picture

translate = QCoreApplication.translate

FLOORS = (160, 98, 36)
"""The top of each floor's rooms in the picture, the lowest first."""
LEFT, WIDE, HIGH, WALL = 8, 188, 56, 8
FACE = QPoint(6, 4)
KEEPSAKE = QPoint(148, 4)


def room_rect(place: int) -> QRect:
    """Return where a room is in the picture."""
    floor, side = divmod(place, 2)
    return QRect(LEFT + side * (WIDE + WALL), FLOORS[floor], WIDE, HIGH)


def plate_at(place: int, text: str) -> QPoint:
    """Return where the plate of a room begins: beside the face of its host, if it has room enough there."""
    rect = room_rect(place)
    width = pictures.plate_rect(QPoint(), text).width()
    x = max(rect.left() + 2, min(rect.left() + 60, rect.right() - 1 - width))
    return QPoint(x, rect.bottom() - pictures.plate_rows())


def plate_text(now: Standing, place: int, title: str) -> str:
    """Return what the plate of a room says."""
    return title if place < now.open else translate("ladder", "{room}: closed").format(room=title)


STEPS = {**ALONG, Qt.Key.Key_Up: 2, Qt.Key.Key_Down: -2}
"""The rooms stand in pairs, the first two on the ground floor."""


class House(Choice):
    """The rooms; a click or the arrows choose one, a double click goes in."""

    opened = Signal()

    def __init__(self, now: Standing, titles: Sequence[str], told: Sequence[str], at: int) -> None:
        """`titles`, `told`: what the rooms are called, and what is to be said of each; `at`: the first."""
        size = picture("moments", "ladder-house").size()
        super().__init__([*map(room_rect, range(len(ROOMS)))], size, at, STEPS)
        self._now, self._titles, self._told = now, titles, told
        self.setAccessibleName(translate("ladder", "The house"))

    def key(self, index: int) -> str:
        return ROOMS[index].key

    def spot(self, index: int) -> Spot:
        told, here = self._told[index], translate("ladder", "You are here.")
        return Spot(
            self.key(index),
            self.rect_of(index),
            f"{told} {here}" if index == self._now.here else told,
            told,
            enabled=index < self._now.open,
            current=index == self.at,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(0, 0, picture("moments", "ladder-house"))
        for place, room in enumerate(ROOMS):
            rect = room_rect(place)
            if place < self._now.open:
                mood = "pleased" if place in self._now.won else "calm"
                furniture.portrait(painter, rect.topLeft() + FACE, f"face-{room.host}-{mood}", False)
                if place in self._now.won:
                    painter.drawImage(rect.topLeft() + KEEPSAKE, picture("art", f"keepsake-{room.keepsake}"))
            else:
                # The lights are out.
                patterns.fill(painter, rect, patterns.brush(patterns.GRAY, BLACK))
            text = plate_text(self._now, place, self._titles[place])
            pictures.plate(painter, plate_at(place, text), text)
            if place == self._now.here:
                at = QPoint(rect.left() + 60, rect.top() + 4)
                pictures.plate(painter, at, translate("ladder", "You are here"), inverted=True)
        pictures.frame(painter, room_rect(self.at).adjusted(-1, -1, 1, 1))

    def reaches(self, index: int) -> bool:
        return super().reaches(index) and (abs(index - self.at) == 2 or index // 2 == self.at // 2)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.index_at(event.position().toPoint()) == self.at:
            self.opened.emit()
