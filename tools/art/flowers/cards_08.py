"""Draws August's cards: pampas, a bare hill with fine grass strokes under a red or white sky."""

from __future__ import annotations

from tools.art.drawing import Picture
from tools.art.flowers.kit import (
    Canvas,
    Cell,
    Ink,
    Shape,
    box,
    cells,
    curve,
    flipped,
    moved,
    oval,
    polygon,
    rows,
    sun_mark,
)
from tools.art.flowers.kit_more import stations, swept

CARDS = ("08-sun", "08-animal", "08-plain-1", "08-plain-2")

INKS = {
    "m": Ink("FFFFFF", "white", "white"),  # moon
    "h": Ink("000000", "black", "black"),  # dark hill
    "H": Ink("FFFFFF", "white", "white"),  # pale hill, and grass on a dark one
    "q": Ink("FFFFCC", "white", "white"),  # plume
    "Q": Ink("CC9966", "tan", "black"),  # its shade
    "a": Ink("BBBBBB", "silver", "white"),  # wing of a goose
    "U": Ink("555555", "slate", "black"),  # its tip
    "e": Ink("FFCC00", "yellow", "white"),  # evening
}

# Two tufts: one standing on the ridge of the hill, and one lying on its slope.
TUFT = rows("""
    ..h...h..
    h..h..h.h
    .h.h.h.h.
    .h.hh..h.
    ..hhh.h..
    ..hhhhh..
    ...hhh...
""")
BLADES = rows("""
    H...H...
    .H..H..H
    .H.H..H.
    ..HH.H..
    ..HHH...
""")
SPRIG = rows("""
    H..H.
    .H.H.
    .HH..
""")
GOOSE = rows("""
    .....kk............kk...
    .....kUkk.........kUUk..
    .....kUUUk.......kUUUk..
    ......kUUUk.....kUUUUk..
    ......kaUUUk...kUUUUUk..
    .......kaUUUk.kaUUUUk...
    ........kaaUkkaaUUUUk...
    ........kaaakkaaaUUk....
    .kkk.....kaakaaaaUUk....
    kwkwk....kaakaaaaakkkk..
    ookwwkkkkkkkkaaaaawwwwkk
    kkkkwwwwwwwwwkaaaawwwkk.
    ....kkkwwwwwwwaaawwwwk..
    .......kkwwwwwwwwwwkk...
    .........kkkwwwwwkk.....
    ............kkkkk.......
""")

STROKE = rows("""
    .kkk....................
    kwkwk.......kkkkk.......
    ookwwkkkkkkkwaaaakkkkkk.
    kkkkwwwwwwwwaaaaaawwwwwk
    ....kkkwwwwkaaaaaawwwkk.
    .......kkwkaaaaaaakwk...
    .........kkaaaaaUkkk....
    .........kaaaaUUUk......
    .........kaaUUUUk.......
    ........kaaUUUUk........
    ........kaUUUUk.........
    .......kaUUUUk..........
    .......kUUUUk...........
    ......kUUUUk............
    ......kUUUk.............
    ......kUkk..............
    .......k................
""")


def _hill(points: tuple[Cell, ...]) -> Shape:
    return polygon((-2, 80), *points, (50, 80))


Tones = tuple[tuple[int, str], ...]
RIDGE = ((1, "336633"), (3, "003300"), (6, "000000"))
"""Tones of a dark hill at 8 bits, and the depth at which each begins."""


SLOPE = ((1, "669933"), (3, "336633"), (6, "003300"), (11, "002200"), (18, "001100"), (28, "000000"))
"""Tones of a hill that fills a card; the bands follow its slope, wider on the lit side."""
MEADOW = ((-9, "FFFFFF"), (15, "FFFFCC"), (25, "CCFF99"), (37, "99CC66"))
PALE = ((-9, "336633"), (8, "006600"), (14, "004400"), (20, "002200"))
"""Tones of grass at 8 bits on a dark and on a pale hill, and the depth below the ridge of each."""


def _dark(canvas: Canvas, hill: Shape) -> None:
    """Draw a dark hill; at 8 bits the light falls on its ridge."""
    canvas.fill(hill, "h")
    left = min(y for x, y in hill if x == 0)
    beyond = hill | box(-40, left, 0, 80)
    for deep, tone in SLOPE:
        canvas.tone(hill & moved(beyond, deep // 2, deep), tone)


def _meadow(
    canvas: Canvas, hill: Shape, places: tuple[Cell, ...], role: str = "H", tones: Tones = MEADOW
) -> None:
    """Draw grass on a hill; at 8 bits it is dimmer the farther it is from the ridge."""
    blades(canvas, places, role)
    top = {x: min(y for i, y in hill if i == x) for x in range(48)}
    for i, (x, y) in enumerate(places):
        deep = y - top[min(x + 3, 47)]
        tone = [tone for start, tone in tones if start <= deep][-1]
        canvas.tone(cells(_blade(i), x, y), tone)


def _tufts(canvas: Canvas, places: tuple[Cell, ...], role: str = "h") -> None:
    for i, (x, y) in enumerate(places):
        canvas.sprite(x, y, flipped(TUFT) if i % 2 else TUFT, {"h": role})
        canvas.tone(cells(flipped(TUFT) if i % 2 else TUFT, x, y), "002200")


def blades(canvas: Picture, places: tuple[Cell, ...], role: str = "H") -> None:
    for i, (x, y) in enumerate(places):
        canvas.sprite(x, y, _blade(i), {"H": role})


def _blade(place: int) -> tuple[str, ...]:
    picture = SPRIG if place % 3 == 2 else BLADES
    return flipped(picture) if place % 2 else picture


STRANDS = (
    ((-3, -8), (-2, -15)),
    ((-1, -13), (3, -19)),
    ((1, -16), (8, -20)),
    ((3, -15), (11, -15)),
    ((3, -11), (11, -9)),
    ((2, -6), (8, -3)),
)
"""Strands of a plume, the rear one first: control point and end of each, relative to the stem's tip."""


def pampas(canvas: Picture, root: Cell, bend: Cell, tip: Cell, night: bool = False) -> None:
    """Draw a stem with its plume at `tip`, blown to the right; at `night` the stem is pale at 1 bit.

    A plume is a tuft of loose strands that droop to the lee side.
    """
    pale = night and canvas.depth == 1
    canvas.fill(curve(root, bend, tip), "H" if pale else "k", edge="h" if pale else "")
    x, y = tip
    for high, end in STRANDS:
        a, b, c = (x, y), (x + high[0], y + high[1]), (x + end[0], y + end[1])
        canvas.fill(swept(a, b, c, 2, 4, 4, 1), "q", edge="k")
        canvas.fill({(i, j) for i, j, _, _ in stations(a, b, c, 40, 0.3, 0.8)}, "Q")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of August."""
    {"08-sun": _sun, "08-animal": _animal, "08-plain-1": _plain_1, "08-plain-2": _plain_2}[card](canvas)


HILL = ((-2, 52), (6, 46), (14, 43), (22, 42), (32, 44), (40, 48), (50, 55))
GRASS = ((4, 52), (17, 48), (30, 50), (11, 59), (24, 57), (38, 56), (4, 66), (18, 66), (12, 70))


def _sun(canvas: Canvas) -> None:
    canvas.ground("r")
    disc = oval(13, 6, 43, 36)
    canvas.fill(disc, "m", edge="k")
    hill = _hill(HILL)
    if canvas.depth == 1:
        canvas.fill(hill, "H", edge="w")
        blades(canvas, GRASS, "h")
        _tufts(canvas, ((16, 37), (25, 36), (34, 40)), "H")
    else:
        _dark(canvas, hill)
        _meadow(canvas, hill, GRASS)
        _tufts(canvas, ((16, 37), (25, 36), (34, 40)))
    pampas(canvas, (9, 47), (9, 40), (9, 28), night=True)
    sun_mark(canvas)


def _animal(canvas: Canvas) -> None:
    canvas.ground("e")
    hill = _hill(((-2, 30), (5, 33), (11, 40), (18, 50), (28, 57), (38, 61), (50, 63)))
    _dark(canvas, hill)
    _tufts(canvas, ((2, 26), (9, 35), (36, 55)))
    grass = ((3, 39), (5, 50), (11, 57), (20, 60), (4, 65), (30, 65), (16, 69), (38, 67), (28, 72))
    _meadow(canvas, hill, grass)
    pampas(canvas, (6, 40), (3, 32), (4, 22))
    for x, y, picture in ((21, 3, GOOSE), (16, 20, STROKE), (21, 38, GOOSE)):
        canvas.sprite(x, y, picture)


CLUMP = (
    (-2, (-4, -8), (-9, -10)),
    (-1, (-2, -11), (-5, -16)),
    (0, (2, -13), (5, -18)),
    (1, (4, -11), (12, -13)),
    (2, (7, -7), (14, -6)),
)
"""Blades of a clump of long grass: column of the root, control point, tip, relative to the clump's root."""
LONG = ("FFFFCC", "CCFF99", "99CC66", "669933")
"""Tones of long grass at 8 bits, from the ridge down."""


def _clump(canvas: Canvas, root: Cell, tone: str) -> None:
    """Draw a clump of long grass."""
    x, y = root
    for across, high, tip in CLUMP:
        blade = curve((x + across, y), (x + high[0], y + high[1]), (x + tip[0], y + tip[1]))
        canvas.fill(blade, "H")
        canvas.tone(blade, tone)


def _plain_1(canvas: Canvas) -> None:
    hill = _hill(((-2, 54), (8, 50), (18, 43), (28, 37), (38, 33), (50, 31)))
    _dark(canvas, hill)
    pampas(canvas, (11, 49), (13, 38), (10, 26))
    pampas(canvas, (23, 42), (26, 28), (24, 20))
    _tufts(canvas, ((1, 46), (17, 37), (33, 29), (40, 26)))
    rows_of_grass = (((34, 55),), ((16, 64),), ((30, 74), (45, 70)), ((6, 84),))
    for tone, places in zip(LONG, rows_of_grass, strict=True):
        for root in places:
            _clump(canvas, root, tone)


def _plain_2(canvas: Canvas) -> None:
    canvas.ground("r")
    hill = _hill(((-2, 50), (10, 54), (24, 52), (36, 45), (50, 40)))
    canvas.fill(hill, "H", edge="k")
    grass = ((5, 60), (17, 58), (30, 54), (10, 66), (22, 64), (35, 62), (4, 71), (30, 70))
    _meadow(canvas, hill, grass, "h", PALE)
    for root, bend, tip in (
        ((9, 55), (7, 46), (7, 36)),
        ((19, 54), (18, 40), (18, 24)),
        ((33, 48), (32, 44), (32, 34)),
    ):
        pampas(canvas, root, bend, tip, night=True)
