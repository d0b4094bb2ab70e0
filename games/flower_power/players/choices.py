"""Candidate moves of a player that looks ahead: one of each group that the seat cannot tell apart."""

from __future__ import annotations

from typing import Final

from .. import actions
from ..actions import DRAW, END, NO_INDEX, PASS, Action, CardPlay, attack, pick, suit_of
from ..board import BIT, MAIN, OPEN, PICK
from ..cards import CLUB, DIAMOND, HEART, SERVES, SPADE, STRENGTH, covers_all_suits, falling
from ..legal import picks
from ..position import Position
from .knowledge import CHANCE, top, unknown

MAX_ATTACKS: Final = 80
"""Largest number of attacks to consider, the most promising first."""


class Choices:
    """Collector of different moves of the seat to act, in the position as it knows it.

    `moves`: those found so far, the first one first. Two moves are the same if their `key` is the same.
    """

    moves: list[Action]
    _keys: set[str]
    _position: Position
    _seat: int

    def __init__(self, position: Position, first: Action) -> None:
        """Start with a move that is always a candidate."""
        self._position = position
        self._seat = position.acting
        self.moves = []
        self._keys = set()
        self._add(first)

    def find(self) -> None:
        """Add all other candidates."""
        position = self._position
        phase = position.phase
        if phase == PICK:
            for place in picks(position):
                self._add(pick(place))
            return
        if phase == MAIN:
            self._attacks()
            if position.may_draw():
                self._add(DRAW)
            self._add(END)
        else:
            self._add(PASS)
        hand = position.hands[self._seat]
        for card in hand:
            serves = SERVES[card]
            if serves & SPADE:
                self._poisons(card)
            if serves & HEART:
                self._hearts(card)
            if serves & DIAMOND:
                self._diamonds(card)
            if serves & CLUB and phase == MAIN:
                self._spies(card)
        if len(hand) >= 3:
            self._creations(hand)

    def _add(self, move: Action) -> None:
        if self._is_new(move):
            self.moves.append(move)

    def _is_new(self, move: Action) -> bool:
        """True if no equal move was added before; also marks this one as added."""
        key = self.key(move)
        if key in self._keys:
            return False
        self._keys.add(key)
        return True

    def key(self, move: Action) -> str:
        """Return a text that is the same for all moves which the seat cannot tell apart."""
        if isinstance(move, CardPlay):
            text = f"{suit_of(move)} {move.card}"
            if isinstance(move, actions.Poison):
                return f"{text} {self._look(move.flower)} {move.petal}"
            if isinstance(move, actions.Heart):
                return f"{text} {self._look(move.flower)} {move.index}"
            if isinstance(move, actions.Diamond):
                return f"{text} {self._look(move.flower)}"
            assert isinstance(move, actions.Spy)
            return f"{text} at {move.seat}" if move.flower < 0 else f"{text} {self._look(move.flower)}"
        if isinstance(move, actions.Attack):
            return f"attack {self._look(move.flower)} {self._look(move.target)}"
        if isinstance(move, actions.Create):
            return f"{move.power} {move.cards}"
        if isinstance(move, actions.Pick):
            return f"pick {STRENGTH[self._position.petals[self._position.own_fighter()][move.petal]]}"
        return "draw" if move == DRAW else "end" if move == END else "pass"

    def _look(self, flower: int) -> str:
        """Return a text with all that the seat knows of a flower, and which seats know its petals."""
        position = self._position
        eyes = position.eyes[flower]
        seen = [
            STRENGTH[card] if eyes[place] & BIT[self._seat] else 0
            for place, card in enumerate(position.petals[flower])
        ]
        exhausted = [pair & 4095 for pair in position.attacked if pair >> 12 == flower]
        fights = flower == position.attacker or flower == position.target
        return f"{position.owner[flower]}{seen}{eyes}{position.power[flower]}{exhausted}{fights}"

    # Kinds of moves

    def _attacks(self) -> None:
        """Add the attacks that can succeed, at most `MAX_ATTACKS`."""
        position = self._position
        seat = self._seat
        against = position.against(seat)
        found: list[actions.Attack] = []
        ranks: list[int] = []
        for flower in position.gardens[seat]:
            mine = top(position, flower, seat)
            for target in against:
                if position.may_attack(flower, target):
                    theirs = top(position, target, seat)
                    if mine and theirs and mine < theirs and len(position.hands[seat]) == 0:
                        continue
                    move = attack(flower, target)
                    if self._is_new(move):
                        ranks.append((1000 - CHANCE[16 * mine + theirs]) << 16 | len(found))
                        found.append(move)
        if len(found) > MAX_ATTACKS:
            ranks.sort()
            ranks = ranks[:MAX_ATTACKS]
        for rank in ranks:
            self.moves.append(found[rank & 65535])

    def _poisons(self, card: int) -> None:
        position = self._position
        for flower in position.against(self._seat):
            petals, eyes = position.petals[flower], position.eyes[flower]
            for place in range(len(petals)):
                if eyes[place] == OPEN and STRENGTH[petals[place]] <= STRENGTH[card]:
                    self._add(actions.Poison(card, flower, place))

    def _hearts(self, card: int) -> None:
        position = self._position
        for flower in position.gardens[self._seat]:
            self._add(actions.Heart(card, flower, 0))
            if not position.power[flower] and position.phase == MAIN:
                self._add(actions.Heart(card, flower, len(position.petals[flower])))
        fighting = position.other_fighter()
        if fighting and not position.power[fighting]:
            self._add(actions.Heart(card, fighting, 0))

    def _diamonds(self, card: int) -> None:
        position = self._position
        for flower in position.gardens[self._seat]:
            if not position.power[flower] and len(position.petals[flower]) > 1:
                self._add(actions.Diamond(card, flower))

    def _spies(self, card: int) -> None:
        """Add a look at the largest flower of each garden, and at hands of three or more cards."""
        position = self._position
        for other in position.order:
            largest = NO_INDEX
            size = 0
            for flower in position.gardens[other]:
                hidden = unknown(position, flower, self._seat)
                if hidden > size:
                    largest, size = flower, hidden
            if largest >= 0:
                self._add(actions.Spy(card, largest))
            if other != self._seat and len(position.hands[other]) > 2:
                self._add(actions.Spy(card, NO_INDEX, other))

    def _creations(self, hand: list[int]) -> None:
        """Add flowers of all cards, of all but spades, of all but spades and hearts, and one more.

        The last one is of all cards but the strongest spade or heart.
        """
        if covers_all_suits(hand) and len(hand) >= 4:
            self._create(hand, True)
        self._create(hand, False)
        self._create([card for card in hand if not SERVES[card] & SPADE], False)
        self._create([card for card in hand if not SERVES[card] & (SPADE | HEART)], False)
        keep = NO_INDEX
        for card in hand:
            if SERVES[card] & (SPADE | HEART) and (keep < 0 or STRENGTH[card] > STRENGTH[keep]):
                keep = card
        if keep >= 0:
            self._create([card for card in hand if card != keep], False)

    def _create(self, cards: list[int], power: bool) -> None:
        """Add a flower with the strongest card on top; unless a POWER FLOWER, also the reverse."""
        if len(cards) < 3:
            return
        found = falling(cards)
        self._add(actions.Create(found, power))
        if not power:
            self._add(actions.Create(found[::-1], False))
