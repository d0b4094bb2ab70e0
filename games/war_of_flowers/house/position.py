"""Position of War of Flowers with house rules (war-of-flowers-house).

Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import BIT, COUNT
from macclassic.flower_cards.events import FLIPS
from macclassic.flower_cards.record_format import CardDeal

from .. import events
from ..actions import (
    BOMBS,
    FLIP_ONLY,
    FOUR,
    PLAY_ON,
    SHAKES,
    TAKEN,
    WIN,
    Action,
    Bomb,
    FlipOnly,
    Four,
    Go,
    Play,
    Shake,
    Stop,
    Take,
)
from ..actions import CHOICE as _CHOICE
from ..position import CALL, OVER, PLAY, TAKE, Position, begin, begun
from ..scoring import points, tally_of
from .options import CHOICE, ORIGINAL, HouseRules
from .payments import BY_FOUR, BY_STOP, BY_TRIPLETS, FIXED, NO_WINNER, base_due, doublings
from .rules import BOMB_PLAY, HELD, NO_PLAY, NOBODY, HouseRulesState, dealt_four, four_in, month_of

if TYPE_CHECKING:
    from mypy_extensions import i64

OWED_PER_BOMB: Final = 2
"""Owed turns after a bomb: it plays three cards in one turn."""
TRIPLETS_TO_WIN: Final = 3
"""Triplets with which a seat wins."""


class HouseGame(Position):
    """Game in progress by house rules; `house` holds the rules and their state."""

    house: HouseRulesState

    def __init__(self, cup_plain: bool, house: HouseRulesState, other: Position | None = None) -> None:
        self.house = house
        super().__init__(cup_plain, other)

    def copy(self) -> Position:
        return HouseGame(self.cup_plain, self.house.copy(), self)

    def become(self, other: Position) -> None:
        super().become(other)
        if isinstance(other, HouseGame):
            self.house.become(other.house)

    def __eq__(self, other: object) -> bool:  # mypyc does not find an inherited __eq__
        return isinstance(other, HouseGame) and self.values() == other.values()

    def values(self) -> tuple[object, ...]:
        return (*super().values(), self.house.values())

    # Legal actions

    def legal(self) -> Sequence[Action]:
        """Return every legal action: four of a month, shakes, bombs, cards, no card."""
        house = self.house
        if self.phase == FOUR:
            return [WIN, PLAY_ON] if house.rules.four == CHOICE else [WIN]
        if self.phase != PLAY:
            return super().legal()
        seat = self.turn
        hand = self.hands[seat]
        found: list[Action] = [SHAKES[month] for month in range(12) if house.may_shake(seat, hand, month)]
        found += [BOMBS[month] for month in range(12) if house.may_bomb(hand, self.table, month)]
        found += self.hand_plays()
        if house.owed[seat]:
            found.append(FLIP_ONLY)
        return found

    def why_not(self, action: Action) -> str | None:
        phase = self.phase
        house = self.house
        if phase == FOUR:
            if not isinstance(action, Four):
                return "First it must be decided what the four cards of one month come to."
            if action.choice == PLAY_ON.choice and house.rules.four != CHOICE:
                return "Four cards of one month win at once here; the game does not go on."
            return None
        if phase != PLAY or isinstance(action, (Play, Take, Go, Stop)):
            why = super().why_not(action)
            return None if why is None else why.replace("3 points", f"{house.rules.min} points")
        seat = self.turn
        hand = self.hands[seat]
        if isinstance(action, Shake):
            if not house.rules.shake:
                return "These rules have no shaking."
            if not house.may_shake(seat, hand, action.month - 1):
                return "Only three or four cards of a month that were not shown yet can be shaken."
        elif isinstance(action, Bomb):
            if not house.rules.bomb:
                return "There are no bombs by these rules."
            if not house.may_bomb(hand, self.table, action.month - 1):
                return "A bomb takes all three cards of a month in the hand, and the fourth on the table."
        elif isinstance(action, FlipOnly):
            if not house.owed[seat]:
                return "A card must be played from the hand: no turn is owed."
        else:
            return "Nothing is to be decided about four cards of one month now."
        return None

    # One decision

    def play(self, action: Action) -> None:
        if isinstance(action, Four):
            self._four(action.choice == WIN.choice)
        elif isinstance(action, Shake):
            self._show(action.month - 1)
            self.house.shaken[self.turn] |= BIT[action.month - 1]
        elif isinstance(action, Bomb):
            self._bomb(action.month - 1)
        elif isinstance(action, FlipOnly):
            self.house.owed[self.turn] -= 1
            self._turn_only(NO_PLAY, NOBODY, 0)
        else:
            super().play(action)

    def _show(self, month: i64) -> None:
        seat = self.turn
        hand: i64 = self.hands[seat]
        cards = hand & month_of(month)
        self.house.shown[seat] |= cards
        if self.log is not None:
            self.log.append(events.Show(seat, cards))

    def _four(self, wins: bool) -> None:
        """Win at once, or play on with all four shown; then the first player is at turn (§actions 3)."""
        seat = self.turn
        month = four_in(self.hands[seat])
        self._show(month)
        if wins:
            self._win(BY_FOUR)
            return
        self.house.four_seat, self.house.four_month = seat, month
        self.phase = PLAY
        self.turn = self.house.first

    def _bomb(self, month: i64) -> None:
        """Play three cards on the fourth (§actions 5)."""
        seat = self.turn
        whole = month_of(month)
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand & ~whole
        self.house.owed[seat] += OWED_PER_BOMB
        self.house.bombed[seat] |= BIT[month]
        self.house.bombing = True
        first = 4 * month + (0 if hand >> 4 * month & 1 else 1)
        self._turn_only(BOMB_PLAY + month, first, self.table & whole)

    def _turn_only(self, code: i64, first: i64, grabbed: i64) -> None:
        """Turn the top of the stack after a bomb or without a card; its month differs from the bomb's.

        `code`: the entry for `plays`. `first`: the first card of a bomb, or -1.
        """
        turned: i64 = self.stack[self.turned_count]
        self.turned_count += 1
        if self.viewed:
            self.note(code)
        if self.log is not None:
            self.log.append(FLIPS[turned])
        shift = turned & 60
        part = self.table >> shift & 15
        found: i64 = 0
        if part:
            found = TAKEN[shift << 2 | part]
            if found == _CHOICE:
                self.phase = TAKE
                self.played = first
                self.turned = turned
                self.grabbed = grabbed
                return
            found <<= shift
        self.gather(first, turned, grabbed, found)

    def note(self, code: i64) -> None:
        super().note(code)
        self.house.piles += self.collections

    # A turn

    def on_last_turn(self) -> bool:
        """True if the seat's last turn is under way: no cards left, no turn owed (§options 2)."""
        return not self.hands[self.turn] and not self.house.owed[self.turn]

    def triplet_made(self, month: i64) -> None:
        seat = self.turn
        self.house.makers[month] = seat
        self.house.made[seat] += 1
        self._end(
            self.collections[seat], self.house.rules.three_stuck and self.house.made[seat] >= TRIPLETS_TO_WIN
        )

    def gather(self, played: i64, turned: i64, grabbed: i64, found: i64) -> None:
        """Collect as in the original, and pass plains for every bonus of the house rules (§bonuses)."""
        house = self.house
        seat = self.turn
        began: i64 = self.collections[seat]
        laid = house.laid(played, grabbed)
        from_stack: i64 = BIT[turned]
        table = self.table | laid | from_stack
        taken: i64 = 0
        if grabbed:
            taken = grabbed | laid
        if found:
            taken |= found | from_stack
        bombed = house.bombing
        house.bombing = False
        table &= ~taken
        self.table = table
        if taken:
            self.collections[seat] = began | taken
            self.tallies[seat] += tally_of(taken, self.cup_plain)
            self.points[seat] = points(self.tallies[seat])
            if self.log is not None:
                self.log.append(events.Collect(seat, taken))
            passing = house.rules.last or not self.on_last_turn()
            if passing and bombed:
                self.bonus(events.BOMB)
            self._triplet(grabbed, passing)
            self._triplet(found, passing)
            if passing:
                if grabbed and not bombed and found >> (played & 60) & 15 and house.rules.pair_pair:
                    self.bonus(events.PAIR_PAIR)
                if not grabbed and found & laid:
                    self.bonus(events.SMACK)
                if not table and grabbed and found:
                    self.bonus(events.SWEEP)
        self._end(began, False)

    def _triplet(self, cards: i64, passing: bool) -> None:
        """Pass plains for a triplet, if these table cards are one."""
        rest = cards & (cards - 1)
        if not rest & (rest - 1):
            return
        month: i64 = 0
        while COUNT[cards >> 4 * month & 15] != HELD:
            month += 1
        own = self.house.take_triplet(month, self.turn) and self.house.rules.own
        if passing and own:
            self.bonus(events.OWN_TRIPLET, 2)
        elif passing:
            self.bonus(events.TRIPLET)

    def _end(self, began: i64, wins: bool) -> None:
        """Ask for GO or STOP, pass the turn on, or end the game.

        `began`: the seat's collection before this turn. `wins`: True if the seat wins whatever its cards are
        worth.
        """
        house = self.house
        seat = self.turn
        now: i64 = self.points[seat]
        least: i64 = house.rules.min
        if self.log is not None:
            self.log.append(events.Score(seat, now))
        if now >= least and now > self.before[seat] and now > self.go_score[seat]:
            if self.on_last_turn() or (house.others_called(seat) and not house.rules.free_go):
                self.stop(True)
            else:
                self.phase = CALL
                self.gained = self.collections[seat] ^ began
            return
        self.before[seat] = now
        if wins:
            self._win(BY_TRIPLETS)
        elif self.hands == [0, 0, 0] and house.owed == [0, 0, 0]:
            self.phase = OVER
            house.ending = NO_WINNER
        else:
            self.turn = seat + 1 if seat < 2 else 0

    def go(self) -> None:
        self.house.record_go(self.turn)
        super().go()

    # Money

    def settle(self, winner: i64) -> None:
        house = self.house
        house.ending = BY_STOP
        own: i64 = len(house.terms(winner).doublings)
        base = base_due(house.rules.double_go, self.points[winner], self.gos[winner])
        one = winner + 1 if winner < 2 else 0
        two = winner - 1 if winner else 2
        first = self._owes(one, winner, base, own)
        second = self._owes(two, winner, base, own)
        payer = house.penalised(winner)
        if payer == one:
            first, second = first + second, 0
        elif payer == two:
            first, second = 0, first + second
        self.pay(one, winner, first)
        self.pay(two, winner, second)

    def _owes(self, loser: i64, winner: i64, base: i64, own: i64) -> i64:
        tally: i64 = self.tallies[loser]
        if not tally:
            return 0
        return base << (COUNT[doublings(self.house.rules, self.tallies[winner], tally)] + own)

    def _win(self, by: str) -> None:
        """End the game with a win of fixed value (§money 16)."""
        winner = self.turn
        self.house.ending = by
        self.phase = OVER
        self.winner = winner
        worth: i64 = FIXED[by]
        if self.log is not None:
            self.log.append(events.Win(winner, by, worth))
        due = worth << self.house.carry
        self.pay(winner + 1 if winner < 2 else 0, winner, due)
        self.pay(winner - 1 if winner else 2, winner, due)


def begun_by(rules: HouseRules, deal: CardDeal, game: int, money: Sequence[int], cup_plain: bool) -> Position:
    """Return the start of a game by house rules, or by the original's, as `position.begun` does.

    Raises ValueError if the deal must be dealt again.
    """
    if rules == ORIGINAL:
        return begun(deal, game, money, cup_plain)
    new = HouseGame(cup_plain, HouseRulesState(rules, deal.first, deal.carry))
    begin(new, deal, game, money)
    holder = dealt_four(deal.hands, rules)
    if holder >= 0:
        new.phase = FOUR
        new.turn = holder
    return new


def house_in(position: Position) -> HouseRulesState | None:
    """Return the state of a game's house rules, or None if it has none."""
    return position.house if isinstance(position, HouseGame) else None
