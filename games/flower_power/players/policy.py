"""Policy of playouts: rules of thumb that use only the knowledge of the seat to act.

It reads only what that seat knows of a position: petals that its bit in `eyes` marks, its own hand, and
sizes.
"""

from __future__ import annotations

from typing import Final

from ..actions import DRAW, END, NO_INDEX, PASS, Action, Diamond, Heart, Poison, pick
from ..board import LAST_WILL, MAIN, OPEN, OVER, PICK
from ..cards import DIAMOND, HEART, SERVES, SPADE, STRENGTH
from ..legal import picks
from ..position import Position
from .knowledge import (
    CARD,
    KEPT_HEART,
    MIDDLING,
    PETAL,
    after_poison,
    at_stake,
    best_attack,
    best_inside,
    create,
    opposing,
    outlook,
    strongest_open,
    top,
)

LIKELY: Final = 330
"""Chance of an attack in thousandths below which drawing a card is better."""


class Policy:
    """Rules of thumb for the seat to act."""

    _net: int

    def __init__(self) -> None:
        self._net = 0

    def choose(self, position: Position) -> Action:
        """Return the action of the seat to act."""
        phase = position.phase
        if phase == MAIN:
            return self._turn(position)
        if phase == PICK:
            return pick(self._pick(position))
        if phase == LAST_WILL:
            return self._last_will(position)
        return self._reply(position)

    def play_out(self, position: Position, begun: int) -> None:
        """Play on until `begun` turns have begun in the game, or until it ends."""
        while position.phase < OVER and position.begun < begun:
            position.play(self.choose(position))

    # A turn

    def _turn(self, position: Position) -> Action:
        seat = position.acting
        hand = position.hands[seat]
        if len(hand) > 0:
            found = self._preparation(position, seat, hand)
            if found is not None:
                return found
        attack, chance = best_attack(position, seat)
        if position.may_draw() and chance < LIKELY:
            return DRAW
        return attack if attack is not None else END

    def _preparation(self, position: Position, seat: int, hand: list[int]) -> Action | None:
        """Return a card play before the attacks: an elimination, or a flower of cards of little use."""
        spare: list[int] = []
        for card in hand:
            serves = SERVES[card]
            if serves & SPADE:
                found = self._last_petal(position, seat, card)
                if found is not None:
                    return found
            elif not serves & HEART:
                spare.append(card)
        count = len(hand)
        if len(spare) >= 3 or (count >= 4 and len(spare) >= 2) or count >= 6:
            return create(hand, spare)
        return None

    def _last_petal(self, position: Position, seat: int, card: int) -> Action | None:
        """Return a poison that takes the last petal of another seat's last flower."""
        for other in position.order:
            garden = position.gardens[other]
            if other != seat and len(garden) == 1:
                petals = position.petals[garden[0]]
                if (
                    len(petals) == 1
                    and position.eyes[garden[0]][0] == OPEN
                    and STRENGTH[petals[0]] <= STRENGTH[card]
                ):
                    return Poison(card, garden[0], 0)
        return None

    def _last_will(self, position: Position) -> Action:
        """Eliminate the last enemy, else make a new flower, else destroy the strongest petal possible."""
        seat = position.acting
        hand = position.hands[seat]
        harm: Action | None = None
        most = 0
        for card in hand:
            if SERVES[card] & SPADE:
                found = self._last_petal(position, seat, card)
                if found is not None:
                    return found
                for flower in position.against(seat):
                    place = strongest_open(position, flower, STRENGTH[card])
                    if place >= 0 and STRENGTH[position.petals[flower][place]] > most:
                        most = STRENGTH[position.petals[flower][place]]
                        harm = Poison(card, flower, place)
        if len(hand) >= 3 and not position.gardens[seat]:
            return create(hand, hand[:])
        return harm if harm is not None else PASS

    # A battle

    def _reply(self, position: Position) -> Action:
        """Return the card that improves the battle enough to be worth its cost, else a pass."""
        seat = position.acting
        hand = position.hands[seat]
        if len(hand) == 0:
            return PASS
        attacks = seat == position.seat
        mine, theirs = position.own_fighter(), position.other_fighter()
        one, other = top(position, mine, seat), top(position, theirs, seat)
        sizes = len(position.petals[mine]) * 64 + len(position.petals[theirs])
        now = outlook(attacks, one, other, sizes)
        if now >= 900:
            return PASS
        stake = at_stake(position, seat)
        best: Action = PASS
        self._net = 0
        for card in hand:
            serves = SERVES[card]
            strength = STRENGTH[card]
            if serves & SPADE:
                place = strongest_open(position, theirs, strength)
                if place >= 0 and (place == 0 or position.power[theirs]):
                    killed = STRENGTH[position.petals[theirs][place]]
                    if sizes & 63 == 1:
                        then = 0 if attacks else 1000
                    else:
                        then = outlook(attacks, one, after_poison(position, theirs, seat, place), sizes - 1)
                    cost = CARD - max(0, killed - MIDDLING) // 2
                    if self._better(then - now, stake, cost):
                        best = Poison(card, theirs, place)
            if serves & HEART:
                if position.power[mine]:
                    then = outlook(attacks, max(one, strength), other, sizes + 64)
                else:
                    then = outlook(attacks, strength, other, sizes + 64)
                if self._better(then - now, stake, KEPT_HEART // 2):
                    best = Heart(card, mine, 0)
                if not position.power[theirs]:
                    then = outlook(attacks, one, strength, sizes + 1)
                    if self._better(then - now, stake, KEPT_HEART - PETAL):
                        best = Heart(card, theirs, 0)
            if serves & DIAMOND and not position.power[mine] and sizes >= 128:
                then = outlook(attacks, best_inside(position, mine, seat), other, sizes)
                if self._better(then - now, stake, CARD - PETAL):
                    best = Diamond(card, mine)
        return best

    def _better(self, more: int, stake: int, cost: int) -> bool:
        """True if a card gains more than the best so far; it then becomes the best.

        `more`: increase of the chance in thousandths. `stake` and `cost` are in points of strength.
        """
        net = more * stake // 1000 - cost
        if more <= 0 or net <= self._net:
            return False
        self._net = net
        return True

    def _pick(self, position: Position) -> int:
        """Return the petal of a POWER FLOWER that fights.

        It is the weakest that wins, else one that ties, else the strongest.
        """
        petals = position.petals[position.own_fighter()]
        other = opposing(position)
        wins = ties = strongest = NO_INDEX
        for place in picks(position):
            strength = STRENGTH[petals[place]]
            if strongest < 0 or strength > STRENGTH[petals[strongest]]:
                strongest = place
            if strength > other and (wins < 0 or strength < STRENGTH[petals[wins]]):
                wins = place
            elif strength == other:
                ties = place
        if wins >= 0:
            return wins
        return ties if ties >= 0 else strongest
