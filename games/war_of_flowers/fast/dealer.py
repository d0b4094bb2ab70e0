"""Honest worlds for play-outs: the unseen cards dealt again and again into the hands and the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.fast.dice import Dice

from ..position import BIT, STACK, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dealer:
    """Deals the worlds that one seat can't tell apart, all of them equally likely.

    `cards`: all unseen ones. `seats`: the two whose hands are dealt, `sizes`: how many cards each of them
    holds.
    """

    __slots__ = ("_cards", "_in_hands", "_seats", "_sizes")

    _cards: list[int]
    _in_hands: i64
    _seats: list[int]
    _sizes: list[int]

    def __init__(self, cards: list[int], seats: list[int], sizes: list[int]) -> None:
        self._cards = cards[:]
        self._seats = seats
        self._sizes = sizes
        self._in_hands = sizes[0] + sizes[1]

    def deal(self, position: Position, dice: Dice) -> None:
        """Give a position another world: both hands, and what of the stack is to come."""
        self._shuffle(0, dice)
        self._hand_out(position)

    def _hand_out(self, position: Position) -> None:
        """Give a position the cards in the order they lie: the two hands, then the stack."""
        cards = self._cards
        at: i64 = 0
        for which in range(2):
            hand: i64 = 0
            end: i64 = at + self._sizes[which]
            while at < end:
                hand |= BIT[cards[at]]
                at += 1
            position.hands[self._seats[which]] = hand
        position.stack = [0] * (STACK - (len(cards) - at)) + cards[at:]

    def _shuffle(self, first: i64, dice: Dice) -> None:
        """Shuffle the cards from one on."""
        cards = self._cards
        last: i64 = len(cards) - 1
        while last > first:
            other = first + dice.below(last - first + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1


def dealt(dice: Dice, money: int = 50, first: int = 0, cup_plain: bool = False) -> Position:
    """Return the start of a game, dealt by dice: for play among players, never for a match."""
    new = Position(cup_plain)
    deck = list(range(48))
    while True:
        left: i64 = 47
        while left:
            other = dice.below(left + 1)
            deck[left], deck[other] = deck[other], deck[left]
            left -= 1
        new.table = _set(deck, 21, 27)
        # Four of a month on the table could never be collected: deal again.
        shift: i64 = 0
        while shift < 48 and new.table >> shift & 15 != 15:
            shift += 4
        if shift == 48:
            break
    new.hands = [_set(deck, 0, 7), _set(deck, 7, 14), _set(deck, 14, 21)]
    new.stack = deck[27:]
    new.money = [money, money, money]
    new.turn = first
    return new


def _set(deck: list[int], at: i64, end: i64) -> i64:
    """Return some cards of a deck as a set."""
    found: i64 = 0
    while at < end:
        found |= BIT[deck[at]]
        at += 1
    return found
