"""What house rules remember of a game of War of Flowers, and what they answer (war-of-flowers-house).

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
"""Cards of a month that are shaken or bombed, or lie there as a triplet."""
MOST_CARRIED: Final = 2

BOMB_PLAY: Final = 48
NO_PLAY: Final = 63
"""What stands in `Position.plays` for a bomb, with its month added, and for a turn without a card."""


class HouseRulesState:
    """A game's house rules, and what they remember. Lists are by seat, months are counted from 0.

    `first`: who begins. `carry`: how often all payments double because nobody won before. `four_seat`,
    `four_month`: who has played on with four of a month, and which; -1: nobody. `owed`: turns that may be
    played without a card. `shown`: all cards that were shown, as sets. `shaken`, `bombed`: the months of it,
    as sets. `makers`: by month, who has made the triplet that lies there, or -1; `made`: how many each.
    `callers`: who has called GO, in the order of their last calls. `bombing`: whether the card that was
    played is the first of a bomb, while the turned one has a choice. `ending`: how the game ended, "" while
    it goes on. `piles`: the collections at each of the plays in `Position.plays`, three numbers a play.
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
        """Take over all that rules ask for; the rules themselves are the same."""
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

    # What may be done

    def may_shake(self, seat: i64, hand: i64, month: i64) -> bool:
        """Whether a seat may show its cards of a month (§actions 4)."""
        shaken: i64 = self.shaken[seat]
        if not self.rules.shake or shaken >> month & 1:
            return False
        if self.four_seat == seat and self.four_month == month:
            return False
        return COUNT[hand >> 4 * month & 15] >= HELD

    def may_bomb(self, hand: i64, table: i64, month: i64) -> bool:
        """Whether a hand may bomb a month (§actions 5)."""
        held = hand >> 4 * month & 15
        return self.rules.bomb and COUNT[held] == HELD and table >> 4 * month & 15 == 15 - held

    def laid(self, played: i64, grabbed: i64) -> i64:
        """Return the hand cards of this turn as a set: none, one, or the three of a bomb; `grabbed`: what
        they have taken."""
        if played < 0:
            return 0
        if self.bombing:
            return month_of(played >> 2) & ~grabbed
        return BIT[played]

    def others_called(self, seat: i64) -> bool:
        """Whether another seat has called GO."""
        return any(caller != seat for caller in self.callers)

    # What is remembered

    def called(self, seat: int) -> None:
        """Remember who has called GO last."""
        if seat in self.callers:
            self.callers.remove(seat)
        self.callers.append(seat)

    def taken(self, month: i64, seat: i64) -> bool:
        """Forget who has made a triplet that a seat takes; return whether it was that seat itself."""
        maker = self.makers[month]
        self.makers[month] = NOBODY
        return maker == seat

    # Money

    def penalised(self, winner: i64) -> i64:
        """Return who pays for both losers, -1 where each pays for itself (§money 12)."""
        payer: i64 = NOBODY
        for caller in self.callers:
            if caller != winner:
                payer = caller
        return payer

    def terms(self, seat: int) -> Terms:
        """Return by what a seat is paid."""
        if self.ending in FIXED:
            return Terms(self.rules, (CARRIED,) * self.carry, fixed=FIXED[self.ending])
        four = self.four_month if self.four_seat == seat else NOBODY
        own = marks(self.bombed[seat], self.shaken[seat], four, self.carry)
        return Terms(self.rules, own, tuple(self.callers))

    def carried(self) -> int:
        """Return how often the next game's payments double, after one that is over (§money 15)."""
        won = self.ending == BY_STOP or self.ending in FIXED
        return min(MOST_CARRIED, self.carry + 1) if self.rules.carry and not won else 0


def month_of(month: i64) -> i64:
    """Return all four cards of a month as a set."""
    first: i64 = BIT[4 * month]
    return first * 15


def four_in(cards: int) -> int:
    """Return the month of which a set holds all four; -1 for none."""
    return next((month for month in range(12) if cards >> 4 * month & 15 == 15), NOBODY)


def dealt_four(hands: Sequence[int], rules: HouseRules) -> int:
    """Return which seat is asked about four of a month, -1 where none is (§actions 3).

    Raises ValueError where two would be: such cards are dealt again.
    """
    if rules.four == NOTHING:
        return NOBODY
    holders = [seat for seat, cards in enumerate(hands) if four_in(cards) >= 0]
    if len(holders) > 1:
        raise ValueError("two hands were dealt four cards of one month")
    return holders[0] if holders else NOBODY
