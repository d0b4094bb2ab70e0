"""Closing animation of a won match: a house of cards, built of all sets, the winner's first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from macclassic.table import finale
from macclassic.table.finale import LeavingPiece
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.pictures import picture

from ...cards import IDS
from ..drawing import back_image, face_image
from ..layout import MINI, set_name

if TYPE_CHECKING:
    from ..layout import State

STOREYS = 4
PAIR, STOREY, FLAT = 28, 22, 14
"""Width in pixels of a pair of leaning cards, height of a storey, indent of a flat card in a pair."""
FOOT = 60
"""Rows below the house."""


def house(now: State, stage: Stage, above: FlyingLayer) -> Iterator[Motion]:
    """Yield the motion in which the cards of all sets become cards of the house."""
    model = now.model
    seats = sorted(range(4), key=lambda seat: seat != now.company.you)
    cards = [4 * kind + one for seat in seats for kind in model.sets[seat] for one in range(4)]
    back = back_image(now.options.back)
    leaves = []
    for card, (name, at) in zip(cards, _pieces(above), strict=False):
        piece = picture("moments", name)
        start = model.places[set_name(card // 4)].rect.center()
        middle = at + QPoint(piece.width() // 2, piece.height() // 2)
        leaves.append(LeavingPiece(face_image(IDS[card], MINI), start, middle, piece, at, back))
    yield finale.drift(above, leaves, stage, trail=False)


def _pieces(above: FlyingLayer) -> Iterator[tuple[str, QPoint]]:
    """Yield the picture name and the corner of each card of the house, from the lowest storey up."""
    size = above.size()
    foot = size.height() - FOOT
    for storey in range(STOREYS):
        pairs = STOREYS - storey
        left = (size.width() - PAIR * pairs) // 2
        top = foot - STOREY * (storey + 1)
        for pair in range(pairs):
            corner = QPoint(left + PAIR * pair, top + 4)
            yield "card-leaning-right", corner
            yield "card-leaning-left", corner + QPoint(PAIR // 2, 0)
        for pair in range(pairs - 1):
            yield "card-flat", QPoint(left + PAIR * pair + FLAT, top - 1)
