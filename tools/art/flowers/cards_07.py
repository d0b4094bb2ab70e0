"""Draws July's cards: bush clover, arching stems with rows of small oval leaves, red and green."""

from __future__ import annotations

from tools.art.flowers.kit import Canvas, Cell, Ink, box, cells, curve, oval, ribbon, rows
from tools.art.flowers.kit_more import stations

CARDS = ("07-animal", "07-ribbon", "07-plain-1", "07-plain-2")

INKS = {
    "l": Ink("009933", "green", "white"),  # green leaf
    "L": Ink("99CC33", "yellow", "white"),  # its light
    "r": Ink("DD0000", "red", "black"),
    "R": Ink("FF9999", "white", "white"),  # the light on a red leaf
    "e": Ink("FFCC00", "yellow", "white"),  # field
    "E": Ink("CC9900", "tan", "50"),  # furrow
    "N": Ink("663300", "brown", "black"),  # boar
    "n": Ink("330000", "black", "white"),  # his folds
    "t": Ink("CC9966", "tan", "white"),  # snout and belly
}

# Leaves by direction of growth; the capital is the light.
FLAT = rows("""
    ..LLl.
    LLllll
    .llll.
""")
TALL = rows("""
    .L.
    LLl
    Lll
    Lll
    lll
    .l.
""")
RISING = rows("""
    ...Ll
    ..Lll
    .Llll
    Llll.
    lll..
""")
FALLING = rows("""
    LLl..
    Llll.
    .llll
    ..lll
    ...ll
""")

LIT = {
    FLAT: rows("""
        ..ttt.
        tttt..
    """),
    TALL: rows("""
        .t.
        tt.
        tt.
        t..
        t..
    """),
    RISING: rows("""
        ...tt
        ..tt.
        .tt..
        tt...
    """),
    FALLING: rows("""
        ttt..
        .ttt.
        ...tt
    """),
}
"""Lit side of each leaf at 8 bits."""
GREENS = (("009933", "004400"), ("33CC33", "006600"), ("99CC33", "339933"))
REDS = (("DD0000", "880000"), ("FF3333", "BB0000"), ("FF6666", "EE0000"))
"""Tones of leaves at 8 bits, lit and shaded, from the oldest at the foot of a stem to the youngest."""

BOAR = rows("""
    .................k.k..k..k...........
    .........k....k.kkkkkkkkk.k..........
    .........kk..kkkkkkkkkkkkkkk.........
    .........kNkkkkkNkNkNkNkkkkkkk.......
    .........kNNkkNNNNNNNNNNNNNNkkkk.....
    .......kkkNNkNNNNNNNNNNNNNNNNkkk..k..
    ......kNNNkkNNNNNNNNNNNNNNNNNNkkkkk..
    .....kNwkNNNNNNNNNNNNNNNNNNNNNNkk....
    ...kkNNkkNNNNNNnNNNNNNNNNNNNNNNNk....
    .kktNNNNNNNNNNNnNNNNNNNNNNNnNNNNk....
    ktkttNNNNNNNNNNnnNNNNNNNNNNnNNNNNk...
    ktttttwNNNNNNNNNnNNNNNNNNNNnNNNNNk...
    .kkkkwwttNNNNNNnnNNttttttNNNnnNNNk...
    ....kkwkktNNNnnkkttttttttkkkNnnNNNk..
    ......kkkkkNNnNNkkkkkkkkkk.kNNNnnNNk.
    ........kNNNkNNNk...........kNNnkNNNk
    ......kkNNkkNNNk.............kknnkNNk
    ....kkNNkk.kNNk................knkkNk
    ...kNNkk...kNk.................knnkkk
    ...kkk.....kkk..................kkk..
""")


def _leaf(canvas: Canvas, x: int, y: int, right: int, down: int, red: bool, young: float) -> None:
    """Draw a leaf that grows from (x, y) in a direction; `young` is its place on the stem, from 0 to 1."""
    if not right:
        picture, dx, dy = TALL, -1, 1 if down > 0 else -6
    elif not down:
        picture, dx, dy = FLAT, 1 if right > 0 else -6, -1
    else:
        picture = FALLING if right == down else RISING
        dx, dy = (1 if right > 0 else -5), (1 if down > 0 else -5)
    canvas.sprite(x + dx, y + dy, picture, {"l": "r", "L": "R"} if red else None, edge="k")
    lit, shade = (REDS if red else GREENS)[min(int(3 * young), 2)]
    canvas.tone(cells(picture, x + dx, y + dy), shade)
    canvas.tone(cells(LIT[picture], x + dx, y + dy), lit)


def _stem(canvas: Canvas, a: Cell, b: Cell, c: Cell, count: int, start: float, red: int = 0) -> None:
    """Draw a stem from `a` over `b` to its tip `c` with `count` pairs of leaves; `red` swaps the colours."""
    wood = curve(a, b, c, pen=2)
    canvas.fill(wood, "k")
    canvas.tone(wood, "330000")
    canvas.tone({(x, y) for x, y in wood if (x - 1, y) not in wood and (x + 1, y) in wood}, "663300")
    places = stations(a, b, c, count + 1, start, 1.0)
    for i, (x, y, right, down) in enumerate(places[:-1]):
        for side in (1, -1):
            # A leaf points sideways and a little forward.
            out, on = right - down * side, down + right * side
            _leaf(canvas, x, y, _sign(out), _sign(on), (i + red + (side > 0)) % 2 == 0, i / count)
    x, y, right, down = places[-1]
    _leaf(canvas, x, y, right, down, red % 2 == 0, 1)


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of July."""
    {"07-animal": _animal, "07-ribbon": _ribbon, "07-plain-1": _plain_1, "07-plain-2": _plain_2}[card](canvas)


def _animal(canvas: Canvas) -> None:
    _stem(canvas, (5, 60), (2, -7), (40, 14), 6, 0.2)
    _stem(canvas, (8, 60), (10, 14), (38, 30), 4, 0.3, 1)
    canvas.hill(oval(-22, 52, 70, 110), "e")
    for x, y in ((5, 72), (17, 74), (33, 72)):
        canvas.stroke((x, y), (x + 7, y), role="E")
    canvas.sprite(8, 49, BOAR, edge="w")
    canvas.still |= box(2, 40, 46, 76)  # shaded, neither boar nor field is recognisable


def _ribbon(canvas: Canvas) -> None:
    _stem(canvas, (6, 76), (0, -8), (39, 15), 8, 0.12)
    _stem(canvas, (10, 76), (10, 44), (20, 36), 3, 0.3, 1)
    ribbon(canvas, 26, 27, "orchid")


def _plain_1(canvas: Canvas) -> None:
    _stem(canvas, (40, 76), (46, -2), (9, 16), 7, 0.2)
    _stem(canvas, (37, 76), (34, 14), (8, 42), 5, 0.3, 1)
    _stem(canvas, (34, 76), (30, 46), (8, 68), 4, 0.3)


def _plain_2(canvas: Canvas) -> None:
    canvas.hill(oval(-30, 58, 46, 110), "r")
    _stem(canvas, (8, 66), (-2, 14), (22, 8), 5, 0.25)
    _stem(canvas, (12, 66), (12, 10), (40, 20), 6, 0.2, 1)
    _stem(canvas, (16, 66), (24, 34), (41, 48), 4, 0.3)
