"""The Settings of Soi: what ends a match, how well computers remember, the Delay, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from macclassic.toolbox import cloth
from macclassic.toolbox.dialogs import OptionsDialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import Label, tick_box
from macclassic.toolbox.optionlines import end_with_buttons, line_of, number_field, radio_buttons, who_plays

from ..options import LEVELS
from .words import PERSON, seat_name

translate = QCoreApplication.translate

LEAST_TARGET, MOST_TARGET = 100, 1000
LEAST_DELAY, MOST_DELAY = 200, 600

DEFAULTS: dict[str, Any] = {
    "target": 200,
    "level": "middle",
    "delay": 400,
    "sort": False,
    "people": [0],
    "back": cloth.BACKS[1],
    "cloth": cloth.CLOTHS[0],
}


def usable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings as they can be used: what is missing or makes no sense has its default."""
    found = {**DEFAULTS, **cloth.usable({"back": DEFAULTS["back"], **values})}
    target, delay, people = values.get("target"), values.get("delay"), values.get("people")
    if type(target) is int and LEAST_TARGET <= target <= MOST_TARGET:
        found["target"] = target
    if type(delay) is int and LEAST_DELAY <= delay <= MOST_DELAY:
        found["delay"] = delay
    if values.get("level") in LEVELS:
        found["level"] = values["level"]
    if isinstance(values.get("sort"), bool):
        found["sort"] = values["sort"]
    if isinstance(people, list) and all(type(seat) is int and 0 <= seat < 4 for seat in people):
        found["people"] = sorted(set(people))
    return found


def seated(options: Mapping[str, Any]) -> dict[int, str]:
    """Return who sits at each seat by usable settings: a person, or a computer of the level."""
    return {seat: PERSON if seat in options["people"] else options["level"] for seat in range(4)}


def played(options: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
    """Return the settings of a match under way, by what its rules read and by who sits at each seat."""
    levels = {player for player in players if player != PERSON}
    return {
        "target": options["target"],
        "sort": options["sort"],
        "level": levels.pop() if len(levels) == 1 else options["level"],
        "people": [seat for seat, player in enumerate(players) if player == PERSON],
    }


class SoiSettings(OptionsDialog):
    """All settings. Within a match the order of cards changes with the next deal, the rest at once."""

    def __init__(self, values: Mapping[str, Any], between_matches: bool) -> None:
        super().__init__(translate("soi-options", "Settings"))
        given = usable(values)
        if not between_matches:
            head = translate(
                "soi-options",
                "In a match the order of cards changes with the next deal; the rest at once.",
            )
            self.body.addWidget(paragraph(head, True, 400))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        self._target = number_field(given["target"], LEAST_TARGET, MOST_TARGET, 52)
        tell(
            self._target,
            translate("balloon", "Type how many points end a match in this box, from 100 to 1000."),
        )
        self._delay = number_field(given["delay"], LEAST_DELAY, MOST_DELAY, 52)
        tell(
            self._delay,
            translate(
                "balloon", "Type how long a line stands in this box, in thousandths of a second: 200 to 600."
            ),
        )
        rows = (
            (
                translate("soi-options", "Points that end a match:"),
                line_of([self._target, Label(translate("soi-options", "100 to 1000"))]),
            ),
            (translate("soi-options", "The computers:"), self._level_line(given["level"])),
            (
                translate("soi-options", "Delay:"),
                line_of([self._delay, Label(translate("soi-options", "200 to 600"))]),
            ),
            (translate("soi-options", "Who plays:"), self._seats(given["people"])),
        )
        for number, (text, line) in enumerate(rows):
            label = Label(text)
            top = number == len(rows) - 1
            across = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
            if top:
                # As high as the first menu beside it, so that both stand on one baseline.
                label.setFixedHeight(self._who[0].sizeHint().height())
            grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignRight | across)
            grid.addWidget(line, number, 1)
            _name(label, line)
        self.body.addLayout(grid)
        self._sort = tick_box(translate("soi-options", "Sort the cards of the computers"))
        self._sort.setChecked(given["sort"])
        tell(
            self._sort,
            translate(
                "balloon",
                "To have face-down cards lie in order, so that places tell something, click this box.",
            ),
        )
        self.body.addWidget(self._sort)
        end_with_buttons(
            self,
            between_matches,
            translate("balloon", "To begin a match with these settings, click this button."),
            translate("balloon", "To go on with these settings, click this button."),
            translate(
                "balloon", "To go on, type a target from 100 to 1000 and a Delay from 200 to 600 first."
            ),
        )
        for field in (self._target, self._delay):
            field.textChanged.connect(self._check)
        self._check()
        self.fit()
        self.first_focus = self._target

    def _level_line(self, level: str) -> QWidget:
        texts = (
            (
                0,
                translate("soi-options", "Easiest"),
                translate("balloon", "To let the computers remember the last two moves, click this button."),
            ),
            (
                1,
                translate("soi-options", "Middle"),
                translate("balloon", "To let the computers remember the last ten moves, click this button."),
            ),
            (
                2,
                translate("soi-options", "Impossible"),
                translate("balloon", "To let the computers remember everything, click this button."),
            ),
        )
        self._level = radio_buttons(self, texts, LEVELS.index(level))
        return line_of(self._level.buttons())

    def _seats(self, people: list[int]) -> QWidget:
        """Return four pop-up menus, two and two: at every seat a person or the computer."""
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        self._who = []
        players = (
            (translate("soi-options", "the computer"), False),
            (translate("soi-options", "a person"), True),
        )
        for seat in range(4):
            text = translate("balloon", "To let a person or the computer play {seat}, choose from this menu.")
            choice = who_plays(seat_name(seat), players, seat in people, text.format(seat=seat_name(seat)))
            label = Label(seat_name(seat))
            label.setBuddy(choice)
            grid.addWidget(label, seat // 2, seat % 2 * 2)
            grid.addWidget(choice, seat // 2, seat % 2 * 2 + 1)
            self._who.append(choice)
        grid.setColumnStretch(4, 1)
        return box

    def _check(self) -> None:
        good = self._target.hasAcceptableInput() and self._delay.hasAcceptableInput()
        self.button("ok").setEnabled(good)

    def values(self) -> dict[str, Any]:
        return {
            "target": int(self._target.text()),
            "level": LEVELS[self._level.checkedId()],
            "delay": int(self._delay.text()),
            "people": [seat for seat in range(4) if self._who[seat].currentData()],
            "sort": self._sort.isChecked(),
        }


def _name(label: QLabel, line: QWidget) -> None:
    """Let the controls of a line be heard with what stands before them: "Delay: 400" and not "400"."""
    label.setBuddy(line)
    for button in line.findChildren(QRadioButton):
        button.setAccessibleName(f"{label.text()} {button.text()}")
    for field in line.findChildren(QLineEdit):
        field.setAccessibleName(label.text())
