"""A match as steps on a table; and one look back at a round, step by step: with nothing hidden where it is
over, to see that it was fair, or at one that goes on as the person saw it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import MAX_NAME_LENGTH, harmless
from macclassic.engine.match.match import Match
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import name_and_detail
from macclassic.table.table_state import (
    AnyPosition,
    PlayedEvents,
    RoundBegan,
    SeatDecided,
    TablePosition,
)
from macclassic.toolbox.dialogs.dialogs import Dialog, room_for
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_frames import Frame

translate = QCoreApplication.translate

WIDTH = 400
MOST = 3
"""Lines of what is told of a move; what is longer ends in dots."""
CORNER = QPoint(105, 119)
"""Where it opens: between the hands, where it hides least."""
_KEYS = {Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "step", Qt.Key.Key_Space: "step"}


@dataclass(frozen=True)
class ReplayStep(PlayedEvents):
    """One decision, and the result to show where a round ended with it."""

    result: Any = None
    last: bool = False


def seated(match: Match) -> list[dict[str, Any]]:
    """Return who sits where as a table may show it: names in a record are whatever somebody wrote. `called`:
    the name of one of several people, where it has been given."""
    names = named(match)
    return [
        {
            **seat,
            **{key: harmless(str(seat[key]), MAX_NAME_LENGTH) for key in ("name", "player")},
            "called": harmless(names.get(index, ""), MAX_NAME_LENGTH),
        }
        for index, seat in enumerate(match.seats)
    ]


def named(match: Match) -> dict[int, str]:
    """Return the names of people at one mouse, by seat, where they have been given."""
    places = match.spec.seats(match.first_options)
    people = [seat for seat, each in enumerate(match.seats) if each["player"] == PERSON]
    if len(people) < 2:
        return {}
    names = {seat: str(match.seats[seat]["name"]) for seat in people}
    return {seat: name for seat, name in names.items() if name != places[seat].name}


def steps_of(match: Match, only: int | None = None) -> list[ReplayStep]:
    """Return every decision of a match with the position after it, and each round's deal; or `only` those of
    one round, counted from 0."""
    rules = match.rules
    steps: list[ReplayStep] = []
    for number in range(match.round_count) if only is None else (only,):
        start, moves = match.round(number)
        steps.append(_step(rules, [RoundBegan()], start))
        for seat, action, events, after in moves:
            steps.append(_step(rules, [SeatDecided(seat, action), *events], after))
    return steps


def show_step(table: GameTable, steps: Sequence[PlayedEvents], at: int) -> None:
    """Show a step without motion, and what has happened before it in its round."""
    first = at
    while at - first < table.parts.motions.recalled_decisions and not deals(steps[first]):
        first -= 1
    start = steps[first]
    past = [start if deals(start) else replace(start, events=()), *steps[first + 1 : at + 1]]
    table.show_position(steps[at].position, past)


def tales(table: GameTable, steps: Sequence[PlayedEvents]) -> list[Sequence[str]]:
    """Return what one would tell of each step; of the first only if it is a deal."""
    tale = table.parts.narration.log_lines
    if tale is None or not steps:
        return [() for _ in steps]
    here = replace(table.looking_at(steps[0].position.view), model=None)
    first = replace(here, position=steps[0].position)
    found = [tale(first, steps[0].events) if steps[0].events and deals(steps[0]) else ()]
    for before, then in pairwise(steps):
        now = replace(here, position=then.position, previous=before.position)
        found.append(tale(now, then.events))
    return found


def deals(step: PlayedEvents) -> bool:
    """Whether a step is the deal of a round."""
    return isinstance(step.events[0], RoundBegan)


def _step(rules: Any, happened: Sequence[Any], state: Any) -> ReplayStep:
    """Return what led to a state, with how the round ended if it is over: a deal may be void at once."""
    actor = state.actor()
    result = rules.result(state) if actor in (ROUND_OVER, MATCH_OVER) else None
    seen: AnyPosition = TablePosition(rules.view(state, EVERYBODY), (), watching=True)
    return ReplayStep(happened, seen, result, actor == MATCH_OVER)


class StepDialog(Dialog):
    """Says which decision of the round is shown, and has the buttons that step."""

    def __init__(self, title: str, saves: bool, rows: int = 1) -> None:
        """`saves`: whether the record can be kept from here; `rows`: lines of what is told of a move."""
        super().__init__(title, Frame.MOVABLE)
        self._rows = rows
        self._line, self._told = room_for(1, True, WIDTH), room_for(rows, True, WIDTH)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self._line)
        lines.addWidget(self._told)
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
                ("step", translate("hands", "Step"), after, translate("balloon", "The round ends here.")),
                ("ok", translate("hands", "Done"), done),
            ),
            default="step",
            cancel="ok",
            left=("save",),
        )
        self.fit()

    def say(self, text: str, tale: str, first: bool, last: bool) -> None:
        """Write what is shown, and what one would tell of it; at the first step there is no way back, at the
        last none forth."""
        self._line.setText(text)
        *lines, last_line = fonts.wrapped(tale, WIDTH)
        lines, rest = lines[: self._rows - 1], " ".join((*lines[self._rows - 1 :], last_line))
        self._told.setText("\n".join((*lines, fonts.small_fitted(rest, WIDTH))))
        self._told.setAccessibleName(tale)
        tell(self._told, tale)
        self.button("back").setEnabled(not first)
        self.button("step").setEnabled(not last)

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            return super()._key(watched, event)
        self.strike(name)
        return True


class RoundStepping:
    """One look at a round of a match, on its table, which must show again afterwards where that stands."""

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
        """`title`: of its dialog; `number`: of the round, from 0; `steps`: its deal, and every decision;
        `stops`: those of them that it goes to, if not to all; `save`: keeps the record, if it may."""
        self._match, self._table, self._number, self._steps = match, table, number, steps
        self._stops = stops or range(len(steps))
        self._tales = [" ".join(lines) for lines in tales(table, steps)]
        self._at = 0
        rows = max(len(fonts.wrapped(self._tales[stop], WIDTH)) for stop in self._stops)
        dialog = self.dialog = StepDialog(title, save is not None, min(rows, MOST))
        if save is not None:
            dialog.others["save"] = save
        dialog.others |= {"back": self._back, "step": self._step}

    def open(self, at: int = 0) -> None:
        """Show the deal, or what stood there after so many decisions."""
        table, corner = self._table, CORNER
        window = table.window()
        if table.parts.placement.stepping_corner is not None and isinstance(window, Window):
            rect = table.manager.rect_of(window)
            corner = rect.topLeft() + table.pos() + table.parts.placement.stepping_corner(table.size())
            corner.setY(min(corner.y(), rect.bottom() - self.dialog.height()))
        self._at = bisect_left(self._stops, at)
        table.manager.open(self.dialog, corner)
        self._show()

    def stop(self) -> None:
        """Stop: nothing here goes on by itself."""

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
            self._tales[at],
            first=not self._at,
            last=self._at + 1 == len(self._stops),
        )


def all_hands(match: Match, table: GameTable, number: int, save: Callable[[], None]) -> RoundStepping:
    """Return a look at a round that is over, counted from 0, with nothing hidden."""
    title = translate("hands", "All Hands")
    return RoundStepping(title, match, table, number, steps_of(match, only=number), save=save)


def as_seen(
    match: Match, table: GameTable, number: int, steps: Sequence[PlayedEvents], stops: Sequence[int]
) -> RoundStepping:
    """Return a look at some moments of a round, by how much had been decided, as somebody has seen them."""
    seen = [replace(step, position=replace(step.position, watching=True)) for step in steps]
    return RoundStepping(translate("hands", "Looking Back"), match, table, number, seen, stops)
