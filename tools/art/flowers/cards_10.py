"""Draws October's cards: maple, hand-shaped leaves of five points in red, orange and green."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.flowers.kit import Canvas, Ink, Shape, around, cells, curve, oval, ribbon, rows, turned

CARDS = ("10-animal", "10-ribbon", "10-plain-1", "10-plain-2")

INKS = {
    "l": Ink("DD0000", "red", "black"),  # leaf
    "v": Ink("990000", "brown", "white"),  # its veins
    "m": Ink("FF6600", "orange", "white"),
    "M": Ink("CC3300", "red", "white"),
    "h": Ink("FFCC00", "yellow", "white"),
    "H": Ink("FF6600", "orange", "white"),
    "j": Ink("339933", "green", "white"),
    "J": Ink("006600", "forest", "black"),
    "T": Ink("CC9966", "tan", "25"),  # coat
    "u": Ink("CC9966", "tan", "white"),  # the same on head and legs, which are too thin for a pattern
    "t": Ink("FFCC99", "white", "white"),  # light on the throat
    "N": Ink("996633", "brown", "black"),  # shade
    "W": Ink("FFFFFF", "white", "white"),  # muzzle and belly
    "f": Ink("FFFFFF", "white", "white"),  # flecks
    "e": Ink("FFCC00", "yellow", "white"),
}

LEGENDS: Mapping[str, Mapping[str, str]] = {
    "red": {},
    "orange": {"l": "m", "v": "M"},
    "yellow": {"l": "h", "v": "H"},
    "green": {"l": "j", "v": "J"},
    "solid": {"v": "l"},  # at 1 bit: a leaf as a silhouette
    "pale": {"l": "h", "v": "H"},  # a leaf as an outline
}

# Two leaves: one with its stalk down, and one with its stalk to the lower right.
UPRIGHT = rows("""
    .......k.......
    ......klk......
    ......klk......
    .kk..klvlk..kk.
    .klk.klvlk.klk.
    .kllkklvlkkllk.
    ..kllllvllllk..
    ..kkvllvllvkk..
    kkkklvlvlvlkkkk
    kllllvvvvvllllk
    .kkvvllvllvvkk.
    ...kkllvllkk...
    ...kllkvkllk...
    ...kkk.k.kkk...
    .......k.......
""")
LEANING = rows("""
    kkkk....kkk....
    kllkk..kllk....
    klvllk.klvk....
    .klvllkkllk....
    ..kllvlllvk....
    ...klvllvlkkkk.
    ..kkllvlvllllkk
    .kkkkllvvvvvllk
    kllllvvvvlllkk.
    klvllvvlkkkk...
    .kkklvlkkk.....
    ...klvlk.k.....
    ...kllk...k....
    ...kkk.....k...
    ............k..
""")

STAG = rows("""
    k....k......k....k.............
    kk...k......k...kk.............
    .kk..kk....kk..kk..............
    ..kk..kk..kk..kk...............
    ...kkkkkk.kkkkkk...............
    .....kkkk.kkk..................
    .......kkkkk...................
    .kkk..kuuuuukk.................
    .kutkkuuuuuuukkk...............
    ..kkukuuuuuuuuuukk.............
    ....kuuuuuukkuuuuukk...........
    ....kuuuuuukWuuuuuuuk..........
    ....kuuukuuuuuuuuukkk..........
    ...kuuuuukuWWWuuuWkk...........
    ...kuuuuukkkWWWWkk.............
    ...kuuuuuuk.kkkk...............
    ..kTtTTTTTk....................
    ..kTtTTTTTTkkkkkkkkkkkk........
    .kTttTTTTTTTTfTTTfTTTfTkkk.....
    .kTtTTTTfTTTTTTTTTTTTTTTTTkk...
    .kTtTTTTTTTfTTTfTTTfTTTfTTTkkk.
    .kTtTTTTTTTTTTTTTTTTTTTTTTTTkWk
    .kTTTTTTTTfTTTfTTTfTTTfTTTTTkWk
    .kTTTTTTTTTTTTTTTTTTTTTTTTTTkk.
    ..kTTTTTTTTTTTTTTTTTTTTTTTTTk..
    ..kTTTTTTTNTTTTTTTTTTTTNTTTTk..
    ..kTTTTTTNNTWWWWWWWTTTNTTTTTk..
    ..kuuukuNkkkkkkkkkkkkNNuuuuuk..
    ..kuuukuuk..........kkuuukuuk..
    ...kuukkuk...........kuuukuuk..
    ...kuukkuk............kuukuuk..
    ...kuukkuk............kuukkuuk.
    ...kuukkuk.............kuukuuk.
    ...kuk.kuk.............kuukkuk.
    ...kuk.kuk.............kuukkuk.
    ...kuk.kuk..............kuk.kuk
    ...kuk.kuk..............kuk.kuk
    ..kkkk.kkk.............kkkkkkkk
""")


Leaf = tuple[int, int, str, int, bool]
"""Upper left cell, colour, clockwise quarter turns, and whether the drawing is `LEANING`."""


def _leaves(canvas: Canvas, *leaves: Leaf) -> None:
    """Draw leaves of 15 x 15, the rear ones first.

    At 1 bit, without colours to separate them, a leaf that would cover another is left out.
    """
    drawn: list[tuple[Leaf, tuple[str, ...]]] = []
    taken: Shape = frozenset()
    for leaf in reversed(leaves):
        picture = turned(LEANING if leaf[4] else UPRIGHT, leaf[3])
        shape = cells(picture, leaf[0], leaf[1])
        if canvas.depth > 1 or len(shape & taken) * 12 < len(shape):
            drawn.append((leaf, picture))
            taken |= shape | around(shape)
    for (x, y, colour, _, _), picture in reversed(drawn):
        canvas.sprite(x, y, picture, LEGENDS[colour], edge="w" if canvas.depth == 1 else "")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one card of October."""
    {"10-animal": _animal, "10-ribbon": _ribbon, "10-plain-1": _plain_1, "10-plain-2": _plain_2}[card](canvas)


def _animal(canvas: Canvas) -> None:
    canvas.hill(oval(-12, 62, 60, 100), "e")
    canvas.fill(curve((5, 2), (7, 30), (5, 58), pen=2), "k")
    _leaves(
        canvas,
        (31, -3, "yellow", 1, True),
        (18, -4, "green", 2, False),
        (-4, 24, "green", 1, False),
        (7, -2, "orange", 3, True),
        (-1, 37, "orange", 2, False),
        (30, 9, "orange", 1, True),
        (19, 8, "red", 2, False),
        (6, 12, "yellow", 2, True),
        (-3, 5, "red", 3, True),
        (3, 24, "red", 2, False),
        (35, 21, "red", 2, False),
    )
    canvas.sprite(14, 37, STAG, edge="w")


def _ribbon(canvas: Canvas) -> None:
    canvas.fill(curve((4, 8), (14, 40), (8, 76), pen=2), "k")
    if canvas.depth == 1:
        # Without colour only the outline identifies a leaf: whole leaves, none cut by the edge.
        _leaves(
            canvas,
            (3, 3, "red", 2, False),
            (17, 3, "pale", 0, True),
            (31, 4, "red", 2, False),
            (3, 19, "pale", 2, False),
            (16, 17, "solid", 1, True),
            (12, 33, "red", 2, False),
            (2, 40, "solid", 3, True),
            (13, 49, "pale", 2, False),
            (2, 58, "red", 2, False),
        )
        ribbon(canvas, 28, 27, "blue")
        return
    _leaves(
        canvas,
        (20, -3, "yellow", 0, True),
        (6, -4, "green", 2, False),
        (-2, 20, "green", 1, False),
        (33, 12, "orange", 2, False),
        (34, -2, "red", 1, True),
        (-3, 4, "red", 3, True),
        (21, 11, "green", 3, True),
        (9, 8, "orange", 2, False),
        (10, 23, "red", 1, True),
        (2, 32, "yellow", 2, False),
        (12, 42, "orange", 0, True),
        (1, 49, "red", 2, False),
    )
    ribbon(canvas, 28, 27, "blue")


def _plain_1(canvas: Canvas) -> None:
    canvas.fill(curve((6, 76), (12, 40), (40, 4), pen=2), "k")
    canvas.fill(curve((10, 58), (26, 50), (36, 46), pen=2), "k")
    if canvas.depth == 1:
        _leaves(
            canvas,
            (3, 3, "red", 2, False),
            (18, 4, "pale", 2, False),
            (31, 10, "red", 2, False),
            (3, 19, "solid", 3, True),
            (17, 20, "red", 2, False),
            (30, 26, "solid", 1, True),
            (2, 35, "pale", 2, False),
            (30, 43, "red", 2, False),
            (16, 41, "solid", 1, True),
            (26, 59, "pale", 0, True),
        )
        return
    _leaves(
        canvas,
        (19, -4, "orange", 2, False),
        (-2, 14, "green", 1, False),
        (-2, 28, "orange", 3, True),
        (35, 16, "green", 2, False),
        (33, -3, "red", 1, True),
        (5, -3, "yellow", 3, True),
        (22, 8, "red", 2, True),
        (6, 10, "red", 2, False),
        (16, 20, "yellow", 1, True),
        (3, 25, "red", 3, True),
        (30, 28, "orange", 2, True),
        (30, 42, "red", 2, False),
        (0, 40, "green", 2, False),
        (17, 42, "green", 1, True),
        (26, 60, "orange", 0, True),
    )


def _plain_2(canvas: Canvas) -> None:
    canvas.fill(curve((47, 4), (20, 20), (2, 60), pen=2), "k")
    canvas.fill(curve((30, 14), (36, 40), (34, 70), pen=2), "k")
    _leaves(
        canvas,
        (3, 3, "red", 3, True),
        (29, 3, "yellow", 2, True),
        (16, 9, "red", 2, False),
        (3, 22, "green", 3, True),
        (30, 20, "red", 2, False),
        (14, 28, "orange", 1, True),
        (2, 40, "red", 2, False),
        (28, 38, "green", 2, True),
        (27, 55, "red", 2, False),
        (10, 59, "orange", 0, True),
    )
