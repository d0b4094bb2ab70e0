"""The sheet at the end of a game: every line of the score, every payment, how the money stands, all hands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table import cells
from macclassic.flower_cards.table.cells import cell
from macclassic.flower_cards.table.hands import Hands
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.sound import Sound

from ..cards import IDS, numbers
from ..result import Result
from .words import (
    base_words,
    capital,
    dollars,
    due_words,
    line_words,
    named,
    pays,
    spoken,
)

translate = QCoreApplication.translate

WIDTH = 400


class RoundSheet(Dialog):
    """How a game ended. At the end of a war it has the last word on all three."""

    def __init__(self, result: Result, names: tuple[str, ...], last: bool, review: bool = False) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.setSpacing(7)
        self.body.addWidget(paragraph(_headline(result, names), width=WIDTH))
        forced = _why_forced(result, names)
        if forced:
            self.body.addWidget(paragraph(forced, True, WIDTH))
        if result.winner >= 0:
            self._score(result)
            self._payments(result, names)
        self._money(result, names)
        if any(result.hands):
            self.body.addWidget(paragraph(translate("sheet", "What was left in the hands:"), True, WIDTH))
            hands = [[IDS[card] for card in numbers(hand)] for hand in result.hands]
            self.body.addWidget(
                Hands(hands, names, WIDTH, "cards", named, lambda card: capital(spoken(card)))
            )
        if last:
            self.body.addWidget(paragraph(_last_word(result, names), width=WIDTH))
        text = translate("sheet", "New War") if last else translate("sheet", "Next Game")
        more = (("review", translate("sheet", "Review")),) if review else ()
        self.add_buttons((*more, ("ok", text)), default="ok", cancel="ok", left=("review",))
        if review:
            tell(
                self.button("review"),
                translate("balloon", "To see which of your moves gave money away, click this button."),
            )
        tell(
            self.button("ok"),
            translate("balloon", "To set up another war, click this button.")
            if last
            else translate("balloon", "To deal the next game, click this button."),
        )
        self.fit()

    def _score(self, result: Result) -> None:
        grid = cells.grid()
        for row, line in enumerate(result.lines):
            cell(grid, row, 0, line_words(line))
            cell(grid, row, 1, str(line.points), right=True)
        row = len(result.lines)
        cell(grid, row, 0, translate("sheet", "Score"), bold=True)
        cell(grid, row, 1, str(result.points), right=True, bold=True)
        self.body.addLayout(grid)

    def _payments(self, result: Result, names: tuple[str, ...]) -> None:
        lines = [base_words(result.points, result.gos[result.winner])]
        lines += [due_words(due, names) for due in result.dues]
        lines += [pays(names, each.payer, each.amount, each.due) for each in result.payments]
        self.body.addWidget(paragraph("\n".join(lines), True, WIDTH))

    def _money(self, result: Result, names: tuple[str, ...]) -> None:
        stands = "     ".join(
            f"{name} {dollars(amount)}" for name, amount in zip(names, result.money, strict=True)
        )
        self.body.addWidget(paragraph(stands, width=WIDTH))


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
