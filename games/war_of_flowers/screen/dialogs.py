"""What is asked and shown of a score: *GO or STOP?* with what either would bring, and the sheet at the end of
a game: every line, every payment, how the money stands, all hands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.dialogs import (
    CALL_WIDTH,
    SHEET_WIDTH,
    Call,
    Hands,
    end_sheet,
    grid,
    line,
)
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.sound import Sound

from ..cards import names as ids
from ..result import Preview, Result, preview
from ..view import View
from .words import base_words, capital, dollars, due_words, line_words, named, pays, spoken

translate = QCoreApplication.translate


class GoStop(Call):
    """Asks for GO or STOP; G and S say it too, H asks for a hint."""

    def __init__(self, view: View, names: tuple[str, ...]) -> None:
        super().__init__(translate("verdict", "GO or STOP?"))
        found = preview(view)
        head = translate("verdict", "You have {points} points. GO or STOP?").format(points=found.points)
        self.body.addWidget(paragraph(head, width=CALL_WIDTH))
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
        self.body.addWidget(paragraph("\n".join(stop), True, CALL_WIDTH))
        go = translate(
            "verdict",
            "GO {number} would raise the base from ${now} to ${then} with the same score, ${more} with a "
            "point more; but you must score again before you can stop, and pay for all if another stops.",
        ).format(number=found.gos + 1, now=found.now_base, then=found.next_base, more=found.more_base)
        self.body.addWidget(paragraph(go, True, CALL_WIDTH))


# At the end of a game


class RoundSheet(Dialog):
    """How a game ended. At the end of a war it has the last word on all three."""

    def __init__(self, result: Result, names: tuple[str, ...], last: bool, review: bool = False) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.setSpacing(7)
        self.body.addWidget(paragraph(_headline(result, names), width=SHEET_WIDTH))
        forced = _why_forced(result, names)
        if forced:
            self.body.addWidget(paragraph(forced, True, SHEET_WIDTH))
        if result.winner >= 0:
            self._score(result)
            self._payments(result, names)
        self._money(result, names)
        hands = [ids(hand) for hand in result.hands]
        left = Hands(hands, names, "cards", named, lambda card: capital(spoken(card))) if any(hands) else None
        ok = (
            translate("sheet", "Next Game"),
            translate("balloon", "To deal the next game, click this button."),
        )
        if last:
            ok = (
                translate("sheet", "New War"),
                translate("balloon", "To set up another war, click this button."),
            )
        told = translate("balloon", "To see which of your moves gave money away, click this button.")
        end_sheet(self, _last_word(result, names) if last else "", ok, told if review else "", left)

    def _score(self, result: Result) -> None:
        lines = grid()
        for each in result.lines:
            line(lines, line_words(each), each.points)
        line(lines, translate("sheet", "Score"), result.points, bold=True)
        self.body.addLayout(lines)

    def _payments(self, result: Result, names: tuple[str, ...]) -> None:
        lines = [base_words(result.points, result.gos[result.winner])]
        lines += [due_words(due, names) for due in result.dues]
        lines += [pays(names, each.payer, each.amount, each.due) for each in result.payments]
        self.body.addWidget(paragraph("\n".join(lines), True, SHEET_WIDTH))

    def _money(self, result: Result, names: tuple[str, ...]) -> None:
        stands = "     ".join(
            f"{name} {dollars(amount)}" for name, amount in zip(names, result.money, strict=True)
        )
        self.body.addWidget(paragraph(stands, width=SHEET_WIDTH))


def ending(result: Result) -> Sound | None:
    """Return how the end of a game sounds: a fanfare if it or the war is the person's, a groan if lost."""
    if result.winner == 0 or (result.ranking and 0 in result.ranking[0]):
        return Sound.WIN
    return Sound.LOSE if result.winner > 0 else None


def _headline(result: Result, names: tuple[str, ...]) -> str:
    if result.winner < 0:
        return translate("sheet", "All hands are empty and nobody called STOP: no winner.")
    if result.winner == 0:
        return translate("sheet", "You win this game with {points} points.").format(points=result.points)
    return translate("sheet", "{name} wins this game with {points} points.").format(
        name=names[result.winner], points=result.points
    )


def _why_forced(result: Result, names: tuple[str, ...]) -> str:
    """Return why STOP came without a question, or nothing where it was called (§GO or STOP)."""
    winner = result.winner
    if winner < 0:
        return ""
    callers = [seat for seat in range(3) if seat != winner and result.gos[seat]]
    if callers == [0]:
        return translate("sheet", "STOP came by itself, because you had called GO.")
    if callers:
        return translate("sheet", "STOP came by itself, because {name} had called GO.").format(
            name=names[callers[0]]
        )
    if not result.hands[winner]:
        return translate("sheet", "STOP came by itself, because it was the last turn.")
    return ""


def _last_word(result: Result, names: tuple[str, ...]) -> str:
    """Return the ranking at the end of a war, ties shared."""
    lines = [translate("sheet", "The war is over.")]
    place = 1
    for seats in result.ranking:
        who = translate("sheet", " and ").join(names[seat] for seat in seats)
        lines.append(f"{place}.  {who}, {dollars(result.money[seats[0]])}")
        place += len(seats)
    return "\n".join(lines)
