"""Games played to their end by a simple policy, and what candidates earn in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macclassic.engine.fast.dice import Dice

from .dealer import Dealer
from .position import CALL, GO, OVER, STACK, STOP, TAKE, TAKES, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


NOISE: Final = 500
"""By how much an eye may err, in thousandths of a point: without it all worlds are played too much alike."""
GO_BELOW: Final = 11
"""Points from which nobody calls GO."""
GO_CARDS: Final = 7
"""Cards still to be turned, of all three players together, without which nobody does."""


class Policy:
    """How everybody plays in the worlds; chance comes from dice of its own."""

    __slots__ = ("_dice",)

    _dice: Dice

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def play_out(self, position: Position) -> None:
        """Play a position to the end of its game."""
        while True:
            phase = position.phase
            if phase == OVER:
                return
            if phase == CALL:
                position.play(self.call(position))
            else:
                moves = position.legal()
                position.play(moves[0] if len(moves) == 1 else self.pick(position, moves))

    def pick(self, position: Position, moves: list[int]) -> i64:
        """Return one of several cards to play or to take, for the seat at turn."""
        raise NotImplementedError

    def call(self, position: Position) -> i64:
        """Return GO or STOP."""
        raise NotImplementedError


class Greed(Policy):
    """Everybody takes greedily, by what cards are worth to each seat at the root.

    Worths are whole numbers, thousandths of a point. `worth`: by seat, then by card.
    """

    __slots__ = ("_parts", "_worth")

    _worth: list[list[int]]
    _parts: list[list[int]]

    def __init__(self, worth: list[list[int]], dice: Dice) -> None:
        super().__init__(dice)
        self._worth = worth
        self._parts = [
            [
                sum(mine[4 * month + each] for each in range(4) if part >> each & 1)
                for month in range(12)
                for part in range(16)
            ]
            for mine in worth
        ]

    def pick(self, position: Position, moves: list[int]) -> i64:
        """Return the move that looks best to the seat at turn."""
        worth = self._worth[position.turn]
        parts = self._parts[position.turn]
        table = position.table
        taking = position.phase == TAKE
        best: i64 = -1
        most: i64 = -1000000
        for each in moves:
            move: i64 = each
            card = move % 48
            value: i64 = worth[card]
            if not taking:
                shift = card & 60
                part = table >> shift & 15
                if move > 47:
                    part = 1 << (move // 48 - 1)
                elif part:
                    part = TAKES[shift << 2 | part]
                if part:
                    value += parts[shift << 2 | part]
                else:
                    value = -value  # somebody else will have it
            value += self._dice.below(NOISE)
            if value > most:
                best, most = move, value
        return best

    def call(self, position: Position) -> i64:
        """Return GO while it looks safe: cards enough to score again, and nobody else near a call."""
        seat = position.turn
        one: i64 = position.points[seat + 1 if seat < 2 else 0]
        two: i64 = position.points[seat - 1 if seat else 2]
        if one == 0 and two == 0 and STACK - position.at >= GO_CARDS and position.points[seat] < GO_BELOW:
            return GO
        return STOP


class Candidates:
    """What moves have earned so far, in worlds that are the same for all of them.

    `earned`: by move, what each world brought, in the order of the worlds; one that was let go has fewer.
    That is dollars, or what `worth` says of the money that a game ends with (`players/war.py`).
    """

    __slots__ = ("_base", "_dealer", "_dice", "_policy", "_seat", "_size", "_worth", "earned", "moves")

    _base: Position
    _dealer: Dealer
    _dice: Dice
    _policy: Policy
    _seat: i64
    _size: i64
    _worth: list[int]
    earned: list[list[int]]
    moves: list[int]

    def __init__(
        self,
        base: Position,
        moves: list[int],
        dealer: Dealer,
        policy: Policy,
        dice: Dice,
        worth: list[int],
    ) -> None:
        """`base`: the position as its seat at turn knows it; the hidden hands and the stack are dealt.

        `worth`: a square table, by one's own money and that of another, all money scaled to its size less
        one; empty for plain dollars.
        """
        self._base = base
        self._seat = base.turn
        self._dealer = dealer
        self._policy = policy
        self._dice = dice
        self._worth = worth
        self._size = 1
        while self._size * self._size < len(worth):
            self._size += 1
        self.moves = moves[:]
        self.earned = [[] for _ in moves]

    def play(self, worlds: i64, kept: list[int]) -> None:
        """Play some moves, by their places in `moves`, in so many worlds more."""
        world = self._base.copy()
        game = self._base.copy()
        while worlds:
            worlds -= 1
            self._dealer.deal(world, self._dice)
            for which in kept:
                game.become(world)
                game.play(self.moves[which])
                self._policy.play_out(game)
                self.earned[which].append(self._earned(game))

    def _earned(self, game: Position) -> i64:
        """Return what the end of a game is worth to the seat that chooses."""
        seat = self._seat
        mine: i64 = game.money[seat]
        if not self._worth:
            before: i64 = self._base.money[seat]
            return mine - before
        one: i64 = game.money[seat + 1 if seat < 2 else 0]
        two: i64 = game.money[seat - 1 if seat else 2]
        total = mine + one + two
        whole = self._size - 1
        if total != whole:
            mine = _scaled(mine, whole, total)
            one = _scaled(one, whole, total)
            two = _scaled(two, whole, total)
            # What rounding has made too much or too little goes to whoever notices least.
            rest = whole - mine - one - two
            if mine >= one and mine >= two:
                mine += rest
            elif one >= two:
                one += rest
        return self._worth[self._size * mine + one]


def _scaled(money: i64, whole: i64, total: i64) -> i64:
    """Return a share of the money as a share of the table; nobody is made broke by rounding."""
    scaled = (money * whole * 2 + total) // (2 * total)
    return 1 if money and not scaled else scaled
