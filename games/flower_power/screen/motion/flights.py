"""Pictures of flowers, petals and cards in flight, with shadow or turning over, and their layer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from macclassic.table.look.cloths import LAWN, shadow
from macclassic.table.motion.moving_pieces import silhouette
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.motion_timing import LIFT, Duration, Ease, MotionPath, turning
from macclassic.toolbox.base.pictures import drawn, squeezed

from ...cards import HIDDEN
from .. import painting, shapes
from ..model import PaintedFlower, Petal
from ..shapes import LaidPetal

DEAL = MotionPath(Duration.B, Ease.OUT)
PLAY = MotionPath(Duration.C, Ease.OUT)
FALL = MotionPath(Duration.B, Ease.IN)
STRIKE = MotionPath(Duration.D, Ease.IN)
POWER = MotionPath(Duration.C, Ease.IN)
HOME = MotionPath(Duration.C, Ease.BOTH)
CAPTURE = MotionPath(Duration.D, Ease.BOTH)
STIR = MotionPath(Duration.E, Ease.BOTH, arc=40)
"""Paths of the motions."""


@dataclass(frozen=True)
class FlyingThing:
    """Picture of a flying thing, and the pixel of it that is at its position."""

    image: QImage
    middle: QPoint

    def lifted(self) -> FlyingThing:
        """Return the thing `LIFT` pixels higher, with a hard shadow one pixel right and below."""
        size = self.image.size()
        image = QImage(size.width() + 1, size.height() + 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.drawImage(1, 1, silhouette(self.image, shadow(LAWN)))
        painter.drawImage(0, 0, self.image)
        painter.end()
        return FlyingThing(image, self.middle + QPoint(0, LIFT))


def _drawn(box: QRect, draw: Callable[[QPainter], object]) -> FlyingThing:
    """Return a thing drawn around its middle, in a box."""
    return FlyingThing(drawn(box, draw), -box.topLeft())


def flower(found: PaintedFlower, small: bool) -> FlyingThing:
    """Return a flower as a flying thing."""
    box = shapes.bounds(len(found.petals), small, found.power)
    return _drawn(box, lambda painter: painting.draw_flower(painter, found, QPoint(0, 0), small))


def petal(flower: int, found: Petal, small: bool, direction: int = 0) -> FlyingThing:
    """Return one petal of a flower as a flying thing."""
    look, laid = shapes.shape(small), LaidPetal(QPoint(0, 0), direction)
    box = QRect(look.corner(laid), QSize(look.cell, look.cell))
    return _drawn(box, lambda painter: painting.draw_petal(painter, found, flower, small, laid, QPoint(0, 0)))


def card(number: int, small: bool = True) -> FlyingThing:
    """Return a card as a flying thing; a hidden card looks like a hidden petal."""
    if number == HIDDEN:
        return petal(0, Petal(), False)
    image = painting.card_image(number, small)
    return FlyingThing(image, QPoint(image.width() // 2, image.height() // 2))


def turned(back: FlyingThing, front: FlyingThing, t: float) -> FlyingThing:
    """Return a thing that is being turned over; `t` is the part done, from 0 to 1."""
    _, over = turning(back.image.width(), t)
    seen = front if over else back
    wide, _ = turning(seen.image.width(), t)
    share = seen.middle.x() * wide // seen.image.width()
    return FlyingThing(squeezed(seen.image, wide), QPoint(share, seen.middle.y()))


class FlyingThings:
    """Things shown above the table; `there` has each thing and its position, by key."""

    def __init__(self, stage: Stage) -> None:
        self._above = stage.above if stage.tempo(1).ms(Duration.A) else None
        self.there: dict[str, tuple[FlyingThing, QPoint]] = {}

    @property
    def carries(self) -> bool:
        """True if flying things are visible."""
        return self._above is not None

    def put(self, key: str, thing: FlyingThing, at: QPoint) -> None:
        """Show a thing at a position; nothing is painted if it is there already."""
        before, self.there[key] = self.there.get(key), (thing, at)
        if self._above is not None and (before is None or before[0] is not thing or before[1] != at):
            self._above.put(key, at - thing.middle, thing.image)

    def drop(self, *keys: str) -> None:
        """Remove things."""
        for key in keys:
            if self.there.pop(key, None) is not None and self._above is not None:
                self._above.put(key, None)

    def clear(self) -> None:
        """Remove all things."""
        self.drop(*list(self.there))
