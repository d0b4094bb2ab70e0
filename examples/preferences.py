"""Preferences: a dialog with every kind of control. Run it: ``python examples/preferences.py``"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QSlider,
    QVBoxLayout,
)

import macclassic.toolbox as mac


class Preferences(mac.Dialog):
    """Plain Qt widgets in another style, except the pop-up menu. Return, Esc, arrows and Tab work."""

    def __init__(self) -> None:
        super().__init__("Preferences", mac.Frame.MOVABLE)
        self.body.setSpacing(8)
        self.name = QLineEdit("Untitled")
        self.name.setAccessibleName("Name")
        mac.tell(self.name, "Type a name in this box.")
        self.body.addWidget(self.name)
        columns = QHBoxLayout()
        self.body.addLayout(columns)
        size, marks = QGroupBox("Size"), QVBoxLayout()
        size.setLayout(marks)
        self.sizes = QButtonGroup(self)
        for text in ("Small", "Medium", "Large"):
            self.sizes.addButton(mac.radio(text))
            marks.addWidget(self.sizes.buttons()[-1])
        self.sizes.buttons()[1].setChecked(True)
        columns.addWidget(size)
        self.list = QListWidget()
        self.list.addItems([f"Disk {number}" for number in range(1, 10)])
        self.list.setFixedSize(140, 84)
        columns.addWidget(self.list)
        self.beeps, self.backups = mac.tick_box("Beep when done"), mac.tick_box("Keep backups")
        self.beeps.setChecked(True)
        self.backups.setEnabled(False)
        self.pattern = mac.PopUp()
        self.pattern.addItems(["Bricks", "Waves", "Plain gray"])
        self.volume, self.room = QSlider(Qt.Orientation.Horizontal), QProgressBar()
        self.volume.valueChanged.connect(self.room.setValue)
        self.volume.setValue(60)
        for each in (self.beeps, self.backups, self.pattern, self.volume, self.room):
            self.body.addWidget(each)
        self.ok_or_cancel("Keeps all this.")
        self.fit()
        self.first_focus = self.name


def show(screen: mac.Screen) -> Preferences:
    """Show the dialog on a screen, with balloon help; an alert reports the answer."""
    manager, dialog = mac.WindowManager(screen), Preferences()
    mac.Balloons(screen, manager).on = True
    say = "The answer is “{}”.".format
    dialog.finished.connect(lambda name: mac.alert(manager, mac.Kind.NOTE, say(name), screen.close))
    manager.open(dialog)
    return dialog


if __name__ == "__main__":
    app, screen = mac.application(), mac.Screen()
    screen.quitting.connect(app.quit)
    show(screen)
    screen.show()
    app.exec()
