"""The Options dialog of Sorry: how many play, who plays each colour, and how it goes on at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
)

from macclassic.toolbox import cloth
from macclassic.toolbox.dialogs import OptionsDialog, Picture, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import Label, tick_box
from macclassic.toolbox.optionlines import end_with_buttons, radio_buttons, who_plays
from macclassic.toolbox.pace import PACES, pace_buttons

from ..state import MODES
from .words import colour_name, level_name

translate = QCoreApplication.translate

PERSON = "person"
LEVELS = ("racer", "greedy", "thoughtful")
PLAYERS = (PERSON, *LEVELS)
PLAY_MODES = ("1", "2", "3", "4", "team")
"""As the original counts them (§5): one player is Red against a computer's Yellow."""

DEFAULTS: dict[str, Any] = {
    "mode": "1",
    "who": [PERSON, "greedy", "greedy", "greedy"],
    "seven_must_split": False,
    "confirm": False,
    "forced": False,
    "pace": 3,
    "cloth": cloth.CLOTHS[3],
}


def rules_mode(mode: str) -> str:
    """Return the mode of the rules: one player is two for them."""
    return "2" if mode == "1" else mode


def usable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return options as they can be used: what is missing or makes no sense has its default.

    `who` names a player for each colour, in the order red, blue, yellow, green.
    """
    found = {**DEFAULTS, "who": list(DEFAULTS["who"])}
    if values.get("mode") in PLAY_MODES:
        found["mode"] = values["mode"]
    who, pace = values.get("who"), values.get("pace")
    if isinstance(who, list) and len(who) == 4 and all(each in PLAYERS for each in who):
        found["who"] = list(who)
    if type(pace) is int and 1 <= pace <= PACES:
        found["pace"] = pace
    if values.get("cloth") in cloth.CLOTHS:
        found["cloth"] = values["cloth"]
    for name in ("seven_must_split", "confirm", "forced"):
        if isinstance(values.get(name), bool):
            found[name] = values[name]
    return found


def seated(options: Mapping[str, Any]) -> dict[int, str]:
    """Return who sits at each seat by usable options."""
    colours = MODES[rules_mode(options["mode"])].colours
    return {seat: options["who"][colour] for seat, colour in enumerate(colours)}


def played(options: Mapping[str, Any], players: Sequence[str], kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a game under way, by what its rules read and by who sits at each seat; what
    neither says, as the colours that do not play, is as it is `kept`."""
    mode, who = options["mode"], list(kept["who"])
    for colour, player in zip(MODES[mode].colours, players, strict=True):
        who[colour] = player if player in PLAYERS else who[colour]
    return {
        "mode": kept["mode"] if rules_mode(kept["mode"]) == mode else mode,
        "seven_must_split": options["seven_must_split"],
        "who": who,
    }


class SorryOptions(OptionsDialog):
    """All options between games; within one only who plays and how it goes on at the table."""

    def __init__(self, values: Mapping[str, Any], between_games: bool) -> None:
        super().__init__(translate("options", "Options"))
        self._given = usable(values)
        self._between = between_games
        head = (
            translate("sorry-options", "Options for the next game")
            if between_games
            else translate("sorry-options", "In a game, who plays and what is below can be changed.")
        )
        self.body.addWidget(paragraph(head, width=400))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        rows = (
            (translate("sorry-options", "Play:"), self._modes()),
            (translate("sorry-options", "Who plays:"), self._seats()),
            (translate("options", "Pace:"), self._paces()),
        )
        for row, (text, line) in enumerate(rows):
            label = Label(text)
            if isinstance(line, QGridLayout):
                # As high as the first row, so that all of it stands on one baseline.
                label.setFixedHeight(self._pawns[0].height())
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addLayout(line, row, 1)
        self.body.addLayout(grid)
        self._name_groups(rows)
        self._boxes = QVBoxLayout()
        self._boxes.setSpacing(5)
        self.body.addLayout(self._boxes)
        self._confirm = self._box(
            "confirm",
            translate("sorry-options", "Confirm moves"),
            translate("balloon", "To be asked before a move is made, click this box."),
        )
        self._forced = self._box(
            "forced",
            translate("sorry-options", "Play forced moves"),
            translate("balloon", "To have a move made for you where it is the only one, click this box."),
        )
        self._split = self._box(
            "seven_must_split",
            translate("sorry-options", "A 7 must be shared by two pawns"),
            translate(
                "balloon", "To play by the letter of the old rules, by which a 7 is always split, click here."
            ),
        )
        tell(self._split, str(self._split.property("balloon")), _settled())
        self._split.setEnabled(between_games)
        end_with_buttons(
            self,
            between_games,
            translate("balloon", "To begin a game with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
        )
        self._mode_chosen()
        self.fit()

    def _modes(self) -> QHBoxLayout:
        names = (
            translate("sorry-options", "1 player"),
            translate("sorry-options", "2"),
            translate("sorry-options", "3"),
            translate("sorry-options", "4"),
            translate("sorry-options", "Teams"),
        )
        texts = (
            translate("balloon", "To play alone, Red against the computer’s Yellow, click this button."),
            translate("balloon", "To let Red play against Yellow, click this button."),
            translate("balloon", "To let Red, Blue and Yellow play, click this button."),
            translate("balloon", "To let all four colours play, click this button."),
            translate("balloon", "To let Red and Yellow play against Blue and Green, click this button."),
        )
        buttons = zip(range(len(PLAY_MODES)), names, texts, strict=True)
        self._mode = radio_buttons(self, buttons, PLAY_MODES.index(self._given["mode"]), _settled())
        for button in self._mode.buttons():
            button.setEnabled(self._between)
        self._mode.idClicked.connect(self._preset)
        return _row(self._mode)

    def _seats(self) -> QGridLayout:
        """Return a pop-up menu for each colour, with a pawn before it."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        self._who: list[QComboBox] = []
        self._pawns = [
            Picture("cards/sorry", f"pawn-{name}-1") for name in ("red", "blue", "yellow", "green")
        ]
        players = (
            (translate("sorry-options", "a person"), PERSON),
            *((level_name(level), level) for level in LEVELS),
        )
        for colour, pawn in enumerate(self._pawns):
            choice = who_plays(
                colour_name(colour),
                players,
                PLAYERS.index(self._given["who"][colour]),
                translate(
                    "balloon", "To have {colour} played by a person or a computer, choose from this menu."
                ).format(colour=colour_name(colour)),
                translate("balloon", "This colour does not play."),
            )
            label = Label(colour_name(colour))
            label.setBuddy(choice)
            left = 3 * (colour % 2)
            grid.addWidget(pawn, colour // 2, left)
            grid.addWidget(label, colour // 2, left + 1)
            grid.addWidget(choice, colour // 2, left + 2)
            choice.activated.connect(self._seat_chosen)
            self._who.append(choice)
        return grid

    def _paces(self) -> QHBoxLayout:
        self._pace = pace_buttons(
            self,
            self._given["pace"],
            translate("balloon", "To let pawns move at this pace, click this button. 5 is the fastest."),
        )
        return _row(self._pace)

    def _box(self, name: str, text: str, balloon: str) -> QCheckBox:
        box = tick_box(text)
        box.setChecked(self._given[name])
        tell(box, balloon)
        self._boxes.addWidget(box)
        return box

    def _name_groups(self, rows: tuple[tuple[str, Any], ...]) -> None:
        """Let the buttons of a line be heard with what stands before them: "Pace: 3" and not "3"."""
        for group, (text, _) in ((self._mode, rows[0]), (self._pace, rows[2])):
            for button in group.buttons():
                button.setAccessibleName(f"{text} {button.text()}")

    def _preset(self, number: int) -> None:
        """Seat people as the original does: one, or everybody of a game for two."""
        red, yellow = self._who[0], self._who[2]
        if PLAY_MODES[number] == "1":
            red.setCurrentIndex(0)
            if yellow.currentData() == PERSON:
                yellow.setCurrentIndex(PLAYERS.index(DEFAULTS["who"][2]))
        elif PLAY_MODES[number] == "2":
            red.setCurrentIndex(0)
            yellow.setCurrentIndex(0)
        self._mode_chosen()

    def _seat_chosen(self) -> None:
        """One player is a person as Red and a computer as Yellow; everything else is a game for two."""
        if self._mode.checkedId() == 0 and not self._alone:
            self._mode.button(1).setChecked(True)
        self._mode_chosen()

    @property
    def _alone(self) -> bool:
        return bool(self._who[0].currentData() == PERSON != self._who[2].currentData())

    def _mode_chosen(self) -> None:
        colours = MODES[rules_mode(PLAY_MODES[self._mode.checkedId()])].colours
        for colour, choice in enumerate(self._who):
            choice.setEnabled(colour in colours)

    def values(self) -> dict[str, Any]:
        """Return mode, who, seven_must_split, confirm, forced and pace as they were set."""
        return {
            "mode": PLAY_MODES[self._mode.checkedId()],
            "who": [str(choice.currentData()) for choice in self._who],
            "seven_must_split": self._split.isChecked(),
            "confirm": self._confirm.isChecked(),
            "forced": self._forced.isChecked(),
            "pace": self._pace.checkedId(),
        }


def _row(group: QButtonGroup) -> QHBoxLayout:
    """Return buttons side by side."""
    line = QHBoxLayout()
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(10)
    for button in group.buttons():
        line.addWidget(button)
    line.addStretch(1)
    return line


def _settled() -> str:
    """Return what a balloon says of all that the rules read, while a game is under way."""
    return translate("balloon", "This cannot be changed during a game.")
