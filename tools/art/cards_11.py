"""November: paulownia, broad black leaves of three lobes and upright sprigs of purple and white bells."""

from __future__ import annotations

from tools.art.kit import Canvas, Cell, Ink, around, box, cells, double_mark, flipped, oval, rows, sun_mark
from tools.art.kit_more import stations

CARDS = ("11-sun", "11-double", "11-plain-1", "11-plain-2")

INKS = {
    "l": Ink("000000", "black", "black"),  # leaf
    "L": Ink("FFFFFF", "white", "white"),  # its veins
    "P": Ink("663399", "purple", "black"),  # bell
    "p": Ink("9966CC", "purple", "black"),  # its light side
    "W": Ink("FFFFFF", "white", "white"),  # its mouth
    "e": Ink("FFCC00", "yellow", "25"),  # ground of the double
    "f": Ink("FFCC00", "yellow", "white"),  # gold of the phoenix
    "F": Ink("DD0000", "red", "black"),
    "B": Ink("0066CC", "blue", "black"),
    "G": Ink("009933", "green", "black"),
    "T": Ink("DD0000", "red", "black"),  # red of its tail
    "O": Ink("FF6600", "orange", "white"),
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

PHOENIX = rows("""
    ......kk...kk.kk..............
    .....kffk.kffkffk.............
    .....kffk.kfkkfk..............
    ......kffkffkffk..............
    ....kkkkffkfkk................
    ...kFFFFkkkkk..........kkkk...
    ..kFFFFFFFFk.........kkBBBk...
    .kkFwkFFFFFFk......kkBBBBBk...
    kfffkkFFFFFFk.....kBBBBkBBk...
    kffffFFFFFFFk....kBBBkkBBBk...
    .kkkfFFFFFFFk...kBBBkBBBBk....
    ...kkkFFFFFFFk..kBBkBBBkkBk...
    ..kFFkkFFFFFFk.kGBBkBBkBBBk...
    ..kFFk.kFFssssk.kGGkBkBBBBk...
    ...kk..kssssssk.kGGGkBBBBk....
    .......ksssssssskkGGGkBBkk....
    ......ksssssssssskGGGGkBBBk...
    ......ksssssssssskOGGGGkBBk...
    .....kssssssssssskOOGGGGkk....
    .....ksssssssssssskOOGGGGGk...
    .....kssssssssssssskOOGGGk....
    .....ksssssssssssssskOOOGGk...
    ......kssssssssssssssskOOkk...
    ......kssssssssssssssssskk....
    .......kssssssssssssssssFk....
    ........kksssssssssssssFFFk...
    ..........kkksssssssssFFFFk...
    ............kkkkssssssFFFFk...
    .............kfkkkkssFFFFFk...
    .............kfk..kfkkFFFFk...
    ............kffk.kffk.kFFk....
    ...........kfkfkkfkfk..kk.....
""")
DROP = rows("""
    ..f..
    ..f..
    .fff.
    fffff
    fffff
    fffff
    .fff.
""")
"""The eye of a tail feather: solid, for the only ring of the card is the mark."""


def _sprig(canvas: Canvas, x: int, y: int, tiers: int, foot: int) -> None:
    """Set an upright sprig on columns `x` and x+1, its top bell at row `y`, its stem down to row `foot`.

    Each tier adds a pair of bells; the lower ones stand out farther.
    """
    canvas.fill(box(x, y + 5, x + 2, foot), "k", edge="w")
    for tier in reversed(range(tiers)):
        apart = min(tier, 1)
        top = y + 6 + 7 * tier
        bell = BELL_SIDE if tier else BELL_SMALL
        for left, picture in ((x + 1 + apart, bell), (x + 1 - len(bell[0]) - apart, flipped(bell))):
            canvas.sprite(left, top, picture, edge="w")
        canvas.fill(box(x - apart, top + 5, x + 2 + apart, top + 7), "k")
    canvas.sprite(x - 3, y, BELL_TOP, edge="w")
    canvas.fill(box(x, y + 6, x + 2, y + 12), "k")


def _leaf(canvas: Canvas, x: int, y: int) -> None:
    canvas.sprite(x, y, LEAF, edge="w")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of November."""
    {"11-sun": _sun, "11-double": _double, "11-plain-1": _plain_1, "11-plain-2": _plain_2}[card](canvas)


def _scaled(x: int, y: int, letter: str, mono: bool) -> str:
    """Return the letter of a cell of the phoenix: scales are gold with red scallops, `mono` plain white."""
    if letter != "s":
        return letter
    if mono:
        return "f"
    return "F" if (x + 2 * (y // 3 % 2)) % 4 == (0, 1, 3)[y % 3] else "f"


def _plume(canvas: Canvas, a: Cell, b: Cell, c: Cell, role: str, eye: bool = True) -> None:
    """Draw a tail feather from the rump `a` towards `b` to its end at `c`, widening, with an eye or none."""
    path: set[Cell] = set()
    for i, (x, y, _, _) in enumerate(places := stations(a, b, c, 60)):
        half = 1.2 + (2.8 if eye else 1.3) * i / len(places)
        path |= oval(x + 0.5 - half, y + 0.5 - half, x + 0.5 + half, y + 0.5 + half)
    canvas.fill(frozenset(path), role, edge="w" if canvas.depth == 1 else "k")
    if eye:
        canvas.sprite(c[0] - 2, c[1] - 4, DROP)


def _sun(canvas: Canvas) -> None:
    _sprig(canvas, 8, 4, 4, 50)
    _leaf(canvas, 19, 57)
    _leaf(canvas, -8, 42)
    bird = tuple(
        "".join(_scaled(x, y, q, canvas.depth == 1) for x, q in enumerate(row))
        for y, row in enumerate(PHOENIX)
    )
    canvas.fill(around(cells(PHOENIX, 15, 3)), "w")
    for a, b, c, role, eye in (
        ((38, 31), (43, 44), (41, 56), "G", False),
        ((36, 30), (44, 60), (29, 66), "T", True),
        ((35, 31), (36, 46), (25, 50), "B", True),
    ):
        _plume(canvas, a, b, c, role, eye)
    canvas.sprite(15, 3, bird)
    sun_mark(canvas, 4, 63)


def _double(canvas: Canvas) -> None:
    canvas.ground("e")
    _leaf(canvas, 19, 50)
    _sprig(canvas, 34, 15, 4, 58)
    _sprig(canvas, 13, 4, 4, 48)
    _leaf(canvas, -2, 40)
    double_mark(canvas)


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
