"""Draws December's cards: willow threads hanging black and green, and slanting rain."""

from __future__ import annotations

from tools.art.drawing import Picture
from tools.art.flowers.kit import (
    DOUBLE,
    Canvas,
    Cell,
    Ink,
    Shape,
    around,
    box,
    cells,
    curve,
    double_mark,
    flipped,
    line,
    moved,
    oval,
    polygon,
    ribbon,
    rows,
    sun_mark,
)
from tools.art.paint import forms

CARDS = ("12-sun", "12-animal", "12-ribbon", "12-double")

INKS = {
    "l": Ink("339933", "green", "black"),  # willow leaf
    "L": Ink("99CC33", "yellow", "black"),  # its light side
    "lit": Ink("99CC33", "green", "white"),  # willow at night
    "i": Ink("6699CC", "cyan", "black"),  # rain
    "B": Ink("003366", "blue", "black"),  # swallow's back
    "C": Ink("3366CC", "cyan", "black"),  # its feathers
    "q": Ink("0066CC", "cyan", "white"),  # stream
    "Q": Ink("99CCFF", "blue", "black"),  # ripple
    "F": Ink("FFCC99", "white", "white"),  # skin
    "u": Ink("FFCC00", "yellow", "white"),  # umbrella
    "x": Ink("990000", "red", "black"),  # coat
    "X": Ink("660000", "brown", "white"),  # its folds
    "W": Ink("FFFFFF", "white", "white"),
    "glow": Ink("DD0000", "red", "white"),  # the ground in the light of the lightning
    "Y": Ink("FFFF00", "yellow", "white"),  # lightning
    "m": Ink("66CC33", "green", "white"),  # frog
    "M": Ink("339933", "forest", "black"),
    "z": Ink("FFFFCC", "white", "white"),  # frog's belly
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

AGES = ("006600", "339933", "66CC33", "99CC33", "CCFF66")
"""Tones of willow leaves at 8 bits, from the top of a thread to the young ones at its tip."""
NIGHTS = {26: ("99CC66", "CCFF66"), 16: ("669933", "99CC33"), 6: ("006600", "339933")}
"""Tones at night of the threads in these columns, on the left and on the right, near the lightning."""
WOODY = 22
"""Row at which threads turn from wood to green."""

SLIM_JOINT = rows("""
    ....k....
    ....kk...
    ....kkk..
    ...kk.kk.
    ..kkk.kk.
    .kk.k.kk.
    .kk.k..k.
    .kk.k....
    .k..k....
    ....k....
""")
SLIM_TIP = rows("""
    ....kk...
    ....kkk..
    ...kk.kk.
    ...kk.kk.
    ...kk..k.
    ...kk....
    ...k.....
""")

SWALLOW = rows("""
    ...k.............................
    ..kBk..................kk........
    ..kBBk................kBk........
    ..kBBk................kBk........
    ..kCBk...............kBk.........
    .kBCBk...............kBk.........
    .kBCBk..............kBBk.......kk
    .kBCBk..............kBk......kkBk
    .kBCBk.............kBBk....kkBBk.
    kBBCBBk...........kBBk...kkBBkk..
    kBBCBBk...........kBBk.kkBBBk....
    kBBCBBk..........kBBkkkBBBkk.....
    kBCCBBk.........kkkkBBBBkk.......
    kBCCBBBk.......kkyykkBkk.........
    kBCCBBBk......kyyyyykk...........
    kBCCBBBBk...kkyyyyyyk............
    kBCCBBBBBkkkyyyyyyykk............
    kBCCCBBBBBkyyyyyyyyk.............
    kBBCCBBBBkyyyyyyyyk..............
    .kBCCCBBkyyyyyyyyk...............
    .kBCCCBkyyyyyyyyyk...............
    .kBBCCkyyyyyyyyykk...............
    ..kBBCkyyyyyyyykBBk..............
    ...kBkrryyyyyykBBBBk.............
    ....krrrryyyykBBBBBBkk...........
    ...krrrrrryykBBBBBBBBBkkk........
    ..kBrrrrrrkkCCBBBBBBBBBBBkkkkkk..
    .kBBBrrrrk.kBCCCCCBBBBBBBBBBBBBk.
    .kBWkBrrk..kBBCCCCCCCCCCCCCCBBBBk
    kkBkBBBk....kkBBBCCCCCCCCBBBBkkk.
    okkBBBk.......kkkBBBBBBBkkkkk....
    oookkk...........kkkkkkk.........
    koo..............................
""")

HEAD = rows("""
    ......kkkk....
    .....kkkkkk...
    ....kkkkkkkk..
    ....kkkkkkkk..
    ...kkkkkkkkk..
    ...kkkkkkkkkk.
    ..kkkkkkkkkkk.
    ..kFFFFFFFkkkk
    .kFFFFFFFFFkkk
    .kFkkFFFkkFkkk
    .kFFFFFFFFFFkk
    kFFkFFFFkFFFFk
    kFFkFFFFkFFFFk
    kFFFFFFFFFFFFk
    .kkFFFFFFFFFk.
    ..kFrrrrFFFFk.
    ..kFFrrFFFFk..
    ...kkFFFFkkk..
    .....kkkkk....
""")
"""The man looks down at the frog."""
FIST = rows("""
    .kkkk.
    kFFFFk
    kFFkkk
    kFFFFk
    kFFkkk
    .kkkk.
""")


CLOG = rows("""
    .kWWWWk.
    kkkkkkkk
    .kk..kk.
    .kk..kk.
""")


def _man(canvas: Canvas) -> None:
    """Draw the man: a long red coat, one sleeve hanging, one hand at the umbrella."""
    coat = polygon((22, 38), (31, 37), (35, 41), (36, 50), (41, 66), (37, 68), (21, 68), (17, 66), (21, 50))
    hanging = polygon((22, 38), (26, 40), (25, 48), (19, 56), (11, 54), (11, 51), (16, 44))
    raised = polygon((31, 37), (35, 36), (42, 42), (44, 51), (40, 53), (33, 47))
    mono = canvas.depth == 1
    clogs = cells(CLOG, 20, 68) | cells(CLOG, 29, 68)
    whole = coat | hanging | raised | clogs | cells(HEAD, 19, 19)
    canvas.fill(around(whole | around(whole)), "w")
    for x in (20, 29):
        canvas.sprite(x, 68, CLOG)
    for cloth in (coat, raised, hanging):
        canvas.fill(cloth, "x", edge="X" if mono else "k")
        canvas.fill(cloth - moved(cloth, -2, -1), "x" if mono else "X")
        canvas.tone(cloth - moved(cloth, 1, 1), "DD0000")
        canvas.tone(cloth - moved(cloth, -2, -1), "660000")
    if mono:
        canvas.fill(around(whole) - whole, "k")
    for fold in (((30, 57), (33, 67)), ((25, 58), (23, 67)), ((34, 57), (38, 66))):
        canvas.fill(line(*fold), "X")
    canvas.fill(polygon((19, 51), (37, 50), (38, 54), (19, 55)) & coat - hanging, "u", edge="k")
    for across in (0, 1):
        canvas.fill(line((23 + across, 38), (26, 44 - across), (30 - across, 38)), "W")
    canvas.sprite(19, 19, HEAD, edge="w" if mono else "")
    canvas.sprite(34, 39, FIST)
    canvas.still |= whole | cells(FIST, 34, 39)  # folds alone model his coat


def _panels(canvas: Canvas, whole: Shape, top: Cell) -> None:
    """Paint an umbrella at 8 bits: one broad red panel between yellow ones, darker along the rim."""
    red = polygon(top, (25, 21), (38, 21)) & whole
    rim = {(x, y) for x, y in whole if (x, y + 3) not in whole and y > 11}
    canvas.tone(whole, "FFCC00")
    canvas.tone({(x, y) for x, y in whole - red if x + 3 * y < 48}, "FFFF66")
    canvas.tone(rim, "FF9900")
    canvas.tone(red, "DD0000")
    canvas.tone(red & rim, "990000")
    for rib in ((24, 19), (37, 20)):
        canvas.fill(line(top, rib) & whole, "k")


def _umbrella(canvas: Canvas) -> None:
    """Draw an umbrella of oiled paper over the man, leaning back into the wind."""
    top = (32, 4)
    rim = ((14, 14), (18, 17), (24, 19), (30, 20), (36, 20), (42, 19), (47, 17))
    canvas.fill(line((36, 12), (38, 50)), "k", edge="w" if canvas.depth == 1 else "")
    whole = polygon(top, (24, 5), (18, 9), *rim, (48, 12), (44, 8), (38, 5))
    canvas.fill(whole, "u", edge="k")
    if canvas.depth == 8:
        _panels(canvas, whole, top)
    else:
        for left, right in ((1, 2), (3, 4), (5, 6)):
            canvas.fill(polygon(top, rim[left], rim[right]) & whole, "r")
        for rib in rim[1:-1]:
            canvas.fill(line(top, rib), "k")
    canvas.fill(box(31, 1, 34, 5), "k")


FROG = rows("""
    ...........kkk.....
    ..........kmmmk....
    .......kkkkmWkmkk..
    .....kkmmmmmkkmmmk.
    ....kMMMmmmmmmmmmk.
    ...kMMmmmMMmmmkkkk.
    ..kMMmmMMmmmmzzzk..
    .kMMmmMMmmmmzzzk...
    .kmmmmkkkmmzzzk....
    kMmmmkmmmkmzzkmk...
    kMmmkMmmmmkzkkmmk..
    kMmmkMmkmmkkkkkmmk.
    .kmmmkkmmk....kkmmk
    ..kkmmmmk......kkkk
    .kmmmmmk...........
    kmmmkmmmk..........
    kkkk.kkkk..........
""")


def thread(canvas: Picture, x: int, y: int, joints: int, night: bool = False) -> None:
    """Draw a willow thread in column `x` from row `y`: some joints of 10 rows and a tip.

    At 1 bit the leaves are slimmer, so that the threads do not merge into a zigzag. At `night` they are slim
    at every depth, and light on the black sky.
    """
    turn = x % 2 > 0
    slim = night or canvas.depth == 1
    joint_picture, tip = (SLIM_JOINT, SLIM_TIP) if slim else (JOINT, TIP)
    legend = {"k": "lit"} if night else None
    for joint in range(joints):
        canvas.sprite(x - 4, y + 10 * joint, flipped(joint_picture, turn), legend)
    canvas.sprite(x - 4, y + 10 * joints, flipped(tip, turn), legend)


def _hang(canvas: Canvas, x: int, y: int, joints: int, night: bool = False) -> None:
    """Draw a thread whose leaves have their own tones at 8 bits."""
    thread(canvas, x, y, joints, night)
    foot = y + 10 * joints
    if night:
        whole = frozenset(
            cell
            for joint in range(joints + 1)
            for cell in cells(SLIM_JOINT if joint < joints else SLIM_TIP, x - 4, y + 10 * joint)
        )
        dim, bright = NIGHTS[x]
        canvas.tone(whole, bright)
        canvas.tone({(i, j) for i, j in whole if i < x}, dim)
        return
    canvas.tone(box(x, y, x + 1, min(WOODY, foot)), "330000")
    canvas.tone(box(x, WOODY, x + 1, foot), "333300")
    for joint in range(joints + 1):
        picture = flipped(JOINT if joint < joints else TIP, x % 2 > 0)
        for leaf in forms(cells(picture, x - 4, y + 10 * joint, only="lL")):
            _young(canvas, leaf, x)


def _young(canvas: Canvas, leaf: Shape, x: int) -> None:
    """Paint a leaf of the thread in column `x` at 8 bits.

    It is lighter the farther down it is, and on the left of the thread; a large leaf has a light on its tip.
    """
    age = max(j for _, j in leaf) // 17 + (max(i for i, _ in leaf) < x)
    canvas.tone(leaf, AGES[min(age, 4)])
    if len(leaf) > 7:
        canvas.tone({min(leaf, key=lambda cell: cell[1])}, AGES[min(age + 1, 4)])


def _rain(canvas: Canvas, places: tuple[Cell, ...], role: str = "i") -> None:
    for x, y in places:
        canvas.stroke((x, y), (x - 3, y + 9), role=role)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of December."""
    {"12-sun": _sun, "12-animal": _animal, "12-ribbon": _ribbon, "12-double": _double}[card](canvas)


def _sun(canvas: Canvas) -> None:
    _rain(canvas, ((45, 26), (46, 42), (14, 42), (10, 30)))
    for x, y, joints in ((20, -8, 1), (12, -4, 2), (5, -2, 4)):
        _hang(canvas, x, y, joints)
    canvas.hill(oval(10, 60, 94, 110), "u")
    _umbrella(canvas)
    _man(canvas)
    canvas.fill(polygon((-2, 73), (14, 73), (20, 74), (24, 76), (26, 80), (-2, 80)), "q", edge="k")
    for x, y in ((5, 76), (16, 76)):
        canvas.fill(curve((x, y), (x + 2, y - 2), (x + 5, y)), "Q")
    canvas.sprite(2, 57, FROG, edge="w" if canvas.depth == 1 else "")
    sun_mark(canvas)


def _animal(canvas: Canvas) -> None:
    _rain(canvas, ((26, 20), (42, 26), (20, 56), (33, 62), (44, 58), (24, 66), (14, 64), (40, 12)))
    _hang(canvas, 38, -4, 1)
    _hang(canvas, 29, -8, 2)
    _hang(canvas, 21, 0, 1)
    _hang(canvas, 13, -3, 3)
    _hang(canvas, 5, 0, 6)
    canvas.fill(around(cells(SWALLOW, 11, 29)), "w", edge="w")
    canvas.sprite(11, 29, SWALLOW)


def _ribbon(canvas: Canvas) -> None:
    _rain(canvas, ((24, 30), (44, 22), (24, 48), (18, 60), (45, 60), (24, 66)))
    _hang(canvas, 44, -6, 2)
    _hang(canvas, 36, 0, 1)
    _hang(canvas, 28, -4, 2)
    _hang(canvas, 20, -2, 4)
    _hang(canvas, 12, 0, 5)
    _hang(canvas, 5, -6, 7)
    ribbon(canvas, 28, 27, "plain-red")


def _double(canvas: Canvas) -> None:
    canvas.ground("k")
    ground = polygon((-2, 80), (-2, 66), (12, 61), (28, 60), (50, 64), (50, 80))
    canvas.fill(ground, "glow")
    canvas.hills.append((ground, "glow"))
    bolt = polygon(
        *((38, -2), (48, -2), (42, 15), (48, 15), (37, 34), (43, 34), (24, 62)),
        *((31, 41), (25, 41), (34, 22), (29, 22)),
    )
    canvas.fill(bolt, "Y", edge="k")
    canvas.still |= bolt  # its edges stay straight
    canvas.tone({(x, y) for x, y in bolt if (x + 4, y) not in bolt}, "FFCC00")
    canvas.tone({(x, y) for x, y in bolt if (x + 2, y) not in bolt}, "FF9900")
    canvas.tone({(x, y) for x, y in bolt if (x - 3, y) not in bolt}, "FFFF99")
    for x, y, joints in ((26, -5, 1), (16, -3, 4), (6, -8, 6)):
        _hang(canvas, x, y, joints, night=True)
    if canvas.depth > 1:
        double_mark(canvas, 5, 65)
        return
    # Lozenges without a hole, which would look like a sun.
    for x in (5, 14):
        canvas.fill(cells(DOUBLE, x, 65), "k")
