"""Buttons, check boxes, fields and other plain controls (look §2.7).

Each function draws one control into ``option.rect`` with the current look.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionFrame,
    QStyleOptionGroupBox,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QWidget,
)

from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.style import focus
from macclassic.toolbox.style import text as style_text

State = QStyle.StateFlag
Feature = QStyleOptionButton.ButtonFeature

RING = 4
"""Distance of the default button's ring from the button."""
BUTTON_HEIGHT = 20
BUTTON_WIDTH = 59
"""Width of OK and Cancel, and minimum width of any button."""
BUTTON_PADDING = 8
BUTTON_MARGIN = 2
"""Least distance of a text from the edge of its button; a longer text ends with an ellipsis."""
BOX = 12
"""Side of a check box and diameter of a radio button."""
LABEL = 16
"""Distance from the left edge of a check box or radio button to its label."""


def enabled(option: QStyleOption) -> bool:
    return bool(option.state & State.State_Enabled)


def button_body(rect: QRect) -> QRect:
    """Return the visible button within the rectangle of its widget, without the space of the ring.

    A widget too low for a ring has none.
    """
    room = max(0, min(RING, (rect.height() - BUTTON_HEIGHT) // 2))
    return rect.adjusted(room, room, -room, -room)


def _line(painter: QPainter, region_of: QRect, oval: int, pen: int, on: bool) -> None:
    """Draw a round frame in black, or dimmed: grey, or dithered where there is no grey."""
    now = look.current()
    frame = ovals.round_frame_region(region_of, oval, pen)
    if on:
        ovals.fill_region(painter, frame, now.black)
    elif now.dithered:
        patterns.fill(painter, frame, now.gray)
    else:
        ovals.fill_region(painter, frame, now.dimmed)


def push_button(option: QStyleOptionButton, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a round rectangle with a centred label, inverted while pressed."""
    now = look.current()
    body = button_body(option.rect)
    on = enabled(option)
    pressed = on and bool(option.state & (State.State_Sunken | State.State_On))
    if option.features & Feature.DefaultButton and body != option.rect:
        _line(painter, body.adjusted(-RING, -RING, RING, RING), 16, 3, on)
    ovals.fill_round_rect(painter, body, 10, now.black if pressed else now.white)
    _line(painter, body, 10, 1, on)

    text = style_text.plain(option.text)
    if option.icon.isNull():
        text = style_text.end_cut(text, body.width() - 2 * BUTTON_MARGIN, fonts.system())
    ink = now.white if pressed else now.black
    text_width = style_text.width(text)
    x = body.x() + (body.width() - text_width) // 2
    if not option.icon.isNull():
        size = option.iconSize
        gap = 4 if text else 0
        x = body.x() + (body.width() - text_width - size.width() - gap) // 2
        mode = QIcon.Mode.Disabled if not on else QIcon.Mode.Selected if pressed else QIcon.Mode.Normal
        pixmap = option.icon.pixmap(size, mode)
        painter.drawPixmap(x, body.y() + (body.height() - size.height()) // 2, pixmap)
        x += size.width() + gap
    baseline = body.y() + (body.height() - BUTTON_HEIGHT) // 2 + 14
    style_text.draw(painter, x, baseline, text, ink=ink, enabled=on)
    if text:
        focus.draw(option, painter, widget, QRect(x - 3, baseline - 12, text_width + 6, 16), ink)


def indicator_rect(option: QStyleOption) -> QRect:
    """Return the rectangle of the 12 × 12 pixels of a check box or radio button."""
    return QRect(option.rect.x() + 2, option.rect.y() + (option.rect.height() - BOX) // 2, BOX, BOX)


def label_rect(option: QStyleOptionButton) -> QRect:
    """Return the cell of a check box's or radio button's label, 16 rows high."""
    top = option.rect.y() + (option.rect.height() - 16) // 2
    wide = min(style_text.width(style_text.plain(option.text)), max(0, option.rect.width() - LABEL))
    return QRect(option.rect.x() + LABEL, top, wide, 16)


def check_box(option: QStyleOptionButton, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a square, crossed when on, and its label."""
    check_indicator(option, painter, indicator_rect(option))
    _label(option, painter, widget)


def radio_button(option: QStyleOptionButton, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a circle, with a dot when on, and its label."""
    radio_indicator(option, painter, indicator_rect(option))
    _label(option, painter, widget)


def _label(option: QStyleOptionButton, painter: QPainter, widget: QWidget | None) -> None:
    cell = label_rect(option)
    text = style_text.end_cut(style_text.plain(option.text), cell.width(), fonts.system())
    style_text.draw(painter, cell.x(), cell.y() + 12, text, enabled=enabled(option))
    focus.draw(option, painter, widget, cell.adjusted(-1, 0, 1, 0))


def check_indicator(option: QStyleOption, painter: QPainter, box: QRect) -> None:
    now = look.current()
    painter.fillRect(box, now.white)
    ink = now.black if enabled(option) else now.dimmed
    ovals.frame_rect(painter, box, ink, 2 if option.state & State.State_Sunken else 1)
    if option.state & State.State_NoChange:
        painter.fillRect(box.x() + 3, box.y() + 5, BOX - 6, 2, ink)
    _dither(option, painter, box)
    if option.state & State.State_On:
        # A checker pattern would wipe one diagonal only, so every other pixel of both is omitted.
        dotted = now.dithered and not enabled(option)
        for step in range(1, BOX - 1, 2 if dotted else 1):
            painter.fillRect(box.x() + step, box.y() + step, 1, 1, ink)
            painter.fillRect(box.x() + step, box.y() + BOX - 1 - step, 1, 1, ink)


def radio_indicator(option: QStyleOption, painter: QPainter, box: QRect) -> None:
    now = look.current()
    ink = now.black if enabled(option) else now.dimmed
    ovals.fill_oval(painter, box, now.white)
    ovals.frame_oval(painter, box, ink, 2 if option.state & State.State_Sunken else 1)
    if option.state & State.State_On:
        ovals.fill_oval(painter, box.adjusted(3, 3, -3, -3), ink)
    _dither(option, painter, box)


def _dither(option: QStyleOption, painter: QPainter, area: QRect) -> None:
    now = look.current()
    if not enabled(option) and now.dithered:
        patterns.dim(painter, area, now.white)


def field(option: QStyleOption, painter: QPainter) -> None:
    """Draw the frame of an edit field: 1 pixel, 3 pixels outside its text."""
    now = look.current()
    painter.fillRect(option.rect, now.white)
    if enabled(option) or not now.dithered:
        ovals.frame_rect(painter, option.rect, now.black if enabled(option) else now.dimmed)
    else:
        patterns.dotted_frame(painter, option.rect, now.black)


def frame(option: QStyleOptionFrame, painter: QPainter) -> None:
    """Draw boxes and lines of a QFrame: black, `lineWidth` pixels."""
    rect = option.rect
    if option.frameShape == QFrame.Shape.NoFrame:
        return
    if option.frameShape == QFrame.Shape.HLine:
        _rule(option, painter, QRect(rect.x(), rect.y() + rect.height() // 2, rect.width(), 1))
    elif option.frameShape == QFrame.Shape.VLine:
        _rule(option, painter, QRect(rect.x() + rect.width() // 2, rect.y(), 1, rect.height()))
    else:
        ovals.frame_rect(painter, rect, look.current().black, max(1, option.lineWidth))


def _rule(option: QStyleOption, painter: QPainter, line: QRect) -> None:
    now = look.current()
    if now.dithered and not enabled(option):
        patterns.fill(painter, line, now.gray)
    else:
        painter.fillRect(line, now.black if enabled(option) else now.dimmed)


def group_box(
    option: QStyleOptionGroupBox, painter: QPainter, title: QRect, box: QRect, contents: QRect
) -> None:
    """Draw a dotted rectangle round a group, its upper line interrupted by the title.

    `box` is the rectangle of its check box, or empty.
    """
    now = look.current()
    patterns.dotted_frame(painter, contents, now.black)
    painter.fillRect(title if box.isEmpty() else title.united(box.adjusted(-2, 0, 2, 0)), now.white)
    if not box.isEmpty():
        check_indicator(option, painter, box)
    text = style_text.plain(option.text)
    style_text.draw(painter, title.x() + 4, title.y() + 12, text, enabled=enabled(option))


def progress_bar(option: QStyleOptionProgressBar, painter: QPainter) -> None:
    """Draw a progress bar 12 pixels high, striped if its end is unknown."""
    now = look.current()
    bar = QRect(option.rect.x(), option.rect.y() + (option.rect.height() - 12) // 2, option.rect.width(), 12)
    inner = bar.adjusted(1, 1, -1, -1)
    ovals.frame_rect(painter, bar, now.black)
    painter.fillRect(inner, now.progress_rest)
    span = option.maximum - option.minimum
    if span <= 0:
        patterns.fill(painter, inner, patterns.brush(_BARBER, now.progress_done))
        return
    done = inner.width() * (max(option.progress, option.minimum) - option.minimum) // span
    painter.fillRect(QRect(inner.x(), inner.y(), min(done, inner.width()), inner.height()), now.progress_done)


_BARBER = bytes.fromhex("F0783C1E0F87C3E1")


def triangle(
    painter: QPainter, at: QPoint, paint: QColor | QBrush, direction: Qt.ArrowType, size: int
) -> None:
    """Fill a triangle of `size` rows (or columns), the longest of 2 · size - 1 pixels."""
    for step in range(size):
        length = 2 * (size - step) - 1
        on = step if direction in (Qt.ArrowType.DownArrow, Qt.ArrowType.RightArrow) else size - 1 - step
        if direction in (Qt.ArrowType.DownArrow, Qt.ArrowType.UpArrow):
            painter.fillRect(QRect(at.x() + step, at.y() + on, length, 1), paint)
        else:
            painter.fillRect(QRect(at.x() + on, at.y() + step, 1, length), paint)


def arrow(option: QStyleOption, painter: QPainter, direction: Qt.ArrowType) -> None:
    """Draw the arrow of a small button in its middle, such as those beside tabs that have no room."""
    now = look.current()
    upright = direction in (Qt.ArrowType.DownArrow, Qt.ArrowType.UpArrow)
    box = QRect(0, 0, 7, 4) if upright else QRect(0, 0, 4, 7)
    box.moveCenter(option.rect.center())
    pressed = bool(option.state & (State.State_Sunken | State.State_On))
    ink = now.white if pressed else now.black if enabled(option) else now.dimmed
    triangle(painter, box.topLeft(), ink, direction, 4)
    _dither(option, painter, box)


def little_arrows(option: QStyleOptionSpinBox, painter: QPainter, up: QRect, down: QRect) -> None:
    """Draw the two small arrows beside a number: one round box, each half inverted while pressed."""
    now = look.current()
    box = up.united(down)
    ovals.fill_round_rect(painter, box, 6, now.white)
    for half, control, direction, wanted in (
        (up, QStyle.SubControl.SC_SpinBoxUp, Qt.ArrowType.UpArrow, 1),
        (down, QStyle.SubControl.SC_SpinBoxDown, Qt.ArrowType.DownArrow, 2),
    ):
        can = enabled(option) and bool(option.stepEnabled.value & wanted)
        pressed = can and bool(option.state & State.State_Sunken) and bool(option.activeSubControls & control)
        if pressed:
            part = ovals.round_rect_region(box, 6).intersected(half)
            ovals.fill_region(painter, part, now.black)
        at = QPoint(half.x() + (half.width() - 7) // 2, half.y() + (half.height() - 4) // 2)
        triangle(painter, at, now.white if pressed else now.black if can else now.dimmed, direction, 4)
        if not can and now.dithered:
            patterns.dim(painter, QRect(at.x(), at.y(), 7, 4), now.white)
    painter.fillRect(QRect(box.x(), down.y(), box.width(), 1), now.black)
    ovals.frame_round_rect(painter, box, 6, now.black)


SLIDER_THUMB = 10


def slider(
    option: QStyleOptionSlider, painter: QPainter, groove: QRect, handle: QRect, widget: QWidget | None
) -> None:
    """Draw a rail with a framed thumb, whose frame is thicker while it is held."""
    now = look.current()
    on = enabled(option)
    across = option.orientation == Qt.Orientation.Horizontal
    middle = groove.center()
    rail = (
        QRect(groove.x(), middle.y() - 1, groove.width(), 4)
        if across
        else QRect(middle.x() - 1, groove.y(), 4, groove.height())
    )
    _line(painter, rail, 2, 1, on)
    ovals.fill_round_rect(painter, handle, 4, now.thumb if on and now.tinted else now.white)
    _line(painter, handle, 4, 1, on)
    if on:
        grip = handle.adjusted(3, 4, -3, -4) if across else handle.adjusted(4, 3, -4, -3)
        for step in range(0, grip.width() if across else grip.height(), 3):
            line = (
                QRect(grip.x() + step, grip.y(), 1, grip.height())
                if across
                else QRect(grip.x(), grip.y() + step, grip.width(), 1)
            )
            painter.fillRect(line, now.black)
        if option.state & State.State_Sunken:
            ovals.frame_round_rect(painter, handle, 4, now.black, 2)
    focus.draw(option, painter, widget, option.rect)
