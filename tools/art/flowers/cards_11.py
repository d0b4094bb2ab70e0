"""Draws November's cards: paulownia with broad black leaves, and sprigs of purple and white bells."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.flowers.kit import (
    Canvas,
    Ink,
    around,
    border,
    box,
    cells,
    curve,
    double_mark,
    flipped,
    rows,
    sun_mark,
)
from tools.art.flowers.kit_more import stations, swept

CARDS = ("11-sun", "11-double", "11-plain-1", "11-plain-2")

INKS = {
    "l": Ink("000000", "black", "black"),  # leaf
    "L": Ink("FFFFFF", "white", "white"),  # its veins
    "P": Ink("663399", "purple", "black"),  # bell
    "p": Ink("9966CC", "purple", "black"),  # its light side
    "W": Ink("FFFFFF", "white", "white"),  # its mouth
    "e": Ink("FFCC00", "yellow", "dots"),  # ground of the double
    "f": Ink("FFCC00", "yellow", "white"),  # gold of the phoenix
    "F": Ink("DD0000", "red", "black"),
    "B": Ink("0066CC", "blue", "black"),
    "G": Ink("009933", "green", "black"),
    "T": Ink("DD0000", "red", "black"),  # red of its tail
    "O": Ink("FF6600", "orange", "white"),
    "crest": Ink("FFCC00", "yellow", "black"),
    "quill": Ink("000000", "black", "white"),
}

LEAF = rows("""
    ...............l...............
    ..............lll..............
    .............llLll.............
    ............lllLlll............
    ...........llllLllll...........
    ...........llllLllll...........
    ....lllll..llllLllll..lllll....
    ..lllllllllllLlLlLlllllllllll..
    .lllllllllllllLLLlllllllllllll.
    .lllLllllllllllLllllllllllLlll.
    lllllLllLllllllLllllllLllLlllll
    llLlllLLlllllLlLlLlllllLLlllLll
    lllLLLlLLllllllLllllllLLlLLLlll
    .lllllLlLLllllLLLllllLLlLlllll.
    .llllllLlLLlllLLLlllLLlLllllll.
    ..llllLllllLLllLllLLllllLllll..
    ...lllllllllLLlLlLLlllllllll...
    .....lllllllllLLLlllllllll.....
    .......lllll...L...lllll.......
""")
BELL_SIDE = rows("""
    ....kk.
    ..kkpWk
    .kppPWk
    kpPPPWk
    kPPPPk.
    .kkkk..
""")
BELL_SMALL = rows("""
    ...kk.
    .kkpWk
    kpPPWk
    kPPPk.
    .kkk..
""")
BELL_TOP = rows("""
    ..kkkk..
    .kWkkWk.
    .kWppWk.
    .kpPPPk.
    .kpPPPk.
    ..kPPk..
    ...kk...
""")

LIT = {
    BELL_TOP: (
        "........",
        "........",
        "...xx...",
        "..xx....",
        "..xx....",
    ),
    BELL_SIDE: (
        ".......",
        "....x..",
        "..xxx..",
        ".xx....",
    ),
    flipped(BELL_SIDE): (
        ".......",
        "..x....",
        "..xxx..",
        "..x....",
        "..x....",
    ),
}
"""Lit side of bells at 8 bits."""
AGES = (
    ("CCCCFF", "CC99FF"),
    ("CC99FF", "CC99FF"),
    ("CC99FF", "9966CC"),
    ("9966CC", "663399"),
    ("660099", "330066"),
)
"""Tones of bells at 8 bits, lit and shaded, from the youngest at the top down."""

HEAD = rows("""
    ......kkk....
    ....kkFFFkk..
    ...kFFFFFFFk.
    ..kFFwwFFFFFk
    .kkFFwkFFFFFk
    kyykFkkFFFFFk
    kyyykFFFFFFFk
    .kkkFFFFFFFk.
    ..kFFkFFFFFk.
    ..kFFkkFFFk..
    ...kk..kkk...
""")
EYE = rows("""
    .f.
    fff
    fkf
    fff
    .f.
""")
"""Eye of a tail feather: a drop with a dark heart, unlike the ring that marks a sun."""


def _sprig(canvas: Canvas, x: int, y: int, tiers: int, foot: int) -> None:
    """Draw an upright sprig on columns `x` and x+1, its top bell at row `y`, its stem down to row `foot`.

    Each tier adds a pair of bells; the lower ones are farther apart.
    """
    canvas.fill(box(x, y + 5, x + 2, foot), "k", edge="w")
    for tier in reversed(range(tiers)):
        apart = min(tier, 1)
        top = y + 6 + 7 * tier
        bell = BELL_SIDE if tier else BELL_SMALL
        for left, picture in ((x + 1 + apart, bell), (x + 1 - len(bell[0]) - apart, flipped(bell))):
            canvas.sprite(left, top, picture, edge="w")
            _bell(canvas, left, top, picture, tier + 1)
        canvas.fill(box(x - apart, top + 5, x + 2 + apart, top + 7), "k")
    canvas.sprite(x - 3, y, BELL_TOP, edge="w")
    _bell(canvas, x - 3, y, BELL_TOP, 0)
    canvas.fill(box(x, y + 6, x + 2, y + 12), "k")
    low = y + 6 + 7 * tiers
    if canvas.depth == 8:
        dark = {(i, j) for i, j in box(x, y + 12, x + 2, foot) if canvas.grid[j][i]}
        canvas.tone({(i, j) for i, j in dark if i == x}, "663300")
        canvas.tone({(i, j) for i, j in dark if i > x and j >= low}, "330000")


def _bell(canvas: Canvas, x: int, y: int, bell: Sequence[str], age: int) -> None:
    """Paint a bell at 8 bits, in tones of its age."""
    lit, shade = AGES[age]
    canvas.tone(cells(bell, x, y, only="pP"), shade)
    canvas.tone(cells(LIT.get(tuple(bell), ()), x, y), lit)


def _leaf(canvas: Canvas, x: int, y: int) -> None:
    canvas.sprite(x, y, LEAF, edge="w")
    whole = cells(LEAF, x, y)
    inside = whole - border(whole) - cells(LEAF, x, y, only="L")
    lit = {(i, j) for i, j in inside if _lit(i - x, j - y)}
    canvas.tone(inside, "003300")
    canvas.tone({(i, j) for i, j in inside if (i, j + 3) not in whole}, "002200")
    canvas.tone(lit, "336633")
    canvas.tone({(i, j) for i, j in lit if (i - 1, j - 2) not in whole}, "339933")


def _lit(x: int, y: int) -> bool:
    """Return whether a cell of a leaf lies above its lobe's vein, or left of the middle one's."""
    above = y < 9 + 0.73 * (min(x, 30 - x) - 4)
    return above and (x < 15 or x > 20)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of November."""
    {"11-sun": _sun, "11-double": _double, "11-plain-1": _plain_1, "11-plain-2": _plain_2}[card](canvas)


TAIL = (
    ((37, 29), (48, 44), (36, 61), "G"),
    ((35, 30), (43, 46), (24, 59), "T"),
    ((32, 30), (35, 44), (15, 47), "B"),
)
QUILLS = (
    ((43, 27), "G"),
    ((45, 21), "G"),
    ((45, 15), "B"),
    ((43, 9), "B"),
    ((39, 5), "B"),
)
CREST = (((22, 11), (27, 8), (30, 9)), ((21, 9), (24, 3), (29, 4)))
BARS = (((25, 21), (29, 22), (31, 26)), ((28, 18), (32, 19), (34, 22)), ((31, 15), (35, 16), (37, 19)))
"""Ends of the shoulder feathers."""
BREAST = ((23, 19), (20, 22), (25, 23), (22, 26), (27, 27), (25, 30), (31, 29))
"""Scallops of the breast at 1 bit."""


def _phoenix(canvas: Canvas) -> None:
    """Draw the bird flying to the left, in one curve from its head through its body into the tail."""
    mono = canvas.depth == 1
    edge = "w" if mono else "k"
    for a, b, c, role in TAIL:
        canvas.fill(swept(a, b, c, 3, 4, 5.5, 7, 1), role, edge=edge)
        *quill, eye = stations(a, b, c, 80, 0.1, 0.8)
        canvas.fill({(x, y) for x, y, _, _ in quill}, "quill")
        canvas.sprite(eye.x - 1, eye.y - 2, EYE, {"k": role})
    for tip, role in QUILLS:
        middle = ((30 + tip[0]) // 2 - 1, (23 + tip[1]) // 2 - 1)
        canvas.fill(swept((31, 23), middle, tip, 3, 4, 3), role, edge=edge)
    body = swept((21, 13), (17, 23), (28, 26), 6, 8, 13) | swept((28, 26), (32, 28), (37, 30), 12, 9, 5)
    covert = swept((28, 25), (30, 22), (35, 17), 5, 9, 6)
    canvas.fill(around(body), "k", edge="w" if mono else "")
    for x, y in body:
        canvas.put(x, y, _scaled(x, y))
    if mono:
        canvas.fill(body, "w")
        for x, y in BREAST:
            canvas.fill({(x, y), (x + 1, y + 1), (x + 2, y)}, "k")
    canvas.fill(covert, "O", edge="k")
    for a, b, c in (
        ((25, 21), (29, 22), (31, 26)),
        ((28, 18), (32, 19), (34, 22)),
        ((31, 15), (35, 16), (37, 19)),
    ):
        canvas.fill(curve(a, b, c) & covert, "F")
    for a, b, c in CREST:
        canvas.fill(swept(a, b, c, 2, 4, 2), "crest", edge=edge)
    canvas.sprite(13, 7, HEAD, {"F": "w", "w": "k"} if mono else None)


def _scaled(x: int, y: int) -> str:
    """Return the role of a cell of the phoenix's body: gold with red scallops."""
    return "F" if (x + 2 * (y // 3 % 2)) % 4 == (0, 1, 3)[y % 3] else "f"


def _sun(canvas: Canvas) -> None:
    _sprig(canvas, 8, 4, 4, 58)
    _leaf(canvas, 6, 59)
    _leaf(canvas, -8, 48)
    _phoenix(canvas)
    sun_mark(canvas)


def _double(canvas: Canvas) -> None:
    canvas.ground("w" if canvas.depth == 1 else "e")
    _leaf(canvas, 19, 48)
    _sprig(canvas, 34, 15, 4, 56)
    _sprig(canvas, 13, 4, 4, 46)
    _leaf(canvas, -2, 38)
    double_mark(canvas)
    if canvas.depth == 1:
        _ground_apart(canvas)


def _ground_apart(canvas: Canvas) -> None:
    """Paint the dotted ground of 1 bit around the drawing, at a distance of two cells."""
    whole = box(0, 0, canvas.width, canvas.height)
    drawn = frozenset((x, y) for x, y in whole if canvas.grid[y][x])
    for _ in range(2):
        drawn |= around(drawn)
    canvas.fill(whole - drawn, "e")


def _plain_1(canvas: Canvas) -> None:
    _leaf(canvas, -10, 40)
    _leaf(canvas, 27, 40)
    _sprig(canvas, 9, 13, 3, 46)
    _sprig(canvas, 37, 13, 3, 46)
    _sprig(canvas, 23, 4, 4, 60)
    _leaf(canvas, 8, 54)


def _plain_2(canvas: Canvas) -> None:
    _leaf(canvas, 16, 57)
    _sprig(canvas, 35, 20, 4, 64)
    _sprig(canvas, 13, 4, 4, 46)
    _leaf(canvas, -2, 38)
