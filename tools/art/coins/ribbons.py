"""Draws Chunk, Nonce, Hashes and Blocks: ribbons as in the flower deck with a sign and an object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.coins.mint import halo
from tools.art.flowers.kit import Canvas, Cell, Ink, around, box, cells, line, oval, polygon, ribbon
from tools.art.flowers.shapes import moved, rows

INKS = {
    "top": Ink("CCFFFF", "white", "white"),
    "left": Ink("669999", "silver", "25"),
    "right": Ink("336666", "slate", "black"),
    "bone": Ink("FFFFFF", "white", "white"),
    "bone shade": Ink("BBBBBB", "silver", "black"),
    "slab": Ink("FFCC00", "yellow", "white"),
    "slab shade": Ink("CC6600", "orange", "black"),
    "link": Ink("CCCCCC", "silver", "white"),
}

LEFT, TOP = 28, 26
"""Position of a card's ribbon."""

INGOT = rows("""
    ....ppppp
    ...p...pp
    ..p...p.p
    .ppppp..p
    .p...p..p
    p.....p.p
    p.....pp.
    ppppppp..
""")
FIVE = rows("""
    .ppppppp.
    ppppppppp
    pp.ppp.pp
    ppppppppp
    pppp.pppp
    ppppppppp
    pp.ppp.pp
    ppppppppp
    .ppppppp.
""")
SIGN = rows("""
    ..pp.pp..
    ..pp.pp..
    ppppppppp
    ppppppppp
    ..pp.pp..
    ppppppppp
    ppppppppp
    ..pp.pp..
    ..pp.pp..
""")
LINKED = rows("""
    ...ppp...
    ...p.p...
    ppppppppp
    p.......p
    p.ppppp.p
    p.ppppp.p
    p.ppppp.p
    p.......p
    ppppppppp
    ...p.p...
""")


def _signed(canvas: Canvas, kind: str, sign: Sequence[str], pitch: int = 10) -> None:
    """Draw a ribbon of a kind with its sign on it three times."""
    ribbon(canvas, LEFT, TOP, kind)
    canvas.still |= box(LEFT, TOP, LEFT + 18, TOP + 48)
    pen = "w" if canvas.depth > 1 or kind == "plain-red" else "k"
    # White is invisible on the checker of 16 colours.
    edge = "k" if kind == "orchid" and canvas.depth == 4 else ""
    for place in range(3):
        drop = 5 + pitch * place
        left, top = LEFT + 2 + (drop + 9) // 15, TOP + 6 + drop
        shape = cells(sign, left, top)
        if pen == "k":
            canvas.fill(box(left - 1, top - 1, left + 10, top + len(sign) + (place == 2)), "w")
        canvas.fill(shape, pen, edge=edge)


def cube(canvas: Canvas, x: int, y: int, half: int, tall: int) -> None:
    """Draw a cube with its top corner at (x, y), `half` cells to either side and `tall` high."""
    low = half // 2
    top = polygon((x + 0.5, y), (x + half + 1, y + low), (x + 0.5, y + 2 * low), (x - half, y + low))
    a, b, c = (x - half, y + low), (x, y + 2 * low), (x + half, y + low)
    left = polygon(a, (b[0] + 0.5, b[1]), (b[0] + 0.5, b[1] + tall), (a[0], a[1] + tall))
    right = polygon((b[0] + 0.5, b[1]), (c[0] + 1, c[1]), (c[0] + 1, c[1] + tall), (b[0] + 0.5, b[1] + tall))
    whole = top | left | right
    halo(canvas, whole | around(whole))
    canvas.fill(whole, "k", edge="k")
    canvas.fill(whole - left, "right")
    canvas.fill(left, "left")
    canvas.fill(top, "top")
    canvas.fill(line(a, b, c), "k")
    canvas.fill(line(b, (b[0], b[1] + tall)), "w" if canvas.depth == 1 else "k")


BARS: Mapping[int, tuple[str, str, str]] = {
    1: ("FFFF99 white white", "FFCC33 yellow white", "CC9900 orange thick"),
    2: ("FFFFFF white white", "CCCCCC silver white", "777777 grey thick"),
    3: ("FFCC99 white white", "CC6633 orange white", "663300 brown thick"),
}
"""Inks of the top, the front and the side of the ingot of each coin."""


def chunk(canvas: Canvas, number: int) -> None:
    """Draw a red ribbon with ingots on it, and one ingot of the coin's metal."""
    _signed(canvas, "plain-red", INGOT)
    top = polygon((7, 54), (17, 42), (26, 42), (19, 54))
    front = polygon((7, 54), (19, 54), (22, 72), (3, 72))
    side = polygon((19, 54), (26, 42), (27, 60), (22, 72))
    whole = top | front | side
    canvas.inks.update(
        zip(("top", "front", "side"), (Ink(*tone.split()) for tone in BARS[number]), strict=True)
    )
    halo(canvas, whole | around(whole), 2)
    canvas.fill(whole, "k", edge="k")
    canvas.fill(side, "side")
    canvas.fill(front, "front")
    canvas.fill(front - moved(front, 1, 1), "top")
    canvas.fill(top, "top")
    canvas.fill(line((7, 54), (19, 54), (26, 42)) | line((19, 54), (22, 71)), "k")
    stamp = polygon((9, 59), (18, 59), (19, 68), (7, 68))
    canvas.fill(stamp - moved(stamp, 1, 1), "side" if canvas.depth > 1 else "k")


def nonce(canvas: Canvas, number: int) -> None:
    """Draw a blue ribbon with dice on it, and one die."""
    _signed(canvas, "plain-blue", FIVE)
    die = box(4, 46, 26, 72) - {(x, y) for x in (4, 25) for y in (46, 71)}
    halo(canvas, die | around(die), 2)
    canvas.fill(die, "bone shade", edge="k")
    face = box(4, 46, 24, 69) - {(4, 46), (23, 46), (4, 68), (23, 68)}
    canvas.fill(face, "bone", edge="k")
    for x, y in ((6, 49), (17, 49), (12, 55), (6, 62), (17, 62)):
        canvas.fill(oval(x, y, x + 5, y + 5), "k")


def hashes(canvas: Canvas, number: int) -> None:
    """Draw an orchid ribbon with hash signs on it, and one large hash sign."""
    _signed(canvas, "orchid", SIGN)
    sign = box(8, 44, 12, 72) | box(17, 44, 21, 72) | box(4, 51, 25, 55) | box(4, 61, 25, 65)
    deep = frozenset((x + 1, y + 1) for x, y in sign) | frozenset((x + 2, y + 2) for x, y in sign)
    halo(canvas, sign | deep | around(sign | deep), 2)
    canvas.fill(deep, "slab shade", edge="k")
    canvas.fill(sign, "slab", edge="k")
    canvas.still |= sign
    canvas.tone({(x, y) for x, y in sign if y > 61}, "FF9900")
    canvas.tone({(x, y) for x, y in sign if y < 53}, "FFCC33")
    canvas.tone({(x, y) for x, y in sign if (x + 1, y) not in sign or (x, y + 1) not in sign}, "CC9900")
    canvas.tone({(x, y) for x, y in sign if (x - 1, y) not in sign or (x, y - 1) not in sign}, "FFFF66")


def blocks(canvas: Canvas, number: int) -> None:
    """Draw a red ribbon of linked blocks, and three blocks on a chain."""
    _signed(canvas, "plain-red", LINKED)
    for y in (38, 54):
        _link(canvas, (14, y))
    for y in (27, 43, 59):
        cube(canvas, 14, y, 7, 7)


def _link(canvas: Canvas, middle: Cell) -> None:
    """Draw a link of the chain between two blocks."""
    x, y = middle
    link = oval(x - 2, y - 1, x + 3, y + 8)
    halo(canvas, link | around(link))
    canvas.fill(link, "link", edge="k")
    canvas.fill(box(x, y + 1, x + 1, y + 6), "k")
