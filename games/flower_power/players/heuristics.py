"""Rules of thumb of the Gardener (flower-power §10): compare top petals and sizes."""

from __future__ import annotations

from typing import Final

from ..actions import DRAW, END, NO_INDEX, PASS, Action, Attack, Diamond, Heart, Poison, Spy, attack
from ..board import BIT, OPEN
from ..cards import CLUB, DIAMOND, HEART, SERVES, SPADE, STRENGTH
from ..position import Position
from .knowledge import UNKNOWN, create, outlook, strongest_open, top, unknown, wastes_last_flower
from .policy import Policy

OWN_UNKNOWN: Final = 17
"""Strength assumed for the seat's own unknown petals, in half points."""
THEIR_UNKNOWN: Final = 16
"""Strength assumed for unknown petals of others, in half points."""
STRONG: Final = 11
"""Lowest strength of a petal that makes a flower strong."""
SMALL: Final = 4
"""Highest strength of a heart that is laid on an enemy's flower."""


class Heuristics(Policy):
    """Attacks wherever it looks stronger, defends itself in battles, and otherwise draws."""

    def _turn(self, position: Position) -> Action:
        seat = position.acting
        hand = position.hands[seat]
        for card in hand:
            serves = SERVES[card]
            found: Action | None = None
            if serves & SPADE:
                found = self._last_petal(position, seat, card)
            if found is None and serves & CLUB:
                found = _look_around(position, seat, card)
            if found is None and serves & DIAMOND:
                found = _promote(position, seat, card)
            if found is None and serves & HEART and STRENGTH[card] <= SMALL:
                found = _weaken(position, seat, card)
            if found is not None:
                return found
        best = _attack(position, seat)
        if best is not None:
            return best
        if position.may_draw() and len(hand) < 4:
            return DRAW
        if len(hand) >= 4:
            return create(hand, hand[:])
        return END

    def _reply(self, position: Position) -> Action:
        """Return the card that saves a battle being lost, else a pass.

        This is the cheapest poison for the enemy's top, else the smallest heart that beats it.
        """
        seat = position.acting
        attacks = seat == position.seat
        mine, theirs = position.own_fighter(), position.other_fighter()
        one, other = top(position, mine, seat), top(position, theirs, seat)
        sizes = len(position.petals[mine]) * 64 + len(position.petals[theirs])
        if outlook(attacks, one, other, sizes) >= 480:
            return PASS
        poison = heart = NO_INDEX
        place = NO_INDEX
        for card in position.hands[seat]:
            strength = STRENGTH[card]
            if SERVES[card] & SPADE and (sizes & 63 > 1 or not attacks):
                found = strongest_open(position, theirs, strength)
                kills = found >= 0 and STRENGTH[position.petals[theirs][found]] == other
                if kills and (poison < 0 or strength < STRENGTH[poison]):
                    poison, place = card, found
            saves = SERVES[card] & HEART and strength > other
            if saves and (heart < 0 or strength < STRENGTH[heart]):
                heart = card
        if poison >= 0:
            return Poison(poison, theirs, place)
        if heart >= 0:
            return Heart(heart, mine, 0)
        return PASS


def _attack(position: Position, seat: int) -> Attack | None:
    """Return the attack with the largest sum of strength difference and target size, if any looks won."""
    alone = len(position.gardens[seat]) == 1
    targets = position.against(seat)
    tops = [top(position, target, seat) for target in targets]
    best = best_target = NO_INDEX
    most = 0
    for flower in position.gardens[seat]:
        strength = top(position, flower, seat)
        mine = OWN_UNKNOWN if strength == UNKNOWN else 2 * strength
        for which in range(len(targets)):
            theirs = tops[which]
            difference = mine - (THEIR_UNKNOWN if theirs == UNKNOWN else 2 * theirs)
            if difference <= 0:
                continue
            target = targets[which]
            size = len(position.petals[target])
            if difference + size <= most:
                continue
            if alone and size == 1 and wastes_last_flower(position, flower, target):
                continue
            if position.may_attack(flower, target):
                most = difference + size
                best, best_target = flower, target
    return attack(best, best_target) if best >= 0 else None


def _look_around(position: Position, seat: int, card: int) -> Action | None:
    """Return a spy on an own flower with three or more unknown petals."""
    for flower in position.gardens[seat]:
        if unknown(position, flower, seat) >= 3:
            return Spy(card, flower)
    return None


def _promote(position: Position, seat: int, card: int) -> Action | None:
    """Return the diamond for an own flower that has a strong known petal under a weaker top."""
    for flower in position.gardens[seat]:
        petals, eyes = position.petals[flower], position.eyes[flower]
        if position.power[flower] or not eyes[0] & BIT[seat] or STRENGTH[petals[0]] >= STRONG:
            continue
        for place in range(1, len(petals)):
            if eyes[place] & BIT[seat] and STRENGTH[petals[place]] >= STRONG:
                return Diamond(card, flower)
    return None


def _weaken(position: Position, seat: int, card: int) -> Action | None:
    """Return a small heart for the top of a strong enemy, if an own flower can then beat it."""
    tired = {pair >> 12 for pair in position.attacked}
    ready = [flower for flower in position.gardens[seat] if flower not in tired]
    if not any(top(position, flower, seat) > STRENGTH[card] for flower in ready):
        return None
    for flower in position.against(seat):
        petals = position.petals[flower]
        regular = len(petals) > 1 and not position.power[flower]
        if regular and position.eyes[flower][0] == OPEN and STRENGTH[petals[0]] >= STRONG:
            return Heart(card, flower, 0)
    return None
