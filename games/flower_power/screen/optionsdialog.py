"""The Options dialog of Flower Power: how many play, who sits where, what is dealt, which rules, the pace."""

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
    QLineEdit,
)

from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import OptionsDialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import Label, tick_box
from macclassic.toolbox.optionlines import end_with_buttons, number_field, radio_buttons, who_plays
from macclassic.toolbox.pace import pace_buttons

from ..options import MOST_HANDICAP
from ..setup import fault, marathon, standard
from ..state import MOST_SEATS
from .options import DEALS, FLAGS, LEAST_SEATS, LIMITS, NUMBERS, levels, names, setup, usable
from .words import PERSON, level_name

translate = QCoreApplication.translate


class FlowerOptions(OptionsDialog):
    """All options between games; within one only who plays and the pace."""

    def __init__(self, values: Mapping[str, Any], between_games: bool) -> None:
        super().__init__(translate("options", "Options"))
        self._given = usable(values)
        self._between = between_games
        if not between_games:
            text = translate("flower-options", "In a game, who plays and the pace can be changed.")
            self.body.addWidget(paragraph(text, True, 420))
        self.body.setSpacing(8)
        self.body.addLayout(self._players_line())
        self.body.addLayout(self._seats())
        self.body.addLayout(self._deal_line())
        self.body.addLayout(self._numbers_line())
        self._fault = paragraph(" ", True, 440)
        self._fault.setFixedHeight(14)
        self.body.addWidget(self._fault)
        self.body.addLayout(self._flags())
        self.body.addLayout(self._pace_line())
        end_with_buttons(
            self,
            between_games,
            translate("balloon", "To begin a game with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
            translate("balloon", "These options don’t go together: see what is said above."),
        )
        self._changed()
        self.fit()

    # Lines

    def _players_line(self) -> QHBoxLayout:
        balloon = translate("balloon", "To play with so many, click this button. Three are best.")
        self._players = radio_buttons(
            self,
            ((count, str(count), balloon) for count in range(LEAST_SEATS, MOST_SEATS + 1)),
            self._given["players"],
            _settled(),
        )
        for button in self._players.buttons():
            button.setEnabled(self._between)
            button.setAccessibleName(translate("flower-options", "Players: {n}").format(n=button.text()))
        self._players.idClicked.connect(self._changed)
        return _row(translate("flower-options", "Players:"), self._players)

    def _seats(self) -> QGridLayout:
        """Return a line for each seat: who plays, and how many cards and petals more or fewer."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        self._who: list[QComboBox] = []
        players = (
            (translate("flower-options", "a person"), PERSON),
            *((level_name(level), level) for level in levels()),
        )
        self._more: list[tuple[QLineEdit, QLineEdit]] = []
        for half in range(2):
            for column, text in (
                (2, translate("flower-options", "cards ±")),
                (3, translate("flower-options", "petals ±")),
            ):
                head = Label(text)
                head.setFont(fonts.small())
                grid.addWidget(head, 0, 5 * half + column)
        for seat, name in enumerate(names()):
            row, left = seat // 2 + 1, 5 * (seat % 2)
            label = Label(name)
            choice = who_plays(
                name,
                players,
                (PERSON, *levels()).index(self._given["who"][seat]),
                translate(
                    "balloon", "To have {name} played by a person or a computer, choose from this menu."
                ).format(name=name),
                translate("balloon", "So many don’t play: nobody sits here."),
            )
            label.setBuddy(choice)
            grid.addWidget(label, row, left)
            grid.addWidget(choice, row, left + 1)
            fields = []
            for part, (text, what) in enumerate(
                (
                    (
                        translate("flower-options", "{name}: cards more or fewer"),
                        translate(
                            "balloon", "To give a player more cards in the hand, or fewer, type a number."
                        ),
                    ),
                    (
                        translate("flower-options", "{name}: petals more or fewer"),
                        translate("balloon", "To give a player more petals, or fewer, type a number."),
                    ),
                )
            ):
                field = number_field(self._given["handicap"][seat][part], -MOST_HANDICAP, MOST_HANDICAP, 30)
                field.setAccessibleName(text.format(name=name))
                tell(field, what, _settled())
                field.textChanged.connect(self._changed)
                grid.addWidget(field, row, left + 2 + part)
                fields.append(field)
            self._who.append(choice)
            self._more.append((fields[0], fields[1]))
        grid.setColumnMinimumWidth(4, 10)
        return grid

    def _deal_line(self) -> QHBoxLayout:
        texts = (
            (
                0,
                translate("flower-options", "usual"),
                translate("balloon", "To deal what is usual for so many players, click this button."),
            ),
            (
                1,
                translate("flower-options", "marathon"),
                translate("balloon", "To play a long game with more cards, click this button."),
            ),
            (
                2,
                translate("flower-options", "your own"),
                translate("balloon", "To say yourself what is dealt, click this button."),
            ),
        )
        head = translate("flower-options", "Deal:")
        self._deal = radio_buttons(self, texts, DEALS.index(self._given["deal"]), _settled())
        for button in self._deal.buttons():
            button.setEnabled(self._between)
            button.setAccessibleName(f"{head} {button.text()}")
        self._deal.idClicked.connect(self._changed)
        return _row(head, self._deal)

    def _numbers_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        self._numbers: dict[str, QLineEdit] = {}
        texts = {
            "decks": (
                translate("flower-options", "Packs of cards:"),
                translate("balloon", "Type how many packs of cards are played with, 1 to 12."),
            ),
            "petals": (
                translate("flower-options", "Petals each:"),
                translate("balloon", "Type how many petals every player gets."),
            ),
            "base": (
                translate("flower-options", "First hand:"),
                translate(
                    "balloon", "Type how many cards the first player’s hand has; each later one has one more."
                ),
            ),
        }
        for name, (text, balloon) in texts.items():
            field = number_field(self._given[name], *LIMITS[name], 36)
            label = Label(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            tell(field, balloon, translate("balloon", "To say this yourself, click “your own” first."))
            field.textChanged.connect(self._changed)
            self._numbers[name] = field
            line.addWidget(label)
            line.addWidget(field)
        line.addStretch(1)
        return line

    def _flags(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        texts = (
            (
                translate("flower-options", "Jokers"),
                translate("balloon", "To play with jokers, or without, click this box."),
            ),
            (
                translate("flower-options", "Own petals are seen"),
                translate(
                    "balloon", "To let everybody see the petals they lay at the beginning, click this box."
                ),
            ),
            (
                translate("flower-options", "All tied petals go"),
                translate("balloon", "To discard all petals that fought in a tie, click this box."),
            ),
            (
                translate("flower-options", "Hearts are laid hidden"),
                translate("balloon", "To have hearts become hidden petals, click this box."),
            ),
        )
        self._boxes: dict[str, QCheckBox] = {}
        for number, (name, (text, balloon)) in enumerate(zip(FLAGS, texts, strict=True)):
            box = tick_box(text)
            box.setChecked(self._given[name])
            box.setEnabled(self._between)
            tell(box, balloon, _settled())
            box.clicked.connect(self._changed)
            self._boxes[name] = box
            grid.addWidget(box, number // 2, number % 2)
        grid.setColumnStretch(2, 1)
        return grid

    def _pace_line(self) -> QHBoxLayout:
        head = translate("options", "Pace:")
        self._pace = pace_buttons(
            self,
            self._given["pace"],
            translate(
                "balloon", "To let cards and flowers move at this pace, click this button. 5 is the fastest."
            ),
        )
        for button in self._pace.buttons():
            button.setAccessibleName(f"{head} {button.text()}")
        return _row(head, self._pace)

    # What hangs together

    def _changed(self, *_: object) -> None:
        players, deal = self._players.checkedId(), DEALS[self._deal.checkedId()]
        for seat in range(MOST_SEATS):
            plays = seat < players
            self._who[seat].setEnabled(plays)
            for field in self._more[seat]:
                field.setEnabled(plays and self._between)
        if deal != "own":
            shown = standard(players) if deal == "usual" else marathon(players)
            for name, number in zip(NUMBERS, shown, strict=True):
                field = self._numbers[name]
                blocked = field.blockSignals(True)
                field.setText(str(number))
                field.blockSignals(blocked)
        for field in self._numbers.values():
            field.setEnabled(deal == "own" and self._between)
        if not hasattr(self, "_pace"):
            return
        wrong = self._wrong(players)
        self._fault.setText(wrong)
        self._buttons["ok"].setEnabled(not wrong)

    def _wrong(self, players: int) -> str:
        """Return why no game can be played with what stands there; nothing if one can."""
        fields: Sequence[QLineEdit] = [
            *self._numbers.values(),
            *(field for seat in range(players) for field in self._more[seat]),
        ]
        if not all(field.hasAcceptableInput() for field in fields):
            return translate("flower-options", "A number is missing or out of bounds.")
        wanted = setup(self.values())
        if fault(wanted) is None:
            return ""
        if wanted.left < 3:
            text = translate("flower-options", "There are too few cards: {n} would be left for the pile.")
            return text.format(n=wanted.left)
        return translate("flower-options", "Every player needs two petals and no fewer than no cards.")

    def values(self) -> dict[str, Any]:
        """Return all options as they were set."""
        return {
            "players": self._players.checkedId(),
            "who": [str(choice.currentData()) for choice in self._who],
            "deal": DEALS[self._deal.checkedId()],
            **{name: int(field.text()) for name, field in self._numbers.items()},
            "handicap": [[int(field.text()) for field in pair] for pair in self._more],
            **{name: box.isChecked() for name, box in self._boxes.items()},
            "pace": self._pace.checkedId(),
        }


def _row(text: str, buttons: QButtonGroup) -> QHBoxLayout:
    """Return buttons side by side, and what they are for before them."""
    line = QHBoxLayout()
    line.setSpacing(10)
    label = Label(text)
    label.setMinimumWidth(60)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft)
    line.addWidget(label)
    for button in buttons.buttons():
        line.addWidget(button)
    line.addStretch(1)
    return line


def _settled() -> str:
    """Return what a balloon says of all that the rules read, while a game is under way."""
    return translate("balloon", "This cannot be changed during a game.")
