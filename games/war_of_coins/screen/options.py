"""Options dialog of War of Coins: length of a match, the opponent, and the pace."""

from __future__ import annotations

from macclassic.flower_cards.table import menus
from macclassic.flower_cards.table.opponent_rows import OpponentRows
from macclassic.toolbox.dialogs.dialogs import AskName
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, grid_of, line_of
from macclassic.toolbox.grammar.sentences import translate

from ..options import ENDLESS, LENGTHS, CoinOptions
from .texts.words import temper_sentence


class CoinForm(OptionsForm):
    """Form with all options between matches; during a match only those of every table can be changed."""

    def __init__(self, given: CoinOptions, between_matches: bool) -> None:
        self._settled = translate("balloon", "This cannot be changed during a match.")
        self._chairs = OpponentRows(self, self._settled, temper_sentence)
        super().__init__(translate("options", "Options"), given, between_matches, self._settled)
        head = (
            translate("options", "Options for the next match")
            if between_matches
            else translate("options", "What is dimmed can be changed between matches.")
        )
        self.head(head)
        ahead = translate("options", "{n} points ahead")
        lengths = {length: (ahead.format(n=length), "") for length in LENGTHS}
        length = OptionTexts(
            translate("options", "A match ends at:"),
            translate(
                "balloon",
                "To choose how far ahead a player must be to end a match, choose from this pop-up menu.",
            ),
            values={**lengths, ENDLESS: (translate("options", "no end"), "")},
        )
        self.add_pace()
        menus.add_labels(self, given)
        lines = (
            (length.label, line_of(self.add("match", length))),
            *self._chairs.lines([translate("options", "You play against:")]),
        )
        self.body.addLayout(grid_of(lines))
        self.end(
            translate("balloon", "To begin a match with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
        )

    def offer_new_people(self, ask: AskName) -> None:
        self._chairs.offer_new_people(ask)

    def changed(self) -> None:
        super().changed()
        self._chairs.show()
