"""The Options dialog of War of Flowers: starting money, who plays at which IQ, pace and the September cup."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from macclassic.engine.companions import NAMES
from macclassic.toolbox.dialogs import Picture, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.optionsform import OptionsForm, Said, grid_of, line_of

from ..options import MONEY, WarOptions
from .words import dollars, temper_sentence, with_temper

translate = QCoreApplication.translate


class WarForm(OptionsForm):
    """All options between wars; within a war only the pace can be moved."""

    def __init__(self, given: WarOptions, between_wars: bool) -> None:
        self._settled = translate("balloon", "This cannot be changed during a war.")
        super().__init__(translate("options", "Options"), given, between_wars, self._settled)
        head = (
            translate("options", "Options for the next war")
            if between_wars
            else translate("options", "In a war only the pace can be changed.")
        )
        self.body.addWidget(paragraph(head, width=380))
        self._faces = [Picture("art", f"face-{who}-calm") for who in given.who]
        sides = translate("options", "At your right:"), translate("options", "At your left:")
        money = self._money()
        chairs = self._chairs(sides)
        pace = self.pace(
            translate("balloon", "To let cards move at this pace, click this button. 5 is the fastest.")
        )
        lines = (
            (money.label, line_of(self.controls["money"])),
            *zip(sides, chairs, strict=True),
            (translate("options", "Pace:"), line_of(pace)),
        )
        grid = grid_of(lines)
        cup = Said(
            translate("options", "The September cup counts as a double plain"),
            translate("balloon", "To let the cup of September count as two plains, click this box."),
        )
        grid.addWidget(self.add("cup", cup)[0], len(lines), 0, 1, 2)
        self.body.addLayout(grid)
        self.end(
            translate("balloon", "To begin a war with these options, click this button."),
            translate("balloon", "To go on at this pace, click this button."),
            translate("balloon", "To begin, type an amount from $10 to $999 first."),
        )

    def _money(self) -> Said:
        text = translate("balloon", "To let everybody begin with ${amount}, click this button.")
        said = Said(
            translate("options", "Starting money:"),
            values={amount: (dollars(amount), text.format(amount=amount)) for amount in MONEY},
            other=(
                translate("options", "$"),
                translate("options", "Another amount"),
                translate("balloon", "To let everybody begin with the amount in the box, click this button."),
                translate("balloon", "Type an amount of your own in this box, from $10 to $999."),
            ),
            width=44,
        )
        self.add("money", said)
        return said

    def _chairs(self, sides: tuple[str, str]) -> list[QWidget]:
        """Return a line for each opponent: the face, who it is, and the IQ."""
        who = Said(values={key: (with_temper(key), "") for key in NAMES}, each=[(side, "") for side in sides])
        words = {
            60: translate("options", "60  plays by feel"),
            80: translate("options", "80  greedy"),
            100: translate("options", "100  sensible"),
            120: translate("options", "120  thinks"),
            140: translate("options", "140  thinks hard"),
            160: translate("options", "160  thinks hardest"),
        }
        level, name = translate("options", "IQ {level}"), translate("options", "{side} IQ")
        balloon = translate(
            "balloon", "To make this opponent a better or a worse player, choose an IQ from this menu."
        )
        iq = Said(
            values={each: (level.format(level=text), "") for each, text in words.items()},
            each=[(name.format(side=side), balloon) for side in sides],
        )
        lines = []
        for face, *menus in zip(self._faces, self.add("who", who), self.add("iq", iq), strict=True):
            face.setEnabled(self.between)
            box = QWidget()
            boxes = QVBoxLayout(box)
            boxes.setContentsMargins(0, 0, 0, 0)
            boxes.setSpacing(6)
            for menu in menus:
                boxes.addWidget(menu)
            lines.append(line_of([face, box]))
        return lines

    def changed(self) -> None:
        """Show who sits where."""
        super().changed()
        if "who" not in self.controls:
            return
        menus = self.controls["who"]
        now = [str(menu.currentData()) for menu in menus]
        text = translate("balloon", "To play against somebody else, choose a name from this menu.")
        for face, menu, who in zip(self._faces, menus, now, strict=True):
            face.turn_to("art", f"face-{who}-calm")
            tell(menu, f"{text} {temper_sentence(who)}", self._settled)
