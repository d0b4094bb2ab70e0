"""Tiles of push buttons, check boxes and radio buttons."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QPushButton, QRadioButton

from macclassic.toolbox.base.pictures import picture
from tools.docs.control_sheet.stage import Stage, Tile

LONG = "Deal the cards of the next round without asking"


def _button(
    text: str = "OK", *, default: bool = False, on: bool = True, press: bool = False, tab: bool = False
) -> Tile:
    def make(stage: Stage) -> QRect:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.setDefault(default)
        button.setEnabled(on)
        return _finish(stage, button, press, tab)

    states = ("default" * default, "disabled" * (not on), "pressed" * press, "focused" * tab)
    name = ", ".join(state for state in states if state) or "normal"
    return Tile("Push buttons", name if text == "OK" else f"{name}, long text", make)


def _pictured(name: str, *, on: bool = True, press: bool = False) -> Tile:
    def make(stage: Stage) -> QRect:
        button = QPushButton()
        button.setAutoDefault(False)
        button.setIcon(QIcon(QPixmap.fromImage(picture("art", "icon-macclassic"))))
        button.setIconSize(QSize(32, 32))
        button.setEnabled(on)
        return _finish(stage, button, press, False)

    return Tile("Push buttons", name, make)


def _mark(
    kind: type[QCheckBox] | type[QRadioButton],
    state: Qt.CheckState,
    *,
    text: str = "Sounds",
    on: bool = True,
    press: bool = False,
    tab: bool = False,
) -> Tile:
    def make(stage: Stage) -> QRect:
        mark = kind(text)
        if isinstance(mark, QCheckBox):
            mark.setCheckState(state)
        else:
            mark.setAutoExclusive(False)
            mark.setChecked(state == Qt.CheckState.Checked)
        mark.setEnabled(on)
        return _finish(stage, mark, press, tab)

    word = {Qt.CheckState.Unchecked: "off", Qt.CheckState.Checked: "on"}.get(state, "mixed")
    states = (word, "disabled" * (not on), "pressed" * press, "focused" * tab, "long text" * (text == LONG))
    group = "Check boxes" if kind is QCheckBox else "Radio buttons"
    return Tile(group, ", ".join(each for each in states if each), make)


def _finish(stage: Stage, button: QAbstractButton, press: bool, tab: bool) -> QRect:
    rect = stage.show(button)
    if tab:
        stage.tab_to(button)
    if press:
        stage.press(stage.place(button, QPoint(10, button.height() // 2)))
    return rect


_OFF, _ON, _MIXED = Qt.CheckState.Unchecked, Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked

TILES = (
    _button(),
    _button(press=True),
    _button(on=False),
    _button(tab=True),
    _button(default=True),
    _button(default=True, press=True),
    _button(default=True, on=False),
    _button(default=True, tab=True),
    _pictured("picture"),
    _pictured("picture, pressed", press=True),
    _pictured("picture, disabled", on=False),
    _button(LONG),
    *(_mark(QCheckBox, state) for state in (_OFF, _ON, _MIXED)),
    *(_mark(QCheckBox, state, press=True) for state in (_OFF, _ON, _MIXED)),
    *(_mark(QCheckBox, state, on=False) for state in (_OFF, _ON, _MIXED)),
    _mark(QCheckBox, _ON, tab=True),
    _mark(QCheckBox, _OFF, text=LONG),
    *(_mark(QRadioButton, state) for state in (_OFF, _ON)),
    *(_mark(QRadioButton, state, press=True) for state in (_OFF, _ON)),
    *(_mark(QRadioButton, state, on=False) for state in (_OFF, _ON)),
    _mark(QRadioButton, _ON, tab=True),
    _mark(QRadioButton, _OFF, text=LONG),
)
