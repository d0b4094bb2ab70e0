"""Kit of moving pieces: the place of a card, its way and its turning over, and the areas to repaint.

All positions are whole pixels. `t` is the elapsed part of a motion, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from macclassic.table.look import furniture
from macclassic.toolbox.base.motion_timing import LIFT, MotionPath, turning
from macclassic.toolbox.base.pictures import squeezed

SMALL_CARD = QSize(24, 39)
"""Size of the small pictures of cards and backs (`pictures.small_card`)."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Place of a card: upper left corner, z-order, side and size.

    `lifted`: the card casts a shadow. `wide`: its visible width while it is turned over, 0 for the full
    width.
    """

    x: int
    y: int
    z: int = 0
    face: bool = True
    size: QSize = SMALL_CARD
    lifted: bool = False
    wide: int = 0

    @property
    def rect(self) -> QRect:
        """The rectangle that the card covers."""
        wide = self.wide or self.size.width()
        return QRect(self.x + (self.size.width() - wide) // 2, self.y, wide, self.size.height())

    @property
    def painted(self) -> QRect:
        """The rectangle that the card may change: with its shadow, and a line at its left."""
        return self.rect.adjusted(-1, 0, 1, 1)

    @property
    def middle(self) -> QPoint:
        """The centre of the card, which a `MotionPath` moves."""
        return QPoint(self.x + self.size.width() // 2, self.y + self.size.height() // 2)

    def centred(self, at: QPoint) -> Self:
        """Return the place moved so that its centre is at a point."""
        by = at - self.middle
        return replace(self, x=self.x + by.x(), y=self.y + by.y())

    def raised(self) -> Self:
        """Return the place of the card lifted: `LIFT` pixels higher, with a shadow."""
        return replace(self, y=self.y - LIFT, lifted=True)


P = TypeVar("P", bound=CardPlace)


def between(start: CardPlace, end: CardPlace, way: MotionPath, t: float, shown: P) -> P:
    """Return the place of a card on its way between two places.

    It looks as in `shown`, and is `LIFT` pixels higher if that is lifted.
    """
    return shown.centred(way.at(start.middle, end.middle, t) - QPoint(0, LIFT if shown.lifted else 0))


def turned(back: P, front: P, t: float) -> P:
    """Return the place of a card that is turned over at the place of its front.

    It has the size and the shadow of `back` for a third of the time, until only its edge is visible.
    """
    place = front
    if t < 1 / 3:
        place = replace(front, size=back.size, lifted=back.lifted).centred(front.middle)
    wide, over = turning(place.size.width(), t)
    return replace(place, face=(front if over else back).face, wide=wide)


def draw_card(painter: QPainter, place: CardPlace, image: QImage, cloth: str) -> None:
    """Draw a card with its shadow on a cloth if it is lifted, narrower while it is turned over."""
    if place.lifted:
        furniture.shade(painter, place.rect, cloth)
    painter.drawImage(place.rect.topLeft(), squeezed(image, place.wide) if place.wide else image)


def put(places: dict[str, P], moved: Mapping[str, P], touch: Callable[[QRect], None]) -> None:
    """Move cards in `places` and repaint only the areas concerned."""
    for card, place in moved.items():
        old = places.get(card)
        if old != place:
            places[card] = place
            touch_both(touch, place.painted if old is None else old.painted, place.painted)


def touch_both(touch: Callable[[QRect], None], before: QRect, after: QRect) -> None:
    """Repaint the area that a piece has left and the one it has reached, as one if they overlap."""
    if before.intersects(after):
        touch(before.united(after))
    else:
        touch(before)
        touch(after)


def silhouette(image: QImage, colour: QColor) -> QImage:
    """Return the hard shadow of a picture."""
    dark = image.copy()
    painter = QPainter(dark)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(dark.rect(), colour)
    painter.end()
    return dark
