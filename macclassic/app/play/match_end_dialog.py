"""Dialog at the end of a match, and the words of a concession."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from macclassic.app.play.session import Session
from macclassic.app.play.stepping import person_at
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.standings import Highlight, Standings
from macclassic.quickdraw import fonts
from macclassic.table import portraits
from macclassic.table.chart import Curves
from macclassic.table.company.names import named
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import name_and_detail
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.dialogs.dialogs import AnyButton, Dialog, paragraph
from macclassic.toolbox.dialogs.labels import small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

COLUMN, LEAST = 84, 330
"""Width of a player's column, and minimum width of the dialog, in pixels."""
CURVES, NAMES = 84, 62
"""Height of the curves, and width of the names at their ends, in pixels."""
ROUNDS = 2
"""Minimum number of rounds for the curves to be shown."""

AGAIN, CHANGE, SEE, COPY, DESKTOP = "again", "change", "see", "copy", "desktop"


def copy_button(dimmed: str = "") -> AnyButton:
    """Return the button that copies a result; `dimmed`: balloon text while there is no result."""
    copies = translate("balloon", "To put the result on the Clipboard as text, click this button.")
    return COPY, translate("match-end", "Copy Result"), copies, dimmed


def see_button() -> AnyButton:
    """Return the button that shows a match again as a replay."""
    shows = translate("balloon", "To see all of it again, move by move, click this button.")
    return SEE, translate("match-end", "Watch Replay"), shows


def by_name(seats: Sequence[Mapping[str, object]]) -> list[SeatedPerson]:
    """Return the people at the seats by their names, for games without portraits."""
    you = translate("table", "You")
    return [
        SeatedPerson(str(each["called"]) or (you if alone else named(each)), "", you=alone)
        for each in seats
        for alone in [each["player"] == PERSON and not each["called"]]
    ]


class MatchEndDialog(Dialog):
    """Dialog with the result of a match. *Copy Result* leaves it open; the other buttons close it."""

    def __init__(
        self, table: GameTable, people: Sequence[SeatedPerson], course: Standings, conceded: int | None = None
    ) -> None:
        """`conceded`: the seat that conceded the match."""
        super().__init__(translate("match-end", "The End"), Frame.MOVABLE)
        self._gain, self._people, self._course = table.parts.texts.gain, people, course
        self._conceded = conceded
        width = max(LEAST, COLUMN * len(people))
        self.body.setSpacing(9)
        self.body.addWidget(paragraph(self._headline(), width=width))
        self.body.addLayout(self._standings())
        said = table.talk.last_words(course.places)
        if said:
            self.body.addWidget(paragraph("\n".join(self._last_words(said)), True, width))
        if len(course.rounds) >= ROUNDS:
            curves = Curves(width, CURVES, NAMES)
            curves.setAccessibleName(translate("match-end", "How it went"))
            best = course.best
            lines = [
                (fonts.small_fitted(person.name, NAMES - 8), line)
                for person, line in zip(people, course.sums, strict=True)
            ]
            curves.show_lines(lines, (best.seat, best.number))
            self.body.addWidget(curves)
            about = translate(
                "balloon",
                "The most that was won at once, or the longest run of wins. A square marks it in the curves.",
            )
            self.body.addWidget(tell(paragraph(self._remembered(best), True, width), about))
        self.add_buttons(
            (
                (
                    DESKTOP,
                    translate("match-end", "Desktop"),
                    translate("balloon", "To leave this game, click this button."),
                ),
                copy_button(),
                see_button(),
            ),
            AGAIN,
            DESKTOP,
        )
        self.add_buttons(
            (
                (
                    CHANGE,
                    translate("match-end", "Change Players…"),
                    translate("balloon", "To play with others, or by other rules, click this button."),
                ),
                (
                    AGAIN,
                    translate("match-end", "Play Again"),
                    translate("balloon", "To start again with the same players, click this button."),
                ),
            ),
            AGAIN,
            DESKTOP,
        )
        self.fit()

    def _order(self) -> list[int]:
        """Return the seats in order of places."""
        return sorted(range(len(self._people)), key=lambda seat: (self._course.places[seat], seat))

    def _last_words(self, words: Mapping[int, str]) -> Iterator[str]:
        """Yield the last words of the companions, in order of places."""
        for seat in self._order():
            if seat in words:
                text = translate("spoken", "{name}: “{words}”")
                yield text.format(name=self._people[seat].name, words=words[seat])

    def _headline(self) -> str:
        if self._conceded is not None:
            person = self._people[self._conceded]
            if person.you:
                return translate("match-end", "You have conceded.")
            return translate("match-end", "{name} has conceded.").format(name=person.name)
        first = [self._people[seat] for seat in self._order() if self._course.places[seat] == 1]
        if len(first) == 1:
            if first[0].you:
                return translate("match-end", "You have won!")
            return translate("match-end", "{name} has won.").format(name=first[0].name)
        and_ = translate("match-end", " and ")
        return translate("match-end", "{names} share first place.").format(
            names=and_.join(each.name for each in first)
        )

    def _standings(self) -> QGridLayout:
        """Return a column per player, in order of places: face, place and name, sum. Winners are large."""
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        best, last = min(self._course.places), max(self._course.places)
        for column, seat in enumerate(self._order()):
            person, place = self._people[seat], self._course.places[seat]
            mood = "pleased" if place == best else "dismayed" if place == last else "calm"
            if person.face:
                grid.addWidget(portraits.framed(person.face, mood, person.name, place == best), 0, column)
            name = translate("match-end", "{place}. {name}").format(
                place=place, name=fonts.small_fitted(person.name, COLUMN - 20, True)
            )
            grid.addWidget(small(name, place == best), 1, column)
            grid.addWidget(small(self._sum(seat)), 2, column)
            for row in range(3):
                found = grid.itemAtPosition(row, column)
                if found is not None:
                    found.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        return grid

    def _sum(self, seat: int) -> str:
        return self._gain(self._course.sums[seat][-1]) if len(self._course.rounds) >= ROUNDS else ""

    def _remembered(self, best: Highlight) -> str:
        person = self._people[best.seat]
        if best.run:
            text = translate("match-end", "The longest run of wins: {name}, {run} in a row.")
            if person.you:
                text = translate("match-end", "The longest run of wins: you, {run} in a row.")
            return text.format(name=person.name, run=best.run)
        text = translate("match-end", "The most at once: {amount} for {name}, in deal {number} of the match.")
        if person.you:
            text = translate(
                "match-end", "The most at once: {amount} for you, in deal {number} of the match."
            )
        return text.format(amount=self._gain(best.amount), name=person.name, number=best.number)

    def as_text(self, title: str, deal: str) -> str:
        """Return the result as a line of text; `title`: of the game; `deal`: words for its first deal."""
        each = translate("match-end", "{place}. {name} {sum}")
        results = (
            each.format(place=self._course.places[seat], name=self._people[seat].name, sum=self._sum(seat))
            for seat in self._order()
        )
        return name_and_detail(title, ", ".join(text.rstrip() for text in results)) + (
            f" ({deal})" if deal else ""
        )


def concession(session: Session, table: GameTable) -> str:
    """Return the sentence that says what it means to concede the match at a table."""
    match = session.match
    assert match is not None
    if len(session.people) > 1:
        seat = session.presenter.viewer_seat
        name = person_at(match, table, session.presenter.position().view, seat)
        return translate("session", "It ends for all, and {name} comes last.").format(name=name)
    if match.practice:
        return translate("session", "It is practice and does not count.")
    return translate("session", "It counts as a loss.")
