"""Gateway: an arch with the coin for its keystone, and the month's bird flying through it."""

from __future__ import annotations

from tools.art.cards_04 import CUCKOO
from tools.art.kit import Canvas, Ink, around, box, cells, flipped, oval
from tools.art.shapes import rows
from tools.coins.mint import halo, small

INKS = {
    "stone": Ink("DDDDDD", "silver", "white"),
    "joint": Ink("888888", "grey", "black"),
    "sky": Ink("CCFFFF", "white", "25"),
    "road": Ink("CC9966", "tan", "white"),
    "u": Ink("999933", "tan", "white"),  # the warbler
    "U": Ink("666600", "forest", "black"),
    "m": Ink("CCCC66", "yellow", "white"),
    "a": Ink("777777", "grey", "50"),  # the cuckoo and the goose
    "A": Ink("444444", "slate", "black"),
    "o": Ink("FF6600", "orange", "black"),
}

WARBLER = rows("""
    ...............kkkk...........
    .............kkUUUk...........
    ............kUUUUUk...........
    ...........kUUUUUUk...........
    ..........kuUUUUUUk...........
    ..........kuUUUUUUk...........
    .........kuuUUUUUk............
    ...kkkkk.kuuUUUUUk............
    ..kuuuuukkuuuUUUk.........kkkk
    .kuukwuuukuuuUUUk......kkkuUUk
    koookkuuuukuuuUUkkkkkkkuuuUUUk
    .kkkmuuuuuukuuUkuuuuuuuuuUUUk.
    ...kmmmuuuuukkkuuuuuuuuUUUkk..
    ...kmmmmmuuuuuuuuuuuuuUkkk....
    ....kmmmmmmmuuuuuuuukkk.......
    .....kkmmmmmmmmmmkkk..........
    .......kkkkkkkkkk.............
""")
GOOSE = rows("""
    ....................kkkk............
    ..................kkAAAk............
    .................kAAAAAk............
    ................kaAAAAAk............
    ...............kaaAAAAk.............
    ..............kaaaAAAAk.............
    .............kaaaaAAAk..............
    .............kaaaaaAAk..............
    ............kwaaaaaAk...............
    .kkkk.......kwwaaaaAk.........kkkkk.
    kookwkkkkkkkkkwwaaaak.......kkaAAAAk
    oooowwwwwwwwwwkwwaaakkkkkkkkaaaAAAk.
    kkkkwwwwwwwwwwwkwwwkwwwwwaaaaaAAkk..
    ....kkkkkkwwwwwwkkkwwwwwwwwwaakk....
    ..........kkwwwwwwwwwwwwwwwkk.......
    ............kkkwwwwwwwwkkkk.........
    ...............kkkkkkkk.............
""")
BIRDS = {2: WARBLER, 4: CUCKOO, 8: GOOSE}
PLACES = {2: (9, 48), 4: (6, 45), 8: (6, 47)}
CUCKOO_LEGEND = {"u": "a", "U": "A", "t": "o"}


def gateway(canvas: Canvas, number: int) -> None:
    """Draw the arch in rows 27..75."""
    outer = oval(3, 27, 45, 69) | box(3, 48, 45, 76)
    inner = oval(11, 37, 37, 63) | box(11, 50, 37, 76)
    wall = outer - inner
    halo(canvas, outer | around(outer))
    canvas.fill(wall, "stone", edge="k")
    _joints(canvas, wall)
    canvas.fill(inner, "sky")
    canvas.fill(inner & box(0, 69, 48, 76), "road")
    canvas.fill(around(inner) & wall | inner & around(wall), "k")
    canvas.fill(inner & box(0, 68, 48, 69), "k")
    for x in (2, 36):
        foot = box(x, 71, x + 10, 76)
        canvas.fill(foot, "stone", edge="k")
    small(canvas, number, 18, 28)
    _bird(canvas, number)


def _joints(canvas: Canvas, wall: frozenset[tuple[int, int]]) -> None:
    """Cut the wall into stones: level courses in the pillars, rays in the bow."""
    for y in (48, 55, 62, 69):
        canvas.fill(wall & box(0, y, 48, y + 1), "joint")
    for dx, dy in ((10, 4), (8, 8), (4, 10)):
        for side in (1, -1):
            for step in range(10, 30):
                x, y = 24 + side * dx * step // 11, 48 - dy * step // 11
                if side < 0:
                    x -= 1
                if (x, y) in wall:
                    canvas.put(x, y, "joint")


def _bird(canvas: Canvas, number: int) -> None:
    picture, (x, y) = BIRDS[number], PLACES[number]
    legend = CUCKOO_LEGEND if number == 4 else None
    if number == 2:
        picture = flipped(picture)
    whole = cells(picture, x, y)
    canvas.fill(around(whole), "w")
    canvas.sprite(x, y, picture, legend)
