"""What of a match outlives the program: autosave after every move, saved games, and the statistics."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from macclassic.app import disk
from macclassic.app.refusals import record_words
from macclassic.engine import record as records
from macclassic.engine.game import GameSpec
from macclassic.engine.match import Match
from macclassic.engine.played import PERSON
from macclassic.engine.registry import games
from macclassic.engine.statistics import BadStatistics, Statistics

translate = QCoreApplication.translate


class Keeping(QObject):
    """Keeps the matches of one game in a player's folder; without a folder it keeps nothing."""

    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""

    def __init__(self, spec: GameSpec, folder: disk.Folder | None) -> None:
        super().__init__()
        self._spec = spec
        self._folder = folder
        self._statistics = Statistics(folder.statistics) if folder is not None else None
        self._failed = self._told = False
        self._waiting: list[Callable[[], None]] = []
        self.player: Callable[[], str] = lambda: ""
        """Returns the name that games are counted under."""

    def left(self) -> Match | None:
        """Return the match that was left, over or not, if there is one.

        A file that can't be used is set aside and the person is told.
        """
        if self._folder is None:
            return None
        path = self._folder.autosave(self._spec.key)
        try:
            text = disk.read(path)
            if text is None:
                return None
            return Match.from_record(records.loads(text), self._spec)
        except (disk.DiskError, records.BadRecord) as error:
            self._set_aside(path, record_words(error))
            return None

    def _set_aside(self, path: Path, why: str) -> None:
        kept = disk.set_aside(path)
        where = kept.name if kept is not None else path.name
        self.trouble.emit(
            translate(
                "session", "The game you left can't be taken up again ({why}); its file is kept as “{name}”."
            ).format(why=why, name=where)
        )

    def save(self, match: Match) -> None:
        """Write the match as it stands. A full disk is told of once, and tried again each time.

        Where there is room for it, rounds that could not be counted are tried again too.
        """
        if self._folder is None:
            return
        try:
            disk.write(self._folder.autosave(self._spec.key), records.dumps(match.to_record()))
            self._failed = False
            self.count_waiting()
        except disk.DiskError as error:
            if not self._failed:
                self._failed = True
                self.trouble.emit(
                    translate(
                        "session", "{why} The game goes on; saving is tried again at every move."
                    ).format(why=error)
                )

    def count(self, match: Match, seat: int) -> None:
        """Add the round that is over to the statistics of the person at a seat, unless it is there already.

        Practice does not count, nor does a round in which a computer or another person has decided for the
        person. A damaged file is set aside once. What can't be written is told of once and waits until it
        can be.
        """
        if self._statistics is None or match.practice or match.seats[seat]["player"] != PERSON:
            return
        if not match.played.alone(seat, match.players):
            return
        statistics = self._statistics
        finished = match.finished(seat, datetime.now().isoformat(timespec="seconds"), self.player())
        self._waiting.append(lambda: statistics.add(finished))
        self.count_waiting()

    def pass_over(self, match: Match) -> None:
        """Never count the rounds that are over in a match from elsewhere; what is counted already stays.

        A match that does not say when it began begins now: else all of one deal would be taken for one.
        """
        if not match.begun:
            match.begun = datetime.now().isoformat(timespec="microseconds")
        if self._statistics is None or not match.rounds_over:
            return
        statistics, key, rounds = self._statistics, match.key, match.rounds_over
        self._waiting.append(lambda: statistics.pass_over(key, rounds))
        self.count_waiting()

    def count_waiting(self) -> None:
        """Write the rounds that could not be counted yet, oldest first; counting one twice does nothing."""
        if self._folder is None:
            return
        try:
            while self._waiting:
                try:
                    self._waiting[0]()
                except BadStatistics as error:
                    if not error.damaged:
                        raise
                    self.trouble.emit(unusable(self._folder, error))
                    self._waiting[0]()
                del self._waiting[0]
            self._told = False
        except BadStatistics as error:
            if not self._told:
                self._told = True
                self.trouble.emit(
                    translate("session", "The statistics could not be written: {why}.").format(why=error)
                )

    def write(self, match: Match, path: Path) -> None:
        """Write a match to a file of the person's.

        Raises DiskError.
        """
        disk.write(path, records.dumps(match.to_record()))

    def may_read(self, path: Path) -> bool:
        """Whether a file may be a match of this game, by how it begins: another game's says so there."""
        beginning = disk.beginning(path)
        return beginning is None or not records.is_other(beginning, self._spec.key)

    def read(self, path: Path) -> Match:
        """Return the match in a file.

        Raises DiskError or BadRecord.
        """
        text = disk.read(path)
        if text is None:
            raise disk.DiskError(
                translate("session", "There is no file “{name}” any more.").format(name=disk.named(path))
            )
        record = records.loads(text)
        if record["game"] != self._spec.key:
            raise disk.DiskError(self._of_another(record["game"]))
        return Match.from_record(record, self._spec)

    def _of_another(self, key: str) -> str:
        """Return that a record is one of another game, by the names that games have on screen."""
        other = games().get(key)
        if other is None:
            return translate("session", "it is of a game that is not here")
        text = translate("session", "it is of {other}, not of {game}")
        return text.format(other=other.title, game=self._spec.title)


def unusable(folder: disk.Folder, error: BadStatistics) -> str:
    """Return what is to be told of statistics that can't be used; a damaged file is set aside first."""
    why = str(error).rstrip(".")
    if not error.damaged:
        return translate("session", "The statistics could not be read: {why}.").format(why=why)
    kept = disk.set_aside(folder.statistics)
    name = kept.name if kept is not None else folder.statistics.name
    text = translate("session", "The statistics could not be read ({why}); the file is kept as “{name}”.")
    return text.format(why=why, name=name)
