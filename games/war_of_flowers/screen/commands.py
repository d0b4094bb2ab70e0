"""What the menus and the session ask of the table of War of Flowers: options, words, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox import cloth
from macclassic.toolbox.gamescreen import GameScreen
from macclassic.toolbox.menus import Item
from macclassic.toolbox.pace import PACES
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from .options import DEFAULTS, WarOptions, usable

translate = QCoreApplication.translate


class Commands(GameScreen):
    """The part of the table that no card lies on."""

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self._options = dict(DEFAULTS)

    def option_items(self) -> Sequence[Item]:
        def toggle(name: str) -> Callable[[], None]:
            def change() -> None:
                self._options[name] = not self._options[name]
                self.update()
                self.options_changed.emit({name: self._options[name]})

            return change

        def set_pace(pace: int) -> Callable[[], None]:
            def change() -> None:
                self.use_options({**self._options, "pace": pace})
                self.options_changed.emit({"pace": pace})

            return change

        items = [
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
                balloon=translate(
                    "balloon", "To have month and kind written on every card, or not to, choose this item."
                ),
            ),
            Item(
                translate("menu", "Cards and Cloth…"),
                self._choose_cloth,
                balloon=translate(
                    "balloon", "To choose other backs for the cards or another cloth, choose this item."
                ),
            ),
        ]
        for pace in range(1, PACES + 1):
            name = translate("menu", "Pace {number}").format(number=pace)
            text = translate("balloon", "To let cards move at this pace, choose this item. 5 is the fastest.")
            items.append(Item(name, set_pace(pace), checked=self._options["pace"] == pace, balloon=text))
        return items

    def _choose_cloth(self) -> None:
        dialog = cloth.CardsAndCloth(self._options)

        def answered(name: str) -> None:
            if name == "ok":
                self._options.update(dialog.values())
                self.update()
                self.options_changed.emit(dialog.values())

        dialog.finished.connect(answered)
        self.manager.open(dialog)

    def options_dialog(self, values: Mapping[str, Any], between_matches: bool) -> WarOptions:
        return WarOptions(values, between_matches)

    def match_options(self, values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[int, str]]:
        options = usable(values)
        levels = zip(options["iq"], options["who"], strict=True)
        players = {seat: f"iq:{iq}@{who}" for seat, (iq, who) in enumerate(levels, 1)}
        return {"money": options["money"], "cup": options["cup"], "iq": options["iq"]}, players

    def new_title(self) -> str:
        return translate("menu", "New War")

    def give_up_question(self) -> str:
        return translate("table", "A war is under way. Do you want to give it up and begin another?")

    def thanks(self) -> str:
        return translate(
            "about",
            "After War of Flowers 1.1 by Minho Choi, 1993, who taught the Macintosh Korean flower cards. Our "
            "thanks to him. The drawings, words and program here are our own.",
        )

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        return (
            (translate("statistics", "Games finished"), str(summary.rounds)),
            (translate("statistics", "Games won"), str(summary.won)),
            (translate("statistics", "Games without a winner"), str(summary.drawn)),
            (translate("statistics", "Best score"), str(summary.best)),
            (translate("statistics", "Money won or lost"), f"${summary.change}".replace("$-", "–$")),
            (translate("statistics", "Longest run of games won"), str(summary.longest)),
            (translate("statistics", "Wars finished"), str(summary.matches)),
            (translate("statistics", "Wars ended richest"), str(summary.matches_won)),
        )
