"""Drawing of a table of flower cards, at the depth in force.

This covers cards with their ears, plates, faces, lines of sets, trays, and the middle strip.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from macclassic.flower_cards.sets import Pip, is_lost
from macclassic.flower_cards.table.picture_model import CardState
from macclassic.quickdraw import fonts, patterns
from macclassic.table.look import cloths, furniture
from macclassic.table.look.furniture import TableButton, Tray
from macclassic.table.motion.moving_pieces import draw_card
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, picture, plate, plate_rows, small_card
from macclassic.toolbox.grammar.sentences import translate

from .card_choice import CardQuestion, marked, taking
from .layout import LIFT, STRIP_GAP, STRIP_H, Layout
from .picture_model import CARD_H, CARD_W, EAR, SMALL_H, TINY, FlowerCardPlace, TablePicture, month
from .player_signs import PlayerSign, draw_figure, lettered, pictured
from .still_picture import StillPicture

MARK = QSize(15, 21)
"""Size of the plate on a marked card."""
FIRST, EARS = 100, 199
"""Z-order of the first cards of months, and of their ears, which are above all of these."""
EDGE = 3
"""Width of a card seen from its edge."""
MESSAGE = "message"
"""Key of the spot of the message."""
AT_REST = 2
"""Number of sentences of the message that are shown at rest."""
WIPE = 24
"""Width of the cloth that wipes the table."""
_SPARSE = bytes.fromhex("8000080080000800")

Marks = Callable[[str], Sequence[str]]
"""Function that returns the two lines on a marked card, such as its month and the letter of its kind."""


# Sets


@dataclass(frozen=True)
class SetRow:
    """Progress of a player with a set: its mark (a picture of `resources/art`), and a pip for each card."""

    key: str
    mark: str
    pips: tuple[Pip, ...]
    needed: int = 0
    """Least number of its cards that bring points; 0 for all."""

    @property
    def lost(self) -> bool:
        """True if others have taken so many cards that the set can bring nothing more."""
        return is_lost(self.pips, self.needed)

    @property
    def short(self) -> bool:
        """True if the set can no longer be whole, and the cards that are left still bring points."""
        return is_lost(self.pips) and not self.lost

    @property
    def width(self) -> int:
        return picture("art", self.mark).width() + 2 + 5 * len(self.pips)


def in_strip(rect: QRect, rows: Iterable[SetRow]) -> list[tuple[SetRow, QRect]]:
    """Return the rectangles of sets in a line, one after another, in a second line if there is no room."""
    found: list[tuple[SetRow, QRect]] = []
    x, y = rect.x() + 2, rect.y()
    for row in rows:
        if x + row.width > rect.right() and x > rect.x() + 2:
            x, y = rect.x() + 2, y + STRIP_H
        found.append((row, QRect(x, y, row.width, STRIP_H)))
        x += row.width + STRIP_GAP
    return found


def _draw_strip(painter: QPainter, rect: QRect, rows: Iterable[SetRow]) -> None:
    """Draw a player's progress with the sets; one that can no longer be completed is dimmed, with a bar."""
    furniture.box(painter, rect)
    white = look.current().white
    for row, at in in_strip(rect, rows):
        mark = picture("art", row.mark)
        painter.drawImage(at.x(), at.y() + 2, mark)
        if row.lost:
            patterns.dim(painter, QRect(at.x(), at.y() + 2, mark.width(), mark.height()), white)
            bar = QRect(at.x() + mark.width() + 2, at.y() + 6, 5 * len(row.pips) - 1, 2)
            patterns.fill(painter, bar, patterns.brush(patterns.GRAY, BLACK, white))
            continue
        for index, pip in enumerate(row.pips):
            painter.drawImage(at.x() + mark.width() + 2 + 5 * index, at.y() + 3, picture("art", f"pip-{pip}"))


# Cards


def image_of(card: str, place: FlowerCardPlace, back: str, folder: str) -> QImage:
    """Return the picture of a card at its place: face or back, in its size."""
    if not place.face:
        tiny = "-tiny" if place.size == TINY else "-small"
        return picture("backs", back + tiny if place.small else back)
    return small_card(card, folder) if place.small else picture(folder, card)


def _draw_mark(painter: QPainter, at: QPoint, lines: Iterable[str]) -> None:
    """Draw the plate of a marked card, with two lines one above the other, visible under overlaps."""
    # Letters of Hangul need more rows than a figure.
    apart = 9 + 4 * fonts.small_lead()
    rect = QRect(at, MARK + QSize(0, apart - 9 + fonts.small_lead()))
    furniture.box(painter, rect)
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    for line, text in enumerate(lines):
        left = (MARK.width() - fonts.small_width(text) + 1) // 2
        painter.drawText(at + QPoint(left, 9 + fonts.small_lead() + apart * line), text)


def _draw_stack(painter: QPainter, corner: QPoint, count: int, back: str) -> None:
    """Draw the stack, in a height that shows the number of its cards, with the number."""
    if not count:
        return
    image = picture("backs", back)
    for lift in range((count + 5) // 6):
        painter.drawImage(corner - QPoint(lift, lift), image)
    plate(painter, corner + QPoint(CARD_W // 2, CARD_H - 3 - plate_rows()), str(count), centred=True)


def stack_rect(corner: QPoint) -> QRect:
    """Return the largest rectangle that a stack may cover."""
    return QRect(corner, QSize(CARD_W, CARD_H)).adjusted(-8, -8, 1, 1)


def _draw_empty(painter: QPainter, layout: Layout, number: int, cloth: str) -> None:
    """Draw the empty place of a month: its number alone, in the light tone of the cloth."""
    slot, text = layout.slot(number), str(number)
    at = slot.center() - QPoint(0, plate_rows() // 2)
    if look.current().dithered:  # text on the dithered cloth would be illegible
        plate(painter, at, text, centred=True)
        return
    painter.setPen(cloths.lit(cloth))
    painter.setFont(fonts.small())
    painter.drawText(at + QPoint(-fonts.small_width(text) // 2, fonts.small_ascent()), text)


def outstanding(now: CardState, card: str) -> QRect:
    """Return the rectangle of a card; the focused hand card is raised."""
    place: FlowerCardPlace = now.model.places[card]
    out = card == now.current and card in now.model.hand and card != now.model.lifted
    return place.rect.translated(0, -LIFT) if out else place.rect


# Signs on cards


def signs(now: CardState, layout: Layout, playing: bool) -> Iterator[PlayerSign]:
    """Yield the signs on cards and places.

    These are: marks of matches over the hand while a card is to be played; ×2 on cards that others have seen,
    and on cards that cover a similar one; the numbers of two cards to choose from; the mark of three of a
    month; the sign of the turned card.
    """
    model, matching = now.model, marked(now, playing)
    for index, card in enumerate(model.hand):
        if card not in model.places or model.places[card].moving:
            continue
        place, rect = layout.hand(index, len(model.hand)), outstanding(now, card)
        middle = rect.x() + CARD_W // 2
        if card in matching:
            yield pictured(f"match-{index}", QPoint(middle, place.y - LIFT - 8), "match-mark", centred=True)
        if card in model.shown:
            at = QPoint(middle, rect.bottom() - 14)
            yield lettered(f"shown-{index}", at, "×2", loud=True, centred=True)
    for card, place in model.places.items():
        if place.twin:
            # In the band, so that the strip that identifies the card stays visible.
            foot = QRect(place.x, place.y + SMALL_H - EAR, EAR, EAR)
            yield PlayerSign(f"twin-{card}", foot, "×2", loud=True)
    for index, card in enumerate(model.choice):
        yield lettered(f"number-{index}", layout.number(index), str(index + 1), card == now.current, True)
    for number in model.threes:
        yield three(now, layout, number)
    turned = model.places[model.turned] if model.turned is not None else None
    if turned is not None and not turned.moving and turned.rect.topLeft() == layout.turned:
        text = translate("table", "turned")
        at = layout.turned + QPoint(CARD_W // 2, CARD_H + 2 - plate_rows())
        yield lettered("turned", at, text, centred=True)


def three(now: CardState, layout: Layout, month: int) -> PlayerSign:
    """Return the mark of three of a month, beside the ears, or below them if they are at the right."""
    at = layout.slot(month).topLeft() + QPoint(CARD_W - 21, 2 * EAR + 2 if layout.board.ear_right else 4)
    return pictured(f"three-{month}", at, f"triplet-{now.model.phase}")


def last_signs(now: CardState, layout: Layout, hint: Sequence[str]) -> Iterator[PlayerSign]:
    """Yield the topmost signs: the mark of a hint on a card, and the plate of practice."""
    if hint:
        at = outstanding(now, hint[0]).topLeft()
        yield pictured("hint", at + QPoint(CARD_W // 2, 20), "hint", centred=True)
    if now.position.practice:
        yield lettered("practice", layout.plates(layout.viewer)[3], translate("table", "Practice"), loud=True)


# The middle strip


def prompt_rect(now: CardState, layout: Layout, asked: CardQuestion) -> QRect:
    """Return the box of a question.

    It is beside two cards to choose from, over the whole message if the question has lines, else below it.
    """
    if now.model.choice:
        return layout.which
    if asked.lines:
        return layout.said_wide if asked.wide else layout.said
    rows = furniture.prompt_height(0)
    return layout.said.adjusted(0, layout.said.height() - rows, 0, 0)


def message_rect(now: CardState, layout: Layout, asked: CardQuestion | None) -> QRect:
    """Return the box of the message: its last two sentences, or all that fit while the pointer is on it.

    It lies above the place of a question of one line; null without a message, and under a longer question.
    """
    if not now.lines or now.model.choice or (asked is not None and asked.lines):
        return QRect()
    whole = layout.said.adjusted(0, 0, 0, -furniture.prompt_height(0))
    lines = now.lines if now.hovered == MESSAGE else now.lines[-AT_REST:]
    rows = max(AT_REST, len(furniture.news_rows(whole, lines)))
    high = furniture.news_height(rows)
    return QRect(whole.x(), whole.bottom() + 1 - high, whole.width(), high)


def _draw_said(painter: QPainter, now: CardState, layout: Layout, asked: CardQuestion | None) -> None:
    """Draw the message and the question."""
    box = message_rect(now, layout, asked)
    if not box.isNull():
        furniture.news(painter, box, now.lines, now.options.cloth)
    if asked is not None:
        box = prompt_rect(now, layout, asked)
        lines = [part for line in asked.lines for part in fonts.wrapped(line, box.width() - 11)]
        furniture.prompt(painter, box, asked.title, lines)


def on_button(buttons: Sequence[TableButton], key: str | None) -> Iterator[PlayerSign]:
    """Yield the mark of a hint on the button that it means."""
    for button in buttons:
        if button.key == key:
            middle = QPoint(button.rect.right() - 12, button.rect.center().y() - 9)
            yield pictured("hint", middle, "hint", centred=True)


def _around(rects: Iterable[QRect]) -> QRect:
    """Return the rectangle round all cards of a pile; null without one."""
    return reduce(QRect.united, rects, QRect())


def _draw_hint(painter: QPainter, now: CardState, layout: Layout, hint: Sequence[str]) -> None:
    """Draw a hint as corners and an arrow.

    The corners are round the cards that its card would take, or round the place where it would lie; the arrow
    leads there from the card.
    """
    model, card = now.model, hint[0]
    if card in model.choice:
        start, goals = model.lifted or model.turned, [card]
    else:
        start = card
        alike = [each for each in model.table if each[:2] == card[:2]]
        goals = list(hint[1:]) or alike
    aimed = _around(outstanding(now, goal) for goal in goals)
    if aimed.isNull() and card[:2].isdigit():  # jokers have no place there
        aimed = layout.slot(month(card))
    if aimed.isNull():
        return
    furniture.corners(painter, aimed)
    if start in model.places:
        place = outstanding(now, start)
        foot = QPoint(place.center().x(), place.top() - 1)
        furniture.arrow(painter, place.center() if card in model.choice else foot, aimed)


# The table


@dataclass(frozen=True)
class PaintedPosition:
    """Contents of a table's picture besides its cards.

    `figures`: the signs of each player. `sets`: each player's progress with sets. `trays`: all trays.
    `asked`: the question, with `buttons`. `marks`: the texts of marked cards. `playing`: a hand card is to be
    played. `hint`: the cards of a hint, the one with the mark first. `also`: draws the game's own parts over
    all of it. `pressed`: the button of a hint.
    """

    layout: Layout
    figures: Sequence[Sequence[PlayerSign]]
    sets: Sequence[Sequence[SetRow]]
    trays: Sequence[Tray]
    asked: CardQuestion | None
    buttons: Sequence[TableButton]
    marks: Marks
    playing: bool
    hint: Sequence[str]
    also: Callable[[QPainter, QRect], None] | None = None
    pressed: str | None = None


_ground = StillPicture()


def draw(
    painter: QPainter,
    area: QRect,
    now: CardState,
    layout: Layout,
    marks: Marks,
    scene: Callable[[], PaintedPosition],
) -> None:
    """Draw the parts of a table that touch an area: those at rest (`scene`), then the moving ones."""
    _ground.lay(painter, area, now, lambda at, part: _draw_still(at, part, now, scene()))
    picture: TablePicture = now.model
    if area.intersects(stack_rect(layout.stack)):
        # Drawn separately, because its number changes with every card that is dealt.
        _draw_stack(painter, layout.stack, picture.stack, now.options.back)
    if picture.wipe >= 0:
        _draw_wipe(painter, layout, picture.wipe, now.options.cloth)
    moving = [(place.z, card) for card, place in picture.places.items() if place.moving]
    for _, card in sorted(moving):
        _draw_moving(painter, now, layout, marks, card)


def _draw_still(painter: QPainter, area: QRect, now: CardState, scene: PaintedPosition) -> None:
    """Draw the parts at rest: players, trays, places, cards, message, question and signs."""
    model, layout = now.model, scene.layout
    for tray in scene.trays:
        if tray.rect.intersects(area):
            tray.draw(painter, now.options.cloth)
    for seat, (signs_of, sets) in enumerate(zip(scene.figures, scene.sets, strict=True)):
        if any(sign.rect.intersects(area) for sign in signs_of):
            draw_figure(painter, signs_of, model.actor == seat)
        if layout.strip(seat).adjusted(0, 0, 0, STRIP_H).intersects(area):
            _draw_strip(painter, layout.strip(seat), sets)
    lying = model.lying
    for number in range(1, 13):
        if number not in lying and layout.slot(number).intersects(area):
            _draw_empty(painter, layout, number, now.options.cloth)
    if layout.said_wide.intersects(area):
        _draw_said(painter, now, layout, scene.asked)
    _draw_cards(painter, area, now, scene)
    # Corners are round the cards of one question only: what the hint takes, or the card under the pointer.
    hint = () if now.hovered in model.hand and now.hovered not in scene.hint else scene.hint
    taken = _around(model.places[card].rect for card in taking(now))
    if not taken.isNull() and not hint:
        furniture.corners(painter, taken)
    for sign in signs(now, layout, scene.playing):
        if sign.rect.intersects(area):
            sign.draw(painter)
    for button in scene.buttons:
        if button.rect.adjusted(-3, -3, 3, 3).intersects(area):
            button.draw(painter)
    if now.current is not None and now.current in model.places:
        furniture.ring(painter, outstanding(now, now.current))
    if hint:
        _draw_hint(painter, now, layout, hint)
    for sign in last_signs(now, layout, scene.hint):
        sign.draw(painter)
    if scene.also is not None:
        scene.also(painter, area)
    for sign in on_button(scene.buttons, scene.pressed):
        sign.draw(painter)


def _squeezed(places: Iterable[FlowerCardPlace]) -> Collection[tuple[int, int]]:
    """Return the corners of small cards that overlap the card at their left; a white line separates them."""
    rows: dict[int, list[FlowerCardPlace]] = {}
    for place in places:
        if place.small:
            rows.setdefault(place.y, []).append(place)
    return {
        (place.x, place.y)
        for row in rows.values()
        for place in row
        if any(0 < place.x - each.x < each.size.width() for each in row)
    }


def _draw_cards(painter: QPainter, area: QRect, now: CardState, scene: PaintedPosition) -> None:
    """Draw the cards at rest in z-order, the ears over all cards of a month, and marks if wanted."""
    board = scene.layout.board
    places = {card: place for card, place in now.model.places.items() if not place.moving}
    squeezed, back = _squeezed(places.values()), now.options.back
    order = [(place.z, False, card) for card, place in places.items()]
    for card, place in places.items():
        if place.ear is not None:
            order.append((EARS if place.z >= FIRST else place.z, True, card))
    for _, ear, card in sorted(order):
        place, rect = places[card], outstanding(now, card)
        if ear and place.ear is not None:
            painter.drawImage(QPoint(*place.ear), picture("art", f"ear-{board.mark(card)}"))
        elif not ear and rect.adjusted(-1, 0, 0, 0).intersects(area):
            if place.face and (place.x, place.y) in squeezed:
                painter.fillRect(rect.adjusted(-1, 1, 0, -1), look.current().white)
            if rect.top() < place.y:
                furniture.shade(painter, rect, now.options.cloth)
            painter.drawImage(rect.topLeft(), image_of(card, place, back, board.folder))
            if now.options.marked_cards and place.face:
                _mark_card(painter, rect, place, scene.marks(card))


def _mark_card(painter: QPainter, rect: QRect, place: FlowerCardPlace, lines: Iterable[str]) -> None:
    left = 2 if place.ear is None else 17
    _draw_mark(painter, rect.topLeft() + QPoint(left, 2), lines)


# Cards in motion


def _draw_moving(painter: QPainter, now: CardState, layout: Layout, marks: Marks, card: str) -> None:
    """Draw a moving card: with its shadow if lifted, and narrower while it is turned."""
    place: FlowerCardPlace = now.model.places[card]
    draw_card(painter, place, image_of(card, place, now.options.back, layout.board.folder), now.options.cloth)
    if place.wide == EDGE:
        furniture.box(painter, place.rect)
    elif now.options.marked_cards and place.face and not place.wide:
        _mark_card(painter, place.rect, place, marks(card))


def wipe_rect(layout: Layout, at: int) -> QRect:
    """Return the rectangle of the wiping cloth, `at` pixels from the left edge of the middle."""
    left, top = layout.slot(1).left(), layout.slot(1).top()
    return QRect(left + at, top, WIPE, layout.slot(12).bottom() - top)


def _draw_wipe(painter: QPainter, layout: Layout, at: int, cloth: str) -> None:
    """Draw the wiping cloth as dots, with fewer dots towards the back."""
    rect = wipe_rect(layout, at)
    for place, pattern in enumerate((_SPARSE, patterns.LIGHT_GRAY, patterns.GRAY)):
        part = QRect(rect.x() + place * (WIPE // 3), rect.y(), WIPE // 3, rect.height())
        patterns.fill(painter, part, patterns.brush(pattern, cloths.lit(cloth)))
