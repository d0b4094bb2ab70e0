"""Drawing and measures of the menu bar, menus and pop-up menus (look §2.2, §2.3, §2.7).

A `QMenu` is 2 pixels wider and higher than its items for its frame, and 1 more to the right and below for its
shadow; the corners without shadow are transparent.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QMenu,
    QMenuBar,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionMenuItem,
    QWidget,
)

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.style import focus
from macclassic.toolbox.style import text as style_text
from macclassic.toolbox.style.controls import enabled, triangle

State = QStyle.StateFlag
Kind = QStyleOptionMenuItem.MenuItemType

BAR_HEIGHT = 20
BAR_MARGIN = 9
"""Left edge of the first title's highlight; its slot begins 1 pixel further right."""
TITLE_EXTRA = 18
"""Width of a title's highlight, less the width of its text."""
TITLE_OVERLAP = 5
"""Overlap of a title's highlight with the slot of the next."""
ICON = 16
"""Side of a menu's icon in the bar."""
ROW = 16
INDENT = 14
KEY_COLUMN = 24
KEY_GAP = 14
PADDING = 9
FRAME = 1
SHADOW = 1
SCROLL_UP, SCROLL_DOWN = "\u25b2", "\u25bc"
"""Texts of the items that scroll; they are drawn as triangles."""
COMBO_HEIGHT = 19
"""18 rows of box and the shadow."""
COMBO_INDENT = 9
WIDEST = "widest"
"""Menu property that caches the width of its column; the menu sets it to 0 when its items change."""


# The bar


def title_size(option: QStyleOptionMenuItem) -> QSize:
    """Return the size of a title in the bar: its highlight without row 0."""
    wide = ICON if not option.icon.isNull() else style_text.width(style_text.plain(option.text))
    return QSize(wide + TITLE_EXTRA, BAR_HEIGHT - 1)


def bar_background(painter: QPainter, bar: QRect) -> None:
    """Draw the bar: white, with a black line at the lower edge."""
    now = look.current()
    painter.fillRect(bar, now.white)
    painter.fillRect(QRect(bar.x(), bar.bottom(), bar.width(), 1), now.black)


def bar_title(option: QStyleOptionMenuItem, painter: QPainter, widget: QWidget | None) -> None:
    """Draw one title or icon, inverted while its menu is open."""
    now = look.current()
    rect = option.rect
    shown = rect.adjusted(0, 1, 0, 0)
    bar = widget if isinstance(widget, QMenuBar) else None
    flashed = _title_rect(bar, _flashed(bar))
    open_ = bool(option.state & State.State_Selected) or rect == flashed
    if open_:
        painter.fillRect(shown, now.black)
    else:
        # Highlights of neighbours overlap by 5 pixels; the open title keeps all of its highlight.
        active = bar.activeAction() if bar is not None else None
        for part in _less(shown, _title_rect(bar, active) if active is not None else flashed):
            painter.fillRect(part, now.white)
    action = bar.actionAt(rect.center()) if bar is not None else None
    dimmed = bool(action is not None and action.property("dimmed"))
    on = (enabled(option) and not dimmed) or open_
    name = str(action.property("picture") or "") if action is not None else ""
    if name:
        _bar_icon(painter, QPoint(rect.x() + 9, rect.y() + 2), name, open_, on)
    elif option.text == style_text.EMBLEM and now.depth > 1:
        _bar_icon(painter, QPoint(rect.x() + 7, rect.y() + 2), "emblem", open_, on)
    else:
        ink = now.white if open_ else now.black
        style_text.draw(
            painter, rect.x() + 9, rect.y() + 14, style_text.plain(option.text), ink=ink, enabled=on
        )


def _bar_icon(painter: QPainter, at: QPoint, name: str, inverted: bool, on: bool) -> None:
    now = look.current()
    image = picture("art", name)
    if inverted and now.depth == 1:
        image = image.copy()
        image.invertPixels()
    painter.drawImage(at, image)
    if not on:
        patterns.dim(painter, QRect(at, image.size()), now.white)


def _flashed(bar: QMenuBar | None) -> QAction | None:
    """Return the title that the bar flashes now; its property ``flashed`` is the index."""
    index = bar.property("flashed") if bar is not None else None
    if bar is None or not isinstance(index, int):
        return None
    return next(iter(bar.actions()[index : index + 1]), None)


def _title_rect(bar: QMenuBar | None, action: QAction | None) -> QRect:
    return QRect() if bar is None or action is None else bar.actionGeometry(action)


def _less(rect: QRect, cut: QRect) -> list[QRect]:
    """Return the parts of a rectangle left and right of `cut`, in a bar of one line."""
    if not cut.isValid() or not rect.intersects(cut):
        return [rect]
    left = QRect(rect.x(), rect.y(), cut.x() - rect.x(), rect.height())
    right = QRect(cut.right() + 1, rect.y(), rect.right() - cut.right(), rect.height())
    return [part for part in (left, right) if part.width() > 0]


# Menus


def item_width(text: str, key: str, icon: bool = False) -> int:
    """Return the menu width that one item needs, without frame and shadow."""
    wide = style_text.width(style_text.plain(text)) + (22 if icon else 0)
    if not key:
        return INDENT + wide + PADDING
    return INDENT + wide + KEY_GAP + max(KEY_COLUMN, style_text.width(key) + 2)


def item_size(option: QStyleOptionMenuItem, widget: QWidget | None) -> QSize:
    """Return the size of an item as `QMenu` and a pop-up's list expect it.

    QMenu adds the width of the widest shortcut in Qt's spelling, so this width is subtracted here; the result
    is the width of §2.3. QMenu asks for each of its items, so the width is cached in menus that report
    changes of their items.
    """
    text = option.text.partition("\t")[0]
    if not isinstance(widget, QMenu):
        return QSize(item_width(text, ""), ROW)
    known = widget.property(WIDEST)
    if known:
        return QSize(known, ROW)
    found = _widest(widget)
    if known is not None:
        widget.setProperty(WIDEST, found)
    return QSize(found, ROW)


def _widest(menu: QMenu) -> int:
    """Return the width of a menu's column, less the width that QMenu adds."""
    native = QKeySequence.SequenceFormat.NativeText
    widest, tab = 0, 0
    for each in menu.actions():
        if each.isVisible() and not each.isSeparator():
            label, has_tab, after = each.text().partition("\t")
            shortcut = each.shortcut()
            key = style_text.key_text(after if has_tab else shortcut.toString())
            widest = max(widest, item_width(label, key, not each.icon().isNull()))
            tab = max(tab, style_text.width(after if has_tab else shortcut.toString(native)))
    return max(widest - tab, 1)


def panel(painter: QPainter, rect: QRect) -> None:
    """Draw the background of a menu, its frame, and the shadow to the right and below."""
    _boxed(painter, rect.adjusted(0, 0, -SHADOW, -SHADOW), look.current().black)


def _boxed(painter: QPainter, box: QRect, ink: QColor) -> None:
    painter.fillRect(box, look.current().white)
    ovals.frame_rect(painter, box, ink)
    painter.fillRect(QRect(box.right() + 1, box.y() + 3, SHADOW, box.height() - 2), ink)
    painter.fillRect(QRect(box.x() + 3, box.bottom() + 1, box.width() - 2, SHADOW), ink)


def item(option: QStyleOptionMenuItem, painter: QPainter) -> None:
    """Draw a row of a menu: mark, text, shortcut or the triangle of a submenu; inverted if selected."""
    now = look.current()
    row = option.rect
    on = enabled(option)
    chosen = on and bool(option.state & State.State_Selected) and option.menuItemType != Kind.Separator
    paper, ink = (now.black, now.white) if chosen else (now.white, now.black)
    painter.fillRect(row, paper)
    if option.menuItemType == Kind.Separator:
        line = QRect(row.x(), row.y() + 8, row.width(), 1)
        if now.dithered:
            # In the grey checker pattern a line is dotted at any row.
            patterns.fill(painter, line, now.gray)
        else:
            painter.fillRect(line, now.separator)
        return
    if option.text in (SCROLL_UP, SCROLL_DOWN):
        _scroll_row(painter, row, option.text == SCROLL_DOWN)
        return
    text, _, key = option.text.partition("\t")
    baseline = style_text.clear_baseline(row.y() + 12, text)
    x = row.x() + INDENT
    if option.checked and option.checkType != QStyleOptionMenuItem.CheckType.NotCheckable:
        style_text.draw(painter, row.x() + 2, baseline, style_text.CHECK_MARK, ink=ink, enabled=on)
    if not option.icon.isNull():
        mode = QIcon.Mode.Normal if on else QIcon.Mode.Disabled
        image = option.icon.pixmap(QSize(ICON, ICON), 1.0, mode).toImage()
        if chosen and now.depth == 1:
            image.invertPixels()
        painter.drawImage(x, row.y(), image)
        x += 22
    style_text.draw(painter, x, baseline, style_text.plain(text), ink=ink, enabled=on)
    if option.menuItemType == Kind.SubMenu:
        at = QPoint(row.right() + 1 - INDENT, row.y() + 2)
        triangle(painter, at, ink if on else now.dimmed, Qt.ArrowType.RightArrow, 6)
        if not on and now.dithered:
            patterns.dim(painter, QRect(at.x(), at.y(), 6, 11), now.white)
    elif key:
        shown = style_text.key_text(key)
        column = max(KEY_COLUMN, style_text.width(shown) + 2)
        style_text.draw(painter, row.right() + 1 - column, baseline, shown, ink=ink, enabled=on)


def scroller(option: QStyleOption, painter: QPainter) -> None:
    """Draw the row with a triangle that stands for hidden items."""
    down = bool(option.state & State.State_DownArrow)
    # Qt omits the frame, and does not know of the shadow.
    up = SHADOW if down else 0
    _scroll_row(painter, option.rect.adjusted(0, -up, -SHADOW, -up), down)


def _scroll_row(painter: QPainter, row: QRect, down: bool) -> None:
    now, pointing = look.current(), Qt.ArrowType.DownArrow if down else Qt.ArrowType.UpArrow
    painter.fillRect(row, now.white)
    triangle(painter, QPoint(row.x() + 12, row.y() + 5), now.black, pointing, 6)


# The pop-up menu control


def combo_size(widget: QWidget | None, contents: QSize) -> QSize:
    """Return the size of a pop-up menu control: its longest item and the triangle."""
    if isinstance(widget, QComboBox):
        wide = max((style_text.width(widget.itemText(i)) for i in range(widget.count())), default=0)
    else:
        wide = contents.width()
    return QSize(COMBO_INDENT + wide + 8 + 11 + 5 + 1 + SHADOW, COMBO_HEIGHT)


def combo_box(option: QStyleOption) -> QRect:
    """Return the framed box of a pop-up menu control, without its shadow."""
    top = option.rect.y() + (option.rect.height() - COMBO_HEIGHT) // 2
    return QRect(option.rect.x(), top, option.rect.width() - SHADOW, COMBO_HEIGHT - SHADOW)


def combo_list(option: QStyleOption) -> QRect:
    """Return the rectangle of the open menu's chosen row, placed so that its text does not move."""
    box = combo_box(option)
    shift = INDENT + FRAME - COMBO_INDENT
    return QRect(box.x() - shift, box.y(), box.width() + shift + SHADOW, box.height())


def combo_frame(option: QStyleOption, painter: QPainter) -> None:
    """Draw the box with its shadow and the triangle."""
    now, box, on = look.current(), combo_box(option), enabled(option)
    ink = now.black if on else now.dimmed
    _boxed(painter, box, ink)
    triangle(painter, QPoint(box.right() - 5 - 11, box.y() + 6), ink, Qt.ArrowType.DownArrow, 6)
    if not on and now.dithered:
        patterns.dim(painter, box.adjusted(0, 0, SHADOW, SHADOW), now.white)


def combo_label(option: QStyleOptionComboBox, painter: QPainter, widget: QWidget | None) -> None:
    """Draw the chosen item's text."""
    box = combo_box(option)
    text = option.currentText
    room = box.width() - COMBO_INDENT - 11 - 5 - 1 - 3
    shown = style_text.middle_cut(text, room)
    baseline = style_text.clear_baseline(box.y() + 13, text)
    style_text.draw(painter, box.x() + COMBO_INDENT, baseline, shown, enabled=enabled(option))
    cell = QRect(box.x() + COMBO_INDENT - 3, box.y() + 2, style_text.width(shown) + 6, 14)
    focus.draw(option, painter, widget, cell)


class PopupTitles(Guarded, QObject):
    """Inverts the label whose buddy is a pop-up menu, while that is open."""

    def watch(self, widget: QWidget) -> None:
        """Track the menu of a pop-up control; ignore other widgets."""
        if isinstance(widget, QMenu) or widget.metaObject().className() == "QComboBoxPrivateContainer":
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            combo = watched.parent()
            if isinstance(combo, QComboBox):
                for label in combo.window().findChildren(QLabel):
                    if label.buddy() is combo:
                        _invert(label, event.type() == QEvent.Type.Show)
        return False


def _invert(label: QLabel, inverted: bool) -> None:
    label.setAutoFillBackground(inverted)
    if not inverted:
        label.setPalette(QPalette())
        return
    now, palette = look.current(), label.palette()
    palette.setColor(QPalette.ColorRole.Window, now.black)
    palette.setColor(QPalette.ColorRole.WindowText, now.white)
    label.setPalette(palette)
