"""Options dialog of Soi: target, memory of the computers, Delay, and the players at the seats."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from macclassic.engine.core.options import Number
from macclassic.table.company.names import companions
from macclassic.toolbox.dialogs.dialogs import Picture
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, grid_of, line_of
from macclassic.toolbox.grammar.sentences import translate

from ..options import SoiOptions
from .texts.words import seat_name


def _house_rules() -> tuple[tuple[str, OptionTexts], ...]:
    later = translate("balloon", "House rules can be chosen between matches.")
    even = OptionTexts(
        translate("soi-options", "House rule: every set is worth ten points"),
        translate(
            "balloon",
            "To count ten points for every set, click this box. Such games are counted separately.",
        ),
        dimmed=later,
    )
    around = OptionTexts(
        translate("soi-options", "House rule: after a miss the turn passes on"),
        translate(
            "balloon",
            "To pass the turn around the table instead of to the player asked, click this box. Such "
            "games are counted separately.",
        ),
        dimmed=later,
    )
    return ("even", even), ("around", around)


class SoiForm(OptionsForm):
    """Form with all options.

    Within a match the order of cards changes with the next deal, the rest that can be changed at once.
    """

    def __init__(self, given: SoiOptions, between_matches: bool) -> None:
        super().__init__(translate("options", "Options"), given, between_matches)
        self._faces = [Picture("art", f"face-{each}-calm") for each in given.who]
        head = (
            translate("options", "Options for the next match")
            if between_matches
            else translate("soi-options", "What is dimmed can be changed between matches.")
        )
        self.head(head)
        target = OptionTexts(
            translate("soi-options", "Play to:"),
            translate("balloon", "Type how many points end a match in this box, from {range}.").format(
                range=self._range("target")
            ),
        )
        level = OptionTexts(
            translate("soi-options", "Computer level:"),
            values={
                "easiest": (
                    translate("soi-options", "Easiest"),
                    translate(
                        "balloon", "To let the computers remember the last two moves, click this button."
                    ),
                ),
                "middle": (
                    translate("soi-options", "Middle"),
                    translate(
                        "balloon",
                        "To let the computers remember about ten moves, with lapses, click this button.",
                    ),
                ),
                "impossible": (
                    translate("soi-options", "Impossible"),
                    translate("balloon", "To let the computers remember everything, click this button."),
                ),
            },
        )
        delay = OptionTexts(
            translate("soi-options", "Delay:"),
            translate(
                "balloon", "Type how long moves take in this box, in thousandths of a second: {range}."
            ).format(range=self._range("delay")),
        )
        unit = translate("soi-options", "{range} thousandths of a second")
        lines = (
            (
                target.label,
                line_of([*self.add("target", target), Label(self._range("target"))]),
            ),
            (level.label, line_of(self.add("level", level))),
        )
        pace = line_of([*self.add("delay", delay), Label(unit.format(range=self._range("delay")))])
        self.table_rows.append((delay.label, pace))
        grid = grid_of(lines, spacing=10)
        seats = Label(translate("soi-options", "Who plays:"))
        box = self._seats()
        # The label gets the height of the first menu beside it, so that they share a baseline.
        seats.setFixedHeight(self.controls["people"][0].sizeHint().height())
        seats.setBuddy(box)
        self.body.addLayout(grid)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(seats, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(box)
        self.body.addLayout(row)
        sort = OptionTexts(
            translate("soi-options", "Sort computers’ hands")
            if between_matches
            else translate("soi-options", "Sort computers’ hands from the next deal on"),
            translate(
                "balloon",
                "To sort the computers’ face-down cards, so that their places reveal something, click "
                "this box.",
            ),
        )
        wait = OptionTexts(
            translate("soi-options", "Wait for a click after each question"),
            translate("balloon", "To wait for a click or a key before the next request, click this box."),
        )
        questions = OptionTexts(
            translate("soi-options", "Question balloons"),
            translate("balloon", "To show questions and answers in balloons, click this box."),
        )
        confirm = OptionTexts(
            translate("soi-options", "Confirm moves"),
            translate(
                "balloon",
                "To ask only after one more click on the player or the card, click this box.",
            ),
        )
        boxes = QVBoxLayout()
        boxes.setSpacing(5)
        self.body.addLayout(boxes)
        flags = (
            ("sort", sort),
            ("wait", wait),
            ("questions", questions),
            ("confirm", confirm),
            *_house_rules(),
        )
        for name, said in flags:
            boxes.addWidget(*self.add(name, said))
            self.rarely((name,), *self.controls[name])
        self.rarely((), *self.controls["who"])
        self.end(
            translate("balloon", "To begin a match with these options, click this button."),
            translate("balloon", "To go on with these options, click this button."),
            translate(
                "balloon", "To go on, type a target from {target} and a Delay from {delay} first."
            ).format(target=self._range("target"), delay=self._range("delay")),
        )
        self.first_focus = self.controls["target"][0]

    def _range(self, name: str) -> str:
        """Return the declared range of a number: "100 to 1000"."""
        kind = self.kind(name)
        assert isinstance(kind, Number)
        return translate("soi-options", "{least} to {most}").format(least=kind.least, most=kind.most)

    def changed(self) -> None:
        """Show the faces of the chosen players."""
        super().changed()
        if "who" not in self.controls:
            return
        menus = self.controls["who"]
        now = [str(menu.currentData()) for menu in menus]
        people = [bool(menu.currentData()) for menu in self.controls["people"]]
        for menu, face, who, person in zip(menus, self._faces, now, people, strict=True):
            face.turn_to("art", f"face-{'you' if person else who}-calm")
            menu.setEnabled(self.between and not person)
        self.show_people("who", people)

    def _seats(self) -> QWidget:
        """Return the four seats, each with a face and two menus: person or computer, and companion."""
        text = translate("balloon", "To let a person or the computer play {seat}, choose from this menu.")
        names = [seat_name(seat) for seat in range(4)]
        said = OptionTexts(
            values={
                False: (translate("soi-options", "the computer"), ""),
                True: (translate("soi-options", "a person"), ""),
            },
            each=[(name, text.format(seat=name)) for name in names],
        )
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        name = translate("soi-options", "{seat}, by name")
        text = translate("balloon", "To seat another player at {seat}, choose a name from this menu.")
        who = OptionTexts(
            values=companions(),
            each=[(name.format(seat=seat), text.format(seat=seat)) for seat in names],
            dimmed=translate("balloon", "This can be changed between matches, where no person sits."),
        )
        rows = zip(names, self._faces, self.add("people", said), self.add("who", who), strict=True)
        for seat, (place, face, *menus) in enumerate(rows):
            label = Label(place)
            label.setBuddy(menus[0])
            row, column = seat // 2 * 2, seat % 2 * 3
            grid.addWidget(label, row, column)
            grid.addWidget(face, row, column + 1, 2, 1)
            for down, menu in enumerate(menus):
                grid.addWidget(menu, row + down, column + 2)
        grid.setColumnStretch(6, 1)
        return box
