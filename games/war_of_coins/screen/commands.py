"""What the menus and the session ask of the table of War of Coins: options, words, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.cardtable import CardTable

from ..options import CoinOptions
from .options import CoinForm
from .words import signed

translate = QCoreApplication.translate


class Commands(CardTable):
    """The part of the table that no card lies on."""

    def _marking(self) -> str:
        return translate(
            "balloon",
            "To have the number of the coin and the kind written on every card, or not to, choose this item.",
        )

    def options_dialog(self, options: CoinOptions, between_matches: bool) -> CoinForm:
        return CoinForm(options, between_matches)

    def new_title(self) -> str:
        return translate("menu", "New Match")

    def give_up_question(self) -> str:
        return translate("table", "A match is under way. Do you want to give it up and begin another?")

    def thanks(self) -> str:
        return translate(
            "about",
            "After War of Coins, a game of flower cards in the dress of coins that Bdilee wrote down for "
            "Wikibooks. Our thanks. The coins, drawings, words and program here are our own.",
        )

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        return (
            (translate("statistics", "Games finished"), str(summary.rounds)),
            (translate("statistics", "Games won"), str(summary.won)),
            (translate("statistics", "Games without a winner"), str(summary.drawn)),
            (translate("statistics", "Best score"), str(summary.best)),
            (translate("statistics", "Points won or lost"), signed(summary.change)),
            (translate("statistics", "Longest run of games won"), str(summary.longest)),
            (translate("statistics", "Matches finished"), str(summary.matches)),
            (translate("statistics", "Matches won"), str(summary.matches_won)),
        )
