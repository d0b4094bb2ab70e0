"""Moves the focus by arrow keys in a dialog, for input without Tab, such as a game controller.

After Tab or a click, arrows act as usual: they move a radio button or a slider, and Return presses the
default button. An arrow that the focused control does not use moves the focus to the control in that
direction. From then on Return presses the focused control, which gets the heavy ring. So the four arrows,
Return and Esc reach everything.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QWidget,
)

from macclassic.toolbox.dialogs.choice_widget import PickWidget
from macclassic.toolbox.spots import spots_of
from macclassic.toolbox.windows.window import Window, tab_stops

Key = Qt.Key
DIRECTIONS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
ASIDE_FACTOR = 3
"""Factor by which sideways distance counts more than distance straight ahead."""


def neighbour(window: Window, at: QWidget | None, key: Qt.Key) -> QWidget | None:
    """Return the control in the direction of an arrow, else the next or previous one in the order of Tab.

    From a control with spots only a control in that direction is returned, else None.
    """
    around = tab_stops(window)
    if at is None or at not in around:
        return around[0 if sum(DIRECTIONS[key]) > 0 else -1] if around else None
    here, (x, y) = _place(window, at), DIRECTIONS[key]
    ahead = {each: far for each in around if (far := _far(here, _place(window, each), x, y)) is not None}
    if ahead:
        return min(ahead, key=lambda each: ahead[each])
    if spots_of(at):
        return None  # the focus is within the control, at its edge
    return around[(around.index(at) + x + y) % len(around)]


def _place(window: Window, control: QWidget) -> QRect:
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())


def _far(here: QRect, there: QRect, x: int, y: int) -> int | None:
    """Return the weighted distance of a rectangle in a direction, or None if it is not in that direction."""
    if x:
        ahead = there.left() - here.right() if x > 0 else here.left() - there.right()
        aside = max(there.top() - here.bottom(), here.top() - there.bottom(), 0)
    else:
        ahead = there.top() - here.bottom() if y > 0 else here.top() - there.bottom()
        aside = max(there.left() - here.right(), here.left() - there.right(), 0)
    return ahead + ASIDE_FACTOR * aside if ahead > 0 else None


def keeps(control: QWidget, event: QKeyEvent, roved: bool) -> bool:
    """Return True if a control uses an arrow itself.

    If only trying can tell, the control has received the key when this returns. `roved` is true if arrows,
    not Tab or a click, moved the focus there.
    """
    key = Key(event.key())
    across = key in (Key.Key_Left, Key.Key_Right)
    if isinstance(control, QLineEdit):
        return across
    if isinstance(control, QComboBox):
        return not roved and not across
    if isinstance(control, QAbstractSlider):
        return not roved or across == (control.orientation() == Qt.Orientation.Horizontal)
    if isinstance(control, QAbstractButton):
        return False
    if isinstance(control, PickWidget) and control.at is not None:
        goal = control.at + control.STEPS.get(key, 0)
        if not 0 <= goal < control.count:
            return False  # it would wrap from the last to the first
    before = _position_in(control)
    control.event(QKeyEvent(event.type(), event.key(), event.modifiers()))
    return _position_in(control) != before


def _position_in(control: QWidget) -> object:
    """Return the current position of the keys within a control."""
    if isinstance(control, QAbstractItemView):
        return control.currentIndex().row()
    return [spot.key for spot in spots_of(control) if spot.current]


def presses(control: QWidget) -> bool:
    """Return True if Return presses a control reached by arrows instead of the default button."""
    return isinstance(control, QAbstractButton | QComboBox)


def press(control: QWidget) -> None:
    """Open a pop-up menu or click a button."""
    if isinstance(control, QComboBox):
        control.showPopup()
    elif isinstance(control, QAbstractButton):
        control.click()


def picks(control: QWidget, default_works: bool) -> bool:
    """Pick the current item of a `PickWidget` unless it is picked; return True if it was done.

    An item that has no picked state is left to a default button that works.
    """
    if not isinstance(control, PickWidget) or control.at is None:
        return False
    picked = control.spot(control.at).checked
    if picked or (picked is None and default_works):
        return False
    control.picked.emit(control.at)
    return True
