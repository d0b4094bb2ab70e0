"""Storage of matches: autosave after every move, saved games, and the statistics."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from macclassic.app.storage import data_folder
from macclassic.app.storage.statistics_queue import StatisticsQueue, unwritable
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.progress.round_results import finished
from macclassic.engine.progress.statistics import PLAIN, BadStatistics
from macclassic.toolbox.grammar.sentences import translate


class MatchStore(QObject):
    """Stores the matches of one game and kind in a player's folder; without a folder it stores nothing."""

    trouble = Signal(str)
    """Emitted with a sentence for the player; play continues."""
    counted = Signal(object, object)
    """Emitted with a match and its last round as counted (`FinishedRound`); again after a resume."""

    waiting_changed = Signal()
    """Emitted when the autosave has become one of a match that can go on, or has ceased to be."""

    def __init__(self, spec: GameSpec, folder: data_folder.Folder | None, kind: str = PLAIN) -> None:
        super().__init__()
        self._spec = spec
        self._folder = folder
        self.file = kind
        """The kind of match; part of the autosave's file name."""
        self._ledger = StatisticsQueue.of(folder) if folder is not None else None
        if self._ledger is not None:
            self._ledger.trouble.connect(self.trouble)
        self._failed = self._closed = False
        self._waits: bool | None = None
        """True if the autosave can go on; None if it was not written yet."""
        self.player: Callable[[], str] = lambda: ""
        """Callback: returns the name under which rounds are counted."""
        self.person: Callable[[], str] = lambda: ""
        """Callback: returns the name of the current profile; empty if it has none."""

    def left(self) -> Match | None:
        """Return the autosaved match, finished or not, or None if there is none.

        An unusable file is set aside and reported to the player.
        """
        if self._folder is None:
            return None
        path = self._folder.autosave(self._spec.key, self.file)
        try:
            text = data_folder.read(path)
            if text is None:
                return None
            record = records.loads(text)
            del text
            return replayed(record, self._spec)
        except (data_folder.DiskError, records.BadRecord) as error:
            text = translate(
                "session", "The game you left can't be taken up again ({why}); its file is kept as “{name}”."
            )
            text = text.format(why=data_folder.record_words(error), name=data_folder.kept_as(path))
            self._note_waiting(False)
            self.trouble.emit(text)
            return None

    def save(self, match: Match) -> None:
        """Write the autosave of a match, and retry pending statistics writes.

        A write error is reported once; every later call tries again.
        """
        if self._folder is None or self._ledger is None:
            return
        try:
            path = self._folder.autosave(self._spec.key, self.file)
            data_folder.write(path, records.dumps(match.to_record()))
            self._failed = False
            self._note_waiting(not match.over)
        except data_folder.DiskError as error:
            if not self._failed:
                self._failed = True
                self.trouble.emit(
                    translate(
                        "session", "{why} The game goes on, and each move tries again to save it."
                    ).format(why=error)
                )
        self._ledger.flush()

    def discard(self) -> None:
        """Delete the autosave, because there is no match to continue. Errors are ignored."""
        if self._folder is not None:
            with suppress(OSError):
                self._folder.autosave(self._spec.key, self.file).unlink(missing_ok=True)
            self._note_waiting(False)

    def _note_waiting(self, waits: bool) -> None:
        if waits is not self._waits:
            self._waits = waits
            self.waiting_changed.emit()

    def count(self, match: Match, seat: int) -> None:
        """Add the finished round to the statistics of the person at `seat`, unless it is already there.

        Practice and lessons do not count, nor does a round in which a computer or another person made a
        decision for this person. A damaged database is set aside. A write error is reported once, and the
        round stays in the queue.
        """
        if self._ledger is None or match.practice or match.seats[seat]["player"] != PERSON:
            return
        if not match.kind.counts or not match.participation.is_alone(seat, match.players):
            return
        when = datetime.now().isoformat(timespec="seconds")
        counts = finished(match, seat, when, self.player())._replace(person=self.person())
        try:
            self._ledger.put(counts)
            if match.conceded is None:
                self.counted.emit(match, counts)
        except BadStatistics as error:
            self.trouble.emit(unwritable(error))

    def close(self) -> None:
        """Write pending statistics if possible, and disconnect. The queue keeps the rest."""
        if self._ledger is not None and not self._closed:
            self._ledger.flush()
            self._ledger.trouble.disconnect(self.trouble)
            self._closed = True

    def write(self, match: Match, path: Path) -> None:
        """Write a match to a file of the player's choice.

        Raises DiskError.
        """
        data_folder.write(path, records.dumps(match.to_record()))

    def may_read(self, path: Path) -> bool:
        """True if a file may be a match of this game, judged by its beginning, or is unreadable."""
        beginning = data_folder.beginning(path)
        return beginning is None or not records.is_other(beginning, self._spec.key)

    def read(self, path: Path) -> Match:
        """Return the match in a file.

        Raises DiskError or BadRecord.
        """
        record = data_folder.read_record(path)
        if record["game"] != self._spec.key:
            raise data_folder.DiskError(self._of_another(record["game"]))
        return replayed(record, self._spec)

    def _of_another(self, key: str) -> str:
        """Return the reason that a record belongs to another game, with the games' titles on screen."""
        other = games().get(key)
        if other is None:
            return translate("session", "it belongs to a game that is not here")
        text = translate("session", "it belongs to {other}, not to {game}")
        return text.format(other=other.title, game=self._spec.title)
