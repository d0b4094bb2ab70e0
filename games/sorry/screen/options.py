"""Options dialog of Sorry: number of players, the players of the colours, and the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from macclassic.engine.core.options import PERSON
from macclassic.table.company.names import companions
from macclassic.toolbox.dialogs.dialogs import Picture
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, grid_of, line_of
from macclassic.toolbox.grammar.sentences import translate

from ..board import COLOURS, MODES
from ..options import ALONE, LEVELS, PLAYERS, SorryOptions, rules_mode
from .texts.words import colour_name, level_name

AGAINST = "greedy"
"""Computer player of Yellow when a person begins to play alone."""


def _house_rules() -> tuple[tuple[str, OptionTexts], ...]:
    out = translate(
        "balloon", "To start with one pawn out, click this box. Such games are counted separately."
    )
    own = translate(
        "balloon",
        "To forbid moves that send your own pawn back to its start, click this box. Such games are "
        "counted separately.",
    )
    two = translate(
        "balloon", "To give no extra turn after a 2, click this box. Such games are counted separately."
    )
    exact = translate(
        "balloon", "To forbid steps beyond home, click this box. Such games are counted separately."
    )
    later = translate("balloon", "House rules can be chosen between games.")
    labels = (
        ("start_out", translate("sorry-options", "House rule: one pawn is out at the start"), out),
        ("spare_own", translate("sorry-options", "House rule: you can’t bump your own pawns"), own),
        ("two_once", translate("sorry-options", "House rule: no extra turn after a 2"), two),
        ("exact_home", translate("sorry-options", "House rule: home by exact count"), exact),
    )
    return tuple((name, OptionTexts(label, balloon, dimmed=later)) for name, label, balloon in labels)


class SorryForm(OptionsForm):
    """Form with all options. During a game only the players and the table options can be changed."""

    def __init__(self, given: SorryOptions, between_games: bool) -> None:
        settled = translate("balloon", "This cannot be changed during a game.")
        super().__init__(translate("options", "Options"), given, between_games, settled)
        head = (
            translate("options", "Options for the next game")
            if between_games
            else translate("options", "What is dimmed can be changed between games.")
        )
        self.head(head)
        mode = self._mode()
        self._pawns = [Picture("cards/sorry", f"pawn-{name}-1") for name in COLOURS]
        self._faces = [Picture("art", f"face-{who}-calm") for who in given.company]
        seats = self._seats()
        self.rarely((), *self.controls["company"])
        self.add_pace()
        lines = (
            (mode.label, line_of(self.controls["mode"])),
            (translate("sorry-options", "Who plays:"), seats),
        )
        grid = grid_of(lines, 8, Qt.AlignmentFlag.AlignTop)
        found = grid.itemAtPosition(1, 0)
        label = found.widget() if found is not None else None
        assert label is not None
        # The label gets the height of the first row, so that both share a baseline.
        label.setFixedHeight(self._pawns[0].height())
        self.body.addLayout(grid)
        self._boxes()
        self.end(
            translate("balloon", "To begin a game with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
        )

    def _mode(self) -> OptionTexts:
        players = translate("sorry-options", "{n} players")
        said = OptionTexts(
            translate("sorry-options", "Play:"),
            translate(
                "balloon",
                "To let two, three or four colours play, or two teams, choose from this pop-up menu. One "
                "player plays Red against the computer’s Yellow.",
            ),
            values={
                ALONE: (translate("sorry-options", "1 player"), ""),
                **{mode: (players.format(n=mode), "") for mode in ("2", "3", "4")},
                "team": (translate("sorry-options", "Teams"), ""),
            },
        )
        (menu,) = self.add("mode", said)
        menu.activated.connect(lambda _row: self._preset(menu.currentData()))
        return said

    def _seats(self) -> QWidget:
        """Return two menus for each colour, with a pawn and a face: person or computer, and companion."""
        balloon = translate("balloon", "To let a person or a computer play {colour}, choose from this menu.")
        names = [colour_name(colour) for colour in range(len(self._pawns))]
        person = (translate("sorry-options", "a person"), "")
        said = OptionTexts(
            values={PERSON: person, **{level: (level_name(level), "") for level in LEVELS}},
            each=[(name, balloon.format(colour=name)) for name in names],
            dimmed=translate("balloon", "This colour does not play."),
        )
        name = translate("sorry-options", "{colour}, by name")
        text = translate("balloon", "To let another player play {colour}, choose a name from this menu.")
        company = OptionTexts(
            values=companions(),
            each=[(name.format(colour=each), text.format(colour=each)) for each in names],
            dimmed=translate("balloon", "This can be changed between games, where a computer plays."),
        )
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        rows = zip(self._pawns, self._faces, self.add("who", said), self.add("company", company), strict=True)
        for colour, (pawn, face, menu, who) in enumerate(rows):
            label = Label(names[colour])
            label.setBuddy(menu)
            row, left = colour // 2 * 2, 4 * (colour % 2)
            for column, each in enumerate((pawn, label)):
                grid.addWidget(each, row, left + column)
            grid.addWidget(face, row, left + 2, 2, 1)
            grid.addWidget(menu, row, left + 3)
            grid.addWidget(who, row + 1, left + 3)
            menu.activated.connect(self._seat_chosen)
        return box

    def _boxes(self) -> None:
        boxes = QGridLayout()
        boxes.setVerticalSpacing(5)
        boxes.setHorizontalSpacing(12)
        confirm = translate("balloon", "To be asked before a move is made, click this box.")
        forced = translate("balloon", "To play the only possible move automatically, click this box.")
        split = translate(
            "balloon", "To play by the letter of the old rules, by which a 7 is always split, click here."
        )
        flags = (
            ("confirm", OptionTexts(translate("sorry-options", "Confirm moves"), confirm)),
            ("forced", OptionTexts(translate("sorry-options", "Play forced moves"), forced)),
            (
                "seven_must_split",
                OptionTexts(translate("sorry-options", "A 7 must be split between two pawns"), split),
            ),
            *_house_rules(),
        )
        rows = -(-len(flags) // 2)
        for place, (name, said) in enumerate(flags):
            boxes.addWidget(self.add(name, said)[0], place % rows, place // rows)
            if name not in ("confirm", "forced"):
                self.rarely((name,), *self.controls[name])
        self.body.addLayout(boxes)

    def _preset(self, mode: str) -> None:
        """Seat people as the original does: one, or two in a game for two."""
        red, _, yellow, _ = self.controls["who"]
        if rules_mode(mode) == "2":
            red.setCurrentIndex(PLAYERS.index(PERSON))
            if mode != ALONE:
                yellow.setCurrentIndex(PLAYERS.index(PERSON))
            elif yellow.currentData() == PERSON:
                yellow.setCurrentIndex(PLAYERS.index(AGAINST))

    def _seat_chosen(self) -> None:
        """Change the mode to two unless Red is a person and Yellow a computer, as one player requires."""
        red, _, yellow, _ = self.controls["who"]
        (mode,) = self.controls["mode"]
        if mode.currentData() == ALONE and not red.currentData() == PERSON != yellow.currentData():
            mode.setCurrentIndex(mode.findData("2"))

    def changed(self) -> None:
        """Enable the colours that play, and show their players."""
        super().changed()
        if "company" not in self.controls:
            return
        menus = self.controls["company"]
        now = [str(menu.currentData()) for menu in menus]
        colours = MODES[rules_mode(self.values()["mode"])].colours
        sits = [
            colour in colours and menu.currentData() == PERSON
            for colour, menu in enumerate(self.controls["who"])
        ]
        rows = zip(self.controls["who"], self._faces, menus, now, sits, strict=True)
        for colour, (menu, face, company, who, person) in enumerate(rows):
            face.turn_to("art", f"face-{'you' if person else who}-calm")
            menu.setEnabled(colour in colours)
            face.setEnabled(colour in colours)
            company.setEnabled(self.between and colour in colours and not person)
        self.show_people("company", sits)
