"""Where the keyboard's focus is, and when to show it.

The Mac of 1993 had a focus in edit fields and lists only, and a click never moved it to a button. Here Tab
reaches every control, so the one that it reached shows a dotted frame; what got the focus otherwise doesn't.
Qt's own mark for this (`State_KeyboardFocusChange`) is never set on widgets in a scene.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyleOption,
    QWidget,
)

_BY_KEY = "focusByKey"
_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_PASSING = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class FocusWatch(QObject):
    """Remembers of each control whether it got its focus by a key."""

    def watch(self, widget: QWidget) -> None:
        """Watch a control; from now on a click gives it no focus, unless it is for text or rows."""
        if isinstance(widget, QAbstractItemView):
            widget.installEventFilter(self)
        elif isinstance(widget, QAbstractButton | QComboBox | QAbstractSlider):
            widget.installEventFilter(self)
            editable = isinstance(widget, QComboBox) and isinstance(widget.lineEdit(), QLineEdit)
            if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus and not editable:
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFocusEvent) or not isinstance(watched, QWidget):
            return False
        # A menu or another window in between doesn't change how the control came by its focus.
        if event.reason() not in _PASSING:
            watched.setProperty(_BY_KEY, event.gotFocus() and event.reason() in _KEYS)
            watched.update()
        return False


def shown(option: QStyleOption, widget: QWidget | None) -> bool:
    """Tell whether a control has the focus and got it by a key, so that it has to be shown."""
    state = QStyle.StateFlag
    if not option.state & state.State_HasFocus:
        return False
    by_key = widget is not None and widget.property(_BY_KEY) is True
    return by_key or bool(option.state & state.State_KeyboardFocusChange)
