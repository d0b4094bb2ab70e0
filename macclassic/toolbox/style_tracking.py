"""How the mouse works a scroll bar (look §2.7).

Qt's own way differs: it moves the thumb itself and scrolls along. On the Mac a dotted outline of the thumb
follows the pointer, and the contents scroll when it is let go; a page is a page less one line, so that one
line stays in sight.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget
from shiboken6 import isValid

from macclassic.toolbox import style_scroll
from macclassic.toolbox.guard import Guarded

Sub = QStyle.SubControl

SLOP = 32
"""How many pixels beside the bar the pointer may go before the outline is let go."""
FIRST_MS = 200
NEXT_MS = 50
"""An arrow or the track that is held steps again after this; the Mac did it as fast as it could scroll."""


class ScrollTracker(Guarded, QObject):
    """Follows the mouse in every scroll bar that it watches."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._part = Sub.SC_None
        self._grip = 0
        self._point = QPoint()
        self._bar: QScrollBar | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._again)

    def watch(self, widget: QWidget) -> None:
        """Take the mouse of a scroll bar over; of another widget, nothing."""
        if isinstance(widget, QScrollBar):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QScrollBar):
            return False
        kind = event.type()
        if kind == QEvent.Type.Hide and watched is self._bar:
            self._finish()
            return False
        if not isinstance(event, QMouseEvent):
            return False
        point = event.position().toPoint()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if event.button() == Qt.MouseButton.LeftButton:
                self._press(watched, point)
        elif self._bar is not watched:
            return False
        elif kind == QEvent.Type.MouseMove:
            self._move(point)
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self._release(point)
        else:
            return False
        event.accept()
        return True

    def _press(self, bar: QScrollBar, point: QPoint) -> None:
        option = _option(bar)
        if not style_scroll.has_thumb(option):
            return
        self._bar, self._point = bar, point
        self._part = style_scroll.part_at(option, point)
        if self._part == Sub.SC_ScrollBarSlider:
            start = style_scroll.start_of(option, self._part)
            self._grip = _along(bar, point) - start
            self._show(bar, style_scroll.GHOST, start)
        else:
            self._hold()
            self._step()
            self._timer.start(FIRST_MS)

    def _move(self, point: QPoint) -> None:
        bar = self._bar
        assert bar is not None
        self._point = point
        if self._part == Sub.SC_ScrollBarSlider:
            near = bar.rect().adjusted(-SLOP, -SLOP, SLOP, SLOP).contains(point)
            self._show(bar, style_scroll.GHOST, self._ghost(point) if near else None)
        else:
            self._hold()

    def _release(self, point: QPoint) -> None:
        bar = self._bar
        assert bar is not None
        self._move(point)
        offset = style_scroll.ghost_offset(bar)
        if self._part == Sub.SC_ScrollBarSlider and offset is not None:
            option = _option(bar)
            if offset != style_scroll.start_of(option, self._part):
                bar.setValue(style_scroll.value_at(option, offset))
        self._finish()

    def _finish(self) -> None:
        bar, self._bar = self._bar, None
        self._timer.stop()
        self._part = Sub.SC_None
        if bar is not None and isValid(bar):
            self._show(bar, style_scroll.GHOST, None)
            self._show(bar, style_scroll.HELD, None)

    def _again(self) -> None:
        if self._bar is None or not isValid(self._bar):  # its window has gone under the pointer
            self._bar = None
            self._timer.stop()
            return
        self._timer.setInterval(NEXT_MS)
        self._step()

    def _over(self) -> bool:
        """Tell whether the pointer is still over the part that was pressed."""
        return self._bar is not None and style_scroll.part_at(_option(self._bar), self._point) == self._part

    def _hold(self) -> None:
        arrow = self._part in (Sub.SC_ScrollBarAddLine, Sub.SC_ScrollBarSubLine)
        if self._bar is not None and arrow:
            self._show(self._bar, style_scroll.HELD, self._part.value if self._over() else None)

    def _step(self) -> None:
        """Scroll a line or a page; a page only until the thumb has come to the pointer."""
        bar = self._bar
        if bar is None or not self._over():
            return
        line = bar.singleStep()
        paged = self._part in (Sub.SC_ScrollBarAddPage, Sub.SC_ScrollBarSubPage)
        by = max(line, bar.pageStep() - line) if paged else line
        back = self._part in (Sub.SC_ScrollBarSubLine, Sub.SC_ScrollBarSubPage)
        bar.setValue(bar.value() + (-by if back != _option(bar).upsideDown else by))

    def _ghost(self, point: QPoint) -> int:
        bar = self._bar
        assert bar is not None
        last = style_scroll.length_of(_option(bar)) - 2 * style_scroll.THICK
        return max(style_scroll.THICK, min(_along(bar, point) - self._grip, last))

    @staticmethod
    def _show(bar: QScrollBar, name: str, value: int | None) -> None:
        if bar.property(name) != value:
            bar.setProperty(name, value)
            bar.update()


def _option(bar: QScrollBar) -> QStyleOptionSlider:
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    return option


def _along(bar: QScrollBar, point: QPoint) -> int:
    return point.y() if bar.orientation() == Qt.Orientation.Vertical else point.x()
