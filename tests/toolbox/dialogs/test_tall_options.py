"""A dialog of options that is taller than the screen scrolls, and all of it can be reached."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QCheckBox, QScrollArea, QWidget

from macclassic.app.program.program import Program
from macclassic.toolbox.dialogs.dialogs import OptionsDialog
from macclassic.toolbox.dialogs.labels import Label, tick_box
from macclassic.toolbox.windows.drag_outline import BAR_ROWS
from tests.support.match.program import key, opened, settle
from tests.support.screen.dialog_parts import part


def shown(program: Program, count: int) -> OptionsDialog:
    """Open a dialog with many options."""
    dialog = OptionsDialog("Options")
    for number in range(count):
        box = tick_box(f"Option {number + 1}")
        dialog.body.addWidget(box)
        dialog.reads[f"option-{number + 1}"] = box.isChecked
    dialog.body.addWidget(Label("The end"))
    dialog.ok_or_cancel("To go on with these options, click this button.")
    dialog.fit()
    dialog.add_note("They are many.")
    program.manager.open(dialog)
    settle()
    return dialog


def place(program: Program, widget: QWidget, dialog: OptionsDialog) -> QRect:
    """Return the rectangle of a widget on the screen."""
    corner = widget.mapTo(dialog, QPoint(0, 0)) + program.manager.rect_of(dialog).topLeft()
    return QRect(corner, widget.size())


def test_options_taller_than_the_screen_scroll(qapp: object) -> None:
    program = opened(None)
    dialog = shown(program, 40)
    screen = QRect(QPoint(0, 0), program.screen.screen_size).adjusted(0, BAR_ROWS, 0, 0)
    assert screen.contains(program.manager.rect_of(dialog))
    for name in ("ok", "cancel"):
        assert screen.contains(place(program, dialog.button(name), dialog))
    area = part(dialog, QScrollArea)
    boxes = area.findChildren(QCheckBox)
    assert len(boxes) == 40
    window = place(program, area, dialog)
    for box in boxes:  # Tab reaches each, and the area follows.
        for _ in range(4):
            if box.hasFocus():
                break
            key(program, Qt.Key.Key_Tab)
        settle()
        assert box.hasFocus() and window.contains(place(program, box, dialog)), box.text()
    key(program, Qt.Key.Key_Space)
    settle()
    assert [name for name, on in dialog.values().items() if on] == ["option-40"]


def test_options_that_fit_do_not_scroll(qapp: object) -> None:
    assert not shown(opened(None), 9).content.findChildren(QScrollArea)
