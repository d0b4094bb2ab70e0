"""Drawing of the parts of the table: beds, flowers, piles, tags, signs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QRegion

from macclassic.quickdraw import fonts, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK as BLACK
from macclassic.toolbox.base.pictures import frame as frame
from macclassic.toolbox.base.pictures import label, picture, rings

from ..cards import BLACK_JOKER, FACES, RED_JOKER
from ..options import PACK
from . import shapes
from .model import PaintedFlower, Petal, TableLayout
from .shapes import FOLDER, LaidPetal
from .texts.card_words import french_cards

BORDER = 8
SIGN = 44
"""Side of the plate with a sign of the contest, in pixels."""
COURTS = "KQJ"
HIDDEN_PETALS = ("rose", "violet", "marigold")
"""Pictures of hidden petals, alternating from flower to flower; the colours have no meaning."""


def art(name: str) -> QImage:
    """Return a picture of the garden at the current depth."""
    return picture(FOLDER, name)


def _face(card: int) -> str:
    """Return the last part of the names of a card's pictures; French courts have their own letters."""
    face = FACES[card % PACK]
    court = face[0] in COURTS and card % PACK not in (BLACK_JOKER, RED_JOKER)
    return f"{face}-fr" if court and french_cards() else face


def index_name(card: int) -> str:
    """Return the name of the picture of a card's index."""
    return f"index-{_face(card)}"


def tab(card: int) -> str:
    """Return the name of the small picture of a card in another seat's hand."""
    return f"tab-{_face(card)}"


def card_image(card: int, small: bool) -> QImage:
    """Return the picture of a hand card, face up."""
    return picture("cards/french", f"small/{_face(card)}" if small else _face(card))


def centred(painter: QPainter, image: QImage, middle: QPoint) -> None:
    """Draw a picture centred at a point."""
    painter.drawImage(middle - QPoint(image.width() // 2, image.height() // 2), image)


# Ground


def draw_bed(painter: QPainter, rect: QRect, power: bool, border: int = BORDER) -> None:
    """Fill a rectangle of at least 16 × 16 with the corners, sides and middle of a bed's picture.

    `border`: the visible part of its border, which gets an outline if it is narrower.
    """
    image, whole = art("bed-power" if power else "bed"), rect
    if border < BORDER:
        painter.save()
        painter.setClipRect(whole.adjusted(1, 1, -1, -1), Qt.ClipOperation.IntersectClip)
        out = BORDER - border
        rect = rect.adjusted(-out, -out, out, out)
    side = image.width() - 2 * BORDER
    for y, top, h in _repeated(rect.y(), rect.height(), side):
        for x, left, w in _repeated(rect.x(), rect.width(), side):
            painter.drawImage(QPoint(x, y), image, QRect(left, top, w, h))
    if border < BORDER:
        painter.restore()
        rings(painter, whole, [BLACK])


def _repeated(start: int, length: int, side: int) -> Iterator[tuple[int, int, int]]:
    """Yield the parts of a bed's picture along one side: target, start in the picture, length."""
    end = start + length - BORDER
    yield start, 0, BORDER
    for at in range(start + BORDER, end, side):
        yield at, BORDER, min(side, end - at)
    yield end, BORDER + side, BORDER


# Flowers


def draw_flower(
    painter: QPainter,
    flower: PaintedFlower,
    middle: QPoint,
    small: bool,
    ringed: Sequence[int] = (),
    outlined: bool = False,
    bare: Collection[int] = (),
) -> None:
    """Draw a flower around its middle, from back to front.

    `ringed`: petals drawn with a ring. `outlined`: true for a ring around the whole flower. `bare`: petals
    that are not drawn.
    """
    shape = shapes.shape(small)
    count = len(flower.petals)
    laid = shape.laid(count)
    centred(painter, art(shapes.under(count, flower.power) + shape.suffix), middle)
    for each in laid if outlined else ():
        _draw_part(painter, "ring", small, each, middle)
    for number, (petal, each) in reversed(list(enumerate(zip(flower.petals, laid, strict=False)))):
        if number not in bare:
            draw_petal(painter, petal, flower.id, small, each, middle, flower.power)
    for number in ringed:
        if number < len(laid):
            _draw_part(painter, "ring", small, laid[number], middle)
    centred(painter, art(shape.heart_name(count, flower.power)), middle)
    if count > shapes.max_shown_petals():
        tag(painter, middle - QPoint(tag_rect(QPoint(), str(count)).width() // 2, 6), str(count))


def draw_petal(
    painter: QPainter,
    petal: Petal,
    flower: int,
    small: bool,
    laid: LaidPetal,
    middle: QPoint,
    power: bool = False,
) -> None:
    """Draw a petal of a flower; `power`: true if the flower is a POWER FLOWER."""
    kind = "seen" if petal.known else HIDDEN_PETALS[flower % 3]
    if petal.open:
        kind = "power" if power else "open"
    _draw_part(painter, kind, small, laid, middle)
    if petal.open or petal.known:
        shape = shapes.shape(small)
        image = art(index_name(petal.card) + shape.suffix)
        painter.drawImage(middle + shape.index_rect(laid).topLeft(), image)


def _draw_part(painter: QPainter, kind: str, small: bool, laid: LaidPetal, middle: QPoint) -> None:
    image = shapes.petal_picture(kind, small, laid.direction, look.current().depth)
    painter.drawImage(middle + shapes.shape(small).corner(laid), image)


def tag(painter: QPainter, at: QPoint, text: str, inverted: bool = False, tired: bool = False) -> None:
    """Draw a small tag with a number, white or `inverted`, with a drop if `tired`."""
    rect, drop = tag_rect(at, text, tired), art("mark-drop")
    aside = drop.width() + 1 if tired else 0
    label(painter, rect, QPoint(2 + aside, fonts.small_ascent() - 1), text, inverted)
    if tired:
        painter.drawImage(at + QPoint(2, 2), drop)


def tag_rect(at: QPoint, text: str, tired: bool = False) -> QRect:
    """Return the rectangle of a tag, with a white pixel on each side of the digits."""
    aside = art("mark-drop").width() + 1 if tired else 0
    return QRect(at.x(), at.y(), fonts.small_width(text) + 3 + aside, fonts.small_line() - 1)


# The middle


def draw_piles(painter: QPainter, table: TableLayout, pile: int, grave: Sequence[int]) -> None:
    """Draw the pile, and the Graveyard with its latest card on the stone."""
    painter.drawImage(table.pile.topLeft(), art("pile" if pile else "pile-empty"))
    painter.drawImage(table.graveyard.topLeft(), art("graveyard" if grave else "graveyard-empty"))
    if grave:
        centred(painter, art(index_name(grave[-1])), table.graveyard.topLeft() + shapes.stone())
    tag(painter, table.pile.topLeft() + QPoint(0, 1), str(pile))
    tag(painter, table.graveyard.topLeft() + QPoint(4, 1), str(len(grave)))


def draw_equal(painter: QPainter, middle: QPoint) -> None:
    """Draw the sign of a tie, a black tag with two white bars."""
    rect = QRect(middle - QPoint(8, 6), QSize(17, 13))
    painter.fillRect(rect, look.current().white)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), BLACK)
    for y in (4, 8):
        painter.fillRect(QRect(rect.x() + 4, rect.y() + y - 1, 9, 2), look.current().white)


def draw_sign(painter: QPainter, sign: str, middle: QPoint) -> None:
    """Draw a sign of the contest on a white plate; an empty name draws an unknown sign."""
    whole = QRect(middle.x() - SIGN // 2, middle.y() - SIGN // 2, SIGN, SIGN)
    painter.fillRect(whole, BLACK)
    painter.fillRect(whole.adjusted(2, 2, -2, -2), look.current().white)
    inner = whole.adjusted(4, 4, -4, -4)
    if sign:
        painter.drawImage(inner.topLeft(), art(f"sign-{sign}"))
    else:
        patterns.fill(painter, QRegion(inner), patterns.brush(patterns.GRAY, BLACK))
