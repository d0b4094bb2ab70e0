"""A player that looks ahead: every card left in the pile, its own next move and the others' replies (§9)."""

from __future__ import annotations

from collections.abc import Sequence

from games.sorry.cards import COPIES
from games.sorry.moves import options
from games.sorry.players.greedy import after, own_pawns
from games.sorry.players.judgement import Judge, judge
from games.sorry.players.reasons import Reason, why
from games.sorry.state import MODES, Action, View
from macclassic.engine.chance import Stream

CANDIDATES = 5
"""So many moves, the best at first sight, are thought through."""


class ThoughtfulPlayer:
    """Weighs its best moves by what the cards still in the pile would make of them.

    A move is worth the mean, over these cards, of the best board that its next card can bring, and of the
    boards that the others' best replies leave it. Which cards are left is known to whoever counts; their
    order is not.
    """

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that is worth most."""
        if len(legal) == 1:
            return legal[0]
        judges = judge(view.mode, MODES[view.mode].sides[view.seat])
        boards = [(after(view.places, action), action) for action in legal]
        ranked = sorted(boards, key=lambda each: -judges.worth(each[0]))[:CANDIDATES]
        return max(ranked, key=lambda each: self.prospect(view, each[0]))[1]

    def prospect(self, view: View, places: list[int]) -> float:
        """Return what a board is worth to the seat of a view, looking ahead."""
        mode = MODES[view.mode]
        seat = view.seat
        mine = judge(view.mode, mode.sides[seat])
        others = [other for other in range(mode.seats) if mode.sides[other] != mode.sides[seat]]
        weights = view.left if any(view.left) else COPIES
        own = gain = 0.0
        for card, weight in enumerate(weights):
            if not weight:
                continue
            own += weight * self._best(view, places, seat, card, mine)[0]
            for other in others:
                theirs = judge(view.mode, mode.sides[other])
                gain += weight * mine.worth(self._best(view, places, other, card, theirs)[1])
        return own + gain / len(others)

    def _best(
        self, view: View, places: list[int], seat: int, card: int, by: Judge
    ) -> tuple[float, list[int]]:
        """Return the best board that a card can bring a seat, as a judge says, and its worth."""
        mode = MODES[view.mode]
        moves = options(places, card, mode.own(seat), mode.opposing(seat), view.must_split)
        if not moves:
            return by.worth(places), places
        return max((by.worth(board), board) for board in (after(places, move) for move in moves))

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, Reason]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action, own_pawns(view), len(legal) == 1)
