"""The moves worth thinking about: of those that come to the same as far as a seat can tell, one only."""

from __future__ import annotations

from typing import Final

from ..cards import covers_all_suits
from .moves import (
    ATTACK,
    CHOOSE,
    CREATE,
    CREATE_POWER,
    DIAMOND,
    DRAW,
    END,
    HEART,
    NOBODY,
    NONE,
    PASS,
    POISON,
    SPY_FLOWER,
    SPY_HAND,
    Move,
    bare,
)
from .position import BIT, MAIN, OPEN, PICK, STRENGTH, Position
from .sight import CHANCE, CLUB, DIAMONDS, HEARTS, SERVES, SPADE, top

MOST: Final = 80
"""So many attacks are thought about at most, those that look likeliest."""


class Choices:
    """Collects moves of the seat to decide, in a position as it knows it, without twins.

    `moves`: what has been found, the first one first. Moves are twins if their `keys` are the same.
    """

    __slots__ = ("_keys", "_position", "_seat", "moves")

    moves: list[Move]
    _keys: set[str]
    _position: Position
    _seat: int

    def __init__(self, position: Position, first: Move) -> None:
        """Begin with a move that is thought about in any case."""
        self._position = position
        self._seat = position.actor
        self.moves = []
        self._keys = set()
        self._add(first)

    def find(self) -> None:
        """Find all others."""
        position = self._position
        phase = position.phase
        if phase == PICK:
            self._picks()
            return
        if phase == MAIN:
            self._attacks()
            if position.may_draw():
                self._add(bare(DRAW))
            self._add(bare(END))
        else:
            self._add(bare(PASS))
        hand = position.hands[self._seat]
        for card in hand:
            serves = SERVES[card]
            if serves & SPADE:
                self._poisons(card)
            if serves & HEARTS:
                self._hearts(card)
            if serves & DIAMONDS:
                self._diamonds(card)
            if serves & CLUB and phase == MAIN:
                self._spies(card)
        if len(hand) >= 3:
            self._creations(hand)

    def _add(self, move: Move) -> None:
        if self._is_new(move):
            self.moves.append(move)

    def _is_new(self, move: Move) -> bool:
        """Whether no twin of a move has been met; from now on one has."""
        key = self._key(move)
        if key in self._keys:
            return False
        self._keys.add(key)
        return True

    def _key(self, move: Move) -> str:
        """Return what tells a move from others as far as the seat knows."""
        position = self._position
        kind = move.kind
        text = f"{kind} {move.card} {move.cards}"
        if kind == CHOOSE:
            flower = position.attacker if self._seat == position.seat else position.target
            return f"{text} {STRENGTH[position.petals[flower][move.at]]}"
        if kind >= CREATE or kind == SPY_HAND:
            return f"{text} {move.at}"
        if move.flower < 0:
            return text
        text += f" {self._look(move.flower)}"
        return text + (f" {self._look(move.at)}" if kind == ATTACK else f" {move.at}")

    def _look(self, flower: int) -> str:
        """Return all that a seat sees of a flower and of who else knows it."""
        position = self._position
        eyes = position.eyes[flower]
        seen = [
            STRENGTH[card] if eyes[place] & BIT[self._seat] else 0
            for place, card in enumerate(position.petals[flower])
        ]
        exhausted = [pair & 4095 for pair in position.attacked if pair >> 12 == flower]
        fights = flower == position.attacker or flower == position.target
        return f"{position.owner[flower]}{seen}{eyes}{position.power[flower]}{exhausted}{fights}"

    # Kinds

    def _picks(self) -> None:
        position = self._position
        attacks = self._seat == position.seat
        flower = position.attacker if attacks else position.target
        used = position.mine if attacks else position.theirs
        for place in range(len(position.petals[flower])):
            if place not in used:
                self._add(Move(CHOOSE, -1, NOBODY, place, NONE))

    def _attacks(self) -> None:
        """Add attacks: all with some hope; of flowers and targets alike, one."""
        position = self._position
        seat = self._seat
        against: list[int] = []
        for other in position.order:
            if other != seat:
                against.extend(position.gardens[other])
        found: list[Move] = []
        ranks: list[int] = []
        for flower in position.gardens[seat]:
            mine = top(position, flower, seat)
            for target in against:
                if position.may_attack(flower, target):
                    theirs = top(position, target, seat)
                    if mine and theirs and mine < theirs and len(position.hands[seat]) == 0:
                        continue
                    move = Move(ATTACK, -1, flower, target, NONE)
                    if self._is_new(move):
                        ranks.append((1000 - CHANCE[16 * mine + theirs]) << 16 | len(found))
                        found.append(move)
        if len(found) > MOST:
            ranks.sort()
            ranks = ranks[:MOST]
        for rank in ranks:
            self.moves.append(found[rank & 65535])

    def _poisons(self, card: int) -> None:
        position = self._position
        for other in position.order:
            if other == self._seat:
                continue
            for flower in position.gardens[other]:
                petals, eyes = position.petals[flower], position.eyes[flower]
                for place in range(len(petals)):
                    if eyes[place] == OPEN and STRENGTH[petals[place]] <= STRENGTH[card]:
                        self._add(Move(POISON, card, flower, place, NONE))

    def _hearts(self, card: int) -> None:
        position = self._position
        for flower in position.gardens[self._seat]:
            self._add(Move(HEART, card, flower, 0, NONE))
            if not position.power[flower] and position.phase == MAIN:
                self._add(Move(HEART, card, flower, len(position.petals[flower]), NONE))
        fighting = position.attacker if self._seat == position.foe else position.target
        if fighting and not position.power[fighting]:
            self._add(Move(HEART, card, fighting, 0, NONE))

    def _diamonds(self, card: int) -> None:
        position = self._position
        for flower in position.gardens[self._seat]:
            if not position.power[flower] and len(position.petals[flower]) > 1:
                self._add(Move(DIAMOND, card, flower, NOBODY, NONE))

    def _spies(self, card: int) -> None:
        """Add a look at the largest flowers, and at hands of three cards and more."""
        position = self._position
        bit = BIT[self._seat]
        for other in position.order:
            largest = NOBODY
            size = 0
            for flower in position.gardens[other]:
                hidden = 0
                for eyes in position.eyes[flower]:
                    if not eyes & bit:
                        hidden += 1
                if hidden > size:
                    largest, size = flower, hidden
            if largest >= 0:
                self._add(Move(SPY_FLOWER, card, largest, NOBODY, NONE))
            if other != self._seat and len(position.hands[other]) > 2:
                self._add(Move(SPY_HAND, card, NOBODY, other, NONE))

    def _creations(self, hand: list[int]) -> None:
        """Add flowers of all cards, of all but the spades, of all but the strongest spade or heart."""
        if covers_all_suits(hand) and len(hand) >= 4:
            self._create(hand, CREATE_POWER)
        self._create(hand, CREATE)
        self._create([card for card in hand if not SERVES[card] & SPADE], CREATE)
        self._create([card for card in hand if not SERVES[card] & (SPADE | HEARTS)], CREATE)
        keep = NOBODY
        for card in hand:
            if SERVES[card] & (SPADE | HEARTS) and (keep < 0 or STRENGTH[card] > STRENGTH[keep]):
                keep = card
        if keep >= 0:
            self._create([card for card in hand if card != keep], CREATE)

    def _create(self, cards: list[int], kind: int) -> None:
        """Add a flower with the strongest card on top, and one with the weakest there."""
        if len(cards) < 3:
            return
        keys = [(15 - STRENGTH[card]) * 1024 + card for card in cards]
        keys.sort()
        falling = [key & 1023 for key in keys]
        self._add(Move(kind, -1, NOBODY, NOBODY, falling))
        if kind == CREATE:
            self._add(Move(kind, -1, NOBODY, NOBODY, falling[::-1]))
