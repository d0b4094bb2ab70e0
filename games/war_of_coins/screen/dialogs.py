"""Sheet at the end of a game: its ending, the score line by line, and the payment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout

from macclassic.flower_cards.table.dialogs import EndSheet, RemainingHands, cell, grid, line
from macclassic.flower_cards.table.words import wins_words
from macclassic.table.game_words import point_count
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ..cards import names as ids
from ..outcome.result import Result
from ..position import BOTH_PERFECT, ENDED, FOUR_LAID, WASTED, WON_AT_ONCE
from ..scoring import Payment
from .texts.words import MANY, doubling_lines, line_words, match_won, named, signed, spoken, sum_words


def _add_payment(columns: QGridLayout, payment: Payment, bold: bool) -> None:
    """Add the points for *Keep going* and each doubling by its name; `bold` applies to the doublings."""
    if payment.kept:
        line(columns, translate("call", "Keep going, a point each for the first two"), f"+{payment.kept}")
    for words, factor in doubling_lines(payment):
        line(columns, words, factor, bold)


# End of a game


class RoundSheet(EndSheet):
    """Sheet with the result of a game."""

    def __init__(self, result: Result, who: Sequence[SeatedPerson]) -> None:
        super().__init__(spacing=5)
        self.say(_headline(result, who))
        self.say(_explanation(result, who), True)
        if result.ending == ENDED and result.payment is not None:
            self._score(result, result.payment)
        self.say(_paid(result, who))
        self.say(_balance(result, who))
        if result.over:
            self.say(match_won(who[_ahead(result)]))
        self.end(RemainingHands([ids(hand) for hand in result.hands], who, "cards/coins", named, spoken))

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


def ending(result: Result, who: Sequence[SeatedPerson]) -> Sound | None:
    """Return the sound of a game's end: a fanfare if the player is paid, a groan if the other is.

    None if no seat is the person's alone.
    """
    if result.paid_to < 0 or not any(person.you for person in who):
        return None
    return Sound.WIN if who[result.paid_to].you else Sound.LOSE


def _ahead(result: Result) -> int:
    """Return the seat that is ahead in the match, the second if none is."""
    return 0 if result.balance[0] > 0 else 1


def _headline(result: Result, who: Sequence[SeatedPerson]) -> str:
    if result.ending == WASTED:
        return translate("sheet", "Waste Hashrate: no winner.")
    if result.ending in (FOUR_LAID, BOTH_PERFECT):
        return translate("sheet", "The deal is void.")
    if result.ending == WON_AT_ONCE:
        you = translate("sheet", "You win this game at once with a Perfect Hand.")
        other = translate("sheet", "{name} wins this game at once with a Perfect Hand.")
        return who[result.winner].told(you, other)
    return wins_words(who[result.winner], result.payment.score if result.payment is not None else 0)


def _explanation(result: Result, who: Sequence[SeatedPerson]) -> str:
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
        you = translate("sheet", "Abandoned block chain: what you had, {points}, counts for nothing.")
        other = translate("sheet", "Abandoned block chain: what {name} had, {points}, counts for nothing.")
        return who[1 - result.winner].told(you, other, points=point_count(result.abandoned))
    return ""


def _paid(result: Result, who: Sequence[SeatedPerson]) -> str:
    if result.payment is None or result.paid_to < 0:
        return ""
    taker, giver = who[result.paid_to], who[1 - result.paid_to]
    text, name = translate("sheet", "{giver} pays {name} {points}."), taker.name
    if taker.you:
        text, name = translate("sheet", "{name} pays you {points}."), giver.name
    elif giver.you:
        text = translate("sheet", "You pay {name} {points}.")
    return text.format(giver=giver.name, name=name, points=point_count(result.payment.amount))


def _balance(result: Result, who: Sequence[SeatedPerson]) -> str:
    ahead = _ahead(result)
    lead = result.balance[ahead]
    if not lead:
        return translate("sheet", "The match is level.")
    you = translate("sheet", "You are {points} ahead ({balance}).")
    other = translate("sheet", "{name} is {points} ahead ({balance}).")
    return who[ahead].told(you, other, points=point_count(lead), balance=signed(lead))
