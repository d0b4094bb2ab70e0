"""December: willow threads hanging black and green, and slanting rain."""

from __future__ import annotations

from tools.art.kit import (
    DOUBLE,
    Canvas,
    Cell,
    Ink,
    around,
    cells,
    curve,
    double_mark,
    flipped,
    oval,
    polygon,
    ribbon,
    rows,
    sun_mark,
)

CARDS = ("12-sun", "12-animal", "12-ribbon", "12-double")

INKS = {
    "l": Ink("339933", "green", "black"),  # willow leaf
    "L": Ink("99CC33", "yellow", "black"),  # its light side
    "i": Ink("6699CC", "cyan", "black"),  # rain
    "B": Ink("003366", "blue", "black"),  # swallow's back
    "C": Ink("3366CC", "cyan", "black"),  # its feathers
    "q": Ink("0066CC", "blue", "white"),  # stream
    "Q": Ink("99CCFF", "cyan", "black"),  # ripple
    "F": Ink("FFCC99", "white", "white"),  # skin
    "u": Ink("FFCC00", "yellow", "white"),  # umbrella
    "x": Ink("990000", "red", "black"),  # coat
    "X": Ink("660000", "brown", "white"),  # its folds
    "W": Ink("FFFFFF", "white", "white"),
    "Y": Ink("FFFF00", "yellow", "white"),  # lightning
    "O": Ink("FF9900", "orange", "white"),
    "m": Ink("66CC33", "green", "white"),  # frog
    "M": Ink("339933", "forest", "white"),
    "z": Ink("FFFFCC", "white", "white"),  # skin of the drum, frog's belly
}

# One joint of a thread with a leaf on each side, repeated downward every ten rows.
JOINT = rows("""
    klk.kk...
    klk.kLk..
    .k..klk..
    ....kLlk.
    ....kkllk
    ...kk.klk
    ..kLk.klk
    ..klk..k.
    .klLk....
    kllkk....
""")
TIP = rows("""
    klk.k....
    klk.k....
    .k.klk...
    ...kLk...
    ...klk...
    ...klk...
    ....k....
""")

SWALLOW = rows("""
    ...........kkkkk......kkk......
    ..........kBBBBk......kBk......
    .........kBBBBk......kBBk......
    ........kBCBBk.......kBk.......
    .......kBCBBBk......kBBk.......
    ......kBCBBBk.......kBBk......k
    ......kBCBBBk......kBBBk..kkkkk
    .....kBCBBBBk.....kBBBk.kkBBBk.
    .....kBCBBkBk....kBBBkkkBBBkk..
    .....kBCBkBBk..kkBBBkkBBBkk....
    .....kBBCkBBBkkBBBBkBBBkk......
    .....kBBkBBBBBBBBBBBBkk........
    .....kBBkBBBBBBBBBBBBk.........
    ......kBBBBBBBBByyBBBk......kk.
    ......kBBBBBBByyyyyBBkkkkkkkBBk
    .....kkBBBBByyyyyyyBkBBBBBBBBBk
    ....kBBBBBByyyyyyyyBBkkBBBBBBk.
    ....kBBBBByyyyyyyyBBBBBkCCBBBk.
    ...kBBBBByyyyyyyBBBBBBCCBBBBk..
    ...kBWkBrryyyyBBBBBCCCBBBBkk...
    ..kkBkkrrrryyBBkBBBBBBBBkk.....
    .kookkBrrrrrBBkkkBBBBkkk.......
    kookkBBBrrrBBk...kkkk..........
    kkk.kkkBBBBkk..................
    .......kkkk....................
""")

MAN = rows("""
    ..............k...............
    .............krk..............
    .........kkkkkrkkkkk..........
    ......kkkuuukrrrkuuukkk.......
    ....kkuuuuuukuuukuuuuuukk.....
    ...kuuuuuuukuuuuukuuuuuuuk....
    ..kuuuuuuuukuuuuukuuuuuuuuk...
    .kuuuuuuuuukuuuuukuuuuuuuuuk..
    krruuuuuuukuuuuuuukuuuuuuurrk.
    krrrrrrrrrkrrrrrrrkrrrrrrrrrk.
    kkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
    .......kkkkk....k.............
    .......kkkkk....k.............
    .....kkkkkkkk...k.............
    .....kFFFkkkk...k.............
    ....kFkFFkFkk...k.............
    ....kFFFFFFkk...k.............
    .....krFFFFk....k.............
    ......kFFFkk....k.............
    .....kkkFFWkkk..k.............
    ....kkxkkWWkxxkkk.............
    ...kkxxxkkxxxxxkFkk...........
    ...kxxxxxkxxxXXkFFk...........
    ..kxxxXkxxxxxxXkkkk...........
    ..kxxxXkxxxxxxxXxxk...........
    .kxxxXkxxxxxxxXxxxk...........
    .kxxxXkxxxxxxxXxxxk...........
    .kxxXkkuuuuuuuXXxxk...........
    .kkkkkkuuuuuuukkkkk...........
    ..kFFkxxxXxxxxk...............
    ...kkkxxxXxxxxk...............
    ....kxxxxXxxxxk...............
    ....kxxxxXxxxxxk..............
    ....kxxxxXxxxxxk..............
    ...kxxxxxXxxxxxxk.............
    ...kxxxxxXxxxxxxk.............
    ...kkkkkkkkkkkkkk.............
    .....kWk....kWk...............
    ....kkkkk..kkkkk..............
    ....k..k...k...k..............
""")

FROG = rows("""
    ...........kkkk...
    ..........kmmkmkk.
    ....kk...kmWkmmmMk
    ...kMMkkkmmmmmmkk.
    ..kMmmmmmmmmmMk...
    .kMmmkmmmzzzzk....
    .kMmk.kmzzzkkkk...
    ..kMmkkkzkkMmmk...
    ...kMmmmk.kkkkk...
    .kkkMmkkk.........
    kmkkmMk...........
    kkmMkk............
    ..kkk.............
""")

DRUM = rows("""
    ......kkkkkkkkk......
    ....kkOOOOOOOOOkk....
    ...kOOkkkkkkkkkOOk...
    ..kOkkzzzzzzzzzkkOk..
    .kOkzzzzrrrrrzzzzkOk.
    .kOkzzrrrrrrrrrzzkOk.
    kOkzzrrrrrrrrrrrzzkOk
    kOkzrrrrrzzrrrrrrzkOk
    kOkzrrrrzzzzrrkkrzkOk
    kOkzrrrrzzzrrrkkkzkOk
    kOkzrrrrrrrrkkkkkzkOk
    kOkzrrrkkkkkkkkkkzkOk
    kOkzzrkkkkkzzzkkkzkOk
    kOkzzkkkkkkzzzkkkzkOk
    kOkzzkkkkkkkzkkkzzkOk
    .kOkzzkkkkkkkkkzzkOk.
    .kOkzzzzkkkkkzzzzkOk.
    ..kOkkzzzzzzzzzkkOk..
    ...kOOkkkkkkkkkOOk...
    ....kkOOOOOOOOOkk....
    ......kkkkkkkkk......
""")


def _thread(canvas: Canvas, x: int, y: int, joints: int, night: bool = False) -> None:
    """Hang a willow thread with its line in column `x` from row `y`, of some joints of 10 rows and a tip.

    `night` is for the black sky that a red one becomes at 1 bit: leaves and line are white there.
    """
    turn = x % 2 > 0
    legend = {"k": "w"} if night and canvas.depth == 1 else None
    for joint in range(joints):
        canvas.sprite(x - 4, y + 10 * joint, flipped(JOINT, turn), legend)
    canvas.sprite(x - 4, y + 10 * joints, flipped(TIP, turn), legend)


def _rain(canvas: Canvas, places: tuple[Cell, ...], role: str = "i") -> None:
    for x, y in places:
        canvas.stroke((x, y), (x - 3, y + 9), role=role)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of December."""
    {"12-sun": _sun, "12-animal": _animal, "12-ribbon": _ribbon, "12-double": _double}[card](canvas)


def _sun(canvas: Canvas) -> None:
    _rain(canvas, ((24, 26), (44, 34), (23, 42), (45, 46), (18, 30), (19, 14), (36, 4), (27, 3), (44, 12)))
    canvas.fill(oval(4, 56, 70, 100), "u", edge="k")
    canvas.fill(polygon((-2, 62), (10, 61), (19, 66), (26, 72), (30, 80), (-2, 80)), "q", edge="k")
    for x, y in ((4, 70), (12, 74), (3, 75), (11, 67)):
        canvas.stroke((x, y), (x + 5, y), role="Q")
    _thread(canvas, 41, -3, 1)
    _thread(canvas, 32, -7, 1)
    _thread(canvas, 23, -2, 1)
    _thread(canvas, 14, -5, 4)
    _thread(canvas, 5, -2, 4)
    canvas.sprite(17, 20, MAN, edge="w")
    canvas.sprite(2, 53, FROG, edge="w")
    sun_mark(canvas)


def _animal(canvas: Canvas) -> None:
    _rain(canvas, ((26, 20), (42, 26), (20, 56), (33, 62), (44, 58), (24, 66), (14, 64), (40, 12)))
    _thread(canvas, 38, -4, 1)
    _thread(canvas, 29, -8, 2)
    _thread(canvas, 21, 0, 1)
    _thread(canvas, 13, -3, 3)
    _thread(canvas, 5, 0, 6)
    canvas.fill(around(cells(SWALLOW, 14, 34)), "w", edge="w")
    canvas.sprite(14, 34, SWALLOW)


def _ribbon(canvas: Canvas) -> None:
    _rain(canvas, ((24, 30), (44, 22), (24, 48), (18, 60), (45, 60), (24, 66)))
    _thread(canvas, 44, -6, 2)
    _thread(canvas, 36, 0, 1)
    _thread(canvas, 28, -4, 2)
    _thread(canvas, 20, -2, 4)
    _thread(canvas, 12, 0, 5)
    _thread(canvas, 5, -6, 7)
    ribbon(canvas, 28, 27, "plain-red")


def _double(canvas: Canvas) -> None:
    canvas.ground("r")
    canvas.fill(polygon((-2, 80), (-2, 56), (10, 60), (20, 54), (34, 60), (50, 52), (50, 80)), "k")
    bolt = polygon(
        *((33, 8), (44, 8), (36, 21), (43, 21), (31, 38), (37, 38), (11, 67)),
        *((23, 45), (17, 45), (28, 27), (21, 27)),
    )
    canvas.fill(bolt, "Y", edge="k")
    cloud = oval(24, -6, 36, 10) | oval(31, -8, 43, 13) | oval(38, -8, 52, 11)
    canvas.fill(cloud, "k", edge="O")
    for x, y in ((27, 4), (35, 6), (43, 5)):
        canvas.fill(curve((x, y), (x + 4, y + 3), (x + 5, y - 2)), "O")
    for x, y, joints in ((20, -8, 1), (13, -4, 3), (5, -7, 5)):
        _thread(canvas, x, y, joints, night=True)
    if canvas.depth > 1:
        canvas.sprite(24, 45, DRUM, edge="w")
        double_mark(canvas)
        return
    # One thick ring with one white comma, and lozenges without a hole: nothing that could be a sun.
    drum = oval(24, 44, 45, 65)
    canvas.fill(drum, "w", edge="k")
    canvas.fill(oval(27, 47, 42, 62), "k")
    canvas.fill(cells(DRUM, 24, 44, only="r"), "w")
    for x in (5, 15):
        canvas.fill(cells(DOUBLE, x, 64), "w", edge="k")
