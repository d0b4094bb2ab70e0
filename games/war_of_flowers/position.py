"""The rules of War of Flowers: one moment of a game, which changes as it is played (war-of-flowers §a game).

For a match and for play-outs alike. A match plays on copies and has each tell what happens, in `log`; in
play-outs there is no log, and what only views tell is left out. What house rules change is in `house_game`.
Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.flower_cards.actions import CARD, COUNT, takes
from macclassic.flower_cards.events import FLIPS, NOTHING_TOLD, as_told
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
    """A game under way. Lists are by seat; sets of cards are bits (see `cards`).

    `hands`, `collections`: as sets; `tallies`: of the collections. `table`: open cards, the pair or triplet
    in the making included. `stack`: its cards, top first; `turned_count`: how many of them are turned.
    `turn`, `phase`: who decides what. `played`, `turned`: this turn's hand and stack card while the turned
    one has a choice, else -1; `grabbed`: the table cards that the hand card takes then. `points`: of each
    collection as it is. `before`: each seat's score at the end of its last turn, the one under way not
    counted; `go_score`: at its last GO. `gos`: GO calls. `money`: what each has. `winner`: of the game that
    is over, or -1.

    What no rule asks for, and play-outs leave out: `deal`; `game`, its number from 1; `brought`, what each
    had when it began; `plays`, every hand card played in this game, from the first player on in turn, and 64
    times the set of cards that lay on the table then; `gained`, while GO or STOP is open, all that this turn
    brought into the collection, passed plains too.

    `log`: where `play` appends what happens; None: nobody asks. `recorded_events`: what a record says that
    happens, for the plains that the rules leave open; those that were passed are taken from it.
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
    log: list[events.Event] | None
    recorded_events: list[events.Event]
    _one: i64  # 1; a constant, and what is shifted, would be 32 bits wide once compiled (mypyc)

    def __init__(self, cup_plain: bool, other: Position | None = None) -> None:
        """Begin with nothing at all, or as another position is."""
        self._one = 1
        self.log = None
        self.recorded_events = NOTHING_TOLD
        self.cup_plain = cup_plain
        self.tally = tables(cup_plain)
        if other is not None:
            self.become(other)
            self.deal = other.deal
            self.game = other.game
            self.brought = other.brought
            self.plays = other.plays[:]
            self.gained = other.gained
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
        """Return a position of its own, without log and told; what never changes is shared."""
        return Position(self.cup_plain, self)

    def become(self, other: Position) -> None:
        """Take over all of another position that rules ask for."""
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
        """Give each seat a collection, with its tally and points."""
        self.collections = list(collections)
        self.tallies = [tally_of(cards, self.cup_plain) for cards in collections]
        self.points = [points(tally) for tally in self.tallies]

    # Who decides what

    def actor(self) -> int:
        """Return the seat to decide, ROUND_OVER, or MATCH_OVER once somebody is broke."""
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
        """Return what the seat at turn may play from its hand."""
        table = self.table
        cards: i64 = self.hands[self.turn]
        found: list[Play] = []
        while cards:
            card: i64 = CARD[(cards & -cards) % 59]
            shift = card & 60
            held = cards >> shift & 15
            found += MONTH_PLAYS[shift << 6 | (table >> shift & 15) << 4 | held]
            cards ^= held << shift
        return found

    def choice(self) -> int:
        """Return the table cards of which the turned card takes one, as a set, while that is to be chosen."""
        if self.phase != TAKE:
            return 0
        shift = self.turned & 60
        return (self.table >> shift & 15) << shift

    def why_not(self, action: Action) -> str | None:
        """Return why an action is forbidden, in a sentence; None if it is legal."""
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

    # One decision; an illegal one leaves the position senseless

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
        if self.log is not None:
            self.note(card)
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
        """Remember what is played, for views."""
        self.plays.append(self.table << 6 | code)

    def on_last_turn(self) -> bool:
        """Whether this turn of the seat is its last; its card is played."""
        return not self.hands[self.turn]

    def triplet_made(self, month: i64) -> None:
        self.end_turn(self.collections[self.turn])

    def take_card(self, take: Take) -> None:
        """Choose what the turned card takes."""
        played, turned, grabbed = self.played, self.turned, self.grabbed
        self.phase = PLAY
        self.played = self.turned = -1
        self.grabbed = 0
        self.gather(played, turned, grabbed, self._one << take.card)

    def gather(self, played: i64, turned: i64, grabbed: i64, found: i64) -> None:
        """Collect what the hand card grabbed and what the turned card found, pass plains, end the turn.

        Both are sets of table cards. In a smack `found` is the hand card, which has just been laid down.
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
        """Let both others pass plains, each so many (§a game 5)."""
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
        """Pass a single plain, else a double whole, else nothing."""
        mine: i64 = self.collections[giver]
        pool = mine & SINGLES
        if not pool:
            pool = mine & DOUBLES
            if not pool and self.cup_plain:
                pool = mine & CUP
        if pool:
            bit = pool & -pool
            if self.recorded_events:
                bit = as_told(self.recorded_events, events.PassPlain, giver, taker, pool, bit)
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

    # The end of a turn (§GO or STOP)

    def end_turn(self, began: i64) -> None:
        """Call, or hand on, or end the game; `began`: what the seat's collection was before this turn."""
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
        """End the game with a winner, who is paid."""
        winner = self.turn
        self.phase = OVER
        self.winner = winner
        if self.log is not None:
            self.log.append(events.Stop(winner, forced))
        self.settle(winner)

    def settle(self, winner: i64) -> None:
        """Let money change hands after a STOP (§money)."""
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
        """Return what is owed in a loser's name; who has collected nothing owes nothing."""
        tally: i64 = self.tallies[loser]
        return base << COUNT[doublings(self.tallies[winner], tally)] if tally else 0

    def pay(self, payer: i64, winner: i64, due: i64) -> None:
        """Let money change hands, as far as there is any."""
        if not due:
            return
        left: i64 = self.money[payer]
        amount = due if due < left else left
        self.money[payer] = left - amount
        self.money[winner] += amount
        if self.log is not None:
            self.log.append(events.Pay(payer, winner, amount))

    def __eq__(self, other: object) -> bool:
        """Whether all of two positions is the same but for log and told."""
        return isinstance(other, Position) and self.values() == other.values()

    def values(self) -> tuple[object, ...]:
        lists = (self.hands, self.collections, self.points, self.before, self.go_score, self.gos, self.money)
        numbers = (self.table, self.turned_count, self.turn, self.phase, self.winner)
        choice = (self.played, self.turned, self.grabbed, self.gained)
        rest = (self.tallies, self.stack, self.cup_plain, self.deal, self.game, self.brought)
        return (tuple([tuple(each) for each in lists]), numbers, choice, rest, tuple(self.plays))


def begun(deal: CardDeal, game: int, money: Sequence[int], cup_plain: bool) -> Position:
    """Return the start of a game, the how manieth of its war it is, where each has so much money."""
    new = Position(cup_plain)
    begin(new, deal, game, money)
    return new


def begin(new: Position, deal: CardDeal, game: int, money: Sequence[int]) -> None:
    """Give a position that has nothing the start of a game."""
    new.deal = deal
    new.hands = list(deal.hands)
    new.table = deal.table
    new.stack = list(deal.stack)
    new.turn = deal.first
    new.game = game
    new.money = list(money)
    new.brought = (money[0], money[1], money[2])


def open_cards(position: Position) -> i64:
    """Return the cards that lie open: on the table and in the collections."""
    piles = position.collections
    one: i64 = piles[0]
    two: i64 = piles[1]
    three: i64 = piles[2]
    return one | two | three | position.table
