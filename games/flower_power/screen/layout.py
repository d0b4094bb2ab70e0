"""Layout of the table at any size, for two to six players.

The gardens form a ring in clockwise order, the viewer's at the bottom. Their front beds face the middle, and
the brick beds for POWER FLOWERs lie at the outer edge. The middle has the pile, the Graveyard, the arena and
the news. The hand and the buttons are at the bottom.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QRegion

from macclassic.quickdraw import fonts

from ..actions import NO_INDEX
from ..cards import HIDDEN
from ..options import MAX_SEATS
from . import painting, shapes
from .input import choices
from .input.lay_petals import PetalRow
from .model import (
    Dragged,
    FlowerPlace,
    Garden,
    Model,
    PaintedFlower,
    PaintedPlayer,
    Petal,
    TableLayout,
    model_of,
    question_rows,
)

if TYPE_CHECKING:
    from .model import State

Rows = list[list[PaintedFlower]]
Edge = Qt.Edge

WIDTH, HEIGHT = 637, 438
"""Content of the largest document window on a screen of 640 × 480."""
MIN_WIDTH, MIN_HEIGHT = 560, 400

CARD_W, CARD_H = 48, 68
SMALL_W, SMALL_H = 36, 50
LARGE_HAND = 500
"""Height of the table from which the cards of the hand have full size."""
RAISED = 4
"""Pixels by which a chosen card of the hand is raised."""
BUTTONS = 222
"""Distance of the buttons from the right edge."""
STEPS = QSize(440, 112)
"""Size of the free area beside the hand and the prompt while a match is stepped through."""
OWN_HEAD = 116
HEAD, WHOLE_HEAD, LINE = 28, 52, 12
"""Heights in pixels of a low head, a head with the whole portrait, and a usual text line."""
BRICKS, RAIL = 8, 5
"""Depths of the border of a brick bed, and of the wooden rail of a front bed, in pixels."""
OWN, FULL_BED = 68, 80
"""Heights in pixels of a low garden with small flowers, and of one with flowers of normal size."""
FULL_ROW = 4
"""Number of petals of the flowers of which a row of northern gardens has room among six."""
MAX_EXTRA_HEIGHT, FEW_EXTRA_HEIGHT = 32, 20
"""Largest extra height of a garden with large flowers, and of one of two to four players."""
GAP = 4
LARGE, ROOMY, SMALL, TIGHT = FITS = range(4)
"""Ways to fit flowers into a zone: normal, small with their tags, small, or small and overlapping."""
BESIDE = 11
"""Pixels that a roomy flower has for its tag."""
PETAL_WEIGHT = 3
"""Cost of each pixel of a petal that a tag covers; a pixel of a rail costs 1."""
ROUND = 3
"""Pixels by which the room of a small flower is less than its bounds."""
SPREAD = 18
"""Largest distance between flowers."""
PILE, GRAVEYARD = (63, 52), (96, 60)


def arrange(model: Model, size: QSize, scrolled: Mapping[int, int], watching: bool) -> TableLayout:
    """Return the layout of a model at a size, in which flowers keep the places of `Model.kept`.

    `scrolled`: the scroll position of each seat's garden.
    """
    width, height = size.width(), size.height()
    small_hand, count = height < LARGE_HAND, len(model.players)
    usual = (SMALL_H if small_hand else CARD_H) + 2 * RAISED
    hand_h = max(usual, STEPS.height() - question_rows()) if watching else usual
    hand = QRect(0, height - hand_h, width - (STEPS.width() if watching else BUTTONS), hand_h)
    buttons = QRect(width - BUTTONS, hand.y(), BUTTONS, hand_h)
    prompt = QRect(0, hand.y() - question_rows(), width, question_rows())
    # The viewer's garden, the northern gardens and the middle share the height above that at 640 × 480.
    more = (height - HEIGHT - usual + SMALL_H + 2 * RAISED) // 3
    usual_h = (FULL_BED if count < 5 else OWN) + max(-8, more)
    kept = model.kept
    if kept is not None:
        seats = [each.seat for each in model.players]
        if kept.prompt != prompt or [each.seat for each in kept.gardens] != seats:
            kept = None
    own_h = _high(model.players[:1], width - OWN_HEAD, usual_h, more, count)
    if kept is not None:
        own_h = max(own_h, kept.gardens[0].bed.height())
    own = QRect(OWN_HEAD, prompt.y() - own_h, width - OWN_HEAD, own_h)
    rects = [(own, Edge.BottomEdge), *_ring(model.players[1:], width, own.y() - GAP, more, kept)]
    gardens = []
    for player, (rect, rear) in zip(model.players, rects, strict=True):
        head = QRect(rect.topLeft(), QSize(rect.width(), _head(count)))
        bed = rect.adjusted(0, head.height(), 0, 0)
        if rear == Edge.BottomEdge:
            head, bed = QRect(0, own.y(), OWN_HEAD - 2, own_h), own
        before = None if kept is None else kept.garden(player.seat)
        gardens.append(_garden(player, head, bed, rear, scrolled.get(player.seat, 0), before))
    for garden in gardens:
        garden.laid = dict(garden.places)
        for number, place in garden.places.items():
            if number not in model.battle:
                by = QPoint(-garden.scroll, 0)
                garden.places[number] = FlowerPlace(place.middle + by, place.small, place.rect.translated(by))
        garden.tags = _tags(model.player(garden.seat).flowers, garden)
    middle = _middle(count, width, own.y() - GAP, [rect for rect, _ in rects[1:]])
    return TableLayout(tuple(gardens), *middle, prompt, hand, buttons, small_hand)


def _high(players: Sequence[PaintedPlayer], width: int, usual: int, more: int, count: int) -> int:
    """Return the height of horizontal gardens in a row, increased if flowers need it and room allows."""
    extra = FEW_EXTRA_HEIGHT if count < 5 else MAX_EXTRA_HEIGHT
    room = width - 2 * RAIL
    needs = [min(_height(_rows(each.flowers, room, fit), fit) for fit in (SMALL, TIGHT)) for each in players]
    most = usual + max(0, extra + 3 * min(0, more))
    return min(max([usual, *(need + BRICKS + 2 * RAIL for need in needs)]), most)


def _head(count: int) -> int:
    """Return the height of the heads for a number of players; Hangul lines are higher."""
    return WHOLE_HEAD if count < 4 else HEAD + fonts.small_line() - LINE


def _ring(
    others: Sequence[PaintedPlayer], width: int, low: int, more: int, kept: TableLayout | None
) -> list[tuple[QRect, Qt.Edge]]:
    """Return the rectangles of the other gardens, heads included, and the edge at which each rear lies.

    They are in clockwise order from the left. `low` is the lower end of the side gardens. Northern gardens
    are no lower than in the layout `kept`; three of them always have room for two rows.
    """

    def box(x: int, y: int, w: int, h: int) -> QRect:
        left = x * width // WIDTH
        return QRect(left, y, (x + w) * width // WIDTH - left, h)

    count, head = len(others) + 1, _head(len(others) + 1)
    share = {2: 637, 4: 331, 5: 317}.get(count, 211) * width // WIDTH
    north = {2: WHOLE_HEAD + FULL_BED, 4: HEAD + FULL_BED}.get(count, 112) + max(-14, more) - head
    northern = others if count == 2 else others[1:-1]
    north = head + _high(northern, share, north, more, count)
    if count == MAX_SEATS:
        rows = 2 * shapes.bounds(FULL_ROW, True, False).height()
        north = max(north, head + BRICKS + 2 * RAIL + rows + ROUND)
    if kept is not None and northern:
        north = max(north, head + kept.garden(northern[0].seat).bed.height())
    if count == 2:
        return [(box(0, 0, 637, north), Edge.TopEdge)]
    if count < 5:
        top, w = (0, 214) if count == 3 else (40, 150)
        west, east = box(0, top, w, low - top), box(637 - w, top, w, low - top)
        between = [(box(153, 0, 331, north), Edge.TopEdge)] if count == 4 else []
        return [(west, Edge.LeftEdge), *between, (east, Edge.RightEdge)]
    top = north + GAP
    west, east = box(0, top, 158, low - top), box(479, top, 158, low - top)
    shares = ((0, 318), (320, 317)) if count == 5 else ((0, 211), (213, 211), (426, 211))
    norths = [(box(x, 0, w, north), Edge.TopEdge) for x, w in shares]
    return [(west, Edge.LeftEdge), *norths, (east, Edge.RightEdge)]


def _middle(count: int, width: int, low: int, others: Sequence[QRect]) -> tuple[QRect, QRect, QRect, QRect]:
    """Return the rectangles of pile, Graveyard, arena and news between the gardens."""
    if count == 2:
        top = others[0].bottom() + 1 + GAP
        room = QRect(GAP, top, width - 2 * GAP, low - top)
    else:
        left = others[0].right() + 1 + GAP
        top = 0 if count == 3 else max(rect.bottom() for rect in others[1:-1]) + 1 + GAP
        room = QRect(left, top, others[-1].x() - GAP - left, low - top)
    pile, grave = QRect(room.topLeft(), QSize(*PILE)), QRect(room.topLeft(), QSize(*GRAVEYARD))
    if count == 3:
        pile.translate(8, 8)
        grave.moveTopRight(QPoint(room.right() - 4, room.y() + 2))
        news_h = 5 * fonts.small_line() + 4
        room.setTop(grave.bottom() + 4)
    else:
        pile.translate(14, 2)
        if room.height() < PILE[1] + GRAVEYARD[1] + GAP:
            grave.moveTopLeft(QPoint(pile.right() + GAP, pile.top()))
        else:
            grave.moveBottom(room.bottom() - 2)
        room.setLeft(grave.right() + 6)
        news_h = (3 if low < HEIGHT - 100 else 4) * fonts.small_line() + 4
    if count == 2:
        news = room.adjusted(room.width() * 3 // 5, 0, 0, 0)
        return pile, grave, room.adjusted(0, 0, news.x() - room.right() - 1 - GAP, 0), news
    news = QRect(room.x(), room.bottom() + 1 - news_h, room.width(), news_h)
    return pile, grave, room.adjusted(0, 0, 0, -news_h - 2), news


# One garden


def _garden(
    player: PaintedPlayer, head: QRect, bed: QRect, rear: Qt.Edge, scroll: int, before: Garden | None
) -> Garden:
    """Lay out a garden with flowers as large as fit; it scrolls if even small ones do not.

    If they fit at the places that they had `before`, they stay there.
    """
    regular = [each for each in player.flowers if not each.power]
    power = [each for each in player.flowers if each.power]
    front, back = _zones(regular, power, bed, rear)
    soils = front.adjusted(RAIL, RAIL, -RAIL, -RAIL), back & bed.adjusted(BRICKS, BRICKS, -BRICKS, -BRICKS)
    garden = Garden(player.seat, head, bed, front, soils)
    wide = [
        0 if _stay(garden, each, zone, before) else _lay(garden, each, zone)
        for each, zone in zip((regular, power), soils, strict=True)
        if each
    ]
    garden.hidden = max([0, *wide])
    garden.scroll = max(0, min(scroll, garden.hidden))
    return garden


def _zones(
    regular: Sequence[PaintedFlower], power: Sequence[PaintedFlower], bed: QRect, rear: Qt.Edge
) -> tuple[QRect, QRect]:
    """Return the zones of regular flowers and of POWER FLOWERs in a bed.

    POWER FLOWERs get a strip along the rear if it is deep enough, else the end of a wide, low garden. Bricks
    lie behind the front zone.
    """
    lies, edge, deep = rear in (Edge.TopEdge, Edge.BottomEdge), rear, BRICKS
    if power and lies:
        room = bed.width() - 2 * BRICKS
        deep = BRICKS + _height(_rows(power, room, SMALL), SMALL)
        if deep + _height(_rows(regular, room, SMALL), SMALL) + 2 * RAIL > bed.height():
            edge = Edge.RightEdge
    if power and (not lies or edge != rear):
        deep, room = max(_bounds(each, True).width() for each in power) + BRICKS, bed.height() - 2 * BRICKS
        while _height(_rows(power, deep - BRICKS, SMALL), SMALL) > room and 2 * deep < bed.width():
            deep += 8
    front, back = _cut(bed, edge, deep)
    return front if edge == rear else _cut(front, rear, BRICKS)[0], back


def _cut(rect: QRect, edge: Qt.Edge, deep: int) -> tuple[QRect, QRect]:
    """Cut a strip of depth `deep` off an edge; return the rest and the strip."""
    w, h = rect.width() - deep, rect.height() - deep
    if edge == Edge.TopEdge:
        return rect.adjusted(0, deep, 0, 0), rect.adjusted(0, 0, 0, -h)
    if edge == Edge.BottomEdge:
        return rect.adjusted(0, 0, 0, -deep), rect.adjusted(0, h, 0, 0)
    if edge == Edge.LeftEdge:
        return rect.adjusted(deep, 0, 0, 0), rect.adjusted(0, 0, -w, 0)
    return rect.adjusted(0, 0, -deep, 0), rect.adjusted(w, 0, 0, 0)


def _stay(garden: Garden, flowers: Sequence[PaintedFlower], zone: QRect, before: Garden | None) -> bool:
    """Place the flowers of a zone where they stood, and others in gaps; False if they do not fit."""
    old = {} if before is None or before.hidden else before.laid
    stood = [each for each in flowers if each.id in old]
    if not stood:
        return False
    small = old[stood[0].id].small
    found = dict[int, FlowerPlace]()
    for flower in stood:
        place = old[flower.id]
        rect = _bounds(flower, small).translated(place.middle)
        grown = not place.rect.contains(rect)
        if place.small != small or not zone.contains(rect):
            return False
        if grown and any(old[each.id].rect.intersects(rect) for each in stood if each is not flower):
            return False
        found[flower.id] = FlowerPlace(place.middle, small, rect)
    rows = sorted({place.middle.y() for place in old.values() if zone.contains(place.rect)})
    for flower in flowers:
        if flower.id not in found:
            box = _bounds(flower, small)
            columns = range(zone.x() - box.x(), zone.right() - box.right() + 1)
            free = (FlowerPlace(QPoint(x, y), small, box.translated(x, y)) for y in rows for x in columns)
            taken = [each.rect for each in found.values()]
            spot = next(
                (
                    each
                    for each in free
                    if zone.contains(each.rect) and not any(each.rect.intersects(rect) for rect in taken)
                ),
                None,
            )
            if spot is None:
                return False
            found[flower.id] = spot
    garden.places.update(found)
    return True


def _lay(garden: Garden, flowers: Sequence[PaintedFlower], zone: QRect) -> int:
    """Place the flowers of a zone, as large as fit; return by how many pixels they are too wide."""
    width = longer = zone.width()
    for fit in FITS:
        rows = _rows(flowers, width, fit)
        if _height(rows, fit) <= zone.height() and all(_width(row, fit) <= width for row in rows):
            break
    while len(rows) > 1 and _height(rows, fit) > zone.height():
        longer += 8
        rows = _rows(flowers, longer, fit)
    heights = [max(_room(each, fit).height() for each in row) for row in rows]
    spare = max(0, zone.height() - _height(rows, fit)) // (len(rows) + 1)
    y, widest = zone.y() + spare, max(_width(row, fit) for row in rows)
    for row, high in zip(rows, heights, strict=True):
        wide = _width(row, fit)
        apart = max(0, min(SPREAD, (width - wide) // (len(row) + 1)))
        x = zone.x() + max(0, (width - wide - apart * (len(row) - 1)) // 2)
        for flower in row:
            box = _room(flower, fit)
            middle = QPoint(x - box.x(), y + (high - box.height()) // 2 - box.y())
            whole = _bounds(flower, fit > LARGE)
            middle = _within(zone, whole, middle) if widest <= width else middle
            whole = whole.translated(middle)
            garden.places[flower.id] = FlowerPlace(middle, fit > LARGE, whole)
            x += box.width() + apart
        y += high + spare
    return widest - width


def _within(zone: QRect, whole: QRect, middle: QPoint) -> QPoint:
    """Return the middle moved so that a flower with the bounds `whole` is within its zone, if it can be."""
    rect = whole.translated(middle)
    left, top = max(zone.left(), rect.left()), max(zone.top(), rect.top())
    right, low = zone.right() + 1 - whole.width(), zone.bottom() + 1 - whole.height()
    return (
        middle + QPoint(min(left, max(right, zone.left())), min(top, max(low, zone.top()))) - rect.topLeft()
    )


def _rows(flowers: Sequence[PaintedFlower], width: int, fit: int) -> Rows:
    """Break flowers into the fewest rows that fit into `width`, of about equal numbers."""
    rows: Rows = [[]]
    for flower in flowers:
        if rows[-1] and _width([*rows[-1], flower], fit) > width:
            rows.append([])
        rows[-1].append(flower)
    each = max(1, -(-len(flowers) // len(rows)))
    even: Rows = [list(flowers[at : at + each]) for at in range(0, len(flowers), each)]
    return even if all(_width(row, fit) <= width for row in even) else rows


def _width(row: Sequence[PaintedFlower], fit: int) -> int:
    last = _room(row[-1], min(fit, SMALL)).width()
    return last + sum(_room(each, fit).width() for each in row[:-1])


def _height(rows: Rows, fit: int) -> int:
    """Return the height that a zone needs for its rows."""
    fits = [*[fit] * (len(rows) - 1), min(fit, SMALL)]
    rooms = (max(_room(each, how).height() for each in row) for row, how in zip(rows, fits, strict=False))
    return sum(rooms) + (ROUND if fit > ROOMY else 0)


def _bounds(flower: PaintedFlower, small: bool) -> QRect:
    return shapes.bounds(len(flower.petals), small, flower.power)


def _room(flower: PaintedFlower, fit: int) -> QRect:
    """Return the area that a flower needs around its middle.

    If flowers are tight, its neighbours may cover petals that show no card.
    """
    box = _bounds(flower, fit > LARGE)
    if fit == LARGE:
        return box.adjusted(-2, 0, 2, 0)
    if fit == ROOMY:
        return box if len(flower.petals) == shapes.PAIR else box.adjusted(-BESIDE, 0, 0, 0)
    right = below = 2
    if fit == TIGHT:
        laid = shapes.shape(True).laid(len(flower.petals))
        shown = [each.at for petal, each in zip(flower.petals, laid, strict=False) if petal.card != HIDDEN]
        right = right if any(at.x() > 0 for at in shown) else 11
        below = below if any(at.y() > 0 for at in shown) else 9
    return box.adjusted(1, 1, -right, -below)


def _tags(flowers: Sequence[PaintedFlower], garden: Garden) -> dict[int, QRect]:
    """Return the rectangles of the tags of a garden's flowers, where they cover the least of any petal.

    A flower of two petals has its tag at the foot of the stalk, others at a corner, at best the upper left.
    """
    petals = {each.id: _petals(each, garden.places[each.id]) for each in flowers}
    found: dict[int, QRect] = {}
    for flower in flowers:
        place = garden.places[flower.id]
        tag = painting.tag_rect(QPoint(), str(flower.id))
        near = place.rect.adjusted(-tag.width(), -tag.height(), tag.width(), tag.height())
        taken = QRegion()
        for number, region in petals.items():
            if garden.places[number].rect.intersects(near):
                taken += region
        for rect in found.values():
            taken += rect
        outside = QRegion(near) - QRegion(garden.soils[flower.power])
        options = [tag.translated(at) for at in _tag_points(flower, place, tag)]
        options = [rect for rect in options if garden.bed.contains(rect)] or options
        found[flower.id] = min(
            options, key=lambda rect: PETAL_WEIGHT * _area(taken & rect) + _area(outside & rect)
        )
    return found


def _petals(flower: PaintedFlower, place: FlowerPlace) -> QRegion:
    """Return the pixels of a flower's petals."""
    found = QRegion()
    for number in range(len(flower.petals)):
        found += shapes.petal_region(len(flower.petals), place.small, number)
    return found.translated(place.middle)


def _tag_points(flower: PaintedFlower, place: FlowerPlace, tag: QRect) -> Iterator[QPoint]:
    """Yield the possible upper left corners of a flower's tag, the usual one first."""
    rect, w, h = place.rect, tag.width(), tag.height()
    if len(flower.petals) == shapes.PAIR:
        yield QPoint(place.middle.x() - w // 2, rect.bottom() + 1 - h)
    left = min(rect.x() + 9, place.middle.x() - 7) - w
    yield QPoint(left, rect.y())
    low = rect.bottom() + 1 - h
    for y in (rect.y(), low):
        yield from (QPoint(rect.x() - out, y) for out in range(0, w + 1, 3))
    for y in (low, rect.y()):
        yield from (QPoint(rect.right() + 1 - w + out, y) for out in range(0, w + 1, 3))


def _area(region: QRegion) -> int:
    box = region.boundingRect()
    return box.width() * box.height()


# The hand


def hand_places(table: TableLayout, count: int) -> list[QRect]:
    """Return the rectangles of the viewer's hand cards from left to right; many cards overlap."""
    w, h = (SMALL_W, SMALL_H) if table.small_hand else (CARD_W, CARD_H)
    room = table.hand.width() - 10
    pitch = min(w + 2.0, (room - w) / max(1, count - 1))
    return [QRect(6 + int(number * pitch), table.hand.y() + RAISED, w, h) for number in range(count)]


# The current state


def picture(now: State) -> Model:
    """Return the model of the current state, with the flowers as the petal row is cut so far."""
    model = model_of(now.position.view, now.position.hidden, now.opening)
    if now.model is not None and now.previous is not None:
        model.kept = now.model.lay or now.model.kept
    if now.position.over:
        model.turn = model.actor = NO_INDEX
    cuts, view = choices.cuts(now), now.position.view
    if cuts is not None:
        # The new flowers will have the next ids.
        pack = iter(view.pack or (HIDDEN,) * cuts.count)
        model.players[0].flowers = [
            PaintedFlower(view.flowers + number, tuple(Petal(next(pack)) for _ in range(size)))
            for number, size in enumerate(cuts.sizes, 1)
        ]
    return model


def layout_of(now: State) -> TableLayout:
    """Return the current layout, computed if `Model.lay` is None."""
    model: Model = now.model
    if model.lay is None:
        model.lay = arrange(model, now.size, choices.current_choice(now).scrolled, now.position.watching)
    return model.lay


def log_rect(now: State) -> QRect:
    """Return the area of the news: with the arena while no flower fights and none is laid."""
    return layout_of(now).log(bool(now.model.battle) or choices.cuts(now) is not None)


def question_rect(now: State) -> QRect:
    """Return the place of a question about the flowers that fight, above them.

    It is empty if it would leave too little room for them; the arena's title gives way to it then.
    """
    ground, model, rows = layout_of(now).ground, now.model, question_rows()
    high = max((_bounds(model.flower(each), True).height() for each in model.battle), default=0)
    if ground.height() - rows < high:
        rows = 0
    return QRect(ground.x() - 1, ground.y(), ground.width() + 2, rows)


def scene_of(now: State) -> QRect:
    """Return the area in which flowers fight."""
    return layout_of(now).ground.adjusted(0, question_rect(now).height(), 0, 0)


def place_of(now: State, flower: int) -> FlowerPlace:
    """Return the place of a flower: in its garden, or in the arena if it fights."""
    model: Model = now.model
    if flower not in model.battle:
        return layout_of(now).garden(model.owner(flower).seat).places[flower]
    # Of normal size if the arena has room for it below the tags; the attacker stands at the left.
    found, scene = model.flower(flower), scene_of(now)
    box = _bounds(found, False)
    tags = painting.tag_rect(QPoint(), "").height() + GAP
    small = box.height() + tags > scene.height() or box.width() > scene.width() // 2 - 8
    box = _bounds(found, small)
    x = scene.x() + scene.width() * (1 + 2 * [*model.battle].index(flower)) // 4
    middle = QPoint(x, scene.center().y() - (box.y() + box.bottom()) // 2)
    return FlowerPlace(middle, small, box.translated(middle))


def petal_rect(place: FlowerPlace, count: int, petal: int) -> QRect:
    """Return the bounding box of a petal of a flower with `count` petals."""
    look = shapes.shape(place.small)
    laid = look.lies(count, petal)
    box = shapes.covered(place.small, laid.direction).boundingRect()
    return box.translated(look.corner(laid) + place.middle)


def card_rects(now: State) -> dict[int, QRect]:
    """Return the rectangles of the hand cards; chosen ones are raised."""
    hand, chosen = now.model.hand or [], choices.current_choice(now).cards if now.open_actions else ()
    return {
        card: rect.translated(0, -RAISED) if card in chosen else rect
        for card, rect in zip(hand, hand_places(layout_of(now), len(hand)), strict=True)
    }


def row_of(now: State) -> PetalRow | None:
    """Return the row of petals in the arena while the player lays flowers, else None."""
    cuts = choices.cuts(now)
    return None if cuts is None else PetalRow(layout_of(now).ground.adjusted(6, 4, -6, -2), cuts.count)


def dragged_rect(dragged: Dragged | None) -> QRect:
    """Return the pixels of the dragged flower or card."""
    if dragged is None:
        return QRect()
    box = QRect(-CARD_W // 2, -CARD_H // 2, CARD_W, CARD_H)
    if dragged.flower is not None:
        box = _bounds(dragged.flower, dragged.small)
    return box.translated(dragged.at).adjusted(-1, -1, 1, 1)
