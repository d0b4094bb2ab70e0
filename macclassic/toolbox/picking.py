"""A row of things of which one is picked: by a click, with the arrows and Space, or by its number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import patterns
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.guard import Guarded

translate = QCoreApplication.translate

BLACK = QColor(0, 0, 0)


class PickRow(Guarded, QWidget):
    """Things beside one another, `pitch` pixels apart; each has a size, with room over and under it."""

    picked = Signal(int)
    """One of them was picked: its index. Whether it may be is for the owner to say."""
    current_changed = Signal(str)

    def __init__(self, count: int, pitch: int, size: QSize, over: int, under: int) -> None:
        super().__init__()
        self.count = count
        self._pitch, self._size, self._over = pitch, size, over
        self.at: int | None = None
        """What the keys are at."""
        self.setFixedSize(pitch * count, over + size.height() + under)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What a row is of

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        """Draw a thing."""
        raise NotImplementedError

    def called(self, index: int) -> str:
        """Return what a thing is called by those who listen."""
        raise NotImplementedError

    def balloon(self, index: int) -> str:
        """Return what a balloon says of a thing."""
        raise NotImplementedError

    def mark(self, painter: QPainter, rect: QRect) -> None:
        """Draw that the keys are at a thing."""
        patterns.dotted_frame(painter, rect.adjusted(-3, -3, 3, 3), BLACK)

    # Where they are

    def rect_of(self, index: int) -> QRect:
        """Return the pixels of a thing."""
        left = index * self._pitch + (self._pitch - self._size.width()) // 2
        return QRect(QPoint(left, self._over), self._size)

    def _index_at(self, point: QPoint) -> int | None:
        return next((index for index in range(self.count) if self.rect_of(index).contains(point)), None)

    def spots(self) -> Sequence[Spot]:
        """Return the things with their names and balloons."""
        return [
            Spot(
                str(index),
                self.rect_of(index),
                self.called(index),
                self.balloon(index),
                description=translate("spoken", "Key {n}").format(n=index + 1),
                current=index == self.at,
            )
            for index in range(self.count)
        ]

    # Picking

    def letter(self, text: str) -> bool:
        """Pick by a number that was typed; False if it is none of theirs."""
        if len(text) == 1 and text in "123456789"[: self.count]:
            self.picked.emit(int(text) - 1)
            return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(event.position().toPoint())
        if index is not None:
            self.picked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self.at = (-1 if self.at is None and step > 0 else self.at or 0) + step
            self.at %= self.count
            self.update()
            self.current_changed.emit(str(self.at))
        elif event.key() == Qt.Key.Key_Space and self.at is not None:
            self.picked.emit(self.at)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for index in range(self.count):
            self.draw(painter, index, self.rect_of(index))
            if index == self.at:
                self.mark(painter, self.rect_of(index))
