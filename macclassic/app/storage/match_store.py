"""What of a match outlives the program: autosave after every move, saved games, and the statistics."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from macclassic.app.storage import data_folder
from macclassic.app.storage.statistics_queue import Faith, Ledger, unwritable
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.progress.integrity import (
    EARLIER,
    LAID,
    OTHER,
    SEEN,
    STAYED,
    UNDO,
    Dealt,
    Helped,
    Kept,
    Mark,
    PassedOver,
    Question,
    Standing,
)
from macclassic.engine.progress.round_results import finished
from macclassic.engine.progress.statistics import PLAIN, BadStatistics

translate = QCoreApplication.translate


class MatchStore(QObject):
    """Keeps the matches of one game and kind in a player's folder; without a folder it keeps nothing."""

    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""
    found = Signal(object)
    """A match was found to be practice: its cards are known, or it was further along once."""
    counted = Signal(object, object)
    """A match, and its last round as the statistics were given it (`Finished`); again after a resume."""

    def __init__(self, spec: GameSpec, folder: data_folder.Folder | None, kind: str = PLAIN) -> None:
        super().__init__()
        self._spec = spec
        self._folder = folder
        self.file = kind
        """What the file of its match is called beside the game."""
        self._ledger = Ledger.of(folder) if folder is not None else None
        if self._ledger is not None:
            self._ledger.trouble.connect(self.trouble)
        self._failed = self._closed = False
        self._faith = Faith()
        self._key = self._why = ""
        self._written: object = None
        self._dealt: object = None
        self._helped: Helped | None = None
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
        """Write the match as it stands, and then how far it has come. A full disk is told of once, and tried
        again each time.

        Where there is room for it, rounds that could not be counted are tried again too.
        """
        if self._folder is None or self._ledger is None:
            return
        changes: list[Helped | Mark] = []
        dealt = (match.key, match.rounds)
        if self._dealt != dealt:
            # Before it is written: a match of this name with other cards is none that was left here.
            self._dealt = dealt
            self._ledger.put(Dealt(match.past.deal, match.key))
        try:
            path = self._folder.autosave(self._spec.key, self.file)
            data_folder.write(path, records.dumps(match.to_record()))
            self._failed = False
            changes += [*self._help(match), *self._mark(match)]
        except data_folder.DiskError as error:
            # A hint has been given though it can't be saved; what was decided may be decided anew.
            changes += self._help(match, whoever=True)
            if not self._failed:
                self._failed = True
                self.trouble.emit(
                    translate(
                        "session", "{why} The game goes on; saving is tried again at every move."
                    ).format(why=error)
                )
        self._ledger.put(*changes, faith=self._faith_in(match))

    def discard(self) -> None:
        """Delete the file, since nothing in it goes on, if that can be."""
        if self._folder is not None:
            with suppress(OSError):
                self._folder.autosave(self._spec.key, self.file).unlink(missing_ok=True)

    def _faith_in(self, match: Match) -> Faith | None:
        return self._faith if match.key == self._key else None

    def same_again(self) -> None:
        """Write of the match that it has been dealt, as of a new one."""
        self._dealt = None

    def _help(self, match: Match, whoever: bool = False) -> list[Helped]:
        """Return who has played the round so far, and with what help, if that is news; `whoever` it was."""
        found = Helped.of(match)
        if whoever:
            found = replace(found, by="[]", stood_in=0)
        if found == self._helped or not (match.plies or found.hints):
            return []
        self._helped = found
        return [found]

    def _mark(self, match: Match) -> list[Mark]:
        """Return what is to be remembered of a match that has just been written, if that is news.

        It is never ahead of what is written, so whoever is killed in between goes on as before.
        """
        come = match.settled
        # Practice stays practice; and before anything has been decided there is nothing to go back to.
        digest = match.past.digests()[come]
        news = (match.key,) if match.practice else (match.key, come, digest)
        if news == self._written or (come <= 1 and not match.practice):
            return []
        self._written = news
        why = "" if not match.practice else self._why if self._why and match.key == self._key else UNDO
        return [Mark(match.key, self._spec.key, come, digest, match.practice, why)]

    def fresh(self, match: Match) -> bool:
        """Whether the cards of a match that has been dealt now are not known here, as far as can be told."""
        return not self._said(match).seen

    def knows(self, match: Match) -> bool:
        """Whether a match of the same name, begun within the same second, is known here."""
        said = self._said(match)
        return match.key == self._key or said.known or said.named

    def _said(self, match: Match) -> Standing:
        said: list[Standing] = []
        if self._ledger is not None and not self._ledger.waits:
            self._ledger.ask(Question.of(match), said.append)
        return said[0] if said else Standing(False, 0, True)

    def welcome(self, match: Match, left: bool = False) -> None:
        """Hold a match that is taken up, or a round of it that has just been dealt, against what is known of
        it: one that was further along once, or has another past, or known cards, goes on as practice.

        One that does not say when it began begins now: else all of one deal would be taken for one. `left`:
        it is what was left here, where rounds count that nobody had the time to count; of a match from
        elsewhere, and of one that went on elsewhere, none does.
        """
        unnamed = not match.begun
        if unnamed:
            match.begun = datetime.now().isoformat(timespec="microseconds")
        if self._ledger is None:
            return
        before, faith = self._faith, Faith()
        if self._key != match.key:
            before = Faith()
            self._why = ""
        self._faith, self._key = faith, match.key
        self._written = self._dealt = self._helped = None
        ledger, played = self._ledger, match.played
        asked = Question.of(match, left, unnamed)

        def heard(said: Standing) -> None:
            if said.played is not None:
                # Saved before a hint and opened after it, it is the same round, and the hint was given.
                names = said.played.by
                same = len(names) == len(match.players)
                played.add(said.played, [""] * len(names) if same else (), match.players if same else ())
            why = ledger.judge(asked, said, faith, before)
            if why and not match.practice:
                match.practice = True
                self._why = why
                self.found.emit(match)
                # One that is over does not go on as anything: a look back may have made its cards known.
                if not match.over and any(seat["player"] == PERSON for seat in match.seats):
                    self.trouble.emit(_practice_words(why))

        ledger.ask(asked, heard, faith)

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
        if not match.played.alone(seat, match.players):
            return
        when = datetime.now().isoformat(timespec="seconds")
        counts = replace(finished(match, seat, when, self.player()), person=self.person())
        try:
            self._ledger.put(counts, faith=self._faith_in(match))
            if match.conceded is None:
                self.counted.emit(match, counts)
        except BadStatistics as error:
            self.trouble.emit(unwritable(error))

    def keep(self, match: Match, *kept: Kept) -> None:
        """Keep what hangs on a round of a match that counts."""
        if self._ledger is not None and kept:
            self._ledger.put(*kept, faith=self._faith_in(match))

    def pass_over(self, match: Match) -> None:
        """Never count the rounds that are over in a match from elsewhere; what is counted already stays.

        All its deals are known from now on: it is there to be looked at.
        """
        if not match.begun:
            match.begun = datetime.now().isoformat(timespec="microseconds")
        over = match.rounds_over + (match.conceded is not None)
        if self._ledger is not None and over:
            self._ledger.put(
                PassedOver(match.key, over),
                *(Dealt(deal, match.key) for deal in match.past.deals()),
            )

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


def _practice_words(why: str) -> str:
    """Return why a match is practice from now on, in a sentence for a person."""
    words = {
        EARLIER: translate(
            "session",
            "This game had come further before, so it goes on as practice and does not count in the "
            "statistics.",
        ),
        OTHER: translate(
            "session",
            "This game went another way before, so it goes on as practice and does not count in the "
            "statistics.",
        ),
        SEEN: translate(
            "session",
            "These cards have been dealt here before, so this is practice and does not count in the "
            "statistics.",
        ),
        LAID: translate(
            "session",
            "These cards were laid by hand, so this is practice and does not count in the statistics.",
        ),
        STAYED: translate(
            "session",
            "This game was practice before, so it goes on as practice and does not count in the statistics.",
        ),
    }
    return words[why]
