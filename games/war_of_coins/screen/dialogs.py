"""Sheet at the end of a game: its ending, the score line by line, and the payment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout

from macclassic.flower_cards.table.dialogs import EndSheet, RemainingHands, cell, grid, line
from macclassic.flower_cards.table.words import wins_words
from macclassic.table.game_words import point_count
from macclassic.toolbox.base.sound import Sound

from ..cards import names as ids
from ..outcome.result import Result
from ..position import BOTH_PERFECT, ENDED, FOUR_LAID, WASTED, WON_AT_ONCE
from ..scoring import Payment
from .texts.words import MANY, doubling_lines, line_words, match_won, named, signed, spoken, sum_words

translate = QCoreApplication.translate


def _add_payment(columns: QGridLayout, payment: Payment, bold: bool) -> None:
    """Add the points for *Keep going* and each doubling by its name; `bold` applies to the doublings."""
    if payment.kept:
        line(columns, translate("call", "Keep going, a point each for the first two"), f"+{payment.kept}")
    for words, factor in doubling_lines(payment):
        line(columns, words, factor, bold)


# End of a game


class RoundSheet(EndSheet):
    """Sheet with the result of a game."""

    def __init__(self, result: Result, names: Sequence[str]) -> None:
        super().__init__(spacing=5)
        self.say(_headline(result, names))
        self.say(_explanation(result, names), True)
        if result.ending == ENDED and result.payment is not None:
            self._score(result, result.payment)
        self.say(_paid(result, names))
        self.say(_balance(result, names))
        if result.over:
            self.say(match_won(names, 0 if result.balance[0] > 0 else 1))
        self.end(RemainingHands([ids(hand) for hand in result.hands], names, "cards/coins", named, spoken))

    def _score(self, result: Result, payment: Payment) -> None:
        """Add the score line by line, then the additions and doublings of the payment."""
        lines = grid(20)
        for place, each in enumerate(result.lines):
            row, left = place % MANY, 2 * (place // MANY)
            cell(lines, row, left, line_words(each))
            cell(lines, row, left + 1, str(each.points), right=True)
        self.body.addLayout(lines)
        columns = grid()
        line(columns, translate("sheet", "Score"), payment.score, bold=True)
        _add_payment(columns, payment, bold=False)
        if payment.kept or payment.doublings:
            line(columns, translate("sheet", "Payment"), sum_words(payment), bold=True)
        self.body.addLayout(columns)


def ending(result: Result) -> Sound | None:
    """Return the sound of a game's end: a fanfare if the player is paid, a groan if the other is."""
    if result.paid_to < 0:
        return None
    return Sound.WIN if result.paid_to == 0 else Sound.LOSE


def _headline(result: Result, names: Sequence[str]) -> str:
    if result.ending == WASTED:
        return translate("sheet", "Waste Hashrate: no winner.")
    if result.ending in (FOUR_LAID, BOTH_PERFECT):
        return translate("sheet", "The deal is void.")
    if result.ending == WON_AT_ONCE:
        if result.winner == 0:
            return translate("sheet", "You win this game at once with a Perfect Hand.")
        text = translate("sheet", "{name} wins this game at once with a Perfect Hand.")
        return text.format(name=names[result.winner])
    return wins_words(result.winner, result.payment.score if result.payment is not None else 0, names)


def _explanation(result: Result, names: Sequence[str]) -> str:
    """Return further explanation of an ending, or ""."""
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
        return text.format(points=point_count(result.abandoned), name=names[1])
    return ""


def _paid(result: Result, names: Sequence[str]) -> str:
    if result.payment is None or result.paid_to < 0:
        return ""
    text = translate("sheet", "{name} pays you {points}.")
    if result.paid_to:
        text = translate("sheet", "You pay {name} {points}.")
    return text.format(name=names[1], points=point_count(result.payment.amount))


def _balance(result: Result, names: Sequence[str]) -> str:
    mine = result.balance[0]
    if mine == 0:
        return translate("sheet", "The match stands even.")
    if mine > 0:
        text = translate("sheet", "You are {points} ahead ({balance}).")
        return text.format(points=point_count(mine), balance=signed(mine))
    text = translate("sheet", "{name} is {points} ahead ({balance}).")
    return text.format(name=names[1], points=point_count(-mine), balance=signed(-mine))
