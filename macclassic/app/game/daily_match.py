"""Today's Deal at a game's table: the calendar of deals and the context of a daily match.

A daily match exists in addition to the plain match (`program_services.MatchContext`). Only the first try
counts. Its result is compared with the par: the result of the strongest computer player.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

from PySide6.QtCore import QObject

from macclassic.app.play.match_end_dialog import SEE
from macclassic.app.program_services import Playing, ProgramServices
from macclassic.app.progress.daily_dialogs import NUMBER, OTHER, OWN, DailyTexts, DayChooser, DayResult
from macclassic.app.storage.statistics_queue import StatisticsQueue, unusable
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.match.match import Match
from macclassic.engine.progress import daily_deal
from macclassic.engine.progress.daily_deal import DailyOutcome, FirstTry
from macclassic.engine.progress.statistics import BadStatistics
from macclassic.toolbox.grammar.sentences import translate


class DailyDeals:
    """Daily deals of one game, as its controller shows them."""

    def __init__(self, controller: Playing) -> None:
        self._controller, self._services, self._spec = controller, controller.services, controller.spec

    @property
    def _texts(self) -> DailyTexts:
        return DailyTexts(self._spec.title, self._controller.table, self._services.language)

    def refusal(self, seed: int) -> str:
        """Return why the deal of this number can't be chosen, or an empty text if it can.

        The deal of a day is refused until the player has finished its first try.
        """
        day = daily_deal.day_of(seed)
        if day is None:
            return ""
        tried = tries(self._services, self._spec).get(day)
        if tried is not None and tried.end is not None:
            return ""
        text = translate("daily", "This is the deal of {day}: play it as Today’s Deal first.")
        return text.format(day=self._texts.day(day))

    def show(self) -> None:
        """Show the calendar of deals; start the daily match of the day chosen there."""
        self._controller.table.finish()
        known = tries(self._services, self._spec)
        today = self._services.today()
        chooser = DayChooser(self._texts, known, today, self._controller.session.kind.fixed)

        def answered(name: str) -> None:
            if name == "ok":
                # The first try counts as the calendar said, also if midnight has passed meanwhile.
                self._play(chooser.grid.day, today)
            elif name == NUMBER:
                self._controller.choose_deal()
            elif name == OWN:
                self._services.open_game(self._spec.key, zoom=False)

        chooser.finished.connect(answered)
        _tell_par(self._services, self._spec, chooser)
        self._services.manager.open(chooser)
        lacking = [day for day, tried in known.items() if tried.end is not None and tried.par is None]
        if lacking:
            _want_par(self._services, self._spec, max(lacking))

    def _play(self, day: date, today: date) -> None:
        if self._controller.session.kind.one_deal:
            self._services.manager.close(self._controller.window)
        self._services.open_game(
            self._spec.key, zoom=False, context=DailyContext(self._services, self._spec, day, today)
        )


class DailyContext(QObject):
    """Context of a daily match: the deal of one day."""

    kind = MatchKind.DAILY

    def __init__(self, services: ProgramServices, spec: GameSpec, day: date, today: date) -> None:
        """`day`: day of the deal. `today`: day on which its first try counts as begun."""
        super().__init__()
        self._services, self._spec, self._day, self._today = services, spec, day, today
        self._controller: Playing | None = None
        self._kept = False

    def title(self, game: str) -> str:
        """Return the title of the window."""
        text = translate("daily", "{game}: {day}")
        return text.format(game=game, day=DailyTexts.full(self._day, self._services.language))

    def enter(self, controller: Playing) -> None:
        """Resume the match of the day, or start it."""
        if self._controller is controller:
            return
        self._controller, session = controller, controller.session
        session.changed.connect(self._note)
        session.store.file = daily_deal.match_file_name(self._day)
        if session.resume():
            return
        options, sitting = daily_deal.options_and_players(self._spec)
        when = datetime.now().isoformat(timespec="microseconds")
        if self._services.folder is not None:
            # Stored before the player sees a card. After a restart, the stored time names the same match.
            StatisticsQueue.of(self._services.folder).put(
                daily_deal.first_try_value(self._spec, self._day, when, self._today)
            )
            tried = tries(self._services, self._spec).get(self._day)
            when = when if tried is None else tried.begun
        session.begin(options, sitting, daily_deal.number(self._day), begun=when)

    def _note(self) -> None:
        """Store the outcome as soon as the match is over, before the player sees the end."""
        match = self._controller.session.match if self._controller is not None else None
        if match is None or not match.over or self._kept:
            return
        self._kept = True
        if self._services.folder is not None:
            outcome = daily_deal.outcome_value(self._spec, self._day, self._outcome(match))
            StatisticsQueue.of(self._services.folder).put(outcome)

    def _outcome(self, match: Match) -> DailyOutcome:
        assert self._controller is not None
        session = self._controller.session
        moves = [(who, action, events) for who, action, events, _ in match.round(0)[1]]
        signs = session.table.parts.narration.signs(moves, session.people[0])
        return DailyOutcome.of(match, session.people[0], signs)

    def show_end(self, controller: Playing) -> None:
        """Show the result, then do what the player chooses in its dialog."""
        services, spec, match = self._services, self._spec, controller.session.match
        if match is None or not match.over:
            return
        tried = tries(services, spec).get(self._day) or FirstTry(match.started_at, self._today.isoformat())
        tried = replace(tried, end=tried.end or self._outcome(match))
        result = DayResult(
            DailyTexts(spec.title, controller.session.table, services.language), self._day, tried
        )
        record = match.to_record()

        def answered(name: str) -> None:
            # The result is stored, so the autosave is no longer needed.
            controller.session.store.discard()
            if name == SEE:
                services.open_replay(record)
            elif name == OTHER:
                self.handle_new(controller)
            elif services.folder is not None and services.folder.autosave(spec.key).exists():
                services.open_game(spec.key, zoom=False)
            else:
                services.manager.close(controller.window)

        result.finished.connect(answered)
        _tell_par(services, spec, result)
        controller.session.table.open(result)
        if tried.par is None:
            _want_par(services, spec, self._day)

    def handle_new(self, controller: Playing) -> None:
        """Show the calendar of deals."""
        DailyDeals(controller).show()


def tries(services: ProgramServices, spec: GameSpec) -> dict[date, FirstTry]:
    """Return all first tries of a game's daily deals by day; report damaged statistics in an alert."""
    if services.folder is None:
        return {}
    try:
        return daily_deal.tries(spec, StatisticsQueue.of(services.folder).kept(MatchKind.DAILY))
    except BadStatistics as error:
        services.show_alert(unusable(services.folder, error))
        return {}


def _want_par(services: ProgramServices, spec: GameSpec, day: date) -> None:
    if services.think_process is not None and services.folder is not None:
        services.daily_par.want(spec, day, services.folder)


def _tell_par(services: ProgramServices, spec: GameSpec, dialog: DayChooser | DayResult) -> None:
    """Pass each par found to a dialog while the dialog is open."""

    def found(key: str, day: date) -> None:
        tried = tries(services, spec).get(day)
        if key == spec.key and tried is not None:
            dialog.tell_par(day, tried)

    services.daily_par.found.connect(found)
    dialog.closed.connect(lambda: services.daily_par.found.disconnect(found))
