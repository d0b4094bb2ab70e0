"""February: plum blossom on an angular bough, with the warbler."""

from __future__ import annotations

from tools.art.flowers.kit import Canvas, Ink, flipped, line, oval, ribbon, rows

CARDS = ("02-animal", "02-ribbon", "02-plain-1", "02-plain-2")

INKS = {
    "p": Ink("DD0000", "red", "black"),  # petal
    "q": Ink("FF6666", "magenta", "black"),  # light of a petal
    "h": Ink("FFCC00", "yellow", "white"),  # heart
    "field": Ink("FFCC00", "yellow", "25"),
    "bough": Ink("330000", "black", "black"),
    "shine": Ink("996666", "tan", "white"),
    "u": Ink("999933", "tan", "50"),  # the warbler's back
    "U": Ink("666600", "forest", "black"),  # its wing
    "m": Ink("CCCC66", "yellow", "white"),  # its breast
}

BLOSSOM = rows("""
    ....kkkkk....
    ...kqqppkk...
    .kkkqppppkkk.
    kqqkqpppkqqpk
    kqppkpppkqppk
    kqpppkpkqpppk
    kkpppkhkpppkk
    ..kkkhhhkkk..
    .kkqkkhkkqkk.
    .kqqpkhkqqpk.
    .kqpppkqpppk.
    .kpppkkkpppk.
    ..kkkk.kkkk..
""")
SMALL = rows("""
    ...kkkk...
    .kkqqpkkk.
    kqqkqpkqqk
    kqppkkqppk
    kkpkhhkpkk
    .kqkhhkqk.
    .kqpkkqpk.
    .kqpkkqpk.
    ..kkkkkk..
""")
BUD = rows("""
    .kkk.
    kqqpk
    kqppk
    kpppk
    .kkk.
""")
WARBLER = rows("""
    ......kkkkk............
    ....kkuuuuukk..........
    ...kuuuuuuuuuk.........
    ..kwwkuuuuuuuuk........
    kkkwkwkuuuuuuuukk......
    ttkkwmmuuuuuuuuuukk....
    .kkmmmmmuuUUUuuuuuukk..
    ..kmmmmmmUUUUUUuuuuuuk.
    ..kmmmmmmUUkUUUUUuuuuuk
    ..kwmmmmmmUUkkUUUUkkUUUkk
    ...kwmmmmmmUUUkkUUUUkkUUUkkk
    ...kwwmmmmmmUUUUkkUUUkkkUUUUkk
    ....kwwmmmmmmmUUUUkkkk.kkkUUUUkk
    .....kwwmmmmmmmmmkk.......kkkUUk
    ......kkwwwwmmmkk............kkk
    ........kkkkkkk..........
    .........tk.tk...........
    ........ttk.ttk..........
""")


def _bough(canvas: Canvas, *points: tuple[int, int], pen: int = 3) -> None:
    """Draw an angular bough with a lit upper edge."""
    wood = line(*points, pen=pen)
    canvas.fill(wood, "bough", edge="k")
    if pen > 2:
        lit = {(x, y) for x, y in wood if (x, y - 1) not in wood and (x * 3 + y) % 11 < 7}
        canvas.fill(lit, "shine")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "02-animal":
        canvas.hill(oval(-20, 66, 60, 116), "field")
        _bough(canvas, (-2, 70), (12, 60), (30, 62), (50, 50), pen=4)
        _bough(canvas, (6, 64), (5, 40), (10, 22), (7, 2), pen=3)
        _bough(canvas, (10, 22), (22, 12), (36, 12), pen=2)
        _bough(canvas, (26, 62), (34, 76), pen=2)
        canvas.sprite(12, 42, WARBLER)
        for x, y in ((2, 3), (19, 6), (1, 26)):
            canvas.woodcut(x, y, BLOSSOM)
        canvas.woodcut(34, 7, SMALL)
        canvas.woodcut(5, 65, BLOSSOM)
        canvas.woodcut(34, 66, SMALL)
        canvas.woodcut(15, 18, BUD)
    elif card == "02-ribbon":
        _bough(canvas, (8, 78), (10, 56), (4, 40), (14, 24), (10, 10), pen=4)
        _bough(canvas, (14, 24), (28, 14), (46, 16), pen=3)
        for x, y in ((2, 3), (18, 4), (32, 9), (3, 30), (8, 50)):
            canvas.woodcut(x, y, BLOSSOM)
        canvas.woodcut(14, 20, BUD)
        canvas.woodcut(3, 66, SMALL)
        ribbon(canvas, 26, 27, "red")
    elif card == "02-plain-1":
        _bough(canvas, (50, 72), (34, 62), (30, 44), (14, 34), (10, 4), pen=4)
        _bough(canvas, (30, 44), (40, 30), (36, 8), pen=3)
        _bough(canvas, (22, 38), (4, 52), (8, 66), pen=2)
        for x, y in ((3, 5), (31, 4), (17, 13), (32, 24), (5, 26), (2, 48), (22, 56)):
            canvas.woodcut(x, y, BLOSSOM)
        canvas.woodcut(31, 42, SMALL)
        canvas.woodcut(6, 64, BUD)
    else:
        _bough(canvas, (-2, 62), (16, 52), (22, 30), (40, 24), (50, 4), pen=4)
        _bough(canvas, (22, 30), (10, 16), (12, 0), pen=3)
        _bough(canvas, (10, 56), (24, 66), (44, 60), pen=3)
        _bough(canvas, (12, 14), (24, 12), (28, 6), pen=2)
        _bough(canvas, (33, 27), (37, 35), pen=1)
        for x, y in ((2, 14), (20, 4), (33, 17), (19, 33), (3, 44), (31, 53)):
            canvas.woodcut(x, y, BLOSSOM)
        canvas.woodcut(8, 2, flipped(SMALL))
        canvas.woodcut(14, 64, SMALL)
        canvas.woodcut(36, 32, BUD)
