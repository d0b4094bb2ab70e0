"""The GO / STOP dialog: what has scored, what STOP would bring now, what the next GO would make of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel

from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame

from ..result import Preview, preview
from ..state import View
from .words import base_words, due_words, line_words

translate = QCoreApplication.translate

WIDTH = 360


class GoStop(Dialog):
    """Asks for GO or STOP; G and S say it too, H asks for a hint."""

    hint_wanted = Signal()

    def __init__(self, view: View, names: tuple[str, ...]) -> None:
        # Movable: whoever has to decide wants to see the table below it.
        super().__init__(translate("verdict", "GO or STOP?"), Frame.MOVABLE)
        found = preview(view)
        head = translate("verdict", "You have {points} points. GO or STOP?").format(points=found.points)
        self.body.addWidget(paragraph(head, width=WIDTH))
        self.body.setSpacing(8)
        self._lines(found, view)
        self._offer(found, names)
        self.add_buttons(
            (
                ("hint", translate("verdict", "Hint")),
                ("go", translate("verdict", "GO")),
                ("stop", translate("verdict", "STOP")),
            ),
            default="stop",  # and none that Esc strikes: neither GO nor STOP changes nothing
            left=("hint",),
        )
        for name, text in (
            ("hint", translate("balloon", "To see what the computer would call, click this button.")),
            (
                "go",
                translate("balloon", "To play on for more, click this button. If another stops, you pay."),
            ),
            ("stop", translate("balloon", "To end the game and be paid now, click this button.")),
        ):
            tell(self.button(name), text)
        self.checks.append(self._not_hint)
        self.fit()

    def _not_hint(self, name: str) -> bool:
        if name == "hint":
            self.hint_wanted.emit()
            return False
        return True

    def _lines(self, found: Preview, view: View) -> None:
        grid = QGridLayout()
        grid.setVerticalSpacing(1)
        grid.setHorizontalSpacing(10)
        grid.setContentsMargins(8, 0, 8, 0)
        for row, (line, rise) in enumerate(zip(found.scored, found.rises, strict=True)):
            new = rise > 0
            _cell(grid, row, 0, line_words(line), bold=new)
            _cell(grid, row, 1, str(line.points), right=True, bold=new)
            _cell(grid, row, 2, _rise_words(line.points, rise), bold=new)
        if view.go_score[view.seat]:
            text = translate("verdict", "At your last GO it was {points}.").format(
                points=view.go_score[view.seat]
            )
            _cell(grid, len(found.scored), 0, text)
        grid.setColumnStretch(0, 1)
        self.body.addLayout(grid)

    def _offer(self, found: Preview, names: tuple[str, ...]) -> None:
        total = sum(payment.amount for payment in found.payments)
        stop = [
            translate("verdict", "STOP now brings ${total}.").format(total=total),
            base_words(found.points, found.gos),
            *(due_words(due, names) for due in found.dues),
        ]
        for payment in found.payments:
            if payment.amount < payment.due:
                stop.append(
                    translate("verdict", "{name} has only ${amount} left of ${due}.").format(
                        name=names[payment.payer], amount=payment.amount, due=payment.due
                    )
                )
        self.body.addWidget(paragraph("\n".join(stop), True, WIDTH))
        go = translate(
            "verdict",
            "GO {number} would raise the base from ${now} to ${then} with the same score, ${more} with a "
            "point more; but you must score again before you can stop, and pay for all if another stops.",
        ).format(number=found.gos + 1, now=found.now_base, then=found.next_base, more=found.more_base)
        self.body.addWidget(paragraph(go, True, WIDTH))

    def letter(self, text: str) -> bool:
        names = {"g": "go", "s": "stop", "h": "hint"}
        name = names.get(text.casefold())
        if name is not None:
            self.strike(name)
        return name is not None


def _rise_words(points: int, rise: int) -> str:
    """Return what this turn has done to a line of the score."""
    if rise <= 0:
        return ""
    return translate("verdict", "new") if rise == points else f"+{rise}"


def _cell(
    grid: QGridLayout, row: int, column: int, text: str, right: bool = False, bold: bool = False
) -> None:
    label = QLabel(text)
    font = fonts.small()
    font.setBold(bold)
    label.setFont(font)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
    grid.addWidget(label, row, column)
