"""What a player is asked: *Keep going* or *End the game*, and what to do with a Perfect Hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.deck import FOUR
from macclassic.flower_cards.table.asking import WIDTH, Asking
from macclassic.flower_cards.table.cells import cell, grid
from macclassic.toolbox.dialogs import paragraph

from ..cards import coins_with
from ..result import Preview, preview
from ..scoring import TARGET, Payment
from ..view import View
from .words import MANY, coin_named, doubling_lines, line_words, sum_words

translate = QCoreApplication.translate


class KeepGoing(Asking):
    """Asks for *Keep going* or *End the game*; K and E say it too, H asks for a hint."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        super().__init__(translate("call", "Keep going or End the game?"))
        found = preview(view)
        head = translate("call", "You have {points} points. End the game, or keep going?")
        self.body.addWidget(paragraph(head.format(points=found.points), width=WIDTH))
        last = ""
        if view.keep_score[view.seat]:
            last = translate("call", "At your last Keep going it was {points}.")
            last = last.format(points=view.keep_score[view.seat])
        lines = zip(found.scored, found.rises, strict=True)
        self.add_lines([(line_words(line), line.points, rise) for line, rise in lines], last, MANY)
        self.body.addWidget(
            paragraph(
                translate("call", "Ending the game now pays {amount}:").format(amount=found.now.amount),
                width=WIDTH,
            )
        )
        self._payment(found.now)
        self.body.addWidget(paragraph(self._onward(found, view, names), True, WIDTH))
        self.add_answers(
            (
                (
                    "keep-going",
                    translate("call", "Keep going"),
                    translate("call", "K", "the letter for Keep going"),
                    translate(
                        "balloon",
                        "To play on for more, click this button. If the other player ends the game first, "
                        "you get nothing and pay.",
                    ),
                ),
                (
                    "end",
                    translate("call", "End the game"),
                    translate("call", "E", "the letter for End the game"),
                    translate("balloon", "To end the game and be paid now, click this button."),
                ),
            ),
            translate("balloon", "To see what the computer would call, click this button."),
        )
        self.fit()

    def _payment(self, payment: Payment) -> None:
        """Add how a payment comes about: score, Keep going, and each doubling by its name."""
        columns = grid(10)
        row = 0
        cell(columns, row, 0, translate("call", "Score"))
        cell(columns, row, 1, str(payment.score), right=True)
        if payment.kept:
            row += 1
            cell(columns, row, 0, translate("call", "Keep going, a point each for the first two"))
            cell(columns, row, 1, f"+{payment.kept}", right=True)
        for words, factor in doubling_lines(payment):
            row += 1
            cell(columns, row, 0, words, bold=True)
            cell(columns, row, 1, factor, right=True, bold=True)
        if payment.kept or payment.doublings:
            cell(columns, row + 1, 0, sum_words(payment))
        self.body.addLayout(columns)

    def _onward(self, found: Preview, view: View, names: Sequence[str]) -> str:
        """Return what one more *Keep going* would make of it, and what may happen."""
        if found.last:
            return translate(
                "call",
                "No card is left: Keep going now would waste the hashrate, and nobody would be paid.",
            )
        now, later, more = found.now.amount, found.later.amount, found.more.amount
        text = translate(
            "call",
            "Keep going {number} would raise that from {now} to {later} with the same score, {more} with a "
            "point more. But you must score again before you can end the game, and your points count for "
            "nothing if {name} ends it first.",
        )
        return text.format(number=found.keeps + 1, now=now, later=later, more=more, name=names[1 - view.seat])


class PerfectHand(Asking):
    """Asks whether a Perfect Hand wins at once or is played on with; W and P say it too."""

    def __init__(self, view: View) -> None:
        coins = [coin_named(coin + 1) for coin in coins_with(view.hand, FOUR.bit_count())]
        both = translate("spoken", " and ").join(coins)
        if len(coins) == 1:
            title = translate("call", "Perfect Hand")
            head = translate("call", "All four cards of {coin} are in your hand: a Perfect Hand.")
            text = translate(
                "call",
                "You may win {points} points at once. Or you play on, with the four cards shown: if you win "
                "the game, your payment is doubled.",
            )
            play_on = translate("balloon", "To play on for a doubled payment, click this button.")
        else:
            title = translate("call", "Two Perfect Hands")
            head = translate("call", "All the cards of {coin} are in your hand: two Perfect Hands.")
            text = translate(
                "call",
                "You may win {points} points at once. Or you play on, with the eight cards shown: if you win "
                "the game, your payment is doubled twice, to four times as much.",
            )
            play_on = translate("balloon", "To play on for four times the payment, click this button.")
        super().__init__(title)
        self.body.addWidget(paragraph(head.format(coin=both), width=WIDTH))
        self.body.addWidget(paragraph(text.format(points=TARGET), width=WIDTH))
        self.add_answers(
            (
                (
                    "perfect-play-on",
                    translate("call", "Play on"),
                    translate("call", "P", "the letter for Play on"),
                    play_on,
                ),
                (
                    "perfect-win",
                    translate("call", "Win at once"),
                    translate("call", "W", "the letter for Win at once"),
                    translate("balloon", "To win 7 points without playing, click this button."),
                ),
            ),
            translate("balloon", "To see what the computer would do, click this button."),
        )
        self.fit()
