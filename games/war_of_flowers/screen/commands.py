"""What the menus and the session ask of the table of War of Flowers: options, words, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.cardtable import CardTable

from ..options import WarOptions
from .options import WarForm
from .words import dollars

translate = QCoreApplication.translate


class Commands(CardTable):
    """The part of the table that no card lies on."""

    def _marking(self) -> str:
        return translate(
            "balloon", "To have month and kind written on every card, or not to, choose this item."
        )

    def options_dialog(self, options: WarOptions, between_matches: bool) -> WarForm:
        return WarForm(options, between_matches)

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
