"""What the menus and the session ask of the table of Sorry: options, words, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.options import usable
from macclassic.toolbox.gamescreen import GameScreen
from macclassic.toolbox.menus import SEPARATOR, Item
from macclassic.toolbox.pace import pace_items
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from ..options import SorryOptions
from .options import SorryForm
from .words import level_name

translate = QCoreApplication.translate


class Commands(GameScreen):
    """The part of the table that no pawn stands on."""

    any_seat = True
    open_table = True
    gains_add_up = False

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self._options = usable(SorryOptions, {})

    def option_items(self) -> Sequence[Item]:
        confirm, forced = self._options.confirm, self._options.forced
        return [
            Item(
                translate("menu", "Confirm Moves"),
                partial(self._change, "confirm", not confirm),
                checked=confirm,
                balloon=translate(
                    "balloon", "To be asked before a move is made, or not to be, choose this item."
                ),
            ),
            Item(
                translate("menu", "Play Forced Moves"),
                partial(self._change, "forced", not forced),
                checked=forced,
                balloon=translate(
                    "balloon",
                    "To have a move made for you where it is the only one, or not to, choose this item.",
                ),
            ),
            SEPARATOR,
            *pace_items(
                self._options.pace,
                partial(self._change, "pace"),
                translate("balloon", "To let pawns move at this pace, choose this item. 5 is the fastest."),
            ),
        ]

    def _change(self, name: str, value: Any) -> None:
        self.use_options(replace(self._options, **{name: value}))
        self.options_changed.emit({name: value})

    def options_dialog(self, options: SorryOptions, between_matches: bool) -> SorryForm:
        return SorryForm(options, between_matches)

    def new_title(self) -> str:
        return translate("menu", "New Game…")

    def give_up_question(self) -> str:
        return translate("sorry", "A game is under way. Do you want to give it up and begin another?")

    def thanks(self) -> str:
        return translate(
            "about",
            "After Computer SORRY! 1.5 for the Atari ST, 1987, with thanks to its author. The board game "
            "belongs to its owners, and nothing of theirs is used: drawings, words and program are our own.",
        )

    def player_words(self, player: str) -> str:
        return level_name(player) or super().player_words(player)

    def counted_words(self) -> str:
        return translate("sorry-statistics", "Pawns at home")

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        return (
            (translate("statistics", "Games finished"), str(summary.rounds)),
            (translate("statistics", "Games won"), str(summary.won)),
            (translate("statistics", "Longest run of games won"), str(summary.longest)),
        )
