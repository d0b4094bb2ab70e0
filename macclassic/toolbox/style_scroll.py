"""Scroll bars: 16 pixels thick, a thumb that is always 16 long (look §2.7).

Tiles are drawn for a vertical bar and turned for a horizontal one. With the tints (8 bits) arrows and thumb
are in relief; otherwise they are lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QRegion
from PySide6.QtWidgets import QStyle, QStyleOptionSlider, QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox import look
from macclassic.toolbox.look import Look

Sub = QStyle.SubControl
Pixel = tuple[int, int]

THICK = 16
"""Thickness of a bar, side of an arrow's tile, length of the thumb."""
HELD = "heldPart"
"""Property of a bar: the arrow that is pressed, while the pointer is over it."""
GHOST = "ghostAt"
"""Property of a bar: how far from its start the outline of a dragged thumb lies, in pixels."""


def _outline() -> Iterator[Pixel]:
    """The pixels of the outlined up arrow in its 16 × 16 tile."""
    yield 7, 2
    for step in range(1, 6):
        yield 7 - step, 2 + step
        yield 7 + step, 2 + step
    for x in (*range(1, 5), *range(10, 14)):
        yield x, 8
    for y in range(9, 12):
        yield 4, y
        yield 10, y
    for x in range(4, 11):
        yield x, 12


def _inside() -> Iterator[Pixel]:
    for step in range(1, 6):
        for x in range(8 - step, 7 + step):
            yield x, 2 + step
    for y in range(8, 12):
        for x in range(5, 10):
            yield x, y


_OUTLINE = tuple(_outline())
_INSIDE = tuple(_inside())


def _up(at: Pixel) -> Pixel:
    return at


def _down(at: Pixel) -> Pixel:
    return at[0], 15 - at[1]


def _left(at: Pixel) -> Pixel:
    return at[1] - 1, at[0]


def _right(at: Pixel) -> Pixel:
    return 16 - at[1], at[0]


def thumb_offset(value: int, minimum: int, maximum: int, length: int) -> int:
    """Return how far from the start of a bar of this length the thumb lies, in pixels."""
    if maximum <= minimum:
        return THICK
    return THICK + (value - minimum) * (length - 3 * THICK) // (maximum - minimum)


def value_at(option: QStyleOptionSlider, offset: int) -> int:
    """Return the value of a bar whose thumb lies so many pixels from its start, or the nearest to it."""
    length, least, most = length_of(option), option.minimum, option.maximum
    room, span = length - 3 * THICK, most - least
    if room <= 0:
        return least
    value = least + ((offset - THICK) * span * 2 + room) // (2 * room)
    # The thumb's place is rounded down: what lies exactly here comes first.
    if value < most and thumb_offset(value + 1, least, most, length) == offset:
        value += 1
    return most + least - value if option.upsideDown else value


def length_of(option: QStyleOptionSlider) -> int:
    rect = option.rect
    return rect.height() if option.orientation == Qt.Orientation.Vertical else rect.width()


def has_thumb(option: QStyleOptionSlider) -> bool:
    """Tell whether there is anything to scroll, and room for a thumb."""
    return (
        bool(option.state & QStyle.StateFlag.State_Enabled)
        and option.maximum > option.minimum
        and length_of(option) >= 3 * THICK
    )


def sub_rect(option: QStyleOptionSlider, control: QStyle.SubControl) -> QRect:
    """Return where a part of the bar lies."""
    length = length_of(option)
    arrow = min(THICK, length // 2)
    first, last = 0, 0
    value = option.sliderPosition
    if option.upsideDown:
        value = option.maximum + option.minimum - value
    thumb = thumb_offset(value, option.minimum, option.maximum, length)
    if control == Sub.SC_ScrollBarSubLine:
        first, last = 0, arrow
    elif control == Sub.SC_ScrollBarAddLine:
        first, last = length - arrow, length
    elif control == Sub.SC_ScrollBarGroove:
        first, last = arrow, length - arrow
    elif not has_thumb(option):
        return QRect()
    elif control == Sub.SC_ScrollBarSubPage:
        first, last = arrow, thumb
    elif control == Sub.SC_ScrollBarAddPage:
        first, last = thumb + THICK, length - arrow
    elif control == Sub.SC_ScrollBarSlider:
        first, last = thumb, thumb + THICK
    rect = option.rect
    if option.orientation == Qt.Orientation.Vertical:
        return QRect(rect.x(), rect.y() + first, rect.width(), last - first)
    return QRect(rect.x() + first, rect.y(), last - first, rect.height())


def start_of(option: QStyleOptionSlider, control: QStyle.SubControl) -> int:
    """Return how far from the start of the bar one of its parts begins."""
    part = sub_rect(option, control)
    across = option.orientation == Qt.Orientation.Horizontal
    return part.x() - option.rect.x() if across else part.y() - option.rect.y()


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


def held_part(bar: QWidget | None) -> QStyle.SubControl | None:
    """Return the arrow that is pressed with the pointer still over it, or None."""
    part = bar.property(HELD) if bar is not None else None
    return Sub(part) if isinstance(part, int) else None


def ghost_offset(bar: QWidget | None) -> int | None:
    """Return how far from the start of the bar the outline of a dragged thumb lies, or None."""
    offset = bar.property(GHOST) if bar is not None else None
    return offset if isinstance(offset, int) else None


def draw(option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a whole bar; only its outline in a window whose `active` is False (`window.Window`)."""
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
    held = held_part(widget)
    for control, way in (
        (Sub.SC_ScrollBarSubLine, _up if vertical else _left),
        (Sub.SC_ScrollBarAddLine, _down if vertical else _right),
    ):
        tile = sub_rect(option, control)
        pressed = live and held == control
        _tile(painter, now, tile)
        if min(tile.width(), tile.height()) >= THICK:
            _plot(painter, tile.topLeft(), map(way, _OUTLINE), now.arrow_outline)
            inside = now.arrow_outline if pressed else now.arrow_fill
            _plot(painter, tile.topLeft(), map(way, _INSIDE), inside)
    if live:
        _thumb(painter, now, sub_rect(option, Sub.SC_ScrollBarSlider), vertical)
        _ghost(option, painter, ghost_offset(widget))


def _ghost(option: QStyleOptionSlider, painter: QPainter, offset: int | None) -> None:
    """Draw the outline of a thumb that is dragged: every other pixel of it turned over."""
    if offset is None:
        return
    now = look.current()
    rect = sub_rect(option, Sub.SC_ScrollBarSlider)
    by = offset - start_of(option, Sub.SC_ScrollBarSlider)
    rect.translate(*((0, by) if option.orientation == Qt.Orientation.Vertical else (by, 0)))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.RasterOp_SourceXorDestination)
    line = QRegion(rect).subtracted(QRegion(rect.adjusted(1, 1, -1, -1)))
    patterns.fill(painter, line, patterns.brush(patterns.GRAY, now.white, now.black))
    painter.restore()


def _plot(painter: QPainter, origin: QPoint, pixels: Iterable[Pixel], ink: QColor) -> None:
    painter.setPen(ink)
    painter.drawPoints([QPoint(origin.x() + x, origin.y() + y) for x, y in pixels])


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
