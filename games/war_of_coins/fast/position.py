"""One moment of a game that changes as it is played: the rules for play-outs (war-of-coins §the play)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import DOUBLES as _DOUBLES
from ..cards import SINGLES as _SINGLES
from .moves import BIT, CARD, COUNT, END, FLIP_ONLY, JOKER, SHOW, TRANSACT, WIN, takes, turns
from .tallies import TALLY, points

if TYPE_CHECKING:
    from mypy_extensions import i64

PERFECT: Final = 0
PLAY: Final = 1
SUBSTITUTE: Final = 2
TAKE: Final = 3
CALL: Final = 4
OVER: Final = 5

STOCK: Final = 22
TARGET: Final = 7

SINGLES: Final[int] = _SINGLES
DOUBLES: Final[int] = _DOUBLES


class Position:
    """A game under way; what the fields mean stands with `State`. Those of the seat at turn begin with `my_`,
    those of the other with `their_`.

    `tally`: of what is captured. `doubled`: the coins for which a payment doubles, for whatever reason.
    `stock`: its cards, top first; `at`: how many are turned. `paid`: what the winner was paid, once the game
    is over. `_one` is 1: a constant, and what is shifted is 32 bits wide once compiled (mypyc).
    """

    __slots__ = (
        "_one",
        "at",
        "first",
        "grabbed",
        "laid",
        "layout",
        "my_captured",
        "my_doubled",
        "my_hand",
        "my_keep_score",
        "my_keeps",
        "my_owed",
        "my_points",
        "my_tally",
        "paid",
        "phase",
        "stock",
        "their_captured",
        "their_doubled",
        "their_hand",
        "their_keep_score",
        "their_keeps",
        "their_owed",
        "their_points",
        "their_tally",
        "turn",
        "turned",
        "winner",
    )

    stock: list[int]
    my_hand: i64
    my_captured: i64
    my_tally: i64
    my_points: i64
    my_keeps: i64
    my_keep_score: i64
    my_owed: i64
    my_doubled: i64
    their_hand: i64
    their_captured: i64
    their_tally: i64
    their_points: i64
    their_keeps: i64
    their_keep_score: i64
    their_owed: i64
    their_doubled: i64
    first: i64
    layout: i64
    at: i64
    turn: i64
    phase: i64
    turned: i64
    laid: i64
    grabbed: i64
    winner: i64
    paid: i64
    _one: i64

    def __init__(self) -> None:
        self._one = 1
        self.stock = []
        self.my_hand = self.their_hand = 0
        self.my_captured = self.their_captured = 0
        self.my_tally = self.their_tally = 0
        self.my_points = self.their_points = 0
        self.my_keeps = self.their_keeps = 0
        self.my_keep_score = self.their_keep_score = 0
        self.my_owed = self.their_owed = 0
        self.my_doubled = self.their_doubled = 0
        self.first = self.layout = self.at = self.turn = self.laid = self.grabbed = self.paid = 0
        self.phase = PLAY
        self.turned = self.winner = -1

    def copy(self) -> Position:
        """Return a position of its own; the stock, which never changes, is shared."""
        new = Position()
        new.become(self)
        return new

    def become(self, other: Position) -> None:
        """Take over all that another position is."""
        self.stock = other.stock
        self.my_hand = other.my_hand
        self.my_captured = other.my_captured
        self.my_tally = other.my_tally
        self.my_points = other.my_points
        self.my_keeps = other.my_keeps
        self.my_keep_score = other.my_keep_score
        self.my_owed = other.my_owed
        self.my_doubled = other.my_doubled
        self.their_hand = other.their_hand
        self.their_captured = other.their_captured
        self.their_tally = other.their_tally
        self.their_points = other.their_points
        self.their_keeps = other.their_keeps
        self.their_keep_score = other.their_keep_score
        self.their_owed = other.their_owed
        self.their_doubled = other.their_doubled
        self.first = other.first
        self.layout = other.layout
        self.at = other.at
        self.turn = other.turn
        self.phase = other.phase
        self.turned = other.turned
        self.laid = other.laid
        self.grabbed = other.grabbed
        self.winner = other.winner
        self.paid = other.paid

    # What may be done

    def legal(self) -> list[int]:
        """Return every move, in the order of the rules; none once the game is over."""
        phase = self.phase
        if phase == PLAY:
            return turns(self.layout, self.my_hand, self.my_doubled, self.my_owed)
        if SUBSTITUTE <= phase <= TAKE:
            return takes(self.layout, self.turned)
        return [] if phase == OVER else [0, 1]

    # What follows

    def play(self, move: i64) -> None:
        """Make a legal move; any other leaves the position senseless."""
        phase = self.phase
        one = self._one
        if phase == PLAY:
            self._turn(move)
        elif phase == TAKE:
            self.phase = PLAY
            self._settle(self.laid, self.grabbed, self.turned, one << move)
        elif phase == SUBSTITUTE:
            self.phase = PLAY
            self._stock(one << self.turned, one << move)
        elif phase == CALL:
            if move == END:
                self._over(self.payment())
            else:
                self.my_keeps += 1
                self.my_keep_score = self.my_points
                self._pass_on()
        elif move == WIN:
            self._over(TARGET)
        else:
            self._play_on()

    def _turn(self, move: i64) -> None:
        """Show three cards, or lay a card, a transaction or nothing and turn a stock card (§the play 4–7)."""
        hand: i64 = self.my_hand
        layout = self.layout
        one = self._one
        if move < SHOW:
            card = move & 63
            self.my_hand = hand ^ one << card
            if card >= JOKER:
                self._joker(card)
                card = self._flip()
                part = layout >> (card & 60) & 15
                if COUNT[part] == 2:
                    self.phase = SUBSTITUTE
                    self.turned = card
                else:
                    self._stock(one << card, part << (card & 60))
                return
            shift = card & 60
            part = layout >> shift & 15
            if move > 63:
                part = one << ((move >> 6) - 1)
            self._stock(one << card, part << shift)
        elif move < TRANSACT:
            self.my_doubled |= BIT[move - SHOW]
        elif move < FLIP_ONLY:
            coin = move - TRANSACT
            shift = coin << 2
            three = hand >> shift & 15
            self.my_hand = hand ^ three << shift
            self.my_owed += 2
            self.my_doubled |= BIT[coin]
            part = layout >> shift & 15
            self._stock(three << shift, part << shift)
        else:
            self.my_owed -= 1
            self._stock(0, 0)

    def _flip(self) -> i64:
        """Turn the top of the stock; a joker goes to who turned it, and the next card stands in for it."""
        while True:
            card: i64 = self.stock[self.at]
            self.at += 1
            if card < JOKER:
                return card
            self._joker(card)

    def _joker(self, card: i64) -> None:
        """Capture a joker and take a Mining card (§the play 5)."""
        self.my_captured |= BIT[card]
        tally: i64 = self.my_tally + TALLY[192 + (self._one << (card - JOKER))]
        self.my_tally = tally
        self.my_points = points(tally)
        self._take_mining()

    def _take_mining(self) -> None:
        """Take a Mining card from the other player: one worth one first, else one worth two (§the play 6)."""
        theirs = self.their_captured
        pool = theirs & SINGLES
        if not pool:
            pool = theirs & DOUBLES
            if not pool:
                return
        bit = pool & -pool
        card: i64 = CARD[bit % 59]
        tally: i64 = TALLY[(card & 60) << 2 | (self._one << (card & 3))]
        self.their_captured = theirs ^ bit
        self.my_captured |= bit
        self.their_tally -= tally
        self.my_tally += tally
        self.their_points = points(self.their_tally)
        self.my_points = points(self.my_tally)

    def _stock(self, laid: i64, grabbed: i64) -> None:
        """Turn the stock card of a turn, with `laid` on the layout cards that it takes (`grabbed`)."""
        card = self._flip()
        shift = card & 60
        there = self.layout >> shift & 15
        if laid >> shift & 15:
            taking = grabbed >> shift & 15
            if not taking:  # a Chain of Block
                self._settle(laid, 0, card, laid)
            elif there == taking:  # Double Spending: all three stay
                self.layout |= laid | self._one << card
                self._end_turn()
            else:  # both of the layout are captured
                self._settle(laid, grabbed, card, (there ^ taking) << shift)
        elif COUNT[there] == 2:
            self.phase = TAKE
            self.turned = card
            self.laid = laid
            self.grabbed = grabbed
        else:
            self._settle(laid, grabbed, card, there << shift)

    def _settle(self, laid: i64, grabbed: i64, turned: i64, found: i64) -> None:
        """Capture what was grabbed by what was laid, and what the turned card found, and end the turn.

        `grabbed` and `found` are sets of layout cards; for a Chain of Block `found` is what was just laid.
        """
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
        self.my_captured |= taken
        shift = turned & 60
        tally: i64 = self.my_tally
        if found:
            tally += TALLY[shift << 2 | (taken >> shift & 15)]
        mine = shift
        many: i64 = 0
        if laid:
            mine = CARD[(laid & -laid) % 59] & 60
            many = COUNT[laid >> mine & 15]
            if grabbed and (mine != shift or not found):
                tally += TALLY[mine << 2 | (taken >> mine & 15)]
        self.my_tally = tally
        self.my_points = points(tally)
        special: i64 = 0
        if COUNT[grabbed >> mine & 15] == 3:
            special += 1
        if COUNT[found >> shift & 15] == 3:
            special += 1
        if many == 3:
            special += 1
        if self.my_hand or self.their_hand or self.my_owed or self.their_owed:  # not on the last turn
            if grabbed and found and mine == shift:
                special += 1
            if laid and found == laid:
                special += 1
            if not layout:
                rest = before & (before - 1)
                if rest and not rest & (rest - 1) and CARD[rest % 59] & 60 != CARD[(before ^ rest) % 59] & 60:
                    special += 1
        while special:
            self._take_mining()
            special -= 1
        self._end_turn()

    # The end of a turn (§ending)

    def _end_turn(self) -> None:
        now: i64 = self.my_points
        if now >= TARGET and now > self.my_keep_score:
            self.phase = CALL
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Let the other player begin a turn, or end a game whose cards have run out (Waste Hashrate)."""
        if self.my_hand or self.their_hand or self.my_owed or self.their_owed:
            self.phase = PLAY
            self._change_sides()
        else:
            self.phase = OVER

    def _play_on(self) -> None:
        """Play on with a Perfect Hand; then whoever begins has the first turn."""
        hand: i64 = self.my_hand
        coin: i64 = 0
        while coin < 12:
            if hand >> (coin << 2) & 15 == 15:
                self.my_doubled |= BIT[coin]
            coin += 1
        self.phase = PLAY
        if self.turn != self.first:
            self._change_sides()

    def _change_sides(self) -> None:
        """Give the turn to the other."""
        self.turn = 1 - self.turn
        self.my_hand, self.their_hand = self.their_hand, self.my_hand
        self.my_captured, self.their_captured = self.their_captured, self.my_captured
        self.my_tally, self.their_tally = self.their_tally, self.my_tally
        self.my_points, self.their_points = self.their_points, self.my_points
        self.my_keeps, self.their_keeps = self.their_keeps, self.my_keeps
        self.my_keep_score, self.their_keep_score = self.their_keep_score, self.my_keep_score
        self.my_owed, self.their_owed = self.their_owed, self.my_owed
        self.my_doubled, self.their_doubled = self.their_doubled, self.my_doubled

    def _over(self, paid: i64) -> None:
        self.phase = OVER
        self.winner = self.turn
        self.paid = paid

    def payment(self) -> i64:
        """Return what the seat at turn is paid if it ends the game (§ending)."""
        mine: i64 = self.my_tally
        theirs: i64 = self.their_tally
        keeps: i64 = self.my_keeps
        doublings: i64 = 0
        base: i64 = self.my_points
        if keeps > 2:
            doublings = keeps - 2
            base += 2
        else:
            base += keeps
        doubled: i64 = self.my_doubled
        while doubled:
            doublings += 1
            doubled &= doubled - 1
        if mine >> 5 & 15 >= 7:
            doublings += 1
        if mine & 7 >= 3 and not theirs & 7:
            doublings += 1
        if mine >> 20 >= 10 and theirs >> 20 < 8:
            doublings += 1
        return base << doublings
