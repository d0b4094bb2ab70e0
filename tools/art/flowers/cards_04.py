"""Draws April's cards: hanging wisteria, with the cuckoo under a thin moon."""

from __future__ import annotations

from macclassic.quickdraw.colours import clut, parse
from tools.art.drawing import Picture
from tools.art.flowers.kit import Canvas, Ink, box, cells, curve, flipped, oval, ribbon, rows
from tools.art.paint import forms

CARDS = ("04-animal", "04-ribbon", "04-plain-1", "04-plain-2")

INKS = {
    "v": Ink("9933CC", "purple", "black"),  # bean
    "l": Ink("CC99FF", "magenta", "white"),  # its light
    "V": Ink("660099", "purple", "black"),  # an unopened one
    "L": Ink("CC66FF", "purple", "white"),
    "f": Ink("009933", "green", "white"),  # leaf
    "F": Ink("006600", "forest", "black"),  # its shaded half
    "vine": Ink("663300", "brown", "black"),
    "u": Ink("999999", "grey", "50"),  # the cuckoo's wing
    "h": Ink("999999", "grey", "black"),  # its head
    "U": Ink("444444", "slate", "black"),  # its wing tips
    "p": Ink("000000", "black", "white"),  # between its quills
    "moon": Ink("FFCC00", "yellow", "white"),
}

BEAN = rows("""
    ..kkk
    .klvk
    klvvk
    kvvk.
    .kk..
""")
SMALL = rows("""
    .kk.
    klvk
    kvvk
    .kk.
""")
MONO_BEAN = rows("""
    ..kkk
    .kwkk
    kwwkk
    kkkk.
    .kk..
""")
MONO_SMALL = rows("""
    .kk.
    kwkk
    kkkk
    .kk.
""")
LEAF = rows("""
    ...........kk
    .......kkkkfk
    ...kkkkffffk.
    .kkfffffFFk..
    kffffFFFkk...
    kFFFFkkk.....
    kkkkk........
""")
SHADE = (
    *(".............",) * 3,
    ".......xxx...",
    "....xxxx.....",
    ".xxxx........",
)
CUCKOO = rows("""
    ...................................k......
    .................................kkUk.....
    .....k.........................kkUUUk.....
    ....kUk.......................kUUUUkk.....
    .....kUkk...................kkUUUpUUk.....
    .....kUUUk.................kUUUpUUUUk.....
    .....kuUUUkk..............kUuukUUUUkk.....
    ......kUUpUUk............kuuukUUUUpUk.....
    ......kuUUpUUk..........kuuuuUUUUpUUk.....
    ......kuUUukUUk.......kkuuuuuUUUpUUk......
    .......kuUUuukUkk....kuuuuuuuUUpUUkk......
    .......kuUUuuukUUk..kuuuuuuuuUUUUpUk......
    ........kuUUuuukUk.kuuuuuuuuuUUUpUk.......
    ........kuuUuuuukkkuuuuuuuuuuUUpUUk.......
    ...kkkk..kuuUuuuukuuuuuuuuuuUUUUUk........
    ..khhhhkk.kuUuuukuuuuuuuuuuUUUpUUk........
    .khyyhhhhkkkuuukuuuuuuuuuuuUUpUUk.........
    kkhykhhhhhukkkkuuuuuuuuuuUUUUUUk..........
    yykhhhhhhhhhhkuuuuuuuuuuUUUUpUk...........
    kkwwwhhhhhhhhkuuuuuuuuuUUUUpUUk...........
    ..kwwwwhhhhhhkUuuuuuuUUUUpUUUk............
    ...kwwwwwwhhhkUUuuuuUUUUpUUUk.............
    ....kwkkwwwwhukUUuuUUUUUpUkkkk............
    .....kwwwwkkwwwkUUUUUUUUUkuuukkk..........
    ......kwwwwwwwwwkkUUUUkkkuuuuukUkkkk......
    ......kwwkkkwwwwwwkkkkwwuuuuuukUUUUUkkk...
    .......kkwwwwwkkkwwwwwwwwwwuuukUUwUUUUUkk.
    .........kwwwwwwwwwkkkwwkkkwwukUUUUUwUUUwk
    ..........kkwwkkkwwwwwwwwwwwwwkUUwUUUUwUUk
    ............kkwwwwkkkwwkkkwwkkkUUUUUwUUUUk
    ..............kkkwwwwwwwkkkkkkUUUwUUUUwUwk
    .................kkkkkkkk.....kkkUUUUUUUUk
    .................................kkkkkkkk.
""")


def bunch(canvas: Picture, x: int, y: int, count: int) -> None:
    """Draw a bunch of beans hanging from its stem's top at (x, y).

    It has `count` pairs of beans, with shoulders above and a tip below; the lower half is dark, in bud.
    """
    canvas.stroke((x, y - 6), (x, y + 4 * count), role="vine")
    left = BEAN if canvas.depth > 1 else MONO_BEAN
    small = SMALL if canvas.depth > 1 else MONO_SMALL
    right = flipped(left)
    for row in range(count - 1, -1, -1):
        late = {"v": "V", "l": "L"} if 2 * row > count else None
        top = y + 4 * row
        if row == count - 1:
            canvas.sprite(x - 2, top + 4, small, late)
        if row < count - 2:
            canvas.sprite(x + 1, top + 2, right, late)
            canvas.sprite(x - 5, top, left, late)
        else:
            canvas.sprite(x, top + 1, flipped(small), late)
            canvas.sprite(x - 3, top, small, late)
        if row in (1, 2) and count > 4:
            canvas.sprite(x + 4, top + 1, right, late)
            canvas.sprite(x - 8, top - 1, left, late)


BEANS = ("330066", "660099", "9933CC", "CC66FF", "CC99FF", "CCCCFF")
"""Tones of beans at 8 bits."""


def _hang(canvas: Canvas, x: int, y: int, count: int) -> None:
    """Draw a bunch that at 8 bits is shaded as one body.

    Each bean has one tone and a highlight; beans are lighter on the left and above, darker on the right and
    below.
    """
    bunch(canvas, x, y, count)
    if canvas.depth < 8:
        return
    inks = {clut(8).index(parse(INKS[role].eight)) for role in "vlVL"}
    room = box(x - 9, max(y - 2, 0), x + 10, y + 4 * count + 8) & box(0, 0, 48, 78)
    for bean in forms((i, j) for i, j in room - canvas.still if canvas.grid[j][i] in inks):
        across = sum(i for i, _ in bean) / len(bean) - x
        down = (min(j for _, j in bean) - y) / (4 * count)
        level = 2 + (down < 0.3) - (down > 0.6) + (across < -2) - (across > 2.5)
        canvas.tone(bean, BEANS[max(level, 0)])
        canvas.tone({min(bean, key=lambda cell: (cell[0] + cell[1], cell[1]))}, BEANS[min(level + 2, 5)])


def _vine(canvas: Canvas, *leaves: tuple[int, int, bool]) -> None:
    """Draw the vine along the top with leaves at (x, y), pointing left if the flag is set."""
    canvas.fill(curve((-2, 6), (24, 1), (50, 6), pen=2), "vine", edge="k")
    for x, y, left in leaves:
        _leaf(canvas, x, y, left)


def _leaf(canvas: Canvas, x: int, y: int, left: bool) -> None:
    """Draw a leaf; at 8 bits it has a lit and a shaded side, and leaves facing the light are lighter."""
    turned = flipped if left else tuple
    canvas.sprite(x, y, turned(LEAF))
    canvas.tone(cells(turned(LEAF), x, y, only="fF"), "66CC33" if left else "33CC33")
    canvas.tone(cells(turned(SHADE), x, y), "009933" if left else "006600")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "04-animal":
        canvas.fill(oval(17, 22, 43, 48) - oval(11, 19, 37, 44), "moon", edge="k")
        for x, y, count in ((9, 10, 6), (24, 8, 3), (38, 9, 2)):
            _hang(canvas, x, y, count)
        _vine(canvas, (1, 3, True), (14, 1, False), (28, 2, False))
        canvas.sprite(3, 42, CUCKOO, edge="w" if canvas.depth == 1 else "")
    elif card == "04-ribbon":
        for x, y, count in ((9, 10, 14), (22, 8, 4), (38, 9, 3)):
            _hang(canvas, x, y, count)
        _vine(canvas, (10, 2, False), (25, 2, True))
        ribbon(canvas, 26, 27, "orchid")
    elif card == "04-plain-1":
        for x, y, count in ((9, 10, 10), (24, 8, 15), (39, 10, 11)):
            _hang(canvas, x, y, count)
        _vine(canvas, (1, 1, True), (12, 1, False), (27, 1, True), (36, 3, False))
    else:
        canvas.hill(oval(-26, 68, 54, 120), "r")
        for x, y, count in ((9, 10, 11), (24, 12, 5), (38, 22, 11)):
            _hang(canvas, x, y, count)
        canvas.fill(curve((-2, 3), (28, 2), (50, 26), pen=3), "vine", edge="k")
        for x, y, left in ((0, 2, True), (13, 1, False), (22, 9, True), (29, 6, False), (35, 22, False)):
            _leaf(canvas, x, y, left)
