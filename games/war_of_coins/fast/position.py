"""One moment of a game that changes as it is played: the rules for play-outs (war-of-coins §the play).

Moves are numbers: a hand card, or ``64 * (1 + n) + card`` to take the n-th of its coin where two lie there;
in a choice the layout card; `SHOW` and `TRANSACT` and a coin; `FLIP_ONLY`; `KEEP_GOING` and `END`, `WIN` and
`PLAY_ON`. They come in the order of `CoinRules.legal`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import DOUBLES as _DOUBLES
from ..cards import SINGLES as _SINGLES
from .tallies import TALLY, points

if TYPE_CHECKING:
    from mypy_extensions import i64

PERFECT: Final = 0
PLAY: Final = 1
SUBSTITUTE: Final = 2
TAKE: Final = 3
CALL: Final = 4
OVER: Final = 5

SHOW: Final = 320
TRANSACT: Final = 336
FLIP_ONLY: Final = 352
KEEP_GOING: Final = 0
END: Final = 1
WIN: Final = 0
PLAY_ON: Final = 1

JOKER: Final = 48
STOCK: Final = 22
TARGET: Final = 7

BIT: Final = [1 << card for card in range(50)]
SINGLES: Final[int] = _SINGLES
DOUBLES: Final[int] = _DOUBLES

# The card of a set of one: powers of two differ by their rest after 59.
CARD: Final = bytes(next((card for card in range(50) if (1 << card) % 59 == rest), 255) for rest in range(59))
COUNT: Final = bytes(bin(part).count("1") for part in range(16))


def _moves(coin: int, there: int, held: int) -> list[int]:
    """Return the moves with the cards of a coin that a hand holds, where so much of it lies on the layout."""
    cards = [4 * coin + each for each in range(4) if held >> each & 1]
    if coin == 12 or bin(there).count("1") != 2:
        return cards
    return [64 * (1 + each) + card for card in cards for each in range(4) if there >> each & 1]


# At 256 * coin + 16 * what the layout holds of it + what the hand holds of it; jokers stand as coin 12.
MOVES: Final = [_moves(coin, there, held) for coin in range(13) for there in range(16) for held in range(16)]


class Position:
    """A game under way. Lists are by seat; what the fields mean stands with `State`.

    `tallies`: of what is captured. `doubled`: the coins for which a payment doubles, for whatever reason.
    `stock`: its cards, top first; `at`: how many are turned. `paid`: what the winner was paid, once the game
    is over. `_one` is 1: a constant, and what is shifted is 32 bits wide once compiled (mypyc).
    """

    __slots__ = (
        "_one",
        "at",
        "captured",
        "doubled",
        "first",
        "grabbed",
        "hands",
        "keep_score",
        "keeps",
        "laid",
        "layout",
        "owed",
        "paid",
        "phase",
        "points",
        "stock",
        "tallies",
        "turn",
        "turned",
        "winner",
    )

    hands: list[int]
    captured: list[int]
    tallies: list[int]
    points: list[int]
    keeps: list[int]
    keep_score: list[int]
    owed: list[int]
    doubled: list[int]
    stock: list[int]
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
        self.hands = [0, 0]
        self.captured = [0, 0]
        self.tallies = [0, 0]
        self.points = [0, 0]
        self.keeps = [0, 0]
        self.keep_score = [0, 0]
        self.owed = [0, 0]
        self.doubled = [0, 0]
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
        self.hands = other.hands[:]
        self.captured = other.captured[:]
        self.tallies = other.tallies[:]
        self.points = other.points[:]
        self.keeps = other.keeps[:]
        self.keep_score = other.keep_score[:]
        self.owed = other.owed[:]
        self.doubled = other.doubled[:]
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
            return self._turns()
        if SUBSTITUTE <= phase <= TAKE:
            found: list[int] = []
            shift = self.turned & 60
            part = self.layout >> shift & 15
            while part:
                low = part & -part
                found.append(shift + CARD[low])
                part ^= low
            return found
        return [] if phase == OVER else [0, 1]

    def _turns(self) -> list[int]:
        """Return every move of a turn."""
        seat = self.turn
        layout = self.layout
        hand: i64 = self.hands[seat]
        threes: list[int] = []
        found: list[int] = []
        cards: i64 = hand
        while cards:
            card: i64 = CARD[(cards & -cards) % 59]
            shift = card & 60
            held = cards >> shift & 15
            if held > 6 and shift < 48 and COUNT[held] == 3:
                threes.append(shift)
            found.extend(MOVES[shift << 6 | (layout >> shift & 15) << 4 | held])
            cards ^= held << shift
        if self.owed[seat]:
            found.append(FLIP_ONLY)
        if not threes:
            return found
        doubled: i64 = self.doubled[seat]
        first: list[int] = []
        for each in threes:
            shift = each
            if not doubled >> (shift >> 2) & 1:
                first.append(SHOW + (shift >> 2))
        for each in threes:
            shift = each
            if layout >> shift & 15:
                first.append(TRANSACT + (shift >> 2))
        first.extend(found)
        return first

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
            seat = self.turn
            if move == END:
                self._over(self.payment())
            else:
                self.keeps[seat] += 1
                self.keep_score[seat] = self.points[seat]
                self._pass_on()
        elif move == WIN:
            self._over(TARGET)
        else:
            self._play_on()

    def _turn(self, move: i64) -> None:
        """Show three cards, or lay a card, a transaction or nothing and turn a stock card (§the play 4–7)."""
        seat = self.turn
        hand: i64 = self.hands[seat]
        layout = self.layout
        one = self._one
        if move < SHOW:
            card = move & 63
            self.hands[seat] = hand ^ one << card
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
            self.doubled[seat] |= BIT[move - SHOW]
        elif move < FLIP_ONLY:
            coin = move - TRANSACT
            shift = coin << 2
            three = hand >> shift & 15
            self.hands[seat] = hand ^ three << shift
            self.owed[seat] += 2
            self.doubled[seat] |= BIT[coin]
            part = layout >> shift & 15
            self._stock(three << shift, part << shift)
        else:
            self.owed[seat] -= 1
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
        seat = self.turn
        self.captured[seat] |= BIT[card]
        tally: i64 = self.tallies[seat] + TALLY[192 + (self._one << (card - JOKER))]
        self.tallies[seat] = tally
        self.points[seat] = points(tally)
        self._take_mining()

    def _take_mining(self) -> None:
        """Take a Mining card from the other player: one worth one first, else one worth two (§the play 6)."""
        taker = self.turn
        giver = 1 - taker
        theirs: i64 = self.captured[giver]
        pool = theirs & SINGLES
        if not pool:
            pool = theirs & DOUBLES
            if not pool:
                return
        bit = pool & -pool
        card: i64 = CARD[bit % 59]
        tally: i64 = TALLY[(card & 60) << 2 | (self._one << (card & 3))]
        self.captured[giver] = theirs ^ bit
        self.captured[taker] |= bit
        less: i64 = self.tallies[giver] - tally
        more: i64 = self.tallies[taker] + tally
        self.tallies[giver] = less
        self.tallies[taker] = more
        self.points[giver] = points(less)
        self.points[taker] = points(more)

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
        seat = self.turn
        self.captured[seat] |= taken
        shift = turned & 60
        tally: i64 = self.tallies[seat]
        if found:
            tally += TALLY[shift << 2 | (taken >> shift & 15)]
        mine = shift
        many: i64 = 0
        if laid:
            mine = CARD[(laid & -laid) % 59] & 60
            many = COUNT[laid >> mine & 15]
            if grabbed and (mine != shift or not found):
                tally += TALLY[mine << 2 | (taken >> mine & 15)]
        self.tallies[seat] = tally
        self.points[seat] = points(tally)
        special: i64 = 0
        if COUNT[grabbed >> mine & 15] == 3:
            special += 1
        if COUNT[found >> shift & 15] == 3:
            special += 1
        if many == 3:
            special += 1
        if self.hands[0] or self.hands[1] or self.owed[0] or self.owed[1]:  # not on the last turn
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
        seat = self.turn
        now: i64 = self.points[seat]
        if now >= TARGET and now > self.keep_score[seat]:
            self.phase = CALL
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Let the other player begin a turn, or end a game whose cards have run out (Waste Hashrate)."""
        if self.hands[0] or self.hands[1] or self.owed[0] or self.owed[1]:
            self.phase = PLAY
            self.turn = 1 - self.turn
        else:
            self.phase = OVER

    def _play_on(self) -> None:
        """Play on with a Perfect Hand; then whoever begins has the first turn."""
        seat = self.turn
        hand: i64 = self.hands[seat]
        coin: i64 = 0
        while coin < 12:
            if hand >> (coin << 2) & 15 == 15:
                self.doubled[seat] |= BIT[coin]
            coin += 1
        self.phase = PLAY
        self.turn = self.first

    def _over(self, paid: i64) -> None:
        self.phase = OVER
        self.winner = self.turn
        self.paid = paid

    def payment(self) -> i64:
        """Return what the seat at turn is paid if it ends the game (§ending)."""
        seat = self.turn
        mine: i64 = self.tallies[seat]
        theirs: i64 = self.tallies[1 - seat]
        keeps: i64 = self.keeps[seat]
        doublings: i64 = 0
        base: i64 = self.points[seat]
        if keeps > 2:
            doublings = keeps - 2
            base += 2
        else:
            base += keeps
        doubled: i64 = self.doubled[seat]
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
