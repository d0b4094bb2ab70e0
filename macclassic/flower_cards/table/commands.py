"""The items of the Options menu that tables of flower cards have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.options import CardOptions
from macclassic.toolbox import cloth
from macclassic.toolbox.gamescreen import GameScreen
from macclassic.toolbox.menus import Item
from macclassic.toolbox.pace import pace_items
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate


class Commands(GameScreen):
    """The part of a table that no card lies on.

    `_options`: the options as they can be used.
    """

    def __init__(self, manager: WindowManager, sounds: Sounds, options: CardOptions) -> None:
        super().__init__(manager, sounds)
        self._options = options

    def _marking(self) -> str:
        """Return what a balloon says of the item that marks the cards."""
        raise NotImplementedError

    def option_items(self) -> Sequence[Item]:
        matches, marked = self._options.show_matches, self._options.marked_cards
        return [
            Item(
                translate("menu", "Show Matches"),
                partial(self._toggle, "show_matches"),
                checked=matches,
                balloon=translate(
                    "balloon", "To see which cards of your hand match the table, or not to, choose this item."
                ),
            ),
            Item(
                translate("menu", "Marked Cards"),
                partial(self._toggle, "marked_cards"),
                checked=marked,
                balloon=self._marking(),
            ),
            cloth.item(self._choose_cloth),
            *pace_items(
                self._options.pace,
                partial(self._change, "pace"),
                translate("balloon", "To let cards move at this pace, choose this item. 5 is the fastest."),
            ),
        ]

    def _toggle(self, name: str) -> None:
        self._change(name, not getattr(self._options, name))

    def _change(self, name: str, value: Any) -> None:
        self.use_options(replace(self._options, **{name: value}))
        self.options_changed.emit({name: value})

    def _choose_cloth(self) -> None:
        cloth.choose(self, self._options)
