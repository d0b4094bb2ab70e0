"""Drawing the table: lawn, beds, flowers, piles, plates, marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QBrush, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.pictures import BLACK as BLACK
from macclassic.toolbox.pictures import frame as frame
from macclassic.toolbox.pictures import label, picture
from macclassic.toolbox.pictures import plate as plate
from macclassic.toolbox.pictures import plate_rect as plate_rect

from ..cards import BLACK_JOKER, FACES, PACK, RED_JOKER
from . import shapes
from .model import Flower, Garden, Place, Table
from .shapes import FOLDER, Laid, Shape

HIDDEN_PETALS = ("rose", "violet", "marigold")
"""The colours of hidden petals; they mean nothing."""
BORDER = 8
COURTS = "KQJ"


def art(name: str) -> QImage:
    """Return a picture of the garden at the depth in force."""
    return picture(FOLDER, name)


def _face(card: int, french: bool) -> str:
    """Return the end of the names of a card's pictures; courts have French letters where those are wanted."""
    face = FACES[card % PACK]
    court = face[0] in COURTS and card % PACK not in (BLACK_JOKER, RED_JOKER)
    return f"{face}-fr" if french and court else face


def index_name(card: int, french: bool) -> str:
    """Return the name of the picture of a card's index."""
    return f"index-{_face(card, french)}"


def card_image(card: int, small: bool, french: bool) -> QImage:
    """Return a card of the hand with its face up."""
    name = _face(card, french)
    return picture("cards/french", f"small/{name}" if small else name)


# Ground


def draw_ground(painter: QPainter, table: Table, area: QRect) -> None:
    """Draw the lawn, and the gravel between the gardens."""
    painter.setBrushOrigin(0, 0)
    painter.fillRect(area, QBrush(art("lawn")))
    painter.setBrushOrigin(table.strip.topLeft())
    painter.fillRect(table.strip & area, QBrush(art("path")))
    painter.setBrushOrigin(0, 0)


def draw_bed(painter: QPainter, rect: QRect, power: bool) -> None:
    """Fill a rectangle of at least 16 × 16 with a bed."""
    image = art("bed-power" if power else "bed")
    side = image.width() - 2 * BORDER
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    inner = rect.adjusted(BORDER, BORDER, -BORDER, -BORDER)
    for x in range(inner.x(), inner.right() + 1, side):
        w = min(side, inner.right() + 1 - x)
        for y in range(inner.y(), inner.bottom() + 1, side):
            h = min(side, inner.bottom() + 1 - y)
            painter.drawImage(QPoint(x, y), image, QRect(BORDER, BORDER, w, h))
        painter.drawImage(QPoint(x, rect.y()), image, QRect(BORDER, 0, w, BORDER))
        painter.drawImage(QPoint(x, inner.bottom() + 1), image, QRect(BORDER, BORDER + side, w, BORDER))
    for y in range(inner.y(), inner.bottom() + 1, side):
        h = min(side, inner.bottom() + 1 - y)
        painter.drawImage(QPoint(rect.x(), y), image, QRect(0, BORDER, BORDER, h))
        painter.drawImage(QPoint(inner.right() + 1, y), image, QRect(BORDER + side, BORDER, BORDER, h))
    far = BORDER + side
    for x, left in ((rect.x(), 0), (inner.right() + 1, far)):
        for y, top in ((rect.y(), 0), (inner.bottom() + 1, far)):
            painter.drawImage(QPoint(x, y), image, QRect(left, top, BORDER, BORDER))
    painter.restore()


def draw_beds(painter: QPainter, garden: Garden) -> None:
    """Draw the two beds of a garden."""
    draw_bed(painter, garden.rear, True)
    draw_bed(painter, garden.front, False)


# Flowers


def draw_flower(
    painter: QPainter,
    flower: Flower,
    middle: QPoint,
    small: bool,
    french: bool,
    rings: Sequence[int] = (),
    outlined: bool = False,
) -> None:
    """Draw a flower about a middle, from the back to the front; `rings` are the petals that have one; an
    `outlined` flower has one round all of it."""
    look_of = shapes.shape(small)
    count = len(flower.petals)
    _centred(painter, art(("rays" if flower.power else "leaves") + look_of.suffix), middle)
    laid = look_of.laid(count)
    for petal in laid if outlined else ():
        painter.drawImage(middle + look_of.corner(petal), _petal("ring", small, petal.direction))
    for number in range(len(laid) - 1, -1, -1):
        _draw_petal(painter, flower, number, laid[number], look_of, middle, small, french)
    for number in rings:
        if number < len(laid):
            image = _petal("ring", small, laid[number].direction)
            painter.drawImage(middle + look_of.corner(laid[number]), image)
    _centred(painter, art(look_of.heart_name(count, flower.power)), middle)
    if count > shapes.most():
        tag(painter, middle - QPoint(tag_rect(QPoint(), str(count)).width() // 2, 6), str(count))


def _draw_petal(
    painter: QPainter,
    flower: Flower,
    number: int,
    petal: Laid,
    look_of: Shape,
    middle: QPoint,
    small: bool,
    french: bool,
) -> None:
    seen = flower.petals[number]
    if seen.open:
        kind = "power" if flower.power else "open"
    else:
        kind = "seen" if seen.known else HIDDEN_PETALS[flower.id % len(HIDDEN_PETALS)]
    painter.drawImage(middle + look_of.corner(petal), _petal(kind, small, petal.direction))
    if seen.open or seen.known:
        image = art(index_name(seen.card, french) + look_of.suffix)
        painter.drawImage(middle + look_of.index_rect(petal).topLeft(), image)


def _petal(kind: str, small: bool, direction: int) -> QImage:
    return shapes.petal_picture(kind, small, direction, look.current().depth)


def _centred(painter: QPainter, image: QImage, middle: QPoint) -> None:
    painter.drawImage(middle - QPoint(image.width() // 2, image.height() // 2), image)


def draw_marks(
    painter: QPainter, place: Place, number: int, spied: bool, tired: bool, outlined: bool = False
) -> None:
    """Draw what stands by a flower: its number in the garden, an eye, a drop of sweat."""
    if number:
        flower_tag(painter, place, str(number), outlined)
    if spied:
        _centred(painter, art("mark-seen"), place.middle)
    if tired:
        image = art("mark-tired")
        painter.drawImage(place.rect.topRight() - QPoint(image.width() - 3, 0), image)


def flower_tag(painter: QPainter, place: Place, text: str, outlined: bool = False) -> None:
    """Draw a flower's tag; in black and white, where a ring is hard to see, that of an `outlined` flower is
    black."""
    tag(painter, tag_corner(place, text), text, outlined and look.current().depth == 1)


def tag_corner(place: Place, text: str) -> QPoint:
    """Return where a flower's tag stands: no petal's index is there, nor one of a neighbour's."""
    return place.rect.topLeft() + QPoint(5 - tag_rect(QPoint(), text).width(), 0)


def tag(painter: QPainter, at: QPoint, text: str, inverted: bool = False) -> QRect:
    """Draw a small white tag with a number, or a black one; return its pixels."""
    return label(painter, tag_rect(at, text), QPoint(2, 9), text, inverted)


def tag_rect(at: QPoint, text: str) -> QRect:
    """Return the pixels of a tag: digits have one white pixel all round."""
    return QRect(at.x(), at.y(), fonts.small_width(text) + 3, 11)


# The middle


def draw_piles(painter: QPainter, table: Table, pile: int, grave: Sequence[int], french: bool) -> None:
    """Draw the draw pile and the GraveRyard with the last card on its stone."""
    painter.drawImage(table.pile.topLeft(), art("pile" if pile else "pile-empty"))
    painter.drawImage(table.graveyard.topLeft(), art("graveyard" if grave else "graveyard-empty"))
    if grave:
        _centred(painter, art(index_name(grave[-1], french)), table.graveyard.topLeft() + shapes.stone())
    tag(painter, table.pile.topLeft() + QPoint(0, 1), str(pile))
    tag(painter, table.graveyard.topLeft() + QPoint(4, 1), str(len(grave)))
