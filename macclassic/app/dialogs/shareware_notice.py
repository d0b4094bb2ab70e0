"""Shareware notice of the fifteen days, and registration, which is free of charge."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit

from macclassic.app.dialogs.control_panels import own_name
from macclassic.app.learn.lesson_offer import first_taught
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage import data_folder
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.progress.trial_period import DAYS, TrialPeriod, is_registered, number_for, tidy
from macclassic.quickdraw.resources import languages
from macclassic.toolbox.dialogs.dialogs import AnyButton, Dialog, Kind, Picture, alert, ask, paragraph
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import pop_up
from macclassic.toolbox.spots import tell

PATIENCE_MS = 2_000
"""Milliseconds for which the notice disables its buttons within the fifteen days."""
OVERDUE_MS = 6_000
"""The same after the fifteen days."""


class NoticeDialog(Dialog):
    """States the day of the trial. After the fifteenth day it stays longer; the game remains playable."""

    def __init__(
        self,
        trial: TrialPeriod,
        patience_ms: int | None = None,
        language: str = "en",
        new: bool = False,
        waiting: str = "",
    ) -> None:
        """`new`: this is the very first start, at which the notice offers a lesson.

        `patience_ms` replaces the time for which the buttons are disabled. `waiting`: title of the game whose
        match the notice offers to continue.
        """
        super().__init__(translate("notice", "Shareware notice"))
        width = 400
        picture = Picture("art", "welcome")
        row = QGridLayout()
        row.setHorizontalSpacing(16)
        row.setVerticalSpacing(8)
        row.addWidget(picture, 0, 0, 5 + bool(new or waiting), 1, Qt.AlignmentFlag.AlignTop)
        text_width = width - picture.width() - 16
        if trial.over:
            head = translate("notice", "The {days} days are over")
            text = translate(
                "notice",
                "This is day {day}. In 1993 you would have posted your $10 by now, or felt a little "
                "guilty. From today this notice stays up a bit longer; the games go on working.",
            )
        else:
            head = translate("notice", "Day {day} of {days}")
            text = translate(
                "notice",
                "In 1993 this would have been shareware: try it for {days} days, then send the author $10. "
                "Today nobody wants your money.",
            )
        row.addWidget(paragraph(head.format(day=trial.day, days=DAYS), width=text_width), 0, 1)
        row.addWidget(paragraph(text.format(day=trial.day, days=DAYS), True, text_width), 1, 1)
        row.addWidget(
            paragraph(
                translate("notice", "Register… asks for a name, costs nothing and ends this notice."),
                True,
                text_width,
            ),
            2,
            1,
        )
        more = ""
        if new:
            more = _lesson_question()
        elif waiting:
            more = translate("notice", "A match of {game} waits for you.").format(game=waiting)
        if more:
            row.addWidget(paragraph(more, True, text_width), 3, 1)
        row.setRowStretch(3 + bool(more), 1)
        self.language = pop_up(
            ((own_name(each), each) for each in languages()),
            language,
            translate("balloon", "To change the language, choose one from this pop-up menu."),
        )
        speaks = QHBoxLayout()
        speaks.setSpacing(8)
        speaks.addWidget(Label(translate("notice", "Language:"), names=self.language))
        speaks.addWidget(self.language)
        speaks.addStretch(1)
        row.addLayout(speaks, 4 + bool(more), 1)
        self.body.addLayout(row)
        register = translate("balloon", "To register your copy, which costs nothing, click this button.")
        play = translate("balloon", "To play without registering, click this button.")
        wait = translate("balloon", "You can click this button in a moment, when you have read the notice.")
        goes_on = translate("balloon", "To continue with this match, click this button.")
        others = _lesson_buttons(wait) if new else [("later", translate("notice", "Not Yet"), play, wait)]
        if waiting and not new:
            others.append(("continue", translate("dialog", "Continue"), goes_on, wait))
        buttons = [("register", translate("notice", "Register…"), register), *others]
        self.add_buttons(buttons, default=others[-1][0], cancel="later", left=("register",))
        self.fit()
        patience = OVERDUE_MS if trial.over else PATIENCE_MS
        waits = [self.button(name) for name, *_ in others]

        def enable(on: bool) -> None:
            for each in waits:
                each.setEnabled(on)

        enable(False)
        QTimer.singleShot(patience if patience_ms is None else patience_ms, self, partial(enable, True))


def _lesson_question() -> str:
    return translate("notice", "New to flower cards? Rosa will teach you in twelve short steps.")


def _lesson_buttons(dimmed: str = "") -> list[AnyButton]:
    """Return the buttons that answer the question about the lesson; `dimmed`: their balloon while dimmed."""
    play = translate("balloon", "To begin without the lesson, click this button.")
    show = translate("balloon", "To learn how flower cards are played, click this button.")
    return [
        ("later", translate("notice", "I Know How"), play, dimmed),
        ("show", translate("notice", "Show Me"), show, dimmed),
    ]


class RegistrationDialog(Dialog):
    """Asks for a name and shows the registration number made from it."""

    def __init__(self, name: str = "") -> None:
        super().__init__(translate("notice", "Register"))
        self.add_text(translate("notice", "Register your copy"), width=340)
        self.add_text(
            translate(
                "notice",
                "In 1993 this would have cost $10. This copy is free: type your name and get a number of "
                "your own. Nothing is sent anywhere.",
            ),
            small=True,
            width=340,
        )
        fields = QGridLayout()
        self.name = tell(
            QLineEdit(harmless(name, 40)),
            translate("balloon", "Type the name of the owner of this copy in this box."),
        )
        self.name.setMaxLength(40)
        self._number = Label("–")
        fields.addWidget(Label(translate("notice", "Name:"), names=self.name), 0, 0)
        fields.addWidget(self.name, 0, 1)
        fields.addWidget(Label(translate("notice", "Number:")), 1, 0)
        fields.addWidget(self._number, 1, 1)
        fields.setColumnStretch(1, 1)
        fields.setVerticalSpacing(10)
        self.body.addLayout(fields)
        self.add_buttons(
            (
                ("cancel", translate("dialog", "Cancel")),
                (
                    "register",
                    translate("notice", "Register"),
                    translate("balloon", "To register your copy to this name, click this button."),
                    translate("balloon", "To register your copy, type a name first."),
                ),
            ),
            default="register",
            cancel="cancel",
        )
        self.name.textChanged.connect(self._show_number)
        self._show_number()
        self.fit()
        self.first_focus = self.name

    def _show_number(self) -> None:
        name = tidy(self.name.text())
        self._number.setText(number_for(name) if name else "–")
        self.button("register").setEnabled(bool(name))


class Shareware:
    """Counts the days of the trial period until a name is registered."""

    def __init__(self, services: ProgramServices, today: Callable[[], date]) -> None:
        self._services, self._today = services, today

    @property
    def registered(self) -> bool:
        """True if a name is registered with the number that belongs to it."""
        return is_registered(self._services.settings.name, self._services.settings.number)

    def begin(self, then: Callable[[], None]) -> None:
        """Show the notice if it is due, then call `then`."""
        if self.registered or self._services.folder is None:
            then()
        else:
            self.show_notice(then)

    def show_notice(self, then: Callable[[], None], patience_ms: int | None = None) -> None:
        """Show the notice with the day of the trial, then call `then`.

        At the very first start the player may choose a lesson, and `then` is not called.
        """
        folder, taught = self._services.folder, first_taught()
        waiting = next(iter(folder.unfinished(games()) if folder is not None else ()), "")
        new = folder is not None and bool(taught) and not folder.trial.exists()
        trial = self.count_day()
        patience = patience_ms if patience_ms is not None else OVERDUE_MS if trial.over else PATIENCE_MS
        read = QElapsedTimer()
        read.start()

        def answered(name: str) -> None:
            if name == "register":
                self.register(ask_lesson if new else then, show)
            elif name == "show":
                self._services.open_lesson(taught)
            elif name == "continue":
                self._services.open_game(waiting)
            else:
                then()

        def ask_lesson() -> None:
            buttons = _lesson_buttons()
            ask(self._services.manager, Kind.NOTE, _lesson_question(), buttons, "show", "later", answered)

        def show() -> NoticeDialog:
            left = max(0, patience - read.elapsed())
            title = games()[waiting].title if waiting else ""
            notice = NoticeDialog(trial, left, self._services.language, new, title)
            notice.finished.connect(answered)
            notice.language.activated.connect(lambda: choose_language(notice))
            self._services.manager.open(notice)
            return notice

        def choose_language(notice: NoticeDialog) -> None:
            self._services.choose_language(notice.language.currentData())
            # All texts change, so the notice is opened anew; the time that has passed counts.
            notice.dismiss()
            show().language.setFocus()

        show()

    def register(
        self, then: Callable[[], object] = lambda: None, cancelled: Callable[[], object] = lambda: None
    ) -> None:
        """Ask for a name, register this copy to it, then call `then`; or call `cancelled`."""
        settings = self._services.settings
        dialog = RegistrationDialog(settings.name)

        def done() -> None:
            self._services.save_settings()
            then()

        def end(answer: str) -> None:
            if answer != "register":
                cancelled()
                return
            settings.name = tidy(dialog.name.text())
            settings.number = number_for(settings.name)
            text = translate("notice", "Thank you, {name}. Your number is {number}.")
            alert(
                self._services.manager,
                Kind.NOTE,
                text.format(name=settings.name, number=settings.number),
                done,
            )

        dialog.finished.connect(end)
        self._services.manager.open(dialog)

    def count_day(self) -> TrialPeriod:
        """Return the trial period as of today, and store it."""
        folder, today = self._services.folder, self._today()
        assert folder is not None
        trial = TrialPeriod.begin(today)
        try:
            text = data_folder.read(folder.trial)
            if text is not None:
                trial = TrialPeriod.from_json(json.loads(text))
        except (data_folder.DiskError, ValueError, RecursionError):
            kept = data_folder.set_aside(folder.trial)
            if kept is not None:
                text = translate(
                    "notice",
                    "The days of the trial could not be read, so they are counted from today; the file "
                    "is kept as “{name}”.",
                ).format(name=kept.name)
                # The notice comes first: an alert opened now would lie beneath it.
                QTimer.singleShot(0, self._services.screen, partial(self._services.show_alert, text))
        trial = trial.seen(today)
        try:
            data_folder.write(folder.trial, json.dumps(trial.to_json()) + "\n")
        except data_folder.DiskError as error:
            self._services.show_alert(str(error))
        return trial
