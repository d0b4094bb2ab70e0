"""What is drawn: players' plates, counts of captured cards, offers, announcements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting
from macclassic.flower_cards.table.painting import Figure
from macclassic.flower_cards.table.places import Picture
from macclassic.flower_cards.table.words import points_words
from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK, plate, plate_rect

from ..cards import DECK, EXCHANGES, MERCHANTS, RIBBONS
from ..scoring import mining, tally_of
from . import layout
from .layout import OFFERS, TABLE
from .model import Offer, hinted, mood, offers, playing
from .words import marks, signed

translate = QCoreApplication.translate


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    """Draw what touches an area of the table."""
    figures = [figure(now, seat) for seat in (0, 1)]
    painting.draw_below(painter, area, now, TABLE, figures, marks)
    for _, _, rect, text in counts(now.model):
        plate(painter, rect.topLeft(), text)
    painting.draw_threes(painter, now, TABLE)
    painting.draw_hand(painter, now, TABLE, playing(now))
    _draw_offers(painter, offers(now), now.current)
    if now.model.banner:
        _draw_banner(painter, now.model.banner)
    painting.draw_above(painter, now, hinted(now))


def figure(now: Now, seat: int) -> Figure:
    """Return what stands at a player's place."""
    person, each, turn = now.company[seat], now.model.seats[seat], now.model.actor == seat
    target = now.position.view.target
    balance = signed(each.balance)
    if target and not seat:
        balance = translate("table", "{balance} of {target}").format(balance=balance, target=target)
    score = [("points", points_words(each.points), False)]
    if each.factor > 1:
        score.append(("factor", f"×{each.factor}", True))
    more = []
    if each.keeps:
        text = translate("table", "Kept {n}", "how often a player kept going")
        more.append(("keeps", text.format(n=each.keeps), True))
    if each.owed:
        text = translate("table", "Flips {n}", "turns in which only a stock card is turned")
        more.append(("owed", text.format(n=each.owed), True))
    corner = layout.WORDS[seat]
    rows = ([("name", person.name, turn)], [("balance", balance, False)], score, more)
    plates, edges = painting.in_rows(corner, 2, rows)
    began = QPoint(edges[0] + 3, corner.y() - 1) if now.model.first == seat else None
    face = f"face-{person.face}-{mood(now.position.view, seat)}"
    return Figure(layout.FACES[seat], face, turn, plates, began)


def counted(picture: Picture, seat: int) -> list[int]:
    """Return what each group of a seat's captured cards counts: Mining by value."""
    held = DECK.pack(picture.collections[seat])
    return [*((held & kind).bit_count() for kind in (EXCHANGES, MERCHANTS, RIBBONS)), mining(tally_of(held))]


def counts(picture: Picture) -> Iterator[tuple[int, str, QRect, str]]:
    """Yield (seat, group, pixels, text) of the plate on each group of captured cards."""
    for seat, cards in enumerate(picture.collections):
        for (name, area), count in zip(layout.group_areas(seat, cards), counted(picture, seat), strict=True):
            if count:
                corner = QPoint(area.x(), area.bottom() - 12)
                yield seat, name, plate_rect(corner, str(count)), str(count)


# Offers and announcements


def offer_rect(index: int) -> QRect:
    """Return the pixels of an offer."""
    return OFFERS.translated(0, 16 * index)


def _draw_offers(painter: QPainter, offered: Sequence[Offer], current: str | None) -> None:
    """Draw what may be done beside playing a card, each as a small button with its letter."""
    colours = look.current()
    painter.setFont(fonts.small())
    for index, offer in enumerate(offered):
        rect = offer_rect(index)
        for inset, colour in ((0, BLACK), (1, colours.white)):
            inside = rect.adjusted(inset, inset, -inset, -inset)
            painter.fillRect(inside.adjusted(1, 0, -1, 0), colour)
            painter.fillRect(inside.adjusted(0, 1, 0, -1), colour)
        letter = QRect(rect.x() + 2, rect.y() + 2, 12, rect.height() - 4)
        painter.fillRect(letter, BLACK)
        painter.setPen(colours.white)
        width = fonts.small_width(offer.letter)
        painter.drawText(letter.x() + (letter.width() - width + 1) // 2, rect.y() + 11, offer.letter)
        painter.setPen(BLACK)
        painter.drawText(rect.x() + 18, rect.y() + 11, offer.text)
        if offer.key == current:
            painting.frame(painter, rect)


def _draw_banner(painter: QPainter, text: str) -> None:
    """Draw the name of what has just happened in large letters over the layout."""
    width = fonts.advance(text) + 40
    middle = (layout.SIDE + layout.RIGHT) // 2
    rect = QRect(middle - width // 2, layout.SLOTS_Y + layout.ROW_PITCH - 20, width, 36)
    painter.fillRect(rect, look.current().white)
    painter.setPen(BLACK)
    for inset in (0, 2, 3):
        painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
    painter.setFont(fonts.system())
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
