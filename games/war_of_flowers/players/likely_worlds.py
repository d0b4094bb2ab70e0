"""Worlds weighted by the plays of the opponents, and the opponents' policy in each.

A player with sense who looks one card ahead plays the card that looks best. If a seat holds a better card at
one of its plays in some world, it has *slipped* there. A world's probability depends on its number of slips.
Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.actions import BIT, set_of

from ..actions import Action, Play
from ..position import Position
from .playout import Dealer, Policy

if TYPE_CHECKING:
    from mypy_extensions import i64

FIELD: Final = 28
"""Bits of a field in the table of slips: four for each of seven plays."""
NEAR: Final = 3
"""Thousandths of a point by which a card must look better to count as a slip: worths are rounded."""
WHOLE: Final = 1 << 12
"""Probability one in fixed point."""
SETTLING: Final = 240
"""Swaps tried before the first world."""
MIXING: Final = 16
"""Swaps tried between two worlds."""
LOT: Final = 1 << 20


def slips(cards: list[int], held: list[int], looks: list[list[int]], unseen: int) -> list[int]:
    """Return a table for counting a seat's slips, for any hand that it may hold now.

    By play of that seat: `cards`, the card played; `held`, the cards known to have been in its hand then;
    `looks`, the values of cards then (`GreedyPolicy.looks`). `unseen`: the cards that may be in its hand now.

    An entry is at ``16 * month + the part of the month in the hand``. It has two fields side by side, with a
    bit for each play and each number (1 to 4) of cards of the played card's month in the hand. Low field: a
    card of this month looked better. High field: the hand had that number.
    """
    found: list[int] = []
    for month in range(12):
        first = 4 * month
        for part in range(16):
            better = number = 0
            if not part & ~(unseen >> first & 15):
                for which, played in enumerate(cards):
                    look = looks[which]
                    whole = part | held[which] >> first & 15
                    many = bin(whole).count("1")
                    if played // 4 == month:
                        number |= 1 << 4 * which + many - 1
                    for each in range(4):
                        card = first + each
                        if whole >> each & 1 and card != played:
                            for mates in range(4):
                                if look[4 * card + many - 1] > look[4 * played + mates] + NEAR:
                                    better |= 1 << 4 * which + mates
            found.append(better | number << FIELD)
    return found


@dataclass
class LikelyDealer(Dealer):
    """Deals worlds consistent with one seat's knowledge, weighted by the slips of the two others.

    Lists have one entry for each of the two others. `tables`: from `slips`. `likely`: by number of slips, its
    relative probability, up to a million. `sense`: by number of slips, the probability in units of `WHOLE`
    that the player has sense and rarely slips. Successive worlds differ by swaps that are accepted by their
    probability (Metropolis).

    `sensible`: by seat, True if a player with sense sits there in the world dealt last.
    """

    tables: list[list[int]]
    likely: list[list[int]]
    sense: list[list[int]]
    settled: bool = False
    sensible: list[bool] = field(default_factory=lambda: [False, False, False])

    def deal(self, position: Position, dice: FastRandom) -> None:
        if self.settled:
            self._swap(MIXING, dice)
            dice.shuffle(self.cards, self.sizes[0] + self.sizes[1])
        else:
            dice.shuffle(self.cards)
            self._swap(SETTLING, dice)
            self.settled = True
        self._hand_out(position)
        while self.dealt and self._had_four(position):
            self._swap(MIXING, dice)
            self._hand_out(position)
        for which in range(2):
            seat = self.seats[which]
            hand: i64 = position.hands[seat]
            held: i64 = self.held[which]
            chance: i64 = self.sense[which][self.slips_of(which, hand & ~held)]
            self.sensible[seat] = dice.below(WHOLE) < chance

    def slips_of(self, which: i64, hand: i64) -> i64:
        """Return the number of slips of one of the two others if it holds `hand`."""
        table = self.tables[which]
        both: i64 = 0
        at: i64 = 0
        while at < 192:
            entry: i64 = table[at | (hand & 15)]
            both |= entry
            hand >>= 4
            at += 16
        left = both & (both >> FIELD)
        count: i64 = 0
        while left:
            left &= left - 1
            count += 1
        return count

    def _swap(self, tries: i64, dice: FastRandom) -> None:
        """Try to swap cards of the hands with any others; each swap is accepted by its probability."""
        cards = self.cards
        count: i64 = len(cards)
        one: i64 = self.sizes[0]
        hands = one + self.sizes[1]
        if not hands:
            return
        first = set_of(cards, 0, one)
        second = set_of(cards, one, hands)
        firsts = self.likely[0]
        seconds = self.likely[1]
        first_now: i64 = firsts[self.slips_of(0, first)]
        second_now: i64 = seconds[self.slips_of(1, second)]
        while tries:
            tries -= 1
            here = dice.below(hands)
            there = dice.below(count)
            if there < hands and (here < one) == (there < one):
                continue
            both: i64 = BIT[cards[here]] | BIT[cards[there]]
            first_then = first_now
            second_then = second_now
            new_first = first
            new_second = second
            if here < one or there < one:
                new_first ^= both
                first_then = firsts[self.slips_of(0, new_first)]
            if here >= one or (there >= one and there < hands):
                new_second ^= both
                second_then = seconds[self.slips_of(1, new_second)]
            now = first_now * second_now
            then = first_then * second_then
            if then >= now or dice.below(LOT) * now < then * LOT:
                cards[here], cards[there] = cards[there], cards[here]
                first = new_first
                second = new_second
                first_now = first_then
                second_now = second_then


class LikelyOpponentPolicy(Policy):
    """Opponents play with sense in worlds where they have it; otherwise every seat plays by habit."""

    _habits: Policy
    _now: Policy
    _reader: LikelyDealer
    _sense: Policy

    def __init__(self, reader: LikelyDealer, habits: Policy, sense: Policy, dice: FastRandom) -> None:
        super().__init__(dice)
        self._reader = reader
        self._habits = self._now = habits
        self._sense = sense

    def look(self, position: Position) -> None:
        self._now = self._sense if self._reader.sensible[position.turn] else self._habits
        self._now.look(position)

    def of_play(self, position: Position, play: Play) -> i64:
        return self._now.of_play(position, play)

    def of_take(self, position: Position, card: i64) -> i64:
        return self._now.of_take(position, card)

    def call(self, position: Position) -> Action:
        self.look(position)
        return self._now.call(position)
