"""Draws the Merchant cards: the month's animal behind the counter of a market stall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.coins.mint import halo, small
from tools.art.flowers.cards_07 import BOAR
from tools.art.flowers.cards_10 import STAG
from tools.art.flowers.kit import Canvas, Ink, around, box, cells, flipped, oval
from tools.art.flowers.shapes import rows

INKS = {
    "inside": Ink("FFFFCC", "white", "white"),
    "plank": Ink("CC9966", "tan", "white"),
    "plank dark": Ink("996633", "brown", "black"),
    "stripe": Ink("DD0000", "red", "black"),
    "N": Ink("663300", "brown", "black"),  # boar
    "n": Ink("330000", "black", "white"),
    "t": Ink("CC9966", "tan", "white"),
    "T": Ink("CC9966", "tan", "white"),  # stag
    "u": Ink("CC9966", "tan", "white"),
    "W": Ink("FFFFFF", "white", "white"),
    "f": Ink("FFFFFF", "white", "white"),
    "O": Ink("FF6600", "orange", "black"),  # butterfly
    "m": Ink("66CC33", "green", "white"),  # frog
    "M": Ink("339933", "forest", "50"),
    "D": Ink("006633", "forest", "black"),  # drake's head
    "d": Ink("996633", "brown", "white"),
    "s": Ink("BBBBBB", "silver", "white"),
    "p": Ink("FF9999", "magenta", "black"),
    "y": Ink("FFCC00", "yellow", "white"),
    "c": Ink("FF9933", "orange", "white"),  # cat
    "C": Ink("CC6600", "brown", "black"),
}

DRAKE = rows("""
    ......kkkkkk............
    .....kDDDDDDk...........
    ....kDDDDDDDDk..........
    ....kDDwkDDDDk..........
    ..kkkDDkkDDDDk..........
    .kyyyyDDDDDDDk..........
    kyyyyyyyDDDDDk..........
    kkyyyyykDDDDDk..........
    ..kkkkkkDDDDk...........
    .......kwwwwk......kk...
    ......kddddddk....kwsk..
    .....kddddddddkkkkwssk..
    ....kdddddddddsssssssk..
    ....kddddddddsskkkkssk..
    ....kdddddddsssssssssk..
    ....kddddddsssskkkksk...
    ....kdddddddsssssssk....
""")
CAT = rows("""
    ..kk.............kk...........
    .kcck...........kcck....kkkk..
    .kcpck.........kcpck...kccccck
    .kcppckkkkkkkkkcppck...kccpcck
    .kcpccccCcCcCccccpck...kcppcck
    .kccccccCcCcCccccccck..kccccck
    kccccccccCcCcccccccck..kcccck.
    kccckkkccccccckkkccck..kcccck.
    kcckkkkkcccckkkkkcckkkkkccck..
    kCcckwkccccccckwkccCkcccccck..
    kcccckccckkkccckccccckccccck..
    kCCccccccwkwccccccCCkkcccck...
    .kccccckcwkwckcccccckccccck...
    ..kcccccckwkccccccckccccck....
    ...kkcccccccccccckkccccck.....
    .....kkkkkkkkkkkkkcccccck.....
    ....kcccwwwwwwwccccccck.......
    ...kccccwwwwwwwwccccckk.......
    ...kccccwwwwwwwwcccck.........
""")
FROG = rows("""
    ...kkkk..........kkkk...
    ..kmmmmk........kmmmmk..
    .kmwwwwmk......kmwwwwmk.
    .kmwkkwmk......kmwkkwmk.
    .kmwkkwmkkkkkkkkmwkkwmk.
    .kmmwwmmmmmmmmmmmmwwmmk.
    ..kmmmmmmmmmmmmmmmmmmk..
    .kmmmmmmmmkmmkmmmmmmmmk.
    kmmmmmmmmmmmmmmmmmmmmmmk
    kmkmmmmmmmmmmmmmmmmmmkmk
    kmmkkmmmmmmmmmmmmmmkkmmk
    .kmmmkkkkkkkkkkkkkkmmmk.
    ..kmmmmmmmmmmmmmmmmmmk..
    ...kkmmmwwwwwwwwmmmkk...
    ..kkmkkwwwwwwwwwwkkmkk..
    .kmmmmkwwwwwwwwwwkmmmmk.
    .kmmmmkwwwwwwwwwwkmmmmk.
""")

WING = rows("""
    .........k....
    ..........k...
    .kkkkk.....k.k
    kOOOOOkkk...kk
    kOyyyyOOOkk.kk
    kOykkyyyyOOkkk
    .kOykkyyyyyOkk
    .kOyyyyykyyykk
    ..kOOyyyyykykk
    ...kkOOyyyyykk
    .....kkkkkkkkk
    ....kOyyyyykkk
    ...kOyykkyyOkk
    ...kOykwwkyOkk
    ...kOyykkyOk.k
    ....kOyyyOk...
    .....kOOkk....
    ......kk......
""")
BUTTERFLY = tuple(row + other for row, other in zip(WING, flipped(WING), strict=True))

ANIMALS: Mapping[int, tuple[Sequence[str], int, int]] = {
    5: (DRAKE, 13, 42),
    6: (BUTTERFLY, 10, 40),
    7: (BOAR, 6, 44),
    9: (CAT, 10, 42),
    10: (STAG, 10, 42),
    12: (FROG, 12, 42),
}

STAG_HEAD = rows("""
    ....w.....w...w.....w....
    ....w..w..w...w..w..w....
    ....ww.w.ww...ww.w.ww....
    .....wwwww.....wwwww.....
    .......ww.......ww.......
    ........ww.....ww........
    .........ww...ww.........
    ...www...wwwwwww...www...
    ..wwkwwwwwwwwwwwwwwwkww..
    ...wwwwwwwwwwwwwwwwwww...
    .......wwwwwwwwwww.......
    .......wkkwwwwwkkw.......
    .......wkkwwwwwkkw.......
    ........wwwwwwwww........
    ........wwwwwwwww........
    .........wwkkkww.........
    .........wwwkwww.........
""")
ONE_BIT: Mapping[int, tuple[Sequence[str], int, int]] = {5: ANIMALS[5], 10: (STAG_HEAD, 11, 42)}
"""Animals for black and white; light ones stand before a dark stall."""


def merchant(canvas: Canvas, number: int) -> None:
    """Draw the stall of a Merchant card with its animal, in rows 27..75; `number` is the month."""
    stall = box(4, 36, 44, 76)
    halo(canvas, stall | around(stall))
    canvas.fill(stall, "inside", edge="k")
    canvas.still |= box(2, 26, 46, 76)  # boards keep their joints
    canvas.tone(stall & box(0, 36, 48, 46), "CC9966")
    canvas.tone(stall & box(0, 44, 48, 47), "FFCC99")
    if canvas.depth == 1 and number in ONE_BIT:
        picture, x, y = ONE_BIT[number]
        canvas.fill(stall, "k")
        canvas.sprite(x, y, picture, dict.fromkeys("Dds", "w"))
    else:
        picture, x, y = ANIMALS[number]
        canvas.sprite(x, y, picture, edge="w" if canvas.depth == 1 else "")
        if number != 7:
            canvas.still -= cells(picture, x, y)
    for post in (4, 41):
        canvas.fill(box(post, 36, post + 3, 60), "plank", edge="k")
        canvas.tone(box(post, 36, post + 1, 60), "FFCC99")
        canvas.tone(box(post + 2, 36, post + 3, 60), "996633")
    counter = box(3, 59, 45, 76)
    halo(canvas, counter | around(counter))
    canvas.fill(counter, "plank", edge="k")
    canvas.still |= counter
    canvas.tone(box(3, 59, 45, 60), "FFCC99")
    canvas.fill(box(3, 62, 45, 63), "k")
    canvas.tone(box(3, 63, 45, 65), "996633")
    canvas.tone(box(11, 65, 17, 73) | box(32, 65, 38, 73), "FFCC99")
    canvas.tone(box(3, 73, 45, 76), "996633")
    for line in (10, 17, 31, 38):
        canvas.fill(box(line, 63, line + 1, 76), "plank dark" if canvas.depth < 8 else "n")
    small(canvas, number, 18, 63, edge="w")
    _awning(canvas)


def _awning(canvas: Canvas) -> None:
    """Draw the awning: seven stripes that widen downward, each with a scallop."""
    scallops = [oval(3 + 6 * i, 31, 9 + 6 * i, 41) & box(0, 36, 48, 42) for i in range(7)]
    roof = frozenset((x, y) for y in range(27, 37) for x in range(3 + (36 - y) // 4, 45 - (36 - y) // 4))
    whole = roof.union(*scallops)
    halo(canvas, whole | around(whole))
    canvas.fill(whole, "w", edge="k")
    for i in range(0, 7, 2):
        stripe = frozenset((x, y) for x, y in whole if 3 + 6 * i <= _spread(x, y) < 9 + 6 * i)
        canvas.fill(stripe, "stripe")
        canvas.tone({(x, y) for x, y in stripe if y < 30}, "FF3333")
        canvas.tone({(x, y) for x, y in stripe if 33 < y < 36}, "BB0000")
        canvas.tone({(x, y) for x, y in stripe if y > 38}, "990000")
    white = {(x, y) for x, y in whole if int(_spread(x, y) - 3) // 6 % 2}
    canvas.tone({(x, y) for x, y in white if 33 < y < 36}, "DDDDDD")
    canvas.tone({(x, y) for x, y in white if y > 38}, "BBBBBB")
    canvas.fill(box(3, 36, 45, 37), "k")


def _spread(x: int, y: int) -> float:
    """Return the column at the awning's lower edge that corresponds to `x` on row `y`."""
    if y >= 36:
        return x
    inset = (36 - y) / 4
    return 24 + (x + 0.5 - 24) * 21 / (21 - inset)
