"""What of a match outlives the program: autosave after every move, saved games, and the statistics."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

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

translate = QCoreApplication.translate


class MatchStore(QObject):
    """Keeps the matches of one game and kind in a player's folder; without a folder it keeps nothing."""

    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""
    counted = Signal(object, object)
    """A match, and its last round as the statistics were given it (`Finished`); again after a resume."""

    def __init__(self, spec: GameSpec, folder: data_folder.Folder | None, kind: str = PLAIN) -> None:
        super().__init__()
        self._spec = spec
        self._folder = folder
        self.file = kind
        """What the file of its match is called beside the game."""
        self._ledger = StatisticsQueue.of(folder) if folder is not None else None
        if self._ledger is not None:
            self._ledger.trouble.connect(self.trouble)
        self._failed = self._closed = False
        self.player: Callable[[], str] = lambda: ""
        """Returns the name that games are counted under."""
        self.person: Callable[[], str] = lambda: ""
        """Returns the name of who plays, of those who share the copy; empty until there is one."""

    def left(self) -> Match | None:
        """Return the match that was left, over or not, if there is one.

        A file that can't be used is set aside and the person is told.
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
            self.trouble.emit(
                text.format(why=data_folder.record_words(error), name=data_folder.kept_as(path))
            )
            return None

    def save(self, match: Match) -> None:
        """Write the match as it stands. A full disk is reported once, and writing is tried again each time.

        Rounds that could not be counted are tried again too.
        """
        if self._folder is None or self._ledger is None:
            return
        try:
            path = self._folder.autosave(self._spec.key, self.file)
            data_folder.write(path, records.dumps(match.to_record()))
            self._failed = False
        except data_folder.DiskError as error:
            if not self._failed:
                self._failed = True
                self.trouble.emit(
                    translate(
                        "session", "{why} The game goes on; saving is tried again at every move."
                    ).format(why=error)
                )
        self._ledger.flush()

    def discard(self) -> None:
        """Delete the file, since nothing in it goes on, if that can be."""
        if self._folder is not None:
            with suppress(OSError):
                self._folder.autosave(self._spec.key, self.file).unlink(missing_ok=True)

    def count(self, match: Match, seat: int) -> None:
        """Add the round that is over to the statistics of the person at a seat, unless it is there already.

        Practice does not count, nor does a lesson, nor a round in which a computer or another person has
        decided for the person. A damaged file is set aside once. What can't be written is told of once and
        waits until it can be.
        """
        if self._ledger is None or match.practice or match.seats[seat]["player"] != PERSON:
            return
        if match.kind == "lesson":
            return
        if not match.participation.is_alone(seat, match.players):
            return
        when = datetime.now().isoformat(timespec="seconds")
        counts = replace(finished(match, seat, when, self.player()), person=self.person())
        try:
            self._ledger.put(counts)
            if match.conceded is None:
                self.counted.emit(match, counts)
        except BadStatistics as error:
            self.trouble.emit(unwritable(error))

    def close(self) -> None:
        """Write what waits, as far as that can be now; what can't waits on without this."""
        if self._ledger is not None and not self._closed:
            self._ledger.flush()
            self._ledger.trouble.disconnect(self.trouble)
            self._closed = True

    def write(self, match: Match, path: Path) -> None:
        """Write a match to a file of the person's.

        Raises DiskError.
        """
        data_folder.write(path, records.dumps(match.to_record()))

    def may_read(self, path: Path) -> bool:
        """Whether a file may be a match of this game, by how it begins: another game's says so there."""
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
        """Return that a record is one of another game, by the names that games have on screen."""
        other = games().get(key)
        if other is None:
            return translate("session", "it is of a game that is not here")
        text = translate("session", "it is of {other}, not of {game}")
        return text.format(other=other.title, game=self._spec.title)
