"""Draws the grounds of the garden: beds for any size, and tiles of lawn, path and fence.

A bed is 48 x 48 with a border of 8: its corners are drawn once, its sides and its middle are repeated every
32 cells. The regular bed is garden earth in planks; the POWER bed dark compost in bricks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tools.art.drawing import Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import Cell, box, rows
from tools.art.garden.geometry import BED, BORDER, TILE

INKS: Mapping[str, Ink] = {
    "earth": Ink("996633", "tan", "white"),
    "clod": Ink("996600", "brown", "black"),
    "crumb": Ink("996666", "", ""),
    "compost": Ink("663300", "brown", "25"),
    "lump": Ink("330000", "black", "black"),
    "straw": Ink("996633", "tan", "white"),
    "plank": Ink("CC9966", "tan", "white"),
    "plank light": Ink("FFCC99", "orange", "white"),
    "plank shade": Ink("996633", "brown", "black"),
    "nail": Ink("663333", "black", "black"),
    "brick": Ink("993333", "red", "50"),
    "brick light": Ink("CC6666", "orange", "white"),
    "brick shade": Ink("663333", "brown", "50"),
    "old brick": Ink("993300", "red", "50"),
    "old brick light": Ink("CC6633", "orange", "white"),
    "old brick shade": Ink("663300", "brown", "50"),
    "mortar": Ink("000000", "black", "black"),
    "grass": Ink("669933", "green", "dots"),
    "blade": Ink("339933", "forest", "black"),
    "glint": Ink("99CC66", "yellow", ""),
    "gravel": Ink("CCCC99", "silver", "white"),
    "pebble": Ink("999966", "grey", "white"),
    "pebble light": Ink("FFFFCC", "white", "white"),
    "picket": Ink("EEEEEE", "white", "white"),
    "picket shade": Ink("BBBBBB", "silver", "white"),
}

CLOD = rows("""
    .cc.
    cccc
    .+..
""")
CRUMB = rows("""
    .+.
    .cc
""")
BIG_CLOD = rows("""
    ..ccc..
    .cc..c.
    ......c
    ..++...
""")
CLODS: tuple[tuple[int, int, tuple[str, ...]], ...] = (
    (3, 2, CLOD),
    (18, 5, BIG_CLOD),
    (27, 12, CRUMB),
    (9, 10, CRUMB),
    (14, 16, CLOD),
    (1, 20, BIG_CLOD),
    (24, 21, CLOD),
    (12, 27, CRUMB),
    (30, 29, CRUMB),
)
STRAW = rows("""
    s....
    .ss..
    ...ss
""")
LUMP = rows("""
    .ll..
    llll.
    ..lll
""")
GRAIN = rows("""
    l.l
    ll.
""")
LUMPS: tuple[tuple[int, int, tuple[str, ...]], ...] = (
    (2, 3, LUMP),
    (13, 1, STRAW),
    (22, 7, GRAIN),
    (7, 12, GRAIN),
    (16, 14, LUMP),
    (27, 17, STRAW),
    (3, 22, STRAW),
    (12, 25, GRAIN),
    (23, 26, LUMP),
)
TUFT = rows("""
    b..b.b
    .b.bb.
    .b.b..
""")
SHORT = rows("""
    b.b
    .b.
""")
SPARK = rows("""
    g.
    .g
""")
TUFTS: tuple[tuple[int, int, tuple[str, ...]], ...] = (
    (4, 3, TUFT),
    (21, 1, SHORT),
    (13, 9, SPARK),
    (26, 10, TUFT),
    (7, 15, SHORT),
    (17, 18, TUFT),
    (1, 24, SPARK),
    (28, 23, SHORT),
    (9, 27, TUFT),
    (22, 28, SPARK),
)
PEBBLE = rows("""
    .pp.
    pllp
    pggp
    .pp.
""")
STONES: tuple[tuple[int, int, tuple[str, ...]], ...] = (
    (3, 2, PEBBLE),
    (14, 6, ("pp", "pp")),
    (22, 3, PEBBLE),
    (29, 11, ("lp", "pp")),
    (8, 13, PEBBLE),
    (18, 16, PEBBLE),
    (26, 20, ("pp", "pp")),
    (2, 22, ("lp", "pp")),
    (12, 25, PEBBLE),
    (24, 28, PEBBLE),
)
PICKETS = rows("""
    ...kk......kk...
    ..kwwk....kwwk..
    .kwwwsk..kwwwsk.
    .kwwwsk..kwwwsk.
    .kwwwsk..kwwwsk.
    kkwwwskkkkwwwskk
    wwwwwswwwwwwwsww
    sswwwssssswwwsss
    kkwwwskkkkwwwskk
    .kwwwsk..kwwwsk.
    .kwwwsk..kwwwsk.
    .kwwwsk..kwwwsk.
    .kwwwsk..kwwwsk.
    kkwwwskkkkwwwskk
    wwwwwswwwwwwwsww
    sswwwssssswwwsss
    kkwwwskkkkwwwskk
    .kwwwsk..kwwwsk.
    .kwwwsk..kwwwsk.
    .kkkkkk..kkkkkk.
""")


def _strewn(
    picture: Picture,
    area: Iterable[Cell],
    ground: str,
    things: Iterable[tuple[int, int, tuple[str, ...]]],
    legend: Mapping[str, str],
) -> None:
    """Cover an area with ground and things that repeat every TILE cells both ways."""
    area = frozenset(area)
    picture.fill(area, ground)
    for x, y, drawing in things:
        for j, row in enumerate(drawing):
            for i, letter in enumerate(row):
                if letter == ".":
                    continue
                for across in range((x + i) % TILE, picture.width, TILE):
                    for down in range((y + j) % TILE, picture.height, TILE):
                        if (across, down) in area:
                            picture.put(across, down, legend[letter])


def regular(depth: int) -> Picture:
    """Draw the bed of regular flowers: earth in planks."""
    picture = Picture(depth, BED, BED, INKS)
    inner = box(BORDER, BORDER, BED - BORDER, BED - BORDER)
    _strewn(picture, inner, "earth", CLODS, {"c": "clod", "+": "crumb"})
    for side in range(4):
        _plank(picture, side)
    picture.fill(_rim(BORDER - 1), "k")
    picture.frame("k")
    return picture


def _plank(picture: Picture, side: int) -> None:
    """Draw one plank of the border: 0 above, 1 on the right, 2 below, 3 on the left."""
    for along in range(1, BED - 1):
        for across in range(1, BORDER - 1):
            role = {1: "plank light", BORDER - 2: "plank shade"}.get(across, "plank")
            if across == 3 and along % TILE in (12, 13, 14, 15, 16, 17, 27, 28, 29):
                role = "plank shade"
            if side in (1, 2):
                role = {1: "plank light", BORDER - 2: "plank shade"}.get(BORDER - 1 - across, role)
            picture.put(*_beside(side, along, across), role)
    for end in (1, BED - 2) if side % 2 == 0 else ():
        inward = BORDER - 1 if end == 1 else BED - BORDER
        for across in range(1, BORDER - 1):
            picture.put(*_beside(side, inward, across), "k")
        for across in (2, 5):
            picture.put(*_beside(side, end + (2 if end == 1 else -2), across), "nail")


def _beside(side: int, along: int, across: int) -> Cell:
    """Return the cell at a distance along a side and a distance in from its edge."""
    return (
        (along, across),
        (BED - 1 - across, along),
        (along, BED - 1 - across),
        (across, along),
    )[side]


def _rim(inset: int) -> frozenset[Cell]:
    """Return the cells of the square `inset` cells in from the bed's edge."""
    low, high = inset, BED - inset
    return box(low, low, high, high) - box(low + 1, low + 1, high - 1, high - 1)


def power(depth: int) -> Picture:
    """Draw the bed of POWER FLOWERs: compost in bricks."""
    picture = Picture(depth, BED, BED, INKS)
    inner = box(BORDER, BORDER, BED - BORDER, BED - BORDER)
    _strewn(picture, inner, "compost", LUMPS, {"l": "lump", "s": "straw"})
    picture.fill(box(0, 0, BED, BED) - inner, "mortar")
    for side in range(4):
        for number, start in enumerate(range(BORDER, BED - BORDER, 8)):
            course = [_beside(side, start + i, 1 + j) for j in range(6) for i in range(7)]
            _brick(picture, course, "old brick" if (number + side) % 3 == 0 else "brick")
    for x in (1, BED - 7):
        for y in (1, BED - 7):
            _brick(picture, [(x + i, y + j) for j in range(6) for i in range(6)])
    return picture


def _brick(picture: Picture, cells: list[Cell], role: str = "brick") -> None:
    """Draw one brick, lit from the upper left."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, bottom = max(x for x, _ in cells), max(y for _, y in cells)
    for x, y in cells:
        lit = x == left or y == top
        picture.put(x, y, f"{role} light" if lit else f"{role} shade" if x == right or y == bottom else role)


def lawn(depth: int) -> Picture:
    """Draw the tile of grass."""
    picture = Picture(depth, TILE, TILE, INKS)
    _strewn(picture, box(0, 0, TILE, TILE), "grass", TUFTS, {"b": "blade", "g": "glint"})
    return picture


def path(depth: int) -> Picture:
    """Draw the tile of gravel."""
    picture = Picture(depth, TILE, TILE, INKS)
    legend = {"p": "pebble", "l": "pebble light", "g": "gravel"}
    if depth == 1:
        legend = {"p": "k", "l": "w", "g": "w"}
    _strewn(picture, box(0, 0, TILE, TILE), "gravel", STONES, legend)
    return picture


FENCE_INKS = {"s": INKS["picket shade"]}

PICTURES: dict[str, Drawing] = {
    "bed": regular,
    "bed-power": power,
    "lawn": lawn,
    "path": path,
    "fence": stamp(16, 20, PICKETS, FENCE_INKS),
}
