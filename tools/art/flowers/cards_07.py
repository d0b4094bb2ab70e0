"""Draws July's cards: bush clover, arching stems with leaves in threes and small pink flowers."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.flowers.kit import Canvas, Cell, Ink, box, cells, curve, flipped, line, oval, ribbon, rows
from tools.art.flowers.kit_more import stations
from tools.art.paint import forms

CARDS = ("07-animal", "07-ribbon", "07-plain-1", "07-plain-2")

INKS = {
    "l": Ink("009933", "green", "black"),  # leaf
    "L": Ink("33CC33", "yellow", "black"),  # its light
    "p": Ink("FF3366", "red", "white"),  # flower
    "P": Ink("FF99CC", "magenta", "white"),  # its light
    "R": Ink("FFCC00", "yellow", "white"),  # its keel
    "r": Ink("DD0000", "red", "black"),
    "e": Ink("FFCC00", "yellow", "white"),  # field
    "E": Ink("CC9900", "tan", "50"),  # furrow
    "N": Ink("663300", "brown", "black"),  # boar
    "n": Ink("330000", "black", "white"),  # his folds
    "t": Ink("CC9966", "tan", "white"),  # snout and belly
}

LEAF = rows("""
    ....kkk....
    ...kLllk...
    ...kLllk...
    ...kLllk...
    .kkkklkkkk.
    kLLlkkkLllk
    kLlllkLlllk
    .kllkkkllk.
    ..kk.k.kk..
""")
"""Leaf of bush clover, which is three, growing upwards."""
ASIDE = rows("""
    ..kkk....
    .kLLlk...
    .kLllkkkk
    ..kllkLLlk
    kkkkkLlllk
    ..kllklllk
    .kLllkkkk
    .kLllk...
    ..kkk....
""")
"""Leaf growing to the right."""
FLOWER = rows("""
    ..kkk..
    .kPPpk.
    kPPRppk
    kPPRppk
    kPkRkpk
    .k.k.k.
""")
FRESH = (
    ("009933", "006600", "004400"),
    ("33CC33", "339933", "006633"),
    ("99CC33", "66CC33", "669933"),
)
"""Tones of a leaf's three parts at 8 bits, from the lit to the dark one.

The first leaf is the oldest, at the foot of a stem.
"""
PINKS = (("FF6666", "BB0000"), ("FF6699", "DD0000"), ("FF99CC", "FF3366"))
"""Tones of a flower's petals at 8 bits, by age as those of the leaves."""

BOAR = rows("""
    .................k.k..k..k...........
    .........k....k.kkkkkkkkk.k..........
    .........kk..kkkkkkkkkkkkkkk.........
    .........kNkkkkkNkNkNkNkkkkkkk.......
    .........kNNkkNNNNNNNNNNNNNNkkkk.....
    .......kkkNNkNNNNNNNNNNNNNNNNkkk..k..
    ......kNNNkkNNNNNNNNNNNNNNNNNNkkkkk..
    .....kNwkNNNNNNNNNNNNNNNNNNNNNNkk....
    ...kkNNkkNNNNNNnNNNNNNNNNNNNNNNNk....
    .kktNNNNNNNNNNNnNNNNNNNNNNNnNNNNk....
    ktkttNNNNNNNNNNnnNNNNNNNNNNnNNNNNk...
    ktttttwNNNNNNNNNnNNNNNNNNNNnNNNNNk...
    .kkkkwwttNNNNNNnnNNttttttNNNnnNNNk...
    ....kkwkktNNNnnkkttttttttkkkNnnNNNk..
    ......kkkkkNNnNNkkkkkkkkkk.kNNNnnNNk.
    ........kNNNkNNNk...........kNNnkNNNk
    ......kkNNkkNNNk.............kknnkNNk
    ....kkNNkk.kNNk................knkkNk
    ...kNNkk...kNk.................knnkkk
    ...kkk.....kkk..................kkk..
""")


def _leaf(canvas: Canvas, x: int, y: int, right: int, down: int, young: float) -> None:
    """Draw a leaf that grows from (x, y) in a direction; `young` is its place on the stem, from 0 to 1."""
    if right:
        leaf = ASIDE if right > 0 else flipped(ASIDE)
        left, top = x if right > 0 else x - 9, y - 4
    else:
        leaf = LEAF if down < 0 else flipped(LEAF, across=False, down=True)
        left, top = x - 5, y - 8 if down < 0 else y
    canvas.woodcut(left, top, leaf)
    parts = sorted(forms(cells(leaf, left, top, only="lL")), key=lambda part: min(x + y for x, y in part))
    for part, tone in zip(parts, _of_age(FRESH, young), strict=True):
        canvas.tone(part, tone)


def _flower(canvas: Canvas, x: int, y: int, young: float) -> None:
    canvas.sprite(x - 3, y - 3, FLOWER)
    for petal, tone in zip("Pp", _of_age(PINKS, young), strict=True):
        canvas.tone(cells(FLOWER, x - 3, y - 3, only=petal), tone)


def _of_age(tones: Sequence[tuple[str, ...]], young: float) -> tuple[str, ...]:
    return tones[min(int(len(tones) * young), len(tones) - 1)]


def _stem(canvas: Canvas, a: Cell, b: Cell, c: Cell, *growth: tuple[float, str]) -> None:
    """Draw a stem from `a` over `b` to its tip `c`.

    `growth` has the places on it, from 0 to 1, of leaves to its left, right, up or down ("l", "r", "u", "d"),
    and of flowers there ("L", "R", "U", "D").
    """
    wood = curve(a, b, c, pen=2)
    canvas.fill(wood, "k")
    canvas.tone(wood, "330000")
    canvas.tone({(x, y) for x, y in wood if (x - 1, y) not in wood and (x + 1, y) in wood}, "663300")
    for at, side in growth:
        ((x, y, _, _),) = stations(a, b, c, 1, at)
        right, down = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}[side.lower()]
        if side.isupper():
            canvas.fill(line((x, y), (x + 4 * right, y + 4 * down)), "k")
            _flower(canvas, x + 4 * right, y + 4 * down, at)
        else:
            _leaf(canvas, x + right + (right > 0), y + down + (down > 0), right, down, at)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of July."""
    {"07-animal": _animal, "07-ribbon": _ribbon, "07-plain-1": _plain_1, "07-plain-2": _plain_2}[card](canvas)


ARCH = (
    *((0.2, "r"), (0.31, "L"), (0.42, "r"), (0.52, "l"), (0.6, "D"), (0.68, "u")),
    *((0.77, "D"), (0.88, "u"), (0.92, "D"), (1, "R")),
)
"""Growth of a long stem that bends to the right."""


def _animal(canvas: Canvas) -> None:
    _stem(canvas, (9, 60), (12, 24), (33, 33), (0.36, "r"), (0.74, "D"), (0.9, "u"), (1, "R"))
    _stem(canvas, (5, 60), (2, -7), (40, 16), *ARCH[1:])
    canvas.hill(oval(-22, 52, 70, 110), "e")
    for x, y in ((5, 72), (17, 74), (33, 72)):
        canvas.stroke((x, y), (x + 7, y), role="E")
    canvas.sprite(8, 49, BOAR, edge="w")
    canvas.still |= box(2, 40, 46, 76)  # shaded, neither boar nor field is recognisable


def _ribbon(canvas: Canvas) -> None:
    _stem(canvas, (10, 76), (10, 48), (16, 42), (0.25, "r"), (0.55, "L"), (0.9, "u"), (1, "R"))
    _stem(canvas, (6, 76), (0, -8), (39, 15), (0.1, "L"), *ARCH[1:])
    ribbon(canvas, 26, 27, "orchid")


def _plain_1(canvas: Canvas) -> None:
    _stem(canvas, (34, 76), (30, 50), (10, 66), (0.5, "u"), (0.65, "D"), (0.85, "u"), (0.9, "D"), (1, "L"))
    middle = ((0.25, "L"), (0.42, "l"), (0.6, "u"), (0.72, "D"), (0.86, "u"), (0.9, "D"), (1, "L"))
    _stem(canvas, (37, 76), (34, 18), (9, 40), *middle)
    outer = (
        (0.2, "R"),
        (0.3, "l"),
        (0.45, "r"),
        (0.56, "R"),
        (0.66, "u"),
        (0.74, "D"),
        (0.86, "u"),
        (0.92, "D"),
    )
    _stem(canvas, (40, 76), (46, -2), (9, 16), *outer, (1, "L"))


def _plain_2(canvas: Canvas) -> None:
    canvas.hill(oval(-30, 58, 46, 110), "r")
    _stem(canvas, (16, 66), (24, 36), (38, 46), (0.35, "r"), (0.62, "u"), (0.75, "D"), (0.95, "u"), (1, "R"))
    middle = ((0.25, "R"), (0.4, "l"), (0.6, "r"), (0.72, "U"), (0.85, "D"), (0.95, "u"), (1, "R"))
    _stem(canvas, (12, 66), (12, 14), (38, 24), *middle)
    _stem(
        canvas,
        (8, 66),
        (-2, 14),
        (22, 10),
        (0.22, "L"),
        (0.45, "l"),
        (0.6, "R"),
        (0.8, "u"),
        (0.9, "D"),
        (1, "R"),
    )
