"""The house of the ladder, drawn: six rooms, two on a floor, with who lives there and where one stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.engine.ladder import ROOMS, Standing
from macclassic.quickdraw import patterns
from macclassic.toolbox import furniture, pictures
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.guard import Guarded
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


class House(Guarded, QWidget):
    """The rooms; a click or the arrows choose one, a double click goes in."""

    chosen = Signal()
    opened = Signal()
    current_changed = Signal(str)
    """The keys are at the room of this key."""

    def __init__(self, now: Standing, titles: Sequence[str], told: Sequence[str], at: int) -> None:
        """`titles`, `told`: what the rooms are called, and what is to be said of each; `at`: the first."""
        super().__init__()
        self._now, self._titles, self._told = now, titles, told
        self.at = at
        self.setFixedSize(picture("moments", "ladder-house").size())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("ladder", "The house"))

    def spots(self) -> Sequence[Spot]:
        """Return the rooms."""
        here = translate("ladder", "You are here.")
        return [
            Spot(
                room.key,
                room_rect(place),
                f"{told} {here}" if place == self._now.here else told,
                told,
                enabled=place < self._now.open,
                current=place == self.at,
            )
            for place, (room, told) in enumerate(zip(ROOMS, self._told, strict=True))
        ]

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

    def choose(self, place: int) -> None:
        """Choose a room."""
        if 0 <= place < len(ROOMS) and place != self.at:
            self.at = place
            self.update()
            self.chosen.emit()
            self.current_changed.emit(ROOMS[place].key)

    def _under(self, event: QMouseEvent) -> int | None:
        at = event.position().toPoint()
        return next((place for place in range(len(ROOMS)) if room_rect(place).contains(at)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        place = self._under(event)
        if place is not None:
            self.choose(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._under(event) == self.at:
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 2, Qt.Key.Key_Down: -2, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        elif abs(step) == 2 or (self.at % 2 == 0) == (step == 1):
            self.choose(self.at + step)
