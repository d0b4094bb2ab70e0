"""Dials: a round knob with a mark that points to the value, and its tick marks."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionSlider, QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.style import focus

TICKS = 5
"""Pixels round the knob for tick marks."""
MARK = 5
"""Diameter of the mark."""
MAX_TICKS = 60


def draw(option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a dial, with tick marks if its notches are visible."""
    now = look.current()
    on = bool(option.state & QStyle.StateFlag.State_Enabled)
    ticked = bool(option.subControls & QStyle.SubControl.SC_DialTickmarks)
    knob = _knob(option.rect, ticked)
    shape = ovals.oval_region(knob)
    ovals.fill_region(painter, shape, now.thumb if on and now.tinted else now.white)
    mark = QRect(0, 0, MARK, MARK)
    mark.moveCenter(_point(option, option.sliderPosition, knob, knob.width() // 2 - MARK - 1))
    ink = now.black if on else now.gray if now.dithered else now.dimmed
    for region in (ovals.frame_of(shape), ovals.oval_region(mark)):
        if on or not now.dithered:
            ovals.fill_region(painter, region, now.black if on else now.dimmed)
        else:
            patterns.fill(painter, region, now.gray)
    if ticked:
        for value in _ticks(option):
            at = _point(option, value, knob, knob.width() // 2 + TICKS - 2)
            painter.fillRect(QRect(at, at + QPoint(1, 1)), ink)
    focus.draw(option, painter, widget, option.rect)


def _knob(rect: QRect, ticked: bool) -> QRect:
    """Return the square of the knob in the middle of a dial."""
    side = min(rect.width(), rect.height()) - 2 * (TICKS if ticked else 1)
    knob = QRect(0, 0, max(side, 2 * MARK), max(side, 2 * MARK))
    knob.moveCenter(rect.center())
    return knob


def _ticks(option: QStyleOptionSlider) -> range:
    span = option.maximum - option.minimum
    step = max(option.tickInterval, option.pageStep, -(-span // MAX_TICKS), 1)
    return range(option.minimum, option.maximum + 1, step)


def _point(option: QStyleOptionSlider, value: int, knob: QRect, radius: int) -> QPoint:
    """Return the pixel at a value's angle, by which QDial follows the mouse too."""
    share = (value - option.minimum) / max(option.maximum - option.minimum, 1)
    if option.upsideDown is False:
        share = 1 - share
    angle = pi * 3 / 2 - share * 2 * pi if option.dialWrapping else (8 - share * 10) * pi / 6
    return knob.center() + QPoint(round(radius * cos(angle)), -round(radius * sin(angle)))
