"""Determinization: random worlds that agree with a seat's view, and playouts in them.

A world deals the unseen cards to places where they may be. A playout ends after some turns with an estimate
of the position.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from macclassic.engine.core.fast_random import FastRandom

from ..actions import NO_INDEX, Action
from ..board import OVER, PICK
from ..cards import HEART, HIDDEN, SERVES, STRENGTH, deck
from ..options import FlowerOptions
from ..position import Position
from ..view import View
from .policy import Policy


class WorldSampler:
    """Sampler of the worlds that one seat cannot tell apart.

    - `known`: the position as the seat knows it, HIDDEN for each unknown card, with an empty pile.
    - `pile`: number of cards in the pile.
    - `fresh`: unseen cards that were not in the latest reshuffle; `recycled`: unseen cards that were.
    - `reshuffled`: true if there was a reshuffle. Then the pile consists of recycled cards, and petals that
      no seat knows lie where they were first laid, so they are not recycled.
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
        """Make `world` a random world."""
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
    """Return the position as the seat of a view knows it: unknown cards are HIDDEN, the pile is empty."""
    new = Position(list(view.order), dice)
    size = view.flowers + 1
    new.petals = [[] for _ in range(size)]
    new.eyes = [[] for _ in range(size)]
    new.power = [False] * size
    new.owner = [NO_INDEX] * size
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
    """Return the sampler of the worlds that the seat of a view cannot tell apart."""
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


# Value of moves

WON: Final = 10000
"""Value of a game won; a game lost counts 0."""


class CandidateMoves:
    """Candidate moves and their values so far, all in the same worlds.

    `earned`: for each move its value in each world, in the order of the worlds. A move that was dropped has
    fewer values.
    """

    _worlds: WorldSampler
    _policy: Policy
    _seat: int
    _begun: int
    _cards: int
    moves: list[Action]
    earned: list[list[int]]

    def __init__(self, worlds: WorldSampler, moves: list[Action], policy: Policy, turns: int) -> None:
        """Prepare to play moves of the seat to act in worlds.

        `policy` plays for all seats until `turns` more turns have begun.
        """
        self._worlds = worlds
        self._policy = policy
        self._seat = worlds.known.acting
        self._begun = worlds.known.begun + turns
        self._cards = cards_in_play(worlds.known)
        self.moves = moves
        self.earned = [[] for _ in moves]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play the moves at the places `kept` of `moves` in a number of further worlds."""
        world = self._worlds.known.copy()
        game = world.copy()
        for _ in range(worlds):
            self._worlds.deal(world)
            for which in kept:
                game.become(world)
                game.play(self.moves[which])
                self._policy.play_out(game, self._begun)
                self.earned[which].append(worth(game, self._seat, self._cards))


LOG: Final = [log(1 + count) for count in range(200)]


HASTE: Final = 0.15
"""Fall of the logarithm of a seat's odds for each card more on the table while three are left.

It is twice as much for more seats, and nothing for two. A fight weakens both fighters, so that among three or
more waiting looks best to each of them: without this they draw and build for hundreds of turns. Even twice as
much is less than the value of a card in the hand (`strength_of`), so that a seat that can do nothing else
still draws.
"""


def cards_in_play(position: Position) -> int:
    """Return the number of cards in gardens and hands."""
    count = 0
    for seat in position.order:
        count += len(position.hands[seat])
        for flower in position.gardens[seat]:
            count += len(position.petals[flower])
    return count


def worth(position: Position, seat: int, cards: int) -> int:
    """Return the estimated chance of a seat to win, from 0 to `WON`.

    `cards`: number of cards in play before the moves that led here (`HASTE`).
    """
    if position.phase == OVER:
        return WON if position.winner == seat else 0
    if not position.alive[seat]:
        return 0
    others = 0.0
    for other in position.order:
        if position.alive[other] and other != seat:
            others += exp(strength_of(position, other))
    if position.living > 2:
        others *= exp(HASTE * min(position.living - 2, 2) * (cards_in_play(position) - cards))
    mine = exp(strength_of(position, seat))
    return int(WON * mine / (mine + others))


def strength_of(position: Position, seat: int) -> float:
    """Return the logarithm of a seat's strength.

    The weights come from games that the policy played against itself (docs/power-opponents.md).
    """
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
