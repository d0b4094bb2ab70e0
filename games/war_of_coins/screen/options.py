"""Options dialog of War of Coins: length of a match, the opponent, and the pace."""

from __future__ import annotations

from macclassic.flower_cards.table import menus
from macclassic.flower_cards.table.opponent_rows import OpponentRows
from macclassic.toolbox.dialogs.dialogs import AskName, paragraph
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
            else translate("options", "Other settings take effect in the next match.")
        )
        self.body.addWidget(paragraph(head, width=380))
        ahead = translate(
            "balloon", "To end a match as soon as a player is {n} points ahead, click this button."
        )
        lengths = {length: (str(length), ahead.format(n=length)) for length in LENGTHS}
        first = LENGTHS[0]
        lengths[first] = translate("options", "{n} points ahead").format(n=first), lengths[first][1]
        endless = translate("balloon", "To play on until you have had enough, click this button.")
        length = OptionTexts(
            translate("options", "A match ends at:"),
            values={**lengths, ENDLESS: (translate("options", "no end"), endless)},
        )
        self.add_pace(
            translate("balloon", "To let cards move at this pace, click this button. 5 is the fastest.")
        )
        menus.add_labels(self, given)
        lines = (
            (length.label, line_of(self.add("match", length))),
            *self._chairs.lines([translate("options", "You play against:")]),
        )
        self.body.addLayout(grid_of(lines))
        self.end(
            translate("balloon", "To begin a match with these options, click this button."),
            translate("balloon", "To go on at this pace, click this button."),
        )

    def offer_new_people(self, ask: AskName) -> None:
        self._chairs.offer_new_people(ask)

    def changed(self) -> None:
        super().changed()
        self._chairs.show()
