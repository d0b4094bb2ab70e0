"""Magnified card: the full picture of a covered or small card, and its names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtGui import QImage

from macclassic.flower_cards.table.picture_model import CardState
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.spots import Spot

from .picture_model import CARD_H, CARD_W


def closer(_now: CardState, spot: Spot, covered: bool, ids: Collection[str], folder: str) -> QImage | None:
    """Return the full picture of a covered or small card; None for any other spot."""
    small = spot.rect.width() < CARD_W or spot.rect.height() < CARD_H
    return picture(folder, spot.key) if spot.key in ids and (small or covered) else None


def explains(_now: CardState, spot: Spot, ids: Collection[str]) -> bool:
    """Return True for an open card."""
    return spot.key in ids


def names(
    _now: CardState, spot: Spot, ids: Collection[str], named: Callable[[str], Sequence[str]]
) -> Sequence[str]:
    """Return the names of an open card."""
    return named(spot.key) if spot.key in ids else ()
