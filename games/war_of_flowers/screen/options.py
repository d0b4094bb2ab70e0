"""The Options dialog of War of Flowers: starting money, who plays at which IQ, pace and the September cup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from macclassic.flower_cards.table import options
from macclassic.flower_cards.table.lines import grid_of
from macclassic.toolbox import cloth
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import radio, tick_box
from macclassic.toolbox.optionlines import line_of, radio_buttons

from .chairs import LEVELS, Chair
from .people import KEYS
from .words import dollars

translate = QCoreApplication.translate

MONEY = (20, 50, 100)
LEAST, MOST = 10, 999

DEFAULTS: dict[str, Any] = {
    "money": 50,
    "who": ["aunt", "clerk"],
    "iq": [100, 100],
    "pace": 3,
    "cup": "animal",
    "show_matches": True,
    "marked_cards": False,
    "back": cloth.BACKS[0],
    "cloth": cloth.CLOTHS[0],
}


def usable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return options as they can be used: what is missing or makes no sense has its default."""
    found = {**DEFAULTS, **cloth.usable(values)}
    money, iq = values.get("money"), values.get("iq")
    if type(money) is int and LEAST <= money <= MOST:
        found["money"] = money
    if isinstance(iq, list) and len(iq) == 2 and all(level in LEVELS for level in iq):
        found["iq"] = list(iq)
    who = values.get("who")
    if isinstance(who, list) and len(who) == 2 and who[0] != who[1] and all(each in KEYS for each in who):
        found["who"] = list(who)
    if values.get("cup") in ("animal", "double-plain"):
        found["cup"] = values["cup"]
    return {**found, **options.usable(values)}


class WarOptions(options.CardOptions):
    """All options between wars; within a war only the pace can be moved."""

    def __init__(self, values: Mapping[str, Any], between_wars: bool) -> None:
        head = (
            translate("options", "Options for the next war")
            if between_wars
            else translate("options", "In a war only the pace can be changed.")
        )
        super().__init__(usable(values), head)
        self._right, self._left = (
            Chair(self._given["who"][seat], self._given["iq"][seat], side, _settled())
            for seat, side in enumerate(
                (translate("options", "At your right:"), translate("options", "At your left:"))
            )
        )
        self._right.changed.connect(lambda before, now: self._swap(self._left, before, now))
        self._left.changed.connect(lambda before, now: self._swap(self._right, before, now))
        lines = (
            (translate("options", "Starting money:"), self._money_line()),
            (translate("options", "At your right:"), self._right),
            (translate("options", "At your left:"), self._left),
            (translate("options", "Pace:"), self._pace_line()),
        )
        grid = grid_of(lines)
        for _, line in lines[:-1]:
            line.setEnabled(between_wars)
        self._cup = tick_box(translate("options", "The September cup counts as a double plain"))
        tell(
            self._cup,
            translate("balloon", "To let the cup of September count as two plains, click this box."),
            _settled(),
        )
        self._cup.setChecked(self._given["cup"] == "double-plain")
        self._cup.setEnabled(between_wars)
        grid.addWidget(self._cup, 4, 0, 1, 2)
        self.body.addLayout(grid)
        self._end_with_buttons(
            between_wars,
            translate("balloon", "To begin a war with these options, click this button."),
            translate("balloon", "To begin, type an amount from $10 to $999 first."),
        )
        self._check()
        self.fit()

    def _money_line(self) -> QWidget:
        text = translate("balloon", "To let everybody begin with ${amount}, click this button.")
        self._money = radio_buttons(
            self,
            ((amount, dollars(amount), text.format(amount=amount)) for amount in MONEY),
            self._given["money"],
            _settled(),
        )
        other = radio("$")
        other.setAccessibleName(translate("options", "Another amount"))
        tell(
            other,
            translate("balloon", "To let everybody begin with the amount in the box, click this button."),
            _settled(),
        )
        other.setChecked(self._given["money"] not in MONEY)
        self._money.addButton(other, 0)
        self._amount = QLineEdit("" if self._given["money"] in MONEY else str(self._given["money"]))
        self._amount.setValidator(QIntValidator(LEAST, MOST, self._amount))
        self._amount.setMaxLength(3)
        self._amount.setFixedWidth(44)
        self._amount.setAccessibleName(translate("options", "Another amount"))
        tell(
            self._amount,
            translate("balloon", "Type an amount of your own in this box, from $10 to $999."),
            _settled(),
        )
        self._amount.textEdited.connect(lambda: other.setChecked(True))
        self._amount.textChanged.connect(self._check)
        self._money.idToggled.connect(self._check)
        return line_of([*self._money.buttons(), self._amount])

    def _swap(self, other: Chair, before: str, now: str) -> None:
        """Nobody sits in two chairs: whoever is called away from the other changes places."""
        if other.who.currentData() == now:
            other.sit(before)

    def _check(self) -> None:
        other = self._money.checkedId() == 0
        if "ok" in self._buttons:
            self.button("ok").setEnabled(not other or self._amount.hasAcceptableInput())

    def letter(self, text: str) -> bool:
        # With the amount of one's own chosen, what is typed is the amount.
        if not text.isdecimal() or self._money.checkedId() != 0 or not self._amount.isEnabled():
            return False
        self._amount.setFocus(Qt.FocusReason.OtherFocusReason)
        self._amount.selectAll()
        self._amount.insert(text)
        return True

    def values(self) -> dict[str, Any]:
        """Return money, who, iq, pace and cup as they were set."""
        money = self._money.checkedId() or int(self._amount.text())
        return {
            "money": money,
            "who": [self._right.who.currentData(), self._left.who.currentData()],
            "iq": [self._right.iq.currentData(), self._left.iq.currentData()],
            "pace": self._pace.checkedId(),
            "cup": "double-plain" if self._cup.isChecked() else "animal",
        }


def _settled() -> str:
    """Return what a balloon says of all that the rules read, while a war is under way."""
    return translate("balloon", "This cannot be changed during a war.")
