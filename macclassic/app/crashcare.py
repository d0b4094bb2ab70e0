"""What a person sees of a crash: the offer to look at what was written down, and the game as it was saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QListWidget

from macclassic.app.crashlog import SHOWN, CrashLog
from macclassic.app.gamedesk import GameDesk
from macclassic.engine.texts import harmless, plain
from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import Dialog, Kind, ask
from macclassic.toolbox.explaining import tell

if TYPE_CHECKING:
    from macclassic.app.program import Program

translate = QCoreApplication.translate

MOST = 3
"""How often a run interrupts a person for something that went wrong inside."""
COLUMNS, WIDTH, ROWS = 78, 500, 16
"""Of the list that shows a log: characters a line, pixels, lines."""


class CrashReport(Dialog):
    """Shows what was written down, line by line."""

    def __init__(self, text: str, folder: str) -> None:
        super().__init__(translate("crash", "What was written down"))
        note = translate(
            "crash", "It stays in the folder “{folder}”, for whoever can mend it. Nothing is sent anywhere."
        )
        self.add_text(note.format(folder=harmless(folder, 200, middle=True)), small=True, width=WIDTH)
        lines = QListWidget()
        lines.setAccessibleName(translate("crash", "What was written down"))
        tell(lines, translate("balloon", "This is what was written down when something went wrong."))
        lines.setFont(fonts.listing())
        lines.setFixedSize(WIDTH, ROWS * 12 + 2)
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        for line in plain(text.expandtabs(4), SHOWN).splitlines():
            for start in range(0, max(1, len(line)), COLUMNS):
                lines.addItem(line[start : start + COLUMNS])
        self.body.addWidget(lines)
        self.only_button(translate("balloon", "To put this away, click this button."))


class CrashCare(QObject):
    """Joins a program to the log of its folder."""

    def __init__(self, program: Program, log: CrashLog) -> None:
        super().__init__(program)
        self._program = program
        self._log = log
        self._told = 0
        self._asking = False
        log.about = self._about
        log.noted.connect(self._noted, Qt.ConnectionType.QueuedConnection)

    def offer(self, then: Callable[[], None]) -> None:
        """If an earlier run has left something in the log, offer to show it; then go on."""
        if not self._log.left():
            then()
            return
        self._ask(
            translate(
                "crash",
                "Something went wrong the last time. What you were playing is as it was saved after the last "
                "move; what went wrong is written down.",
            ),
            then,
        )

    def _noted(self) -> None:
        """Tell of something that has just been written down, and take the game up anew from its autosave."""
        if self._asking or self._told >= MOST:
            return
        self._told += 1
        self._ask(
            translate(
                "crash",
                "Something went wrong inside, and it is written down. The game goes on as it was saved after "
                "the last move.",
            ),
            lambda: QTimer.singleShot(0, self, self._again),
        )

    def _ask(self, text: str, then: Callable[[], None]) -> None:
        self._asking = True

        def go_on() -> None:
            self._asking = False
            self._log.put_away()
            then()

        def answered(name: str) -> None:
            if name != "show":
                go_on()
                return
            folder = self._program.folder
            report = CrashReport(self._log.left(), str(folder.path) if folder is not None else "")
            report.finished.connect(lambda _answer: go_on())
            self._program.manager.open(report)

        look = translate("balloon", "To see what was written down, click this button.")
        leave = translate("balloon", "To go on without looking at it, click this button.")
        self._program.beep()
        ask(
            self._program.manager,
            Kind.STOP,
            text,
            (("show", translate("crash", "Show…"), look), ("on", translate("crash", "Go On"), leave)),
            "on",
            answered,
        )

    def _again(self) -> None:
        """Close all that is open, since nobody knows its state, and take the match up from its autosave."""
        program = self._program
        game = program.game
        if not isinstance(game, GameDesk) or program.folder is None or game.session.match is None:
            return
        for window in reversed(program.manager.windows):
            program.manager.close(window)
        program.open_game(game.spec.key, zoom=False)

    def _about(self) -> str:
        game = self._program.game
        if game is None:
            return ""
        match = game.session.match if isinstance(game, GameDesk) else None
        deal = f", deal {match.seed}, decision {match.plies}" if match is not None else ""
        return f"{game.spec.key}{deal}"
