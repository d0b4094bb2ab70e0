"""Where everything lies on the table: pure geometry, for a table of any size and two to six players.

The viewer's garden lies below, the others' side by side above, clockwise from the left; each has its regular
flowers towards the middle. Between them lie the pile and the GraveRyard, the place for battles and the board
with the news; below all the viewer's hand, the buttons and a line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

from . import shapes
from .model import Flower, Garden, Model, Place, Table

Rows = list[list[Flower]]

WIDTH, HEIGHT = 637, 438
"""The largest document window's content on a screen of 640 × 480."""
LEAST_WIDTH, LEAST_HEIGHT = 560, 400

LINE = 16
STRIP = 80
"""The height of what lies between the gardens."""
CARD_W, CARD_H = 48, 68
RAISED = 6
"""How much higher a chosen card of the hand lies."""
SMALL_W, SMALL_H = 36, 50
BUTTONS = 194
BOARD = 216
"""How far the board and what keeps it from the edge reach to the left."""
PLATE = 14
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
    many = len(model.players)
    small_hand = many > 2 and height < 560
    hand_h = (SMALL_H if small_hand else CARD_H) + RAISED + 4
    line = QRect(0, height - LINE, width, LINE)
    hand = QRect(0, line.y() - hand_h, width - BUTTONS, hand_h)
    buttons = QRect(hand.right() + 1, hand.y(), BUTTONS, hand_h)
    rest = hand.y() - STRIP
    above = rest - _own_height(model, width, rest)
    strip = QRect(0, above, width, STRIP)
    pile = QRect(QPoint(6, strip.y() + (STRIP - PILE[1]) // 2), QPoint(0, 0))
    pile.setSize(_size(PILE))
    grave = QRect(pile.right() + 6, strip.y() + (STRIP - GRAVEYARD[1]) // 2, *GRAVEYARD)
    board = QRect(width - BOARD, strip.y() + 4, BOARD - 4, STRIP - 8)
    arena = QRect(grave.right() + 4, strip.y(), board.x() - grave.right() - 8, STRIP)
    rects = [QRect(0, strip.bottom() + 1, width, hand.y() - strip.bottom() - 1)]
    rects += _side_by_side([player.out for player in model.players[1:]], width, above)
    gardens = []
    for number, (player, rect) in enumerate(zip(model.players, rects, strict=True)):
        scroll = (scrolled or {}).get(player.seat, 0)
        away = _away(model)
        inset = max(PLATE_ROOM, (plates or {}).get(player.seat, 0) + TAG_ROOM)
        gardens.append(_garden(player.seat, player.flowers, rect, inset, number == 0, scroll, away))
    return Table(
        width, height, tuple(gardens), strip, pile, grave, arena, board, hand, buttons, line, small_hand
    )


def _own_height(model: Model, width: int, rest: int) -> int:
    """Return how high the viewer's garden is, of what there is for it and for those above: half of it for two
    players, less for more; more where that lets its flowers be large and leaves the others what they need."""
    usual = rest // 2 if len(model.players) == 2 else max(112, rest * 2 // 5)
    others = model.players[1:]
    share = width // len(others)
    plate = PLATE if share < NARROW else 0
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
    room = width - 2 * EDGE
    front = _rows([each for each in flowers if not each.power], room, small)
    rear = _rows([each for each in flowers if each.power], room, True)
    return _height(front, small) + _height(rear, True)


def _size(pair: tuple[int, int]) -> QSize:
    return QSize(*pair)


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


def _away(model: Model) -> frozenset[int]:
    """Return the flowers that are not in their gardens: they fight."""
    battle = model.battle
    return frozenset() if battle is None else frozenset((battle.attacker, battle.target))


# One garden


def _garden(
    seat: int,
    flowers: Sequence[Flower],
    rect: QRect,
    inset: int,
    own: bool,
    scroll: int,
    away: frozenset[int],
) -> Garden:
    """Lay out a garden: as large as there is room for, else scrolled. `inset` is what a wide one keeps
    free of flowers for its plate."""
    narrow = rect.width() < NARROW
    inner = QRect(rect)
    plate = QPoint(rect.x() + 3, rect.bottom() - PLATE + 1 if own else rect.y() + 1)
    if narrow:
        inner.adjust(0, 0 if own else PLATE, 0, -PLATE if own else 0)
    regular = [flower for flower in flowers if not flower.power]
    power = [flower for flower in flowers if flower.power]
    inset = 0 if narrow else inset
    width = inner.width() - 2 * EDGE
    front, rear, front_small, rear_small = _fit(regular, power, width, inset, inner.height())
    front_h, rear_h = _height(front, front_small), _height(rear, rear_small)
    spare = inner.height() - front_h - rear_h
    if spare > 0 and power:
        rear_h += spare // 3
    front_h = inner.height() - rear_h
    if own:
        front_zone = QRect(inner.x(), inner.y(), inner.width(), front_h)
        rear_zone = QRect(inner.x(), inner.y() + front_h, inner.width(), rear_h)
    else:
        rear_zone = QRect(inner.x(), inner.y(), inner.width(), rear_h)
        front_zone = QRect(inner.x(), inner.y() + rear_h, inner.width(), front_h)
    garden = Garden(seat, rect, front_zone, rear_zone, plate)
    wide = max(
        _lay(garden, front, front_zone, 0, front_small),
        _lay(garden, rear, rear_zone, inset, rear_small),
    )
    garden.hidden = max(0, wide - width)
    garden.scroll = max(0, min(scroll, garden.hidden))
    for number, place in list(garden.places.items()):
        if number in away:
            continue
        if garden.scroll:
            by = QPoint(-garden.scroll, 0)
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


# Battles


def fighters(table: Table, counts: tuple[int, int], powers: tuple[bool, bool]) -> tuple[Place, Place]:
    """Return where two fighting flowers stand in the middle: large, if they are not too large for it."""
    arena = table.arena
    places = []
    for side, (count, power) in enumerate(zip(counts, powers, strict=True)):
        small = shapes.bounds(count, False, power).height() > STRIP + 14
        box = shapes.bounds(count, small, power)
        x = arena.x() + arena.width() * (1 + 2 * side) // 4
        middle = QPoint(x, arena.center().y() - (box.y() + box.bottom()) // 2)
        places.append(Place(middle, small, box.translated(middle)))
    return places[0], places[1]


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
