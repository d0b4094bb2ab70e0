"""Rules of War of Coins: a mutable position of one game (war-of-coins §the play).

Matches and playouts both use it. A match plays on copies and gives each a `log` that collects the events;
playouts have no log and skip what only views need (`viewed`). Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.flower_cards.actions import CARD, COUNT, holds_four, takes
from macclassic.flower_cards.events import FLIPS, NO_RECORDED_EVENTS, passing_card
from macclassic.flower_cards.record_format import CardDeal

from . import events
from .actions import (
    COIN_PLAYS,
    END,
    FLIP_ONLY,
    KEEP_GOING,
    PLAY_ON,
    SHOWS,
    TRANSACTS,
    WIN,
    Action,
    End,
    FlipOnly,
    KeepGoing,
    Perfect,
    Play,
    Show,
    Take,
    Transact,
)
from .cards import DOUBLES as _DOUBLES
from .cards import SINGLES as _SINGLES
from .scoring import FREE_KEEPS, TALLY, TARGET, doubled_by_cards, points, tally_of

if TYPE_CHECKING:
    from mypy_extensions import i64

Pair = tuple[int, int]
"""A value for each of the two seats."""

PERFECT: Final = 0
PLAY: Final = 1
SUBSTITUTE: Final = 2
TAKE: Final = 3
CALL: Final = 4
OVER: Final = 5
"""Phases of a game: the decision that the seat at turn makes.

`PERFECT`: whether to win with a Perfect Hand. `PLAY`: its turn. `SUBSTITUTE`: one of two for the stock card
that replaces a joker from the hand. `TAKE`: one of two for the turned stock card. `CALL`: *Keep going* or
*End the game*. `OVER`: none, the game is over.
"""

ENDED: Final = 1
WON_AT_ONCE: Final = 2
WASTED: Final = 3
FOUR_LAID: Final = 4
BOTH_PERFECT: Final = 5
"""Endings of a game.

By *End the game*; by a Perfect Hand that won at once; without a winner when the cards ran out (Waste
Hashrate); void, with four of a coin on the layout; void, both players with a Perfect Hand.
"""

ENDINGS: Final = ("", "end", "perfect-hand", "waste-hashrate", "four-on-layout", "two-perfect-hands")
"""Names of the endings in records; the last three are the reasons of a `void` event."""

STOCK: Final = 22
"""Cards of the stock at the deal."""
JOKER: Final = 48
"""Number of the first of the two jokers."""

SINGLES: Final[int] = _SINGLES
DOUBLES: Final[int] = _DOUBLES


NO_DEAL: Final = CardDeal((0, 0), 0, (), 0)


class Side:
    """Cards and calls of one seat.

    Sets of cards are bits (see `cards`), and so are sets of coins (from bit 0). `tally` and `points`: of the
    `captured` cards. `keeps`: number of *Keep going* calls; `keep_score`: points
    at the last one. `owed`: turns in which it only turns a stock card. `shown`, `transacted`, `perfect`:
    coins of which it showed three, made a Complete Transaction, or played on with all four.
    """

    hand: i64 = 0
    captured: i64 = 0
    tally: i64 = 0
    points: i64 = 0
    keeps: i64 = 0
    keep_score: i64 = 0
    owed: i64 = 0
    shown: i64 = 0
    transacted: i64 = 0
    perfect: i64 = 0

    def become(self, other: Side) -> None:
        self.hand = other.hand
        self.captured = other.captured
        self.tally = other.tally
        self.points = other.points
        self.keeps = other.keeps
        self.keep_score = other.keep_score
        self.owed = other.owed
        self.shown = other.shown
        self.transacted = other.transacted
        self.perfect = other.perfect

    def capture(self, captured: int) -> None:
        """Replace the captured cards."""
        self.captured = captured
        self.tally = tally_of(captured)
        self.points = points(self.tally)

    def doubled(self) -> i64:
        """Return the coins for which the seat's payment doubles."""
        return self.shown | self.transacted | self.perfect

    def values(self) -> tuple[int, ...]:
        pile = (self.hand, self.captured, self.tally, self.points)
        return (*pile, self.keeps, self.keep_score, self.owed, self.shown, self.transacted, self.perfect)


class Position:
    """Position of a game in progress.

    `me` is the side of the seat at `turn`, `other` the other one's (see `sides`). `layout`: open cards,
    including stacks. `stock`: its cards, top first; `turned_count`: the number already turned. `phase`: the
    decision. While the stock card has a choice: `turned` is that card, `laid` the cards laid from the hand
    (or in a joker's place) and `grabbed` the layout cards that they take; else -1, 0, 0. `winner`: of the
    finished game, or -1; `ending`: the way it ended; `paid`: the points that `paid_to` gets. `deal`: the deal
    of the game. `target`: the balance that ends the match, 0 for none; `brought`: each seat's balance when
    the game began, points won less points paid; `last_winner`: of the last game that had one, or -1.

    The rules do not read the following, and playouts leave them out: `game`, its number from 1; `began`, the
    captured cards of the seat at turn when its turn began; `plays`, each hand card played, from the first
    turn on: the layout then times 128, plus 64 for seat 1, plus the card.

    `viewed`: True if `plays` is kept; the start of a game and its copies keep it, playouts do not. `log`: the
    list to which `play` appends events, or None. `recorded_events`: the events that a record
    prescribes; they decide which Mining card is given where the rules leave that open, and used entries are
    removed.
    """

    me: Side
    other: Side
    stock: list[int]
    layout: i64 = 0
    turned_count: i64 = 0
    turn: i64 = 0
    phase: i64 = PLAY
    turned: i64 = -1
    laid: i64 = 0
    grabbed: i64 = 0
    winner: i64 = -1
    ending: i64 = 0
    paid: i64 = 0
    deal: CardDeal = NO_DEAL
    target: int = 0
    brought: Pair = (0, 0)
    last_winner: int = -1
    game: int = 1
    began: i64 = 0
    plays: list[int]
    viewed: bool = False
    log: list[events.Event] | None
    recorded_events: list[events.Event]
    _one: i64  # 1; shifting a constant would be 32 bits wide in compiled code (mypyc)

    def __init__(self, other: Position | None = None) -> None:
        """Create an empty position, or a copy of another one."""
        self._one = 1
        self.log = None
        self.recorded_events = NO_RECORDED_EVENTS
        self.me = Side()
        self.other = Side()
        if other is None:
            self.stock = []
            self.plays = []
            return
        self.become(other)
        self.target = other.target
        self.brought = other.brought
        self.last_winner = other.last_winner
        self.game = other.game
        self.began = other.began
        self.plays = other.plays[:]
        self.viewed = other.viewed

    def copy(self) -> Position:
        """Return an independent copy without log and recorded events; immutable parts are shared."""
        return Position(self)

    def become(self, other: Position) -> None:
        """Copy every field that play reads from another position."""
        self.me.become(other.me)
        self.other.become(other.other)
        self.deal = other.deal
        self.stock = other.stock
        self.layout = other.layout
        self.turned_count = other.turned_count
        self.turn = other.turn
        self.phase = other.phase
        self.turned = other.turned
        self.laid = other.laid
        self.grabbed = other.grabbed
        self.winner = other.winner
        self.ending = other.ending
        self.paid = other.paid

    def sides(self) -> tuple[Side, Side]:
        """Return the sides of both seats, in the order of the seats."""
        return (self.other, self.me) if self.turn else (self.me, self.other)

    # The seat to decide and its legal actions

    def actor(self) -> int:
        """Return the seat to decide, ROUND_OVER, or MATCH_OVER if a balance has reached the target."""
        if self.phase != OVER:
            return self.turn
        return MATCH_OVER if 0 < self.target <= max(self.balance()) else ROUND_OVER

    def paid_to(self) -> int:
        """Return the seat that is paid in a finished game, or -1.

        A void deal with four of a coin on the layout pays the winner of the last game.
        """
        return self.last_winner if self.ending == FOUR_LAID else self.winner

    def balance(self) -> Pair:
        """Return the balance of each seat, after the payment if the game is over."""
        if not self.paid:
            return self.brought
        gain: int = self.paid if self.paid_to() == 0 else -self.paid
        return self.brought[0] + gain, self.brought[1] - gain

    def legal(self) -> Sequence[Action]:
        """Return every legal action, in a fixed order.

        In a turn: shows, transactions, hand cards (each with its choice if two match), and an owed flip.
        """
        phase = self.phase
        if phase == PLAY:
            return self._turns()
        if SUBSTITUTE <= phase <= TAKE:
            return takes(self.layout, self.turned)
        if phase == CALL:
            return [KEEP_GOING, END]
        return [WIN, PLAY_ON] if phase == PERFECT else []

    def _turns(self) -> list[Action]:
        me = self.me
        layout = self.layout
        threes: list[int] = []
        found: list[Action] = []
        cards = me.hand
        shift: i64 = 0
        while cards:
            held = cards & 15
            if held:
                if held > 6 and shift < JOKER and COUNT[held] == 3:
                    threes.append(shift)
                found += COIN_PLAYS[shift << 6 | (layout >> shift & 15) << 4 | held]
            cards >>= 4
            shift += 4
        if me.owed:
            found.append(FLIP_ONLY)
        if not threes:
            return found
        first: list[Action] = []
        doubled = me.doubled()
        for each in threes:
            shift = each
            if not doubled >> (shift >> 2) & 1:
                first.append(SHOWS[shift >> 2])
        for each in threes:
            shift = each
            if layout >> shift & 15:
                first.append(TRANSACTS[shift >> 2])
        first += found
        return first

    def choice(self) -> int:
        """Return the layout cards of which a turned card takes one, as a set; 0 outside that choice."""
        if not SUBSTITUTE <= self.phase <= TAKE:
            return 0
        shift = self.turned & 60
        return (self.layout >> shift & 15) << shift

    def why_not(self, action: Action) -> str | None:
        """Return a sentence that says why an action is illegal, or None if it is legal."""
        if action in self.legal():
            return None
        phase = self.phase
        if phase == OVER:
            return "This game is over."
        if phase == PERFECT:
            return "First the player with the Perfect Hand must win with it or play on."
        if phase == CALL:
            return "Now it must be Keep going or End the game."
        if phase != PLAY:
            return "One of the two matching cards of the layout must be taken now."
        if isinstance(action, (KeepGoing, End)):
            return "A game can only be ended with 7 points, and with more than at the last Keep going."
        if isinstance(action, Show):
            return "Three cards of a coin can be shown once, before the first of them is played."
        if isinstance(action, Transact):
            return "That needs three cards of a coin in the hand and the fourth on the layout."
        if isinstance(action, FlipOnly):
            return "Only the turns after a Complete Transaction turn a stock card alone."
        if not isinstance(action, Play):
            return "That can't be done now."
        if action.card < 0 or action.card > 49 or not self.me.hand >> action.card & 1:
            return "That card is not in the hand."
        if action.take < 0:
            return "Two cards on the layout match; one of them must be chosen."
        return "It can't choose that card of the layout."

    # One decision. The position is undefined after an illegal action.

    def play(self, action: Action) -> None:
        me = self.me
        if isinstance(action, Play):
            self._play(action)
        elif isinstance(action, Take):
            self._take(action)
        elif isinstance(action, Show):
            me.shown |= self._one << action.coin
        elif isinstance(action, Transact):
            self._transact(action)
        elif isinstance(action, FlipOnly):
            self.began = me.captured
            me.owed -= 1
            self._stock(0, 0)
        elif isinstance(action, Perfect):
            if action.wins:
                self._end_game(WON_AT_ONCE, TARGET)
            else:
                self._play_on()
        elif isinstance(action, KeepGoing):
            me.keeps += 1
            me.keep_score = me.points
            self._pass_on()
        else:
            self._end_game(ENDED, self.payment())

    def _play(self, play: Play) -> None:
        """Play a hand card and turn the top of the stock (§the play 4–7)."""
        me = self.me
        layout = self.layout
        one = self._one
        card = play.card
        shift = card & 60
        self.began = me.captured
        me.hand ^= one << card
        if self.viewed:
            self.plays.append(layout << 7 | self.turn << 6 | card)
        part = layout >> shift & 15
        if card < JOKER:
            if play.take >= 0:
                part = one << (play.take & 3)
            self._stock(one << card, part << shift)
            return
        self._joker(card)
        card = self._flip()
        shift = card & 60
        part = layout >> shift & 15
        if COUNT[part] == 2:
            self.phase = SUBSTITUTE
            self.turned = card
        else:
            self._stock(one << card, part << shift)

    def _transact(self, transact: Transact) -> None:
        """Lay three cards of a coin on the fourth, for a Complete Transaction."""
        me = self.me
        self.began = me.captured
        shift = transact.coin << 2
        three = me.hand & self._one * 15 << shift
        me.hand ^= three
        me.owed += 2
        me.transacted |= self._one << transact.coin
        self._stock(three, self.layout & self._one * 15 << shift)

    def _take(self, take: Take) -> None:
        """Take the chosen layout card with the stock card of the turn or with a joker's substitute."""
        turned, laid, grabbed = self.turned, self.laid, self.grabbed
        found = self._one << take.card
        substitute = self.phase == SUBSTITUTE
        self.phase = PLAY
        self.turned = -1
        self.laid = self.grabbed = 0
        if substitute:
            self._stock(self._one << turned, found)
        else:
            self._settle(laid, grabbed, turned, found)

    def _flip(self) -> i64:
        """Turn the top of the stock; the seat captures a joker, and the next card replaces it."""
        while True:
            card: i64 = self.stock[self.turned_count]
            self.turned_count += 1
            if self.log is not None:
                self.log.append(FLIPS[card])
            if card < JOKER:
                return card
            self._joker(card)

    def _joker(self, card: i64) -> None:
        """Capture a joker and take a Mining card (§the play 5)."""
        me = self.me
        me.captured |= self._one << card
        tally: i64 = me.tally + TALLY[192 + (self._one << (card - JOKER))]
        me.tally = tally
        me.points = points(tally)
        if self.log is not None:
            self.log.append(events.Joker(self.turn, card))
        self._take_mining()

    def _special(self, kind: str) -> None:
        """Take a Mining card for a special capture."""
        if self.log is not None:
            self.log.append(events.Bonus(kind, self.turn))
        self._take_mining()

    def _take_mining(self) -> None:
        """Take a Mining card from the other player: one worth one first, else one worth two (§the play 6)."""
        me, other = self.me, self.other
        theirs = other.captured
        pool = theirs & SINGLES
        if not pool:
            pool = theirs & DOUBLES
            if not pool:
                return
        bit = pool & -pool
        if self.recorded_events:
            bit = passing_card(self.recorded_events, events.GiveMining, 1 - self.turn, self.turn, pool, bit)
        card: i64 = CARD[bit % 59]
        tally: i64 = TALLY[(card & 60) << 2 | (self._one << (card & 3))]
        other.captured = theirs ^ bit
        me.captured |= bit
        other.tally -= tally
        me.tally += tally
        other.points = points(other.tally)
        me.points = points(me.tally)
        if self.log is not None:
            self.log.append(events.GiveMining(1 - self.turn, self.turn, card))

    def _stock(self, laid: i64, grabbed: i64) -> None:
        """Turn the stock card of a turn.

        `laid`: the cards just laid; `grabbed`: the layout cards that they take.
        """
        card = self._flip()
        shift = card & 60
        there = self.layout >> shift & 15
        if laid >> shift & 15:
            taking = grabbed >> shift & 15
            if not taking:  # the card just laid is captured: a Chain of Block
                self._settle(laid, 0, card, laid)
            elif there == taking:  # Double Spending: all three stay
                self.layout |= laid | self._one << card
                if self.log is not None:
                    self.log.append(events.Stack(shift >> 2))
                self._end_turn()
            else:  # both layout cards are captured
                self._settle(laid, grabbed, card, (there ^ taking) << shift)
        elif COUNT[there] == 2:
            self.phase = TAKE
            self.turned = card
            self.laid = laid
            self.grabbed = grabbed
        else:
            self._settle(laid, grabbed, card, there << shift)

    def _settle(self, laid: i64, grabbed: i64, turned: i64, found: i64) -> None:
        """Capture the cards of this turn and end the turn.

        `grabbed` and `found` are sets of layout cards that the laid and the turned card take. For a Chain of
        Block `found` is the card just laid.
        """
        me, other = self.me, self.other
        before = self.layout
        one = self._one
        layout = before | laid | one << turned
        taken: i64 = 0
        if grabbed:
            taken = laid | grabbed
        if found:
            taken |= found | one << turned
        if not taken:
            self.layout = layout
            self._end_turn()
            return
        layout &= ~taken
        self.layout = layout
        me.captured |= taken
        shift = turned & 60
        tally = me.tally
        if found:
            tally += TALLY[shift << 2 | (taken >> shift & 15)]
        mine = shift
        many: i64 = 0
        if laid:
            mine = CARD[(laid & -laid) % 59] & 60
            many = COUNT[laid >> mine & 15]
            if grabbed and (mine != shift or not found):
                tally += TALLY[mine << 2 | (taken >> mine & 15)]
        me.tally = tally
        me.points = points(tally)
        if self.log is not None:
            self.log.append(events.Collect(self.turn, taken))
        if me.hand or other.hand or me.owed or other.owed:  # not on the last turn
            if not layout:
                rest = before & (before - 1)
                if rest and not rest & (rest - 1) and CARD[rest % 59] & 60 != CARD[(before ^ rest) % 59] & 60:
                    self._special("longest-chain")
            if grabbed and found and mine == shift:
                self._special("key-match")
            if laid and found == laid:
                self._special("chain-of-block")
        if COUNT[grabbed >> mine & 15] == 3:
            self._special("fixed-double-spending")
        if COUNT[found >> shift & 15] == 3:
            self._special("fixed-double-spending")
        if many == 3:
            self._special("complete-transaction")
        self._end_turn()

    # End of a turn (§ending)

    def _end_turn(self) -> None:
        me = self.me
        now = me.points
        if self.log is not None:
            self.log.append(events.Score(self.turn, now))
        if now >= TARGET and now > me.keep_score:
            self.phase = CALL
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Pass the turn to the other player, or end a game without cards (Waste Hashrate)."""
        me, other = self.me, self.other
        if me.hand or other.hand or me.owed or other.owed:
            self.phase = PLAY
            self.turn = 1 - self.turn
            self.me, self.other = other, me
            return
        self.phase = OVER
        self.ending = WASTED
        if self.log is not None:
            self.log.append(events.Void(ENDINGS[WASTED]))

    def _play_on(self) -> None:
        """Play on with a Perfect Hand; then the first player has the first turn."""
        me = self.me
        coin: i64 = 0
        while coin < 12:
            if me.hand >> (coin << 2) & 15 == 15:
                me.perfect |= self._one << coin
            coin += 1
        self.phase = PLAY
        if self.turn != self.deal.first:
            self.turn = 1 - self.turn
            self.me, self.other = self.other, me

    def _end_game(self, ending: i64, paid: i64) -> None:
        self.phase = OVER
        self.ending = ending
        self.winner = self.turn
        self.paid = paid

    def payment(self) -> i64:
        """Return the payment of the seat at turn if it ends the game (§ending).

        `scoring.payment` returns the same with its reasons.
        """
        me = self.me
        doublings: i64 = COUNT[doubled_by_cards(me.tally, self.other.tally)]
        kept = me.keeps
        if kept > FREE_KEEPS:
            doublings += kept - FREE_KEEPS
            kept = FREE_KEEPS
        doubled = me.doubled()
        while doubled:
            doublings += 1
            doubled &= doubled - 1
        return me.points + kept << doublings

    def __eq__(self, other: object) -> bool:
        """True if the positions are equal in all but log and recorded events."""
        return isinstance(other, Position) and self.values() == other.values()

    def values(self) -> tuple[object, ...]:
        one, two = self.sides()
        cards = (tuple(self.stock), self.layout, self.turned_count, self.turned, self.laid, self.grabbed)
        course = (self.turn, self.phase, self.winner, self.ending, self.paid, self.began, tuple(self.plays))
        rest = (self.deal, self.target, self.brought, self.last_winner, self.game)
        return one.values(), two.values(), cards, course, rest


def begun(deal: CardDeal, game: int, brought: Pair, last_winner: int, target: int) -> Position:
    """Return the start of a game (§the play 1–3).

    Jokers on the layout go to the first player and are replaced. With four of a coin on the layout, or with
    two Perfect Hands, the game is already over: void.
    """
    new = Position()
    new.deal, new.game, new.brought, new.last_winner, new.target = deal, game, brought, last_winner, target
    new.viewed = True
    new.stock = list(deal.stack)
    new.turn = deal.first
    me, other = new.me, new.other
    me.hand, other.hand = deal.hands[deal.first], deal.hands[1 - deal.first]
    layout = jokers = 0
    size = deal.table.bit_count()
    waiting = deal.table
    while True:
        layout |= waiting & (1 << JOKER) - 1
        jokers |= waiting >> JOKER << JOKER
        if layout.bit_count() == size:
            break
        waiting = 1 << new.stock[new.turned_count]
        new.turned_count += 1
    new.layout = layout
    me.capture(jokers)
    if holds_four(layout):
        new.phase, new.ending, new.paid = OVER, FOUR_LAID, TARGET if last_winner >= 0 else 0
    elif holds_four(me.hand):
        new.phase = PERFECT
        if holds_four(other.hand):
            new.phase, new.ending = OVER, BOTH_PERFECT
    elif holds_four(other.hand):
        new.phase = PERFECT
        new.turn = 1 - new.turn
        new.me, new.other = other, me
    return new
