"""Options dialog of Flower Power."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QLineEdit, QWidget

from macclassic.engine.core.options import PERSON, Number
from macclassic.quickdraw import fonts
from macclassic.table.company.names import companions
from macclassic.toolbox.dialogs.dialogs import paragraph
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, grid_of, line_of, number_in
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp

from ..options import LEVELS, MAX_HANDICAP, MAX_SEATS, NUMBERS, FlowerOptions, Handicap
from .texts.words import level_name

HANDICAP_RANGE = Number(-MAX_HANDICAP, MAX_HANDICAP)
FLAGS = (
    "jokers",
    "see_own_petals",
    "discard_all_tied",
    "hidden_hearts",
    "contest",
    "passes",
    "passes_ahead",
)
"""Options with a check box."""


class FlowerForm(OptionsForm):
    """Form with all options; during a game only the players and the pace can be changed."""

    def __init__(self, given: FlowerOptions, between_games: bool) -> None:
        self._settled = translate("balloon", "This cannot be changed during a game.")
        super().__init__(translate("options", "Options"), given, between_games, self._settled)
        head = (
            translate("options", "Options for the next game")
            if between_games
            else translate("options", "What is dimmed can be changed between games.")
        )
        self.head(head)
        self.body.setSpacing(8)
        (players,) = self._players()
        self.body.addWidget(line_of([Label(players.accessibleName(), players), players]))
        self.body.addLayout(self._seats(given))
        self._fault = paragraph(" ", True, 440)
        self._fault.setFixedHeight(14)
        rare = self._deal(), _widget_of(self._numbers()), self._fault, _widget_of(self._flags())
        for part in rare:
            self.body.addWidget(part)
        self.rarely(("deal", "handicap", *FLAGS), *rare)
        self.add_pace()
        self.end(
            translate("balloon", "To begin a game with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
            translate("balloon", "These options don’t go together: see what is said above."),
        )

    # Rows of the form

    def _players(self) -> list[PopUp]:
        balloon = translate(
            "balloon", "To play with more or fewer players, choose from this pop-up menu. Three is best."
        )
        values = {count: (str(count), "") for count in range(2, MAX_SEATS + 1)}
        return self.add("players", OptionTexts(translate("flower-options", "Players:"), balloon, values))

    def _seats(self, given: FlowerOptions) -> QGridLayout:
        """Return a row for each seat: its player, and its handicap in cards and petals."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(4)
        heads = translate("flower-options", "Extra cards"), translate("flower-options", "Extra petals")
        for column, text in enumerate(heads, 3):
            head = Label(text)
            head.setFont(fonts.small())
            # Over a narrow field, each word on its own line.
            head.setWordWrap(True)
            head.setFixedWidth(max(map(fonts.small_width, text.split())))
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignBottom)
            self.rarely((), head)
        seats = [
            translate("flower-options", "Player {number}").format(number=number + 1)
            for number in range(MAX_SEATS)
        ]
        balloon = translate(
            "balloon", "To let a person or a computer play for {name}, choose from this menu."
        )
        name = translate("flower-options", "{seat}, by name")
        whom = translate("balloon", "To seat another player here, choose a name from this menu.")
        who = OptionTexts(
            values=companions(),
            each=[(name.format(seat=seat), whom) for seat in seats],
            dimmed=translate("balloon", "This can be changed between games, where no person sits."),
        )
        said = OptionTexts(
            values={
                PERSON: (translate("flower-options", "a person"), ""),
                **{level: (f"{number} {level_name(level)}", "") for number, level in enumerate(LEVELS, 1)},
            },
            each=[(seat, balloon.format(name=seat)) for seat in seats],
            dimmed=translate("balloon", "This seat is empty: fewer people are playing."),
        )
        fields = []
        menus = zip(self.add("companions", who), self.add("who", said), strict=True)
        for seat, both in enumerate(menus):
            companion, level = both
            fields.append(self._handicap(given.handicap[seat], seats[seat]))
            self.rarely((), companion, *fields[-1])
            for column, each in enumerate((Label(seats[seat], level), *both, *fields[-1])):
                grid.addWidget(each, seat + 1, column)
        grid.setColumnStretch(5, 1)
        self.put(
            "handicap",
            [field for pair in fields for field in pair],
            lambda: [[number_in(field, 0) for field in pair] for pair in fields],
            self.between,
        )
        return grid

    def _handicap(self, more: Handicap, name: str) -> list[QLineEdit]:
        """Return the two fields of a seat's handicap: cards and petals more or fewer."""
        texts = (
            (
                translate("flower-options", "{name}: cards more or fewer"),
                translate("balloon", "To give a player more cards in the hand, or fewer, type a number."),
            ),
            (
                translate("flower-options", "{name}: petals more or fewer"),
                translate("balloon", "To give a player more petals, or fewer, type a number."),
            ),
        )
        return [
            self.field(HANDICAP_RANGE, value, text.format(name=name), balloon, self._settled, 30)
            for value, (text, balloon) in zip(more, texts, strict=True)
        ]

    def _deal(self) -> QWidget:
        said = OptionTexts(
            translate("flower-options", "Deal:"),
            values={
                "usual": (
                    translate("flower-options", "usual"),
                    translate(
                        "balloon", "To deal the usual number of cards for these players, click this button."
                    ),
                ),
                "marathon": (
                    translate("flower-options", "marathon"),
                    translate("balloon", "To play a long game with more cards, click this button."),
                ),
                "own": (
                    translate("flower-options", "custom"),
                    translate("balloon", "To choose yourself what is dealt, click this button."),
                ),
            },
        )
        return line_of([Label(said.label), *self.add("deal", said)])

    def _numbers(self) -> QGridLayout:
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
                translate("flower-options", "First player’s hand:"),
                translate(
                    "balloon", "Type how many cards the first player’s hand has; each later one has one more."
                ),
            ),
        }
        dimmed = translate("balloon", "To choose this yourself, click “custom” first.")
        lines = []
        for name, (text, balloon) in texts.items():
            (field,) = self.add(name, OptionTexts(text, balloon, dimmed=dimmed, width=36))
            lines.append((text, field))
        grid = grid_of(lines, spacing=4)
        grid.setColumnStretch(2, 1)
        return grid

    def _flags(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        flags = {
            "jokers": OptionTexts(
                translate("flower-options", "Jokers"),
                translate("balloon", "To play with jokers, or without, click this box."),
            ),
            "see_own_petals": OptionTexts(
                translate("flower-options", "See your petals while planting"),
                translate(
                    "balloon", "To let everybody see the petals they lay at the beginning, click this box."
                ),
            ),
            "discard_all_tied": OptionTexts(
                translate("flower-options", "Discard all tied petals"),
                translate("balloon", "To discard all petals that fought in a tie, click this box."),
            ),
            "hidden_hearts": OptionTexts(
                translate("flower-options", "Plant hearts face down"),
                translate("balloon", "To plant hearts face down, click this box."),
            ),
            "contest": OptionTexts(
                translate("flower-options", "Throw for the order of play"),
                translate(
                    "balloon",
                    "To throw for the order of play and take a pack of petals before a game, click this box.",
                ),
            ),
            "passes": OptionTexts(
                translate("flower-options", "Pass automatically"),
                translate(
                    "balloon", "To pass without being asked when you can do nothing else, click this box."
                ),
            ),
            "passes_ahead": OptionTexts(
                translate("flower-options", "Pass where you are winning"),
                translate(
                    "balloon",
                    "To pass automatically in a battle that you are winning, click this box.",
                ),
            ),
        }
        for number, name in enumerate(FLAGS):
            grid.addWidget(self.add(name, flags[name])[0], number // 2, number % 2)
        grid.setColumnStretch(2, 1)
        return grid

    # Dependencies between options

    def changed(self) -> None:
        """Enable the controls that apply, and show the numbers of the deal and any fault."""
        if "ok" not in self._buttons:
            return
        values = self.values()
        players, own = values["players"], values["deal"] == "own"
        sits = [
            seat < players and menu.currentData() == PERSON for seat, menu in enumerate(self.controls["who"])
        ]
        rows = zip(self.controls["who"], self.controls["companions"], sits, strict=True)
        for seat, (menu, who, person) in enumerate(rows):
            menu.setEnabled(seat < players)
            who.setEnabled(seat < players and self.between and not person)
            for field in self.controls["handicap"][2 * seat : 2 * seat + 2]:
                field.setEnabled(seat < players and self.between)
        self.show_people("companions", sits)
        wanted = self._wanted().wanted
        for name in NUMBERS:
            (field,) = self.controls[name]
            field.setEnabled(own and self.between)
            if not own and field.text() != str(getattr(wanted, name)):
                field.setText(str(getattr(wanted, name)))
        why = self._why_not()
        self._fault.setText(why)
        if why and self._fault.isHidden():
            self.show_rest()
        super().changed()

    def _wanted(self) -> FlowerOptions:
        # The form may contain values that only other code knows, such as external players.
        own = {each.name for each in FlowerOptions.declared()}
        return FlowerOptions(**{name: value for name, value in self.values().items() if name in own})

    def wrong(self) -> bool:
        return bool(self._why_not())

    def objection(self) -> str:
        return super().objection() or self._why_not()

    def _why_not(self) -> str:
        """Return why no game can be dealt with these values; empty if one can."""
        if super().wrong():
            return super().objection()
        wanted = self._wanted().wanted
        if wanted.fault() is None:
            return ""
        if wanted.left < 3:
            text = translate("flower-options", "There are too few cards: {n} would be left for the pile.")
            return text.format(n=wanted.left)
        return translate("flower-options", "Every player needs two petals, and no hand can be below zero.")


def _widget_of(layout: QLayout) -> QWidget:
    """Return a widget with a layout, without margins, so that it can be hidden."""
    found = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    found.setLayout(layout)
    return found
