"""Greedy evaluation: takes what is worth most at once, by a card's kind and the sets that it helps.

Worths are thousandths of a point, values of actions millionths. The weights are those of `Weights`, in
thousandths and in one list, field after field. Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import CARD, COUNT

from ..actions import END, KEEP_GOING, WIN, Action, Play, Show, Take, Transact
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
from ..position import CALL, JOKER, PERFECT, Position
from ..scoring import TALLY, TARGET, exchanges, merchants, mining, points

if TYPE_CHECKING:
    from mypy_extensions import i64

# Start of each field in the list of weights
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
# Chunk, Nonce and Hashes: the cards of each, and the low bit of their count in a tally
_KINDS: Final = [list(numbers(CHUNKS)), list(numbers(NONCES)), list(numbers(HASHES))]
_KIND_LOW: Final = [13, 15, 17]
BLOCKS_LOW: Final = 19
BLOCKS_CARD: Final = _BLOCKS.bit_length() - 1
SHOWS_FIRST: Final = 100_000_000
"""Value of showing three cards: it ends no turn, and any other action is still possible afterwards."""


class Greedy:
    """Values moves by one list of weights."""

    _weights: list[int]

    def __init__(self, weights: list[int]) -> None:
        self._weights = weights

    def weight(self, place: i64) -> i64:
        return self._weights[place]

    def worths(self, mine: i64, theirs: i64) -> list[int]:
        """Return, by card, the worth of capturing it now, from the tallies of both seats."""
        weights = self._weights
        mined = mining(mine)
        plain: i64 = weights[MINING + 2]
        if mined < 8:
            plain = weights[MINING] + weights[MINING + 1] * mined
        found = [plain] * 50
        for card in _DOUBLE_CARDS:
            found[card] = 2 * plain
        exchange: i64 = weights[EXCHANGE + min(exchanges(mine), 4)]
        if exchanges(theirs) >= 3:
            gone: i64 = weights[EXCHANGES_GONE]
            exchange = exchange * gone // 1000
        for card in _EXCHANGE_CARDS:
            found[card] = exchange
        merchant: i64 = weights[MERCHANT + min(merchants(mine), 4)]
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

    def choose(self, position: Position, actions: Sequence[Action], limit: i64) -> Action:
        """Return the best action of the seat at turn; a payment of `limit` ends the game."""
        phase = position.phase
        if phase == CALL:
            return self.call(position, limit)
        if phase == PERFECT:
            return WIN
        if len(actions) == 1:
            return actions[0]
        mine, theirs = position.me.tally, position.other.tally
        values = self.values(position, actions, self.worths(mine, theirs), self.worths(theirs, mine), True)
        best: i64 = 0
        at: i64 = 1
        while at < len(values):
            if values[at] > values[best]:
                best = at
            at += 1
        return actions[best]

    def call(self, position: Position, limit: i64) -> Action:
        """Return *Keep going* while it looks good, else *End the game*.

        It needs own turns left to score again, and the other must be far enough from ending the game.
        Doublings raise that distance. A payment of `limit` always ends the game.
        """
        turns = position.me.owed
        hand = position.me.hand
        while hand:
            turns += 1
            hand &= hand - 1
        aim = position.other.keep_score + 1
        lacks = (aim if aim > TARGET else TARGET) - position.other.points
        wanted: i64 = self._weights[LACKS]
        amount = position.payment()
        if amount >= limit:
            return END
        while amount >= 2 * TARGET:
            wanted += self._weights[STAKE]
            amount >>= 1
        return KEEP_GOING if 1000 * turns >= self._weights[TURNS] and 1000 * lacks >= wanted else END

    def values(
        self, position: Position, actions: Sequence[Action], mine: list[int], theirs: list[int], sees: bool
    ) -> list[int]:
        """Return the value of each action of a turn or a choice for the seat at turn.

        `mine`, `theirs`: worths of cards to it and to the other. `sees`: True if points made at once count.
        """
        weights = self._weights
        layout = position.layout
        tally = position.me.tally
        special: i64 = weights[SPECIAL] * 1000
        found: list[int] = []
        for action in actions:
            value: i64 = 0
            if isinstance(action, Play):
                card = action.card
                shift = card & 60
                own: i64 = mine[card] * 1000
                part = layout >> shift & 15
                if card >= JOKER:
                    value = own + special
                elif part:
                    if action.take >= 0:
                        part = 1 << (action.take & 3)
                    value = own + self._worth_of_taking(shift, part, mine, theirs)
                    if COUNT[part] == 3:
                        value += special
                    if sees:
                        value += self._rise(tally, shift, part | (1 << (card & 3)))
                else:
                    caution: i64 = weights[CAUTION] * weights[COMING + self._coming(position, shift)]
                    keeping: i64 = weights[KEEPING]
                    value = -(caution * theirs[card] // 1000) - keeping * mine[card]
            elif isinstance(action, Take):
                card = action.card
                shift = card & 60
                value = (
                    self._worth_of_taking(shift, 1 << (card & 3), mine, theirs) + 1000 * mine[position.turned]
                )
                if sees:
                    value += self._rise(tally, shift, 1 << (card & 3) | 1 << (position.turned & 3))
            elif isinstance(action, Show):
                if not layout >> (action.coin << 2) & 15:
                    value = SHOWS_FIRST
            elif isinstance(action, Transact):
                shift = action.coin << 2
                part = layout >> shift & 15
                value = self._worth_of_taking(shift, part, mine, theirs) + 1000 * together(
                    mine, shift, 15 & ~part
                )
                value += special + 1000 * weights[DOUBLING]
                if sees:
                    value += self._rise(tally, shift, 15)
            found.append(value)
        return found

    def _worth_of_taking(self, shift: i64, part: i64, mine: list[int], theirs: list[int]) -> i64:
        """Return the worth of taking a part of a coin from the layout."""
        denial: i64 = self._weights[DENIAL]
        return 1000 * together(mine, shift, part) + denial * together(theirs, shift, part)

    def _rise(self, tally: i64, shift: i64, part: i64) -> i64:
        """Return the worth of the points that a part of a coin makes at once."""
        more: i64 = TALLY[shift << 2 | part]
        rise: i64 = self._weights[RISE]
        return 1000 * rise * (points(tally + more) - points(tally))

    def _coming(self, position: Position, shift: i64) -> i64:
        """Return how many cards of a coin are unseen by the seat, at most 3."""
        me = position.me
        seen = position.layout | position.laid | me.hand | me.captured | position.other.captured
        return min(3, 4 - COUNT[seen >> shift & 15])


def together(worth: list[int], shift: i64, part: i64) -> i64:
    """Return the total worth of the cards of a part of a coin."""
    value: i64 = 0
    while part:
        value += worth[shift + CARD[part & -part]]
        part &= part - 1
    return value
