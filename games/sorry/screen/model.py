"""What the table shows at one moment: where pawns and cards are, whose turn it is. Motion changes it step by
step, and when all motion has ended it equals the model made afresh from the view."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint

from ..board import COLOUR_OF, MODES
from ..position import OVER
from ..view import View
from . import layout


@dataclass
class Model:
    """The picture as data.

    `colours`: by seat; `places`: of all pawns; `points`: the middle of each pawn that plays; `lifted`: those
    in the air, drawn over all others. `card`: the open card, NONE if there is none; `pile`: how many cards
    are in it; `flying`: a card on its way to lie open, by its corner and whether its face is seen. `turn`:
    the seat to decide, -1 when the game is over.
    """

    colours: tuple[int, ...]
    places: list[int]
    points: dict[int, QPoint]
    card: int
    pile: int
    turn: int
    winners: tuple[int, ...] = ()
    lifted: tuple[int, ...] = ()
    flying: tuple[QPoint, bool] | None = None

    @property
    def pawns(self) -> tuple[int, ...]:
        """The pawns that play."""
        return tuple(self.points)


def picture_of(view: View) -> Model:
    """Return the picture of a view."""
    colours = MODES[view.mode].colours
    playing = [pawn for pawn in range(16) if COLOUR_OF[pawn] in colours]
    return Model(
        colours=colours,
        places=list(view.places),
        points={pawn: layout.pawn_at(pawn, view.places[pawn]) for pawn in playing},
        card=view.card,
        pile=sum(view.left),
        turn=-1 if view.phase == OVER else view.turn,
        winners=view.winners,
    )
