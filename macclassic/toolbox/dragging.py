"""Following the pointer while a window is dragged or grown: outline and limits of look §4."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QRegion

from macclassic.toolbox import frames
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.outline import Outline
from macclassic.toolbox.window import Window

BAR_ROWS = 20
INSET = 4
"""How far from the edges of the desktop the pointer still takes the outline along."""


class Drag:
    """One drag, from the press in a title or a size box until the release.

    The outline follows the pointer up to 4 pixels from the desktop's edges and stays there beyond them; it
    vanishes over the menu bar, where letting go changes nothing.
    """

    def __init__(self, outline: Outline, room: QSize, window: Window, at: QPoint, grip: QPoint) -> None:
        """`at` is the window's corner, `grip` the pressed point, `room` the size of the screen."""
        self.window = window
        self._outline = outline
        self._at = at
        self._start = grip
        self._screen = QRect(QPoint(0, 0), room)
        desktop = self._screen.adjusted(0, BAR_ROWS, 0, 0)
        self._desktop = desktop
        # Whoever takes hold of a title at its very edge begins within the limits.
        self._limits = desktop.adjusted(INSET, INSET, -INSET, -INSET).united(QRect(grip, QSize(1, 1)))
        self._by: QPoint | None = QPoint(0, 0)
        self._show()

    def follow(self, pointer: QPoint) -> None:
        """Take the outline along."""
        # The Mac's pointer never left the screen; ours may leave the window.
        pointer = _within(pointer, self._screen)
        inside = self._desktop.contains(pointer) or self._limits.contains(pointer)
        self._by = _within(pointer, self._limits) - self._start if inside else None
        self._show()

    def end(self, pointer: QPoint) -> QPoint | None:
        """Take the outline away; return how far the pointer has taken it, or None if that was too far."""
        self.follow(pointer)
        self._outline.show_shapes([])
        return self._by

    def cancel(self) -> None:
        """Take the outline away, and that was all."""
        self._outline.show_shapes([])

    def _show(self) -> None:
        if self._by is None:
            self._outline.show_shapes([])
        else:
            self._show_at(self._by)

    def _show_at(self, by: QPoint) -> None:
        self._outline.show_shapes([self.window.structure().translated(self._at + by)])


class Grow(Drag):
    """Growing: the outline's upper left corner stays, and it shows where title and scroll bars will be."""

    def size_after(self, by: QPoint) -> QSize:
        """Return the content's size when the pointer has gone so far."""
        old = self.window.content.size()
        size = QSize(old.width() + by.x(), old.height() + by.y()).expandedTo(self.window.smallest)
        return size.boundedTo(self.window.largest) if self.window.largest is not None else size

    def _show_at(self, by: QPoint) -> None:
        size, margins = self.size_after(by), self.window.margins
        box = QRect(self._at, size.grownBy(margins))
        content = QRect(self._at + QPoint(margins.left(), margins.top()), size)
        lines = [QRect(content.x(), content.y() - 1, content.width(), 1)]
        if self.window.frame_kind is Frame.DOCUMENT:
            # Bars are as thick as the size box and begin below the title's line.
            lines.append(QRect(content.right() + 1 - frames.GROW, content.y(), 1, content.height()))
            lines.append(QRect(content.x(), content.bottom() + 1 - frames.GROW, content.width(), 1))
        self._outline.show_lines(QRegion(box), lines)


def _within(point: QPoint, area: QRect) -> QPoint:
    return QPoint(
        min(max(point.x(), area.left()), area.right()), min(max(point.y(), area.top()), area.bottom())
    )
