"""What the menus and the session ask of the table of War of Flowers: options, words, statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.levels import level_of
from macclassic.flower_cards.table.cardtable import CardTable

from ..players.tempers import opponent_of
from .chairs import LEVELS
from .options import WarOptions, usable
from .words import dollars

translate = QCoreApplication.translate


class Commands(CardTable):
    """The part of the table that no card lies on."""

    def _marking(self) -> str:
        return translate(
            "balloon", "To have month and kind written on every card, or not to, choose this item."
        )

    def options_dialog(self, values: Mapping[str, Any], between_matches: bool) -> WarOptions:
        return WarOptions(values, between_matches)

    def match_options(self, values: Mapping[str, Any]) -> tuple[dict[str, Any], dict[int, str]]:
        options = usable(values)
        levels = zip(options["iq"], options["who"], strict=True)
        players = {seat: f"iq:{iq}@{who}" for seat, (iq, who) in enumerate(levels, 1)}
        return {"money": options["money"], "cup": options["cup"], "iq": options["iq"]}, players

    def as_played(self, options: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        players = [str(seat["player"]) for seat in seats[1:]]
        people = [opponent_of(player) for player in players]
        found: dict[str, Any] = {"money": options["money"], "cup": options["cup"]}
        if None not in people:
            found["who"] = [each.key for each in people if each is not None]
        return {**found, "iq": [level_of(player.partition("@")[0], LEVELS) for player in players]}

    def company(self, values: Mapping[str, Any]) -> Sequence[str]:
        _, others = self.match_options(values)
        return ("iq:100", *(others[seat] for seat in sorted(others)))

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

    def gain_words(self, amount: int) -> str:
        return f"–{dollars(-amount)}" if amount < 0 else dollars(amount)

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        return (
            (translate("statistics", "Games finished"), str(summary.rounds)),
            (translate("statistics", "Games won"), str(summary.won)),
            (translate("statistics", "Games without a winner"), str(summary.drawn)),
            (translate("statistics", "Best score"), str(summary.best)),
            (translate("statistics", "Money won or lost"), self.gain_words(summary.change)),
            (translate("statistics", "Longest run of games won"), str(summary.longest)),
            (translate("statistics", "Wars finished"), str(summary.matches)),
            (translate("statistics", "Wars ended richest"), str(summary.matches_won)),
        )
