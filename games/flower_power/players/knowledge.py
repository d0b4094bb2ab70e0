"""Estimates from the knowledge of the seat to act: strengths of flowers and chances of attacks."""

from __future__ import annotations

from typing import Final

from ..actions import NO_INDEX, Attack, Create, attack
from ..board import BIT, OPEN
from ..cards import STRENGTH, falling
from ..position import Position

UNKNOWN: Final = 0
"""Strength of a petal that a seat does not know."""
_COUNTS: Final = [0, 0, *([4] * 13), 2]


def _chance(mine: int, theirs: int) -> int:
    """Return the chance in thousandths that a petal beats another; a tie counts about half.

    An unknown petal may be any card of a pack.
    """
    if mine and theirs:
        return 1000 if mine > theirs else 450 if mine == theirs else 0
    if not mine and not theirs:
        return 490
    known = mine or theirs
    below = sum(_COUNTS[:known])
    above = sum(_COUNTS[known + 1 :])
    return (1000 * (below if mine else above) + 450 * _COUNTS[known]) // sum(_COUNTS)


CHANCE: Final = [_chance(mine, theirs) for mine in range(16) for theirs in range(16)]
"""Chance in thousandths that a petal beats another, at index ``16 * mine + theirs``."""
# The following values are in points of strength of a top petal: top petals decide who wins
# (docs/power-opponents.md).
MIDDLING: Final = 8
"""Strength assumed for an unknown petal."""
PETAL: Final = 2
"""Value of a petal besides its strength as a top."""
CARD: Final = 6
"""Value of a hand card."""
KEPT_HEART: Final = 8
"""Value of a heart in the hand."""


def top(position: Position, flower: int, seat: int) -> int:
    """Return the strength with which a flower fights, UNKNOWN if the seat does not know it."""
    if position.power[flower]:
        return strongest(position, flower)
    if position.eyes[flower][0] & BIT[seat]:
        return STRENGTH[position.petals[flower][0]]
    return UNKNOWN


def strongest(position: Position, flower: int, but: int = NO_INDEX) -> int:
    """Return the strength of the strongest petal of a POWER FLOWER, ignoring the petal at place `but`."""
    most = 0
    for place, card in enumerate(position.petals[flower]):
        if place != but:
            most = max(most, STRENGTH[card])
    return most


def strongest_open(position: Position, flower: int, limit: int) -> int:
    """Return the place of the strongest open petal that a poison of strength `limit` kills, or NO_INDEX.

    Of a regular flower in battle only the top is considered.
    """
    petals = position.petals[flower]
    eyes = position.eyes[flower]
    found = NO_INDEX
    most = 0
    fights = not position.power[flower] and (flower == position.attacker or flower == position.target)
    for place in range(len(petals)):
        if eyes[place] == OPEN:
            strength = STRENGTH[petals[place]]
            if strength <= limit and strength > most:
                found, most = place, strength
        if fights:
            break
    return found


def after_poison(position: Position, flower: int, seat: int, killed: int) -> int:
    """Return the strength of a flower after the petal at `killed` is gone, UNKNOWN if not known."""
    if position.power[flower]:
        return strongest(position, flower, killed)
    return STRENGTH[position.petals[flower][1]] if position.eyes[flower][1] & BIT[seat] else UNKNOWN


def unknown(position: Position, flower: int, seat: int) -> int:
    """Return how many petals of a flower a seat does not know."""
    count = 0
    for eyes in position.eyes[flower]:
        if not eyes & BIT[seat]:
            count += 1
    return count


def opposing(position: Position) -> int:
    """Return the strength of the petal against which the petal to pick will fight.

    If the opponent is a POWER FLOWER that picks later, this is its strongest petal left.
    """
    petals = position.petals[position.other_fighter()]
    if position.acting == position.foe:
        return STRENGTH[petals[position.picked]]
    if not position.power[position.target]:
        return STRENGTH[petals[len(position.theirs)]]
    most = 0
    for place, card in enumerate(petals):
        if place not in position.theirs:
            most = max(most, STRENGTH[card])
    return most


def best_inside(position: Position, flower: int, seat: int) -> int:
    """Return the strength of a flower's strongest petal; hidden petals count as a ten."""
    most = 0
    eyes = position.eyes[flower]
    petals = position.petals[flower]
    for place in range(len(petals)):
        most = max(most, STRENGTH[petals[place]] if eyes[place] & BIT[seat] else 10)
    return most


def outlook(attacks: bool, mine: int, theirs: int, sizes: int) -> int:
    """Return the chance in thousandths that a battle of two strengths ends well for the seat.

    `mine`, `theirs`: strengths. `sizes`: 64 times the size of the seat's flower plus the size of the other.
    """
    if mine != theirs or mine == UNKNOWN:
        return CHANCE[16 * mine + theirs]
    one, other = sizes >> 6, sizes & 63
    if one == 1 or other == 1:
        if one == other:
            return 100 if attacks else 900  # an unbroken dead tie is a failed attack
        return 1000 if one > other else 0
    return 480


def at_stake(position: Position, seat: int) -> int:
    """Return the value at stake in a battle: the attacker's gain less the petal that it loses."""
    theirs = top(position, position.target, seat)
    mine = top(position, position.attacker, seat) - next_top(position, position.attacker, seat)
    more = PETAL * len(position.petals[position.target])
    return max(CARD, theirs + next_top(position, position.target, seat) + more - mine + CARD)


def next_top(position: Position, flower: int, seat: int) -> int:
    """Return the strength of a flower's top once it has lost the petal that fights.

    It is MIDDLING if the seat does not know it, and 0 if no petal is left.
    """
    petals = position.petals[flower]
    if len(petals) == 1:
        return 0
    if position.power[flower]:
        first = second = 0
        for card in petals:
            strength = STRENGTH[card]
            if strength > first:
                first, second = strength, first
            elif strength > second:
                second = strength
        return second
    if position.eyes[flower][1] & BIT[seat]:
        return STRENGTH[petals[1]]
    return MIDDLING


def best_attack(position: Position, seat: int) -> tuple[Attack | None, int]:
    """Return the most promising attack and its chance in thousandths; None and 0 if there is none."""
    alone = len(position.gardens[seat]) == 1
    rivals = position.living - 1
    targets = position.against(seat)
    tops: list[int] = []
    gains: list[int] = []
    for target in targets:
        strength = top(position, target, seat)
        size = len(position.petals[target])
        lost = (strength if strength else MIDDLING) + PETAL * size
        tops.append(strength)
        gains.append(next_top(position, target, seat) + PETAL * size + lost // rivals + CARD)
    best = NO_INDEX
    best_target = NO_INDEX
    best_score = 0
    best_chance = 0
    for flower in position.gardens[seat]:
        size = len(position.petals[flower])
        strength = top(position, flower, seat)
        cost = (strength if strength else MIDDLING + 2) - next_top(position, flower, seat)
        base = 16 * strength
        for which in range(len(targets)):
            chance = CHANCE[base + tops[which]]
            score = chance * max(1, gains[which] - cost)
            if score <= best_score:
                continue
            target = targets[which]
            if strength == tops[which] and strength:
                chance = outlook(True, strength, strength, size * 64 + len(position.petals[target]))
                score = chance * max(1, gains[which] - cost)
                if score <= best_score:
                    continue
            if alone and size == 1 and wastes_last_flower(position, flower, target):
                continue
            if position.may_attack(flower, target):
                best, best_target, best_score, best_chance = flower, target, score, chance
    if best < 0:
        return None, 0
    return attack(best, best_target), best_chance


def wastes_last_flower(position: Position, flower: int, target: int) -> bool:
    """True if winning this attack would empty the attacker's only garden without winning the game."""
    if len(position.petals[flower]) > 1 or len(position.petals[target]) > 1:
        return False
    return position.living > 2 or len(position.gardens[position.owner[target]]) > 1


def create(hand: list[int], cards: list[int]) -> Create:
    """Return the creation of a flower of `cards`, the strongest on top.

    The weakest other cards of the hand fill it up to three.
    """
    cards = cards[:]
    if len(cards) < 3:
        others = [STRENGTH[card] * 1024 + card for card in hand if card not in cards]
        others.sort()
        for each in others:
            if len(cards) < 3:
                cards.append(each & 1023)
    return Create(falling(cards), False)
