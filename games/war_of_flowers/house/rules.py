"""State of the house rules during a game of War of Flowers (war-of-flowers-house).

Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import BIT, COUNT

from .options import NOTHING, HouseRules
from .payments import BY_STOP, CARRIED, FIXED, Terms, marks

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1
HELD: Final = 3
"""Cards of a month that can be shaken or bombed, or that form a triplet on the table."""
MAX_CARRY: Final = 2

BOMB_PLAY: Final = 48
NO_PLAY: Final = 63
"""Codes in `Position.plays`: a bomb (plus its month), and a turn without a card."""


class HouseRulesState:
    """House rules of a game, with their state. Lists are by seat; months are counted from 0.

    `first`: the first player. `carry`: number of doublings carried from games without a winner. `four_seat`,
    `four_month`: the seat that played on with four of a month, and the month; -1: none. `owed`: turns that
    may be played without a card. `shown`: all cards shown, as sets. `shaken`, `bombed`: their months, as
    sets. `makers`: by month, the seat that made the triplet on the table, or -1; `made`: triplets made by
    each seat. `callers`: seats that called GO, in order of their last calls. `bombing`: True if
    `Position.played` is the first card of a bomb, while the turned card has a choice. `ending`: the way the
    game ended, "" before. `piles`: the collections at each entry of `Position.plays`, three numbers each.
    """

    rules: HouseRules
    first: i64
    carry: i64
    four_seat: i64
    four_month: i64
    owed: list[int]
    shown: list[int]
    shaken: list[int]
    bombed: list[int]
    makers: list[int]
    made: list[int]
    callers: list[int]
    bombing: bool
    ending: str
    piles: list[int]

    def __init__(self, rules: HouseRules, first: int = 0, carry: int = 0) -> None:
        self.rules = rules
        self.first = first
        self.carry = carry
        self.four_seat = self.four_month = NOBODY
        self.owed = [0, 0, 0]
        self.shown = [0, 0, 0]
        self.shaken = [0, 0, 0]
        self.bombed = [0, 0, 0]
        self.makers = [NOBODY] * 12
        self.made = [0, 0, 0]
        self.callers = []
        self.bombing = False
        self.ending = ""
        self.piles = []

    def copy(self) -> HouseRulesState:
        new = HouseRulesState(self.rules, self.first)
        new.become(self)
        new.piles = self.piles[:]
        return new

    def become(self, other: HouseRulesState) -> None:
        """Copy all state that the rules read; both objects have the same rules."""
        self.carry = other.carry
        self.four_seat = other.four_seat
        self.four_month = other.four_month
        self.owed = other.owed[:]
        self.shown = other.shown[:]
        self.shaken = other.shaken[:]
        self.bombed = other.bombed[:]
        self.makers = other.makers[:]
        self.made = other.made[:]
        self.callers = other.callers[:]
        self.bombing = other.bombing
        self.ending = other.ending

    def values(self) -> tuple[object, ...]:
        by_seat = (self.owed, self.shown, self.shaken, self.bombed, self.made)
        lists = (*by_seat, self.makers, self.callers, self.piles)
        numbers = (self.first, self.carry, self.four_seat, self.four_month)
        return (self.rules, numbers, self.bombing, self.ending, tuple([tuple(each) for each in lists]))

    # Permissions

    def may_shake(self, seat: i64, hand: i64, month: i64) -> bool:
        """True if a seat may show its cards of a month (§actions 4)."""
        shaken: i64 = self.shaken[seat]
        if not self.rules.shake or shaken >> month & 1:
            return False
        if self.four_seat == seat and self.four_month == month:
            return False
        return COUNT[hand >> 4 * month & 15] >= HELD

    def may_bomb(self, hand: i64, table: i64, month: i64) -> bool:
        """True if a hand may bomb a month (§actions 5)."""
        held = hand >> 4 * month & 15
        return self.rules.bomb and COUNT[held] == HELD and table >> 4 * month & 15 == 15 - held

    def laid(self, played: i64, grabbed: i64) -> i64:
        """Return the hand cards of this turn as a set: none, one, or the three of a bomb.

        `grabbed`: the table cards that they take.
        """
        if played < 0:
            return 0
        if self.bombing:
            return month_of(played >> 2) & ~grabbed
        return BIT[played]

    def others_called(self, seat: i64) -> bool:
        """True if another seat has called GO."""
        return any(caller != seat for caller in self.callers)

    # Updates

    def record_go(self, seat: int) -> None:
        """Record a seat as the last one that called GO."""
        if seat in self.callers:
            self.callers.remove(seat)
        self.callers.append(seat)

    def take_triplet(self, month: i64, seat: i64) -> bool:
        """Clear the maker of a triplet that `seat` takes, and return True if `seat` made it."""
        maker = self.makers[month]
        self.makers[month] = NOBODY
        return maker == seat

    # Money

    def penalised(self, winner: i64) -> i64:
        """Return the seat that pays for both losers, or -1 if each pays for itself (§money 12)."""
        payer: i64 = NOBODY
        for caller in self.callers:
            if caller != winner:
                payer = caller
        return payer

    def terms(self, seat: int) -> Terms:
        """Return the conditions of a seat's payment."""
        if self.ending in FIXED:
            return Terms(self.rules, (CARRIED,) * self.carry, fixed=FIXED[self.ending])
        four = self.four_month if self.four_seat == seat else NOBODY
        own = marks(self.bombed[seat], self.shaken[seat], four, self.carry)
        return Terms(self.rules, own, tuple(self.callers))

    def carried(self) -> int:
        """Return how many times the next game's payments double, after this one (§money 15)."""
        won = self.ending == BY_STOP or self.ending in FIXED
        return min(MAX_CARRY, self.carry + 1) if self.rules.carry and not won else 0


def month_of(month: i64) -> i64:
    """Return all four cards of a month as a set."""
    first: i64 = BIT[4 * month]
    return first * 15


def four_in(cards: int) -> int:
    """Return the month of which a set holds all four cards, or -1."""
    return next((month for month in range(12) if cards >> 4 * month & 15 == 15), NOBODY)


def dealt_four(hands: Sequence[int], rules: HouseRules) -> int:
    """Return the seat that must decide about four of a month, or -1 (§actions 3).

    Raises ValueError if two seats hold four of a month: such cards are dealt again.
    """
    if rules.four == NOTHING:
        return NOBODY
    holders = [seat for seat, cards in enumerate(hands) if four_in(cards) >= 0]
    if len(holders) > 1:
        raise ValueError("two hands were dealt four cards of one month")
    return holders[0] if holders else NOBODY
