"""Draws the Gateway cards: an arch with the coin as its keystone, and the month's bird."""

from __future__ import annotations

from tools.art.coins.mint import halo, small
from tools.art.flowers.kit import Canvas, Ink, around, box, cells, flipped, oval
from tools.art.flowers.shapes import rows

INKS = {
    "stone": Ink("DDDDDD", "silver", "white"),
    "joint": Ink("888888", "grey", "black"),
    "sky": Ink("CCFFFF", "white", "white"),
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
CUCKOO = rows("""
    ......................kkk..........
    .....................kUUk..........
    ....................kUUUk..........
    ...................kUUUuk..........
    ..................kUUUuuk..........
    kk...............kUUUuukk..........
    kUkk............kUUUuuuk...........
    kUUUkk..........kUUuuuuk...........
    .kUUUUkk.......kUUuuuukk...........
    .kUUUUUukk.....kUuuuuuk............
    ..kUUUuuuukkk..kUuuuukk............
    ...kUUUuuuuuukkkuuuuuk.............
    ....kkUUuuuuuukuuuuuukkk...........
    .....kkUUuuuuuuuuuuuuuuukk.........
    ...kkuukkUuuuuuuuuuuuuuuuukk.......
    ..kuuuuuukkkuuuuuuuuuuUUUUUUkkk....
    .kuukwuuuwwwwwwwuuuUUUUUUUUUUUUkkk.
    kttkkuuuwwwwwwwwwwwUUUUUwUUUwUUUUUk
    tkk.kuuwwkkkkwwkkkwwkkUUUUwUUUwUUk.
    ....kwwwwwwwwwwwwwkk..kkkUUUUwUUk..
    .....kwwkkkkwwkkkk.......kkkUUUk...
    ......kkwwwwkkk.............kkk....
    ........kkkk.......................
""")
BIRDS = {2: flipped(WARBLER), 4: CUCKOO, 8: GOOSE}
PLACES = {2: (9, 48), 4: (6, 45), 8: (6, 47)}
NIGHT, MOONLIT = (2, 8), dict.fromkeys("aAuUmo", "w")
"""Gates with a white bird before a black sky in black and white."""
LEGENDS = {4: {"u": "a", "U": "A", "t": "o"}}

SKIES = (
    ((37, "66CCFF"), (46, "99CCFF"), (54, "CCFFFF"), (63, "FFFFCC")),
    ((37, "CCFFFF"), (63, "FFFFCC")),
)
"""Bands of the sky at 8 bits: the first for light birds, the pale one for dark birds."""
STONES = (
    (3, 41, 9, 49),
    (36, 49, 46, 56),
    (3, 56, 12, 63),
    (36, 63, 46, 70),
    (30, 30, 36, 37),
    (9, 32, 14, 41),
)
"""Stones that are lighter or darker than the others at 8 bits."""


def gateway(canvas: Canvas, number: int) -> None:
    """Draw the arch in rows 27..75."""
    outer = oval(3, 27, 45, 69) | box(3, 48, 45, 76)
    inner = oval(11, 37, 37, 63) | box(11, 50, 37, 76)
    wall = outer - inner
    halo(canvas, outer | around(outer))
    canvas.fill(wall, "stone", edge="k")
    canvas.still |= box(2, 26, 46, 76)  # walls keep their joints
    for i, (left, top, right, foot) in enumerate(STONES):
        canvas.tone(wall & box(left, top, right, foot), ("EEEEEE", "CCCCCC", "BBBBBB")[i % 3])
    canvas.tone({(x, y) for x, y in wall if (x + 1, y - 1) not in wall | inner}, "999999")
    canvas.tone({(x, y) for x, y in wall if (x - 1, y - 1) not in wall | inner and x < 30}, "FFFFFF")
    _joints(canvas, wall)
    canvas.fill(inner, "k" if canvas.depth == 1 and number in NIGHT else "sky")
    for y, tone in SKIES[number == 4]:
        canvas.tone(inner & box(0, y, 48, 70), tone)
    canvas.fill(inner & box(0, 69, 48, 76), "road")
    canvas.tone(inner & box(11, 69, 17, 76), "996633")
    canvas.tone(inner & box(30, 69, 37, 76), "996633")
    canvas.tone(inner & box(17, 69, 23, 76), "FFCC99")
    canvas.fill(around(inner) & wall | inner & around(wall), "k")
    canvas.fill(inner & box(0, 68, 48, 69), "k")
    for x in (2, 36):
        foot = box(x, 71, x + 10, 76)
        canvas.fill(foot, "stone", edge="k")
    small(canvas, number, 18, 28)
    _bird(canvas, number)


def _joints(canvas: Canvas, wall: frozenset[tuple[int, int]]) -> None:
    """Draw the joints of the wall: level courses in the pillars, rays in the arch."""
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
    if canvas.depth == 1 and number in NIGHT:
        canvas.sprite(x, y, picture, MOONLIT)
        return
    canvas.fill(around(cells(picture, x, y)), "w")
    canvas.still -= cells(picture, x, y)
    canvas.sprite(x, y, picture, LEGENDS.get(number))
