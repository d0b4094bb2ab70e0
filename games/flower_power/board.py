"""What lies on the table of Flower Power and in the hands, and what is to be decided. Compiled.

It is what a `Position` is, without the playing.
"""

from __future__ import annotations

from typing import Final

from macclassic.engine.core.fast_random import FastRandom

from .actions import NOBODY
from .opening import NO_DEAL, Deal
from .options import FlowerOptions

BUILD: Final = 0
MAIN: Final = 1
REPLY: Final = 2
TIE_CARDS: Final = 3
PICK: Final = 4
LAST_WILL: Final = 5
OVER: Final = 6
"""What the seat to decide is to do: lay its flowers; its turn; reply in a battle or pass; break a dead tie
with a card or pass (§7.3); pick the fighting petal of its POWER FLOWER; play its last will or pass (§7.6).
Or the game is over."""

OPEN: Final = 127
"""The eyes of a petal that lies open; else a bit for each seat that knows it."""
NO_OPTIONS: Final = FlowerOptions()
BIT: Final = [1 << seat for seat in range(8)]

NESTED: Final = ("petals", "eyes", "gardens", "hands", "watched")
"""What of a board is lists of lists."""
LISTS: Final = ("power", "owner", "turns", "drew", "alive", "pile", "grave", "attacked", "fallen", "recycled")
"""What else is lists that grow and shrink."""
NUMBERS: Final = (
    *("order", "mine", "theirs", "turn", "acting", "phase", "fresh", "winner", "deal", "shuffles"),
    *("attacker", "target", "seat", "foe", "passes", "picked", "dead", "last"),
)
"""What a moment is besides, but for what follows of it."""


class Board:
    """One moment of a game. Flowers go by their ids, from 1; cards and seats are numbers.

    By flower: `petals` and who knows them, `eyes`, the top first; `power`; `owner`, NOBODY once it is gone.
    By seat: `gardens` (ids) and `hands`, both in order of arrival; `turns` begun, and together `begun`;
    `drew`: whether it drew on the last turn it had; `alive`, and how many are, `living`. `order`: the seats
    in playing order. `pile`: the next card last. `grave`: the GraveRyard. `phase`, `turn`, `acting`: what is
    to be decided, whose turn it is, and who decides (NOBODY once it is over). `fresh`: whether nothing was
    done in this turn yet. `attacked`: this turn's attacks, ``flower << 12 | target``. `winner`: or NOBODY.

    In a battle `attacker` and `target` fight (else 0) for `seat` and `foe`; `passes`: in a row; `mine` and
    `theirs` are the places of the petals compared so far, `picked` the attacker's next; `dead`: whether a tie
    has used up all petals, so that cards may break it; `last`: who played the last of these.

    `options`: what it is played under. What no rule asks for, and play-outs leave out: `deal`; `watched`: for
    each hand card the other seats that know it, a bit each; `fallen`: who is out, in the order in which they
    went; `recycled`: the cards of the last reshuffle, sorted, and how many `shuffles` there have been.

    `dice`: what play-outs shuffle by.
    """

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
    acting: int
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
    dice: FastRandom
    deal: Deal
    options: FlowerOptions
    watched: list[list[int]]
    fallen: list[int]
    recycled: list[int]
    shuffles: int

    __slots__ = tuple(__annotations__)  # so many attributes in a dictionary are slow

    def __init__(self, order: list[int], dice: FastRandom) -> None:
        """Begin with empty gardens and hands for the seats in playing order, the first one at turn."""
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
        self.turn = self.acting = order[0]
        self.phase = BUILD
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
        self.deal = NO_DEAL
        self.options = NO_OPTIONS
        self.watched = [[] for _ in range(seats)]
        self.fallen = []
        self.recycled = []
        self.shuffles = 0

    def become(self, other: Board) -> None:
        """Take over all of another that rules ask for, but for its dice."""
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
        self.acting = other.acting
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
        self.options = other.options

    def remember(self, other: Board) -> None:
        """Take over of another what only views and records ask for."""
        self.deal = other.deal
        self.watched = [each[:] for each in other.watched]
        self.fallen = other.fallen[:]
        self.recycled = other.recycled[:]
        self.shuffles = other.shuffles

    def share(self, other: Board) -> None:
        """Have all lists that are the same in another in common with it; neither may change any more."""
        for name in NESTED:
            mine, theirs = getattr(self, name), getattr(other, name)
            for at in range(min(len(mine), len(theirs))):
                if mine[at] == theirs[at]:
                    mine[at] = theirs[at]
        for name in (*NESTED, *LISTS):
            theirs = getattr(other, name)
            if getattr(self, name) == theirs:
                setattr(self, name, theirs)

    def same(self, other: Board) -> bool:
        """Whether all of two moments is the same but for their dice."""
        return all(getattr(self, name) == getattr(other, name) for name in (*NESTED, *LISTS, *NUMBERS))

    # What is asked often

    def against(self, seat: int) -> list[int]:
        """Return the flowers of all others, in playing order."""
        found: list[int] = []
        for other in self.order:
            if other != seat:
                found += self.gardens[other]
        return found

    def own_fighter(self) -> int:
        """Return the flower that the one to decide has in the battle, 0 if there is none."""
        return self.attacker if self.acting == self.seat else self.target

    def other_fighter(self) -> int:
        """Return the flower that it fights against, 0 if there is none."""
        return self.target if self.acting == self.seat else self.attacker

    def may_draw(self) -> bool:
        """Whether the one at turn may draw instead (§5)."""
        seat = self.turn
        return (
            self.fresh
            and self.turns[seat] > 1
            and not self.drew[seat]
            and (len(self.pile) > 0 or len(self.grave) > 0)
        )

    def may_attack(self, flower: int, target: int) -> bool:
        """Whether an own flower of the one at turn may attack an opposing one: not when it is exhausted,
        except as the only one, and then each target once (§5)."""
        if not self.attacked:
            return True
        only = len(self.gardens[self.owner[flower]]) == 1
        for pair in self.attacked:
            if pair >> 12 == flower and (not only or pair & 4095 == target):
                return False
        return True
