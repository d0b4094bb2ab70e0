"""Scroll bars: 16 pixels thick, the thumb always 16 long, with the Mac's mouse behaviour (look §2.7).

Tiles are drawn for a vertical bar and turned for a horizontal one. With the tints (8 bits) arrows and thumb
are in relief; otherwise they are lines.

Qt moves the thumb itself and scrolls at once. On the Mac a dotted outline of the thumb follows the pointer,
and the contents scroll at its release. A page is a page less one line, so that one line remains visible.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QRegion
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget
from shiboken6 import isValid

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.look import INVERTING, Look
from macclassic.toolbox.base.qt_guard import Guarded

Sub = QStyle.SubControl

THICK = 16
"""Thickness of a bar, side of an arrow's tile, length of the thumb."""
HELD = "heldPart"
"""Property of a bar: the pressed arrow, while the pointer is over it."""
GHOST = "ghostAt"
"""Property of a bar: distance of a dragged thumb's outline from the start of the bar, in pixels."""
SLOP = 32
"""Distance of the pointer from the bar, in pixels, at which a drag is suspended."""
FIRST_MS = 200
NEXT_MS = 50
"""Delay and interval of repeated steps of a held arrow or track; the Mac scrolled as fast as it could."""

_ARROW = (
    "",
    "",
    "       #",
    "      #+#",
    "     #+++#",
    "    #+++++#",
    "   #+++++++#",
    "  #+++++++++#",
    " ####+++++####",
    "    #+++++#",
    "    #+++++#",
    "    #+++++#",
    "    #######",
)
"""The up arrow in its 16 × 16 tile."""
_OUTLINE, _INSIDE = (
    tuple((x, y) for y, row in enumerate(_ARROW) for x, each in enumerate(row) if each == mark)
    for mark in "#+"
)


# Geometry


def thumb_offset(value: int, minimum: int, maximum: int, length: int) -> int:
    """Return the distance of the thumb from the start of a bar of this length, in pixels."""
    if maximum <= minimum:
        return THICK
    return THICK + (value - minimum) * (length - 3 * THICK) // (maximum - minimum)


def value_at(option: QStyleOptionSlider, offset: int) -> int:
    """Return the value of a bar whose thumb is nearest to `offset` pixels from its start."""
    length, least, most = length_of(option), option.minimum, option.maximum
    room, span = length - 3 * THICK, most - least
    if room <= 0:
        return least
    value = least + ((offset - THICK) * span * 2 + room) // (2 * room)
    # The thumb's place is rounded down: an exact match is preferred.
    if value < most and thumb_offset(value + 1, least, most, length) == offset:
        value += 1
    return most + least - value if option.upsideDown else value


def length_of(option: QStyleOptionSlider) -> int:
    rect = option.rect
    return rect.height() if option.orientation == Qt.Orientation.Vertical else rect.width()


def has_thumb(option: QStyleOptionSlider) -> bool:
    """Return True if there is something to scroll, and room for a thumb."""
    return (
        bool(option.state & QStyle.StateFlag.State_Enabled)
        and option.maximum > option.minimum
        and length_of(option) >= 3 * THICK
    )


def sub_rect(option: QStyleOptionSlider, control: QStyle.SubControl) -> QRect:
    """Return the rectangle of a part of the bar."""
    length = length_of(option)
    arrow = min(THICK, length // 2)
    ends = {
        Sub.SC_ScrollBarSubLine: (0, arrow),
        Sub.SC_ScrollBarAddLine: (length - arrow, length),
        Sub.SC_ScrollBarGroove: (arrow, length - arrow),
    }
    if has_thumb(option):
        least, most, value = option.minimum, option.maximum, option.sliderPosition
        thumb = thumb_offset(most + least - value if option.upsideDown else value, least, most, length)
        ends |= {
            Sub.SC_ScrollBarSubPage: (arrow, thumb),
            Sub.SC_ScrollBarAddPage: (thumb + THICK, length - arrow),
            Sub.SC_ScrollBarSlider: (thumb, thumb + THICK),
        }
    if control not in ends:
        return QRect()
    (first, past), rect = ends[control], option.rect
    if option.orientation == Qt.Orientation.Vertical:
        return QRect(rect.x(), rect.y() + first, rect.width(), past - first)
    return QRect(rect.x() + first, rect.y(), past - first, rect.height())


def start_of(option: QStyleOptionSlider, control: QStyle.SubControl) -> int:
    """Return the distance of a part from the start of the bar."""
    return _along(option.orientation, sub_rect(option, control).topLeft() - option.rect.topLeft())


def _along(way: Qt.Orientation, point: QPoint) -> int:
    return point.y() if way == Qt.Orientation.Vertical else point.x()


def part_at(option: QStyleOptionSlider, point: QPoint) -> QStyle.SubControl:
    """Return the part of a bar with a thumb under a point, or `SC_None`."""
    for part in (
        Sub.SC_ScrollBarSlider,
        Sub.SC_ScrollBarSubLine,
        Sub.SC_ScrollBarAddLine,
        Sub.SC_ScrollBarSubPage,
        Sub.SC_ScrollBarAddPage,
    ):
        if sub_rect(option, part).contains(point):
            return part
    return Sub.SC_None


# Drawing


def _noted(bar: QWidget | None, name: str) -> int | None:
    """Return an integer property of a bar (`HELD`, `GHOST`), or None."""
    value = bar.property(name) if bar is not None else None
    return value if isinstance(value, int) else None


def draw(option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a bar; only its outline in a window whose `active` is False (`window.Window`)."""
    now = look.current()
    rect = option.rect
    if widget is not None and getattr(widget.window(), "active", True) is False:
        painter.fillRect(rect, now.white)
        ovals.frame_rect(painter, rect, now.inactive_frame)
        return
    live = has_thumb(option)
    if live:
        patterns.fill(painter, sub_rect(option, Sub.SC_ScrollBarGroove), now.track)
    else:
        painter.fillRect(rect, now.tile)
    ovals.frame_rect(painter, rect, now.black)

    vertical = option.orientation == Qt.Orientation.Vertical
    held = _noted(widget, HELD)
    for control in (Sub.SC_ScrollBarSubLine, Sub.SC_ScrollBarAddLine):
        tile, back = sub_rect(option, control), control == Sub.SC_ScrollBarSubLine
        pressed = live and held == control.value
        _tile(painter, now, tile)
        if min(tile.width(), tile.height()) >= THICK:
            inside = now.arrow_outline if pressed else now.arrow_fill
            for pixels, ink in ((_OUTLINE, now.arrow_outline), (_INSIDE, inside)):
                turned = [(x, y) if back else (x, 15 - y) for x, y in pixels]
                if not vertical:
                    turned = [(y - 1 if back else 16 - y, x) for x, y in pixels]
                painter.setPen(ink)
                painter.drawPoints([tile.topLeft() + QPoint(*each) for each in turned])
    if live:
        _thumb(painter, now, sub_rect(option, Sub.SC_ScrollBarSlider), vertical)
        _ghost(option, painter, _noted(widget, GHOST))


def _ghost(option: QStyleOptionSlider, painter: QPainter, offset: int | None) -> None:
    """Draw the outline of a dragged thumb: every other pixel of it inverted."""
    if offset is None:
        return
    now = look.current()
    rect = sub_rect(option, Sub.SC_ScrollBarSlider)
    by = offset - start_of(option, Sub.SC_ScrollBarSlider)
    rect.translate(*((0, by) if option.orientation == Qt.Orientation.Vertical else (by, 0)))
    painter.save()
    painter.setCompositionMode(INVERTING)
    patterns.fill(painter, ovals.frame_of(QRegion(rect)), patterns.brush(patterns.GRAY, now.white, now.black))
    painter.restore()


def _tile(painter: QPainter, now: Look, tile: QRect) -> None:
    painter.fillRect(tile, now.tile)
    if now.tinted:
        inner = tile.adjusted(1, 1, -1, -1)
        painter.fillRect(inner.x(), inner.y(), inner.width(), 1, now.white)
        painter.fillRect(inner.x(), inner.y(), 1, inner.height(), now.white)
        painter.fillRect(inner.x(), inner.bottom(), inner.width(), 1, now.tile_dark)
        painter.fillRect(inner.right(), inner.y(), 1, inner.height(), now.tile_dark)
    ovals.frame_rect(painter, tile, now.black)


def _thumb(painter: QPainter, now: Look, rect: QRect, vertical: bool) -> None:
    # Inside the bar's own frame, so that in black and white its side walls look 2 pixels thick.
    body = rect.adjusted(1, 0, -1, 0) if vertical else rect.adjusted(0, 1, 0, -1)
    if not now.tinted:
        painter.fillRect(body, now.white)
        ovals.frame_rect(painter, body, now.black)
        return

    def bar(x: int, y: int, width: int, height: int, ink: QColor) -> None:
        """Fill a part of the vertical thumb, turned with it."""
        part = QRect(x, y, width, height) if vertical else QRect(y, x, height, width)
        painter.fillRect(part.translated(rect.topLeft()), ink)

    bar(1, 0, 14, 16, now.thumb)
    bar(1, 0, 14, 1, now.thumb_edge)
    bar(1, 1, 14, 1, now.tinge_light)
    bar(1, 1, 1, 14, now.tinge_light)
    bar(14, 1, 1, 15, now.tinge_dark)
    bar(1, 15, 14, 1, now.tinge_dark)
    ridges = (now.tinge_middle, *(now.tinge_light, now.dialog_dark) * 5)
    for y, ink in zip(range(4, 14), ridges, strict=False):
        bar(5, y, 6, 1, ink)


# Mouse


class ScrollTracker(Guarded, QObject):
    """Handles the mouse in every scroll bar that it watches."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._part = Sub.SC_None
        self._grip = 0
        self._point = QPoint()
        self._bar: QScrollBar | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._again)

    def watch(self, widget: QWidget) -> None:
        """Handle the mouse of a scroll bar; ignore other widgets."""
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
        option = option_of(bar)
        if not has_thumb(option):
            return
        self._bar, self._point = bar, point
        self._part = part_at(option, point)
        if self._part == Sub.SC_ScrollBarSlider:
            start = start_of(option, self._part)
            self._grip = _along(bar.orientation(), point) - start
            self._show(bar, GHOST, start)
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
            self._show(bar, GHOST, self._ghost(point) if near else None)
        else:
            self._hold()

    def _release(self, point: QPoint) -> None:
        bar = self._bar
        assert bar is not None
        self._move(point)
        offset = _noted(bar, GHOST)
        if self._part == Sub.SC_ScrollBarSlider and offset is not None:
            option = option_of(bar)
            if offset != start_of(option, self._part):
                bar.setValue(value_at(option, offset))
        self._finish()

    def _finish(self) -> None:
        bar, self._bar = self._bar, None
        self._timer.stop()
        self._part = Sub.SC_None
        if bar is not None and isValid(bar):
            self._show(bar, GHOST, None)
            self._show(bar, HELD, None)

    def _again(self) -> None:
        if self._bar is None or not isValid(self._bar):  # its window has closed under the pointer
            self._bar = None
            self._timer.stop()
            return
        self._timer.setInterval(NEXT_MS)
        self._step()

    def _is_over(self) -> bool:
        """Return True if the pointer is still over the pressed part."""
        return self._bar is not None and part_at(option_of(self._bar), self._point) == self._part

    def _hold(self) -> None:
        arrow = self._part in (Sub.SC_ScrollBarAddLine, Sub.SC_ScrollBarSubLine)
        if self._bar is not None and arrow:
            self._show(self._bar, HELD, self._part.value if self._is_over() else None)

    def _step(self) -> None:
        """Scroll a line or a page; pages stop when the thumb has reached the pointer."""
        bar = self._bar
        if bar is None or not self._is_over():
            return
        line = bar.singleStep()
        paged = self._part in (Sub.SC_ScrollBarAddPage, Sub.SC_ScrollBarSubPage)
        by = max(line, bar.pageStep() - line) if paged else line
        back = self._part in (Sub.SC_ScrollBarSubLine, Sub.SC_ScrollBarSubPage)
        bar.setValue(bar.value() + (-by if back != option_of(bar).upsideDown else by))

    def _ghost(self, point: QPoint) -> int:
        bar = self._bar
        assert bar is not None
        last = length_of(option_of(bar)) - 2 * THICK
        return max(THICK, min(_along(bar.orientation(), point) - self._grip, last))

    @staticmethod
    def _show(bar: QScrollBar, name: str, value: int | None) -> None:
        if bar.property(name) != value:
            bar.setProperty(name, value)
            bar.update()


def option_of(bar: QScrollBar) -> QStyleOptionSlider:
    """Return the style option of a bar."""
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    return option
