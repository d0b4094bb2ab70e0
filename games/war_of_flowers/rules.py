"""Rules of War of Flowers by the contract: deals, succession of games, views and results."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import plain_view, with_ids
from macclassic.engine.core.contract import EVERYBODY, RecordFormat, Rules
from macclassic.engine.core.lazy_import import lazily
from macclassic.flower_cards.actions import holds_four
from macclassic.flower_cards.deck import bits
from macclassic.flower_cards.record_format import CardDeal

from . import record_format as form
from .actions import Action
from .cards import IDS
from .events import Event
from .house.position import begun_by, house_in
from .house.rules import dealt_four
from .options import PLAIN_CUP, WarOptions
from .outcome.result import Result, round_result
from .position import Position
from .view import VIEW_CARDS, View, three, view


class WarRules(Rules[CardDeal, Action, Event, View, Position]):
    """Rules under given options.

    The options are the starting `money`, the September cup as a double plain, and the house rules.
    """

    form = RecordFormat(
        deal=form.DEAL,
        actions=form.ACTIONS,
        events=form.EVENTS,
        outcome=form.round_outcome,
        of_match=form.match_outcome,
        view=plain_view(View, with_ids(IDS, *VIEW_CARDS)),
        agrees=form.agrees,
        outcome_check=form.outcome_agrees,
        free_order=form.FREE_ORDER,
        arrays=lazily(f"{__package__}.arrays:arrays"),
    )

    def __init__(self, options: WarOptions) -> None:
        self._money = options.money
        self._cup_plain = options.cup == PLAIN_CUP
        self._house = options.house

    def deal(self, chance: Chance, before: Position | None) -> CardDeal:
        """Return a game's deal (§a game 1–2).

        The winner begins the next game, or the same player if there was none; the first player of a war is
        random.
        """
        first = chance.below(3) if before is None else _begins(before)
        carry = _carried(before)
        while True:
            deck = chance.shuffled(range(48))
            table = bits(deck[21:27])
            if holds_four(table):  # four of a month on the table could never be collected: deal again
                continue
            hands = bits(deck[:7]), bits(deck[7:14]), bits(deck[14:21])
            with suppress(ValueError):  # some house rules allow only one hand with four of a month
                dealt_four(hands, self._house)
                return CardDeal(hands, table, tuple(deck[27:]), first, carry=carry)

    def begin(self, deal: CardDeal, before: Position | None) -> Position:
        """Return the start of a game.

        Raises ValueError if the wrong seat begins, or if `carry` does not follow from the game before.
        """
        if deal.carry and not self._house.carry:
            raise ValueError("by these rules a game without a winner does not raise the next one")
        if before is None:
            return begun_by(self._house, deal, 1, [self._money] * 3, self._cup_plain)
        if deal.first != _begins(before):
            raise ValueError(f"seat {_begins(before)} begins this game, not seat {deal.first}")
        if self._house.carry and deal.carry != _carried(before):
            raise ValueError(f"carry is {_carried(before)} in this game, not {deal.carry}")
        return begun_by(self._house, deal, before.game + 1, before.money, self._cup_plain)

    def view(self, position: Position, seat: int) -> View:
        """Return the view of a seat; for EVERYBODY seat 0's view with all hands open."""
        if seat == EVERYBODY:
            return replace(view(position, 0), opened=three(position.hands))
        return view(position, seat)

    def result(self, position: Position) -> Result:
        return round_result(position)


def _carried(before: Position | None) -> int:
    """Return how many times the next game's payments double because earlier games had no winner."""
    house = None if before is None else house_in(before)
    return 0 if house is None else house.carried()


def _begins(before: Position) -> int:
    """Return the seat that begins the game after a finished one."""
    return before.winner if before.winner >= 0 else before.deal.first
