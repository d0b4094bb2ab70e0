"""What the menus and the session ask of the table of Flower Power: options, words, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize

from macclassic.engine.options import usable
from macclassic.toolbox.gamescreen import GameScreen
from macclassic.toolbox.menus import Item
from macclassic.toolbox.pace import pace_items
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from ..options import FlowerOptions
from . import layout
from .model import Model
from .options import FlowerForm
from .words import Company, level_name

translate = QCoreApplication.translate


class Commands(GameScreen):
    """The part of the table that no flower stands on. `_who`: who sits where; `_model`: the picture."""

    any_seat = True
    gains_add_up = False
    smallest = QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT)

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self._options = usable(FlowerOptions, {})
        self._who = Company()
        self._model: Model | None = None

    def seat_name(self, seat: int) -> str:
        return self._who.name(seat)

    # What the items do

    def show_graveyard(self) -> None:
        """Show all cards in the GraveRyard."""
        raise NotImplementedError

    def show_hands(self) -> None:
        """Show what is known of the others' hands."""
        raise NotImplementedError

    def make_flower(self) -> None:
        """Ask for the cards of a new flower."""
        raise NotImplementedError

    def open_typing(self, text: str = "") -> None:
        """Open the line for typing, with what was typed already."""
        raise NotImplementedError

    @property
    def can_type(self) -> bool:
        """Whether a move may be typed now."""
        raise NotImplementedError

    @property
    def can_make(self) -> bool:
        """Whether a flower can be made now."""
        raise NotImplementedError

    def game_items(self) -> Sequence[Item]:
        begun = self._model is not None
        nothing = translate("balloon", "There is nothing to see before a match has begun.")
        known = self._model is not None and bool(self._model.known_hands)
        return (
            Item(
                translate("flower-power", "GraveRyard…"),
                self.show_graveyard,
                "G",
                enabled=begun,
                balloon=translate(
                    "balloon", "To see all cards that lie in the GraveRyard, choose this item."
                ),
                balloon_dimmed=nothing,
            ),
            Item(
                translate("flower-power", "Known Hands…"),
                self.show_hands,
                enabled=known,
                balloon=translate("balloon", "To see what you know of the others’ hands, choose this item."),
                balloon_dimmed=translate("balloon", "You know no card in anybody’s hand: send a spy."),
            ),
            Item(
                translate("flower-power", "Make a Flower…"),
                self.make_flower,
                "M",
                enabled=begun and self.can_make,
                balloon=translate("balloon", "To make a flower of cards from your hand, choose this item."),
                balloon_dimmed=translate(
                    "balloon", "You can make a flower when you may play and hold three cards."
                ),
            ),
            Item(
                translate("flower-power", "Type a Move"),
                self.open_typing,
                "T",
                enabled=begun and self.can_type,
                balloon=translate(
                    "balloon", "To type what you want to do instead of showing it, choose this item."
                ),
                balloon_dimmed=translate("balloon", "You can type a move when it is your turn."),
            ),
        )

    def option_items(self) -> Sequence[Item]:
        return pace_items(
            self._options.pace,
            self._set_pace,
            translate(
                "balloon", "To let cards and flowers move at this pace, choose this item. 5 is the fastest."
            ),
        )

    def _set_pace(self, pace: int) -> None:
        self.use_options(replace(self._options, pace=pace))
        self.options_changed.emit({"pace": pace})

    def options_dialog(self, options: FlowerOptions, between_matches: bool) -> FlowerForm:
        return FlowerForm(options, between_matches)

    def new_title(self) -> str:
        return translate("menu", "New Game…")

    def give_up_question(self) -> str:
        return translate("flower-power", "A game is under way. Do you want to give it up and begin another?")

    def thanks(self) -> str:
        return translate(
            "about",
            "The card game by Vincent Labrèche, from an idea of S. Kruschitz. Thanks to those who tested it: "
            "L. P. Moreau, J. Marchand, Y. Bois, J. Lafontaine, A. Lafontaine; to the second generation: "
            "Ém., Él. and A. Labrèche; to P. Labrèche, who read it; and to him for such a fine battle. "
            "Drawings, words and program are our own.",
        )

    def counted_words(self) -> str:
        return translate("statistics", "Petals left")

    def player_words(self, player: str) -> str:
        return level_name(player) or super().player_words(player)

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        return (
            (translate("statistics", "Games finished"), str(summary.rounds)),
            (translate("statistics", "Games won"), str(summary.won)),
            (translate("statistics", "Most petals left in a game won"), str(summary.best)),
            (translate("statistics", "Longest run of games won"), str(summary.longest)),
        )
