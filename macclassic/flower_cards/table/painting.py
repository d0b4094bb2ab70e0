"""Drawing a table of flower cards, at the depth in force: cards with their ears, plates of text, faces, lines
of sets, trays, and the middle strip."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from macclassic.flower_cards.sets import Pip
from macclassic.quickdraw import fonts, patterns
from macclassic.table.look import furniture
from macclassic.table.look.furniture import TableButton, Tray
from macclassic.table.table_state import TableState
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, label, picture, plate, plate_rect, plate_rows, small_card

from .card_choice import CardQuestion, marked, taking
from .layout import LIFT, STRIP_H, Layout
from .picture_model import CARD_H, CARD_W, EAR, LIFTED, SMALL_H, TINY, CardPlace, TablePicture, month
from .still_picture import StillPicture

translate = QCoreApplication.translate

MARK = QSize(15, 21)
"""The size of the plate that a marked card bears."""
FIRST, EARS = 100, 199
"""What lies over what: the first of a month's cards, and their ears over all of them."""
EDGE = 3
"""How wide a card is that is seen from its edge."""
WIPE = 24
"""How wide what wipes the table is."""
_SPARSE = bytes.fromhex("8000080080000800")

Marks = Callable[[str], Sequence[str]]
"""Returns the two lines that a marked card bears, such as its month and the letter of its kind."""


ON_CARDS = ("shown", "number", "twin")
"""What signs are called that lie on drawings."""


@dataclass(frozen=True)
class PlayerSign:
    """Something small that tells of a card or a player: a plate with a text, black if it is `loud`, or a
    picture (`art`). `key`: what its spot is called, of what it is and of which, ``match-3``."""

    key: str
    rect: QRect
    text: str = ""
    art: str = ""
    loud: bool = False

    def draw(self, painter: QPainter) -> None:
        if self.art:
            painter.drawImage(self.rect.topLeft(), picture("art", self.art))
        else:
            self._write(painter)
            if self.loud and self.key.startswith(ON_CARDS):
                # Black on a black drawing could not be told from it.
                painter.setPen(look.current().white)
                painter.drawRect(self.rect.adjusted(0, 0, -1, -1))

    def _write(self, painter: QPainter) -> None:
        if self.rect.height() >= plate_rows():
            left = (self.rect.width() - fonts.small_width(self.text) + 1) // 2
            pen = QPoint(left, fonts.small_ascent() + fonts.small_lead())
            label(painter, self.rect, pen, self.text, self.loud)
            return
        # What is lower than a plate bears figures alone.
        label(painter, self.rect, QPoint(0, 0), "", self.loud)
        painter.setFont(fonts.figures())
        left = (self.rect.width() - fonts.advance(self.text, fonts.SMALL) + 1) // 2
        painter.drawText(self.rect.topLeft() + QPoint(left, 10), self.text)


def lettered(key: str, at: QPoint, text: str, loud: bool = False, centred: bool = False) -> PlayerSign:
    """Return a plate; `at`: its corner, or the middle of its top."""
    return PlayerSign(key, plate_rect(at, text, centred), text, loud=loud)


def pictured(key: str, at: QPoint, art: str, centred: bool = False) -> PlayerSign:
    """Return a picture; `at`: its corner, or the middle of its top."""
    size = picture("art", art).size()
    return PlayerSign(key, QRect(at - QPoint((size.width() + 1) // 2 if centred else 0, 0), size), art=art)


# Players

Row = Sequence[tuple[str, str, bool]]
"""Plates side by side, each by what it tells of, its text, and whether it stands out."""


def figure(now: TableState, layout: Layout, seat: int, mood: str, *rows: Row) -> list[PlayerSign]:
    """Return what stands at a player's place: the face, the name with the mark of who began, and the plates
    in rows below."""
    person, began = now.company[seat], now.model.first == seat
    found = [pictured(f"face-{seat}", layout.face(seat), f"face-{person.face}-{mood}")]
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


def _draw_figure(painter: QPainter, signs: Sequence[PlayerSign], turn: bool) -> None:
    """Draw a player's face and plates; whoever's turn it is has a heavy frame."""
    face, *others = signs
    furniture.portrait(painter, face.rect.topLeft(), face.art, turn)
    for sign in others:
        sign.draw(painter)


# Sets


@dataclass(frozen=True)
class SetRow:
    """How far a player is with a set: its mark (a picture of `resources/art`), and a pip for each card."""

    key: str
    mark: str
    pips: tuple[Pip, ...]

    @property
    def width(self) -> int:
        return picture("art", self.mark).width() + 2 + 5 * len(self.pips)


def in_strip(rect: QRect, rows: Iterable[SetRow]) -> list[tuple[SetRow, QRect]]:
    """Return where the sets of a line stand in it, one behind another, those that have no room below."""
    found: list[tuple[SetRow, QRect]] = []
    x, y = rect.x() + 2, rect.y()
    for row in rows:
        if x + row.width > rect.right() and x > rect.x() + 2:
            x, y = rect.x() + 2, y + STRIP_H
        found.append((row, QRect(x, y, row.width, STRIP_H)))
        x += row.width + 2
    return found


def _draw_strip(painter: QPainter, rect: QRect, rows: Iterable[SetRow]) -> None:
    furniture.box(painter, rect)
    for row, at in in_strip(rect, rows):
        mark = picture("art", row.mark)
        painter.drawImage(at.x(), at.y() + 2, mark)
        for index, pip in enumerate(row.pips):
            painter.drawImage(at.x() + mark.width() + 2 + 5 * index, at.y() + 3, picture("art", f"pip-{pip}"))


# Cards


def image_of(card: str, place: CardPlace, back: str, folder: str) -> QImage:
    """Return the picture of a card as it lies: its face or its back, in its size."""
    if not place.face:
        tiny = "-tiny" if place.size == TINY else "-small"
        return picture("backs", back + tiny if place.small else back)
    return small_card(card, folder) if place.small else picture(folder, card)


def _draw_mark(painter: QPainter, at: QPoint, lines: Iterable[str]) -> None:
    """Draw what a marked card bears, one line above the other, so that overlaps leave them."""
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
    """Draw the stack, the thicker the more cards are in it, and how many they are."""
    if not count:
        patterns.dotted_frame(painter, QRect(corner, QSize(CARD_W, CARD_H)), _line())
        return
    image = picture("backs", back)
    for lift in range((count + 5) // 6):
        painter.drawImage(corner - QPoint(lift, lift), image)
    plate(painter, corner + QPoint(CARD_W // 2, CARD_H - 3 - plate_rows()), str(count), centred=True)


def stack_rect(corner: QPoint) -> QRect:
    """Return all pixels that a stack may cover."""
    return QRect(corner, QSize(CARD_W, CARD_H)).adjusted(-8, -8, 1, 1)


def _line() -> QColor:
    """Return the colour of thin lines on the cloth."""
    colours = look.current()
    return colours.white if colours.depth > 1 else BLACK


def _draw_empty(painter: QPainter, layout: Layout, number: int) -> None:
    """Draw the place of a month of which nothing lies there: an outline with its number."""
    slot, text = layout.slot(number), str(number)
    patterns.dotted_frame(painter, slot, _line())
    at = slot.center() - QPoint(0, plate_rows() // 2)
    if look.current().dithered:  # nothing could be read on the cloth itself
        plate(painter, at, text, centred=True)
        return
    painter.setPen(_line())
    painter.setFont(fonts.small())
    painter.drawText(at + QPoint(-fonts.small_width(text) // 2, fonts.small_ascent()), text)


def outstanding(now: TableState, card: str) -> QRect:
    """Return where a card is seen: of the hand the one at which the keys are stands out."""
    place: CardPlace = now.model.places[card]
    out = card == now.current and card in now.model.hand and card != now.model.lifted
    return place.rect.translated(0, -LIFT) if out else place.rect


# Signs on cards


def signs(now: TableState, layout: Layout, playing: bool) -> Iterator[PlayerSign]:
    """Yield what stands on cards and places: over the hand the marks of matches while a card of it is to be
    played, ×2 on cards that others have seen and on those under which another like it lies, the numbers of
    two of which one is to be chosen, on a month's place the mark of three that only the fourth takes, and
    what the card is that was turned."""
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
            # In the band, so that the strip by which the card is known is seen.
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


def three(now: TableState, layout: Layout, month: int) -> PlayerSign:
    """Return the mark of three on a month's place, beside the ears, or below them where cards are known by
    their left edge."""
    at = layout.slot(month).topLeft() + QPoint(CARD_W - 21, 2 * EAR + 2 if layout.board.ear_right else 4)
    return pictured(f"three-{month}", at, f"triplet-{now.model.phase}")


def last_signs(now: TableState, layout: Layout, hint: Sequence[str]) -> Iterator[PlayerSign]:
    """Yield what lies over everything: the mark of a hint, if there is one on a card, and that the match is
    for practice."""
    if hint:
        at = outstanding(now, hint[0]).topLeft()
        yield pictured("hint", at + QPoint(CARD_W // 2, 20), "hint", centred=True)
    if now.position.practice:
        yield lettered("practice", layout.plates(0)[3], translate("table", "Practice"), loud=True)


# The middle strip


def written(now: TableState, layout: Layout) -> list[str]:
    """Return the lines of what has happened, broken where they are too long."""
    width = layout.said.width() - 9
    return [part for line in now.lines for part in fonts.wrapped(line, width)]


def prompt_rect(now: TableState, layout: Layout, asked: CardQuestion) -> QRect:
    """Return the box of what is asked: beside two of which one is chosen, over all of the news if there are
    buttons, else below it."""
    if now.model.choice:
        return layout.which
    if asked.lines:
        return layout.said
    rows = furniture.prompt_rows(0)
    return layout.said.adjusted(0, layout.said.height() - rows, 0, 0)


def _draw_said(painter: QPainter, now: TableState, layout: Layout, asked: CardQuestion | None) -> None:
    """Draw what has happened, and what is asked."""
    box = prompt_rect(now, layout, asked) if asked is not None else None
    if now.lines and not now.model.choice and (asked is None or not asked.lines):
        room = layout.said if box is None else layout.said.adjusted(0, 0, 0, 1 - box.height())
        furniture.news(painter, room, written(now, layout))
    if box is not None and asked is not None:
        lines = [part for line in asked.lines for part in fonts.wrapped(line, box.width() - 11)]
        furniture.prompt(painter, box, asked.title, lines)


def on_button(buttons: Sequence[TableButton], key: str | None) -> Iterator[PlayerSign]:
    """Yield the mark of a hint on the button at which it points, if it does."""
    for button in buttons:
        if button.key == key:
            middle = QPoint(button.rect.right() - 12, button.rect.center().y() - 9)
            yield pictured("hint", middle, "hint", centred=True)


def _draw_hint(painter: QPainter, now: TableState, layout: Layout, hint: Sequence[str]) -> None:
    """Draw what a hint means: corners round what its card would take, or round the place where that would
    lie, and an arrow there from the card."""
    model, card = now.model, hint[0]
    if card in model.choice:
        start, goals = model.lifted or model.turned, [card]
    else:
        start = card
        alike = [each for each in model.table if each[:2] == card[:2]]
        goals = list(hint[1:]) or alike
    rects = [outstanding(now, goal) for goal in goals]
    if not rects and card[:2].isdigit():  # jokers have no place there
        rects = [layout.slot(month(card))]
    for rect in rects:
        furniture.corners(painter, rect)
    if rects and start in model.places:
        place = outstanding(now, start)
        aimed = rects[0]
        for rect in rects:
            aimed = aimed.united(rect)
        foot = QPoint(place.center().x(), place.top() - 1)
        furniture.arrow(painter, place.center() if card in model.choice else foot, aimed)


# The table


@dataclass(frozen=True)
class PaintedPosition:
    """What a table shows at one moment beside its cards: by seat what stands at a player's place and how far
    it is with sets; all trays; what is asked, with buttons; what marked cards bear; whether a card of the
    hand is to be played; the cards that a hint is about, the one that it lies on first; what only one game
    has, drawn over all of it (`also`); the button that a hint would press (`pressed`)."""

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
    now: TableState,
    layout: Layout,
    marks: Marks,
    scene: Callable[[], PaintedPosition],
) -> None:
    """Draw what touches an area of the table: what lies still, as `scene` has it, and over it what moves."""
    _ground.lay(painter, area, now, lambda at, part: _draw_still(at, part, now, scene()))
    picture: TablePicture = now.model
    if area.intersects(stack_rect(layout.stack)):
        # Not among what lies still: as it is dealt from there is another number with every card.
        _draw_stack(painter, layout.stack, picture.stack, now.options.back)
    if picture.wipe >= 0:
        _draw_wipe(painter, layout, picture.wipe)
    moving = [(place.z, card) for card, place in picture.places.items() if place.moving]
    for _, card in sorted(moving):
        _draw_moving(painter, now, layout, marks, card)


def _draw_still(painter: QPainter, area: QRect, now: TableState, scene: PaintedPosition) -> None:
    """Draw what lies still: players with what they have collected, the months' places, all cards, those
    beneath first, then what is said and asked, and signs."""
    model, layout = now.model, scene.layout
    for tray in scene.trays:
        if tray.rect.intersects(area):
            tray.draw(painter, now.options.cloth)
    for seat, (signs_of, sets) in enumerate(zip(scene.figures, scene.sets, strict=True)):
        if any(sign.rect.intersects(area) for sign in signs_of):
            _draw_figure(painter, signs_of, model.actor == seat)
        if layout.strip(seat).adjusted(0, 0, 0, STRIP_H).intersects(area):
            _draw_strip(painter, layout.strip(seat), sets)
    lying = model.lying
    for number in range(1, 13):
        if number not in lying and layout.slot(number).intersects(area):
            _draw_empty(painter, layout, number)
    if layout.said.intersects(area):
        _draw_said(painter, now, layout, scene.asked)
    _draw_cards(painter, area, now, scene)
    for card in taking(now):
        furniture.corners(painter, model.places[card].rect)
    for sign in signs(now, layout, scene.playing):
        if sign.rect.intersects(area):
            sign.draw(painter)
    for button in scene.buttons:
        if button.rect.adjusted(-3, -3, 3, 3).intersects(area):
            button.draw(painter)
    if now.current is not None and now.current in model.places:
        furniture.ring(painter, outstanding(now, now.current))
    if scene.hint:
        _draw_hint(painter, now, layout, scene.hint)
    for sign in last_signs(now, layout, scene.hint):
        sign.draw(painter)
    if scene.also is not None:
        scene.also(painter, area)
    for sign in on_button(scene.buttons, scene.pressed):
        sign.draw(painter)


def _squeezed(places: Iterable[CardPlace]) -> Collection[tuple[int, int]]:
    """Return the corners of small cards that cover part of the one left of them, from which a white line is
    to part them."""
    rows: dict[int, list[CardPlace]] = {}
    for place in places:
        if place.small:
            rows.setdefault(place.y, []).append(place)
    return {
        (place.x, place.y)
        for row in rows.values()
        for place in row
        if any(0 < place.x - each.x < each.size.width() for each in row)
    }


def _draw_cards(painter: QPainter, area: QRect, now: TableState, scene: PaintedPosition) -> None:
    """Draw all cards that lie still, those beneath first, and over those of a month the ears of the covered
    ones; marks on those whose faces are seen, if that is wanted."""
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


def _mark_card(painter: QPainter, rect: QRect, place: CardPlace, lines: Iterable[str]) -> None:
    beside = 2 if place.ear is None else 17
    _draw_mark(painter, rect.topLeft() + QPoint(beside, 2), lines)


# What moves


def _draw_moving(painter: QPainter, now: TableState, layout: Layout, marks: Marks, card: str) -> None:
    """Draw a card on its way: lifted, with its hard shadow on the cloth, and narrower while it is turned."""
    place: CardPlace = now.model.places[card]
    rect = place.rect.translated(0, -LIFTED if place.lifted else 0)
    if place.wide:
        rect = QRect(rect.x() + (rect.width() - place.wide) // 2, rect.y(), place.wide, rect.height())
    if place.lifted:
        furniture.shade(painter, rect, now.options.cloth)
    if place.wide == EDGE:
        furniture.box(painter, rect)
        return
    image = image_of(card, place, now.options.back, layout.board.folder)
    # Where it is narrower columns are dropped.
    painter.drawImage(rect, image)
    if now.options.marked_cards and place.face and not place.wide:
        _mark_card(painter, rect, place, marks(card))


def wipe_rect(layout: Layout, at: int) -> QRect:
    """Return the pixels of the cloth that wipes an emptied table, so far from the left edge of its middle."""
    left, top = layout.slot(1).left(), layout.slot(1).top()
    return QRect(left + at, top, WIPE, layout.slot(12).bottom() - top)


def _draw_wipe(painter: QPainter, layout: Layout, at: int) -> None:
    """Draw what wipes the table: a cloth of dots, the fewer of them the farther behind."""
    rect = wipe_rect(layout, at)
    for place, pattern in enumerate((_SPARSE, patterns.LIGHT_GRAY, patterns.GRAY)):
        part = QRect(rect.x() + place * (WIPE // 3), rect.y(), WIPE // 3, rect.height())
        patterns.fill(painter, part, patterns.brush(pattern, _line()))
