"""Magnified card: the full picture of a covered or small card, and its names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtGui import QImage

from macclassic.flower_cards.table.picture_model import CardState
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.spots import Role, Spot

from .painting import MESSAGE
from .picture_model import CARD_H, CARD_W
from .player_signs import ON_CARDS


def closer(_now: CardState, spot: Spot, covered: bool, ids: Collection[str], folder: str) -> QImage | None:
    """Return the full picture of a covered or small card; None for any other spot."""
    small = spot.rect.width() < CARD_W or spot.rect.height() < CARD_H
    return picture(folder, spot.key) if spot.key in ids and (small or covered) else None


UNEXPLAINED = {"month", "prompt", MESSAGE, "three", *ON_CARDS}
"""First words of the keys of spots without a picture, and of signs on a card, which answers itself."""


def explains(_now: CardState, spot: Spot, ids: Collection[str]) -> bool:
    """Return True for an open card, and all else with a picture: backs, sets, trays, players, the stack."""
    pictured = bool(spot.balloon) and spot.role != Role.Button
    return spot.key in ids or (pictured and spot.key.partition("-")[0] not in UNEXPLAINED)


def names(
    _now: CardState, spot: Spot, ids: Collection[str], named: Callable[[str], Sequence[str]]
) -> Sequence[str]:
    """Return the names of an open card."""
    return named(spot.key) if spot.key in ids else ()
