"""Where cards lie on a table: places in its pixels, and the sizes of what lies there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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


def by_month(cards: Iterable[str]) -> dict[int, list[str]]:
    """Return cards by the number of their month, each month's in the order given."""
    found: dict[int, list[str]] = {}
    for card in cards:
        found.setdefault(month(card), []).append(card)
    return found


def heap(
    cards: Sequence[str],
    corner: tuple[int, int],
    step: tuple[int, int],
    choice: Sequence[str],
    edges: tuple[int, int],
) -> Places:
    """Return where the cards of one month lie, from a corner on, each a `step` further than the one below.

    Two of which one is to be chosen are spread; the left one's x then stays within the `edges`.
    """
    x, y = corner
    if len(cards) == 2 and set(cards) <= set(choice):
        left = min(max(x - 27, edges[0]), edges[1])
        return {card: Place(left + index * 54, y, 200 + index) for index, card in enumerate(cards)}
    return {
        card: Place(x + step[0] * index, y + step[1] * index, 100 + index) for index, card in enumerate(cards)
    }


def uppermost(places: Mapping[str, Place], point: QPoint) -> str | None:
    """Return the card whose face is seen under a point, or None."""
    over = [(place.z, card) for card, place in places.items() if place.face and place.rect.contains(point)]
    return max(over)[1] if over else None


def without(cards: tuple[str, ...], gone: Any) -> tuple[str, ...]:
    """Return cards less some: a card's id or a collection of them."""
    names = {gone} if isinstance(gone, str) else set(gone)
    return tuple(card for card in cards if card not in names)
