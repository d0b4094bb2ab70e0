"""One moment of a game that changes as it is played: the rules for play-outs (war-of-flowers §a game).

Moves are numbers: a hand card, or ``48 * (1 + n) + card`` to take the n-th of its month where two unequal
ones lie there; in a choice the table card; `STOP` and `GO`. They come in the order of `WarRules.legal`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import CUP as _CUP
from ..cards import DOUBLES as _DOUBLES
from ..cards import SINGLES as _SINGLES
from .tallies import points, tables

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAY: Final = 0
TAKE: Final = 1
CALL: Final = 2
OVER: Final = 3
GO: Final = 0
STOP: Final = 1

STACK: Final = 21

BIT: Final = [1 << card for card in range(48)]
SINGLES: Final[int] = _SINGLES
DOUBLES: Final[int] = _DOUBLES
CUP: Final[int] = _CUP

# The card of a set of one: powers of two differ by their rest after 59.
CARD: Final = bytes(next((card for card in range(48) if (1 << card) % 59 == rest), 255) for rest in range(59))
COUNT: Final = bytes(bin(nibble).count("1") for nibble in range(16))


def _moves(month: int, there: int, held: int) -> list[int]:
    """Return the moves with the cards of a month that a hand holds, where so much of it lies on the table."""
    cards = [4 * month + each for each in range(4) if held >> each & 1]
    if bin(there).count("1") != 2 or (there << 4 * month) & ~SINGLES == 0:
        return cards
    return [48 * (1 + each) + card for card in cards for each in range(4) if there >> each & 1]


# At 256 * month + 16 * what the table holds of it + what the hand holds of it.
MOVES: Final = [
    _moves(month, there, held) for month in range(12) for there in range(16) for held in range(16)
]
CHOICE: Final = 16
# Of a month's part that lies on the table (16 * month + part): the part that a card of that month takes, or
# CHOICE where one of two is to be chosen.
TAKES: Final = bytes(
    (part & -part if (part << 4 * month) & ~SINGLES == 0 else CHOICE) if bin(part).count("1") == 2 else part
    for month in range(12)
    for part in range(16)
)


class Position:
    """A game under way. Lists are by seat; what the fields mean stands with `State`.

    `piles`: the collections; `tallies`: theirs. `stack`: its cards, top first; `at`: how many are turned.
    `_one` is 1: a constant, and what is shifted is 32 bits wide once compiled (mypyc).
    """

    __slots__ = (
        "_one",
        "at",
        "before",
        "cup_plain",
        "go_score",
        "gos",
        "grabbed",
        "hands",
        "money",
        "phase",
        "piles",
        "played",
        "points",
        "stack",
        "table",
        "tallies",
        "tally",
        "turn",
        "turned",
        "winner",
    )

    hands: list[int]
    piles: list[int]
    tallies: list[int]
    points: list[int]
    before: list[int]
    go_score: list[int]
    gos: list[int]
    money: list[int]
    stack: list[int]
    tally: list[int]
    table: i64
    at: i64
    turn: i64
    phase: i64
    winner: i64
    played: i64
    turned: i64
    grabbed: i64
    cup_plain: bool
    _one: i64

    def __init__(self, cup_plain: bool) -> None:
        self.cup_plain = cup_plain
        self._one = 1
        self.tally = tables(cup_plain)
        self.stack = []
        self.hands = [0, 0, 0]
        self.piles = [0, 0, 0]
        self.tallies = [0, 0, 0]
        self.points = [0, 0, 0]
        self.before = [0, 0, 0]
        self.go_score = [0, 0, 0]
        self.gos = [0, 0, 0]
        self.money = [0, 0, 0]
        self.table = self.at = self.turn = self.phase = self.grabbed = 0
        self.winner = self.played = self.turned = -1

    def copy(self) -> Position:
        """Return a position of its own; the stack, which never changes, is shared."""
        new = Position(self.cup_plain)
        new.become(self)
        return new

    def become(self, other: Position) -> None:
        """Take over all that another position is."""
        self.stack = other.stack
        self.hands = other.hands[:]
        self.piles = other.piles[:]
        self.tallies = other.tallies[:]
        self.points = other.points[:]
        self.before = other.before[:]
        self.go_score = other.go_score[:]
        self.gos = other.gos[:]
        self.money = other.money[:]
        self.table = other.table
        self.at = other.at
        self.turn = other.turn
        self.phase = other.phase
        self.winner = other.winner
        self.played = other.played
        self.turned = other.turned
        self.grabbed = other.grabbed

    def legal(self) -> list[int]:
        """Return every move, in the order of the rules; none once the game is over."""
        phase = self.phase
        table = self.table
        if phase == PLAY:
            cards: i64 = self.hands[self.turn]
            found: list[int] = []
            while cards:
                card: i64 = CARD[(cards & -cards) % 59]
                shift = card & 60
                held = cards >> shift & 15
                found.extend(MOVES[shift << 6 | (table >> shift & 15) << 4 | held])
                cards ^= held << shift
            return found
        if phase == TAKE:
            found = []
            shift = self.turned & 60
            part = table >> shift & 15
            while part:
                low = part & -part
                found.append(shift + CARD[low])
                part ^= low
            return found
        return [GO, STOP] if phase == CALL else []

    def play(self, move: i64) -> None:
        """Make a legal move; any other leaves the position senseless."""
        phase = self.phase
        if phase == PLAY:
            self._play(move)
        elif phase == TAKE:
            self.phase = PLAY
            self._collect(self.played, self.turned, self.grabbed, self._one << move)
        elif move == GO:
            seat = self.turn
            now = self.points[seat]
            self.gos[seat] += 1
            self.go_score[seat] = now
            self.before[seat] = now
            self.phase = PLAY
            self.turn = seat + 1 if seat < 2 else 0
        else:
            self._stop()

    def _play(self, move: i64) -> None:
        """Play a hand card and turn the top of the stack (§a game 3–4)."""
        seat = self.turn
        table = self.table
        one = self._one
        card = move % 48
        shift = card & 60
        there = table >> shift & 15
        grabbed: i64 = TAKES[shift << 2 | there]
        if move > 47:
            grabbed = one << (move // 48 - 1)
        grabbed <<= shift
        hand: i64 = self.hands[seat]
        hand ^= one << card
        self.hands[seat] = hand
        turned: i64 = self.stack[self.at]
        self.at += 1
        found: i64 = 0
        other = turned & 60
        if shift != other:
            part = table >> other & 15
            if part:
                found = TAKES[other << 2 | part]
                if found == CHOICE:
                    self.phase = TAKE
                    self.played = card
                    self.turned = turned
                    self.grabbed = grabbed
                    return
                found <<= other
            self._collect(card, turned, grabbed, found)
            return
        count = COUNT[there]
        if count == 0:  # a smack
            self._collect(card, turned, 0, one << card)
        elif count == 2:  # all four are collected
            self._collect(card, turned, grabbed, there << shift & ~grabbed)
        elif hand:  # a triplet made: all three stay
            self.table = table | one << card | one << turned
            self._end_turn()
        else:  # on the last turn the pair is collected and the stack card stays
            self._collect(card, turned, grabbed, 0)

    def _collect(self, played: i64, turned: i64, grabbed: i64, found: i64) -> None:
        """Collect what the hand card grabbed and what the turned card found, pass plains, end the turn.

        Both are sets of table cards. In a smack `found` is the hand card.
        """
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
            self._end_turn()
            return
        table &= ~taken
        self.table = table
        seat = self.turn
        self.piles[seat] |= taken
        shift = played & 60
        other = turned & 60
        tally: i64 = self.tallies[seat] + self.tally[shift << 2 | (taken >> shift & 15)]
        if other != shift:
            tally += self.tally[other << 2 | (taken >> other & 15)]
        self.tallies[seat] = tally
        self.points[seat] = points(tally)
        if self.hands[seat]:  # on the last turn no plains are passed
            if COUNT[grabbed >> shift & 15] == 3:
                self._bonus()
            if COUNT[found >> other & 15] == 3:
                self._bonus()
            if not grabbed and found & from_hand:
                self._bonus()
            if not table and grabbed and found:
                self._bonus()
        self._end_turn()

    def _bonus(self) -> None:
        """Let both others pass one plain: a single one, else a double whole, else nothing (§a game 5)."""
        taker = self.turn
        step: i64 = 1
        while step < 3:
            giver = taker + step
            if giver > 2:
                giver -= 3
            step += 1
            mine: i64 = self.piles[giver]
            pool = mine & SINGLES
            if not pool:
                pool = mine & DOUBLES
                if not pool and self.cup_plain:
                    pool = mine & CUP
            if pool:
                bit = pool & -pool
                card: i64 = CARD[bit % 59]
                tally: i64 = self.tally[(card & 60) << 2 | (1 << (card & 3))]
                self.piles[giver] = mine ^ bit
                self.piles[taker] |= bit
                self.tallies[giver] -= tally
                self.tallies[taker] += tally
                self.points[giver] = points(self.tallies[giver])
                self.points[taker] = points(self.tallies[taker])

    def _end_turn(self) -> None:
        """Call, or hand on, or end the game (§GO or STOP)."""
        seat = self.turn
        now = self.points[seat]
        was = self.before[seat]
        if now >= 3 and now > was and now > self.go_score[seat]:
            gos = self.gos
            if not self.hands[seat] or gos[0] + gos[1] + gos[2] != gos[seat]:
                self._stop()
            else:
                self.phase = CALL
            return
        if now != was:
            self.before[seat] = now
        if self.at == STACK:
            self.phase = OVER
        else:
            self.turn = seat + 1 if seat < 2 else 0

    def _stop(self) -> None:
        """End the game with a winner, and let money change hands (§money)."""
        winner = self.turn
        self.phase = OVER
        self.winner = winner
        gos: i64 = self.gos[winner]
        base: i64 = self.points[winner]
        base = base + gos if gos < 3 else base * (gos - 1)
        tally: i64 = self.tallies[winner]
        one = winner + 1 if winner < 2 else 0
        two = one + 1 if one < 2 else 0
        first = self._due(one, base, tally)
        second = self._due(two, base, tally)
        if self.gos[one]:  # whoever called GO and did not win pays for both
            first, second = first + second, 0
        elif self.gos[two]:
            first, second = 0, first + second
        self._pay(one, winner, first)
        self._pay(two, winner, second)

    def _due(self, loser: i64, base: i64, winning: i64) -> i64:
        """Return what is owed in a loser's name."""
        mine: i64 = self.tallies[loser]
        if not mine:
            return 0
        plains = mine >> 24
        if winning >> 24 >= 10 and plains >= 1 and plains <= 5:
            base *= 2
        if winning >> 4 & 15 >= 7:
            base *= 2
        return base

    def _pay(self, payer: i64, winner: i64, due: i64) -> None:
        """Let money change hands, as far as there is any."""
        amount = min(due, self.money[payer])
        self.money[payer] -= amount
        self.money[winner] += amount


def open_cards(position: Position) -> i64:
    """Return the cards that lie open: on the table and in the collections."""
    piles = position.piles
    one: i64 = piles[0]
    two: i64 = piles[1]
    three: i64 = piles[2]
    return one | two | three | position.table
