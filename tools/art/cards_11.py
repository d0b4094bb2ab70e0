"""November: paulownia, broad black leaves of three lobes and upright sprigs of purple and white bells."""

from __future__ import annotations

from tools.art.kit import Canvas, Cell, Ink, box, double_mark, flipped, oval, rows, sun_mark
from tools.art.kit_more import stations

CARDS = ("11-sun", "11-double", "11-plain-1", "11-plain-2")

INKS = {
    "l": Ink("000000", "black", "black"),  # leaf
    "L": Ink("FFFFFF", "white", "white"),  # its veins
    "P": Ink("663399", "purple", "black"),  # bell
    "p": Ink("9966CC", "purple", "black"),  # its light side
    "W": Ink("FFFFFF", "white", "white"),  # its mouth
    "e": Ink("FFCC00", "yellow", "white"),  # ground of the double
    "f": Ink("FFCC00", "yellow", "white"),  # gold of the phoenix
    "F": Ink("DD0000", "red", "black"),
    "B": Ink("0066CC", "blue", "black"),
    "G": Ink("009933", "green", "white"),
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
SIDE = rows("""
    .....lll...........
    ...lllllll....lll..
    ..lllLlllll.lllllll
    .lllllLllllllllLlll
    .llllllLlllllLLllll
    lllLLllLllllLlllll.
    lllllLLlLllLlllll..
    lllllllLLlLllllll..
    .llllllllLLLLLLlll.
    .lllLLLLLLLllllllll
    lllllllllLLLLlLllll
    lllllllLLlLlllLLlll
    llllLLLllLllllllll.
    .llllllllLlllllll..
    ..llllll.L.llll....
    ...llll..L.........
""")
BELL_SIDE = rows("""
    ...kk.
    .kkWWk
    kpPWWk
    kPPPk.
    .kkk..
""")
BELL_TOP = rows("""
    .kk.kk.
    kWWkWWk
    .kWpWk.
    .kpPPk.
    .kPPPk.
    ..kkk..
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
EYE = rows("""
    ..kkkk..
    .kffffk.
    kffGGffk
    kfGBBGfk
    kfGBBGfk
    kffGGffk
    .kffffk.
    ..kkkk..
""")


def _sprig(canvas: Canvas, x: int, y: int, tiers: int) -> None:
    """Set an upright sprig with its top bell about column `x` at row `y`; each tier adds a pair of bells."""
    canvas.fill(box(x, y + 4, x + 2, y + 12 + 6 * tiers), "k", edge="w")
    for tier in reversed(range(tiers)):
        apart = min(tier, 1)
        top = y + 6 + 6 * tier
        canvas.sprite(x + 2 + apart, top, BELL_SIDE, edge="w")
        canvas.sprite(x - 6 - apart, top, flipped(BELL_SIDE), edge="w")
        canvas.fill(box(x - apart, top + 4, x + 2 + apart, top + 5), "k")
    canvas.sprite(x - 2, y, BELL_TOP, edge="w")
    canvas.fill(box(x, y + 5, x + 2, y + 12), "k")


def _leaf(canvas: Canvas, x: int, y: int) -> None:
    canvas.sprite(x, y, LEAF, edge="w")


def _side(canvas: Canvas, x: int, y: int, across: bool = False) -> None:
    canvas.sprite(x, y, flipped(SIDE, across), edge="w")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of November."""
    {"11-sun": _sun, "11-double": _double, "11-plain-1": _plain_1, "11-plain-2": _plain_2}[card](canvas)


def _scaled(x: int, y: int, letter: str) -> str:
    """Return the letter of a cell of the phoenix: scales are gold with red scallops."""
    if letter != "s":
        return letter
    return "F" if (x + 2 * (y // 3 % 2)) % 4 == (0, 1, 3)[y % 3] else "f"


def _plume(canvas: Canvas, a: Cell, b: Cell, c: Cell, role: str) -> None:
    """Draw a tail feather from the rump `a` towards `b` to its eye at `c`, widening as it goes."""
    cells = set()
    for i, (x, y, _, _) in enumerate(places := stations(a, b, c, 60)):
        half = 1.2 + 1.6 * i / len(places)
        cells |= oval(x + 0.5 - half, y + 0.5 - half, x + 0.5 + half, y + 0.5 + half)
    shape = frozenset(cells)
    canvas.fill(shape, role, edge="k")
    canvas.sprite(c[0] - 4, c[1] - 4, EYE)


def _sun(canvas: Canvas) -> None:
    _sprig(canvas, 8, 4, 4)
    _side(canvas, 24, 61)
    _leaf(canvas, -7, 47)
    for a, b, c, role in (
        ((39, 30), (46, 52), (36, 56), "G"),
        ((37, 31), (44, 62), (22, 68), "F"),
        ((35, 31), (38, 52), (24, 54), "B"),
    ):
        _plume(canvas, a, b, c, role)
    bird = tuple("".join(_scaled(x, y, q) for x, q in enumerate(row)) for y, row in enumerate(PHOENIX))
    canvas.sprite(16, 3, bird, edge="w")
    sun_mark(canvas)


def _double(canvas: Canvas) -> None:
    canvas.ground("e")
    _sprig(canvas, 12, 5, 4)
    _sprig(canvas, 33, 13, 3)
    _side(canvas, 27, 40)
    _side(canvas, 2, 44, across=True)
    double_mark(canvas)


def _plain_1(canvas: Canvas) -> None:
    _sprig(canvas, 10, 14, 3)
    _sprig(canvas, 36, 14, 3)
    _sprig(canvas, 23, 4, 5)
    _side(canvas, 30, 46)
    _side(canvas, -1, 46, across=True)
    _leaf(canvas, 8, 55)


def _plain_2(canvas: Canvas) -> None:
    _sprig(canvas, 12, 4, 4)
    _sprig(canvas, 34, 20, 3)
    _side(canvas, 1, 34, across=True)
    _leaf(canvas, 15, 50)
