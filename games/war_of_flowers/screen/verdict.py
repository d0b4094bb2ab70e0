"""The GO / STOP dialog: what has scored, what STOP would bring now, what the next GO would make of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.asking import WIDTH, Asking
from macclassic.toolbox.dialogs import paragraph

from ..result import Preview, preview
from ..view import View
from .words import base_words, due_words, line_words

translate = QCoreApplication.translate


class GoStop(Asking):
    """Asks for GO or STOP; G and S say it too, H asks for a hint."""

    def __init__(self, view: View, names: tuple[str, ...]) -> None:
        super().__init__(translate("verdict", "GO or STOP?"))
        found = preview(view)
        head = translate("verdict", "You have {points} points. GO or STOP?").format(points=found.points)
        self.body.addWidget(paragraph(head, width=WIDTH))
        last = ""
        if view.go_score[view.seat]:
            last = translate("verdict", "At your last GO it was {points}.").format(
                points=view.go_score[view.seat]
            )
        lines = zip(found.scored, found.rises, strict=True)
        self.add_lines([(line_words(line), line.points, rise) for line, rise in lines], last)
        self._offer(found, names)
        self.add_answers(
            (
                (
                    "go",
                    translate("verdict", "GO"),
                    "g",
                    translate(
                        "balloon", "To play on for more, click this button. If another stops, you pay."
                    ),
                ),
                (
                    "stop",
                    translate("verdict", "STOP"),
                    "s",
                    translate("balloon", "To end the game and be paid now, click this button."),
                ),
            ),
            translate("balloon", "To see what the computer would call, click this button."),
        )
        self.fit()

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
