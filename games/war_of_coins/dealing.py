"""The beginning of a game: who begins, the deal, jokers on the layout, void deals (war-of-coins §the play).

Also what changes hands when a game ends, which a void deal does at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.chance import Chance
from macclassic.engine.game import ROUND_OVER

from .cards import JOKER, JOKERS, bits, coins_with, numbers
from .result import paid_to, settlement
from .state import (
    BOTH_PERFECT,
    ENDINGS,
    FOUR_LAID,
    OVER,
    PERFECT,
    PLAY,
    Deal,
    Event,
    Pair,
    State,
)

if TYPE_CHECKING:
    from .rules import CoinRules

NOBODY = -1
NEW = (0, 0)


def with_value(values: Pair, seat: int, value: int) -> Pair:
    """Return two values with that of one seat replaced."""
    return (values[0], value) if seat else (value, values[1])


def pay(new: State) -> None:
    """Let points change hands as the end of the game has it."""
    paid = settlement(new)
    if paid is not None:
        gain = paid.amount if paid_to(new) == 0 else -paid.amount
        new.balance = (new.balance[0] + gain, new.balance[1] - gain)


class Dealing:
    """The part of the rules that begins a match and its games."""

    # Beginning (§the play 1–3)

    def start(self, chance: Chance) -> State:
        """Return a match's first game, dealt. Each draws a card; the later coin begins, a tie draws again."""
        draw: list[int] = []
        while not draw or draw[-2] >> 2 == draw[-1] >> 2:
            draw += chance.shuffled(range(JOKER))[:2]
        first = 0 if draw[-2] > draw[-1] else 1
        return self._deal(chance, 1, first, NEW, tuple(draw), NOBODY)

    def next_round(  # type: ignore[misc]
        self: CoinRules, state: State, chance: Chance
    ) -> State:
        """Return the next game, dealt: the winner begins, or the same player after a game without one."""
        if self.actor(state) != ROUND_OVER:
            raise ValueError("the game is not over, or the match is")
        first, last_winner = self.following(state)
        return self._deal(chance, state.deal.game + 1, first, state.balance, (), last_winner)

    def following(self, state: State) -> Pair:
        """Return who begins the game after one that is over, and the last winner by then (or -1)."""
        if state.winner >= 0:
            return state.winner, state.winner
        return state.deal.first, state.deal.last_winner

    def _deal(
        self, chance: Chance, game: int, first: int, balance: Pair, draw: tuple[int, ...], last_winner: int
    ) -> State:
        deck = chance.shuffled(range(50))
        hands = (bits(deck[:10]), bits(deck[10:20]))
        return self.dealt(Deal(game, first, balance, hands, bits(deck[20:28]), deck[28:], draw, last_winner))

    def dealt(self, deal: Deal) -> State:
        """Return the start of a game. Jokers on the layout go to who begins and are replaced; with four of a
        coin on it, or with two Perfect Hands, the game is over already: void."""
        state = State.__new__(State)
        state.deal, state.hands, state.balance, state.turn = deal, deal.hands, deal.balance, deal.first
        state.keeps = state.keep_score = state.owed = state.shown = state.transacted = state.perfect = NEW
        state.began = state.grabbed = state.laid = state.ending = 0
        state.turned = state.winner = NOBODY
        state.plays = ()
        layout, count, size = deal.layout, 0, deal.layout.bit_count()
        while layout & JOKERS or layout.bit_count() < size:
            layout = layout & ~JOKERS | 1 << deal.stock[count]
            count += 1
        jokers = (deal.layout | bits(deal.stock[:count])) & JOKERS
        state.layout, state.turned_count = layout, count
        state.captured, state.points = with_value(NEW, deal.first, jokers), NEW
        holders = [seat for seat in (0, 1) if coins_with(deal.hands[seat], 4)]
        state.phase = PERFECT if holders else PLAY
        if coins_with(layout, 4):
            state.phase, state.ending = OVER, FOUR_LAID
            pay(state)
        elif len(holders) == 2:
            state.phase, state.ending = OVER, BOTH_PERFECT
        elif holders:
            state.turn = holders[0]
        return state

    def opening(self, state: State) -> tuple[Event, ...]:
        """Return what happened in the deal of a game that has just begun: jokers replaced, a void deal."""
        first = state.deal.first
        events: list[Event] = [("joker", first, card) for card in numbers(state.captured[first])]
        if state.ending:
            events.append(("void", ENDINGS[state.ending]))
        return tuple(events)
