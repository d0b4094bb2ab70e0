"""One moment of a game that changes as it is played: the rules for play-outs (flower-power §5 to §7).

It begins when all flowers are built. Cards are numbers, flowers go by their ids, seats are numbers.
"""

from __future__ import annotations

from typing import Final

from macclassic.engine.fast.dice import Dice

from ..cards import STRENGTH as _STRENGTH
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
    PASS,
    POISON,
    SPY_FLOWER,
    Move,
)

MAIN: Final = 1
REPLY: Final = 2
TIE_CARDS: Final = 3
PICK: Final = 4
LAST_WILL: Final = 5
OVER: Final = 6

OPEN: Final = 127
"""The eyes of a petal that lies open; else a bit for each seat that knows it."""
STRENGTH: Final[list[int]] = list(_STRENGTH)
BIT: Final = [1 << seat for seat in range(8)]


class Position:
    """A game under way.

    By flower id, from 1: `petals` and who knows them, `eyes`, the top first; `power`; `owner`, NOBODY once it
    is gone. By seat: `gardens` (ids), `hands`, `turns` begun, and together `begun`. `pile`: the next card
    last. `attacked`: this turn's attacks, ``flower << 12 | target``. In a battle `attacker` and `target`
    fight (else 0) for `seat` and `foe`; `mine` and `theirs` are the places of the petals compared so far,
    `picked` the attacker's next; `dead`: whether cards may break a tie; `last`: who played the last of them.
    """

    __slots__ = (
        "actor",
        "alive",
        "attacked",
        "attacker",
        "begun",
        "dead",
        "dice",
        "discard_all",
        "drew",
        "eyes",
        "foe",
        "fresh",
        "gardens",
        "grave",
        "hands",
        "hidden_hearts",
        "last",
        "living",
        "mine",
        "order",
        "owner",
        "passes",
        "petals",
        "phase",
        "picked",
        "pile",
        "power",
        "seat",
        "target",
        "theirs",
        "turn",
        "turns",
        "winner",
    )

    petals: list[list[int]]
    eyes: list[list[int]]
    power: list[bool]
    owner: list[int]
    gardens: list[list[int]]
    hands: list[list[int]]
    turns: list[int]
    begun: int
    drew: list[bool]
    alive: list[bool]
    living: int
    order: list[int]
    pile: list[int]
    grave: list[int]
    attacked: list[int]
    turn: int
    actor: int
    phase: int
    fresh: bool
    winner: int
    attacker: int
    target: int
    seat: int
    foe: int
    passes: int
    mine: list[int]
    theirs: list[int]
    picked: int
    dead: bool
    last: int
    discard_all: bool
    hidden_hearts: bool
    dice: Dice

    def __init__(self, order: list[int], dice: Dice) -> None:
        """Begin with empty gardens and hands for the seats in playing order."""
        seats = len(order)
        self.order = order
        self.dice = dice
        self.petals = [[]]
        self.eyes = [[]]
        self.power = [False]
        self.owner = [NOBODY]
        self.gardens = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.turns = [0] * seats
        self.begun = 0
        self.drew = [False] * seats
        self.alive = [True] * seats
        self.living = seats
        self.pile = []
        self.grave = []
        self.attacked = []
        self.turn = self.actor = order[0]
        self.phase = MAIN
        self.fresh = True
        self.winner = NOBODY
        self.attacker = self.target = 0
        self.seat = self.foe = NOBODY
        self.passes = 0
        self.mine = []
        self.theirs = []
        self.picked = NOBODY
        self.dead = False
        self.last = NOBODY
        self.discard_all = False
        self.hidden_hearts = False

    def become(self, other: Position) -> None:
        """Take over all that another position is, but for its dice."""
        self.order = other.order
        self.petals = [each[:] for each in other.petals]
        self.eyes = [each[:] for each in other.eyes]
        self.power = other.power[:]
        self.owner = other.owner[:]
        self.gardens = [each[:] for each in other.gardens]
        self.hands = [each[:] for each in other.hands]
        self.turns = other.turns[:]
        self.begun = other.begun
        self.drew = other.drew[:]
        self.alive = other.alive[:]
        self.living = other.living
        self.pile = other.pile[:]
        self.grave = other.grave[:]
        self.attacked = other.attacked[:]
        self.turn = other.turn
        self.actor = other.actor
        self.phase = other.phase
        self.fresh = other.fresh
        self.winner = other.winner
        self.attacker = other.attacker
        self.target = other.target
        self.seat = other.seat
        self.foe = other.foe
        self.passes = other.passes
        self.mine = other.mine[:]
        self.theirs = other.theirs[:]
        self.picked = other.picked
        self.dead = other.dead
        self.last = other.last
        self.discard_all = other.discard_all
        self.hidden_hearts = other.hidden_hearts

    def copy(self) -> Position:
        """Return a position of its own that throws the same dice."""
        new = Position(self.order, self.dice)
        new.become(self)
        return new

    # What is allowed

    def may_draw(self) -> bool:
        """Whether the actor, in its turn, may draw (§5)."""
        seat = self.actor
        return (
            self.fresh
            and self.turns[seat] > 1
            and not self.drew[seat]
            and (len(self.pile) > 0 or len(self.grave) > 0)
        )

    def may_attack(self, flower: int, target: int) -> bool:
        """Whether an own flower of the actor may attack an opposing one: not when it is exhausted, except as
        the only one, and then each target once (§5)."""
        if not self.attacked:
            return True
        only = len(self.gardens[self.owner[flower]]) == 1
        for pair in self.attacked:
            if pair >> 12 == flower and (not only or pair & 4095 == target):
                return False
        return True

    # Moves

    def play(self, move: Move) -> None:
        """Make a legal move; any other leaves the position senseless."""
        kind = move.kind
        if kind == PASS:
            self.say_pass()
        elif kind == ATTACK:
            self.attack(move.flower, move.at)
        elif kind == CHOOSE:
            self.choose(move.at)
        elif kind == END:
            self._next_turn()
        elif kind == DRAW:
            self._draw(self.turn)
            self._next_turn(True)
        else:
            self._use(move)

    def attack(self, flower: int, target: int) -> None:
        """Declare an attack: the top petals of regular flowers are turned up (§7.1)."""
        self.fresh = False
        self.attacked.append(flower << 12 | target)
        self.attacker = flower
        self.target = target
        self.seat = self.actor
        self.foe = self.owner[target]
        self.passes = 0
        self.mine = []
        self.theirs = []
        self.picked = NOBODY
        self.dead = False
        self.last = NOBODY
        self.phase = REPLY
        self._bare()

    def say_pass(self) -> None:
        """Pass in a battle, or end a last will."""
        if self.phase == LAST_WILL:
            self.phase = MAIN
            if not self.gardens[self.turn]:
                self._leave(self.turn)
            if self.phase != OVER:
                self._next_turn()
            return
        self.passes += 1
        if self.passes < 2:
            self._other()
        elif self.dead:
            self._fail()
        else:
            self._compare()

    def choose(self, place: int) -> None:
        """Pick the fighting petal of a POWER FLOWER."""
        if self.picked < 0:
            self.picked = place
            if self.power[self.target]:
                self.actor = self.foe
                return
            place = len(self.theirs)
        self.phase = TIE_CARDS if self.dead else REPLY
        if self._pair(place):
            self._compare()

    # Battles

    def _other(self) -> None:
        self.actor = self.seat + self.foe - self.actor

    def _bare(self) -> None:
        """Turn up the top petals of the regular flowers that fight."""
        flower = self.attacker
        if not self.power[flower]:
            self.eyes[flower][0] = OPEN
        flower = self.target
        if not self.power[flower]:
            self.eyes[flower][0] = OPEN

    def _compare(self) -> None:
        """Compare pair by pair until a petal must be picked or all is decided (§7.3)."""
        attacker, target = self.attacker, self.target
        while True:
            done = len(self.mine)
            left, right = len(self.petals[attacker]) - done, len(self.petals[target]) - done
            if left == 0 or right == 0:
                if left > 0:
                    self._win()
                elif right > 0:
                    self._fail()
                else:
                    self._dead_tie()
                return
            if not self.power[target]:
                self.eyes[target][done] = OPEN
            if not self.power[attacker]:
                self.eyes[attacker][done] = OPEN
                self.picked = done
                if self.power[target]:
                    self.phase = PICK
                    self.actor = self.foe
                    return
            else:
                self.picked = NOBODY
                self.phase = PICK
                self.actor = self.seat
                return
            if not self._pair(done):
                return

    def _pair(self, place: int) -> bool:
        """Let the picked petal fight one of the target's; return whether they tie."""
        one = STRENGTH[self.petals[self.attacker][self.picked]]
        other = STRENGTH[self.petals[self.target][place]]
        self.mine.append(self.picked)
        self.theirs.append(place)
        self.picked = NOBODY
        if one > other:
            self._win()
        elif one < other:
            self._fail()
        return one == other

    def _dead_tie(self) -> None:
        """Let cards break a tie that has used up all petals: after each play the other acts."""
        self.phase = TIE_CARDS
        self.passes = 0
        self.mine = []
        self.theirs = []
        self.actor = self.seat
        if self.dead and self.last == self.seat:
            self.actor = self.foe
        self.dead = True

    def _fail(self) -> None:
        """End a battle that the attacker has not won."""
        self._peace()
        if self.alive[self.turn]:
            self.phase = MAIN
            self.actor = self.turn

    def _peace(self) -> None:
        self.attacker = self.target = 0
        self.dead = False
        self.passes = 0

    def _win(self) -> None:
        """Discard the petals that fought, capture what is left, draw (§7.4)."""
        attacker, target, seat, foe = self.attacker, self.target, self.seat, self.foe
        mine, theirs = self.mine, self.theirs
        self._peace()
        if not self.discard_all:
            mine, theirs = mine[:1], theirs[:1]
        self._pluck(attacker, mine)
        self._pluck(target, theirs)
        if self.petals[target]:
            self.gardens[foe].remove(target)
            self.gardens[seat].append(target)
            self.owner[target] = seat
        if not self.gardens[foe]:
            self._leave(foe)
            if self.phase == OVER:
                return
        self._draw(seat)
        if self.gardens[seat]:
            self._next_turn()
        else:
            self.phase = LAST_WILL
            self.actor = seat

    # Cards

    def _use(self, move: Move) -> None:
        """Play a hand card or create a flower, and let a battle take notice."""
        actor = self.actor
        hand = self.hands[actor]
        kind = move.kind
        self.fresh = False
        if kind >= CREATE:
            for card in move.cards:
                hand.remove(card)
            self._plant(actor, move.cards, kind == CREATE_POWER)
        else:
            card = move.card
            hand.remove(card)
            flower = move.flower
            if kind == HEART:
                self.petals[flower].insert(move.at, card)
                hidden = self.hidden_hearts and not self.power[flower]
                self.eyes[flower].insert(move.at, BIT[actor] if hidden else OPEN)
            else:
                self.grave.append(card)
                if kind == POISON:
                    self._poison(flower, move.at)
                elif kind == DIAMOND:
                    self.power[flower] = True
                    self.eyes[flower] = [OPEN] * len(self.petals[flower])
                elif kind == SPY_FLOWER:
                    bit = BIT[actor]
                    self.eyes[flower] = [eyes | bit for eyes in self.eyes[flower]]
        if self.phase == OVER or self.phase == MAIN or self.phase == LAST_WILL:
            return
        if not self.petals[self.attacker] or not self.petals[self.target]:
            self._fail()
            if not self.alive[self.turn]:
                self._next_turn()
            return
        self._bare()
        self.passes = 0
        if self.dead:
            self.last = actor
            self._compare()
        else:
            self._other()

    def _plant(self, seat: int, cards: list[int], power: bool) -> None:
        self.gardens[seat].append(len(self.petals))
        self.petals.append(cards[:])
        self.eyes.append([OPEN if power else BIT[seat]] * len(cards))
        self.power.append(power)
        self.owner.append(seat)

    def _poison(self, flower: int, place: int) -> None:
        owner = self.owner[flower]
        self._pluck(flower, [place])
        if not self.gardens[owner] and not (self.phase == LAST_WILL and owner == self.turn):
            self._leave(owner)
            if self.phase == MAIN and owner == self.turn:
                self._next_turn()

    def _pluck(self, flower: int, places: list[int]) -> None:
        """Take petals off a flower to the GraveRyard; without any it vanishes."""
        petals, eyes = self.petals[flower], self.eyes[flower]
        if len(places) > 1:
            places = sorted(places, reverse=True)
        for place in places:
            self.grave.append(petals.pop(place))
            eyes.pop(place)
        if not petals:
            owner = self.owner[flower]
            self.gardens[owner].remove(flower)
            self.owner[flower] = NOBODY
            self.power[flower] = False

    # Turns

    def _leave(self, seat: int) -> None:
        """Take a player without flowers out of the game (§7.5)."""
        self.alive[seat] = False
        self.living -= 1
        self.grave.extend(self.hands[seat])
        self.hands[seat] = []
        if self.living == 1:
            self.phase = OVER
            self.winner = self.alive.index(True)

    def _draw(self, seat: int) -> None:
        if not self.pile:
            self.pile = self.grave
            self.grave = []
            self.shuffle(self.pile)
        self.hands[seat].append(self.pile.pop())

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle some cards by dice."""
        last = len(cards) - 1
        while last > 0:
            other = self.dice.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def _next_turn(self, drew: bool = False) -> None:
        if self.phase == OVER:
            return
        self.drew[self.turn] = drew
        order = self.order
        place = order.index(self.turn)
        while True:
            place += 1
            if place == len(order):
                place = 0
            if self.alive[order[place]]:
                break
        seat = order[place]
        self.turn = self.actor = seat
        self.turns[seat] += 1
        self.begun += 1
        self.phase = MAIN
        self.fresh = True
        self.attacked = []
