"""Par of daily deals: the result of the strongest computer player, computed in a background process."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal

from macclassic.app.play.computer_turns import question, understood
from macclassic.app.play.think_process import ThinkProcess
from macclassic.app.storage.data_folder import Folder
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.game_spec import GameSpec, Json
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.match import Match
from macclassic.engine.progress import daily_deal
from macclassic.engine.progress.daily_deal import DailyOutcome


class DailyPar(QObject):
    """Plays the requested deals one after another, and stores the results."""

    found = Signal(str, object)
    """Emitted with a game's key and a day when the par is stored."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._folder: Folder | None = None
        self._wanted: dict[tuple[str, date], GameSpec] = {}
        self._thinker: ThinkProcess | None = None

    def want(self, spec: GameSpec, day: date, folder: Folder) -> None:
        """Request the par of a day, stored in a folder; after a failure, a new request repeats it."""
        if folder is not self._folder:
            self.stop()
            self._folder = folder
        if (spec.key, day) not in self._wanted:
            self._wanted[spec.key, day] = spec
            if self._thinker is None:
                self._thinker = ThinkProcess(self, log=folder.thinker_log)
                self._next()

    def _next(self) -> None:
        """Start the next deal, or stop if there is none."""
        for (_, day), spec in self._wanted.items():
            self._go_on(spec, day, daily_deal.by_the_strongest(spec, day))
            return
        self.stop()

    def _go_on(self, spec: GameSpec, day: date, match: Match) -> None:
        if match.actor < 0:
            seat = daily_deal.options_and_players(spec)[1].index(PERSON)
            assert self._folder is not None
            StatisticsQueue.of(self._folder).put(
                daily_deal.par_value(spec, day, DailyOutcome.of(match, seat))
            )
            self._finish(spec, day)
            self.found.emit(spec.key, day)
            return

        def take_answer(said: Json) -> None:
            action = understood(match, said)
            if action is None:
                self._finish(spec, day)
            else:
                match.apply(action)
                self._go_on(spec, day, match)

        assert self._thinker is not None
        ask = question(match, str(match.seats[match.actor]["player"]))
        self._thinker.ask(self, ask, take_answer, lambda _why: self._finish(spec, day))

    def _finish(self, spec: GameSpec, day: date) -> None:
        del self._wanted[spec.key, day]
        self._next()

    def stop(self) -> None:
        """Cancel all computations."""
        self._wanted.clear()
        thinker, self._thinker = self._thinker, None
        if thinker is not None:
            thinker.close()
            thinker.deleteLater()
