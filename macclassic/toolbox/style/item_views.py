"""Rows of lists and trees, their headers and triangles (look §2.7, *List box*)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyleOption,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QWidget,
)

from macclassic.quickdraw import fonts
from macclassic.toolbox.base import look
from macclassic.toolbox.style import focus
from macclassic.toolbox.style import text as style_text
from macclassic.toolbox.style.controls import BOX, check_indicator, enabled, triangle

State = QStyle.StateFlag
Has = QStyleOptionViewItem.ViewItemFeature

INDENT = 4
"""Distance from the left edge of a row to its text."""
ICON_GAP = 6


def row_height(option: QStyleOptionViewItem) -> int:
    """Return the height of a row: the font's lines, or the icon's if that is higher."""
    metrics = QFontMetrics(option.font)
    line = max(metrics.lineSpacing(), metrics.height()) * len(option.text.splitlines() or [""])
    icon = option.decorationSize.height() if option.features & Has.HasDecoration else 0
    return max(line, icon)


def row_size(option: QStyleOptionViewItem, widget: QWidget | None) -> QSize:
    """Return the preferred size of a row; in a list it is as wide as the list, and its text is cut."""
    if isinstance(widget, QListView):
        return QSize(1, row_height(option))
    wide = QFontMetrics(option.font).horizontalAdvance(option.text) + 2 * INDENT
    if option.features & Has.HasCheckIndicator:
        wide += BOX + INDENT
    if option.features & Has.HasDecoration:
        wide += option.decorationSize.width() + ICON_GAP
    return QSize(wide, row_height(option))


def row(option: QStyleOptionViewItem, painter: QPainter, widget: QWidget | None) -> None:
    """Draw a row, or one cell of it; a selected one is inverted over its full width."""
    now = look.current()
    rect = option.rect
    on = enabled(option)
    chosen = bool(option.state & State.State_Selected)
    paper, ink = (now.black, now.white) if chosen else (now.white, now.black)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    if chosen or option.backgroundBrush.style() == Qt.BrushStyle.NoBrush:
        painter.fillRect(rect, paper)
    else:
        painter.fillRect(rect, option.backgroundBrush)
    x = rect.x() + INDENT
    if option.features & Has.HasCheckIndicator:
        box = QRect(x, rect.y() + (rect.height() - BOX) // 2, BOX, BOX)
        mark = QStyleOption()
        mark.state = State.State_Enabled if on else State.State_None
        if option.checkState == Qt.CheckState.Checked:
            mark.state |= State.State_On
        check_indicator(mark, painter, box)
        x += BOX + INDENT
    if option.features & Has.HasDecoration:
        size = option.decorationSize
        mode = QIcon.Mode.Disabled if not on else QIcon.Mode.Selected if chosen else QIcon.Mode.Normal
        painter.drawPixmap(x, rect.y() + (rect.height() - size.height()) // 2, option.icon.pixmap(size, mode))
        x += size.width() + ICON_GAP
    metrics = QFontMetrics(option.font)
    room = rect.right() + 1 - INDENT - x
    line, lines = max(metrics.lineSpacing(), metrics.height()), option.text.splitlines() or [""]
    top = rect.y() + (rect.height() - line * len(lines)) // 2 + metrics.ascent()
    for number, part in enumerate(lines):
        text = style_text.middle_cut(part, room, option.font)
        wide, left = metrics.horizontalAdvance(text), x
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            left += room - wide
        elif option.displayAlignment & Qt.AlignmentFlag.AlignHCenter:
            left += (room - wide) // 2
        baseline = top + number * line
        if option.font.family() == fonts.system().family():
            baseline = style_text.clear_baseline(baseline, text)
        style_text.draw(painter, left, baseline, text, ink=ink, enabled=on, font=option.font, paper=paper)
    # A selected row needs no frame: the border of the list shows the focus.
    if not chosen:
        focus.draw(option, painter, widget, rect)
    painter.restore()


def branch(option: QStyleOption, painter: QPainter) -> None:
    """Draw the triangle of a row with children: to the right, or down when it is open."""
    now = look.current()
    chosen = bool(option.state & State.State_Selected)
    painter.fillRect(option.rect, now.black if chosen else now.white)
    if not option.state & State.State_Children:
        return
    middle = option.rect.center()
    ink = now.white if chosen else now.black
    if option.state & State.State_Open:
        triangle(painter, QPoint(middle.x() - 4, middle.y() - 2), ink, Qt.ArrowType.DownArrow, 5)
    else:
        triangle(painter, QPoint(middle.x() - 2, middle.y() - 4), ink, Qt.ArrowType.RightArrow, 5)


def header_section(option: QStyleOption, painter: QPainter) -> None:
    """Draw the background of a column's heading, with a line below."""
    now = look.current()
    painter.fillRect(option.rect, now.white)
    painter.fillRect(QRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1), now.black)


def header_label(option: QStyleOptionHeader, painter: QPainter) -> None:
    """Draw a column's heading, underlined if the rows are sorted by it."""
    rect = option.rect
    text = style_text.middle_cut(option.text, rect.width() - 2 * INDENT)
    x, baseline = rect.x() + INDENT, rect.y() + (rect.height() - 16) // 2 + 12
    wide = style_text.width(text)
    if option.textAlignment & Qt.AlignmentFlag.AlignRight:
        x = rect.right() + 1 - INDENT - wide
    style_text.draw(painter, x, baseline, text, enabled=enabled(option))
    if option.sortIndicator != QStyleOptionHeader.SortIndicator.None_:
        painter.fillRect(QRect(x, baseline + 1, wide, 1), look.current().black)
