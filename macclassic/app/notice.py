"""The shareware notice of fifteen days, and registering, which is free of charge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QGridLayout, QLineEdit

from macclassic.app.settings import Settings
from macclassic.engine.texts import harmless
from macclassic.engine.trial import DAYS, Trial, number_for, tidy
from macclassic.toolbox.dialogs import Dialog, Kind, Picture, alert, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import Label
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate

PATIENCE_MS = 2_000
"""How long the notice keeps its button dimmed within the fifteen days."""
OVERDUE_MS = 6_000
"""How long it does so afterwards."""


class Notice(Dialog):
    """Says which day of the trial it is. After the fifteenth it stays longer; the game always plays."""

    def __init__(self, trial: Trial, patience_ms: int | None = None) -> None:
        super().__init__(translate("notice", "Shareware notice"))
        width = 400
        picture = Picture("art", "welcome")
        row = QGridLayout()
        row.setHorizontalSpacing(16)
        row.setVerticalSpacing(8)
        row.addWidget(picture, 0, 0, 4, 1)
        beside = width - picture.width() - 16
        if trial.over:
            head = translate("notice", "The {days} days are over")
            text = translate(
                "notice",
                "This is day {day}. In 1993 you would now have posted a cheque for $10, or felt a little "
                "ashamed each evening. This notice stays a moment longer from now on. The game still plays.",
            )
        else:
            head = translate("notice", "Day {day} of {days}")
            text = translate(
                "notice",
                "In 1993 this would have been shareware: try it for {days} days, then send the author $10. "
                "Today nobody wants your money.",
            )
        row.addWidget(paragraph(head.format(day=trial.day, days=DAYS), width=beside), 0, 1)
        row.addWidget(paragraph(text.format(day=trial.day, days=DAYS), True, beside), 1, 1)
        row.addWidget(
            paragraph(
                translate("notice", "Register… asks for a name, costs nothing and ends this notice."),
                True,
                beside,
            ),
            2,
            1,
        )
        row.setRowStretch(3, 1)
        self.body.addLayout(row)
        self.add_buttons(
            (
                ("register", translate("notice", "Register…")),
                ("later", translate("notice", "Not Yet")),
            ),
            default="later",
            cancel="later",
            left=("register",),
        )
        self.fit()
        tell(
            self.button("register"),
            translate("balloon", "To register your copy, which costs nothing, click this button."),
        )
        later = tell(
            self.button("later"),
            translate("balloon", "To play without registering, click this button."),
            translate("balloon", "You can click this button in a moment, when you have read the notice."),
        )
        later.setEnabled(False)
        wait = patience_ms if patience_ms is not None else OVERDUE_MS if trial.over else PATIENCE_MS
        QTimer.singleShot(wait, later, lambda: later.setEnabled(True))


class Register(Dialog):
    """Takes a name and gives the number made from it."""

    def __init__(self, name: str = "") -> None:
        super().__init__(translate("notice", "Register"))
        self.add_text(translate("notice", "Register your copy"), width=340)
        self.add_text(
            translate(
                "notice",
                "War of Flowers cost $10 in 1993. This copy costs nothing and nobody wants money: type your "
                "name, and it makes a number just for you. Nothing is sent anywhere.",
            ),
            small=True,
            width=340,
        )
        fields = QGridLayout()
        self.name = tell(
            QLineEdit(harmless(name, 40)),
            translate("balloon", "Type the name in this box that your copy is to be registered to."),
        )
        self.name.setMaxLength(40)
        self._number = Label("–")
        label = Label(translate("notice", "Name:"))
        label.setBuddy(self.name)
        fields.addWidget(label, 0, 0)
        fields.addWidget(self.name, 0, 1)
        fields.addWidget(Label(translate("notice", "Number:")), 1, 0)
        fields.addWidget(self._number, 1, 1)
        fields.setColumnStretch(1, 1)
        fields.setVerticalSpacing(10)
        self.body.addLayout(fields)
        self.add_buttons(
            (("cancel", translate("dialog", "Cancel")), ("register", translate("notice", "Register"))),
            default="register",
            cancel="cancel",
        )
        tell(
            self.button("register"),
            translate("balloon", "To register your copy to this name, click this button."),
            translate("balloon", "To register your copy, type a name first."),
        )
        self.name.textChanged.connect(self._made)
        self._made()
        self.fit()
        self.first_focus = self.name

    def _made(self) -> None:
        name = tidy(self.name.text())
        self._number.setText(number_for(name) if name else "–")
        self.button("register").setEnabled(bool(name))


def register(manager: WindowManager, settings: Settings, done: Callable[[], None]) -> None:
    """Ask for a name; `done` follows when the settings hold a name and number, or were left alone."""
    dialog = Register(settings.name)

    def end(answer: str) -> None:
        if answer != "register":
            done()
            return
        settings.name = tidy(dialog.name.text())
        settings.number = number_for(settings.name)
        text = translate("notice", "Thank you, {name}. Your number is {number}.")
        alert(manager, Kind.NOTE, text.format(name=settings.name, number=settings.number), done)

    dialog.finished.connect(end)
    manager.open(dialog)
