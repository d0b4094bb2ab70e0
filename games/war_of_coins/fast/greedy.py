"""Greedy play: what is worth most at once, by what a card is worth by its kind and by the sets it helps.

Worths are thousandths of a point, values of moves millionths. The weights are those of `players/worth.py`, in
thousandths and in one list, field after field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import BLOCKS as _BLOCKS
from ..cards import (
    CHUNKS,
    DOUBLES,
    EXCHANGES,
    GATEWAYS,
    HASHES,
    JOKERS,
    MERCHANTS,
    NONCES,
    RIBBONS,
    numbers,
)
from .moves import CARD, COUNT, END, FLIP_ONLY, JOKER, KEEP_GOING, SHOW, TRANSACT, WIN
from .position import CALL, PERFECT, PLAY, TARGET, Position
from .tallies import TALLY, points

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where each field begins in the list of weights.
EXCHANGE: Final = 0
MERCHANT: Final = 5
GATEWAY_SET: Final = 10
RIBBON: Final = 13
RIBBON_SET: Final = 18
PROOF: Final = 21
MINING: Final = 25
EXCHANGES_GONE: Final = 28
DENIAL: Final = 29
CAUTION: Final = 30
COMING: Final = 31
KEEPING: Final = 35
RISE: Final = 36
SPECIAL: Final = 37
DOUBLING: Final = 38
TURNS: Final = 39
LACKS: Final = 40
STAKE: Final = 41

BLOCKS: Final[int] = _BLOCKS
_MERCHANT_CARDS: Final = list(numbers(MERCHANTS))
_RIBBON_CARDS: Final = list(numbers(RIBBONS))
_EXCHANGE_CARDS: Final = list(numbers(EXCHANGES))
_DOUBLE_CARDS: Final = list(numbers(DOUBLES | JOKERS))
_GATEWAY_CARDS: Final = list(numbers(GATEWAYS))
# Chunk, Nonce and Hashes: the cards of each, their set, and the low bit of their count in a tally.
_KINDS: Final = [list(numbers(CHUNKS)), list(numbers(NONCES)), list(numbers(HASHES))]
_KIND_LOW: Final = [13, 15, 17]
BLOCKS_LOW: Final = 19
BLOCKS_CARD: Final = _BLOCKS.bit_length() - 1
SHOWS_FIRST: Final = 100_000_000
"""The value of showing three cards: it ends no turn, and what else is worth doing can be done afterwards."""


class Greedy:
    """Weighs moves by one list of weights."""

    __slots__ = ("_weights",)

    _weights: list[int]

    def __init__(self, weights: list[int]) -> None:
        self._weights = weights

    def weight(self, place: i64) -> i64:
        """Return a weight by its place in the list."""
        return self._weights[place]

    def worths(self, mine: i64, theirs: i64) -> list[int]:
        """Return, by card, what it would be worth to capture it now, by the tallies of both."""
        weights = self._weights
        mining: i64 = mine >> 20
        plain: i64 = weights[MINING + 2]
        if mining < 8:
            plain = weights[MINING] + weights[MINING + 1] * mining
        found = [plain] * 50
        for card in _DOUBLE_CARDS:
            found[card] = 2 * plain
        exchange: i64 = weights[EXCHANGE + min(mine & 7, 4)]
        if theirs & 7 >= 3:
            gone: i64 = weights[EXCHANGES_GONE]
            exchange = exchange * gone // 1000
        for card in _EXCHANGE_CARDS:
            found[card] = exchange
        merchant: i64 = weights[MERCHANT + min(mine >> 5 & 15, 4)]
        for card in _MERCHANT_CARDS:
            found[card] = merchant
        ribbon: i64 = weights[RIBBON + min(mine >> 9 & 15, 4)]
        for card in _RIBBON_CARDS:
            found[card] = ribbon
        if not theirs >> 3 & 3:
            more: i64 = weights[GATEWAY_SET + min(mine >> 3 & 3, 2)]
            for card in _GATEWAY_CARDS:
                found[card] += more
        kinds = mine >> BLOCKS_LOW & 1
        for which in range(3):
            low: i64 = _KIND_LOW[which]
            if mine >> low & 3:
                kinds += 1
            if not theirs >> low & 3:
                more = weights[RIBBON_SET + min(mine >> low & 3, 2)]
                for card in _KINDS[which]:
                    found[card] += more
        if not theirs >> BLOCKS_LOW & 1:
            more = weights[PROOF + min(kinds, 3)]
            if not mine >> BLOCKS_LOW & 1:
                found[BLOCKS_CARD] += more
            for which in range(3):
                low = _KIND_LOW[which]
                if not mine >> low & 3:
                    for card in _KINDS[which]:
                        found[card] += more
        return found

    def choose(self, position: Position, moves: list[int], limit: i64) -> i64:
        """Return the move that looks best to the seat at turn; a payment of `limit` is enough for it."""
        phase = position.phase
        if phase == CALL:
            return self.call(position, limit)
        if phase == PERFECT:
            return WIN
        if len(moves) == 1:
            return moves[0]
        mine: i64 = position.my_tally
        theirs: i64 = position.their_tally
        values = self.values(position, moves, self.worths(mine, theirs), self.worths(theirs, mine), True)
        best: i64 = 0
        at: i64 = 1
        while at < len(values):
            if values[at] > values[best]:
                best = at
            at += 1
        return moves[best]

    def call(self, position: Position, limit: i64) -> i64:
        """Return *Keep going* while it looks good: a turn left to score again, and the other not near its
        next end. Doublings make much of it, up to a payment of `limit`."""
        turns: i64 = position.my_owed
        hand: i64 = position.my_hand
        while hand:
            turns += 1
            hand &= hand - 1
        aim: i64 = position.their_keep_score + 1
        lacks: i64 = max(TARGET, aim) - position.their_points
        wanted: i64 = self._weights[LACKS]
        amount = position.payment()
        if amount >= limit:
            return END
        while amount >= 2 * TARGET:
            wanted += self._weights[STAKE]
            amount >>= 1
        return KEEP_GOING if 1000 * turns >= self._weights[TURNS] and 1000 * lacks >= wanted else END

    def values(
        self, position: Position, moves: list[int], mine: list[int], theirs: list[int], sees: bool
    ) -> list[int]:
        """Return how good each move of a turn or a choice looks to the seat at turn.

        `mine`, `theirs`: what cards are worth to it and to the other. `sees`: whether it sees what points a
        move makes at once.
        """
        weights = self._weights
        layout = position.layout
        laying = position.phase == PLAY
        tally: i64 = position.my_tally
        denial: i64 = weights[DENIAL]
        special: i64 = weights[SPECIAL] * 1000
        found: list[int] = []
        for each in moves:
            move: i64 = each
            value: i64 = 0
            part: i64
            if move < SHOW:
                card = move & 63
                shift = card & 60
                own: i64 = mine[card] * 1000
                if card >= JOKER:
                    value = own + special
                elif not laying:
                    part = 1 << (card & 3)
                    value = own + denial * theirs[card] + 1000 * mine[position.turned]
                    if sees:
                        taken: i64 = part | (1 << (position.turned & 3))
                        value += self._rise(tally, shift, taken)
                else:
                    part = layout >> shift & 15
                    if move > 63:
                        part = 1 << ((move >> 6) - 1)
                    if part:
                        value = own + self._taken(shift, part, mine, theirs)
                        if COUNT[part] == 3:
                            value += special
                        if sees:
                            value += self._rise(tally, shift, part | (1 << (card & 3)))
                    else:
                        caution: i64 = weights[CAUTION] * weights[COMING + self._coming(position, shift)]
                        keeping: i64 = weights[KEEPING]
                        value = -(caution * theirs[card] // 1000) - keeping * mine[card]
            elif move < TRANSACT:
                shift = (move - SHOW) << 2
                if not layout >> shift & 15:
                    value = SHOWS_FIRST
            elif move < FLIP_ONLY:
                shift = (move - TRANSACT) << 2
                part = layout >> shift & 15
                value = self._taken(shift, part, mine, theirs) + self._held(shift, 15 & ~part, mine)
                value += special + 1000 * weights[DOUBLING]
                if sees:
                    value += self._rise(tally, shift, 15)
            found.append(value)
        return found

    def _taken(self, shift: i64, part: i64, mine: list[int], theirs: list[int]) -> i64:
        """Return what it is worth to take a part of a coin from the layout."""
        denial: i64 = self._weights[DENIAL]
        value: i64 = 0
        while part:
            card: i64 = shift + CARD[part & -part]
            value += 1000 * mine[card] + denial * theirs[card]
            part &= part - 1
        return value

    def _held(self, shift: i64, part: i64, mine: list[int]) -> i64:
        """Return what a part of a coin is worth that is laid from the hand and taken again."""
        value: i64 = 0
        while part:
            value += 1000 * mine[shift + CARD[part & -part]]
            part &= part - 1
        return value

    def _rise(self, tally: i64, shift: i64, part: i64) -> i64:
        """Return what the points are worth that a part of a coin makes at once."""
        more: i64 = TALLY[shift << 2 | part]
        rise: i64 = self._weights[RISE]
        return 1000 * rise * (points(tally + more) - points(tally))

    def _coming(self, position: Position, shift: i64) -> i64:
        """Return how many cards of a coin the other may still hold or anybody turn, as the seat knows it."""
        seen: i64 = position.layout | position.laid | position.my_hand
        seen |= position.my_captured | position.their_captured
        return min(3, 4 - COUNT[seen >> shift & 15])
