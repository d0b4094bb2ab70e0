"""Where everything lies on the table, of any size and for two to six players, and at this moment.

The viewer's garden lies below, the others' side by side above, clockwise from the left; each has its regular
flowers towards the middle. Between them lie the pile and the GraveRyard, the place for battles and the board
with the news; below all the viewer's hand, the buttons and a line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect

from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import foot_rows, plate_rows

from ..cards import HIDDEN
from . import choices, painting, shapes, words
from .laying import Row
from .model import Flight, Flower, Garden, Model, Petal, Place, Player, Table, picture_of

Rows = list[list[Flower]]

WIDTH, HEIGHT = 637, 438
"""The largest document window's content on a screen of 640 × 480."""
LEAST_WIDTH, LEAST_HEIGHT = 560, 400

STRIP = 80
"""The height of what lies between the gardens."""
CARD_W, CARD_H = 48, 68
RAISED = 6
"""How much higher a chosen card of the hand lies."""
SMALL_W, SMALL_H = 36, 50
BUTTONS = 194
BOARD = 216
"""How far the board and what keeps it from the edge reach to the left."""
PLATE_ROOM = 150
"""What is kept free of flowers in the rear zone of a wide garden for its plate, and more for a wider one."""
TAG_ROOM = 8
"""How far the tag of a flower with a number of two digits may stand out to the left, and the edge of it."""
NARROW = 300
"""A garden that is less wide has its plate in a line of its own."""
EMPTY = 24
"""The height of a zone without flowers."""
GAPS = (4, 1)
"""How far apart flowers stand, normal and small ones."""
EDGE = 5
"""How far flowers keep from the sides of a bed; they may touch its edge above and below."""
OUT = 64
"""The width of the garden of somebody who is out."""
PILE, GRAVEYARD = (63, 52), (96, 60)


def arrange(
    model: Model,
    width: int = WIDTH,
    height: int = HEIGHT,
    scrolled: Mapping[int, int] | None = None,
    plates: Mapping[int, int] | None = None,
) -> Table:
    """Return where everything lies in a picture; `scrolled` says how far gardens are, by seat, and `plates`
    how wide their plates are with the mark beside them."""
    small_hand = len(model.players) > 2 and height < 560
    hand_h = (SMALL_H if small_hand else CARD_H) + RAISED + 4
    line = QRect(0, height - foot_rows(), width, foot_rows())
    hand = QRect(0, line.y() - hand_h, width - BUTTONS, hand_h)
    buttons = QRect(hand.right() + 1, hand.y(), BUTTONS, hand_h)
    rest = hand.y() - STRIP
    above = rest - _own_height(model, width, rest)
    strip = QRect(0, above, width, STRIP)
    pile = QRect(6, above + (STRIP - PILE[1]) // 2, *PILE)
    grave = QRect(pile.right() + 6, above + (STRIP - GRAVEYARD[1]) // 2, *GRAVEYARD)
    board = QRect(width - BOARD, above + 4, BOARD - 4, STRIP - 8)
    arena = QRect(grave.right() + 4, above, board.x() - grave.right() - 8, STRIP)
    rects = [QRect(0, strip.bottom() + 1, width, hand.y() - strip.bottom() - 1)]
    rects += _side_by_side([player.out for player in model.players[1:]], width, above)
    gardens = []
    for player, rect in zip(model.players, rects, strict=True):
        inset = max(PLATE_ROOM, (plates or {}).get(player.seat, 0) + TAG_ROOM)
        gardens.append(_garden(model, player, rect, inset, (scrolled or {}).get(player.seat, 0)))
    return Table(tuple(gardens), strip, pile, grave, arena, board, hand, buttons, line, small_hand)


def _own_height(model: Model, width: int, rest: int) -> int:
    """Return how high the viewer's garden is, of what there is for it and for those above: half of it for two
    players, less for more; more where that lets its flowers be large and leaves the others what they need."""
    usual = rest // 2 if len(model.players) == 2 else max(112, rest * 2 // 5)
    others = model.players[1:]
    share = width // len(others)
    plate = plate_rows() + 1 if share < NARROW else 0
    flowers = model.players[0].flowers
    theirs = max(_need(each.flowers, share, True) + plate for each in others)
    least = _need(flowers, width, True)
    for mine in (_need(flowers, width, False), least):
        if usual < mine <= rest - theirs:
            return mine
    if theirs > rest - usual:
        return min(usual, max(least, rest - theirs))
    return usual


def _need(flowers: Sequence[Flower], width: int, small: bool) -> int:
    """Return how high a garden must be, its flowers in front small or not, those at the rear small."""
    front, rear = _zones(flowers)
    room = width - 2 * EDGE
    return _height(_rows(front, room, small), small) + _height(_rows(rear, room, True), True)


def _zones(flowers: Sequence[Flower]) -> tuple[list[Flower], list[Flower]]:
    """Return the regular flowers, which stand in front, and the POWER FLOWERs at the rear."""
    return [each for each in flowers if not each.power], [each for each in flowers if each.power]


def _side_by_side(out: Sequence[bool], width: int, height: int) -> list[QRect]:
    """Share the room above among the others: those who are out get little of it."""
    alive = out.count(False)
    fixed = OUT if alive else width // max(1, len(out))
    share = (width - fixed * out.count(True)) / max(1, alive)
    rects, x = [], 0.0
    for each in out:
        w = fixed if each else share
        rects.append(QRect(round(x), 0, round(x + w) - round(x) - (1 if x + w < width - 1 else 0), height))
        x += w
    return rects


# One garden


def _garden(model: Model, player: Player, rect: QRect, inset: int, scroll: int) -> Garden:
    """Lay out a garden: as large as there is room for, else scrolled. `inset` is what a wide one keeps
    free of flowers for its plate."""
    own, narrow = player is model.players[0], rect.width() < NARROW
    inner = QRect(rect)
    plate = QPoint(rect.x() + 3, rect.bottom() - plate_rows() if own else rect.y() + 1)
    if narrow:
        inset = 0
        inner.adjust(0, 0 if own else plate_rows() + 1, 0, -plate_rows() - 1 if own else 0)
    width = inner.width() - 2 * EDGE
    front, rear, front_small, rear_small = _fit(*_zones(player.flowers), width, inset, inner.height())
    rear_h = _height(rear, rear_small)
    spare = inner.height() - _height(front, front_small) - rear_h
    if spare > 0 and rear:
        rear_h += spare // 3
    front_h = inner.height() - rear_h
    front_y, rear_y = (inner.y(), inner.y() + front_h) if own else (inner.y() + rear_h, inner.y())
    front_zone = QRect(inner.x(), front_y, inner.width(), front_h)
    rear_zone = QRect(inner.x(), rear_y, inner.width(), rear_h)
    garden = Garden(player.seat, rect, front_zone, rear_zone, plate)
    wide = max(
        _lay(garden, front, front_zone, 0, front_small),
        _lay(garden, rear, rear_zone, inset, rear_small),
    )
    garden.hidden = max(0, wide - width)
    garden.scroll = max(0, min(scroll, garden.hidden))
    by = QPoint(-garden.scroll, 0)
    for number, place in garden.places.items():
        if not fights(model, number):
            garden.places[number] = Place(place.middle + by, place.small, place.rect.translated(by))
    return garden


def _fit(
    regular: Sequence[Flower], power: Sequence[Flower], width: int, inset: int, height: int
) -> tuple[Rows, Rows, bool, bool]:
    """Return the rows of the front and of the rear zone, and whether their flowers are small: the
    largest that there is room for, else small ones in rows that are to be scrolled."""
    for front_small, rear_small in ((False, False), (False, True), (True, False), (True, True)):
        front = _rows(regular, width, front_small)
        rear = _rows(power, width - inset, rear_small)
        if _height(front, front_small) + _height(rear, rear_small) <= height:
            return front, rear, front_small, rear_small
    rear = [list(power)] if power else []
    room = height - _height(rear, True)
    longer = width
    while True:
        front = _rows(regular, longer, True)
        if len(front) <= 1 or _height(front, True) <= room:
            return front, rear, True, True
        longer += 8


def _rows(flowers: Sequence[Flower], width: int, small: bool) -> Rows:
    """Break flowers into rows that are no wider than `width`."""
    rows: Rows = []
    used = 0
    for flower in flowers:
        wide = _bounds(flower, small).width() + GAPS[small]
        if not rows or used + wide > width + GAPS[small]:
            rows.append([])
            used = 0
        rows[-1].append(flower)
        used += wide
    return rows


def _bounds(flower: Flower, small: bool) -> QRect:
    return shapes.bounds(len(flower.petals), small, flower.power)


def _height(rows: Sequence[Sequence[Flower]], small: bool) -> int:
    """Return how high a zone must be for its rows."""
    return max(EMPTY, sum(max(_bounds(each, small).height() for each in row) + 2 for row in rows))


def _lay(garden: Garden, rows: Sequence[Sequence[Flower]], zone: QRect, inset: int, small: bool) -> int:
    """Lay the rows of a zone, each in the middle if there is room; return how wide the widest is."""
    heights = [max(_bounds(each, small).height() for each in row) + 2 for row in rows]
    y = zone.y() + max(0, zone.height() - sum(heights)) // 2
    widest = 0
    for row, high in zip(rows, heights, strict=True):
        wide = sum(_bounds(each, small).width() + GAPS[small] for each in row) - GAPS[small]
        left = zone.x() + EDGE + inset
        room = zone.right() + 1 - EDGE - left
        # In the middle of the whole zone, unless the plate is in the way.
        x = max(left, zone.x() + (zone.width() - wide) // 2) if wide <= room else left
        for flower in row:
            box = _bounds(flower, small)
            middle = QPoint(x - box.x(), y + (high - box.height()) // 2 - box.y())
            garden.places[flower.id] = Place(middle, small, box.translated(middle))
            x += box.width() + GAPS[small]
        widest = max(widest, wide + inset)
        y += high
    return widest


# The hand


def hand_places(table: Table, count: int) -> list[QRect]:
    """Return where the cards of the viewer's hand lie, from left to right; many of them overlap."""
    w, h = (SMALL_W, SMALL_H) if table.small_hand else (CARD_W, CARD_H)
    room = table.hand.width() - 12
    pitch = min(w + 3.0, (room - w) / max(1, count - 1))
    return [QRect(6 + int(number * pitch), table.hand.y() + RAISED + 2, w, h) for number in range(count)]


# The buttons


def buttons(table: Table) -> list[QRect]:
    """Return where the buttons lie: two for drawing and ending, one for making; then in their place three for
    cutting the row and one for laying."""
    box = table.buttons.adjusted(4, 0, -6, 0)
    high = 20
    gap = max(4, (box.height() - 2 * high) // 3)
    top, low = box.y() + gap, box.y() + 2 * gap + high
    half = (box.width() - 6) // 2
    third = (box.width() - 12) // 3
    whole = QRect(box.x(), low, box.width(), high)
    playing = [QRect(x, top, half, high) for x in (box.x(), box.right() + 1 - half)]
    laying = [QRect(box.x() + number * (third + 6), top, third, high) for number in range(3)]
    return [*playing, whole, *laying, whole]


# This moment


def picture(now: Now) -> Model:
    """Return the picture of this moment; while flowers are laid, with those that the row is cut into."""
    model = picture_of(now.position.view, now.position.veiled, now.opening)
    cuts, view = choices.cuts(now), now.position.view
    if cuts is not None:
        # The next ids are theirs.
        pack = iter(view.pack or (HIDDEN,) * cuts.count)
        model.players[0].flowers = [
            Flower(view.flowers + number, tuple(Petal(next(pack)) for _ in range(size)))
            for number, size in enumerate(cuts.sizes, 1)
        ]
    return model


def lay_of(now: Now) -> Table:
    """Return where everything lies; `Model.lay` is None when that is to be reckoned anew."""
    model: Model = now.model
    if model.lay is None:
        scrolled = choices.own(now).scrolled
        widths = {player.seat: _plate_width(now, player.seat) for player in model.players}
        model.lay = arrange(model, now.size.width(), now.size.height(), scrolled, widths)
    return model.lay


def _plate_width(now: Now, seat: int) -> int:
    """Return how wide a player's plate is in a wide garden, with the eye beside it if there is one."""
    seen = seat in now.model.known_hands and not now.model.opened
    eye = painting.art("mark-seen").width() + 3 if seen else 0
    return painting.plate_rect(QPoint(0, 0), _plate_words(now, seat, NARROW)).width() + eye


def _plate_words(now: Now, seat: int, room: int) -> str:
    """Return what stands on a plate in a garden that is so wide."""
    long = words.plate_words(now.model, now.company, seat, True)
    if painting.plate_rect(QPoint(0, 0), long).width() < min(room, PLATE_ROOM + 20):
        return long
    return words.plate_words(now.model, now.company, seat, False)


def plate_text(now: Now, seat: int) -> str:
    """Return what stands on a player's plate, as long as there is room for it."""
    if now.model.closed:
        # Nobody has a place yet.
        return words.who_acts(now.company, seat)
    return _plate_words(now, seat, lay_of(now).garden(seat).rect.width())


def plate_rect(now: Now, seat: int) -> QRect:
    """Return the pixels of a player's plate."""
    return painting.plate_rect(lay_of(now).garden(seat).plate, plate_text(now, seat))


def fights(model: Model, flower: int) -> bool:
    """Whether a flower stands in the middle, since it fights."""
    battle = model.battle
    return battle is not None and flower in (battle.attacker, battle.target)


def place_of(now: Now, flower: int) -> Place:
    """Return where a flower stands now: in its garden, or in the middle if it fights."""
    model: Model = now.model
    if model.battle is None or not fights(model, flower):
        return lay_of(now).garden(model.owner(flower).seat).places[flower]
    # Large, if it is not too large for the middle; the attacker at the left.
    found, arena = model.flower(flower), lay_of(now).arena
    small = _bounds(found, False).height() > STRIP + 14
    box = _bounds(found, small)
    x = arena.x() + arena.width() * (1 + 2 * (flower == model.battle.target)) // 4
    middle = QPoint(x, arena.center().y() - (box.y() + box.bottom()) // 2)
    return Place(middle, small, box.translated(middle))


def petal_rect(place: Place, count: int, petal: int) -> QRect:
    """Return the box of a petal of a flower of so many that stands in a place."""
    look = shapes.shape(place.small)
    laid = look.laid(count)[min(petal, shapes.most() - 1)]
    box = shapes.covered(place.small, laid.direction).boundingRect()
    return box.translated(look.corner(laid) + place.middle)


def card_rects(now: Now) -> dict[int, QRect]:
    """Return where the cards of the hand lie; those that are chosen lie higher."""
    hand, chosen = now.model.hand or [], choices.own(now).cards if now.open else ()
    return {
        card: rect.translated(0, -RAISED) if card in chosen else rect
        for card, rect in zip(hand, hand_places(lay_of(now), len(hand)), strict=True)
    }


def row_of(now: Now) -> Row | None:
    """Return the row of petals while flowers are laid."""
    cuts = choices.cuts(now)
    if cuts is None:
        return None
    lay = lay_of(now)
    left = lay.pile.x() + 10
    return Row(QRect(left, lay.strip.y() + 10, lay.board.x() - left - 10, 60), cuts.count)


def practice_rect(now: Now) -> QRect:
    """Return where it says that a match does not count."""
    lay = lay_of(now)
    rect = painting.plate_rect(QPoint(0, 0), words.practice())
    rect.moveBottomRight(QPoint(lay.board.right(), lay.strip.bottom() + 16))
    return rect


def flight_rect(flight: Flight | None) -> QRect:
    """Return the pixels of something on its way."""
    if flight is None:
        return QRect()
    if flight.flower is not None:
        return _bounds(flight.flower, flight.small).translated(flight.at).adjusted(-1, -1, 1, 1)
    w, h = (CARD_W, CARD_H) if flight.card != HIDDEN else (41, 41)
    return QRect(flight.at.x() - w // 2, flight.at.y() - h // 2, w, h).adjusted(-1, -1, 1, 1)
