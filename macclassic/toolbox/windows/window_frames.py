"""Drawing of window frames, by the measures of look §1.5, §2.4 and §2.5.

The coordinates are those of the specification: (0, 0) is the corner of the content, which is `w` pixels wide
and `h` high. At 1 and 4 bits frames are black and white, the fall-back of §1.5.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter

from macclassic.quickdraw import fonts, ovals
from macclassic.toolbox.base import look

TITLE_ROWS = 19
MOVABLE_ROWS = 20
BOX = 11
"""Side of the close and the zoom box in pixels."""
GROW = 15
"""Side of the size box in pixels."""
ROUND = 16
"""Diameter of the corners of a rounded window."""
PAPER = 6
"""Pixels of paper on both sides of a title."""
TITLE_RESERVE = 64
"""Difference between the widths of the content and of the longest title."""

_PRESSED_BOX = (
    "###########",
    "#....#....#",
    "#.#..#..#.#",
    "#..#.#.#..#",
    "#.........#",
    "####...####",
    "#.........#",
    "#..#.#.#..#",
    "#.#..#..#.#",
    "#....#....#",
    "###########",
)


class Frame(Enum):
    """Kinds of window, by the frame round the content: (left, top, right, bottom) pixels."""

    DOCUMENT = (1, TITLE_ROWS, 2, 2)
    ROUND = (1, TITLE_ROWS, 1, 1)
    """A desk accessory: rounded corners and a black title."""
    DIALOG = (8, 8, 8, 8)
    MOVABLE = (8, MOVABLE_ROWS + 3, 8, 8)
    """A modal dialog that can be dragged by its title."""
    PLAIN = (1, 1, 1, 1)
    ALT = (1, 1, 3, 3)

    @property
    def titled(self) -> bool:
        """True if there is a title to drag the window by."""
        return self in (Frame.DOCUMENT, Frame.ROUND, Frame.MOVABLE)

    @property
    def modal(self) -> bool:
        """True if a window of this kind blocks everything else."""
        return self in (Frame.DIALOG, Frame.MOVABLE)


def close_box() -> QRect:
    """Return the rectangle of the close box: 9 pixels from the outline, 4 from the top."""
    return QRect(8, -15, BOX, BOX)


def zoom_box(w: int) -> QRect:
    """Return the rectangle of the zoom box, as far from the right outline as the close box from the left."""
    return QRect(w - 19, -15, BOX, BOX)


def grow_box(size: QSize) -> QRect:
    """Return the rectangle of the size box in the corner of the content."""
    return QRect(size.width() - GROW, size.height() - GROW, GROW, GROW)


def document(
    painter: QPainter,
    size: QSize,
    title: str,
    active: bool,
    *,
    close: bool = True,
    zoom: bool = False,
    pressed: str = "",
) -> None:
    """Draw a document's frame with its boxes; `pressed` is "close" or "zoom" while one is held."""
    now = look.current()
    w, h = size.width(), size.height()
    outline = now.black if active else now.inactive_frame
    band = now.title_bar if active else now.white
    painter.fillRect(0, -18, w, 17, band)
    for rect in (QRect(-1, -19, w + 2, 1), QRect(-1, -1, w + 2, 1), QRect(-1, h, w + 2, 1)):
        painter.fillRect(rect, outline)
    for x in (-1, w):
        painter.fillRect(x, -19, 1, h + 20, outline)
    # The shadow leaves a pixel of the desktop at the upper right and at the lower left.
    painter.fillRect(w + 1, -18, 1, h + 20, now.black)
    painter.fillRect(0, h + 1, w + 2, 1, now.black)
    if active:
        if now.tinted:
            painter.fillRect(0, -18, w, 1, now.tinge_light)
            painter.fillRect(0, -18, 1, 16, now.tinge_light)
            painter.fillRect(0, -2, w, 1, now.tinge_middle)
            painter.fillRect(w - 1, -18, 1, 17, now.tinge_middle)
        _stripes(painter, 1, w - 2, -15)
        for there, name, box in ((close, "close", close_box()), (zoom, "zoom", zoom_box(w))):
            if there:
                painter.fillRect(box.adjusted(-1, 0, 1, 0), band)
                _box(painter, box, name, pressed == name)
    edge = w - 27 if zoom and active else w
    _title(painter, w, title, band, now.black if active else now.inactive_title, edge=edge)


def round_document(
    painter: QPainter, size: QSize, title: str, active: bool, *, close: bool = True, pressed: bool = False
) -> None:
    """Draw a desk accessory's frame: rounded, its title white on black."""
    now = look.current()
    w, h = size.width(), size.height()
    shape = ovals.round_rect_region(QRect(-1, -19, w + 2, h + 20), ROUND)
    ovals.fill_region(painter, shape, now.white)
    band = now.black if active else now.white
    ovals.fill_region(painter, shape.intersected(QRect(-1, -19, w + 2, TITLE_ROWS)), band)
    outline = now.black if active else now.inactive_frame
    ovals.frame_round_rect(painter, QRect(-1, -19, w + 2, h + 20), ROUND, outline)
    painter.fillRect(0, -1, w, 1, outline)
    if active and close:
        box = close_box()
        ovals.frame_rect(painter, box, now.white)
        if pressed:
            _mask(painter, box, now.white, now.black)
    _title(painter, w, title, band, now.white if active else now.inactive_title, edge=w)


def dialog(painter: QPainter, rect: QRect) -> None:
    """Draw the frame of a modal dialog inside a rectangle, and white paper within."""
    now = look.current()
    painter.fillRect(rect, now.black)
    if not now.tinted:
        for inset, colour in ((1, now.white), (3, now.black), (5, now.white)):
            painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), colour)
        return
    light, dark = now.dialog_light, now.dialog_dark
    outer = rect.adjusted(1, 1, -1, -1)
    painter.fillRect(outer, dark)
    painter.fillRect(outer.adjusted(0, 0, -1, -1), light)
    painter.fillRect(rect.adjusted(2, 2, -2, -2), now.dialog_middle)
    inner = rect.adjusted(3, 3, -3, -3)
    painter.fillRect(inner, dark)
    painter.fillRect(inner.adjusted(1, 1, 0, 0), light)
    # The corners between light and dark edges are dark.
    painter.fillRect(inner.right(), inner.top(), 1, 1, dark)
    painter.fillRect(inner.left(), inner.bottom(), 1, 1, dark)
    painter.fillRect(rect.adjusted(4, 4, -4, -4), now.black)
    painter.fillRect(rect.adjusted(5, 5, -5, -5), now.white)


def movable(painter: QPainter, rect: QRect, title: str, active: bool) -> None:
    """Draw the frame of a movable modal dialog inside a rectangle: a dialog's, under a striped title.

    Rows 18 and 19 are the inner edge of the dialog's frame, so both looks have the same measures.
    """
    now = look.current()
    dialog(painter, rect.adjusted(0, MOVABLE_ROWS - 5, 0, 0))
    painter.save()
    painter.translate(rect.x() + 1, rect.y() + TITLE_ROWS)
    w = rect.width() - 2
    band = now.title_bar if active else now.white
    painter.fillRect(-1, -19, w + 2, 18, now.black)
    painter.fillRect(0, -18, w, 17, band)
    if now.tinted and active:
        painter.fillRect(0, -18, w, 1, now.dialog_light)
        painter.fillRect(0, -18, 1, 17, now.dialog_light)
        painter.fillRect(w - 1, -18, 1, 17, now.dialog_dark)
    if active:
        _stripes(painter, 1, w - 2, -15)
    _title(painter, w, title, band, now.black if active else now.inactive_title, edge=w)
    painter.restore()


def plain(painter: QPainter, rect: QRect) -> None:
    """Draw one black line round white paper."""
    now = look.current()
    painter.fillRect(rect, now.black)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), now.white)


def alt(painter: QPainter, rect: QRect) -> None:
    """Draw one black line with a shadow of 2 pixels, 2 pixels to the right and below."""
    painter.fillRect(rect.adjusted(2, 2, 0, 0), look.current().black)
    plain(painter, rect.adjusted(0, 0, -2, -2))


def grow_icon(painter: QPainter, size: QSize, active: bool) -> None:
    """Draw the size box in the corner of a content of this size, and its lines.

    An inactive window has the lines only. The caller clips the drawing to the visible parts.
    """
    now = look.current()
    w, h = size.width(), size.height()
    box = grow_box(size)
    painter.fillRect(box, now.title_bar if active else now.white)
    line = now.black if active else now.inactive_frame
    painter.fillRect(w - GROW, 0, 1, h, line)
    painter.fillRect(0, h - GROW, w, 1, line)
    if not active:
        return
    back, front = QRect(w - 10, h - 9, 9, 8), QRect(w - 12, h - 12, 7, 7)
    for square, fill in ((back, now.box_fill_light), (front, now.box_fill)):
        painter.fillRect(square, now.tinge_dark)
        painter.fillRect(square.adjusted(1, 1, -1, -1), now.tinge_light)
        painter.fillRect(square.adjusted(2, 2, -1, -1), fill)


def _stripes(painter: QPainter, left: int, right: int, top: int) -> None:
    """Draw the six stripes from column `left` to column `right`, both included."""
    for y in range(top, top + 11, 2):
        painter.fillRect(left, y, right - left + 1, 1, look.current().stripe)


def _title(painter: QPainter, w: int, title: str, band: QColor, ink: QColor, edge: int) -> None:
    """Draw a centred title on paper that ends before column `edge`; a title too long is cut off."""
    now = look.current()
    painter.setFont(fonts.system())
    width = min(painter.fontMetrics().horizontalAdvance(title), w - TITLE_RESERVE)
    if width <= 0:
        return
    x = (w - width) // 2
    # The tinted lines at the band's edges continue behind the paper.
    top, rows = (-17, 15) if now.tinted else (-18, 17)
    painter.fillRect(x - PAPER, top, min(x + width + PAPER, edge) - x + PAPER, rows, band)
    painter.save()
    painter.setClipRect(QRect(x, top, width, rows))
    painter.setPen(ink)
    painter.drawText(x, -5, title)
    painter.restore()


def _box(painter: QPainter, box: QRect, name: str, pressed: bool) -> None:
    now = look.current()
    dark, light = now.tinge_dark, now.tinge_light
    if pressed:
        _mask(painter, box, now.black, now.white)
        return
    if now.tinted:
        painter.fillRect(box, light)
        painter.fillRect(box.x(), box.y(), BOX, 1, dark)
        painter.fillRect(box.x(), box.y(), 1, BOX, dark)
        inner = box.adjusted(1, 1, -1, -1)
        painter.fillRect(inner, dark)
        painter.fillRect(inner.adjusted(0, 0, -1, -1), light)
        painter.fillRect(inner.adjusted(1, 1, -1, -1), now.box_fill)
    else:
        painter.fillRect(box, dark)
        painter.fillRect(box.adjusted(1, 1, -1, -1), now.white)
    if name == "zoom":
        painter.fillRect(box.x() + 6, box.y() + 1, 1, 6, dark)
        painter.fillRect(box.x() + 1, box.y() + 6, 6, 1, dark)


def _mask(painter: QPainter, box: QRect, ink: QColor, paper: QColor) -> None:
    painter.fillRect(box, paper)
    for y, row in enumerate(_PRESSED_BOX):
        for x, cell in enumerate(row):
            if cell == "#":
                painter.fillRect(box.x() + x, box.y() + y, 1, 1, ink)
