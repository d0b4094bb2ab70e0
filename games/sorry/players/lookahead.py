"""Computer players that weigh the boards their moves lead to.

Racer and Greedy look at the board after their own move. Thoughtful looks further: at the replies of the
others to every card left in the pile, and at its own next move (sorry §9).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import getitem

from macclassic.engine.core.chance import Stream
from macclassic.engine.players.base import Reason

from ..actions import Action, Move
from ..board import COLOUR_OF, DISTANCE, ENTRY, HOME, MODES, PLACES, START, TRACK
from ..cards import COPIES
from ..moves import after, moves_by
from ..view import View
from .reasons import why
from .tempers import Temper

Board = Sequence[int]
"""Places of all pawns."""
Weighed = Sequence[tuple[float, Action]]
"""Actions with their worth; higher is better."""


@dataclass(frozen=True, slots=True)
class LookaheadPlayer:
    """Computer player that takes the best of several moves, the first of equals.

    `weigh`: returns the worth of the moves that it considers. `temper`: its preference among moves that are
    worth nearly as much as the best. `gives`: the part of the temper's steps that it sacrifices for its
    preference.
    """

    weigh: Callable[[View, Sequence[Action]], Weighed]
    gives: float
    temper: Temper | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that looks best."""
        if len(legal) == 1:
            return legal[0]
        weighed = self.weigh(view, legal)
        most, best = max(weighed, key=lambda each: each[0])
        if self.temper is None:
            return best
        least = most - self.gives * self.temper.steps
        near = [
            (self.temper.liking(view, action), worth, action) for worth, action in weighed if worth >= least
        ]
        return max(near, key=lambda each: each[:2])[2]

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, Reason]:
        """Return the action it would choose and the reason, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action, legal)


def _own(view: View) -> tuple[int, ...]:
    """Return the pawns that the seat of a view moves."""
    return MODES[view.mode].own[view.seat]


def _board(view: View, action: Action) -> Board:
    """Return the places of all pawns after an action."""
    return after(view.places, action) if isinstance(action, Move) else view.places


def by_way_home(view: View, legal: Sequence[Action]) -> Weighed:
    """Weigh moves by the steps that its own pawns have left after them; others are ignored."""
    own = _own(view)

    def worth(places: Board) -> float:
        return sum(
            WAITING if places[pawn] == START else -DISTANCE[COLOUR_OF[pawn]][places[pawn]] for pawn in own
        )

    return [(worth(_board(view, action)), action) for action in legal]


def by_board(view: View, legal: Sequence[Action]) -> Weighed:
    """Weigh moves by the worth of the board after them, its own pawns against the others'."""
    mine = judge(view.mode, MODES[view.mode].sides[view.seat])
    return [(mine.worth(_board(view, action)), action) for action in legal]


def by_outlook(view: View, legal: Sequence[Action]) -> Weighed:
    """Weigh the moves that look best by the cards still in the pile.

    A move is worth the mean of the best boards that the player can reach with its next card, over the cards
    that an opponent may draw and those that it may draw after that. The opponent replies with the move that
    is best for the opponent. The cards left are public, their order is not.
    """
    mine = judge(view.mode, MODES[view.mode].sides[view.seat])
    outlook = Outlook(view)
    boards = [(_board(view, action), action) for action in legal]
    count = CANDIDATES if len(outlook.others) == 1 else CANDIDATES - 2
    ranked = sorted(boards, key=lambda each: -mine.worth(each[0]))[:count]
    return [(outlook.worth(places), action) for places, action in ranked]


# Worth of a board for a side: higher is better

CANDIDATES = 5
"""Number of moves, the best at first sight, that are examined; two fewer with several opponents."""
WAITING = -80.0
"""Worth of a pawn in its start. It must be clearly less than one on its circle.

Otherwise a step forward looks better than entering.
"""
ARRIVED = 8.0
SHELTERED = 3.0
"""Additional worth of a place in the safety zone."""
EXPOSED = 10.0
"""Cost of a pawn on an opponent's entry circle."""
VICTORY = 1e6

Table = tuple[float, ...]


def _table(colour: int) -> Table:
    """Return the worth of a pawn of a colour at each place."""
    found = [0.0] * PLACES
    for place, distance in enumerate(DISTANCE[colour]):
        if distance > 0:
            found[place] = SHELTERED - distance if place >= TRACK else float(-distance)
    found[HOME], found[START] = ARRIVED, WAITING
    return tuple(found)


TABLES = tuple(_table(COLOUR_OF[pawn]) for pawn in range(16))
"""Worth of each pawn at each place."""


class BoardJudge:
    """Values boards for one side of a mode.

    The value is the worth of its own pawns, less half the worth of the strongest opponent's pawns and half
    the mean over all opponents.
    """

    def __init__(self, mode: str, side: int) -> None:
        played = MODES[mode]
        own = dict(zip(played.sides, played.own, strict=True))
        self._pawns = own.pop(side)
        self._others = tuple(own.values())
        risky = [
            ENTRY[colour] for colour, other in zip(played.colours, played.sides, strict=True) if other != side
        ]
        tables = [(0.0,) * PLACES] * len(TABLES)
        for pawns in self._others:
            for pawn in pawns:
                tables[pawn] = tuple(-value for value in TABLES[pawn])
        for pawn in self._pawns:
            tables[pawn] = tuple(
                value - EXPOSED if place in risky else value for place, value in enumerate(TABLES[pawn])
            )
        self._tables = tuple(tables)

    def worth(self, places: Board) -> float:
        """Return the worth of a board for this side."""
        if places.count(HOME) >= len(self._pawns):
            if all(places[pawn] == HOME for pawn in self._pawns):
                return VICTORY
            if any(all(places[pawn] == HOME for pawn in pawns) for pawns in self._others):
                return -VICTORY
        if len(self._others) == 1:
            return sum(map(getitem, self._tables, places))
        values = list(map(getitem, self._tables, places))
        theirs = [sum(values[pawns[0] : pawns[-1] + 1]) for pawns in self._others]
        mine = sum(values[self._pawns[0] : self._pawns[-1] + 1])
        return mine + 0.5 * min(theirs) + 0.5 * sum(theirs) / len(theirs)


@cache
def judge(mode: str, side: int) -> BoardJudge:
    """Return the judge of a side, from a cache."""
    return BoardJudge(mode, side)


# Looking ahead


class Outlook:
    """Future worth of boards for the seat of one view, with a cache of boards."""

    def __init__(self, view: View) -> None:
        self._mode = MODES[view.mode]
        self._limits = view.must_split, view.spare_own, view.exact_home
        self._seat = view.seat
        sides = self._mode.sides
        self._judges = [judge(view.mode, side) for side in sides]
        self.others = [seat for seat in range(self._mode.seats) if sides[seat] != sides[view.seat]]
        """The seats of the opponents."""
        left = view.left if any(view.left) else COPIES  # after the last card all are shuffled again
        self._cards = [(card, count / sum(left)) for card, count in enumerate(left) if count]
        self._known: dict[tuple[int, ...], float] = {}

    def worth(self, places: Board) -> float:
        """Return the future worth of a board after the seat's own move."""
        mine = self._judges[self._seat]
        if mine.worth(places) == VICTORY:
            return VICTORY
        total = 0.0
        for other in self.others:
            for card, chance in self._cards:
                total += chance * self._mine_next(tuple(self._best(places, other, card)))
        return total / len(self.others)

    def _mine_next(self, places: tuple[int, ...]) -> float:
        """Return the mean worth of the best boards after the seat's own next card."""
        found = self._known.get(places)
        if found is None:
            mine = self._judges[self._seat]
            found = mine.worth(places)
            if found > -VICTORY:
                boards = ((self._best(places, self._seat, card), chance) for card, chance in self._cards)
                found = sum(chance * mine.worth(board) for board, chance in boards)
            self._known[places] = found
        return found

    def _best(self, places: Board, seat: int, card: int) -> Board:
        """Return the board that is best for a seat among those that a card can lead to."""
        mode = self._mode
        moves = moves_by(places, card, mode.own[seat], mode.opposing[seat], *self._limits)
        if not moves:
            return places
        return max((after(places, move) for move in moves), key=self._judges[seat].worth)
