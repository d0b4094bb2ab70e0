"""Honest worlds: the cards that a seat has not seen, dealt again and again to where they may lie; what moves
bring there, played on by a policy, and how good a position looks when that stops."""

from __future__ import annotations

from math import exp, log
from typing import Final

from macclassic.engine.core.fast_random import FastRandom

from ..actions import NOBODY, Action
from ..board import OVER, PICK
from ..cards import HEART, HIDDEN, SERVES, STRENGTH, deck
from ..options import FlowerOptions
from ..position import Position
from ..view import View
from .policy import Policy


class WorldSampler:
    """Deals the worlds that one seat can't tell apart.

    `known`: the position as that seat knows it, HIDDEN wherever it does not; its pile is empty. `pile`: how
    many cards are there. `fresh`, `recycled`: the unseen cards that were never in a GraveRyard that became a
    pile, and those that were in the last one. Once there has been such a reshuffle, the pile is made of
    recycled cards, and petals that nobody knows lie where they were laid at the beginning, so they are none.
    """

    known: Position
    _fresh: list[int]
    _recycled: list[int]
    _reshuffled: bool
    _pile: int
    _early: list[int]
    _late_petals: list[int]
    _late_hands: list[int]

    def __init__(
        self, known: Position, pile: int, fresh: list[int], recycled: list[int], reshuffled: bool
    ) -> None:
        self.known = known
        self._pile = pile
        self._fresh = fresh[:]
        self._recycled = recycled[:]
        self._reshuffled = reshuffled
        self._early = []
        self._late_petals = []
        self._late_hands = []
        for flower in range(1, len(known.petals)):
            petals = known.petals[flower]
            for place in range(len(petals)):
                if petals[place] == HIDDEN:
                    where = flower << 10 | place
                    if reshuffled and known.eyes[flower][place] == 0:
                        self._early.append(where)
                    else:
                        self._late_petals.append(where)
        for seat in range(len(known.hands)):
            hand = known.hands[seat]
            for place in range(len(hand)):
                if hand[place] == HIDDEN:
                    self._late_hands.append(seat << 10 | place)

    def deal(self, world: Position) -> None:
        """Make a position one of the worlds."""
        world.become(self.known)
        fresh = self._fresh[:]
        world.dice.shuffle(fresh)
        at = 0
        for where in self._early:
            world.petals[where >> 10][where & 1023] = fresh[at]
            at += 1
        if self._reshuffled:
            recycled = self._recycled[:]
            world.dice.shuffle(recycled)
            world.pile = recycled[: self._pile]
            cards = fresh[at:] + recycled[self._pile :]
            world.dice.shuffle(cards)
            at = 0
        else:
            cards = fresh
            world.pile = cards[: self._pile]
            at = self._pile
        for where in self._late_petals:
            world.petals[where >> 10][where & 1023] = cards[at]
            at += 1
        for where in self._late_hands:
            world.hands[where >> 10][where & 1023] = cards[at]
            at += 1


def known(view: View, dice: FastRandom) -> Position:
    """Return the position as the seat of a view knows it: HIDDEN where it does not, and no pile."""
    new = Position(list(view.order), dice)
    size = view.flowers + 1
    new.petals = [[] for _ in range(size)]
    new.eyes = [[] for _ in range(size)]
    new.power = [False] * size
    new.owner = [NOBODY] * size
    for seat in view.order:
        for flower in view.gardens[seat]:
            number = flower.id
            new.petals[number] = list(flower.petals)
            new.eyes[number] = list(flower.eyes)
            new.power[number] = flower.power
            new.owner[number] = seat
            new.gardens[seat].append(number)
        new.hands[seat] = list(view.hands[seat])
        new.drew[seat] = (view.drew >> seat) % 2 == 1
        new.alive[seat] = (view.alive >> seat) % 2 == 1
        new.turns[seat] = view.turns[seat]
    new.begun = sum(view.turns)
    new.living = new.alive.count(True)
    new.grave = list(view.grave)
    new.attacked = [flower << 12 | target for flower, target in view.attacked]
    new.turn, new.acting, new.phase = view.turn, view.actor, view.phase
    new.fresh, new.winner = view.fresh, view.winner
    new.options = FlowerOptions(discard_all_tied=view.discard_all_tied, hidden_hearts=view.hidden_hearts)
    battle = view.battle
    if battle is not None:
        new.attacker, new.target = battle.attacker, battle.target
        new.seat, new.foe = battle.seat, battle.foe
        new.passes, new.dead, new.last = battle.passes, battle.dead, battle.last
        new.mine = [pair[0] for pair in battle.fought]
        new.theirs = [pair[1] for pair in battle.fought]
        new.picked = battle.picked
        if view.phase == PICK and not new.power[battle.attacker]:
            new.picked = len(new.mine)
    return new


def worlds_of(view: View, dice: FastRandom) -> WorldSampler:
    """Return what deals the worlds that the seat of a view can't tell apart."""
    base = known(view, dice)
    seen: set[int] = set(view.grave)
    for petals in base.petals:
        seen.update(petals)
    for hand in base.hands:
        seen.update(hand)
    unseen = [card for card in deck(view.decks, view.jokers) if card not in seen]
    recycled = set(view.recycled)
    return WorldSampler(
        base,
        view.pile,
        [card for card in unseen if card not in recycled],
        [card for card in unseen if card in recycled],
        len(view.recycled) > 0,
    )


# What moves bring

WON: Final = 10000
"""What a game that is won counts; one that is lost counts nothing."""


class CandidateMoves:
    """What moves have earned so far, in worlds that are the same for all of them.

    `earned`: by move, what each world brought, in the order of the worlds; one that was let go has fewer.
    """

    _worlds: WorldSampler
    _policy: Policy
    _seat: int
    _begun: int
    moves: list[Action]
    earned: list[list[int]]

    def __init__(self, worlds: WorldSampler, moves: list[Action], policy: Policy, turns: int) -> None:
        """`policy`: how everybody plays in the worlds, until so many `turns` have passed."""
        self._worlds = worlds
        self._policy = policy
        self._seat = worlds.known.acting
        self._begun = worlds.known.begun + turns
        self.moves = moves
        self.earned = [[] for _ in moves]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play some moves, by their places in `moves`, in so many worlds more."""
        world = self._worlds.known.copy()
        game = world.copy()
        for _ in range(worlds):
            self._worlds.deal(world)
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
