"""Invariants that must hold after every act."""

from __future__ import annotations

import re
import sys
import threading
import traceback
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QRect, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from shiboken6 import isValid

from macclassic.app.game.game_controller import GameController
from macclassic.quickdraw.frame_buffer import FrameBuffer
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Alert
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.spots import explain_at, spots_of

from ..clock import CLOCK
from ..evening_program import EveningProgram
from ..random_person import Person
from .fresh_table import Mirror, unpainted, unsaved

EVERY = 50
"""Number of acts after which pictures and files are checked in any case."""
REVEALS = 12
"""Least number of acts between two such checks after a revelation."""
DRAIN_MS, DRAINS = 1000, 900
"""Milliseconds per step while motions run to their end, and the greatest number of steps."""
UPDATE_MS, UPDATE_WAITS = 5, 4
"""Milliseconds of real time by which Qt delays updates of widgets, and the number of such waits.

On a busy machine a single wait may end before the events that were due in it are processed.
"""
HARMLESS = (
    "propagateSizeHints",
    "not accepted by receiving widget",
    "This plugin does not support",
    "outside target",
)
ERRORS = (
    ("session", "A computer player didn’t answer ({why}). Where that happens, {name} moves for it."),
    ("session", "No hint is available now ({why})."),
    ("session", "What was still to be counted could not be read; the file is kept as “{name}”."),
    ("session", "The game you left can't be taken up again ({why}); its file is kept as “{name}”."),
    ("session", "{why} The game goes on, and each move tries again to save it."),
    ("session", "The statistics could not be written: {why}."),
    ("session", "The statistics could not be read: {why}."),
    ("session", "The statistics could not be read ({why}); the file is kept as “{name}”."),
    ("settings", "Your settings could not be used ({why}); the file is kept as “{name}”."),
    ("crash", "Something went wrong in the program, and a report was kept. The game goes on as it was "
              "after the last move."),
    ("review", "The review broke off ({why})."),
)  # fmt: skip
"""Messages of the program about its own faults."""


class Wrong(AssertionError):  # noqa: N818
    """An invariant is violated."""


def _pattern(context: str, text: str) -> re.Pattern[str]:
    said = QCoreApplication.translate(context, text)
    return re.compile(re.sub(r"\\\{\w+\\\}", ".*", re.escape(said)), re.DOTALL)


class Hooks:
    """Collects uncaught exceptions of all threads, and Qt's warnings."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        sys.excepthook = self._raised
        threading.excepthook = lambda args: self._raised(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self._raised(args.exc_type, args.exc_value, args.exc_traceback)
        qInstallMessageHandler(self._said)

    def _raised(self, kind: Any, error: Any, trace: Any) -> None:
        self.heard.append("".join(traceback.format_exception(kind, error, trace)))

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not any(
            each in text for each in HARMLESS
        ):
            self.heard.append(f"Qt said: {text}")


class DelayedPainting:
    """Delays the painting of screens, and records whether any pixel has changed."""

    def __init__(self) -> None:
        self.changed = False
        self._covered = False
        self._waiting: dict[Screen, QRegion] = {}
        self._paint = Screen._paint
        take = FrameBuffer.take

        def taken(buffer: FrameBuffer, painted: QImage, rect: QRect) -> QRect:
            before = buffer.indices.tobytes() if buffer.gamma and not self.changed else b""
            found = take(buffer, painted, rect)
            if not self.changed:
                self.changed = before != buffer.indices.tobytes() if buffer.gamma else not found.isEmpty()
            return found

        def paint(screen: Screen, area: QRegion) -> None:
            if self._covered:
                self._waiting[screen] = self._waiting.get(screen, QRegion()).united(area)
            else:
                self._paint(screen, area)

        FrameBuffer.take = taken  # type: ignore[method-assign]
        Screen._paint = paint  # type: ignore[method-assign]

    def cover(self) -> None:
        """Suspend painting until `uncover`."""
        self._covered = True

    def uncover(self) -> None:
        """Paint everything that was delayed."""
        self._covered = False
        waiting, self._waiting = self._waiting, {}
        for screen, area in waiting.items():
            if isValid(screen):
                screen._paint(area)


class EveningChecks:
    """Checks one evening. `kept`: prefix for the pictures of faults."""

    def __init__(
        self,
        started: EveningProgram,
        person: Person,
        hooks: Hooks,
        painting: DelayedPainting,
        kept: Path | None = None,
    ) -> None:
        self._started = started
        self._person = person
        self._hooks = hooks
        self._painting = painting
        self._kept = kept
        self._mirror = Mirror()
        self._acts = self._looked = 0
        self._came: tuple[Any, int, int] = (None, 0, 0)
        self._language = ""
        self._errors: list[re.Pattern[str]] = []
        self._pointed_at: str | None = None
        self._heeded: Any = None
        self._drained = 0

    @property
    def compared(self) -> int:
        """Number of comparisons of a table with a fresh one."""
        return self._mirror.compared

    def close(self) -> None:
        """End the checks."""
        self._mirror.close()

    # Before an act

    def state(self) -> Any:
        """Return the state that an act may change, apart from the picture."""
        program = self._started.program
        controller = program.game
        match = controller.session.match if isinstance(controller, GameController) else None
        return (
            id(program),
            program.manager.front,
            program.language,
            program.settings.dumps(),
            (match, match.plies, match.round_count, match.practice) if match is not None else None,
        )

    def connect_table(self) -> None:
        """Connect to the table that is open now."""
        controller = self._started.program.game
        table = controller.table if controller is not None else None
        if table is not None and table is not self._heeded:
            table.current_changed.connect(lambda key: self._point(table, key))
            table.motion_ended.connect(self._drain)
        self._heeded = table
        self._pointed_at = None

    def _point(self, table: GameTable, key: str) -> None:
        """Note an announced focus on a missing spot; the act may remove the spot later."""
        at_rest = not table.busy and self._started.program.manager.front is table.window()
        if at_rest and key not in [each.key for each in spots_of(table)]:
            self._pointed_at = key

    def _drain(self) -> None:
        self._drained += 1

    # After an act

    def quiet(self) -> None:
        """Raise Wrong if there was an uncaught exception, or an entry in the crash log."""
        if self._hooks.heard:
            raise Wrong(self._hooks.heard[0])
        log = self._started.folder / "crash.log"
        if log.exists() and log.stat().st_size:
            raise Wrong("in the crash log:\n" + log.read_text(errors="replace"))

    def drain(self, hurry: bool) -> None:
        """Let all motion end, in time or at once.

        Raises Wrong if it does not end.
        """
        program = self._started.program
        controller = program.game
        if controller is None or program.demo.running:
            CLOCK.let_pass(DRAIN_MS)
            return
        before = self._drained
        for _ in range(DRAINS):
            # A dialog suspends everything, even behind another window; so does a demo that began meanwhile.
            suspended = program.demo.running or any(window.modal for window in program.manager.windows)
            if self._drained > before + 1 or program.game is not controller or suspended:
                return
            if not controller.table.busy:
                return
            # A suspended table remains so until a click, and one behind until it comes to the front.
            if (
                hurry
                or program.front_game is not controller
                or controller.table.waits_for_input
                or (isinstance(controller, GameController) and controller.session.is_paused)
            ):
                controller.table.finish()
                CLOCK.settle()
            else:
                CLOCK.let_pass(DRAIN_MS)
            self.quiet()
        raise Wrong("the queue of motions never drains")

    def look(self) -> None:
        """Raise Wrong if an invariant is violated."""
        self._acts += 1
        self.quiet()
        self._no_internal_error()
        self._pointing()
        if self._due():
            self.look_closely()

    def _no_internal_error(self) -> None:
        program = self._started.program
        if self._language != program.language:
            self._language = program.language
            self._errors = [_pattern(*each) for each in ERRORS]
        for window in program.manager.windows:
            if isinstance(window, Alert) and any(each.fullmatch(window.text) for each in self._errors):
                raise Wrong(f"the program says: {window.text}")

    def _pointing(self) -> None:
        """Check that the focus, the balloon and the announced focus refer to existing spots."""
        program = self._started.program
        table = self._person.table
        if table is None or program.manager.hidden:
            return
        things = spots_of(table)
        current = [each for each in things if each.current]
        room = table.rect()
        for each in current:
            if each.rect.isEmpty() or not each.rect.intersects(room):
                raise Wrong(f"the keys are at {each.key}, which is at no place")
        if len({each.key for each in current}) > 1:
            raise Wrong(f"the keys are at {[each.key for each in current]} at once")
        if self._pointed_at is not None:
            raise Wrong(f"the keys are said to be at {self._pointed_at}, which is not there")
        proxy = table.window().graphicsProxyWidget()
        if proxy is not None:
            here = self._person.at - proxy.pos().toPoint() - table.mapTo(table.window(), room.topLeft())
            if room.contains(here):
                table.clickable(here)
                topic = explain_at(table, here)
                if topic is not None and not topic.rect.contains(here):
                    raise Wrong(f"the balloon at {here} is about {topic.rect}: {topic.text}")

    def _due(self) -> bool:
        """True if a close check is due: at every 50th act, at a round's end, and after a revelation."""
        if self._acts % EVERY == 0:
            return True
        controller = self._started.program.game
        match = controller.session.match if isinstance(controller, GameController) else None
        if match is None:
            return False
        before, self._came = self._came, (match, match.plies, match.finished_rounds)
        if before == self._came or self._acts - self._looked < REVEALS:
            return False
        if match is not before[0] or match.finished_rounds != before[2]:
            return True
        _, moves = match.recent_moves(1)
        return bool(moves) and any(event.reveals for event in moves[-1][2])

    def look_closely(self) -> None:
        """Raise Wrong if the picture differs from a fresh one, or the autosave from the match."""
        self._looked = self._acts
        self._painting.uncover()
        program = self._started.program
        CLOCK.settle()
        # Also during motion: an area left unpainted would be painted over when the table is at rest.
        self._say_unpainted(program.screen)
        if not program.demo.running:
            self.drain(hurry=True)
        CLOCK.settle()
        self.quiet()
        self._say_unpainted(program.screen)
        controller = program.game
        for each in program.games.values():
            if isinstance(each, GameController):
                self._say(unsaved(each))
        if (
            isinstance(controller, GameController)
            and controller.session.match is not None
            and self._stands_as_played(controller)
        ):
            self._say(self._mirror.differs(controller, self._kept))
        self.quiet()

    def _stands_as_played(self, controller: GameController) -> bool:
        """True if the table shows the match's current position; the last act may have ended the program."""
        program = controller.services
        if self._started.program._ended:
            return False
        front = program.manager.front
        return not program.demo.running and front is controller.window and not controller.table.busy

    def _say_unpainted(self, screen: Screen) -> None:
        _wait_for_updates()
        if not screen.gamma:
            self._say(unpainted(screen, _wait_for_updates, self._kept))

    def _say(self, wrong: str) -> None:
        if wrong:
            raise Wrong(wrong)


def _wait_for_updates() -> None:
    """Let updates of widgets take effect, which Qt delays by real time."""
    for _ in range(UPDATE_WAITS):
        QTest.qWait(UPDATE_MS)
    CLOCK.settle()
