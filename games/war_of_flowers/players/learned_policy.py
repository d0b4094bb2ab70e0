"""Policy learned from many games.

A move is rated by *signs*, features made of public information: a card's worth to its taker, by the taker's
cards of the kind and sets; its worth to the two others, when it is taken or left to them; points made at
once; and a few more. Each sign has a weight in thousandths. The probability of a move is proportional to the
exponential of the sum of its weights. The weights are in `habits.json`; `tools.research.war_habits` learns
them. Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.actions import COUNT

from ..actions import GO, STOP, TAKEN, Action, Go, Play, Take
from ..cards import ANIMALS, BIRDS, BLUE, CUP, DECEMBER, DOUBLES, ORCHID, RED, RIBBONS, SUNS
from ..position import STACK, Position, open_cards
from ..scoring import points
from .playout import Policy

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of cards that differ in what their worth depends on
PLAIN: Final = 0
DOUBLE: Final = 1
SUN: Final = 2
LAST_SUN: Final = 3
ANIMAL: Final = 4
BIRD: Final = 5
RIBBON: Final = 6
IN_RED: Final = 7
IN_BLUE: Final = 8
IN_ORCHID: Final = 9


def _kind(card: int, cup_plain: bool) -> int:
    bit = 1 << card
    if bit & SUNS:
        return LAST_SUN if bit & DECEMBER else SUN
    if bit & DOUBLES or (cup_plain and bit == CUP):
        return DOUBLE
    for kind, cards in (
        (BIRD, BIRDS),
        (ANIMAL, ANIMALS),
        (IN_RED, RED),
        (IN_BLUE, BLUE),
        (IN_ORCHID, ORCHID),
        (RIBBON, RIBBONS),
    ):
        if bit & cards:
            return kind
    return PLAIN


KINDS: Final = [bytes(_kind(card, cup_plain) for card in range(48)) for cup_plain in (False, True)]

# A *holding* is the part of a tally that matters to a kind: number of the kind (5 bits), number of its set
# (2), and the others' number of that (3). By kind: the lowest bit of each in a tally, and the mask.
HAVE_LOW: Final = bytes((24, 24, 0, 0, 4, 4, 12, 12, 12, 12))
HAVE_BITS: Final = bytes((31, 31, 7, 7, 15, 15, 15, 15, 15, 15))
SET_LOW: Final = bytes((0, 0, 0, 0, 0, 8, 0, 16, 18, 20))
SET_BITS: Final = bytes((0, 0, 0, 0, 0, 3, 0, 3, 3, 3))
OTHERS_BITS: Final = bytes((0, 0, 7, 7, 0, 3, 0, 3, 3, 3))
HOLDING: Final = 10
"""Bits of a holding."""


def _shape(kind: int) -> int:
    """Return the kind and its fields packed into five bits each: positions and masks."""
    fields = (kind, HAVE_LOW[kind], HAVE_BITS[kind], SET_LOW[kind], SET_BITS[kind], OTHERS_BITS[kind])
    return sum(field << 5 * which for which, field in enumerate(fields))


SHAPES: Final = [[_shape(kind) for kind in kinds] for kinds in KINDS]
"""Packed fields of each card, by whether the cup is a plain."""

# Roles: the relation of a card to a seat. Cards won are counted by stage of the game: early, middle, late.
WON: Final = 0
NEXT: Final = 3
AFTER: Final = 4
LAID: Final = 5
LEFT_NEXT: Final = 6
LEFT_AFTER: Final = 7
ROLES: Final = 8
STAGES: Final = bytes((2, 2, 2, 1, 1, 0, 0, 0))
"""Stage by the number of cards in the hand, including the one that is played."""
LOWEST: Final = bytes((0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0))

# Weights of one role, by kind: for plains by their number, for suns by their number, December's and the
# others' suns, and so on. The last weight of a set is for a set that another seat has broken.
WORTHS: Final = (("plain", 13), ("sun", 30), ("animal", 8), ("bird", 4), ("ribbon", 8), ("set", 4))
WORTH: Final = 67
# Other weights. By stage: points made (11 and more together), a call reached, all four of a month, a card
# laid down. A pair taken and a card laid down are also rated by 4 * cards of the month in the hand + unseen
# ones. For GO: by cards left in the hand, the most and the least points of another seat, own points, and
# earlier GO calls.
REST: Final = (
    ("rise", 12),
    ("call", 3),
    ("four", 3),
    ("pair", 16),
    ("laid_month", 16),
    ("laid_stage", 3),
    ("go_left", 8),
    ("go_most", 8),
    ("go_own", 16),
    ("go_least", 8),
    ("go_again", 4),
)
_NAMES: Final = [name for name, _ in REST]


def _first(name: str) -> int:
    return sum(count for _, count in REST[: _NAMES.index(name)])


SIZE: Final = ROLES * WORTH + sum(count for _, count in REST)
"""Number of weights in total."""
CARDS: Final = ROLES * 10 << HOLDING
"""Number of table entries for worths of cards; the other weights follow."""
RISE: Final[int] = CARDS + _first("rise")
CALLS: Final[int] = CARDS + _first("call")
FOUR: Final[int] = CARDS + _first("four")
PAIR: Final[int] = CARDS + _first("pair")
LAY: Final[int] = CARDS + _first("laid_month")
LAY_STAGE: Final[int] = CARDS + _first("laid_stage")
GO_LEFT: Final[int] = CARDS + _first("go_left")
GO_MOST: Final[int] = CARDS + _first("go_most")
GO_OWN: Final[int] = CARDS + _first("go_own")
GO_LEAST: Final[int] = CARDS + _first("go_least")
GO_AGAIN: Final[int] = CARDS + _first("go_again")

LOT: Final = 4096
GUMBEL: Final = [round(-1000 * log(-log((which + 0.5) / LOT))) for which in range(LOT)]
"""Gumbel noise in thousandths.

The move with the greatest sum of value and noise is distributed by the exponentials of the values.
"""


def signs(place: int) -> list[int]:
    """Return the indices of the weights whose sum is the table entry at `place`."""
    if place >= CARDS:
        return [ROLES * WORTH + place - CARDS]
    role, kind = divmod(place >> HOLDING, 10)
    have, of_set, others = place >> 5 & 31, place >> 3 & 3, place & 7
    first = WORTH * role
    if kind <= DOUBLE:
        return [first + min(have, 12)] * (1 + kind)
    first += 13
    if kind <= LAST_SUN:
        return [first + (min(have, 4) * 2 + kind - SUN) * 3 + (0 if others < 2 else 1 if others == 2 else 2)]
    first += 30
    if kind > BIRD:
        first += 12
    found = [first + min(have, 7)]
    if kind in (BIRD, IN_RED, IN_BLUE, IN_ORCHID):
        found.append(first + 8 + (3 if others else of_set))
    return found


class LearnedTable:
    """Table of a learned policy: the summed weights of each entry."""

    table: list[int]

    def __init__(self, numbers: list[int]) -> None:
        """Build the table from `SIZE` integer weights in thousandths."""
        table = [0] * (CARDS + SIZE - ROLES * WORTH)
        for role in range(ROLES):
            for kind in range(10):
                first = role * 10 + kind << HOLDING
                for have in range(HAVE_BITS[kind] + 1):
                    for of_set in range(SET_BITS[kind] + 1):
                        for others in range(OTHERS_BITS[kind] + 1):
                            place = first | have << 5 | of_set << 3 | others
                            table[place] = sum([numbers[which] for which in signs(place)])
        for place in range(CARDS, len(table)):
            table[place] = numbers[ROLES * WORTH + place - CARDS]
        self.table = table


class LearnedPolicy(Policy):
    """Policy in which every seat plays by learned weights.

    `heat`: temperature in thousandths of the learned one; 0 always takes the best move.
    """

    _gone: i64
    _shapes: list[int]
    _mine: i64
    _one: i64
    _two: i64
    _heat: i64
    _noted: list[int]
    _noting: bool
    _table: list[int]

    def __init__(self, lessons: LearnedTable, dice: FastRandom, heat: int = 1000) -> None:
        super().__init__(dice)
        self._gone = self._mine = self._one = self._two = 0
        self._shapes = SHAPES[0]
        self._table = lessons.table
        self._heat = heat
        self._noting = False
        self._noted = []

    def places(self, position: Position, action: Action) -> list[int]:
        """Return the table entries that rate an action, for learning; empty for STOP."""
        self._noted = []
        self._noting = True
        self.look(position)
        if isinstance(action, Play):
            self._of_play(position, action)
        elif isinstance(action, Take):
            self._of_take(position, action.card)
        elif isinstance(action, Go):
            self._of_go(position)
        self._noting = False
        return self._noted

    def call(self, position: Position) -> Action:
        go = self._of_go(position) + self._luck()
        return GO if go >= self._luck() else STOP

    def _luck(self) -> i64:
        """Return the noise to add to a value."""
        heat = self._heat
        if not heat:
            return 0
        luck: i64 = GUMBEL[self._dice.below(LOT)]
        return luck if heat == 1000 else luck * heat // 1000

    def look(self, position: Position) -> None:
        """Cache the tallies and visible cards that rate the moves of the seat at turn."""
        seat = position.turn
        tallies = position.tallies
        self._mine = tallies[seat]
        self._one = tallies[seat + 1 if seat < 2 else 0]
        self._two = tallies[seat - 1 if seat else 2]
        hand: i64 = position.hands[seat]
        self._gone = open_cards(position) | hand
        self._shapes = SHAPES[1] if position.cup_plain else SHAPES[0]

    def of_play(self, position: Position, play: Play) -> i64:
        return self._of_play(position, play) + self._luck()

    def of_take(self, position: Position, card: i64) -> i64:
        return self._of_take(position, card) + self._luck()

    def _of_play(self, position: Position, play: Play) -> i64:
        """Return the sum of the weights of a play."""
        seat = position.turn
        table = position.table
        card = play.card
        take = play.take
        shift = card & 60
        hand: i64 = position.hands[seat]
        coming: i64 = 4 - COUNT[self._gone >> shift & 15]
        held = COUNT[hand >> shift & 15]
        left = (STACK + 2 - position.turned_count) // 3
        stage: i64 = STAGES[left]
        part = table >> shift & 15
        if take >= 0:
            part = 1 << (take & 3)
        elif part:
            part = TAKEN[shift << 2 | part]
        worths = self._table
        if not part:
            lay = LAY + 4 * held + coming
            total: i64 = worths[lay] + worths[LAY_STAGE + stage]
            if self._noting:
                self._noted.extend([lay, LAY_STAGE + stage])
            # A laid card has no taker if no other card of its month is left.
            return total + self._of_card(card, LAID, True) if coming or held > 1 else total
        total = self._of_card(card, WON + stage, False)
        if COUNT[part] == 3:
            sign = FOUR + stage
        else:
            sign = PAIR + 4 * held + coming
        total += worths[sign]
        if self._noting:
            self._noted.append(sign)
        rest = part
        while rest:
            low: i64 = LOWEST[rest]
            rest &= rest - 1
            total += self._of_card(shift + low, WON + stage, True)
        bits = part | 1 << (card & 3)
        return total + self._of_points(position, position.tally[shift << 2 | bits], stage)

    def _of_take(self, position: Position, card: i64) -> i64:
        """Return the value of a table card that the turned card may take."""
        stage: i64 = STAGES[(STACK - position.turned_count) // 3 + 1]
        shift = card & 60
        bits = 1 << (card & 3) | 1 << (position.turned & 3)
        tally: i64 = position.tally[shift << 2 | bits]
        grabbed = position.grabbed
        if grabbed:  # the hand card takes its cards whichever card is chosen
            other = position.played & 60
            taken = grabbed >> other | 1 << (position.played & 3)
            tally += position.tally[other << 2 | (taken & 15)]
        return self._of_card(card, WON + stage, True) + self._of_points(position, tally, stage)

    def _of_card(self, card: i64, role: i64, wanted: bool) -> i64:
        """Return the worth of a card to the seat at turn and, if `wanted`, to the others."""
        shape: i64 = self._shapes[card]
        mine = self._mine
        one = self._one
        two = self._two
        kind = shape & 31
        low = shape >> 5 & 31
        have = shape >> 10 & 31
        set_low = shape >> 15 & 31
        of_set = shape >> 20 & 31
        others = shape >> 25
        first = role * 10 + kind << HOLDING
        place = first | (mine >> low & have) << 5 | (mine >> set_low & of_set) << 3
        place |= (one | two) >> set_low & others
        total: i64 = self._table[place]
        if self._noting:
            self._noted.append(place)
        if wanted:
            first = (LEFT_NEXT if role == LAID else NEXT) * 10 + kind << HOLDING
            place = first | (one >> low & have) << 5 | (one >> set_low & of_set) << 3
            place |= (mine | two) >> set_low & others
            after = first + (10 << HOLDING) | (two >> low & have) << 5 | (two >> set_low & of_set) << 3
            after |= (mine | one) >> set_low & others
            total += self._table[place] + self._table[after]
            if self._noting:
                self._noted.extend([place, after])
        return total

    def _of_points(self, position: Position, more: i64, stage: i64) -> i64:
        """Return the value of the points that additional cards make at once."""
        seat = position.turn
        was: i64 = position.points[seat]
        now = points(self._mine + more)
        rise = RISE + (now - was if now - was < 11 else 11)
        if self._noting:
            self._noted.append(rise)
        total: i64 = self._table[rise]
        if now >= 3 and now > was and now > position.go_score[seat]:
            total += self._table[CALLS + stage]
            if self._noting:
                self._noted.append(CALLS + stage)
        return total

    def _of_go(self, position: Position) -> i64:
        seat = position.turn
        most: i64 = position.points[seat + 1 if seat < 2 else 0]
        least: i64 = position.points[seat - 1 if seat else 2]
        if most < least:
            most, least = least, most
        now: i64 = position.points[seat]
        gos: i64 = position.gos[seat]
        one = GO_LEFT + (STACK - position.turned_count) // 3
        two = GO_MOST + (most if most < 7 else 7)
        three = GO_OWN + (now if now < 15 else 15)
        four = GO_LEAST + (least if least < 7 else 7)
        five = GO_AGAIN + (gos if gos < 3 else 3)
        if self._noting:
            self._noted.extend([one, two, three, four, five])
        worths = self._table
        return worths[one] + worths[two] + worths[three] + worths[four] + worths[five]
