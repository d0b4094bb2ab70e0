"""Runs the program for one random evening, in its own folder, with computers that answer at once."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtTest import QTest
from shiboken6 import isValid

from macclassic.app.learn import practice_window
from macclassic.app.lookback import review_window
from macclassic.app.play import think_process
from macclassic.app.program import program
from macclassic.app.program.program import Program, application
from macclassic.app.program.startup import load_settings
from macclassic.app.progress import daily_par
from macclassic.app.storage import data_folder
from macclassic.app.storage.crash_log import CrashLog
from macclassic.app.storage.profiles import Profiles
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.registry import games
from macclassic.engine.players.base import LOTS, because
from macclassic.engine.players.think_server import answer
from macclassic.engine.progress.trial_period import number_for

from .acts import Evening
from .clock import CLOCK

LATE_MS = (0, 0, 0, 0, 40, 700)
"""Delays of a computer's answer in milliseconds; most are zero."""
FAULTS = ("unlisted", "start", "ended", "silent", "illegal", "version", "nonsense", "long", "id")
"""Kinds of faults of an external engine."""
TODAY = date(2026, 11, 23)


class CheapThinker(QObject):
    """Replacement of the think process: a random legal action at once, and a random review."""

    busy_changed = Signal(bool)
    rng = random.Random(0)
    late: Sequence[int] = LATE_MS
    seems_ms = 0

    def __init__(
        self,
        parent: QObject | None = None,
        command: Any = None,
        log: Path | None = None,
        engines: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._engines = engines is not None
        self._asked: dict[object, int] = {}
        """Number of the pending question of each asker."""
        self._number = 0
        self._open = False

    def warm_up(self) -> None: ...

    def ask(
        self,
        asker: object,
        request: dict[str, Any],
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[str], None],
    ) -> None:
        """Answer a request soon."""
        self._number += 1
        number = self._asked[asker] = self._number
        said = self._answer(request)
        wanting = self.rng.choice(FAULTS) if self._engines and self.rng.random() < 0.2 else ""
        self._opened(True)

        def say() -> None:
            if self._asked.get(asker) == number:
                del self._asked[asker]
                self._opened(bool(self._asked))
                lost(wanting) if wanting else heard(said)

        QTimer.singleShot(self.rng.choice(self.late), self, say)

    def _opened(self, open_: bool) -> None:
        if open_ != self._open:
            self._open = open_
            self.busy_changed.emit(open_)

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        if request.get("judge"):
            count = len(request["legal"])
            behind = [0.0] + [self.rng.choice((0.0, 30.0, 250.0)) for _ in range(count - 1)]
            self.rng.shuffle(behind)
            estimates = [{"mean": 50.0, "behind": each, "error": 2.0} for each in behind]
            return {"action": request["legal"][behind.index(0.0)], "estimates": estimates}
        explain = request.pop("explain", False)
        said = answer(json.dumps({"id": 1, **request, "player": "random"}))
        if "error" in said:
            raise AssertionError(said["error"])
        if explain:
            why = because(LOTS)
            said |= {"why": str(why), "template": why.template, "fields": why.fields}
        return said

    def forget(self, asker: object = None) -> None:
        """Drop the pending answer of an asker."""
        self._asked.pop(asker, None)
        self._opened(bool(self._asked))

    def close(self) -> None:
        """Drop all pending answers."""
        self._asked.clear()
        self._opened(False)


def prepare() -> None:
    """Prepare the process for evenings: no blinking caret, cheap computers, seeded randomness."""
    app = application()
    app.setCursorFlashTime(0)
    for module in (daily_par, program, review_window, think_process):
        module.ThinkProcess = CheapThinker  # type: ignore[attr-defined, misc]
    for spec in games().values():
        if spec.screen:
            __import__(spec.screen.partition(":")[0])


class EveningProgram:
    """Program started for one evening, with a folder of its own."""

    def __init__(self, folder: Path, begin: Evening) -> None:
        self.begin = begin
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        chance = random.Random(begin.number)
        secrets.randbelow = chance.randrange  # type: ignore[assignment]
        CheapThinker.rng = random.Random(begin.number + 1)
        practice_window.Random = lambda: random.Random(begin.number + 2)  # type: ignore[assignment, misc]
        settings = Settings(
            depth=begin.depth, scale=1, sound=False, language=begin.language, balloons=begin.balloons
        )
        if chance.random() < 0.9:
            settings.name, settings.number = "Susan", number_for("Susan")
        for key in games():
            # Most evenings use the fastest pace.
            if chance.random() < 0.7:
                settings.of_game(key)["pace"] = 5
        data_folder.write(folder / "settings.json", settings.dumps())
        if chance.random() < 0.4:
            # The engines are never started: `CheapThinker` answers for them.
            data_folder.write(folder / "engines.txt", "Deep = deep --fast\nWide = wide\n")
        self.log: CrashLog | None = None
        self.program = self.start()

    def start(self) -> Program:
        """Start the program as its own start-up does."""
        held = data_folder.Folder(self.folder)
        held.claim()
        persons = Profiles(held)
        own = persons.folder
        assert own is not None
        settings, troubles = load_settings(own)
        if troubles or persons.complaints:
            raise AssertionError(f"the settings: {troubles}, {persons.complaints}")
        self.log = CrashLog(held)
        self.log.watch()
        self.program = Program(own, settings, today=lambda: TODAY, persons=persons)
        self.program.manager.zooming = False
        self.program.start()
        CLOCK.settle()
        if not self.program.screen.isActiveWindow():
            QTest.qWaitForWindowActive(self.program.screen)
        self.program.open_game(self.begin.game, zoom=False)
        CLOCK.settle()
        return self.program

    def end(self) -> None:
        """End the program, and delete it."""
        if isValid(self.program):
            self.program.quit()
            screen = self.program.screen
            if isValid(screen):
                screen.close()
                screen.deleteLater()
            self.program.deleteLater()
            CLOCK.settle()
        if self.log is not None:
            self.log.rest()
            self.log = None

    def again(self) -> Program:
        """End and restart the program."""
        self.end()
        return self.start()
