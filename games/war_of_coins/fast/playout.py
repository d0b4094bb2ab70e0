"""Games played to their end by a simple policy, and what candidates earn in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dealer import Dealer
from .dice import Dice
from .position import (
    CALL,
    COUNT,
    END,
    FLIP_ONLY,
    JOKER,
    KEEP_GOING,
    OVER,
    PERFECT,
    PLAY,
    SHOW,
    TARGET,
    TRANSACT,
    WIN,
    Position,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Policy:
    """How both play in the worlds: greedily, by what cards are worth to each seat at the root.

    Worths are whole numbers, thousandths of a point. `worth`: by seat, then by card. `habits`: what the eye
    may err by, what a doubling and a special capture are worth, and how many points the other must lack when
    a seat keeps going, plus how many for each time its payment has doubled, all in thousandths too. `limits`:
    by seat, what is enough to end the game.
    """

    __slots__ = (
        "_dice",
        "_doubling",
        "_lacks",
        "_limits",
        "_noise",
        "_parts",
        "_special",
        "_stake",
        "_worth",
    )

    _dice: Dice
    _doubling: i64
    _lacks: i64
    _limits: list[int]
    _noise: i64
    _parts: list[list[int]]
    _special: i64
    _stake: i64
    _worth: list[list[int]]

    def __init__(self, worth: list[list[int]], habits: list[int], limits: list[int], dice: Dice) -> None:
        self._dice = dice
        self._worth = worth
        self._noise, self._doubling, self._special, self._lacks, self._stake = habits
        self._limits = limits
        self._parts = [
            [
                sum(mine[4 * coin + each] for each in range(4) if part >> each & 1)
                for coin in range(12)
                for part in range(16)
            ]
            for mine in worth
        ]

    def play_out(self, position: Position) -> None:
        """Play a position to the end of its game."""
        while True:
            phase = position.phase
            if phase == OVER:
                return
            if phase == CALL:
                position.play(self._call(position))
            elif phase == PERFECT:
                position.play(WIN)
            else:
                moves = position.legal()
                position.play(moves[0] if len(moves) == 1 else self._pick(position, moves))

    def _pick(self, position: Position, moves: list[int]) -> i64:
        """Return the move that looks best to the seat at turn."""
        worth = self._worth[position.turn]
        parts = self._parts[position.turn]
        layout = position.layout
        laying = position.phase == PLAY
        best: i64 = -1
        most: i64 = -1000000
        value: i64
        shift: i64
        for each in moves:
            move: i64 = each
            if move < SHOW:
                card = move & 63
                value = worth[card]
                if card >= JOKER:
                    value += self._special
                elif laying:
                    shift = card & 60
                    part = layout >> shift & 15
                    if move > 63:
                        part = 1 << ((move >> 6) - 1)
                    if part:
                        value += parts[shift << 2 | part]
                        if COUNT[part] == 3:
                            value += self._special
                    else:
                        value = -value  # the other will have it
            elif move < TRANSACT:
                shift = (move - SHOW) << 2
                if not layout >> shift & 15:
                    return move  # it costs nothing here
                continue
            elif move < FLIP_ONLY:
                value = parts[(move - TRANSACT) << 4 | 15] + self._doubling + self._special
            else:
                value = 0
            value += self._dice.below(self._noise)
            if value > most:
                best, most = move, value
        return best

    def _call(self, position: Position) -> i64:
        """Return *Keep going* while it looks good: turns left, and the other not near seven points."""
        seat = position.turn
        other = 1 - seat
        if not position.hands[seat] and not position.owed[seat]:
            return END
        amount = position.payment()
        if amount >= self._limits[seat]:
            return END
        aim: i64 = position.keep_score[other] + 1
        lacks: i64 = max(TARGET, aim) - position.points[other]
        wanted = self._lacks
        while amount >= 2 * TARGET:
            wanted += self._stake
            amount >>= 1
        return KEEP_GOING if 1000 * lacks >= wanted else END


class Candidates:
    """What moves have earned so far, in worlds that are the same for all of them.

    `earned`: by move, what each world brought in points won or paid, in the order of the worlds; one that was
    let go has fewer.
    """

    __slots__ = ("_base", "_dealer", "_dice", "_limits", "_policy", "_seat", "earned", "moves")

    _base: Position
    _dealer: Dealer
    _dice: Dice
    _limits: list[int]
    _policy: Policy
    _seat: i64
    earned: list[list[int]]
    moves: list[int]

    def __init__(
        self, base: Position, moves: list[int], dealer: Dealer, policy: Policy, dice: Dice, limits: list[int]
    ) -> None:
        """`base`: the position as its seat at turn knows it; the other's hand and the stock are dealt.

        `limits`: by winner, the most that a game counts for.
        """
        self._base = base
        self._seat = base.turn
        self._dealer = dealer
        self._policy = policy
        self._dice = dice
        self._limits = limits
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
        """Return what the end of a game brings the seat that chooses."""
        winner = game.winner
        if winner < 0:
            return 0
        paid: i64 = min(self._limits[winner], game.paid)
        return paid if winner == self._seat else -paid
