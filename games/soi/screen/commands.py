"""What the menus and the session ask of the table of Soi: settings, words, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize

from macclassic.toolbox import cloth
from macclassic.toolbox.gamescreen import GameScreen, Position
from macclassic.toolbox.menus import Item
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from ..options import SoiOptions
from . import layout
from .options import SoiSettings
from .recalling import MemorySheet
from .sheet import ScoreSheet
from .words import Company, seat_name

translate = QCoreApplication.translate


class Commands(GameScreen):
    """The part of the table that no card lies on.

    `_position`: where the match stands; `_who`: who sits where.
    """

    smallest = QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT)
    any_seat = True
    gains_add_up = False

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self._options = SoiOptions()
        self._position: Position | None = None
        self._who = Company()

    def seat_name(self, seat: int) -> str:
        return seat_name(seat)

    def game_items(self) -> Sequence[Item]:
        begun = self._position is not None
        nothing = translate("balloon", "There is nothing to see before a match has begun.")
        return (
            Item(
                translate("soi-menu", "Settings…"),
                self.options_wanted.emit,
                balloon=translate(
                    "balloon", "To say how long, how well and by whom is played, choose this item."
                ),
            ),
            Item(
                translate("soi-menu", "Memory…"),
                self.show_memory,
                enabled=begun,
                balloon=translate(
                    "balloon", "If you despair: to see all moves of this round, choose this item."
                ),
                balloon_dimmed=nothing,
            ),
            Item(
                translate("soi-menu", "Score"),
                self.show_score,
                enabled=begun,
                balloon=translate("balloon", "To see how many points everybody has, choose this item."),
                balloon_dimmed=nothing,
            ),
        )

    def option_items(self) -> Sequence[Item]:
        return (
            Item(
                translate("soi-menu", "Sort Cards"),
                self._toggle_sort,
                checked=self._options.sort,
                balloon=translate(
                    "balloon",
                    "To have the computers’ cards in order from the next deal on, or not, choose this item.",
                ),
            ),
            cloth.item(self._choose_cloth),
        )

    def _toggle_sort(self) -> None:
        self._options = replace(self._options, sort=not self._options.sort)
        self.options_changed.emit({"sort": self._options.sort})

    def _choose_cloth(self) -> None:
        cloth.choose(self, self._options)

    def show_memory(self) -> None:
        """Show all moves of this round, and where cards are that have changed hands."""
        if self._position is not None:
            self.finish()
            self.manager.open(MemorySheet(self._position.view))

    def show_score(self) -> None:
        """Show how many points everybody has."""
        if self._position is not None:
            self.finish()
            view = self._position.view
            points = view.points
            before = view.totals
            if view.over:
                one, two, three, four = (view.totals[seat] - points[seat] for seat in range(4))
                before = (one, two, three, four)
            self.manager.open(ScoreSheet(view.round, before, points, view.target, self._who))

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found: dict[str, Callable[[], object]] = {"cloth": self._choose_cloth}
        if self._position is not None:
            found |= {"memory": self.show_memory, "score": self.show_score}
        return found

    def options_dialog(self, options: SoiOptions, between_matches: bool) -> SoiSettings:
        return SoiSettings(options, between_matches)

    def new_title(self) -> str:
        return translate("soi-menu", "New Game")

    def give_up_question(self) -> str:
        return translate("soi-table", "A match is under way. Do you want to give it up and begin another?")

    def thanks(self) -> str:
        return translate(
            "about",
            "After a Soi for the Macintosh of the 1990s. Its author wrote it in two months, gave it away for "
            "nothing and asked only that his text stay with it; our copy lost his name. Our thanks to him. "
            "The drawings, words and program here are our own.",
        )

    def player_words(self, player: str) -> str:
        words = {
            "easiest": translate("soi-options", "Easiest"),
            "middle": translate("soi-options", "Middle"),
            "impossible": translate("soi-options", "Impossible"),
        }
        return words.get(player) or super().player_words(player)

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        mean = _tenths(summary.change / summary.rounds) if summary.rounds else "–"
        return (
            (translate("soi-statistics", "Rounds finished"), str(summary.rounds)),
            (translate("soi-statistics", "Rounds with most points"), str(summary.won)),
            (translate("soi-statistics", "Rounds with the lead shared"), str(summary.drawn)),
            (translate("soi-statistics", "Best round won"), str(summary.best)),
            (translate("soi-statistics", "Points a round"), mean),
            (translate("soi-statistics", "Longest run of rounds won"), str(summary.longest)),
            (translate("soi-statistics", "Matches finished"), str(summary.matches)),
            (translate("soi-statistics", "Matches won"), str(summary.matches_won)),
        )


def _tenths(number: float) -> str:
    """Return a number of points with its tenth, as the language of the screen writes it."""
    whole, tenth = divmod(round(10 * abs(number)), 10)
    sign = "–" if round(10 * number) < 0 else ""
    return sign + translate("soi-statistics", "{whole}.{tenth}").format(whole=whole, tenth=tenth)
