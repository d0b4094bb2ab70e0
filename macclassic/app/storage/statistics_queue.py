"""What is to be written into a folder's statistics, in order, however long another program has them open.

Nobody is waited for. What can't be written now is tried again at the next move, every two seconds while
anything waits, for a moment at the end of the program, and at the next start: until then it stands in a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QThread, QTimer, Signal

from macclassic.app.storage import data_folder
from macclassic.engine.progress.integrity import (
    QUESTION,
    Change,
    Dealt,
    Kept,
    Mark,
    PassedOver,
    Question,
    Standing,
    change_to_json,
    waiting_from_json,
)
from macclassic.engine.progress.statistics import BadStatistics, Finished, Statistics

translate = QCoreApplication.translate

AGAIN_MS = 2_000
"""After how long what waits is tried again."""
PATIENCE_MS = 1_500
"""How long the end of the program waits for another program that has the statistics open."""


@dataclass(slots=True)
class Faith:
    """Whether a match was found to be practice when it was held against what is remembered."""

    broken: bool = False


@dataclass(slots=True)
class _Entry:
    change: Change
    faith: Faith | None

    @property
    def _doubtful(self) -> bool:
        """Whether it is worth nothing in a match that is practice."""
        change = self.change
        return isinstance(change, Finished | Kept) or (isinstance(change, Mark) and not change.practice)

    @property
    def void(self) -> bool:
        """Whether it is not to be written: the match was found to be practice."""
        return self.faith is not None and self.faith.broken and self._doubtful


@dataclass(slots=True)
class _Asking:
    question: Question
    heard: Callable[[Standing], None]
    faith: Faith | None
    """What hangs on the answer, of the entries that follow."""


class Ledger(QObject):
    """All that goes into the statistics of one folder goes through here."""

    trouble = Signal(str)
    """Something a person must be told, in one sentence."""

    def __init__(self, folder: data_folder.Folder) -> None:
        super().__init__()
        self._folder = folder
        self._statistics = Statistics(folder.statistics)
        self._waiting: list[_Entry | _Asking] = []
        self._later: list[Dealt] = []
        self._told = self._busy = False
        self._failed: BadStatistics | None = None
        self._kept = ""
        self._timer = QTimer(self, interval=AGAIN_MS, singleShot=True)
        self._timer.timeout.connect(self.flush)
        self._take_up()

    @classmethod
    def of(cls, folder: data_folder.Folder) -> Ledger:
        """Return the one ledger of a folder."""
        if not isinstance(folder.ledger, cls):
            folder.ledger = cls(folder)
        return folder.ledger

    @classmethod
    def kept_in(cls, folder: data_folder.Folder, shelf: str) -> dict[str, Any]:
        """Return what is kept on a shelf of a folder; no ledger is made for it, since nobody may be there yet
        to hear what that has to tell.

        Raises BadStatistics.
        """
        if isinstance(folder.ledger, cls):
            return folder.ledger.kept(shelf)
        return Statistics(folder.statistics).kept(shelf) if folder.statistics.exists() else {}

    def _take_up(self) -> None:
        """Take up what was left waiting by the run before."""
        path = self._folder.waiting
        try:
            text = data_folder.read(path)
            if text is None:
                return
            data = json.loads(text)
            # Half a character could never be written, nor anything after it.
            json.dumps(data, ensure_ascii=False).encode()
            waiting = waiting_from_json(data)
        except (data_folder.DiskError, ValueError, RecursionError):
            text = translate(
                "session", "What was still to be counted could not be read; the file is kept as “{name}”."
            ).format(name=data_folder.kept_as(path))
            QTimer.singleShot(0, self, lambda: self.trouble.emit(text))
            return
        self._kept = text
        # What follows a question about its match hangs on the answer.
        faiths: dict[str, Faith] = {}
        for each in waiting:
            if isinstance(each, Question):
                before = faiths.get(each.match)
                faith = faiths[each.match] = Faith()
                self._waiting.append(_Asking(each, self._hears(each, faith, before), faith))
            else:
                match = each.match if isinstance(each, Mark | Finished) else ""
                self._waiting.append(_Entry(each, faiths.get(match)))

    def _hears(self, question: Question, faith: Faith, before: Faith | None) -> Callable[[Standing], None]:
        """Return what is done with the answer to a question of the run before."""

        def heard(said: Standing) -> None:
            why = self.judge(question, said, faith, before)
            if why:
                # Before the question that this start asks about the same match.
                self.put(Mark(question.match, question.game, 0, "", True, why), first=True)

        return heard

    def judge(self, question: Question, said: Standing, faith: Faith, before: Faith | None) -> str:
        """Return why a match is practice, nothing if it is not, from the answer to the question about it; by
        that, and by the one `before`, what hangs on it counts or does not."""
        why = question.why(said)
        faith.broken = bool(why) or (before is not None and before.broken)
        if question.passes_over(said):
            self.put(PassedOver(question.match, question.over), first=True)
        return why

    @property
    def waits(self) -> bool:
        """Whether anything waits to be written or asked."""
        return bool(self._waiting)

    def rounds(self, game: str, practice: bool = False) -> tuple[Finished, ...]:
        """Return all finished rounds of a game that count, those that wait to be written included; or with
        `practice` all that do not.

        Raises BadStatistics.
        """
        self.flush()
        found = self._statistics.finished(game, practice)
        there = {(each.match, each.round) for each in found}
        waiting = [
            entry.change
            for entry in self._waiting
            if isinstance(entry, _Entry) and isinstance(entry.change, Finished) and entry.change.game == game
        ]
        more = (each for each in waiting if each.practice == practice)
        return (*found, *(each for each in more if (each.match, each.round) not in there))

    def kept(self, shelf: str) -> dict[str, Any]:
        """Return what is kept on a shelf, by name, that which waits to be written included.

        Raises BadStatistics.
        """
        self.flush()
        found = self._statistics.kept(shelf)
        for entry in self._waiting:
            change = entry.change if isinstance(entry, _Entry) and not entry.void else None
            if not isinstance(change, Kept) or change.shelf != shelf:
                continue
            if not (change.once and change.name in found):
                with suppress(ValueError, RecursionError):
                    found[change.name] = json.loads(change.value)
        return found

    def clear(self, game: str) -> None:
        """Forget all rounds of a game; none of them comes back.

        Raises BadStatistics, also where something waits and can't be written: rounds may be among it.
        """
        self.flush()
        if self._failed is not None:
            raise self._failed
        self._statistics.clear(game)

    def put(self, *changes: Change, faith: Faith | None = None, first: bool = False) -> None:
        """Write changes, now or as soon as that can be, `first` before all that waits. If `faith` breaks
        before that, rounds and how far the match has come are not written.

        Raises BadStatistics for a round that can never be written.
        """
        for each in changes:
            if isinstance(each, Finished):
                each.check()
        at = 0 if first else len(self._waiting)
        if changes:
            self._waiting += [_Entry(each, None) for each in self._later]
            self._later.clear()
        self._waiting[at:at] = [_Entry(each, faith) for each in changes]
        self.flush()

    def note(self, dealt: Dealt) -> None:
        """Remember cards that were shown: from now on, and on disk with what is written next."""
        self._later.append(dealt)

    def ask(self, question: Question, heard: Callable[[Standing], None], faith: Faith | None = None) -> None:
        """Ask what is known of a match, once all that waits has been written; at once, if that can be. A
        question on which `faith` hangs is asked by the next start, if this one does not come to it."""
        self._waiting.append(_Asking(question, heard, faith))
        self.flush()

    def flush(self) -> None:
        """Write and ask what waits, as far as that can be; what is damaged is set aside and told of."""
        if self._busy:
            return
        self._busy, self._failed = True, None
        try:
            self._flush()
            self._told = False
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
        while self._waiting:
            try:
                self._write()
            except BadStatistics as error:
                if not error.damaged:
                    raise
                self.trouble.emit(unusable(self._folder, error))
                self._write()

    def _write(self) -> None:
        """Do what comes first: ask one question, or write all that comes before the next.

        Raises BadStatistics.
        """
        first = self._waiting[0]
        if isinstance(first, _Asking):
            self._statistics.database.bring_up()
            with self._statistics.database.read() as (connection, schema):
                said = first.question.ask(connection, schema)
            if any(each.deal == first.question.deal for each in self._later):
                said = replace(said, seen=True)
            del self._waiting[0]
            first.heard(said)
            return
        batch: list[_Entry] = []
        for each in self._waiting:
            if isinstance(each, _Asking):
                break
            batch.append(each)
        with self._statistics.database.write() as connection:
            for entry in batch:
                if not entry.void:
                    entry.change.put(connection)
        del self._waiting[: len(batch)]

    def _tell(self, error: BadStatistics) -> None:
        """Tell once that rounds can't be counted now; that a mark can't be written nobody needs to know."""
        rounds = any(isinstance(each, _Entry) and isinstance(each.change, Finished) for each in self._waiting)
        if self._told or not rounds:
            return
        self._told = True
        if error.busy:
            text = translate(
                "session",
                "The statistics are open in another program; what you have played is counted when it is done "
                "with them.",
            )
        else:
            text = unwritable(error)
        self.trouble.emit(text)

    def _keep(self) -> None:
        """Keep what waits in a file, for the next start; where that can't be, the next move tries again."""
        changes = []
        for each in self._waiting:
            if isinstance(each, _Entry):
                changes += [] if each.void else [change_to_json(each.change)]
            elif each.faith is not None:
                changes.append(each.question.to_json())
        if all(change["what"] == QUESTION for change in changes):
            # With nothing that hangs on it a question is nothing.
            changes = []
        text = json.dumps(changes) if changes else ""
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
        """Write what waits before the program ends; only now another program that has the file is waited for,
        for a moment."""
        self.flush()
        waited = QElapsedTimer()
        waited.start()
        while self._failed is not None and self._failed.busy and waited.elapsed() < PATIENCE_MS:
            QThread.msleep(50)
            self.flush()
        self._timer.stop()


def unwritable(error: BadStatistics) -> str:
    """Return what is to be told of statistics that can't be written."""
    text = translate("session", "The statistics could not be written: {why}.")
    return text.format(why=str(error).rstrip("."))


def unusable(folder: data_folder.Folder, error: BadStatistics) -> str:
    """Return what is to be told of statistics that can't be used; a damaged file is set aside first."""
    why = str(error).rstrip(".")
    if error.busy:
        return translate("session", "The statistics are open in another program; try again in a moment.")
    if not error.damaged:
        return translate("session", "The statistics could not be read: {why}.").format(why=why)
    text = translate("session", "The statistics could not be read ({why}); the file is kept as “{name}”.")
    return text.format(why=why, name=data_folder.kept_as(folder.statistics))
