"""Dialogs of Today's Deal: the calendar, the result of a day, and the result as a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from macclassic.app.play.match_end_dialog import COPY, copy_button, see_button
from macclassic.engine.core.safe_text import capital
from macclassic.engine.progress.daily_deal import FIRST_DAY, DailyOutcome, FirstTry
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph, room_for
from macclassic.toolbox.dialogs.month_calendar import NOTHING, DayMark, MonthCalendar
from macclassic.toolbox.grammar.dates import date_in_words
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

OTHER, OWN, NUMBER = "other", "own", "number"
WIDTH, LINES = 323, 4
"""Width in pixels and number of lines of the text about a day: a month's width, the longest text."""


@dataclass(frozen=True)
class DailyTexts:
    """Texts on the daily deals of a game, in the language of the screen."""

    title: str
    table: GameTable
    language: str

    @staticmethod
    def full(day: date, language: str) -> str:
        """Return a date with the month's full name."""
        return date_in_words(day, language, translate("date", "d MMMM yyyy"))

    def day(self, day: date) -> str:
        """Return a date with the month's full name, in the language of the screen."""
        return self.full(day, self.language)

    def amount(self, outcome: DailyOutcome, counts: bool = True) -> str:
        """Return the result of a round: the gain, or the points if gains do not add up.

        Without `counts`, points are returned as a number only.
        """
        if not self.table.parts.extras.gains_add_up:
            return self.table.parts.texts.round_score(outcome.points) if counts else str(outcome.points)
        return ("+" if outcome.change > 0 else "") + self.table.parts.texts.gain(outcome.change)

    def line(self, day: date, tried: FirstTry) -> str:
        """Return the result of a completed first try in one line that reveals no card."""
        end = tried.end
        assert end is not None
        notes = self.notes(day, tried)
        when = date_in_words(day, self.language, translate("date", "d MMM yyyy")) + (
            f" ({', '.join(notes)})" if notes else ""
        )
        parts = [self.amount(end)]
        if tried.par is not None:
            parts.append(translate("daily", "par {amount}").format(amount=self.amount(tried.par)))
        result = ", ".join([*parts, *filter(None, [end.signs])])
        return translate("daily", "{game} {day}: {result}").format(game=self.title, day=when, result=result)

    def notes(self, day: date, tried: FirstTry) -> list[str]:
        """Return remarks on a first try: late, hints, practice."""
        end, found = tried.end, []
        if tried.late(day):
            found.append(translate("daily", "late"))
        if end is not None and end.hints:
            found.append(translate("daily", "{n:hint|hints}").format(n=end.hints))
        if end is not None and end.practice:
            found.append(translate("daily", "practice"))
        return found

    def mark(self, day: date, tried: FirstTry | None) -> DayMark:
        """Return the mark of a day in the calendar; a late or a practice try is in brackets."""
        if tried is None:
            return NOTHING
        if tried.end is None:
            return DayMark("…", spoken=translate("daily", "begun"))
        amount = self.amount(tried.end, False)
        if tried.late(day) or tried.end.practice:
            amount = translate("daily", "({amount})").format(amount=amount)
        return DayMark(amount, spoken=", ".join([self.amount(tried.end), *self.notes(day, tried)]))

    def about(self, day: date, tried: FirstTry | None, today: date) -> str:
        """Return the text about the selected day."""
        when = capital(date_in_words(day, self.language, translate("date", "dddd d MMMM yyyy")))
        if tried is not None and tried.end is not None:
            return f"{when}\n{self.line(day, tried)}"
        if tried is not None:
            text = translate("daily", "{day}: you have begun.")
        elif day > today:
            text = translate("daily", "{day}: not yet available.")
        elif day < today:
            text = translate("daily", "{day}: not played. You can still play it late.")
        else:
            text = translate("daily", "{day}: today’s deal. Your first try counts.")
        return text.format(day=when)


class DayChooser(Dialog):
    """Calendar of deals; answers ``ok`` to play the selected day."""

    def __init__(
        self, texts: DailyTexts, tries: Mapping[date, FirstTry], today: date, fixed: bool = False
    ) -> None:
        """`fixed`: the match on the table has a deal that is not chosen by number, and the button `OWN` leads
        back to the player's own match.
        """
        super().__init__(translate("daily", "Today’s Deal"), Frame.MOVABLE)
        self._texts, self._tries, self._today = texts, dict(tries), today
        heading = translate("daily", "Today’s Deal of {game}: one deal, the same for everybody.")
        self.body.setSpacing(8)
        self.body.addWidget(paragraph(heading.format(game=texts.title), width=WIDTH))
        last = max([today, *tries])
        self.grid = tell(
            MonthCalendar(FIRST_DAY, last, today, texts.language, self._mark),
            translate("balloon", "These are the days of a month. To choose one, click it."),
        )
        self.grid.chosen.connect(lambda _day: self._show())
        self.grid.struck.connect(lambda: self.strike("ok"))
        self.body.addWidget(self.grid)
        self._about = room_for(LINES, True, WIDTH)
        self.body.addWidget(self._about)
        own = (
            OWN,
            translate("daily", "Back to My Game"),
            translate("balloon", "To go back to what you play for yourself, click this button."),
        )
        number = (
            NUMBER,
            translate("daily", "By Number…"),
            translate("balloon", "To play a certain deal, which is the same each time, click this button."),
        )
        self.add_buttons(
            (
                own if fixed else number,
                copy_button(translate("balloon", "There is a result when a day’s deal has been played.")),
                ("cancel", translate("dialog", "Cancel")),
                (
                    "ok",
                    translate("daily", "Play"),
                    translate("balloon", "To play the deal of this day, click this button."),
                    translate("balloon", "This deal can’t be played again, or not yet."),
                ),
            ),
            "ok",
            "cancel",
            left=(OWN, NUMBER, COPY),
        )
        self.copies(COPY, lambda: texts.line(self.grid.day, self._tries[self.grid.day]))
        self.first_focus = self.grid
        self._show()
        self.fit()

    def tell_par(self, day: date, tried: FirstTry) -> None:
        """Show the par of a day that has become known."""
        self._tries[day] = tried
        self.grid.update()
        self._show()

    def _mark(self, day: date) -> DayMark:
        return self._texts.mark(day, self._tries.get(day))

    def _show(self) -> None:
        day = self.grid.day
        tried = self._tries.get(day)
        over = tried is not None and tried.end is not None
        self._about.setText(self._texts.about(day, tried, self._today))
        self.button(COPY).setEnabled(over)
        self.button(COPY).setText(translate("match-end", "Copy Result"))
        play = self.button("ok")
        play.setEnabled(not over and (tried is not None or FIRST_DAY <= day <= self._today))
        play.setText(
            translate("daily", "Go On") if tried is not None and not over else translate("daily", "Play")
        )


class DayResult(Dialog):
    """Result of a day's deal. *Copy Result* leaves it open; the par is added when it is known."""

    def __init__(self, texts: DailyTexts, day: date, tried: FirstTry) -> None:
        super().__init__(translate("daily", "Today’s Deal"), Frame.MOVABLE)
        self._texts, self._day, self._tried = texts, day, tried
        end = tried.end
        assert end is not None
        self.body.setSpacing(8)
        heading = translate("daily", "{game}, {day}").format(game=texts.title, day=texts.day(day))
        self.body.addWidget(paragraph(heading, width=WIDTH))
        you = translate("daily", "You: {amount}").format(amount=texts.amount(end))
        self.body.addWidget(paragraph(you, width=WIDTH))
        par = translate(
            "balloon", "Par is what the strongest computer player wins with the cards that you had."
        )
        self._par = tell(paragraph(self._par_words(), width=WIDTH), par)
        self.body.addWidget(self._par)
        if end.signs:
            signs = paragraph(end.signs, True, WIDTH)
            signs.setFont(fonts.listing())
            signs.setAccessibleName(translate("daily", "Your turns, one sign for each"))
            tell(signs, translate("balloon", "These are your turns, a sign for each, without naming a card."))
            signs.setFixedHeight(signs.heightForWidth(WIDTH))
            self.body.addWidget(signs)
            self.body.addWidget(paragraph(_sign_words(end.signs), True, WIDTH))
        notes = ", ".join(texts.notes(day, tried))
        if notes:
            self.body.addWidget(paragraph(capital(notes) + ".", True, WIDTH))
        self.add_buttons(
            (
                (
                    OTHER,
                    translate("daily", "Other Days…"),
                    translate("balloon", "To see the calendar of all deals, click this button."),
                ),
                see_button(),
            ),
            "ok",
            "ok",
        )
        self.add_buttons(
            (
                copy_button(),
                (
                    "ok",
                    translate("review", "Done"),
                    translate("balloon", "To go back to what you were playing, click this button."),
                ),
            ),
            "ok",
            "ok",
        )
        self.copies(COPY, lambda: texts.line(day, self._tried))
        self.fit()

    def tell_par(self, day: date, tried: FirstTry) -> None:
        """Show the par if it is the one of this day."""
        if day == self._day:
            self._tried = tried
            self._par.setText(self._par_words())

    def _par_words(self) -> str:
        par = self._tried.par
        if par is None:
            return translate("daily", "Par (the strongest player, with your cards): it is still playing…")
        return translate("daily", "Par (the strongest player, with your cards): {amount}").format(
            amount=self._texts.amount(par)
        )


def _sign_words(signs: str) -> str:
    """Return the meaning of each sign that occurs, in one sentence."""
    words = {
        "-": translate("daily", "nothing"),
        "o": translate("daily", "something gained"),
        "*": translate("daily", "a great moment"),
        "G": translate("daily", "went on for more"),
        "H": translate("daily", "a pawn home"),
        "P": translate("daily", "a POWER FLOWER"),
        "!": translate("daily", "the end, by you"),
    }
    text = translate("daily", "Your turns, a sign for each: {signs}.")
    return text.format(signs=", ".join(f"{sign} {words[sign]}" for sign in words if sign in signs))
