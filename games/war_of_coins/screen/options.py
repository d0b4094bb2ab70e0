"""The Options dialog of War of Coins: how long a match lasts, who plays against the person, and the pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from macclassic.flower_cards.company import NAMES
from macclassic.flower_cards.table import options
from macclassic.flower_cards.table.lines import grid_of
from macclassic.toolbox import cloth
from macclassic.toolbox.dialogs import Picture
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.optionlines import line_of, radio_buttons
from macclassic.toolbox.popup import PopUp

from ..company import LEVELS, OPPONENTS
from ..options import ENDLESS, LENGTHS
from .people import manner_sentence, manner_words

translate = QCoreApplication.translate

DEFAULTS: dict[str, Any] = {
    "match": LENGTHS[0],
    "iq": 100,
    "pace": 3,
    "show_matches": True,
    "marked_cards": False,
    "back": cloth.BACKS[0],
    "cloth": cloth.CLOTHS[1],
}


def usable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return options as they can be used: what is missing or makes no sense has its default."""
    found = {**DEFAULTS, **cloth.usable({"cloth": DEFAULTS["cloth"], **values})}
    if values.get("match") in (*LENGTHS, ENDLESS):
        found["match"] = values["match"]
    if values.get("iq") in LEVELS:
        found["iq"] = values["iq"]
    return {**found, **options.usable(values)}


class CoinOptions(options.CardOptions):
    """All options between matches; within a match only the pace can be moved."""

    def __init__(self, values: Mapping[str, Any], between_matches: bool) -> None:
        head = (
            translate("options", "Options for the next match")
            if between_matches
            else translate("options", "In a match only the pace can be changed.")
        )
        super().__init__(usable(values), head)
        lines = (
            (translate("options", "A match ends at:"), self._length_line()),
            (translate("options", "You play against:"), self._opponent_line()),
            (translate("options", "Pace:"), self._pace_line()),
        )
        self.body.addLayout(grid_of(lines))
        for _, line in lines[:-1]:
            line.setEnabled(between_matches)
        self._end_with_buttons(
            between_matches,
            translate("balloon", "To begin a match with these options, click this button."),
        )
        self.fit()

    def _length_line(self) -> QWidget:
        lengths = (*LENGTHS, ENDLESS)
        buttons = []
        for index, length in enumerate(lengths):
            text = translate(
                "balloon", "To let a match end as soon as somebody is {n} points ahead, click this button."
            ).format(n=length)
            words = str(length)
            if length == ENDLESS:
                text = translate("balloon", "To play on until you have had enough, click this button.")
                words = translate("options", "no end")
            elif not index:
                words = translate("options", "{n} points ahead").format(n=length)
            buttons.append((index, words, text))
        self._length = radio_buttons(self, buttons, lengths.index(self._given["match"]), _settled())
        return line_of(self._length.buttons())

    def _opponent_line(self) -> QWidget:
        self._face = Picture("art", "face-you-calm")
        self._iq = PopUp()
        for level, who in OPPONENTS.items():
            words = translate("options", "{name}, IQ {level}, {manner}")
            self._iq.addItem(words.format(name=NAMES[who], level=level, manner=manner_words(level)), level)
        self._iq.setCurrentIndex(LEVELS.index(self._given["iq"]))
        self._iq.currentIndexChanged.connect(self._turned_to)
        self._turned_to()
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._face)
        row.addWidget(self._iq)
        row.addStretch(1)
        return line

    def _turned_to(self) -> None:
        """Show who has been chosen."""
        level = int(self._iq.currentData())
        self._face.turn_to("art", f"face-{OPPONENTS[level]}-calm")
        text = translate("balloon", "To play against somebody else, choose a name from this menu.")
        tell(self._iq, f"{text} {manner_sentence(level)}", _settled())

    def values(self) -> dict[str, Any]:
        """Return match, iq and pace as they were set."""
        return {
            "match": (*LENGTHS, ENDLESS)[self._length.checkedId()],
            "iq": int(self._iq.currentData()),
            "pace": self._pace.checkedId(),
        }


def _settled() -> str:
    """Return what a balloon says of all that the rules read, while a match is under way."""
    return translate("balloon", "This cannot be changed during a match.")
