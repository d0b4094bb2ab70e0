"""How everybody plays in play-outs, and how the Gardener plays: by what a seat knows, and thumb rules.

It reads of a position only what the seat to decide knows: petals by their eyes, its own hand, sizes.
"""

from __future__ import annotations

from typing import Final

from ..cards import SERVES as _SERVES
from .position import (
    ATTACK,
    BIT,
    CHOOSE,
    CREATE,
    DIAMOND,
    DRAW,
    END,
    HEART,
    LAST_WILL,
    MAIN,
    NOBODY,
    NONE,
    OVER,
    PASS,
    PICK,
    POISON,
    STRENGTH,
    Move,
    Position,
    bare,
)

SERVES: Final[list[int]] = list(_SERVES)
SPADE: Final = 1
HEARTS: Final = 2
DIAMONDS: Final = 4
CLUB: Final = 8

UNKNOWN: Final = 0
"""The strength of a petal that a seat does not know."""
_COUNTS: Final = [0, 0, *([4] * 13), 2]


def _chance(mine: int, theirs: int) -> int:
    """Return in thousandths how likely a petal beats another; UNKNOWN is any card of a pack, a tie half."""
    if mine and theirs:
        return 1000 if mine > theirs else 450 if mine == theirs else 0
    if not mine and not theirs:
        return 490
    known = mine or theirs
    below = sum(_COUNTS[:known])
    above = sum(_COUNTS[known + 1 :])
    return (1000 * (below if mine else above) + 450 * _COUNTS[known]) // sum(_COUNTS)


CHANCE: Final = [_chance(mine, theirs) for mine in range(16) for theirs in range(16)]
"""At ``16 * mine + theirs``: how likely a petal beats another, in thousandths."""
# What follows is counted in points of strength of a petal on top: it is the tops that tell who wins
# (docs/power-opponents.md).
MIDDLING: Final = 8
"""What a petal that a seat does not know is taken for."""
PETAL: Final = 2
"""What a petal is worth besides its strength on top."""
CARD: Final = 6
"""What a hand card is worth."""
KEPT_HEART: Final = 8
"""What a heart in the hand is worth."""
LIKELY: Final = 330
"""An attack below this chance is not worth the turn if a card can be drawn instead."""


class Policy:
    """Thumb rules for whoever is to decide."""

    __slots__ = ("_best", "_net")

    _best: Move
    _net: int

    def __init__(self) -> None:
        self._best = bare(PASS)
        self._net = 0

    def move(self, position: Position) -> Move:
        """Return the move of the seat to decide."""
        phase = position.phase
        if phase == MAIN:
            return self._turn(position)
        if phase == PICK:
            return Move(CHOOSE, -1, NOBODY, self._pick(position), NONE)
        if phase == LAST_WILL:
            return self._last_will(position)
        return self._reply(position)

    def play_out(self, position: Position, begun: int) -> None:
        """Play on until so many turns have begun in the game, or to its end."""
        while position.phase < OVER and position.begun < begun:
            position.play(self.move(position))

    # A turn

    def _turn(self, position: Position) -> Move:
        seat = position.actor
        hand = position.hands[seat]
        if len(hand) > 0:
            found = self._preparation(position, seat, hand)
            if found is not None:
                return found
        attack, chance = best_attack(position, seat)
        if position.may_draw() and chance < LIKELY:
            return bare(DRAW)
        return attack if attack is not None else bare(END)

    def _preparation(self, position: Position, seat: int, hand: list[int]) -> Move | None:
        """Return a card play before the attacks: an elimination, or a flower of what is no use in hand."""
        spare: list[int] = []
        for card in hand:
            serves = SERVES[card]
            if serves & SPADE:
                found = self._last_petal(position, seat, card)
                if found is not None:
                    return found
            elif not serves & HEARTS:
                spare.append(card)
        count = len(hand)
        if len(spare) >= 3 or (count >= 4 and len(spare) >= 2) or count >= 6:
            return create(hand, spare)
        return None

    def _last_petal(self, position: Position, seat: int, card: int) -> Move | None:
        """Return the poison that takes the last petal of somebody's last flower."""
        for other in position.order:
            garden = position.gardens[other]
            if other != seat and len(garden) == 1:
                petals = position.petals[garden[0]]
                if (
                    len(petals) == 1
                    and position.eyes[garden[0]][0] == 127
                    and STRENGTH[petals[0]] <= STRENGTH[card]
                ):
                    return Move(POISON, card, garden[0], 0, NONE)
        return None

    def _last_will(self, position: Position) -> Move:
        """Kill the last enemy, else live on in a new flower, else do what harm can be done."""
        seat = position.actor
        hand = position.hands[seat]
        harm: Move | None = None
        most = 0
        for card in hand:
            if SERVES[card] & SPADE:
                found = self._last_petal(position, seat, card)
                if found is not None:
                    return found
                for other in position.order:
                    if other != seat:
                        for flower in position.gardens[other]:
                            place = strongest_open(position, flower, STRENGTH[card])
                            if place >= 0:
                                strength = STRENGTH[position.petals[flower][place]]
                                if strength > most:
                                    most = strength
                                    harm = Move(POISON, card, flower, place, NONE)
        if len(hand) >= 3 and not position.gardens[seat]:
            return create(hand, hand[:])
        return harm if harm is not None else bare(PASS)

    # A battle

    def _reply(self, position: Position) -> Move:
        """Play the card that turns the battle, if it is worth it; else pass."""
        seat = position.actor
        hand = position.hands[seat]
        if len(hand) == 0:
            return bare(PASS)
        attacks = seat == position.seat
        mine = position.attacker if attacks else position.target
        theirs = position.target if attacks else position.attacker
        one = fighter(position, mine, seat)
        other = fighter(position, theirs, seat)
        sizes = len(position.petals[mine]) * 64 + len(position.petals[theirs])
        now = outlook(attacks, one, other, sizes)
        if now >= 900:
            return bare(PASS)
        stake = _stake(position, seat)
        self._best = bare(PASS)
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
                    self._consider(Move(POISON, card, theirs, place, NONE), then - now, stake, cost)
            if serves & HEARTS:
                if position.power[mine]:
                    then = outlook(attacks, max(one, strength), other, sizes + 64)
                else:
                    then = outlook(attacks, strength, other, sizes + 64)
                self._consider(Move(HEART, card, mine, 0, NONE), then - now, stake, KEPT_HEART // 2)
                if not position.power[theirs]:
                    then = outlook(attacks, one, strength, sizes + 1)
                    self._consider(Move(HEART, card, theirs, 0, NONE), then - now, stake, KEPT_HEART - PETAL)
            if serves & DIAMONDS and not position.power[mine] and sizes >= 128:
                then = outlook(attacks, best_inside(position, mine, seat), other, sizes)
                self._consider(Move(DIAMOND, card, mine, NOBODY, NONE), then - now, stake, CARD - PETAL)
        return self._best

    def _consider(self, move: Move, more: int, stake: int, cost: int) -> None:
        net = more * stake // 1000 - cost
        if more > 0 and net > self._net:
            self._net = net
            self._best = move

    def _pick(self, position: Position) -> int:
        """Return the petal of a POWER FLOWER that fights: the weakest that wins, else one that ties, else by
        what is lost with it."""
        attacks = position.actor == position.seat
        flower = position.attacker if attacks else position.target
        used = position.mine if attacks else position.theirs
        against = position.target if attacks else position.attacker
        petals = position.petals[flower]
        other = 0
        if not attacks:
            other = STRENGTH[position.petals[against][position.picked]]
        elif not position.power[against]:
            other = STRENGTH[position.petals[against][len(position.theirs)]]
        else:
            for place in range(len(position.petals[against])):
                if place not in position.theirs:
                    other = max(other, STRENGTH[position.petals[against][place]])
        wins = ties = strongest = NOBODY
        for place in range(len(petals)):
            if place in used:
                continue
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


# What a seat knows


def top(position: Position, flower: int, seat: int) -> int:
    """Return the strength of the petal that a flower would fight with, UNKNOWN if the seat does not know."""
    if position.power[flower]:
        return strongest(position, flower)
    if position.eyes[flower][0] & BIT[seat]:
        return STRENGTH[position.petals[flower][0]]
    return UNKNOWN


def fighter(position: Position, flower: int, seat: int) -> int:
    """Return the strength that a fighting flower has: its top lies open."""
    if position.power[flower]:
        return strongest(position, flower)
    return STRENGTH[position.petals[flower][0]]


def strongest(position: Position, flower: int) -> int:
    """Return the strength of the strongest petal of a POWER FLOWER."""
    most = 0
    for card in position.petals[flower]:
        most = max(most, STRENGTH[card])
    return most


def strongest_open(position: Position, flower: int, limit: int) -> int:
    """Return the place of the strongest open petal that a poison kills; of a regular flower in battle that is
    its top if it can. NOBODY if there is none."""
    petals = position.petals[flower]
    eyes = position.eyes[flower]
    found = NOBODY
    most = 0
    fights = not position.power[flower] and (flower == position.attacker or flower == position.target)
    for place in range(len(petals)):
        if eyes[place] == 127:
            strength = STRENGTH[petals[place]]
            if strength <= limit and strength > most:
                found, most = place, strength
        if fights:
            break
    return found


def after_poison(position: Position, flower: int, seat: int, killed: int) -> int:
    """Return the strength that a flower fights with once a petal is gone, UNKNOWN if the seat can't know."""
    petals = position.petals[flower]
    if not position.power[flower]:
        if position.eyes[flower][1] & BIT[seat]:
            return STRENGTH[petals[1]]
        return UNKNOWN
    most = 0
    for place in range(len(petals)):
        if place != killed:
            most = max(most, STRENGTH[petals[place]])
    return most


def best_inside(position: Position, flower: int, seat: int) -> int:
    """Return the strongest petal of a flower as far as a seat can tell: hidden ones are taken for a ten."""
    most = 0
    eyes = position.eyes[flower]
    petals = position.petals[flower]
    for place in range(len(petals)):
        most = max(most, STRENGTH[petals[place]] if eyes[place] & BIT[seat] else 10)
    return most


def outlook(attacks: bool, mine: int, theirs: int, sizes: int) -> int:
    """Return in thousandths how likely a seat comes out well of a battle between two strengths.

    `sizes`: 64 times the size of its flower, and that of the other.
    """
    if mine != theirs or mine == UNKNOWN:
        return CHANCE[16 * mine + theirs]
    one, other = sizes >> 6, sizes & 63
    if one == 1 or other == 1:
        if one == other:
            return 100 if attacks else 900  # a dead tie that nobody breaks is a failure
        return 1000 if one > other else 0
    return 480


def _stake(position: Position, seat: int) -> int:
    """Return what hangs on a battle: what the attacker would take, and the petal that it loses."""
    theirs = fighter(position, position.target, seat)
    mine = fighter(position, position.attacker, seat) - under(position, position.attacker, seat)
    more = PETAL * len(position.petals[position.target])
    return max(CARD, theirs + under(position, position.target, seat) + more - mine + CARD)


def under(position: Position, flower: int, seat: int) -> int:
    """Return the strength that a flower has on top once it has lost the petal it fights with: MIDDLING where
    the seat does not know, 0 if nothing is left."""
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


def best_attack(position: Position, seat: int) -> tuple[Move | None, int]:
    """Return the attack that promises most, None if none may be made or none can win; and its chance."""
    alone = len(position.gardens[seat]) == 1
    rivals = position.living - 1
    targets: list[int] = []
    tops: list[int] = []
    gains: list[int] = []
    for other in position.order:
        if other == seat:
            continue
        for target in position.gardens[other]:
            strength = top(position, target, seat)
            size = len(position.petals[target])
            lost = (strength if strength else MIDDLING) + PETAL * size
            targets.append(target)
            tops.append(strength)
            gains.append(under(position, target, seat) + PETAL * size + lost // rivals + CARD)
    best = NOBODY
    best_target = NOBODY
    best_score = 0
    best_chance = 0
    for flower in position.gardens[seat]:
        size = len(position.petals[flower])
        strength = top(position, flower, seat)
        cost = (strength if strength else MIDDLING + 2) - under(position, flower, seat)
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
            suicide = alone and size == 1 and len(position.petals[target]) == 1
            if suicide and (rivals > 1 or len(position.gardens[position.owner[target]]) > 1):
                continue  # no garden would be left, and the game not won
            if position.may_attack(flower, target):
                best, best_target, best_score, best_chance = flower, target, score, chance
    if best < 0:
        return None, 0
    return Move(ATTACK, -1, best, best_target, NONE), best_chance


def create(hand: list[int], cards: list[int]) -> Move:
    """Return the creation of a flower of some hand cards, and of the weakest others until there are three;
    the strongest on top."""
    cards = cards[:]
    if len(cards) < 3:
        others = [STRENGTH[card] * 1024 + card for card in hand if card not in cards]
        others.sort()
        for each in others:
            if len(cards) < 3:
                cards.append(each & 1023)
    keys = [(15 - STRENGTH[card]) * 1024 + card for card in cards]
    keys.sort()
    return Move(CREATE, -1, NOBODY, NOBODY, [key & 1023 for key in keys])
