"""Today's Deal at a game's table: chosen from a calendar, played beside the match that is played for itself,
counted at the first try, and measured by what the strongest player makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from macclassic.app.computers import question, understood
from macclassic.app.daydialogs import OTHER, SEE, DayChooser, DayResult, Told
from macclassic.app.host import Host
from macclassic.app.ledger import Ledger, unusable
from macclassic.app.session import Session
from macclassic.app.thinker import Thinker
from macclassic.engine import daily
from macclassic.engine.daily import DAILY, Outcome, Try
from macclassic.engine.game import GameSpec
from macclassic.engine.match import Match
from macclassic.engine.options import PERSON
from macclassic.engine.statistics import BadStatistics
from macclassic.toolbox.gametable import GameTable

translate = QCoreApplication.translate

PLACE = "place"
"""Where a game's settings keep which match was on the table, if not the one that is played for itself."""


class ParPlayer(QObject):
    """Lets the strongest player play a day's deal, in a process of its own; nobody waits for it."""

    found = Signal(object, object)
    """The day, and what its deal has come to (`Outcome`)."""

    def __init__(self, spec: GameSpec, thinker: Thinker) -> None:
        super().__init__()
        self._spec, self._thinker = spec, thinker
        thinker.setParent(self)
        self._day: date | None = None

    def play(self, day: date) -> None:
        """Begin with a day, unless it is being played already; another is left."""
        if day != self._day:
            self.stop()
            self._day = day
            self._go_on(day, daily.by_the_strongest(self._spec, day))

    def _go_on(self, day: date, match: Match) -> None:
        if match.actor < 0:
            self.stop()
            seat = daily.setting(self._spec)[1].index(PERSON)
            self.found.emit(day, Outcome.of(match, seat))
            return

        def heard(said: dict[str, Any]) -> None:
            action = understood(match, said)
            if action is None:
                self.stop()
                return
            match.apply(action)
            self._go_on(day, match)

        # What is lost is tried again when the day is looked at next.
        ask = question(match, str(match.seats[match.actor]["player"]))
        self._thinker.ask(self, ask, heard, lambda _why: self.stop())

    def stop(self) -> None:
        """Play no more."""
        if self._day is not None:
            self._day = None
            self._thinker.close()


class TodaysDeal(QObject):
    """The days of one game."""

    def __init__(
        self, host: Host, spec: GameSpec, table: GameTable, session: Session, own: Callable[[], bool]
    ) -> None:
        """`own` takes up the match that is played for itself; False where there is none."""
        super().__init__()
        self._host, self._spec, self._table, self._session, self._own = host, spec, table, session, own
        self._ended: set[str] = set()
        self._dialog: DayChooser | DayResult | None = None
        log = host.folder.thinker_log if host.folder is not None else None
        self._par: ParPlayer | None = None
        if host.thinker is not None:
            self._par = ParPlayer(spec, Thinker(log=log))
            self._par.setParent(self)
            self._par.found.connect(self._par_found)
        session.changed.connect(self._note)

    # What is known

    @property
    def on(self) -> bool:
        """Whether a day's deal is on the table."""
        return self._session.store.place.startswith(DAILY)

    def tries(self) -> dict[date, Try]:
        """Return all first tries there have been."""
        folder = self._host.folder
        if folder is None:
            return {}
        try:
            return daily.tries(self._spec, Ledger.of(folder).kept(DAILY))
        except BadStatistics as error:
            self._host.tell(unusable(folder, error))
            return {}

    def refusal(self, seed: int) -> str:
        """Return why a deal of this number can't be dealt for itself: it is a day's that has not been played.
        Nothing where it can."""
        day = daily.day_of(seed)
        if day is None:
            return ""
        tried = self.tries().get(day)
        if tried is not None and tried.end is not None:
            return ""
        text = translate("daily", "This is the deal of {day}: play it as Today’s Deal first.")
        return text.format(day=self._told.day(day))

    @property
    def _told(self) -> Told:
        return Told(self._spec.title, self._table, self._host.language)

    # Choosing and playing

    def show(self) -> None:
        """Show the calendar of deals, and play the day that is chosen there."""
        self._table.finish()
        tries = self.tries()
        chooser = DayChooser(self._told, tries, self._host.today())

        def answered(name: str) -> None:
            self._dialog = None
            if name == "ok":
                self.play(chooser.grid.day)

        chooser.finished.connect(answered)
        self._dialog = chooser
        self._host.manager.open(chooser)
        lacking = [day for day, tried in tries.items() if tried.end is not None and tried.par is None]
        if lacking:
            self._find_par(max(lacking))

    def play(self, day: date) -> None:
        """Play the deal of a day, from where it was left."""
        place = daily.place(day)
        if self.on and self._session.store.place == place and self._session.under_way:
            return
        self._at(place)
        if self._session.resume(place):
            return
        options, sitting = daily.setting(self._spec)
        when = datetime.now().isoformat(timespec="microseconds")
        if self._host.folder is not None:
            # Before anybody has seen a card; whoever has begun it before begins the same match again.
            Ledger.of(self._host.folder).put(daily.begun(self._spec, day, when, self._host.today()))
            tried = self.tries().get(day)
            when = when if tried is None else tried.begun
        self._session.begin(options, sitting, daily.number(day), kind=DAILY, place=place, begun=when)

    def resume(self) -> bool:
        """Take up the deal that was on the table when the game was left; False where it was none."""
        place = self._host.settings.of_game(self._spec.key).get(PLACE)
        return isinstance(place, str) and place.startswith(DAILY) and self._session.resume(place)

    def leave(self) -> bool:
        """Put the deal away, which is kept where it stands, and take up the match that is played for itself;
        False where there is none."""
        match, store = self._session.match, self._session.store
        self._at("")
        if match is not None and match.over:
            store.discard()
        return self._own()

    def _at(self, place: str) -> None:
        """Keep which match is on the table."""
        options = self._host.settings.of_game(self._spec.key)
        if options.get(PLACE, "") != place:
            options[PLACE] = place
            self._host.save_settings()

    # The end

    def _note(self) -> None:
        """Keep how it came out, as soon as it is over: nobody has seen its end yet."""
        match = self._session.match
        if match is None or not self.on or not match.over or match.key in self._ended:
            return
        self._ended.add(match.key)
        day = daily.day_of(match.seed)
        if day is None or self._host.folder is None:
            return
        Ledger.of(self._host.folder).put(daily.ended(self._spec, day, self._outcome(match)))

    def _outcome(self, match: Match) -> Outcome:
        seat = self._session.people[0]
        moves = [(who, action, events) for who, action, events, _ in match.round(0)[1]]
        return Outcome.of(match, seat, self._table.words.signs(moves, seat))

    def end(self) -> None:
        """Show how the deal on the table came out, and do what is to come next."""
        match = self._session.match
        day = None if match is None else daily.day_of(match.seed)
        if match is None or day is None:
            return
        today = self._host.today()
        tried = self.tries().get(day) or Try(match.begun, today.isoformat())
        if tried.end is None:
            tried = replace(tried, end=self._outcome(match))
        result = DayResult(self._told, day, tried)
        record = match.to_record()

        def answered(name: str) -> None:
            self._dialog = None
            self.leave()
            if name == SEE:
                self._host.open_replay(record)
            elif name == OTHER:
                self.show()

        result.finished.connect(answered)
        self._dialog = result
        self._host.manager.open(result)
        if tried.par is None:
            self._find_par(day)

    def _find_par(self, day: date) -> None:
        if self._par is not None:
            self._par.play(day)

    def _par_found(self, day: date, outcome: Outcome) -> None:
        if self._host.folder is None:
            return
        Ledger.of(self._host.folder).put(daily.par(self._spec, day, outcome))
        tried = self.tries().get(day)
        if tried is not None and self._dialog is not None:
            self._dialog.tell_par(day, replace(tried, par=outcome))

    def close(self) -> None:
        """Look for no par any more: the game is left."""
        if self._par is not None:
            self._par.stop()
