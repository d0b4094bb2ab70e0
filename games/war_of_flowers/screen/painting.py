"""What is drawn: the players' plates, what stands over the hand, the marks of triplets."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting
from macclassic.flower_cards.table.painting import Figure
from macclassic.flower_cards.table.places import FACE, month
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox.moment import Now

from . import layout
from .layout import TABLE
from .model import hinted, mood, playing
from .words import dollars, gos_words, kind_letter


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    """Draw what touches an area of the table."""
    figures = [figure(now, seat) for seat in range(3)]
    painting.draw_below(painter, area, now, TABLE, figures, _marks)
    painting.draw_hand(painter, now, TABLE, playing(now))
    painting.draw_threes(painter, now, TABLE)
    painting.draw_above(painter, now, hinted(now))


def _marks(card: str) -> tuple[str, str]:
    """Return what a marked card bears: its month and the letter of its kind."""
    return str(month(card)), kind_letter(card)


def figure(now: Now, seat: int) -> Figure:
    """Return what stands at a player's place."""
    person, each, turn = now.company[seat], now.model.seats[seat], now.model.actor == seat
    corner = QPoint(layout.panel_x(seat), layout.PANEL_TOP) if seat else QPoint(*layout.OWN_FACE)
    words = corner + QPoint(FACE + 5, -2 if seat else 6)
    first = [("name", person.name, turn), ("money", dollars(each.money), False)]
    second = [("points", points_words(each.points), False)]
    if each.gos:
        second.append(("gos", gos_words(each.gos), True))
    plates, edges = painting.in_rows(words, 3, (first, second))
    began = QPoint(edges[1] + 3, words.y() + 12) if now.model.first == seat else None
    return Figure(corner, f"face-{person.face}-{mood(now.position.view, seat)}", turn, plates, began)
