"""The sheet at the end of a game: how it ended, every line of the score, how the payment came about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.cells import cell, grid
from macclassic.flower_cards.table.hands import Hands
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.sound import Sound

from ..cards import names as ids
from ..position import BOTH_PERFECT, ENDED, FOUR_LAID, WASTED, WON_AT_ONCE
from ..result import Result
from ..scoring import Payment
from .words import (
    MANY,
    doubling_lines,
    line_words,
    named,
    signed,
    spoken,
    sum_words,
)

translate = QCoreApplication.translate

WIDTH = 400


class RoundSheet(Dialog):
    """How a game ended. At the end of a match it has the last word."""

    def __init__(self, result: Result, names: Sequence[str], last: bool, review: bool = False) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.setSpacing(5)
        self.body.addWidget(paragraph(_headline(result, names), width=WIDTH))
        more = _explanation(result, names)
        if more:
            self.body.addWidget(paragraph(more, True, WIDTH))
        if result.ending == ENDED and result.payment is not None:
            self._score(result, result.payment)
        paid = _paid(result, names)
        if paid:
            self.body.addWidget(paragraph(paid, width=WIDTH))
        self.body.addWidget(paragraph(_balance(result, names), width=WIDTH))
        hands = [ids(hand) for hand in result.hands]
        if any(hands):
            self.body.addWidget(paragraph(translate("sheet", "What was left in the hands:"), True, WIDTH))
            self.body.addWidget(Hands(hands, names, WIDTH, "cards/coins", named, spoken))
        if last:
            self.body.addWidget(paragraph(_last_word(result, names), width=WIDTH))
        self._buttons_at_the_end(last, review)
        self.fit()

    def _score(self, result: Result, payment: Payment) -> None:
        """Add the score line by line, then what is added to it and what doubles it."""
        lines = grid(20)
        for place, line in enumerate(result.lines):
            row, left = place % MANY, 2 * (place // MANY)
            cell(lines, row, left, line_words(line))
            cell(lines, row, left + 1, str(line.points), right=True)
        self.body.addLayout(lines)
        columns = grid()
        row = 0
        cell(columns, row, 0, translate("sheet", "Score"), bold=True)
        cell(columns, row, 1, str(payment.score), right=True, bold=True)
        if payment.kept:
            row += 1
            cell(columns, row, 0, translate("call", "Keep going, a point each for the first two"))
            cell(columns, row, 1, f"+{payment.kept}", right=True)
        for words, factor in doubling_lines(payment):
            row += 1
            cell(columns, row, 0, words)
            cell(columns, row, 1, factor, right=True)
        if payment.kept or payment.doublings:
            row += 1
            cell(columns, row, 0, translate("sheet", "Payment"), bold=True)
            cell(columns, row, 1, sum_words(payment), right=True, bold=True)
        self.body.addLayout(columns)

    def _buttons_at_the_end(self, last: bool, review: bool) -> None:
        text = translate("sheet", "New Match") if last else translate("sheet", "Next Game")
        more = (("review", translate("sheet", "Review")),) if review else ()
        self.add_buttons((*more, ("ok", text)), default="ok", cancel="ok", left=("review",))
        if review:
            tell(
                self.button("review"),
                translate("balloon", "To see which of your moves gave points away, click this button."),
            )
        tell(
            self.button("ok"),
            translate("balloon", "To set up another match, click this button.")
            if last
            else translate("balloon", "To deal the next game, click this button."),
        )


def ending(result: Result) -> Sound | None:
    """Return how the end of a game sounds: a fanfare if it is the person's, a groan if lost."""
    if result.paid_to < 0:
        return None
    return Sound.WIN if result.paid_to == 0 else Sound.LOSE


def _headline(result: Result, names: Sequence[str]) -> str:
    """Return who won, or that nobody did."""
    if result.ending == WASTED:
        return translate("sheet", "Waste Hashrate: no winner.")
    if result.ending in (FOUR_LAID, BOTH_PERFECT):
        return translate("sheet", "The deal is void.")
    if result.ending == WON_AT_ONCE:
        if result.winner == 0:
            return translate("sheet", "You win this game at once with a Perfect Hand.")
        text = translate("sheet", "{name} wins this game at once with a Perfect Hand.")
        return text.format(name=names[result.winner])
    points = result.payment.score if result.payment is not None else 0
    if result.winner == 0:
        return translate("sheet", "You win this game with {points} points.").format(points=points)
    text = translate("sheet", "{name} wins this game with {points} points.")
    return text.format(name=names[result.winner], points=points)


def _explanation(result: Result, names: Sequence[str]) -> str:
    """Return what else there is to say of an ending, or nothing."""
    if result.ending == WASTED:
        return translate("sheet", "The cards have run out and nobody has ended the game. Nothing is paid.")
    if result.ending == FOUR_LAID:
        if result.paid_to < 0:
            return translate("sheet", "Four cards of one coin lay on the layout. Nobody has won before.")
        return translate("sheet", "Four cards of one coin lay on the layout: the last winner gets 7 points.")
    if result.ending == BOTH_PERFECT:
        return translate("sheet", "Both hands held a Perfect Hand. Nothing is paid.")
    if result.ending == ENDED and result.abandoned:
        text = translate("sheet", "Abandoned block chain: what you had, {points}, counts for nothing.")
        if result.winner == 0:
            text = translate("sheet", "Abandoned block chain: what {name} had, {points}, counts for nothing.")
        return text.format(points=points_words(result.abandoned), name=names[1])
    return ""


def _paid(result: Result, names: Sequence[str]) -> str:
    """Return who pays how much, or nothing."""
    if result.payment is None or result.paid_to < 0:
        return ""
    text = translate("sheet", "{name} pays you {points}.")
    if result.paid_to:
        text = translate("sheet", "You pay {name} {points}.")
    return text.format(name=names[1], points=points_words(result.payment.amount))


def _balance(result: Result, names: Sequence[str]) -> str:
    """Return how the match stands."""
    mine = result.balance[0]
    if mine == 0:
        return translate("sheet", "The match stands even.")
    if mine > 0:
        return translate("sheet", "You are {points} ahead ({balance}).").format(
            points=points_words(mine), balance=signed(mine)
        )
    text = translate("sheet", "{name} is {points} ahead ({balance}).")
    return text.format(name=names[1], points=points_words(-mine), balance=signed(-mine))


def _last_word(result: Result, names: Sequence[str]) -> str:
    if result.balance[0] > 0:
        return translate("sheet", "The match is over, and you have won it.")
    return translate("sheet", "The match is over, and {name} has won it.").format(name=names[1])
