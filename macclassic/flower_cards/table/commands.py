"""The items of the Options menu that tables of flower cards have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox import cloth
from macclassic.toolbox.gamescreen import GameScreen
from macclassic.toolbox.menus import Item
from macclassic.toolbox.pace import pace_items
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate


class Commands(GameScreen):
    """The part of a table that no card lies on.

    `_options`: the options as they can be used; `show_matches`, `marked_cards`, `pace`, `back` and `cloth`
    are among them.
    """

    def __init__(self, manager: WindowManager, sounds: Sounds, options: Mapping[str, Any]) -> None:
        super().__init__(manager, sounds)
        self._options = dict(options)

    def _marking(self) -> str:
        """Return what a balloon says of the item that marks the cards."""
        raise NotImplementedError

    def option_items(self) -> Sequence[Item]:
        def toggle(name: str) -> Callable[[], None]:
            def change() -> None:
                self._options[name] = not self._options[name]
                self.update()
                self.options_changed.emit({name: self._options[name]})

            return change

        return [
            Item(
                translate("menu", "Show Matches"),
                toggle("show_matches"),
                checked=self._options["show_matches"],
                balloon=translate(
                    "balloon", "To see which cards of your hand match the table, or not to, choose this item."
                ),
            ),
            Item(
                translate("menu", "Marked Cards"),
                toggle("marked_cards"),
                checked=self._options["marked_cards"],
                balloon=self._marking(),
            ),
            cloth.item(self._choose_cloth),
            *pace_items(
                self._options["pace"],
                self._set_pace,
                translate("balloon", "To let cards move at this pace, choose this item. 5 is the fastest."),
            ),
        ]

    def _set_pace(self, pace: int) -> None:
        self.use_options({**self._options, "pace": pace})
        self.options_changed.emit({"pace": pace})

    def _choose_cloth(self) -> None:
        cloth.choose(self, self._options, lambda values: self._options.update(values))
