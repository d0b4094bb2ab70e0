"""Sheet at the end of a game: every score line, every payment, the money and all hands."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.core.safe_text import capital
from macclassic.flower_cards.table.dialogs import EndSheet, RemainingHands, grid, line
from macclassic.flower_cards.table.words import wins_words
from macclassic.table.game_words import listed
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ..cards import names as ids
from ..house.payments import FIXED
from ..outcome.result import Result
from ..scoring import Due, Payment
from .texts.words import base_words, dollars, due_words, fixed_words, line_words, named, pays, spoken


class RoundSheet(EndSheet):
    """Sheet with the result of a game."""

    def __init__(self, result: Result, who: Sequence[SeatedPerson]) -> None:
        super().__init__(spacing=7)
        names = tuple(person.name for person in who)
        self.say(_headline(result, who))
        self.say(_why_forced(result, who), True)
        if result.winner >= 0:
            if result.ending not in FIXED:
                self._score(result)
            self._payments(result, who, names)
        stands = zip(names, map(dollars, result.money), strict=True)
        self.say("     ".join(f"{name} {amount}" for name, amount in stands))
        self.say(_war_over(result, who))
        hands = [ids(hand) for hand in result.hands]
        self.end(RemainingHands(hands, who, "cards", named, lambda card: capital(spoken(card))))

    def _score(self, result: Result) -> None:
        lines = grid()
        for each in result.lines:
            line(lines, line_words(each), each.points)
        line(lines, translate("sheet", "Score"), result.points, bold=True)
        self.body.addLayout(lines)

    def _payments(self, result: Result, who: Sequence[SeatedPerson], names: tuple[str, ...]) -> None:
        fixed = result.ending in FIXED
        lines = [] if fixed else [base_words(result.points, result.gos[result.winner], result.base)]
        explained = [due for due in result.dues if due.due != due.base or due.payer != due.loser]
        lines += [due_words(due, names) for due in explained]
        lines += [
            pays(who[each.payer], each.amount, each.due)
            for each in result.payments
            if not any(_is_told_by(due, each) for due in explained)
        ]
        self.say("\n".join(lines), True)


def _is_told_by(due: Due, payment: Payment) -> bool:
    """True if the line of a due says all of a payment."""
    return due.payer == due.loser == payment.payer and due.due == payment.due == payment.amount


def ending(result: Result, who: Sequence[SeatedPerson]) -> Sound | None:
    """Return the sound of a game's end: a fanfare if the player won it or the war, else a groan.

    None if no seat is the person's alone.
    """
    you = next((seat for seat, person in enumerate(who) if person.you), None)
    if you is None:
        return None
    if result.winner == you or (result.ranking and you in result.ranking[0]):
        return Sound.WIN
    return Sound.LOSE if result.winner >= 0 else None


def _headline(result: Result, who: Sequence[SeatedPerson]) -> str:
    if result.winner < 0:
        nobody = translate("sheet", "All hands are empty and nobody called STOP: no winner.")
        more = translate("sheet", "The next game pays ×{n}.").format(n=2**result.carried)
        return f"{nobody} {more}" if result.carried else nobody
    if result.ending in FIXED:
        return fixed_words(result.ending, who[result.winner])
    return wins_words(who[result.winner], result.points)


def _war_over(result: Result, who: Sequence[SeatedPerson]) -> str:
    """Return the sentence that the war is over and who won it, or ""."""
    if not result.ranking:
        return ""
    first = result.ranking[0]
    if len(first) > 1:
        text = translate("sheet", "The war is over: {names} are equally rich.")
        return text.format(names=listed([who[seat].name for seat in first]))
    you = translate("sheet", "The war is over, and you have won it.")
    return who[first[0]].told(you, translate("sheet", "The war is over, and {name} has won it."))


def _why_forced(result: Result, who: Sequence[SeatedPerson]) -> str:
    """Return why STOP was forced, or "" if it was called (§GO or STOP)."""
    winner = result.winner
    if winner < 0:
        return ""
    callers = [seat for seat in range(3) if seat != winner and result.gos[seat] and result.forces]
    if callers:
        # If two have called, the sentence names the first of the computers or other people.
        caller = min(callers, key=lambda seat: who[seat].you)
        you = translate("sheet", "Forced STOP: you had called GO.")
        other = translate("sheet", "Forced STOP: {name} had called GO.")
        return who[caller].told(you, other)
    if result.last_turn:
        return translate("sheet", "Forced STOP: it was the last turn.")
    return ""
