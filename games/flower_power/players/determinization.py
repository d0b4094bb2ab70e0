"""Honest worlds: the cards that a seat has not seen, dealt again and again to where they may lie."""

from __future__ import annotations

from macclassic.engine.dice import Dice

from ..acts import NOBODY
from ..board import PICK
from ..cards import HIDDEN, deck
from ..position import Position
from ..view import View


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

    def deal(self, world: Position, dice: Dice) -> None:
        """Make a position one of the worlds."""
        world.become(self.known)
        fresh = self._fresh[:]
        world.shuffle(fresh)
        at = 0
        for where in self._early:
            world.petals[where >> 10][where & 1023] = fresh[at]
            at += 1
        if self._reshuffled:
            recycled = self._recycled[:]
            world.shuffle(recycled)
            world.pile = recycled[: self._pile]
            cards = fresh[at:] + recycled[self._pile :]
            world.shuffle(cards)
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


def known(view: View, dice: Dice) -> Position:
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
    new.discard_all, new.hidden_hearts = view.discard_all_tied, view.hidden_hearts
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


def worlds_of(view: View, dice: Dice) -> WorldSampler:
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
