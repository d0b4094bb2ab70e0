"""Playouts: games played to their end by a simple policy in sampled worlds, to value actions.

Worlds are not equally likely: the other's plays make some cards unlikely in its hand. Each card has odds of
being in that hand, and a world's probability is the product of the odds of its cards. Successive worlds
differ by swaps that are accepted by those odds (Metropolis). Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.actions import BIT, CARD, COUNT, set_of

from ..actions import FLIP_ONLY, PLAY_TAKES, PLAYS, SHOWS, TAKES, TRANSACTS, WIN, Action
from ..position import CALL, JOKER, OVER, PERFECT, PLAY, STOCK, Position
from .evaluation import DOUBLING, SPECIAL, Greedy, together

if TYPE_CHECKING:
    from mypy_extensions import i64

EVEN: Final = 1024
"""Odds of a card without information."""
SETTLING: Final = 80
"""Swaps tried before the first world."""
MIXING: Final = 20
"""Swaps tried between two worlds."""
LOT: Final = 1 << 20


@dataclass
class Dealer:
    """Deals worlds that are consistent with one seat's knowledge.

    `cards`: all unseen cards. The other seat holds `known` and `size` of the unseen cards. `odds`: of each of
    the 50 cards, from 1 to `EVEN`; empty if all are equal. `played`: cards that the other seat has played
    from its hand. `perfect`: coins of its announced Perfect Hands; it was dealt four of no other coin.
    `threes`: odds, out of `EVEN`, that it holds three of a coin that it has not announced; `announced`: the
    coins that it has announced.
    """

    cards: list[int]
    known: i64
    size: i64
    odds: list[int]
    played: i64
    perfect: i64
    threes: i64
    announced: i64
    settled: bool = False

    def deal(self, position: Position, dice: FastRandom) -> None:
        """Give a position another world: the other's hand, and the rest of the stock."""
        cards = self.cards
        count: i64 = len(cards)
        while True:
            if not self.odds:
                dice.shuffle(cards)
            elif self.settled:
                self._swap(MIXING, dice)
                dice.shuffle(cards, self.size)
            else:
                dice.shuffle(cards)
                self._swap(SETTLING, dice)
                self.settled = True
            hand = self.known | set_of(cards, 0, self.size)
            if self._may_be(hand | self.played, dice):
                break
        position.other.hand = hand
        position.stock = [0] * (STOCK - (count - self.size)) + cards[self.size :]

    def _may_be(self, dealt: i64, dice: FastRandom) -> bool:
        """True if the other seat, by its announcements, may have been dealt these cards."""
        coin: i64 = 0
        while coin < 12:
            count = COUNT[dealt >> (coin << 2) & 15]
            if count == 4 and not self.perfect >> coin & 1:
                return False
            hidden = count == 3 and not self.announced >> coin & 1
            if hidden and self.threes < EVEN and dice.below(EVEN) >= self.threes:
                return False
            coin += 1
        return True

    def _swap(self, tries: i64, dice: FastRandom) -> None:
        """Try to swap cards of the hand with others; each swap is accepted by the odds."""
        cards = self.cards
        size = self.size
        others: i64 = len(cards) - size
        if not size or not others:
            return
        while tries:
            tries -= 1
            here = dice.below(size)
            there = size + dice.below(others)
            lying, coming = cards[here], cards[there]
            now: i64 = self.odds[lying]
            then: i64 = self.odds[coming]
            if then >= now or dice.below(LOT) * now < then * LOT:
                cards[here] = coming
                cards[there] = lying


class Policy:
    """Policy of both seats in playouts: greedy by the worth of cards to each seat at the root.

    It ends games as `greedy` does. Worths are integers in thousandths of a point. `worth`: by seat, then by
    card. `noise`: range of the random error, in thousandths too. `limits`: by seat, the payment that always
    ends the game.
    """

    _choice: list[list[int]]
    _doubling: i64
    _greedy: Greedy
    _limits: list[int]
    _noise: i64
    _special: i64
    _spin: i64
    _taking: list[list[int]]
    _worth: list[list[int]]

    def __init__(
        self, worth: list[list[int]], greedy: Greedy, noise: i64, limits: list[int], dice: FastRandom
    ) -> None:
        self._worth = worth
        self._spin = dice.below(1 << 30)
        self._greedy = greedy
        self._noise = noise
        self._doubling = greedy.weight(DOUBLING)
        self._special = greedy.weight(SPECIAL)
        self._limits = limits
        self._taking = [[0] * 192, [0] * 192]
        self._choice = [[0] * 192, [0] * 192]
        for seat in (0, 1):
            for place in range(192):
                self._weigh(seat, place)

    def _weigh(self, seat: int, place: int) -> None:
        """Compute what a seat takes of a part of a coin with another card of the coin.

        `place` is 16 * coin + the part's bits. Stores the worth and, if one of two is taken, its place in the
        coin from 1.
        """
        worth = self._worth[seat]
        lying = [(worth[place // 16 * 4 + each], each) for each in range(4) if place >> each & 1]
        if len(lying) == 2:
            value, each = max(lying)
            self._choice[seat][place] = 1 + each
            self._taking[seat][place] = value
        else:
            self._taking[seat][place] = sum(value for value, _ in lying)
            if len(lying) == 3:
                self._taking[seat][place] += self._special

    def play_out(self, position: Position) -> None:
        while True:
            phase = position.phase
            if phase == OVER:
                return
            if phase == PLAY:
                position.play(self._turn(position))
            elif phase == CALL:
                position.play(self._greedy.call(position, self._limits[position.turn]))
            elif phase == PERFECT:
                position.play(WIN)
            else:
                shift = position.turned & 60
                part = position.layout >> shift & 15
                position.play(TAKES[shift + self._choice[position.turn][shift << 2 | part] - 1])

    def _turn(self, position: Position) -> Action:
        seat = position.turn
        worth = self._worth[seat]
        taking = self._taking[seat]
        noise = self._noise
        spin = self._spin
        layout = position.layout
        best: Action = FLIP_ONLY
        most: i64 = 0 if position.me.owed else -1000000
        hand = position.me.hand
        left = hand
        while left:
            low = left & -left
            left ^= low
            card: i64 = CARD[low % 59]
            shift = card & 60
            value: i64 = worth[card]
            choice: i64 = 0
            three = False
            if card >= JOKER:
                value += self._special
            else:
                part = layout >> shift & 15
                if part:
                    value += taking[shift << 2 | part]
                    choice = self._choice[seat][shift << 2 | part]
                else:
                    value = -value  # the other will take it
                # The lowest of three of a coin: they can be shown, which costs nothing here, or transacted.
                if not hand >> shift & (low >> shift) - 1 and COUNT[hand >> shift & 15] == 3:
                    if part:
                        others = hand >> shift & 15
                        value += together(worth, shift, others & (others - 1))
                        value += self._doubling + self._special
                        three = True
                    elif not position.me.doubled() & BIT[shift >> 2]:
                        return SHOWS[shift >> 2]
            # One step of a linear congruential generator: fast, and good enough for this noise.
            spin = spin * 1103515245 + 12345 & 2147483647
            value += (spin >> 8) * noise >> 23
            if value > most:
                most = value
                if three:
                    best = TRANSACTS[shift >> 2]
                else:
                    best = PLAY_TAKES[card][choice - 1] if choice else PLAYS[card]
        self._spin = spin
        return best
