"""State of a game of Flower Power, without its rules. Compiled (`tools.release.compiled`).

`Position` adds the rules.
"""

from __future__ import annotations

from typing import Final

from macclassic.engine.core.fast_random import FastRandom

from .actions import NO_INDEX
from .opening import NO_DEAL, Deal
from .options import FlowerOptions

BUILD: Final = 0
"""Phase: the seat to act lays its flowers."""
MAIN: Final = 1
"""Phase: the seat to act has its turn."""
REPLY: Final = 2
"""Phase: the seat to act replies in a battle, or passes."""
TIE_CARDS: Final = 3
"""Phase: the seat to act breaks a dead tie with a card, or passes (§7.3)."""
PICK: Final = 4
"""Phase: the seat to act picks the fighting petal of its POWER FLOWER."""
LAST_WILL: Final = 5
"""Phase: the seat to act plays its last will, or passes (§7.6)."""
OVER: Final = 6
"""Phase: the game is over."""

OPEN: Final = 127
"""Value of `eyes` for an open petal; other values have a bit for each seat that knows the petal."""
NO_OPTIONS: Final = FlowerOptions()
BIT: Final = [1 << seat for seat in range(8)]

NESTED: Final = ("petals", "eyes", "gardens", "hands", "watched")
"""Names of the attributes of a board that are lists of lists."""
LISTS: Final = ("power", "owner", "turns", "drew", "alive", "pile", "grave", "attacked", "fallen", "recycled")
"""Names of the attributes that are flat lists of changing length."""
NUMBERS: Final = (
    *("order", "mine", "theirs", "turn", "acting", "phase", "fresh", "winner", "deal", "shuffles"),
    *("attacker", "target", "seat", "foe", "passes", "picked", "dead", "last"),
)
"""Names of the other attributes that two equal boards share; derived ones are left out."""


class Board:
    """State of a game at one moment.

    Flowers are identified by their ids, counted from 1; cards and seats are numbers.

    By flower:

    - `petals`: its cards, the top first.
    - `eyes`: for each petal the seats that know it, one bit each, or OPEN.
    - `power`: true for a POWER FLOWER.
    - `owner`: the seat that has it, NO_INDEX once the flower is gone.

    By seat:

    - `gardens`, `hands`: ids of its flowers, and its cards, both in order of arrival.
    - `turns`: turns that it has begun; `begun` is the sum of all seats.
    - `drew`: true if it drew a card on its latest turn.
    - `alive`: true while it is in the game; `living` is the number of such seats.
    - `watched`: for each hand card the other seats that know it, one bit each. Not kept in playouts.

    Of the game:

    - `options`, `deal`: the options, and the deal that the game began with (none in playouts).
    - `order`: the seats in playing order.
    - `pile`, `grave`: the draw pile, next card last, and the Graveyard.
    - `phase`, `turn`, `acting`: the kind of decision, the seat whose turn it is, and the seat that decides
      (NO_INDEX once the game is over).
    - `fresh`: true until the first act of a turn.
    - `attacked`: this turn's attacks, each as ``flower << 12 | target``.
    - `winner`: the seat that has won, else NO_INDEX.
    - `fallen`: the seats that are out, in the order in which they left. Not kept in playouts.
    - `recycled`, `shuffles`: the cards of the latest reshuffle, sorted, and the number of reshuffles. Not
      kept in playouts.
    - `dice`: the random numbers with which playouts shuffle.

    Of a battle:

    - `attacker`, `target`: the flowers that fight, 0 if there is no battle; `seat`, `foe`: their owners.
    - `passes`: passes in a row.
    - `mine`, `theirs`: places of the petals compared so far, of the attacker and of the target.
    - `picked`: the place of the attacker's next petal.
    - `dead`: true once a tie has used up all petals, so that cards may break it; `last` is the seat that
      played the latest of these cards.
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

    __slots__ = tuple(__annotations__)  # Slots, since access to so many attributes in a dictionary is slow.

    def __init__(self, order: list[int], dice: FastRandom) -> None:
        """Make a board with empty gardens and hands; the first seat of `order` has the turn."""
        seats = len(order)
        self.order = order
        self.dice = dice
        self.petals = [[]]
        self.eyes = [[]]
        self.power = [False]
        self.owner = [NO_INDEX]
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
        self.winner = NO_INDEX
        self.attacker = self.target = 0
        self.seat = self.foe = NO_INDEX
        self.passes = 0
        self.mine = []
        self.theirs = []
        self.picked = NO_INDEX
        self.dead = False
        self.last = NO_INDEX
        self.deal = NO_DEAL
        self.options = NO_OPTIONS
        self.watched = [[] for _ in range(seats)]
        self.fallen = []
        self.recycled = []
        self.shuffles = 0

    def become(self, other: Board) -> None:
        """Copy from another board all that the rules need, except the dice."""
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
        """Copy from another board what only views and records need."""
        self.deal = other.deal
        self.watched = [each[:] for each in other.watched]
        self.fallen = other.fallen[:]
        self.recycled = other.recycled[:]
        self.shuffles = other.shuffles

    def share(self, other: Board) -> None:
        """Use the other board's lists wherever they are equal; afterwards neither board may change."""
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
        """True if two boards are equal in all but their dice."""
        return all(getattr(self, name) == getattr(other, name) for name in (*NESTED, *LISTS, *NUMBERS))

    # Frequent questions

    def against(self, seat: int) -> list[int]:
        """Return the flowers of all other seats, in playing order."""
        found: list[int] = []
        for other in self.order:
            if other != seat:
                found += self.gardens[other]
        return found

    def own_fighter(self) -> int:
        """Return the flower in battle of the seat to act, 0 if there is no battle."""
        return self.attacker if self.acting == self.seat else self.target

    def other_fighter(self) -> int:
        """Return the opposing flower in battle of the seat to act, 0 if there is no battle."""
        return self.target if self.acting == self.seat else self.attacker

    def may_draw(self) -> bool:
        """True if the seat at turn may draw a card instead of other acts (§5)."""
        seat = self.turn
        return (
            self.fresh
            and self.turns[seat] > 1
            and not self.drew[seat]
            and (len(self.pile) > 0 or len(self.grave) > 0)
        )

    def may_attack(self, flower: int, target: int) -> bool:
        """True if a flower of the seat at turn may attack an opposing flower (§5).

        A flower attacks once a turn. The only flower of a garden may attack each target once.
        """
        if not self.attacked:
            return True
        only = len(self.gardens[self.owner[flower]]) == 1
        for pair in self.attacked:
            if pair >> 12 == flower and (not only or pair & 4095 == target):
                return False
        return True
