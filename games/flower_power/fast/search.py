"""What moves bring in worlds played on by the policy, and how good a position looks when that stops."""

from __future__ import annotations

from typing import Final

from .dice import Dice
from .policy import Policy
from .position import OVER, Move, Position
from .worlds import Dealer

WON: Final = 10000
"""What a game that is won counts; one that is lost counts nothing."""


class Candidates:
    """What moves have earned so far, in worlds that are the same for all of them.

    `earned`: by move, what each world brought, in the order of the worlds; one that was let go has fewer.
    """

    __slots__ = ("_dealer", "_dice", "_policy", "_seat", "_turns", "earned", "moves")

    _dealer: Dealer
    _dice: Dice
    _policy: Policy
    _seat: int
    _turns: int
    moves: list[Move]
    earned: list[list[int]]

    def __init__(self, dealer: Dealer, moves: list[Move], dice: Dice, turns: int) -> None:
        """`turns`: how many turns a world is played on."""
        self._dealer = dealer
        self._dice = dice
        self._policy = Policy()
        self._seat = dealer.known.actor
        self._turns = turns
        self.moves = moves
        self.earned = [[] for _ in moves]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play some moves, by their places in `moves`, in so many worlds more."""
        world = self._dealer.known.copy()
        world.dice = self._dice
        game = world.copy()
        for _ in range(worlds):
            self._dealer.deal(world, self._dice)
            for which in kept:
                game.become(world)
                game.play(self.moves[which])
                self._policy.play_out(game, self._turns)
                self.earned[which].append(worth(game, self._seat))


def worth(position: Position, seat: int) -> int:
    """Return what a position looks like to a seat, from 0 to `WON`: its share of all petals, by strength."""
    if position.phase == OVER:
        return WON if position.winner == seat else 0
    if not position.alive[seat]:
        return 0
    mine = total = 0
    for other in range(len(position.gardens)):
        if position.alive[other]:
            sum_of = 3 * len(position.hands[other])
            for flower in position.gardens[other]:
                sum_of += 4 * len(position.petals[flower]) + 2
            sum_of = sum_of * sum_of
            total += sum_of
            if other == seat:
                mine = sum_of
    return WON * mine // total
