"""Rules of War of Flowers: a mutable position of one game (war-of-flowers §a game).

Matches and playouts both use it. A match plays on copies and gives each a `log` that collects the events;
playouts have no log and skip what only views need (`viewed`). House rules are in `house.position`. Compiled
(`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.flower_cards.actions import CARD, COUNT, takes
from macclassic.flower_cards.events import FLIPS, NO_RECORDED_EVENTS, passing_card
from macclassic.flower_cards.record_format import CardDeal

from . import events
from .actions import CALL as CALL
from .actions import CHOICE, GO, MONTH_PLAYS, NONE, STOP, TAKEN, Action, Go, Play, Stop, Take
from .actions import OVER as OVER
from .actions import PLAY as PLAY
from .actions import TAKE as TAKE
from .cards import CUP as _CUP
from .cards import DOUBLES as _DOUBLES
from .cards import SINGLES as _SINGLES
from .scoring import base_due, doublings, payer_for, points, tables, tally_of

if TYPE_CHECKING:
    from mypy_extensions import i64

STACK: Final = 21
"""Cards of the stack at the deal."""

SINGLES: Final[int] = _SINGLES
DOUBLES: Final[int] = _DOUBLES
CUP: Final[int] = _CUP


NO_DEAL: Final = CardDeal((0, 0, 0), 0, (), 0)


class Position:
    """Position of a game in progress. Lists are by seat; sets of cards are bits (see `cards`).

    `hands`, `collections`: as sets; `tallies`: of the collections. `table`: open cards, including an
    unfinished pair or triplet. `stack`: its cards, top first; `turned_count`: the number already turned.
    `turn`, `phase`: the seat to decide, and its decision. `played`, `turned`: this turn's hand and stack card
    while the turned card has a choice, else -1; `grabbed`: the table cards that the hand card takes then.
    `points`: current score of each collection. `before`: each seat's score at the end of its last finished
    turn; `go_score`: at its last GO. `gos`: GO calls. `money`: dollars of each seat. `winner`: of the
    finished game, or -1.

    The rules do not read the following, and playouts leave them out: `deal`; `game`, its number from 1;
    `brought`, each seat's money at the start of the game; `plays`, every hand card played in this game, from
    the first player on in turn order, plus 64 times the set of cards that lay on the table then; `gained`,
    while GO or STOP is open, all cards that this turn added to the collection, passed plains included.

    `viewed`: True if `plays` is kept; the start of a game and its copies keep it, playouts do not. `log`: the
    list to which `play` appends events, or None. `recorded_events`: the events that a record
    prescribes; they decide which plain is passed where the rules leave that open, and used entries are
    removed.
    """

    hands: list[int]
    collections: list[int]
    tallies: list[int]
    points: list[int]
    before: list[int]
    go_score: list[int]
    gos: list[int]
    money: list[int]
    stack: list[int]
    tally: list[int]
    table: i64 = 0
    turned_count: i64 = 0
    turn: i64 = 0
    phase: i64 = PLAY
    winner: i64 = -1
    played: i64 = -1
    turned: i64 = -1
    grabbed: i64 = 0
    cup_plain: bool
    deal: CardDeal = NO_DEAL
    game: i64 = 1
    brought: tuple[int, int, int] = (0, 0, 0)
    plays: list[int]
    gained: i64 = 0
    viewed: bool = False
    log: list[events.Event] | None
    recorded_events: list[events.Event]
    _one: i64  # 1; shifting a constant would be 32 bits wide in compiled code (mypyc)

    def __init__(self, cup_plain: bool, other: Position | None = None) -> None:
        """Create an empty position, or a copy of another one."""
        self._one = 1
        self.log = None
        self.recorded_events = NO_RECORDED_EVENTS
        self.cup_plain = cup_plain
        self.tally = tables(cup_plain)
        if other is not None:
            self.become(other)
            self.deal = other.deal
            self.game = other.game
            self.brought = other.brought
            self.plays = other.plays[:]
            self.gained = other.gained
            self.viewed = other.viewed
            return
        self.stack = []
        self.hands = [0, 0, 0]
        self.collections = [0, 0, 0]
        self.tallies = [0, 0, 0]
        self.points = [0, 0, 0]
        self.before = [0, 0, 0]
        self.go_score = [0, 0, 0]
        self.gos = [0, 0, 0]
        self.money = [0, 0, 0]
        self.plays = []

    def copy(self) -> Position:
        """Return an independent copy without log and recorded events; immutable parts are shared."""
        return Position(self.cup_plain, self)

    def become(self, other: Position) -> None:
        """Copy every field that the rules read from another position."""
        self.stack = other.stack
        self.hands = other.hands[:]
        self.collections = other.collections[:]
        self.tallies = other.tallies[:]
        self.points = other.points[:]
        self.before = other.before[:]
        self.go_score = other.go_score[:]
        self.gos = other.gos[:]
        self.money = other.money[:]
        self.table = other.table
        self.turned_count = other.turned_count
        self.turn = other.turn
        self.phase = other.phase
        self.winner = other.winner
        self.played = other.played
        self.turned = other.turned
        self.grabbed = other.grabbed

    def collect(self, collections: Sequence[int]) -> None:
        """Set the collections of the seats, with their tallies and points."""
        self.collections = list(collections)
        self.tallies = [tally_of(cards, self.cup_plain) for cards in collections]
        self.points = [points(tally) for tally in self.tallies]

    # The seat to decide and its legal actions

    def actor(self) -> int:
        """Return the seat to decide, ROUND_OVER, or MATCH_OVER if a seat is broke."""
        if self.phase != OVER:
            return self.turn
        return MATCH_OVER if 0 in self.money else ROUND_OVER

    def legal(self) -> Sequence[Action]:
        """Return every legal action: hand cards in order, each with its choice of two if there is one."""
        phase = self.phase
        if phase == PLAY:
            return self.hand_plays()
        if phase == TAKE:
            return takes(self.table, self.turned)
        return [GO, STOP] if phase == CALL else []

    def hand_plays(self) -> list[Play]:
        """Return the legal plays of the seat at turn."""
        table = self.table
        cards: i64 = self.hands[self.turn]
        found: list[Play] = []
        shift: i64 = 0
        while cards:
            held = cards & 15
            if held:
                found += MONTH_PLAYS[shift << 6 | (table >> shift & 15) << 4 | held]
            cards >>= 4
            shift += 4
        return found

    def choice(self) -> int:
        """Return the table cards of which the turned card takes one, as a set; 0 outside that phase."""
        if self.phase != TAKE:
            return 0
        shift = self.turned & 60
        return (self.table >> shift & 15) << shift

    def why_not(self, action: Action) -> str | None:
        """Return a sentence that says why an action is illegal, or None if it is legal."""
        phase = self.phase
        if phase == OVER:
            return "This game is over."
        if phase == CALL:
            return None if isinstance(action, (Go, Stop)) else "Now GO or STOP must be called."
        if phase == TAKE:
            if isinstance(action, Take) and action in takes(self.table, self.turned):
                return None
            return "One of the two matching table cards must be taken now."
        if isinstance(action, (Go, Stop)):
            return "GO and STOP can only be called when the score has risen to 3 points or more."
        if not isinstance(action, Play):
            return "A card must be played from the hand first."
        card = action.card
        if card < 0 or card > 47 or not self.hands[self.turn] >> card & 1:
            return "That card is not in the hand."
        take = action.take
        part = self.table >> (card & 60) & 15
        if TAKEN[(card & 60) << 2 | part] != CHOICE:
            return None if take == NONE else "It can't choose that card of the table."
        if take < 0:
            return "Two cards on the table match; one of them must be chosen."
        if take & ~3 != card & ~3 or not part >> (take & 3) & 1:
            return "It can't choose that card of the table."
        return None

    # One decision. The position is undefined after an illegal action.

    def play(self, action: Action) -> None:
        if isinstance(action, Play):
            self.play_card(action)
        elif isinstance(action, Take):
            self.take_card(action)
        elif isinstance(action, Go):
            self.go()
        else:
            self.gained = 0
            self.stop(False)

    def play_card(self, play: Play) -> None:
        """Play a hand card and turn the top of the stack (§a game 3–4)."""
        seat = self.turn
        table = self.table
        one = self._one
        card = play.card
        shift = card & 60
        there = table >> shift & 15
        take = play.take
        grabbed: i64
        if take < 0:
            grabbed = TAKEN[shift << 2 | there]
            grabbed <<= shift
        else:
            grabbed = one << take
        hand: i64 = self.hands[seat]
        hand ^= one << card
        self.hands[seat] = hand
        turned: i64 = self.stack[self.turned_count]
        self.turned_count += 1
        if self.viewed:
            self.note(card)
        if self.log is not None:
            self.log.append(FLIPS[turned])
        other = turned & 60
        if shift != other:
            part = table >> other & 15
            found: i64 = 0
            if part:
                found = TAKEN[other << 2 | part]
                if found == CHOICE:
                    self.phase = TAKE
                    self.played = card
                    self.turned = turned
                    self.grabbed = grabbed
                    return
                found <<= other
            self.gather(card, turned, grabbed, found)
            return
        count = COUNT[there]
        if count == 0:  # a smack
            self.gather(card, turned, 0, one << card)
        elif count == 2:  # all four are collected
            self.gather(card, turned, grabbed, there << shift & ~grabbed)
        elif not self.on_last_turn():  # a triplet made: all three stay
            self.table = table | one << card | one << turned
            if self.log is not None:
                self.log.append(events.Triplet((shift >> 2) + 1))
            self.triplet_made(shift >> 2)
        else:  # on the last turn the pair is collected and the stack card stays
            self.gather(card, turned, grabbed, 0)

    def note(self, code: i64) -> None:
        """Record a play for views."""
        self.plays.append(self.table << 6 | code)

    def on_last_turn(self) -> bool:
        """True if the seat's last turn is under way, its card already played."""
        return not self.hands[self.turn]

    def triplet_made(self, month: i64) -> None:
        self.end_turn(self.collections[self.turn])

    def take_card(self, take: Take) -> None:
        """Take the chosen table card with the turned card."""
        played, turned, grabbed = self.played, self.turned, self.grabbed
        self.phase = PLAY
        self.played = self.turned = -1
        self.grabbed = 0
        self.gather(played, turned, grabbed, self._one << take.card)

    def gather(self, played: i64, turned: i64, grabbed: i64, found: i64) -> None:
        """Collect the cards of this turn, pass plains and end the turn.

        `grabbed` and `found` are sets of table cards that the hand card and the turned card take. In a smack
        `found` is the hand card, which has just been laid down.
        """
        seat = self.turn
        began: i64 = self.collections[seat]
        from_hand = self._one << played
        from_stack = self._one << turned
        table = self.table | from_hand | from_stack
        if grabbed:
            taken = grabbed | from_hand
            if found:
                taken |= found | from_stack
        elif found:
            taken = found | from_stack
        else:
            self.table = table
            self.end_turn(began)
            return
        table &= ~taken
        self.table = table
        self.collections[seat] = began | taken
        if self.log is not None:
            self.log.append(events.Collect(seat, taken))
        shift = played & 60
        other = turned & 60
        tally: i64 = self.tallies[seat] + self.tally[shift << 2 | (taken >> shift & 15)]
        if other != shift:
            tally += self.tally[other << 2 | (taken >> other & 15)]
        self.tallies[seat] = tally
        self.points[seat] = points(tally)
        if self.hands[seat]:  # on the last turn no plains are passed
            if COUNT[grabbed >> shift & 15] == 3:
                self.bonus(events.TRIPLET)
            if COUNT[found >> other & 15] == 3:
                self.bonus(events.TRIPLET)
            if not grabbed and found & from_hand:
                self.bonus(events.SMACK)
            if not table and grabbed and found:
                self.bonus(events.SWEEP)
        self.end_turn(began)

    def bonus(self, kind: str, times: i64 = 1) -> None:
        """Make both other seats pass plains, `times` each (§a game 5)."""
        taker = self.turn
        if self.log is not None:
            self.log.append(events.Bonus(kind, taker))
        step: i64 = 1
        while step < 3:
            giver = taker + step
            if giver > 2:
                giver -= 3
            step += 1
            left = times
            while left:
                left -= 1
                self._pass_plain(giver, taker)

    def _pass_plain(self, giver: i64, taker: i64) -> None:
        """Pass a single plain, else a double as a whole, else nothing."""
        mine: i64 = self.collections[giver]
        pool = mine & SINGLES
        if not pool:
            pool = mine & DOUBLES
            if not pool and self.cup_plain:
                pool = mine & CUP
        if pool:
            bit = pool & -pool
            if self.recorded_events:
                bit = passing_card(self.recorded_events, events.PassPlain, giver, taker, pool, bit)
            card: i64 = CARD[bit % 59]
            tally: i64 = self.tally[(card & 60) << 2 | (1 << (card & 3))]
            self.collections[giver] = mine ^ bit
            self.collections[taker] |= bit
            self.tallies[giver] -= tally
            self.tallies[taker] += tally
            self.points[giver] = points(self.tallies[giver])
            self.points[taker] = points(self.tallies[taker])
            if self.log is not None:
                self.log.append(events.PassPlain(giver, taker, card))

    # End of a turn (§GO or STOP)

    def end_turn(self, began: i64) -> None:
        """Ask for GO or STOP, pass the turn on, or end the game.

        `began`: the seat's collection before this turn.
        """
        seat = self.turn
        now = self.points[seat]
        was = self.before[seat]
        if self.log is not None:
            self.log.append(events.Score(seat, now))
        if now >= 3 and now > was and now > self.go_score[seat]:
            gos = self.gos
            if not self.hands[seat] or gos[0] + gos[1] + gos[2] != gos[seat]:
                self.stop(True)
            else:
                self.phase = CALL
                self.gained = self.collections[seat] ^ began
            return
        if now != was:
            self.before[seat] = now
        if not self.hands[seat] and self.hands == [0, 0, 0]:
            self.phase = OVER
        else:
            self.turn = seat + 1 if seat < 2 else 0

    def go(self) -> None:
        seat = self.turn
        now = self.points[seat]
        self.gos[seat] += 1
        self.go_score[seat] = now
        self.before[seat] = now
        self.phase = PLAY
        self.gained = 0
        self.turn = seat + 1 if seat < 2 else 0
        if self.log is not None:
            self.log.append(events.Go(seat, self.gos[seat]))

    def stop(self, forced: bool) -> None:
        """End the game with the seat at turn as winner, and pay it."""
        winner = self.turn
        self.phase = OVER
        self.winner = winner
        if self.log is not None:
            self.log.append(events.Stop(winner, forced))
        self.settle(winner)

    def settle(self, winner: i64) -> None:
        """Pay the winner after a STOP (§money)."""
        base = base_due(self.points[winner], self.gos[winner])
        one = winner + 1 if winner < 2 else 0
        two = winner - 1 if winner else 2
        first = self._due(one, winner, base)
        second = self._due(two, winner, base)
        if payer_for(two, winner, self.gos) == one:
            first, second = first + second, 0
        elif payer_for(one, winner, self.gos) == two:
            first, second = 0, first + second
        self.pay(one, winner, first)
        self.pay(two, winner, second)

    def _due(self, loser: i64, winner: i64, base: i64) -> i64:
        """Return the dollars that a loser owes; a seat with an empty collection owes nothing."""
        tally: i64 = self.tallies[loser]
        return base << COUNT[doublings(self.tallies[winner], tally)] if tally else 0

    def pay(self, payer: i64, winner: i64, due: i64) -> None:
        """Pay a due, limited by the payer's money."""
        if not due:
            return
        left: i64 = self.money[payer]
        amount = due if due < left else left
        self.money[payer] = left - amount
        self.money[winner] += amount
        if self.log is not None:
            self.log.append(events.Pay(payer, winner, amount))

    def __eq__(self, other: object) -> bool:
        """True if the positions are equal in all but log and recorded events."""
        return isinstance(other, Position) and self.values() == other.values()

    def values(self) -> tuple[object, ...]:
        lists = (self.hands, self.collections, self.points, self.before, self.go_score, self.gos, self.money)
        numbers = (self.table, self.turned_count, self.turn, self.phase, self.winner)
        choice = (self.played, self.turned, self.grabbed, self.gained)
        rest = (self.tallies, self.stack, self.cup_plain, self.deal, self.game, self.brought)
        return (tuple([tuple(each) for each in lists]), numbers, choice, rest, tuple(self.plays))


def begun(deal: CardDeal, game: int, money: Sequence[int], cup_plain: bool) -> Position:
    """Return the start of a game.

    `game`: its number in the war, from 1. `money`: dollars of each seat.
    """
    new = Position(cup_plain)
    begin(new, deal, game, money)
    return new


def begin(new: Position, deal: CardDeal, game: int, money: Sequence[int]) -> None:
    """Set an empty position to the start of a game."""
    new.deal = deal
    new.viewed = True
    new.hands = list(deal.hands)
    new.table = deal.table
    new.stack = list(deal.stack)
    new.turn = deal.first
    new.game = game
    new.money = list(money)
    new.brought = (money[0], money[1], money[2])


def open_cards(position: Position) -> i64:
    """Return the open cards: those on the table and in the collections."""
    piles = position.collections
    one: i64 = piles[0]
    two: i64 = piles[1]
    three: i64 = piles[2]
    return one | two | three | position.table
