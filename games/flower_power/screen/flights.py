"""What flies over the table: pictures of flowers, petals and cards, lifted and with a hard shadow, turned
over; and who carries them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from macclassic.toolbox.cloths import LAWN, shadow
from macclassic.toolbox.moment import Stage
from macclassic.toolbox.pictures import squeezed
from macclassic.toolbox.ways import Ease, Span, Way, turning

from ..cards import HIDDEN
from . import painting, shapes
from .model import Flower, Petal
from .shapes import Laid

DEAL = Way(Span.B, Ease.OUT)
PLAY = Way(Span.C, Ease.OUT)
FALL = Way(Span.B, Ease.IN)
STRIKE = Way(Span.D, Ease.IN)
POWER = Way(Span.C, Ease.IN)
HOME = Way(Span.C, Ease.BOTH)
CAPTURE = Way(Span.D, Ease.BOTH)
STIR = Way(Span.E, Ease.BOTH, arc=40)
"""The ways that things go."""

KINDS = ("rose", "violet", "marigold")


@dataclass(frozen=True)
class Thing:
    """Something as it looks in the air, and the pixel of it that is where it is."""

    image: QImage
    middle: QPoint

    def lifted(self) -> Thing:
        """Return it with its hard shadow right of it and below."""
        size = self.image.size()
        image = QImage(size.width() + 1, size.height() + 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.drawImage(1, 1, self.image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), shadow(LAWN))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.drawImage(0, 0, self.image)
        painter.end()
        return Thing(image, self.middle)

    def narrow(self, width: int) -> Thing:
        """Return it only so wide: columns are dropped."""
        share = self.middle.x() * width // self.image.width()
        return Thing(squeezed(self.image, width), QPoint(share, self.middle.y()))


def _drawn(box: QRect) -> tuple[QImage, QPainter]:
    """Return an empty picture of a box round a middle, and what draws on it about that."""
    image = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-box.topLeft())
    return image, painter


def flower(found: Flower, small: bool) -> Thing:
    """Return a flower as it flies."""
    box = shapes.bounds(len(found.petals), small, found.power)
    image, painter = _drawn(box)
    painting.draw_flower(painter, found, QPoint(0, 0), small)
    painter.end()
    return Thing(image, -box.topLeft())


def petal(kind: str, found: Petal, small: bool, direction: int) -> Thing:
    """Return one petal as it flies, by what its picture is called when it is hidden, and its direction."""
    laid = Laid(QPoint(0, 0), direction)
    box = QRect(shapes.shape(small).corner(laid), shapes.petal_picture(kind, small, direction, 8).size())
    image, painter = _drawn(box)
    painting.draw_petal(painter, found, ("open", kind), small, laid, QPoint(0, 0))
    painter.end()
    return Thing(image, -box.topLeft())


def card(number: int, small: bool = True) -> Thing:
    """Return a card as it flies: a petal where it is not seen."""
    if number == HIDDEN:
        return petal(KINDS[0], Petal(), False, 0)
    image = painting.card_image(number, small)
    return Thing(image, QPoint(image.width() // 2, image.height() // 2))


def turned(back: Thing, front: Thing, t: float) -> Thing:
    """Return how something looks that is turned over, when the part `t` of that is done."""
    wide, over = turning(back.image.width(), t)
    if over:
        wide, _ = turning(front.image.width(), t)
    return (front if over else back).narrow(wide)


class Air:
    """Puts things over the table, and takes them away."""

    def __init__(self, stage: Stage) -> None:
        self._above = stage.above if stage.tempo(1).ms(Span.A) else None
        self._there: dict[str, tuple[Thing, QPoint]] = {}

    @property
    def carries(self) -> bool:
        """Whether anything is seen to fly."""
        return self._above is not None

    def put(self, key: str, thing: Thing, at: QPoint) -> None:
        """Let something be with its middle at a point; where it is there already nothing is painted."""
        if self._above is None:
            return
        before = self._there.get(key)
        if before is None or before[0] is not thing or before[1] != at:
            self._there[key] = thing, at
            self._above.put(key, at - thing.middle, thing.image)

    def drop(self, *keys: str) -> None:
        """Take things away."""
        for key in keys:
            if self._above is not None and self._there.pop(key, None) is not None:
                self._above.put(key, None)

    def clear(self) -> None:
        """Take all away."""
        self.drop(*list(self._there))
