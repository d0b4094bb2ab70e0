"""The arrows' way from control to control in a dialog, for who has no Tab: a game controller, say.

Tab goes as it always did: the arrows then move a mark or a box, and Return is the button with the heavy ring.
An arrow that what has the keyboard has no use for leads to the control that lies there instead, and from then
on Return presses what it has come to; the heavy ring goes along. So four arrows, Return and Esc do all.
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
from macclassic.toolbox.windows.window import Window, stops

Key = Qt.Key
WAYS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
ASIDE = 3
"""How much farther something is that lies aside than what lies straight ahead."""


def beside(window: Window, at: QWidget | None, key: Qt.Key) -> QWidget | None:
    """Return what lies in the direction of an arrow, else the next or the one before in the order of Tab;
    from what draws many things only what lies there."""
    around = stops(window)
    if at is None or at not in around:
        return around[0 if sum(WAYS[key]) > 0 else -1] if around else None
    here, (x, y) = _place(window, at), WAYS[key]
    ahead = {each: far for each in around if (far := _far(here, _place(window, each), x, y)) is not None}
    if ahead:
        return min(ahead, key=lambda each: ahead[each])
    if spots_of(at):
        return None  # the keys are within it, at its edge
    return around[(around.index(at) + x + y) % len(around)]


def _place(window: Window, control: QWidget) -> QRect:
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())


def _far(here: QRect, there: QRect, x: int, y: int) -> int | None:
    """Return how far one place lies from another in a direction; nothing if it does not lie there."""
    if x:
        ahead = there.left() - here.right() if x > 0 else here.left() - there.right()
        aside = max(there.top() - here.bottom(), here.top() - there.bottom(), 0)
    else:
        ahead = there.top() - here.bottom() if y > 0 else here.top() - there.bottom()
        aside = max(there.left() - here.right(), here.left() - there.right(), 0)
    return ahead + ASIDE * aside if ahead > 0 else None


def keeps(control: QWidget, event: QKeyEvent, roved: bool) -> bool:
    """Tell whether an arrow is for what has the keyboard; where only trying can tell, it has had it then.

    `roved`: whether arrows have led there, and not Tab or a click.
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
            return False  # it would go round from the last to the first
    before = _where(control)
    control.event(QKeyEvent(event.type(), event.key(), event.modifiers()))
    return _where(control) != before


def _where(control: QWidget) -> object:
    """Return where the keys are within a control."""
    if isinstance(control, QAbstractItemView):
        return control.currentIndex().row()
    return [spot.key for spot in spots_of(control) if spot.current]


def presses(control: QWidget) -> bool:
    """Tell whether Return presses a control that the arrows have come to; elsewhere it is the default."""
    return isinstance(control, QAbstractButton | QComboBox)


def press(control: QWidget) -> None:
    """Press it."""
    if isinstance(control, QComboBox):
        control.showPopup()
    elif isinstance(control, QAbstractButton):
        control.click()


def picks(control: QWidget, default_works: bool) -> bool:
    """Pick what the arrows are at among things that are drawn, if it is not picked yet; tell whether it was
    to be."""
    if not isinstance(control, PickWidget) or control.at is None:
        return False
    picked = control.spot(control.at).checked
    if picked or (picked is None and default_works):
        return False
    control.picked.emit(control.at)
    return True
