"""Reports uncaught exceptions to the person and offers to go on from the autosave.

The exceptions come from the log of `app/storage/crash_log.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from macclassic.app.storage.crash_log import CrashLog
from macclassic.engine.core.game_spec import lazily
from macclassic.toolbox.dialogs.dialogs import Kind, ask
from macclassic.toolbox.grammar.sentences import translate

if TYPE_CHECKING:
    from macclassic.app.play.table_controller import TableController
    from macclassic.app.program.program import Program


MAX_REPORTS = 3
"""Maximum number of alerts about internal errors in one run."""
show_report = lazily("macclassic.app.dialogs.problem_report:show_report")


class CrashRecovery(QObject):
    """Reports the entries of a folder's crash log on a program's screen."""

    def __init__(self, program: Program, log: CrashLog) -> None:
        super().__init__(program)
        self._program = program
        self._log = log
        self._reported = 0
        self._asking = False
        log.about = self._about
        log.noted.connect(self._noted, Qt.ConnectionType.QueuedConnection)

    def catch_up(self) -> None:
        """Report entries that were logged before this object existed."""
        if self._log.left():
            self._noted()

    def offer(self, then: Callable[[], None]) -> None:
        """Offer to show the log of an earlier run, then call `then`; without a log call it at once."""
        if not self._log.left():
            then()
            return
        self._ask(
            translate(
                "crash",
                "macclassic quit unexpectedly. Your game is as it was after your last move, and a report was "
                "kept.",
            ),
            then,
        )

    def _noted(self) -> None:
        """Report a new entry, then restore the open matches from their autosaves."""
        if self._asking or self._reported >= MAX_REPORTS:
            return
        self._reported += 1
        self._ask(
            translate(
                "crash",
                "Something went wrong in the program, and a report was kept. The game goes on as it was "
                "after the last move.",
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
            report = show_report(self._program, self._log.left())
            report.finished.connect(lambda _answer: go_on())

        look = translate("balloon", "To see what was written down, as a report, click this button.")
        leave = translate("balloon", "To go on without looking at it, click this button.")
        self._program.beep()
        ask(
            self._program.manager,
            Kind.STOP,
            text,
            (("show", translate("crash", "Report…"), look), ("on", translate("crash", "Go On"), leave)),
            default="on",
            cancel="on",
            answer=answered,
        )

    def _again(self) -> None:
        """Close all windows, whose state is unknown now, and reopen the matches from their autosaves."""
        program = self._program
        controllers = [
            each for each in program.games.values() if each.session is not None and each.session.match
        ]
        if not controllers or program.folder is None:
            return
        for window in reversed(program.manager.windows):
            program.manager.close(window)
        for controller in controllers:
            program.open_game(controller.spec.key, zoom=False, context=controller.context)

    def _about(self) -> str:
        return "; behind it ".join(map(_description, reversed(self._program.games.values())))


def _description(controller: TableController) -> str:
    match = controller.session.match if controller.session is not None else None
    deal = f", deal {match.seed}, decision {match.plies}" if match is not None else ""
    return f"{controller.spec.key}{deal}"
