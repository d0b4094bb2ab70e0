"""Closing animation of a won match: *The Year Goes By*, or coins in a jar if cards are coins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from macclassic.flower_cards.table.picture_model import CardState
from macclassic.table import finale
from macclassic.table.finale import LeavingPiece
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.pictures import picture

from ..painting import image_of
from ..picture_model import BACK, SMALL, Places, month

MONTHS = 12
FOOT = 6
"""Rows between the hedge, or the jar, and the edge of the table."""
WINGS = ("crane-1", "crane-2")
CORNER = 16
"""Columns at the right for the window's size box."""
JARS = 5
"""Number of pictures of a jar, from empty to full."""


def of_flowers(now: CardState, stage: Stage, above: FlyingLayer) -> Iterator[Motion]:
    """Yield the motions after a won war: a hedge of twelve plants grows.

    All cards leave month by month, drift down and come up as the plants of their months. Then a crane
    crosses.
    """
    leaves = []
    came = dict.fromkeys(range(1, MONTHS + 1), 0)
    width, height = above.size().width() - CORNER, above.size().height()
    for card in _by_month(now.model.places):
        number = month(card)
        plant = picture("moments", f"plant-{number:02}")
        # Twelve beds side by side, each with room for its four plants.
        x = (width * (2 * number - 1)) // (2 * MONTHS) + (2 * came[number] - 3) * plant.width() // 2
        came[number] += 1
        leaves.append(_leaf(now, card, "cards", plant, QPoint(x, height - FOOT - plant.height())))
    yield finale.drift(above, leaves, stage)
    yield finale.cross(above, [picture("moments", name) for name in WINGS], height // 3)


def of_coins(now: CardState, stage: Stage, above: FlyingLayer) -> Iterator[Motion]:
    """Yield the motions after a match at coins is won: all collected cards fall into a jar."""
    jars = [picture("moments", f"jar-{number}") for number in range(JARS)]
    corner = QPoint(
        (above.size().width() - jars[0].width()) // 2, above.size().height() - FOOT - jars[0].height()
    )
    cards = _by_month({card: now.model.places[card] for card in _collected(now)})
    leaves = [
        _leaf(now, card, "cards/coins", jars[JARS * number // len(cards)], corner, into=True)
        for number, card in enumerate(cards)
    ]
    yield Motion(0, begin=lambda: above.put("jar", corner, jars[0]))
    yield finale.drift(above, leaves, stage, trail=False)


def _collected(now: CardState) -> Sequence[str]:
    return [card for card in now.model.collections[now.model.viewer] if card in now.model.places]


def _by_month(places: Places) -> list[str]:
    """Return the open cards, January's first."""
    return sorted(card for card, place in places.items() if place.face and not card.startswith(BACK))


def _leaf(
    now: CardState, card: str, folder: str, stands: QImage, at: QPoint, into: bool = False
) -> LeavingPiece:
    """Return a card as a piece that drifts to the picture it turns into; from above if `into`."""
    place = now.model.places[card]
    small = replace(place, size=SMALL)
    back = image_of(card, replace(small, face=False), now.options.back, folder)
    front = image_of(card, small, "", folder)
    goal = QPoint(at.x() + stands.width() // 2, at.y() if into else at.y() + stands.height() // 2)
    return LeavingPiece(front, place.rect.center(), goal, stands, at, back)
