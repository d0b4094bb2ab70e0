"""Makes contents of windows narrower than their texts: controls end with an ellipsis, and labels wrap."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLayout, QWidget

ANY_WIDTH = 16_777_215
LONG = 160
"""Width in pixels from which a label wraps."""
NARROW, NARROWEST, STEP = 100, 40, 12
"""Least widths of a control before and after labels wrap, and by how much the widest lose at a time."""


def narrow(content: QWidget, room: int) -> None:
    """Make a content at most `room` pixels wide, as far as its controls and labels allow it."""
    controls: list[QWidget] = [*content.findChildren(QAbstractButton), *content.findChildren(QComboBox)]
    widest = room
    while _width(content) > room and widest > NARROWEST:
        if widest < NARROW:
            for label in content.findChildren(QLabel):
                if label.sizeHint().width() > LONG:
                    label.setWordWrap(True)
        widest -= STEP
        for each in controls:
            if each.sizeHint().width() > widest:
                each.setMaximumWidth(widest)
    _widen(content, room, [each for each in controls if each.maximumWidth() == widest])


def _widen(content: QWidget, room: int, controls: list[QWidget]) -> None:
    """Give narrowed controls back what is left, all alike; those that are not in the way keep their width."""
    while controls:
        for each in controls[:]:
            before = each.maximumWidth()
            each.setMaximumWidth(before + STEP)
            if _width(content) > room:
                each.setMaximumWidth(before)
                controls.remove(each)
            elif each.maximumWidth() >= each.sizeHint().width():
                each.setMaximumWidth(ANY_WIDTH)
                controls.remove(each)
    _width(content)


def _width(content: QWidget) -> int:
    """Return the width that a content asks for now; layouts of windows not shown yet do not ask anew."""
    for each in reversed(content.findChildren(QWidget)):
        if each.layout() is not None:
            each.updateGeometry()
    for layout in content.findChildren(QLayout):
        layout.invalidate()
    return content.sizeHint().width()
