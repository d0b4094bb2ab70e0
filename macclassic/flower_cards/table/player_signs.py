"""Signs on a table of flower cards: plates, pictures, and the badge of a player's points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QRegion

from macclassic.flower_cards.table.picture_model import CardState
from macclassic.quickdraw import fonts, ovals
from macclassic.table.look import furniture
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, label, picture, plate_rect, plate_rows, rings

from .layout import Layout

ON_CARDS = ("shown", "number", "twin")
"""Prefixes of the keys of signs that lie on card drawings."""
CORNER = 7
"""Legs of the corners that an octagon lacks, in pixels."""
YELLOW, RED = "FFCC00", "CC0000"
"""Colours of a badge one point below the limit, and from the limit on."""


@dataclass(frozen=True)
class PlayerSign:
    """Sign at a card or a player: a plate with a text, a picture (`art`), or a badge with points (`limit`).

    `key`: the key of its spot, from its kind and the object, ``match-3``. `loud`: the plate is black, the
    badge has a ring.
    """

    key: str
    rect: QRect
    text: str = ""
    art: str = ""
    loud: bool = False
    limit: int = 0
    """Number of points that matter in the game: a badge changes its form and colour there, and one below."""

    def draw(self, painter: QPainter) -> None:
        if self.art:
            painter.drawImage(self.rect.topLeft(), picture("art", self.art))
        elif self.limit:
            _draw_badge(painter, self)
        else:
            self._write(painter)
            if self.loud and self.key.startswith(ON_CARDS):
                # A white outline separates black from a black drawing.
                rings(painter, self.rect, [look.current().white])

    def _write(self, painter: QPainter) -> None:
        if self.rect.height() >= plate_rows():
            left = (self.rect.width() - fonts.small_width(self.text) + 1) // 2
            pen = QPoint(left, fonts.small_ascent() + fonts.small_lead())
            label(painter, self.rect, pen, self.text, self.loud)
            return
        # An area lower than a plate has room for figures only.
        label(painter, self.rect, QPoint(0, 0), "", self.loud)
        painter.setFont(fonts.figures())
        left = (self.rect.width() - fonts.advance(self.text, fonts.SMALL) + 1) // 2
        painter.drawText(self.rect.topLeft() + QPoint(left, 10), self.text)


def lettered(key: str, at: QPoint, text: str, loud: bool = False, centred: bool = False) -> PlayerSign:
    """Return a plate. `at`: its corner, or the centre of its top edge if `centred`."""
    return PlayerSign(key, plate_rect(at, text, centred), text, loud=loud)


def pictured(key: str, at: QPoint, art: str, centred: bool = False) -> PlayerSign:
    """Return a picture. `at`: its corner, or the centre of its top edge if `centred`."""
    size = picture("art", art).size()
    return PlayerSign(key, QRect(at - QPoint((size.width() + 1) // 2 if centred else 0, 0), size), art=art)


# The badge


def _draw_badge(painter: QPainter, badge: PlayerSign) -> None:
    """Draw points: in a white square, from one below the limit in a yellow frame, then in a red octagon.

    The form says what the colour does. At 1 bit the frame is black and white, and the octagon black.
    """
    colours, rect = look.current(), badge.rect
    points = int(badge.text)
    full = points >= badge.limit
    if badge.loud:
        furniture.ring(painter, rect)
    painter.setPen(BLACK)
    if full:
        octagon, ring = _octagon(rect), ovals.frame_of(_octagon(rect.adjusted(1, 1, -1, -1)))
        ovals.fill_region(painter, octagon, BLACK)
        if not colours.dithered:
            ovals.fill_region(painter, ovals.inside_of(octagon), colours.colour(RED))
        ovals.fill_region(painter, ring, colours.white)
        painter.setPen(colours.white)
    else:
        painter.fillRect(rect, BLACK)
        painter.fillRect(rect.adjusted(1, 1, -1, -1), colours.white)
        if points == badge.limit - 1:
            painter.fillRect(rect.adjusted(3, 3, -3, -3), BLACK)
            ground = colours.white if colours.dithered else colours.colour(YELLOW)
            painter.fillRect(rect.adjusted(4, 4, -4, -4), ground)
    painter.setFont(fonts.system())
    left = (rect.width() - fonts.advance(badge.text) + 1) // 2
    painter.drawText(rect.topLeft() + QPoint(left, 17), badge.text)


def _octagon(rect: QRect) -> QRegion:
    """Return a rectangle without its corners.

    It is a region, since Qt draws slanted lines differently where the edge of the screen cuts them.
    """
    octagon = QRegion()
    for row in range(rect.height()):
        inset = max(0, CORNER - row, CORNER - (rect.height() - 1 - row))
        octagon += QRect(rect.left() + inset, rect.top() + row, rect.width() - 2 * inset, 1)
    return octagon


# Players

Row = Sequence[tuple[str, str, bool]]
"""Plates side by side: for each the kind, the text, and True if it stands out."""


def figure(
    now: CardState, layout: Layout, seat: int, mood: str, points: tuple[int, int], *rows: Row
) -> list[PlayerSign]:
    """Return the signs of a player: face, badge, name with the mark of the first player, rows of plates.

    `points`: the player's points, and the limit of their badge.
    """
    person, began, badge = now.company[seat], now.model.first == seat, layout.badge(seat)
    count, limit = points
    found = [
        pictured(f"face-{seat}", layout.face(seat), f"face-{person.face}-{mood}"),
        PlayerSign(f"points-{seat}", badge, str(count), loud=now.model.counting == seat, limit=limit),
    ]
    room = layout.name_room(seat) - plate_rect(QPoint(), "").width()
    if began:
        room -= picture("art", "first").width() + 4
    name = ("name", fonts.small_fitted(person.name, room), now.model.actor == seat)
    for row, corner in zip(([name], *rows), layout.plates(seat), strict=False):
        at = QPoint(corner)
        for part, text, loud in row:
            found.append(lettered(f"{part}-{seat}", at, text, loud))
            at.setX(found[-1].rect.right() + 4)
        if began and row[:1] == [name]:
            found.append(pictured(f"first-{seat}", at, "first"))
    return found


def draw_figure(painter: QPainter, signs: Sequence[PlayerSign], turn: bool) -> None:
    """Draw a player's face and other signs. `turn`: the face has a heavy frame."""
    face, *others = signs
    furniture.portrait(painter, face.rect.topLeft(), face.art, turn)
    for sign in others:
        sign.draw(painter)
