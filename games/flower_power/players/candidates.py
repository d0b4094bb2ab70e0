"""What moves bring in worlds played on by the policy, and how good a position looks when that stops."""

from __future__ import annotations

from math import exp, log
from typing import Final

from macclassic.engine.dice import Dice

from ..acts import Action
from ..board import OVER
from ..cards import HEART, SERVES, STRENGTH
from ..position import Position
from .determinization import WorldSampler
from .policy import Policy

WON: Final = 10000
"""What a game that is won counts; one that is lost counts nothing."""


class Candidates:
    """What moves have earned so far, in worlds that are the same for all of them.

    `earned`: by move, what each world brought, in the order of the worlds; one that was let go has fewer.
    """

    _worlds: WorldSampler
    _dice: Dice
    _policy: Policy
    _seat: int
    _begun: int
    moves: list[Action]
    earned: list[list[int]]

    def __init__(
        self, worlds: WorldSampler, moves: list[Action], dice: Dice, policy: Policy, turns: int
    ) -> None:
        """`policy`: how everybody plays in the worlds, until so many `turns` have passed."""
        self._worlds = worlds
        self._dice = dice
        self._policy = policy
        self._seat = worlds.known.acting
        self._begun = worlds.known.begun + turns
        self.moves = moves
        self.earned = [[] for _ in moves]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play some moves, by their places in `moves`, in so many worlds more."""
        world = self._worlds.known.copy()
        world.dice = self._dice
        game = world.copy()
        for _ in range(worlds):
            self._worlds.deal(world, self._dice)
            for which in kept:
                game.become(world)
                game.play(self.moves[which])
                self._policy.play_out(game, self._begun)
                self.earned[which].append(worth(game, self._seat))


LOG: Final = [log(1 + count) for count in range(200)]


def worth(position: Position, seat: int) -> int:
    """Return what a position looks like to a seat, from 0 to `WON`: its chance to win."""
    if position.phase == OVER:
        return WON if position.winner == seat else 0
    if not position.alive[seat]:
        return 0
    total = 0.0
    for other in position.order:
        if position.alive[other]:
            total += exp(strength_of(position, other))
    return int(WON * exp(strength_of(position, seat)) / total)


def strength_of(position: Position, seat: int) -> float:
    """Return how strong a seat stands, by logarithm: weights from games that the policy played with itself
    (docs/power-opponents.md)."""
    tops = high = all_of_them = 0
    for flower in position.gardens[seat]:
        cards = position.petals[flower]
        best = STRENGTH[cards[0]]
        for card in cards:
            strength = STRENGTH[card]
            all_of_them += strength
            if strength > best and position.power[flower]:
                best = strength
        tops += best
        if best > 8:
            high += best - 8
    found = 0.028 * tops + 0.063 * high + 1.2 * LOG[min(all_of_them // 10, 199)]
    found += 0.5 * LOG[min(len(position.gardens[seat]), 199)]
    for card in position.hands[seat]:
        found += 0.32
        if SERVES[card] & HEART:
            found += 0.025 * STRENGTH[card]
    if position.turn == seat:
        found += 0.4
    return found
