"""A player that looks ahead: the others' replies to every card left in the pile, and its own next move."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream

from ..acts import Action
from ..board import MODES
from ..cards import COPIES
from ..moves import after, moves_by
from ..view import View
from .greedy import board_after, own_pawns
from .judgement import VICTORY, judge
from .reasons import Reason, why

CANDIDATES = 5
"""So many moves, the best at first sight, are thought through; fewer where more opponents reply."""


class ThoughtfulPlayer:
    """Weighs its best moves by what the cards still in the pile would make of them.

    A move is worth the mean, over the cards that an opponent may draw and the cards that it may draw itself
    after that, of the best board it can reach, when the opponent has replied with the move that is best for
    the opponent. Which cards are left is known to whoever counts; their order is not.
    """

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that is worth most."""
        if len(legal) == 1:
            return legal[0]
        mode = MODES[view.mode]
        mine = judge(view.mode, mode.sides[view.seat])
        outlook = Outlook(view)
        boards = [(board_after(view, action), action) for action in legal]
        count = CANDIDATES if len(outlook.others) == 1 else CANDIDATES - 2
        ranked = sorted(boards, key=lambda each: -mine.worth(each[0]))[:count]
        return max(ranked, key=lambda each: outlook.worth(each[0]))[1]

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, Reason]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action, own_pawns(view), len(legal) == 1)


class Outlook:
    """What boards may become, for the seat of one view; it remembers boards that it has met."""

    def __init__(self, view: View) -> None:
        self._mode = MODES[view.mode]
        self._must_split = view.must_split
        self._seat = view.seat
        sides = self._mode.sides
        self._judges = [judge(view.mode, side) for side in sides]
        self.others = [seat for seat in range(self._mode.seats) if sides[seat] != sides[view.seat]]
        """The seats that oppose it."""
        left = view.left if any(view.left) else COPIES  # after the last card all are shuffled again
        self._cards = [(card, count / sum(left)) for card, count in enumerate(left) if count]
        self._known: dict[tuple[int, ...], float] = {}

    def worth(self, places: Sequence[int]) -> float:
        """Return what a board after its own move is worth to the seat."""
        mine = self._judges[self._seat]
        if mine.worth(places) == VICTORY:
            return VICTORY
        total = 0.0
        for other in self.others:
            for card, chance in self._cards:
                total += chance * self._mine_next(tuple(self._best(places, other, card)))
        return total / len(self.others)

    def _mine_next(self, places: tuple[int, ...]) -> float:
        """Return the mean worth of the best boards that its own next card can bring."""
        found = self._known.get(places)
        if found is None:
            mine = self._judges[self._seat]
            found = mine.worth(places)
            if found > -VICTORY:
                boards = ((self._best(places, self._seat, card), chance) for card, chance in self._cards)
                found = sum(chance * mine.worth(board) for board, chance in boards)
            self._known[places] = found
        return found

    def _best(self, places: Sequence[int], seat: int, card: int) -> Sequence[int]:
        """Return the board that is best for a seat of all that a card can bring it."""
        mode = self._mode
        moves = moves_by(places, card, mode.own[seat], mode.opposing[seat], self._must_split)
        if not moves:
            return places
        return max((after(places, move) for move in moves), key=self._judges[seat].worth)
