"""Games played to their end by a simple policy, and what candidates earn in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.fast.dice import Dice

from .dealer import Dealer
from .greedy import DOUBLING, SPECIAL, Greedy
from .moves import BIT, CARD, COUNT, FLIP_ONLY, JOKER, SHOW, TRANSACT, WIN
from .position import CALL, OVER, PERFECT, PLAY, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


class Policy:
    """How both play in the worlds: by what cards are worth to each seat at the root, and ending as `greedy`
    does.

    Worths are whole numbers, thousandths of a point. `worth`: by seat, then by card. `noise`: what the eye
    may err by, in thousandths too. `limits`: by seat, what is enough to end the game.
    """

    __slots__ = (
        "_choice",
        "_doubling",
        "_greedy",
        "_limits",
        "_noise",
        "_special",
        "_spin",
        "_taking",
        "_worth",
    )

    _choice: list[list[int]]
    _doubling: i64
    _greedy: Greedy
    _limits: list[int]
    _noise: i64
    _special: i64
    _spin: i64
    _taking: list[list[int]]
    _worth: list[list[int]]

    def __init__(
        self, worth: list[list[int]], greedy: Greedy, noise: i64, limits: list[int], dice: Dice
    ) -> None:
        self._worth = worth
        self._spin = dice.below(1 << 30)
        self._greedy = greedy
        self._noise = noise
        self._doubling = greedy.weight(DOUBLING)
        self._special = greedy.weight(SPECIAL)
        self._limits = limits
        self._taking = [[0] * 192, [0] * 192]
        self._choice = [[0] * 192, [0] * 192]
        for seat in (0, 1):
            for place in range(192):
                self._weigh(seat, place)

    def _weigh(self, seat: int, place: int) -> None:
        """Work out what a seat takes of a part of a coin with a card of it, at 16 * coin + the part's bits:
        what that is worth, and where one of two is taken, what the move has beyond the card."""
        worth = self._worth[seat]
        lying = [(worth[place // 16 * 4 + each], each) for each in range(4) if place >> each & 1]
        if len(lying) == 2:
            value, each = max(lying)
            self._choice[seat][place] = 64 * (1 + each)
            self._taking[seat][place] = value
        else:
            self._taking[seat][place] = sum(value for value, _ in lying)
            if len(lying) == 3:
                self._taking[seat][place] += self._special

    def play_out(self, position: Position) -> None:
        """Play a position to the end of its game."""
        while True:
            phase = position.phase
            if phase == OVER:
                return
            if phase == PLAY:
                position.play(self._turn(position))
            elif phase == CALL:
                position.play(self._greedy.call(position, self._limits[position.turn]))
            elif phase == PERFECT:
                position.play(WIN)
            else:
                shift = position.turned & 60
                part = position.layout >> shift & 15
                position.play(shift + (self._choice[position.turn][shift << 2 | part] >> 6) - 1)

    def _turn(self, position: Position) -> i64:
        """Return what looks best to the seat at turn to do in its turn."""
        seat = position.turn
        worth = self._worth[seat]
        taking = self._taking[seat]
        noise = self._noise
        spin = self._spin
        layout = position.layout
        best: i64 = -1
        most: i64 = -1000000
        if position.my_owed:
            best, most = FLIP_ONLY, 0
        hand: i64 = position.my_hand
        left = hand
        while left:
            low = left & -left
            left ^= low
            card: i64 = CARD[low % 59]
            value: i64 = worth[card]
            move = card
            if card >= JOKER:
                value += self._special
            else:
                shift = card & 60
                part = layout >> shift & 15
                if part:
                    value += taking[shift << 2 | part]
                    move += self._choice[seat][shift << 2 | part]
                else:
                    value = -value  # the other will have it
                # The lowest of three of a coin: they can be shown, which costs nothing here, or transacted.
                if not hand >> shift & (low >> shift) - 1 and COUNT[hand >> shift & 15] == 3:
                    if part:
                        value = value + self._three(worth, shift, hand, card) + self._doubling + self._special
                        move = TRANSACT + (shift >> 2)
                    elif not position.my_doubled & BIT[shift >> 2]:
                        return SHOW + (shift >> 2)
            # A step of the plainest generator there is: good enough for how an eye errs, and very quick.
            spin = spin * 1103515245 + 12345 & 2147483647
            value += (spin >> 8) * noise >> 23
            if value > most:
                best, most = move, value
        self._spin = spin
        return best

    def _three(self, worth: list[int], shift: i64, hand: i64, but: i64) -> i64:
        """Return what a hand holds of a coin is worth but for one card."""
        value: i64 = 0
        part = hand >> shift & 15
        while part:
            card: i64 = shift + CARD[part & -part]
            part &= part - 1
            if card != but:
                value += worth[card]
        return value


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
