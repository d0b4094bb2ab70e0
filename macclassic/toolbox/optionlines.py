"""Lines of a dialog of options that several games have: one of several, who plays, a number, and the buttons
at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLineEdit, QWidget

from macclassic.toolbox.dialogs import OptionsDialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import radio
from macclassic.toolbox.popup import PopUp

translate = QCoreApplication.translate


def line_of(controls: Sequence[QWidget]) -> QWidget:
    """Return controls side by side."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    for each in controls:
        row.addWidget(each)
    row.addStretch(1)
    return line


def radio_buttons(
    owner: QObject, buttons: Iterable[tuple[int, str, str]], chosen: int, dimmed: str = ""
) -> QButtonGroup:
    """Return a group of buttons, each given by its id, its words and what its balloon says; the one whose id
    is `chosen` is on, if it is there. `dimmed`: what all balloons say while they cannot be clicked."""
    group = QButtonGroup(owner)
    for number, words, balloon in buttons:
        button = tell(radio(words), balloon, dimmed)
        button.setChecked(number == chosen)
        group.addButton(button, number)
    return group


def who_plays(
    seat: str, players: Sequence[tuple[str, object]], chosen: int, balloon: str, dimmed: str = ""
) -> QComboBox:
    """Return a pop-up menu of who plays at a seat: players by their words and data, one of them chosen."""
    choice = PopUp()
    for words, player in players:
        choice.addItem(words, player)
    choice.setCurrentIndex(chosen)
    choice.setAccessibleName(seat)
    return tell(choice, balloon, dimmed)


def number_field(value: int, least: int, most: int, width: int) -> QLineEdit:
    """Return a field of so many pixels for a whole number of at most four letters."""
    field = QLineEdit(str(value))
    field.setValidator(QIntValidator(least, most, field))
    field.setMaxLength(4)
    field.setFixedWidth(width)
    return field


def end_with_buttons(dialog: OptionsDialog, begins: bool, begin: str, go_on: str, dimmed: str = "") -> None:
    """Add Cancel, and a button that `begins` with the options or else goes on with them.

    `begin` or `go_on` is what its balloon says, `dimmed` what it says while it cannot be clicked.
    """
    ok = translate("options", "Begin") if begins else translate("dialog", "OK")
    dialog.add_buttons((("cancel", translate("dialog", "Cancel")), ("ok", ok)), "ok", "cancel")
    tell(dialog.button("ok"), begin if begins else go_on, dimmed)
