"""Options dialog of War of Flowers: money, opponents and their IQ, pace, house rules, September cup."""

from __future__ import annotations

from macclassic.flower_cards.table import menus
from macclassic.flower_cards.table.opponent_rows import OpponentRows
from macclassic.toolbox.dialogs.dialogs import AskName
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, grid_of, line_of
from macclassic.toolbox.grammar.sentences import translate

from ..options import MONEY, WarOptions
from .house_rules_form import HouseLine
from .texts.words import dollars, temper_sentence


class WarForm(OptionsForm):
    """Form with all options between wars; during a war only those of every table can be changed."""

    def __init__(self, given: WarOptions, between_wars: bool) -> None:
        self._limits = {"least": dollars(MONEY.least), "most": dollars(MONEY.most)}
        self._settled = translate("balloon", "This cannot be changed during a war.")
        self._chairs = OpponentRows(self, self._settled, temper_sentence)
        super().__init__(translate("options", "Options"), given, between_wars, self._settled)
        head = (
            translate("options", "Options for the next war")
            if between_wars
            else translate("options", "What is dimmed can be changed between wars.")
        )
        self.head(head)
        sides = translate("options", "At your right:"), translate("options", "At your left:")
        money = self._money()
        self.add_pace()
        menus.add_labels(self, given)
        house = HouseLine(self, given.house, self._settled)
        lines = (
            (money.label, line_of(self.controls["money"])),
            *self._chairs.lines(sides),
        )
        self.body.addLayout(grid_of(lines))
        cup = OptionTexts(
            translate("options", "The September cup counts as a double plain"),
            translate("balloon", "To let the cup of September count as two plains, click this box."),
        )
        rare = line_of([Label(house.label, house.menu), house.menu, house.each]), *self.add("cup", cup)
        for part in rare:
            self.body.addWidget(part)
        self.rarely(("house", "cup"), *rare)
        self.rarely((), *self.controls["money"][-2:], unusual=given.money not in MONEY.offered)
        self.end(
            translate("balloon", "To begin a war with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
            translate("balloon", "To begin, type an amount from {least} to {most} first.").format(
                **self._limits
            ),
        )

    def _money(self) -> OptionTexts:
        text = translate("balloon", "To let everybody begin with ${amount}, click this button.")
        own = translate("balloon", "Type an amount of your own in this box, from {least} to {most}.")
        said = OptionTexts(
            translate("options", "Starting money:"),
            values={amount: (dollars(amount), text.format(amount=amount)) for amount in MONEY.offered},
            other=(
                translate("options", "$"),
                translate("options", "Another amount"),
                translate("balloon", "To let everybody begin with the amount in the box, click this button."),
                own.format(**self._limits),
            ),
            width=44,
        )
        self.add("money", said)
        return said

    def offer_new_people(self, ask: AskName) -> None:
        self._chairs.offer_new_people(ask)

    def changed(self) -> None:
        super().changed()
        self._chairs.show()
