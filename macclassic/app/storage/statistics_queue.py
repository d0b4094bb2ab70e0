"""Queue of pending statistics writes; never waits for a lock while the program runs.

What cannot be written now is retried at the next move, every two seconds while anything is pending, for a
moment at the end of the program, and at the next start. Until then a file holds it.
"""

from __future__ import annotations

import json
from contextlib import suppress

from PySide6.QtCore import QElapsedTimer, QObject, QThread, QTimer, Signal

from macclassic.app.storage import data_folder
from macclassic.engine.core.options import Json
from macclassic.engine.progress.pending_changes import Change, KeyValue, changes_from_json, changes_to_json
from macclassic.engine.progress.statistics import BadStatistics, FinishedRound, Statistics
from macclassic.toolbox.grammar.sentences import translate

AGAIN_MS = 2_000
"""Interval between two attempts to write."""
PATIENCE_MS = 1_500
"""Maximum wait at the end of the program for another program that has the database open."""


class StatisticsQueue(QObject):
    """All writes to the statistics of one folder go through its queue."""

    trouble = Signal(str)
    """Emitted with a sentence for the player."""

    def __init__(self, folder: data_folder.Folder) -> None:
        super().__init__()
        self._folder = folder
        self._statistics = Statistics(folder.statistics)
        self._waiting: list[Change] = []
        self._reported = self._busy = False
        self._failed: BadStatistics | None = None
        self._kept = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self.flush)
        self._take_up()

    @classmethod
    def of(cls, folder: data_folder.Folder) -> StatisticsQueue:
        """Return the queue of a folder; there is only one."""
        if not isinstance(folder.statistics_queue, cls):
            folder.statistics_queue = cls(folder)
        return folder.statistics_queue

    @classmethod
    def kept_in(cls, folder: data_folder.Folder, namespace: str) -> Json:
        """Return the values stored under a namespace of a folder, without creating its queue.

        A queue created this early would report errors before anything is connected to `trouble`. Raises
        BadStatistics.
        """
        if isinstance(folder.statistics_queue, cls):
            return folder.statistics_queue.kept(namespace)
        return Statistics(folder.statistics).kept(namespace) if folder.statistics.exists() else {}

    def _take_up(self) -> None:
        """Load the changes that the previous run left pending."""
        path = self._folder.waiting
        try:
            text = data_folder.read(path)
            if text is None:
                return
            data = json.loads(text)
            # A lone surrogate could never be written, and would block everything after it.
            json.dumps(data, ensure_ascii=False).encode()
            self._waiting = changes_from_json(data)
        except (data_folder.DiskError, ValueError, RecursionError):
            text = translate(
                "session", "What was still to be counted could not be read; the file is kept as “{name}”."
            ).format(name=data_folder.kept_as(path))
            QTimer.singleShot(0, self, lambda: self.trouble.emit(text))
            return
        self._kept = text

    def rounds(self, game: str, practice: bool = False) -> tuple[FinishedRound, ...]:
        """Return the finished rounds of a game that count, including pending ones.

        With `practice`, return those that do not count instead. Raises BadStatistics.
        """
        self.flush()
        found = self._statistics.finished(game, practice)
        waiting = [each for each in self._waiting if isinstance(each, FinishedRound) and each.game == game]
        if not waiting:
            return found
        there = {(each.match, each.round) for each in found}
        more = (each for each in waiting if each.practice == practice)
        return (*found, *(each for each in more if (each.match, each.round) not in there))

    def kept(self, namespace: str) -> Json:
        """Return the values stored under a namespace, by name, including pending ones.

        Raises BadStatistics.
        """
        self.flush()
        found = self._statistics.kept(namespace)
        for each in self._waiting:
            if (
                isinstance(each, KeyValue)
                and each.namespace == namespace
                and not (each.once and each.name in found)
            ):
                with suppress(ValueError, RecursionError):
                    found[each.name] = json.loads(each.value)
        return found

    def clear(self, game: str) -> None:
        """Delete all rounds of a game for good.

        Raises BadStatistics, also if pending changes cannot be written, since they may contain rounds.
        """
        self.flush()
        if self._failed is not None:
            raise self._failed
        self._statistics.clear(game)

    def put(self, *changes: Change) -> None:
        """Write changes now, or as soon as possible.

        Raises BadStatistics for a round that can never be written.
        """
        for each in changes:
            if isinstance(each, FinishedRound):
                each.check()
        self._waiting += changes
        self.flush()

    def flush(self) -> None:
        """Write pending changes if possible; a damaged database is set aside and reported."""
        if self._busy:
            return
        self._busy, self._failed = True, None
        try:
            self._flush()
            self._reported = False
        except BadStatistics as error:
            self._failed = error
            self._tell(error)
        finally:
            self._busy = False
        self._keep()
        if self._waiting:
            self._timer.start()
        else:
            self._timer.stop()

    def _flush(self) -> None:
        if not self._waiting:
            return
        try:
            self._write()
        except BadStatistics as error:
            if not error.damaged:
                raise
            self.trouble.emit(unusable(self._folder, error))
            self._write()

    def _write(self) -> None:
        """Write all pending changes in one transaction.

        Raises BadStatistics.
        """
        with self._statistics.database.write() as connection:
            for each in self._waiting:
                each.put(connection)
        self._waiting.clear()

    def _tell(self, error: BadStatistics) -> None:
        """Report once that rounds cannot be counted now; pending values of other kinds are not reported."""
        rounds = any(isinstance(each, FinishedRound) for each in self._waiting)
        if self._reported or not rounds:
            return
        self._reported = True
        if error.busy:
            text = translate(
                "session",
                "The statistics are open in another program; what you have played is counted when that "
                "program closes them.",
            )
        else:
            text = unwritable(error)
        self.trouble.emit(text)

    def _keep(self) -> None:
        """Store the pending changes in a file for the next start; on failure the next move tries again."""
        text = json.dumps(changes_to_json(self._waiting)) if self._waiting else ""
        if text == self._kept:
            return
        if not text:
            with suppress(OSError):
                self._folder.waiting.unlink(missing_ok=True)
                self._kept = text
            return
        with suppress(data_folder.DiskError):
            data_folder.write(self._folder.waiting, text)
            self._kept = text

    def close(self) -> None:
        """Write pending changes before the program ends.

        Only here does the queue wait for another program that has the database open, for 1.5 seconds at most.
        """
        self.flush()
        waited = QElapsedTimer()
        waited.start()
        while self._failed is not None and self._failed.busy and waited.elapsed() < PATIENCE_MS:
            QThread.msleep(50)
            self.flush()
        self._timer.stop()


def unwritable(error: BadStatistics) -> str:
    """Return the message for statistics that cannot be written."""
    text = translate("session", "The statistics could not be written: {why}.")
    return text.format(why=str(error).rstrip("."))


def unusable(folder: data_folder.Folder, error: BadStatistics) -> str:
    """Return the message for statistics that cannot be used; a damaged file is set aside first."""
    why = str(error).rstrip(".")
    if error.busy:
        return translate("session", "The statistics are open in another program; try again in a moment.")
    if not error.damaged:
        return translate("session", "The statistics could not be read: {why}.").format(why=why)
    text = translate("session", "The statistics could not be read ({why}); the file is kept as “{name}”.")
    return text.format(why=why, name=data_folder.kept_as(folder.statistics))
