"""Honest worlds for play-outs: the unseen cards dealt again and again into the other's hand and the stock.

Worlds are not all equally likely: a card that the other would hardly have kept, by what it played instead, is
seldom dealt to it. So each card has odds in that hand, and a world is as likely as the product of the odds of
the cards in it. Worlds follow each other by swaps that are made or left by those odds (Metropolis).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macclassic.engine.fast.dice import Dice

from .moves import BIT, COUNT
from .position import STOCK, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

EVEN: Final = 1024
"""The odds of a card that nothing is known of."""
SETTLING: Final = 80
"""Swaps tried before the first world."""
MIXING: Final = 20
"""Swaps tried between two worlds."""
LOT: Final = 1 << 20


class Dealer:
    """Deals the worlds that one seat can't tell apart.

    `cards`: all unseen ones. The other seat holds `known` and `size` cards of the unseen. `odds`: of each of
    the 50 cards, from 1 to `EVEN`; none where all are even. `played`: what that seat has played from its
    hand, and `perfect`: the coins of which it said it holds all four: it was dealt four of no other.
    `threes`: the odds, out of `EVEN`, that it holds three of a coin of which it has said nothing
    (`told`: the coins of which it has).
    """

    __slots__ = ("_cards", "_known", "_odds", "_perfect", "_played", "_settled", "_size", "_threes", "_told")

    _cards: list[int]
    _known: i64
    _odds: list[int]
    _perfect: i64
    _played: i64
    _settled: bool
    _size: i64
    _threes: i64
    _told: i64

    def __init__(
        self,
        cards: list[int],
        known: i64,
        size: i64,
        odds: list[int],
        played: i64,
        perfect: i64,
        threes: i64,
        told: i64,
    ) -> None:
        self._cards = cards[:]
        self._known = known
        self._size = size
        self._odds = odds
        self._played = played
        self._perfect = perfect
        self._threes = threes
        self._told = told
        self._settled = False

    def deal(self, position: Position, dice: Dice) -> None:
        """Give a position another world: the other's hand, and what of the stock is to come."""
        cards = self._cards
        count: i64 = len(cards)
        while True:
            if not self._odds:
                self._shuffle(0, dice)
            elif self._settled:
                self._swap(MIXING, dice)
                self._shuffle(self._size, dice)
            else:
                self._shuffle(0, dice)
                self._swap(SETTLING, dice)
                self._settled = True
            hand: i64 = self._known
            at: i64 = 0
            while at < self._size:
                hand |= BIT[cards[at]]
                at += 1
            if self._may_be(hand | self._played, dice):
                break
        position.their_hand = hand
        position.stock = [0] * (STOCK - (count - at)) + cards[at:]

    def _may_be(self, dealt: i64, dice: Dice) -> bool:
        """Whether a seat that said no more than it did may have been dealt so."""
        coin: i64 = 0
        while coin < 12:
            count = COUNT[dealt >> (coin << 2) & 15]
            if count == 4 and not self._perfect >> coin & 1:
                return False
            hidden = count == 3 and not self._told >> coin & 1
            if hidden and self._threes < EVEN and dice.below(EVEN) >= self._threes:
                return False
            coin += 1
        return True

    def _shuffle(self, first: i64, dice: Dice) -> None:
        """Shuffle the cards from one on."""
        cards = self._cards
        last: i64 = len(cards) - 1
        while last > first:
            other = first + dice.below(last - first + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def _swap(self, tries: i64, dice: Dice) -> None:
        """Try to swap cards of the hand for others, each as often as the odds allow."""
        cards = self._cards
        size = self._size
        others: i64 = len(cards) - size
        if not size or not others:
            return
        while tries:
            tries -= 1
            here = dice.below(size)
            there = size + dice.below(others)
            lying, coming = cards[here], cards[there]
            now: i64 = self._odds[lying]
            then: i64 = self._odds[coming]
            if then >= now or dice.below(LOT) * now < then * LOT:
                cards[here] = coming
                cards[there] = lying
