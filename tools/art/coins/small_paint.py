"""The small coin cards at 256 colours, painted by hand in a few tones: metal, cloth and plate.

Light falls from the upper left. A coin is a metal disc: its rim is bright on the side facing the light and
dark on the other, with an engraved step inside it, and a flat field with a gleam along its edge. The coin
throws a shadow on the ground, whose pattern is one step from its colour, so that the emblem stands out. The
mark stands on white, before a plate in a pale tone of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import NamedTuple

from tools.art.coins.mint import COINS, COPPER, GOLD, JADE, SILVER, Metal
from tools.art.drawing import Picture
from tools.art.flowers.shapes import Cell, Shape, border, box, cells, moved, rows


class Lit(NamedTuple):
    """Tones of a metal: its rim and the step inside, each from the lit to the dark side, and its field.

    The field has two tones: its gleam, and the area below the emblem.
    """

    rim: tuple[str, ...]
    step: tuple[str, ...]
    field: tuple[str, str]


METALS: Mapping[Metal, Lit] = {
    GOLD: Lit(
        ("FFFFCC", "FFFF66", "FFCC33", "FFCC33", "996600"),
        ("996600", "996600", "996600", "CC9900", "FFCC33"),
        ("FFFFCC", "FFFF99"),
    ),
    SILVER: Lit(
        ("FFFFFF", "FFFFFF", "DDDDDD", "BBBBBB", "666666"),
        ("777777", "777777", "777777", "888888", "BBBBBB"),
        ("FFFFFF", "EEEEEE"),
    ),
    COPPER: Lit(
        ("FFCC99", "FF9966", "CC6633", "CC6633", "663300"),
        ("663300", "663300", "663300", "993300", "CC6633"),
        ("FFCC99", "FFCC99"),
    ),
    JADE: Lit(
        ("99FFCC", "66CC99", "66CC99", "339966", "006633"),
        ("006633", "006633", "006633", "006633", "66CC99"),
        ("FFFFFF", "CCFFCC"),
    ),
}
GROUNDS: Mapping[int, tuple[str, str, str]] = {
    1: ("006633", "339966", "003333"),
    2: ("CC0033", "CC3366", "660033"),
    3: ("FFCCCC", "FF99CC", "CC9999"),
    4: ("CCCCFF", "9999FF", "9999CC"),
    5: ("3366CC", "3399CC", "003399"),
    6: ("FFCC33", "FFCC99", "CC9900"),
    7: ("99CC66", "66CC66", "669933"),
    8: ("000066", "333366", "000033"),
    9: ("FF9933", "FF9966", "CC6600"),
    10: ("993300", "996633", "660000"),
    11: ("9966CC", "663399", "330066"),
    12: ("99CCFF", "66CCFF", "6699CC"),
    13: ("FFFFCC", "FFFF99", "CCCC99"),
    14: ("CCCCCC", "BBBBBB", "888888"),
}
"""Colour of each coin's ground, of its pattern and of the coin's shadow."""
PLATES: Mapping[str, tuple[str, str, str]] = {
    "house": ("FFFFFF", "CCCCFF", "9999CC"),
    "gateway": ("FFFFFF", "CCFFFF", "99CCCC"),
    "stall": ("FFFFFF", "FFCC99", "CC9966"),
    "lump": ("FFFFFF", "FFCCCC", "FF9999"),
    "die": ("FFFFFF", "99CCFF", "6699CC"),
    "hash": ("FFFFFF", "FFCCFF", "CC99CC"),
    "chain": ("FFFFFF", "CCFFCC", "99CC99"),
    "pick": ("FFFFFF", "FFFFCC", "CCCC99"),
    "coin-double": ("FFFFFF", "FFFFCC", "CCCC99"),
    "joker": ("FFFFFF", "FFFF99", "FFCC66"),
}
"""Lit edge, face and shaded edge of each kind's plate."""
SEEN = 12
"""Columns of a broad plate that stay white behind the mark, which is recognised by its ink."""

EMBLEMS: Mapping[int, tuple[Sequence[str], Mapping[str, str]]] = {
    6: (
        rows("""
            ...........
            .........b.
            .........bb
            .........bb
            .........b.
            .........bb
            .........bb
            ........b..
            .........bb
            .......bbbb
            .....bbbbb.
            ...bbbbb...
            .aa........
            aa....aa...
            ...........
        """),
        {"a": "339933", "b": "990000"},
    ),
    8: (
        rows("""
            ..a...a...a
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ....b......
            ..bbb......
            .bbb.......
            .bb........
            ...........
        """),
        {"a": "FFFF66", "b": "333333"},
    ),
    10: (
        rows("""
            ...........
            ....a......
            .a..a......
            .aa.a......
            .aaaa......
            aaaaa......
            .aa.a......
            .aaa.......
            ..aaa......
            .aaaa......
            .aa........
            ...........
            ...........
        """),
        {"a": "FF3300"},
    ),
}
"""Tones painted over the emblems: lit at the left and above, shaded at the right.

Emblems of fine strokes, such as pine and cherry, have one colour: with two, people recognised them less
reliably at their own size.
"""


def emblem(canvas: Picture, number: int, x: int, y: int) -> None:
    """Paint the emblem whose upper left cell is at (x, y)."""
    if number in EMBLEMS:
        painted, tones = EMBLEMS[number]
        for letter, tone in tones.items():
            canvas.tone(cells(painted, x, y, only=letter), tone)


def metal(canvas: Picture, number: int, disc: Shape) -> None:
    """Shade a coin, given by the cells of its disc with the contour."""
    lit = METALS[COINS[number].metal]
    rim = disc - border(disc)
    within = rim - border(rim)
    face = within - border(within)
    for shape, tones in ((border(rim), lit.rim), (border(within), lit.step)):
        for cell in shape:
            _put(canvas, cell, tones[_turned(cell, disc)])
    gleam, field = lit.field
    lifted = moved(face, 2, 2)
    for cell in face:
        _put(canvas, cell, field if cell in lifted else gleam)


def _turned(cell: Cell, disc: Shape) -> int:
    """Return how far the rim of a disc faces away from the light at a cell, from 0 to 4."""
    left, right = min(x for x, _ in disc), max(x for x, _ in disc)
    top, bottom = min(y for _, y in disc), max(y for _, y in disc)
    x, y = cell[0] - (left + right) / 2, cell[1] - (top + bottom) / 2
    away = (x + y) / hypot(x, y)
    return sum(away > step for step in (-0.9, -0.2, 0.5, 1.1))


def ground(canvas: Picture, number: int, disc: Shape) -> None:
    """Paint the ground with the shadow of a coin on it."""
    cloth, figure, dark = GROUNDS[number]
    pattern = COINS[number].pattern
    shadow = moved(disc, 1, 1) | moved(disc, 1, 2)
    for x, y in box(1, 1, canvas.width - 1, canvas.height - 1):
        tone = dark if (x, y) in shadow else figure if pattern[y % 8][x % 8] == "#" else cloth
        _put(canvas, (x, y), tone)


def plate(canvas: Picture, mark: str, room: Shape) -> None:
    """Paint the plate behind a kind's mark."""
    light, middle, dark = PLATES[mark]
    left = min(x for x, _ in room)
    top, bottom = min(y for _, y in room), max(y for _, y in room)
    narrow = max(x for x, _ in room) < left + SEEN
    for x, y in room:
        if narrow or x >= left + SEEN:
            _put(canvas, (x, y), light if y == top else dark if y == bottom else middle)


def _put(canvas: Picture, cell: Cell, colour: str) -> None:
    canvas.tone(frozenset((cell,)), colour)
