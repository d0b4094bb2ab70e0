"""Calendar of days played: a flower of the month for each day with a counted round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date

from macclassic.app.program_services import ProgramServices
from macclassic.app.storage.statistics_queue import StatisticsQueue, unusable
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import capital
from macclassic.engine.progress.activity_calendar import best_month, days_played, month_of
from macclassic.engine.progress.statistics import BadStatistics, FinishedRound
from macclassic.toolbox.dialogs.dialogs import Dialog, room_for
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.month_calendar import NOTHING, DayMark, MonthCalendar
from macclassic.toolbox.grammar.dates import date_in_words
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

WIDTH = 323


class ActivityCalendar(Dialog):
    """Shows one month, the number of its days with a flower, and the month with most of them."""

    def __init__(self, days: Mapping[date, Counter[str]], today: date, language: str) -> None:
        super().__init__(translate("evenings", "Calendar"), Frame.MOVABLE)
        # Days in the future come from a wrong clock and are not shown yet.
        self._days = {day: played for day, played in days.items() if day <= today}
        self._language = language
        first = min([today, *self._days]).replace(day=1)
        self.grid = tell(
            MonthCalendar(first, today, today, language, self._mark),
            translate("balloon", "Each day on which you finished something has a flower."),
        )
        self.grid.chosen.connect(lambda _day: self._show())
        self.body.setSpacing(8)
        self.body.addWidget(self.grid)
        self._about = room_for(2, True, WIDTH)
        self.body.addWidget(self._about)
        self._count = Label("")
        self.body.addWidget(self._count)
        best = best_month(self._days)
        if best is not None:
            (year, month), most = best
            text = translate("evenings", "Best month: {n} ({month})")
            name = date_in_words(date(year, month, 1), language, translate("date", "MMMM yyyy"))
            self.body.addWidget(Label(text.format(n=most, month=name)))
        self._show()
        self.only_button(translate("balloon", "To close the calendar, click this button."))
        self.first_focus = self.grid

    def _mark(self, day: date) -> DayMark:
        if day not in self._days:
            return NOTHING
        return DayMark(image=("moments", f"plant-{day.month:02}"), spoken=self._played(day))

    def _played(self, day: date) -> str:
        """Return the rounds played on a day, by game."""
        text = translate("evenings", "{game} {n}")
        played = self._days[day]
        return ", ".join(
            text.format(game=spec.title, n=played[key]) for key, spec in games().items() if key in played
        )

    def _show(self) -> None:
        day = self.grid.day
        when = capital(date_in_words(day, self._language, translate("date", "dddd d MMMM yyyy")))
        text = translate("evenings", "{day}: {played}.")
        self._about.setText(text.format(day=when, played=self._played(day)) if day in self._days else when)
        month = sum(month_of(each) == month_of(day) for each in self._days)
        text = translate("evenings", "Days this month: {n}")
        if month_of(day) != month_of(self.grid.today):
            text = translate("evenings", "Days in {month}: {n}")
        name = date_in_words(day, self._language, translate("date", "MMMM yyyy"))
        self._count.setText(text.format(n=month, month=name))


def show_evenings(services: ProgramServices) -> None:
    """Open the calendar; damaged statistics are set aside and reported."""
    rounds: list[FinishedRound] = []
    if services.folder is not None:
        try:
            ledger = StatisticsQueue.of(services.folder)
            rounds = [each for key in games() for each in ledger.rounds(key)]
        except BadStatistics as error:
            services.show_alert(unusable(services.folder, error))
            return
    services.manager.open(ActivityCalendar(days_played(rounds), services.today(), services.language))
