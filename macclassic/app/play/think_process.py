"""Process of the computer players: asked by JSON lines, killed when it is too slow."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QIODevice, QObject, QProcess, QTimer, Signal

from macclassic.engine.core.options import Json
from macclassic.toolbox.grammar.sentences import translate

MOST_SAID = 1 << 20
"""Maximum size of an answer in bytes; a judgement of a hundred actions needs a hundredth of it."""
PATIENCE_MS = 20_000
"""Time limit for a decision in milliseconds."""


OnAnswer = Callable[[Json], None]
"""Callback with an answer."""
OnFailure = Callable[[str], None]
"""Callback with a message for the user or an error code."""


@dataclass
class _PendingQuestion:
    request: Json
    answer: OnAnswer
    lost: OnFailure
    tries: int = 0


class ThinkProcess(QObject):
    """Asks `macclassic think` one question at a time; further questions wait in order.

    If the process ends, hangs or answers nonsense, it is started again and the question is repeated once. If
    that fails too, the question is lost, and the asker falls back on a legal move of its own.
    """

    seems_ms = 300
    """Apparent thinking time in milliseconds at pace 3."""
    busy_changed = Signal(bool)
    """Emitted with True when a question becomes open, and with False when none is left."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: list[str] | None = None,
        log: Path | None = None,
    ) -> None:
        """`log`: file that receives the stderr of the process."""
        super().__init__(parent)
        self._log = str(log) if log is not None else QProcess.nullDevice()
        self._command = command or _thinking()
        self._process: QProcess | None = None
        self._questions: dict[object, _PendingQuestion] = {}
        """Open questions by asker; the process thinks about the first."""
        self._waited = False
        self._number = 0
        self._heard = b""
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(lambda: self._failed(translate("thinker", "it took too long")))

    @property
    def busy(self) -> bool:
        """True if a question is open."""
        return bool(self._questions)

    @property
    def process_id(self) -> int:
        """Process id, or 0 if no process runs."""
        return int(self._process.processId()) if self._process is not None else 0

    def warm_up(self) -> None:
        """Start the process before the first question."""
        if self._process is None:
            self._start()

    def ask(self, asker: object, request: Json, answer: OnAnswer, lost: OnFailure) -> None:
        """Ask a question; it replaces an open question of the same `asker`.

        If it can't be answered, `lost` is called with the reason for the user.
        """
        self._questions[asker] = _PendingQuestion(request, answer, lost)
        self._tell()
        if asker is self._asker:
            self._send()

    def forget(self, asker: object) -> None:
        """Discard the question of an asker; no answer follows."""
        thought_about = asker is self._asker
        if self._questions.pop(asker, None) is not None and thought_about:
            # It is still thinking about the discarded question.
            self._stop()
            self._go_on()

    def close(self) -> None:
        """End the process."""
        self._questions.clear()
        self._stop()
        self._go_on()

    @property
    def _asker(self) -> object:
        """Asker of the question in progress, or None."""
        return next(iter(self._questions), None)

    def _tell(self) -> None:
        if self._waited != self.busy:
            self._waited = self.busy
            self.busy_changed.emit(self.busy)

    def _go_on(self) -> None:
        """Send the next question, if there is one."""
        self._patience.stop()
        self._tell()
        if self._questions:
            self._send()

    def _start(self) -> None:
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        log = self._log if _is_writable(self._log) else QProcess.nullDevice()
        process.setStandardErrorFile(log, QIODevice.OpenModeFlag.Append)
        process.readyReadStandardOutput.connect(lambda: self._read(process))
        process.finished.connect(lambda *_: self._ended(process))
        process.errorOccurred.connect(lambda *_: self._ended(process))
        self._heard = b""
        self._process = process
        process.start()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()

    def _send(self) -> None:
        if self._process is None:
            self._start()
        if self._process is None:
            return  # It could not be started, and `_failed` repeats or loses the question.
        self._number += 1
        line = json.dumps({"id": self._number, **self._questions[self._asker].request}, separators=(",", ":"))
        self._process.write(line.encode() + b"\n")
        self._patience.start(PATIENCE_MS)

    def _read(self, process: QProcess) -> None:
        if process is not self._process:
            return
        self._heard += process.readAllStandardOutput().data()
        while b"\n" in self._heard and process is self._process:
            line, self._heard = self._heard.split(b"\n", 1)
            self._hear(line)
        if process is self._process and len(self._heard) > MOST_SAID:
            self._failed(nonsense())

    def _hear(self, line: bytes) -> None:
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            self._failed(nonsense())
            return
        if not self._questions or not isinstance(said, dict) or said.get("id") != self._number:
            return
        if "action" not in said:
            # The log of the process has the details, which are for developers.
            self._failed(translate("thinker", "it had no answer"))
            return
        question = self._questions.pop(self._asker)
        self._go_on()
        question.answer(said)

    def _ended(self, process: QProcess) -> None:
        if process is self._process:
            self._failed(translate("thinker", "its process ended"))

    def _failed(self, why: str) -> None:
        self._patience.stop()
        self._stop()
        if not self._questions:
            return
        question = self._questions[self._asker]
        question.tries += 1
        if question.tries <= 1:
            QTimer.singleShot(0, self, self._again)
        else:
            del self._questions[self._asker]
            self._go_on()
            question.lost(why)

    def _again(self) -> None:
        if self._questions:
            self._send()


def _is_writable(path: str) -> bool:
    """True if a log can be written; Qt starts no process whose log cannot be opened."""
    there = Path(path)
    return (
        os.access(there if there.exists() else there.parent, os.W_OK)
        and not there.is_dir()
        and not there.is_fifo()
    )


def nonsense() -> str:
    """Return the reason for a useless answer, in words for the user."""
    return translate("thinker", "it answered nonsense")


def _thinking() -> list[str]:
    """Return the command that starts this program as the think process, in any kind of installation."""
    if not getattr(sys, "frozen", False):
        # From the same folders as this process, but not from the current one: files there are not ours.
        folders = [each for each in sys.path if each]
        starts = (
            f"import sys; sys.path[:] = {folders}; from macclassic.__main__ import main; sys.exit(main())"
        )
        return [sys.executable, "-P", "-c", starts, "think"]
    # A windowed program on Windows has no standard streams; the bundle contains a console program for this.
    with_streams = Path(sys.executable).with_name("macclassic-console.exe")
    return [str(with_streams) if with_streams.is_file() else sys.executable, "think"]
