"""Tracks how controls get the focus, and shows it only if a key moved it.

The Mac of 1993 had a focus in edit fields and lists only, and a click never moved it to a button. Here Tab
reaches every control, so a control reached by Tab has a dotted frame; one that got the focus otherwise has
none. Qt's own flag for this (`State_KeyboardFocusChange`) is never set on widgets in a scene.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyleOption,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded

_BY_KEY = "focusByKey"
_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_PASSING = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class FocusWatch(Guarded, QObject):
    """Records for each control whether a key gave it the focus."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._border: ListBorder | None = None

    def watch(self, widget: QWidget) -> None:
        """Track a control; a click no longer gives it the focus, unless it has text or rows."""
        if isinstance(widget, QAbstractItemView):
            # The list of a pop-up menu is a menu.
            parent = widget.parentWidget()
            if parent is None or parent.metaObject().className() != "QComboBoxPrivateContainer":
                widget.installEventFilter(self)
        elif isinstance(widget, QAbstractButton | QComboBox | QAbstractSlider | QTabBar):
            widget.installEventFilter(self)
            editable = isinstance(widget, QComboBox) and isinstance(widget.lineEdit(), QLineEdit)
            if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus and not editable:
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and isinstance(watched, QAbstractItemView):
            if watched.hasFocus() and self._border is not None and isValid(self._border):
                self._border.fit()
            return False
        if not isinstance(event, QFocusEvent) or not isinstance(watched, QWidget):
            return False
        # A menu or another window in between does not change how the control got the focus.
        if event.reason() not in _PASSING:
            watched.setProperty(_BY_KEY, event.gotFocus() and event.reason() in _KEYS)
            watched.update()
        if isinstance(watched, QAbstractItemView):
            self._show_border(watched, event.gotFocus())
        return False

    def _show_border(self, rows: QAbstractItemView, focused: bool) -> None:
        border, self._border = self._border, None
        if border is not None and isValid(border):
            border.hide()
            border.deleteLater()
        # If it is the only possible focus, it needs no border, except after Tab.
        if focused and (rows.property(_BY_KEY) is True or _typed_elsewhere(rows)):
            self._border = ListBorder(rows)


def _typed_elsewhere(rows: QAbstractItemView) -> bool:
    """Return True if another control of the window accepts typing."""
    others = (*rows.window().findChildren(QLineEdit), *rows.window().findChildren(QAbstractItemView))
    return any(
        other is not rows and other.isVisible() and other.isEnabled() and not rows.isAncestorOf(other)
        for other in others
    )


class ListBorder(Guarded, QWidget):
    """Border of a list with the focus: 2 pixels, 1 pixel of white away from its frame."""

    WIDTH = 3

    def __init__(self, rows: QAbstractItemView) -> None:
        super().__init__(rows.parentWidget())
        self._rows = rows
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.fit()
        self.stackUnder(rows)
        self.show()

    def fit(self) -> None:
        """Surround the list at its current place."""
        by = self.WIDTH
        self.setGeometry(self._rows.geometry().adjusted(-by, -by, by, by))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.current().white)
        ovals.frame_rect(painter, self.rect(), look.current().black, 2)


def draw(
    option: QStyleOption, painter: QPainter, widget: QWidget | None, rect: QRect, ink: QColor | None = None
) -> None:
    """Draw a dotted frame if a control got the focus by a key; `ink` is black by default."""
    state = QStyle.StateFlag
    by_key = widget is not None and widget.property(_BY_KEY) is True
    if option.state & state.State_HasFocus and (by_key or option.state & state.State_KeyboardFocusChange):
        patterns.dotted_frame(painter, rect, ink or look.current().black)
