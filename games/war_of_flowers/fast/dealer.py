"""Honest worlds for play-outs: the unseen cards dealt again and again into the hands and the stack.

Worlds are not all equally likely: a card that a seat would hardly have kept, by what it played instead, is
seldom dealt to it. So each card has odds in each hand, and a world is as likely as the product of the odds
of the cards in its hands. Worlds follow each other by swaps that are made or left by those odds (Metropolis).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macclassic.engine.fast.dice import Dice

from .position import BIT, STACK, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

EVEN: Final = 1024
"""The odds of a card that nothing is known of."""
SETTLING: Final = 240
"""Swaps tried before the first world."""
LOT: Final = 1 << 20
MIXING: Final = 48
"""Swaps tried between two worlds."""


class Dealer:
    """Deals the worlds that one seat can't tell apart.

    `cards`: all unseen ones. `seats`: the two whose hands are dealt, `sizes`: how many cards each of them
    holds. `odds`: of each of the 48 cards for each of the two, from 1 to `EVEN`; none where all are even.
    """

    __slots__ = ("_cards", "_in_hands", "_odds", "_seats", "_settled", "_sizes")

    _cards: list[int]
    _in_hands: i64
    _odds: list[list[int]]
    _seats: list[int]
    _settled: bool
    _sizes: list[int]

    def __init__(self, cards: list[int], seats: list[int], sizes: list[int], odds: list[list[int]]) -> None:
        self._cards = cards[:]
        self._seats = seats
        self._sizes = sizes
        self._in_hands = sizes[0] + sizes[1]
        self._odds = odds
        self._settled = False

    def deal(self, position: Position, dice: Dice) -> None:
        """Give a position another world: both hands, and what of the stack is to come."""
        cards = self._cards
        count: i64 = len(cards)
        if not self._odds:
            self._shuffle(0, dice)
        elif self._settled:
            self._swap(MIXING, dice)
            self._shuffle(self._in_hands, dice)
        else:
            self._shuffle(0, dice)
            self._swap(SETTLING, dice)
            self._settled = True
        at: i64 = 0
        for which in range(2):
            hand: i64 = 0
            end: i64 = at + self._sizes[which]
            while at < end:
                hand |= BIT[cards[at]]
                at += 1
            position.hands[self._seats[which]] = hand
        position.stack = [0] * (STACK - (count - at)) + cards[at:]

    def _shuffle(self, first: i64, dice: Dice) -> None:
        """Shuffle the cards from one on."""
        cards = self._cards
        last: i64 = len(cards) - 1
        while last > first:
            other = first + dice.below(last - first + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def _swap(self, tries: i64, dice: Dice) -> None:
        """Try to swap cards of the hands for any others, each as often as the odds allow."""
        cards = self._cards
        count: i64 = len(cards)
        one: i64 = self._sizes[0]
        hands = self._in_hands
        if not hands:
            return
        while tries:
            tries -= 1
            here = dice.below(hands)
            there = dice.below(count)
            mine = self._odds[0 if here < one else 1]
            lying, coming = cards[here], cards[there]
            now: i64 = mine[lying]
            then: i64 = mine[coming]
            if there < hands:
                if (here < one) == (there < one):
                    continue
                theirs = self._odds[0 if there < one else 1]
                now *= theirs[coming]
                then *= theirs[lying]
            if then >= now or dice.below(LOT) * now < then * LOT:
                cards[here] = coming
                cards[there] = lying
