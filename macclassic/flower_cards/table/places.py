"""Where cards lie on a table: places in its pixels, and the sizes of what lies there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QRect

CARD_W, CARD_H = 48, 78
SMALL_W, SMALL_H = 24, 39
FACE = 48
"""The breadth and height of a player's face."""
BACK = "back"
"""What the names of cards begin with that are not seen, ``back-SEAT-INDEX``."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its upper left corner, what lies over what, and whether its face is seen."""

    x: int
    y: int
    z: int = 0
    face: bool = True
    small: bool = False

    @property
    def rect(self) -> QRect:
        """The pixels that a card there covers."""
        return (
            QRect(self.x, self.y, SMALL_W, SMALL_H) if self.small else QRect(self.x, self.y, CARD_W, CARD_H)
        )


Places = dict[str, Place]
"""Places of cards by their ids."""


def month(card: str) -> int:
    """Return the number of a card's month, or coin, 1 to 12; the first two letters of its id."""
    return int(card[:2])


def uppermost(places: Mapping[str, Place], point: QPoint) -> str | None:
    """Return the card whose face is seen under a point, or None."""
    over = [(place.z, card) for card, place in places.items() if place.face and place.rect.contains(point)]
    return max(over)[1] if over else None


def without(cards: tuple[str, ...], gone: Any) -> tuple[str, ...]:
    """Return cards less some: a card's id or a collection of them."""
    names = {gone} if isinstance(gone, str) else set(gone)
    return tuple(card for card in cards if card not in names)
