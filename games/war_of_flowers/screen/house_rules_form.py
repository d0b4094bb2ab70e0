"""House rules in the Options dialog: a menu of bundles, and a dialog with each rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import make_dataclass
from typing import Any

from PySide6.QtWidgets import QGridLayout, QPushButton

from macclassic.engine.core.options import FLAG, Choice, Options, option
from macclassic.toolbox.dialogs.dialogs import paragraph
from macclassic.toolbox.dialogs.labels import unkeyed
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, grid_of, line_of
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import tell

from ..house.options import BUNDLES, HOUSE, NAMES, ORIGINAL, VALUES, HouseRules

OWN = "own"
"""Key of the menu item for rules that match no bundle."""
FLAGS = tuple(name for name in NAMES if VALUES[name] == (False, True))
ROWS = (len(FLAGS) + 1) // 2

_EACH = [
    (name, Any, option(getattr(ORIGINAL, name), FLAG if name in FLAGS else Choice(VALUES[name])))
    for name in NAMES
]
Each = make_dataclass("Each", _EACH, bases=(Options,), frozen=True)
"""The rules as options of a dialog, each with a control."""


class HouseLine:
    """House rules in a form: a menu of bundles, and a button that opens the single rules."""

    def __init__(self, form: OptionsForm, given: HouseRules, settled: str) -> None:
        self._form, self._rules = form, given
        self.label = translate("options", "House rules:")
        dimmed = "" if form.between else settled
        self.menu = PopUp()
        for key, words in _bundles().items():
            self.menu.addItem(words, key)
        self.menu.setAccessibleName(self.label)
        text = translate("balloon", "To play by the rules of a house, choose them from this menu. {more}")
        tell(self.menu, text.format(more=_about("")), dimmed)
        self._text = text
        self._settled = dimmed
        self.menu.activated.connect(self._chosen)
        self.each = QPushButton(unkeyed(translate("options", "Customise…")))
        self.each.setAutoDefault(False)
        tell(self.each, translate("balloon", "To choose each rule separately, click this button."), dimmed)
        self.each.clicked.connect(self._open)
        self._show()
        form.put("house", [self.menu, self.each], lambda: HOUSE.written(self._rules), form.between)

    def _show(self) -> None:
        """Select the current rules in the menu; the item for own rules exists only while selected."""
        key = next((key for key, rules in BUNDLES.items() if rules == self._rules), "")
        if not key and self._rules != ORIGINAL:
            key = OWN
        at = self.menu.findData(OWN)
        if key == OWN and at < 0:
            self.menu.addItem(translate("options", "custom"), OWN)
        elif key != OWN and at >= 0:
            self.menu.removeItem(at)
        self.menu.setCurrentIndex(self.menu.findData(key))
        tell(self.menu, self._text.format(more=_about(key)), self._settled)

    def _chosen(self) -> None:
        key = self.menu.currentData()
        if key != OWN:
            self._rules = BUNDLES.get(key, ORIGINAL)
        self._show()

    def _open(self) -> None:
        dialog = RulesForm(self._rules)

        def answered(name: str) -> None:
            if name == "ok":
                self._rules = dialog.rules
                self._show()

        dialog.finished.connect(answered)
        self._form.opens.emit(dialog)


class RulesForm(OptionsForm):
    """Dialog with each house rule."""

    def __init__(self, given: HouseRules) -> None:
        super().__init__(translate("house", "House rules"), Each(**HOUSE.written(given)), True)
        self.body.setSpacing(8)
        lines = []
        for name, said in _choices().items():
            lines.append((said.label, line_of(self.add(name, said))))
        self.body.addLayout(grid_of(lines))
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        for place, (name, (words, balloon)) in enumerate(_flags().items()):
            (box,) = self.add(name, OptionTexts(words, balloon))
            grid.addWidget(box, place % ROWS, place // ROWS)
        self.body.addLayout(grid)
        text = translate("house", "Pages {first} to {last} of Help explain each rule.")
        self.body.addWidget(paragraph(text.format(first=FIRST_PAGE, last=LAST_PAGE), True, 420))
        self.ok_or_cancel(translate("balloon", "To use these rules, click this button."))
        self.changed()
        self.fit()

    @property
    def rules(self) -> HouseRules:
        """The rules as set in the dialog."""
        found: HouseRules = HOUSE.read(self.values())
        return found

    def changed(self) -> None:
        """Disable the bomb while Shake is off."""
        super().changed()
        if "bomb" in self.controls:
            (shake,), (bomb,) = self.controls["shake"], self.controls["bomb"]
            bomb.setEnabled(shake.isChecked())
            if not shake.isChecked():
                bomb.setChecked(False)


FIRST_PAGE, LAST_PAGE = 18, 21


def _bundles() -> Mapping[str, str]:
    return {
        "": translate("options", "as in the original"),
        "korean-evening": translate("options", "Korean evening"),
        "old-school": translate("options", "old school"),
        "quick": translate("options", "quick"),
    }


def _about(key: str) -> str:
    """Return a sentence that describes a bundle."""
    return {
        "": translate("options", "The original’s are played, and nothing else."),
        "korean-evening": translate(
            "options", "Shake, bomb and go: everything that a table on a holiday evening knows."
        ),
        "old-school": translate(
            "options", "Show what you were dealt; after a game without a winner the next one costs more."
        ),
        "quick": translate("options", "There is nothing new to decide, but money moves faster."),
        OWN: translate("options", "You have chosen these one by one."),
    }[key]


def _choices() -> Mapping[str, OptionTexts]:
    least = translate("balloon", "To let GO or STOP be called from this score on, click this button.")
    four = translate("balloon", "To settle what four cards of one month in a hand mean, click this button.")
    few = translate(
        "balloon", "To choose how many plains save a loser from paying double, click this button."
    )
    return {
        "min": OptionTexts(
            translate("house", "GO or STOP from:"),
            values={each: (str(each), least) for each in VALUES["min"]},
        ),
        "four": OptionTexts(
            translate("house", "Four of a month in hand:"),
            values={
                "nothing": (translate("house", "nothing"), four),
                "win": (translate("house", "win at once"), four),
                "choice": (translate("house", "win or play on"), four),
            },
        ),
        "few": OptionTexts(
            translate("house", "Enough plains:"), values={each: (str(each), few) for each in VALUES["few"]}
        ),
    }


def _flags() -> Mapping[str, tuple[str, str]]:
    """Return the label and the balloon text of each rule with a check box."""
    return {
        "shake": (
            translate("house", "Shake"),
            translate(
                "balloon", "To let three of a month be shown, for a win that pays double, click this box."
            ),
        ),
        "bomb": (
            translate("house", "Bomb"),
            translate(
                "balloon",
                "To let three of a month be played at once on the fourth, click this box. It needs Shake.",
            ),
        ),
        "sunless": (
            translate("house", "No sun pays double"),
            translate("balloon", "To let a loser without a sun pay three suns double, click this box."),
        ),
        "noplain": (
            translate("house", "No plain pays double"),
            translate("balloon", "To let a loser without any plain pay double too, click this box."),
        ),
        "double_go": (
            translate("house", "Third GO doubles"),
            translate("balloon", "To double the score with each GO from the third on, click this box."),
        ),
        "free_go": (
            translate("house", "Several may call GO"),
            translate(
                "balloon",
                "To let every player call GO, and make the last caller who loses pay, click this box.",
            ),
        ),
        "own": (
            translate("house", "Own triplet: two plains"),
            translate(
                "balloon",
                "To collect two plains from each player for an own triplet taken back, click this box.",
            ),
        ),
        "pair_pair": (
            translate("house", "Pair on pair"),
            translate("balloon", "To pass plains when two cards land on two of one month, click this box."),
        ),
        "three_stuck": (
            translate("house", "Third triplet wins"),
            translate("balloon", "To let three triplets win a game, click this box."),
        ),
        "carry": (
            translate("house", "Carry"),
            translate("balloon", "To double the next game where nobody has won, click this box."),
        ),
        "last": (
            translate("house", "Plains on last turns"),
            translate("balloon", "To pass plains on last turns too, click this box."),
        ),
    }
