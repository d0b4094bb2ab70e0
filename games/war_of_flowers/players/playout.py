"""Playouts: games played to their end by a simple policy in sampled worlds, to value actions.

Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.actions import holds_four, set_of, takes

from ..actions import BOMBS, FLIP_ONLY, FOUR, GO, SHAKES, STOP, TAKEN, WIN, Action, Play, Take
from ..house.position import HouseGame
from ..house.rules import HouseRulesState
from ..position import OVER, PLAY, STACK, TAKE, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


NEVER: Final = -1_000_000_000
"""Less than any value."""
NOISE: Final = 500
"""Range of the random error in thousandths of a point; without it all playouts would be too similar."""
GO_BELOW: Final = 11
"""Points from which GO is not called."""
GO_CARDS: Final = 7
"""Least number of cards still to be turned, by all three players together, for a GO."""


@dataclass
class Dealer:
    """Deals worlds that are consistent with one seat's knowledge, all equally likely.

    `cards`: all unseen cards, in a list of its own. `seats`: the two seats whose hands are dealt; `sizes`:
    the number of unseen cards in each hand. By house rules `held`: the open cards in each hand; `dealt`: if
    not empty, the other cards dealt to each seat known not to have been dealt four of a month, else -1.
    """

    cards: list[int]
    seats: list[int]
    sizes: list[int]
    held: list[int]
    dealt: list[int]

    def deal(self, position: Position, dice: FastRandom) -> None:
        """Give a position another world: both hands, and the rest of the stack."""
        dice.shuffle(self.cards)
        self._hand_out(position)
        while self.dealt and self._had_four(position):
            dice.shuffle(self.cards)
            self._hand_out(position)

    def _had_four(self, position: Position) -> bool:
        """True if a hand of this world was dealt all four of a month although that is excluded."""
        for which in range(2):
            dealt: i64 = self.dealt[which]
            if dealt >= 0 and holds_four(dealt | position.hands[self.seats[which]]):
                return True
        return False

    def _hand_out(self, position: Position) -> None:
        """Give a position the cards in their order: the two hands, then the stack."""
        cards = self.cards
        at: i64 = 0
        for which in range(2):
            end: i64 = at + self.sizes[which]
            position.hands[self.seats[which]] = self.held[which] | set_of(cards, at, end)
            at = end
        position.stack = [0] * (STACK - (len(cards) - at)) + cards[at:]


class Policy:
    """Policy of all seats in playouts: it plays the action of the highest value.

    Random numbers come from its own generator.
    """

    _dice: FastRandom

    def __init__(self, dice: FastRandom) -> None:
        self._dice = dice

    def play_out(self, position: Position) -> None:
        """Play a position to the end of its game."""
        if isinstance(position, HouseGame):
            self._play_out_by(position.house, position)
            return
        while True:
            phase = position.phase
            if phase == PLAY:
                plays = position.hand_plays()
                position.play_card(plays[0] if len(plays) == 1 else self.pick(position, plays))
            elif phase == TAKE:
                position.take_card(self.choose(position, takes(position.table, position.turned)))
            elif phase == OVER:
                return
            else:
                position.play(self.call(position))

    def _play_out_by(self, house: HouseRulesState, position: Position) -> None:
        """Play out a game with house rules, used by rules of thumb (`house_rules.rule_of_thumb`)."""
        while True:
            seat = position.turn
            phase = position.phase
            if phase == PLAY:
                month: i64 = 0
                hand: i64 = position.hands[seat]
                while month < 12 and not house.may_bomb(hand, position.table, month):
                    month += 1
                if month < 12:
                    position.play(BOMBS[month])
                    continue
                plays = position.hand_plays()
                if house.owed[seat] and not self._matches(position, plays):
                    position.play(FLIP_ONLY)
                    continue
                play = plays[0] if len(plays) == 1 else self.pick(position, plays)
                if house.may_shake(seat, hand, play.card >> 2):
                    position.play(SHAKES[play.card >> 2])
                position.play_card(play)
            elif phase == TAKE:
                position.take_card(self.choose(position, takes(position.table, position.turned)))
            elif phase == OVER:
                return
            elif phase == FOUR:
                position.play(WIN)
            elif house.others_called(seat):
                position.play(STOP)
            else:
                position.play(self.call(position))

    def _matches(self, position: Position, plays: list[Play]) -> bool:
        """True if one of the plays takes a card."""
        return any(position.table >> (play.card & 60) & 15 for play in plays)

    def decide(self, position: Position, actions: Sequence[Action]) -> Action:
        """Return one of several actions of any kind for the seat at turn."""
        if position.phase == PLAY:
            return self.pick(position, [each for each in actions if isinstance(each, Play)])
        if position.phase == TAKE:
            return self.choose(position, [each for each in actions if isinstance(each, Take)])
        return self.call(position)

    def pick(self, position: Position, plays: list[Play]) -> Play:
        """Return the play of the highest value for the seat at turn, of equals the first."""
        self.look(position)
        best = plays[0]
        most: i64 = NEVER
        for play in plays:
            value = self.of_play(position, play)
            if value > most:
                best, most = play, value
        return best

    def choose(self, position: Position, takes: list[Take]) -> Take:
        """Return the table card of the highest value for the turned card to take."""
        self.look(position)
        best = takes[0]
        most: i64 = NEVER
        for take in takes:
            value = self.of_take(position, take.card)
            if value > most:
                best, most = take, value
        return best

    def look(self, position: Position) -> None:
        """Cache the data on which the values of all moves of the seat at turn depend."""

    @abstractmethod
    def of_play(self, position: Position, play: Play) -> i64:
        """Return the value of a play."""

    @abstractmethod
    def of_take(self, position: Position, card: i64) -> i64:
        """Return the value of a table card that the turned card may take."""

    @abstractmethod
    def call(self, position: Position) -> Action:
        """Return GO or STOP."""


class PlayoutGreedyPolicy(Policy):
    """Policy in which every seat takes greedily, by the worth of cards to each seat at the root.

    Worths are integers in thousandths of a point. `worth`: by seat, then by card.
    """

    _worth: list[list[int]]
    _parts: list[list[int]]

    def __init__(self, worth: list[list[int]], dice: FastRandom) -> None:
        super().__init__(dice)
        self._worth = worth
        self._parts = [
            [
                sum(mine[4 * month + each] for each in range(4) if part >> each & 1)
                for month in range(12)
                for part in range(16)
            ]
            for mine in worth
        ]

    def of_play(self, position: Position, play: Play) -> i64:
        seat = position.turn
        card = play.card
        value: i64 = self._worth[seat][card]
        shift = card & 60
        part = position.table >> shift & 15
        if part:
            take = play.take
            part = TAKEN[shift << 2 | part] if take < 0 else 1 << (take & 3)
            value += self._parts[seat][shift << 2 | part]
        else:
            value = -value  # another seat will take it
        return value + self._dice.below(NOISE)

    def of_take(self, position: Position, card: i64) -> i64:
        worth: i64 = self._worth[position.turn][card]
        return worth + self._dice.below(NOISE)

    def call(self, position: Position) -> Action:
        """Return GO if it looks safe: enough cards to score again, and no other seat near a call."""
        seat = position.turn
        one: i64 = position.points[seat + 1 if seat < 2 else 0]
        two: i64 = position.points[seat - 1 if seat else 2]
        left = STACK - position.turned_count
        if one == 0 and two == 0 and left >= GO_CARDS and position.points[seat] < GO_BELOW:
            return GO
        return STOP


class MoneyValue:
    """Value of a finished game to a seat.

    It is in dollars, or a table's value of the final money (`search.win_chances`). `before`: the seat's money
    when the game began. `worth`: a square table by own money and that of one other seat, with all money
    scaled to the table's size less one; empty for plain dollars.
    """

    _seat: i64
    _before: i64
    _size: i64
    _worth: list[int]

    def __init__(self, seat: i64, before: i64, worth: list[int]) -> None:
        self._seat = seat
        self._before = before
        self._worth = worth
        self._size = 1
        while self._size * self._size < len(worth):
            self._size += 1

    def earned(self, game: Position) -> i64:
        seat = self._seat
        mine: i64 = game.money[seat]
        if not self._worth:
            return mine - self._before
        one: i64 = game.money[seat + 1 if seat < 2 else 0]
        two: i64 = game.money[seat - 1 if seat else 2]
        total = mine + one + two
        whole = self._size - 1
        if total != whole:
            mine = _scaled(mine, whole, total)
            one = _scaled(one, whole, total)
            two = _scaled(two, whole, total)
            # The rounding error goes to the richest of the three, which it changes least.
            rest = whole - mine - one - two
            if mine >= one and mine >= two:
                mine += rest
            elif one >= two:
                one += rest
        return self._worth[self._size * mine + one]


def _scaled(money: i64, whole: i64, total: i64) -> i64:
    """Return an amount of money scaled to the table; rounding makes no seat broke."""
    scaled = (money * whole * 2 + total) // (2 * total)
    return 1 if money and not scaled else scaled


def dealt(dice: FastRandom, money: int = 50, first: int = 0, cup_plain: bool = False) -> Position:
    """Return the start of a random game; for play among players, never for a match."""
    new = Position(cup_plain)
    deck = list(range(48))
    while True:
        dice.shuffle(deck)
        new.table = set_of(deck, 21, 27)
        if not holds_four(new.table):
            break
    new.hands = [set_of(deck, 0, 7), set_of(deck, 7, 14), set_of(deck, 14, 21)]
    new.stack = deck[27:]
    new.money = [money, money, money]
    new.turn = first
    return new
