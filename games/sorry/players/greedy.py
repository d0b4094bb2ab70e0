"""Players that look at the board after their own move and no further: Racer and Greedy."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Stream

from ..acts import Action, Move
from ..board import COLOUR_OF, DISTANCE, MODES, START
from ..moves import after
from ..view import View
from .judgement import WAITING, judge
from .reasons import Reason, why


def board_after(view: View, action: Action) -> Sequence[int]:
    """Return where all pawns are after an action."""
    return after(view.places, action) if isinstance(action, Move) else view.places


def own_pawns(view: View) -> tuple[int, ...]:
    """Return the pawns that the seat of a view moves."""
    return MODES[view.mode].own[view.seat]


class OneLook:
    """A player that takes the move after which the board is worth most, the first of several."""

    def worth(self, view: View, places: Sequence[int]) -> float:
        """Return what a board is worth to the seat of a view."""
        raise NotImplementedError

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that looks best."""
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: self.worth(view, board_after(view, action)))

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, Reason]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action, own_pawns(view), len(legal) == 1)


class RacerPlayer(OneLook):
    """Sees its own pawns only, and how far they have to go."""

    def worth(self, view: View, places: Sequence[int]) -> float:
        """Return the steps that its own pawns have left, as less than nothing."""
        return sum(
            WAITING if places[pawn] == START else -DISTANCE[COLOUR_OF[pawn]][places[pawn]]
            for pawn in own_pawns(view)
        )


class GreedyPlayer(OneLook):
    """Weighs its own pawns against the others'."""

    def worth(self, view: View, places: Sequence[int]) -> float:
        """Return what the judge of its side says."""
        return judge(view.mode, MODES[view.mode].sides[view.seat]).worth(places)
