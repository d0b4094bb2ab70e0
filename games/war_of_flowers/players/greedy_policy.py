"""Fast policy of a player with sense who looks one card ahead: `greedy` at full skill.

Worths are integers in thousandths of a point. They are stored in a table, indexed by the kind of the card and
what has been collected, as in `learned_policy`. Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.actions import COUNT

from ..actions import GO, MONTH_PLAYS, STOP, TAKEN, Action, Play
from ..position import Position, open_cards
from ..scoring import points
from .learned_policy import HOLDING, LAST_SUN, SHAPES, SUN
from .playout import NEVER, Policy

if TYPE_CHECKING:
    from mypy_extensions import i64

GO_HAND: Final = 3
"""Least hand cards for a GO."""


@dataclass(frozen=True)
class PolicyWeights:
    """Weights of the policy in thousandths, as `card_worth.Weights` has them in points.

    `table`: worth of a card, at ``kind << HOLDING

    of its kind << 5

    of its set << 3

    what others have``; suns of the others are counted, of sets only their presence. `go_points`: points from
    which GO is not called.
    """

    table: list[int]
    coming: list[int]
    denial: i64
    caution: i64
    keeping: i64
    rise: i64
    four: i64
    go_points: i64


class GreedyPolicy(Policy):
    """Policy in which every seat takes the card worth most at once; of equals the first."""

    _senses: PolicyWeights
    _shapes: list[int]
    _gone: i64
    _last: bool
    _mine: i64
    _one: i64
    _two: i64

    def __init__(self, senses: PolicyWeights, dice: FastRandom) -> None:
        super().__init__(dice)
        self._senses = senses
        self._shapes = SHAPES[0]
        self._gone = self._mine = self._one = self._two = 0
        self._last = False

    def call(self, position: Position) -> Action:
        """Return GO if no other seat has a point and the hand is large enough to score again."""
        seat = position.turn
        one: i64 = position.points[seat + 1 if seat < 2 else 0]
        two: i64 = position.points[seat - 1 if seat else 2]
        mine: i64 = position.points[seat]
        hand: i64 = position.hands[seat]
        cards: i64 = 0
        while hand:
            hand &= hand - 1
            cards += 1
        return GO if cards >= GO_HAND and one == 0 and two == 0 and mine < self._senses.go_points else STOP

    def looks(self, position: Position, cards: list[int], last: bool) -> list[int]:
        """Return the value of playing each of some cards, if it were in the hand of the seat at turn.

        The index is ``4 * card + number of cards of its month in the hand - 1``; `NEVER` marks impossible
        entries. `cards`: those that may be in the hand. `last`: True if the hand holds only one card.
        """
        self.look(position)
        gone = open_cards(position)
        self._last = last
        found = [NEVER] * 192
        for each in cards:
            card: i64 = each
            shift = card & 60
            there = position.table >> shift & 15
            about: i64 = 4 - COUNT[gone >> shift & 15]
            held: i64 = 1
            while held <= about:
                best: i64 = NEVER
                for play in MONTH_PLAYS[shift << 6 | there << 4 | 1 << (card & 3)]:
                    value = self._with_coming(position, play, about - held)
                    if value > best:
                        best = value
                found[4 * card + held - 1] = best
                held += 1
        return found

    def look(self, position: Position) -> None:
        seat = position.turn
        tallies = position.tallies
        self._mine = tallies[seat]
        self._one = tallies[seat + 1 if seat < 2 else 0]
        self._two = tallies[seat - 1 if seat else 2]
        self._shapes = SHAPES[1] if position.cup_plain else SHAPES[0]
        hand: i64 = position.hands[seat]
        self._gone = open_cards(position) | hand
        self._last = hand & (hand - 1) == 0

    def of_play(self, position: Position, play: Play) -> i64:
        return self._with_coming(position, play, 4 - COUNT[self._gone >> (play.card & 60) & 15])

    def _with_coming(self, position: Position, play: Play, coming: i64) -> i64:
        """Return the value of a play if `coming` other cards of its month are unseen."""
        card = play.card
        take = play.take
        shift = card & 60
        part = position.table >> shift & 15
        if take >= 0:
            part = 1 << (take & 3)
        elif part:
            part = TAKEN[shift << 2 | part]
        if not part:
            # A laid card is a loss only if another card of its month is still unseen.
            share: i64 = self._senses.coming[coming]
            left = self._senses.caution * self._to_others(card) // 1000 * share
            return -(left + self._senses.keeping * self._to_me(card)) // 1000
        total = self._to_me(card)
        low: i64 = 0
        while low < 4:
            if part >> low & 1:
                total += self._of_taken(shift + low)
            low += 1
        if COUNT[part] == 3 and not self._last:
            total += self._senses.four  # each of the others passes a plain
        return total + self._of_points(position, position.tally[shift << 2 | part | 1 << (card & 3)])

    def of_take(self, position: Position, card: i64) -> i64:
        bits = 1 << (card & 3) | 1 << (position.turned & 3)
        total = self._to_me(position.turned) + self._of_taken(card)
        return total + self._of_points(position, position.tally[(card & 60) << 2 | bits])

    def _of_taken(self, card: i64) -> i64:
        """Return the worth of a card taken from the table."""
        return self._to_me(card) + self._senses.denial * self._to_others(card) // 1000

    def _of_points(self, position: Position, more: i64) -> i64:
        was: i64 = position.points[position.turn]
        return self._senses.rise * (points(self._mine + more) - was)

    def _to_me(self, card: i64) -> i64:
        return self._worth(card, self._mine, self._one, self._two)

    def _to_others(self, card: i64) -> i64:
        """Return the worth of a card to the other seat that wants it more."""
        first = self._worth(card, self._one, self._mine, self._two)
        second = self._worth(card, self._two, self._mine, self._one)
        return first if first > second else second

    def _worth(self, card: i64, mine: i64, one: i64, two: i64) -> i64:
        """Return the worth of a card to the seat with tally `mine`; the others' are `one` and `two`."""
        return self._senses.table[holding(self._shapes[card], mine, one, two)]


def holding(shape: i64, mine: i64, one: i64, two: i64) -> i64:
    """Return the table index of a card's worth.

    `shape`: the card's entry in `SHAPES`. `mine`: tally of the seat. `one`, `two`: tallies of the others.
    """
    kind = shape & 31
    set_low = shape >> 15 & 31
    bits = shape >> 25
    others = (one | two) >> set_low & bits
    if SUN <= kind <= LAST_SUN:
        others = (one & bits) + (two & bits)
    place = kind << HOLDING | (mine >> (shape >> 5 & 31) & shape >> 10 & 31) << 5
    return place | (mine >> set_low & shape >> 20 & 31) << 3 | others
