"""Steps of a match on a table, and a look back at one round, step by step.

A finished round is shown with nothing hidden, so that the player can see that it was fair. A round that goes
on is shown as the person saw it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from macclassic.engine.core.contract import EVERYBODY, Result
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, AnyRules, Json
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import MAX_NAME_LENGTH, harmless
from macclassic.engine.match.match import Match
from macclassic.quickdraw import fonts
from macclassic.table.company.names import named as displayed
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import name_and_detail
from macclassic.table.placement.dialog_places import Explained, corner_beside, some_of
from macclassic.table.table_parts import company_at
from macclassic.table.table_state import (
    AnyPosition,
    PlayedEvents,
    RoundBegan,
    SeatDecided,
    TableEvent,
    TablePosition,
)
from macclassic.toolbox.dialogs.dialogs import Dialog, room_for
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

MAX_LOG_LINES = 3
"""Maximum number of lines for the log of a move; longer text ends in an ellipsis."""
_KEYS = {Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "step", Qt.Key.Key_Space: "step"}


@dataclass(frozen=True)
class ReplayStep(PlayedEvents):
    """One decision with its events and position, and the result of the round if it ended."""

    result: Result | None = None
    last: bool = False


def seated(match: Match, seats: Sequence[Json] = ()) -> list[Json]:
    """Return the seats for display, with names from the record made safe.

    `called`: name of one of several people, empty if none was given. `seats`: the entries at a time in the
    past.
    """
    names = named(match)
    return [
        {
            **seat,
            **{key: harmless(str(seat[key]), MAX_NAME_LENGTH) for key in ("name", "player")},
            "called": harmless(names.get(index, ""), MAX_NAME_LENGTH),
        }
        for index, seat in enumerate(seats or match.seats)
    ]


def seated_then(match: Match, number: int, decisions: int) -> list[list[Json] | None]:
    """Return the seats after each number of decisions of a round, from none to `decisions`.

    An entry is None if nothing has changed since.
    """

    def then(step: int) -> list[Json] | None:
        seats = match.seats_at(number, step)
        return None if seats == match.seats else seated(match, seats)

    if not match.played_rounds[number].left:
        return [then(0)] * (decisions + 1)
    return [then(step) for step in range(decisions + 1)]


def named(match: Match) -> dict[int, str]:
    """Return the given names of several people at one mouse, by seat; empty if fewer than two play."""
    places = match.spec.seats(match.first_options)
    people = [seat for seat, each in enumerate(match.seats) if each["player"] == PERSON]
    if len(people) < 2:
        return {}
    names = {seat: str(match.seats[seat]["name"]) for seat in people}
    return {seat: name for seat, name in names.items() if name != places[seat].name}


def person_at(match: Match, table: GameTable, view: object, seat: int) -> str:
    """Return the name of a person: the given one, else the game's word for the seat, else the record's."""
    called = named(match).get(seat, "") or table.parts.texts.seat(view, seat)
    return called or displayed(match.seats[seat])


def steps_of(match: Match, only: int | None = None) -> list[ReplayStep]:
    """Return each round's deal and every decision of a match, with the position after it.

    `only` limits them to one round, counted from 0.
    """
    rules = match.rules
    steps: list[ReplayStep] = []
    for number in range(match.round_count) if only is None else (only,):
        start, moves = match.round(number)
        seats = seated_then(match, number, len(moves))
        steps.append(_step(rules, [RoundBegan()], start, seats[0]))
        for then, (seat, action, events, after) in zip(seats, moves, strict=False):
            steps.append(_step(rules, [SeatDecided(seat, action), *events], after, then))
    return steps


def show_step(table: GameTable, steps: Sequence[PlayedEvents], at: int) -> None:
    """Show a step without motion, with the steps before it in its round that the table recalls."""
    first = at
    while at - first < table.parts.motions.recalled_decisions and not deals(steps[first]):
        first -= 1
    start = steps[first]
    past = [start if deals(start) else replace(start, events=()), *steps[first + 1 : at + 1]]
    table.show_position(steps[at].position, past)


def log_lines_of(table: GameTable, steps: Sequence[PlayedEvents]) -> list[Sequence[str]]:
    """Return the log lines of each step; of the first step only if it is a deal."""
    tale = table.parts.narration.log_lines
    if tale is None or not steps:
        return [() for _ in steps]
    here = replace(table.looking_at(steps[0].position.view), model=None)
    first = replace(here, position=steps[0].position, company=company_at(table.parts, steps[0], here.company))
    found = [tale(first, steps[0].events) if steps[0].events and deals(steps[0]) else ()]
    for before, then in pairwise(steps):
        company = company_at(table.parts, then, here.company)
        now = replace(here, position=then.position, previous=before.position, company=company)
        found.append(tale(now, then.events))
    return found


def deals(step: PlayedEvents) -> bool:
    """True if a step is the deal of a round."""
    return isinstance(step.events[0], RoundBegan)


def _step(
    rules: AnyRules, happened: Sequence[TableEvent], state: Any, seats: Sequence[Json] | None
) -> ReplayStep:
    """Return the step that led to a state, with the result if the round is over, as after a void deal."""
    actor = state.actor()
    result = rules.result(state) if actor in (ROUND_OVER, MATCH_OVER) else None
    seen: AnyPosition = TablePosition(rules.view(state, EVERYBODY), (), watching=True)
    return ReplayStep(happened, seen, result, actor == MATCH_OVER, seats=seats)


class StepDialog(Dialog):
    """Dialog that says which decision of a round is shown, with the buttons that step."""

    def __init__(self, title: str, saves: bool, width: int, rows: int = 1) -> None:
        """`saves`: True for a button that saves the record; `width`: of the text in pixels.

        `rows`: lines for the log of a move.
        """
        super().__init__(title, Frame.MOVABLE)
        self.lower()
        self._rows, self._width = rows, width
        self._line, self._message = room_for(1, True, width), room_for(rows, True, width)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self._line)
        lines.addWidget(self._message)
        self.body.addLayout(lines)
        keep = translate("balloon", "To keep the record, by which anybody can check it, click this button.")
        before = translate("balloon", "To go back by one move, click this button.")
        after = translate("balloon", "To see the next move, click this button.")
        done = translate("balloon", "To go on with the game, click this button.")
        dealt = translate("balloon", "This is how the cards were dealt.")
        save = (("save", translate("hands", "Save Record As…"), keep),) if saves else ()
        self.add_buttons(
            (
                *save,
                ("back", translate("hands", "Back"), before, dealt),
                ("step", translate("hands", "Step"), after, translate("balloon", "The deal ends here.")),
                ("ok", translate("hands", "Done"), done),
            ),
            default="step",
            cancel="ok",
            left=("save",),
        )
        self.fit()

    def say(self, text: str, tale: str, first: bool, last: bool) -> None:
        """Show the number of a step and its log text, and enable the buttons that can step on."""
        self._line.setText(text)
        *lines, last_line = fonts.wrapped(tale, self._width)
        lines, rest = lines[: self._rows - 1], " ".join((*lines[self._rows - 1 :], last_line))
        self._message.setText("\n".join((*lines, fonts.small_fitted(rest, self._width))))
        self._message.setAccessibleName(tale)
        tell(self._message, tale)
        self.button("back").setEnabled(not first)
        self.button("step").setEnabled(not last)

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            return super()._key(watched, event)
        self.strike(name)
        return True


class RoundStepping:
    """A look back at one round on its table; the caller shows the current position again afterwards."""

    def __init__(
        self,
        title: str,
        match: Match,
        table: GameTable,
        number: int,
        steps: Sequence[PlayedEvents],
        stops: Sequence[int] = (),
        save: Callable[[], None] | None = None,
    ) -> None:
        """`title`: of the dialog; `number`: of the round, from 0; `steps`: its deal and decisions.

        `stops`: indices of the steps to stop at, empty for all; `save`: saves the record, None if it may not
        be saved.
        """
        self._match, self._table, self._number, self._steps = match, table, number, steps
        self._stops = stops or range(len(steps))
        self._log_lines = [" ".join(lines) for lines in log_lines_of(table, steps)]
        self._at = 0
        width = table.parts.placement.stepping_width(table.size())
        rows = max(len(fonts.wrapped(self._log_lines[stop], width)) for stop in self._stops)
        dialog = self.dialog = StepDialog(title, save is not None, width, min(rows, MAX_LOG_LINES))
        if save is not None:
            dialog.others["save"] = save
        dialog.others |= {"back": self._back, "step": self._step}

    def open(self, at: int = 0) -> None:
        """Open the dialog at the first stop that has at least `at` decisions; 0 is the deal."""
        table = self._table
        self._at = bisect_left(self._stops, at)
        moments = [self._explained(stop) for stop in some_of(self._stops)]
        table.manager.open(self.dialog, corner_beside(table, self.dialog, moments))
        self._show()

    def _explained(self, stop: int) -> Explained:
        """Return the moment before a decision, with the decision."""
        before = self._table.looking_at(self._steps[max(0, stop - 1)].position.view)
        decided = [each.action for each in self._steps[stop].events if isinstance(each, SeatDecided)]
        return Explained(before, spoken_of=decided)

    def stop(self) -> None:
        """Do nothing: this look back has no timer to stop."""

    def _step(self) -> None:
        if self._at + 1 < len(self._stops):
            self._at += 1
            self._show()

    def _back(self) -> None:
        if self._at:
            self._at -= 1
            self._show()

    def _show(self) -> None:
        at, all_ = self._stops[self._at], len(self._steps) - 1
        show_step(self._table, self._steps, at)
        words = translate("hands", "as dealt") if not at else translate("hands", "move {n} of {all}")
        place = self._table.parts.texts.deal(self._match.seed, self._number + 1)
        self.dialog.say(
            name_and_detail(place, words.format(n=at, all=all_)),
            self._log_lines[at],
            first=not self._at,
            last=self._at + 1 == len(self._stops),
        )


def all_hands(match: Match, table: GameTable, number: int, save: Callable[[], None]) -> RoundStepping:
    """Return a look back at a finished round, counted from 0, with nothing hidden."""
    title = translate("hands", "All Hands")
    return RoundStepping(title, match, table, number, steps_of(match, only=number), save=save)


def as_seen(
    match: Match, table: GameTable, number: int, steps: Sequence[PlayedEvents], stops: Sequence[int]
) -> RoundStepping:
    """Return a look back at some decisions of a round, as the person saw them."""
    seen = [replace(step, position=replace(step.position, watching=True)) for step in steps]
    return RoundStepping(translate("hands", "Looking Back"), match, table, number, seen, stops)
