"""Backs of the coin cards.

They show a lucky coin on linked rings, a banknote's engraving, a circuit board, and a vault's door.
"""

from __future__ import annotations

from math import atan2, cos, hypot, pi

from tools.art.backs.kit import backs, fill, lit, middle, ramp
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import box

GOLD = ramp(
    "gold",
    "663300 996600 CC9900 FFCC33 FFFF99",
    "brown tan yellow yellow white",
    "black black white white white",
)
COIN = {
    **GOLD,
    "field": Ink("003333", "black", "black"),
    "ring": Ink("336666", "forest", "white"),
    "star": Ink("669999", "green", "white"),
    "rim": Ink("CC9900", "yellow", "black"),
    "hole": Ink("003333", "forest", "black"),
    "groove": Ink("996600", "tan", "black"),
    "ink": Ink("663300", "brown", "black"),
}
NOTE = {
    "paper": Ink("FFFFCC", "white", "white"),
    "tint": Ink("CCCCFF", "silver", "white"),
    "line": Ink("9999CC", "cyan", "black"),
    "deep": Ink("333399", "purple", "black"),
    "heart": Ink("6666CC", "purple", "black"),
    "rim": Ink("333399", "purple", "black"),
}
BOARD = {
    "field": Ink("003300", "black", "black"),
    "trace": Ink("339933", "forest", "white"),
    "bright": Ink("66CC33", "green", "white"),
    "pad": Ink("FFCC33", "yellow", "white"),
    "chip": Ink("222222", "slate", "black"),
    "edge": Ink("777777", "grey", "white"),
    "shine": Ink("444444", "slate", "black"),
    "rim": Ink("CC9900", "yellow", "black"),
}
STEEL = {
    **ramp(
        "steel",
        "222222 444444 777777 999999 BBBBBB DDDDDD",
        "black slate grey grey silver white",
        "black black black white white white",
    ),
    **ramp("brass", "996600 CC9900 FFCC33", "tan yellow yellow", "black black black"),
    "wall": Ink("777777", "grey", "25"),
    "door": Ink("BBBBBB", "silver", "white"),
    "rim": Ink("444444", "slate", "black"),
}


def coin(picture: Picture, cx: float, cy: float, radius: float) -> None:
    """Draw a coin with a square hole; light falls on its raised rims from the upper left."""
    hole = max(1.0, radius * 0.24)
    for y in range(int(cy - radius) - 1, int(cy + radius) + 3):
        for x in range(int(cx - radius) - 1, int(cx + radius) + 3):
            dx, dy = x - cx, y - cy
            far, inner = hypot(dx, dy), max(abs(dx), abs(dy))
            if far > radius + 1.2:
                continue
            if far > radius:
                role = "k"
            elif inner < hole:
                role = "hole"
            elif inner < hole + 1:
                role = "ink"
            elif far > radius - 2.2:
                light = lit(dx, dy)
                role = "gold4" if light > 0.75 else "gold3" if light > -0.2 else "gold2"
            elif far > radius - 3.2 and radius > 6:
                role = "groove" if lit(dx, dy) > -0.4 else "gold4"
            elif hole + 2 <= inner < hole + 3 and radius > 9:
                role = "groove" if dx + dy > 0 else "gold2"
            elif inner < hole + 2 and radius > 9:
                role = "gold4" if dx + dy < 0 else "gold3"
            else:
                role = "gold3" if far < radius * 0.7 or lit(dx, dy) < 0.2 else "gold2"
            picture.put(x, y, role)
    if radius < 9:
        return
    reach = (hole + radius) / 2 - 0.2
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):  # a plum blossom at each side of the hole
        mx, my = round(cx + dx * reach - 0.01), round(cy + dy * reach - 0.01)
        for i, j in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            picture.put(mx + i, my + j, "ink")


def _coin(picture: Picture) -> None:
    """Draw a lucky coin on a ground of linked rings."""
    cx, cy = middle(picture)
    unit = picture.width / 3

    def ground(x: int, y: int) -> str:
        # Rings with a diameter of two units and middles a unit apart: each links with four others.
        if unit < 6:
            return "ring" if (x + y) % 3 == 0 else "field"
        rings = []
        for shift in (0, unit / 2):
            dx = (x - cx + shift) % unit - unit / 2
            dy = (y - cy + shift) % unit - unit / 2
            rings.append(hypot(dx, dy))
        if min(abs(far - unit / 2) for far in rings) < 0.6:
            return "ring"
        return "star" if min(rings) < 1 and unit > 9 else "field"

    fill(picture, ground)
    coin(picture, cx, cy, picture.width * 0.36)


def _note(picture: Picture) -> None:
    """Draw engraved lines around a rosette, as on a banknote."""
    cx, cy = middle(picture)
    width = picture.width

    def cell(x: int, y: int) -> str:
        dx, dy = x - cx, y - cy
        far, turn = hypot(dx, dy), atan2(dy, dx)
        radius = width * 0.40
        if far > radius + 1:
            if width < 12:
                return "paper" if (x + y) % 3 else "line"
            swing = 2.2 * cos(dx / width * 4 * pi) if width > 30 else 1.2 * cos(dx / width * 4 * pi)
            wave = (abs(dy) + swing) % (6 if width > 30 else 4)
            return "line" if wave < 1 else "tint" if wave < 2 and width > 30 else "paper"
        if far > radius - 0.6:
            return "deep"
        if width < 12:
            return "heart" if far < 2 else "paper"
        petals = 8 if width > 30 else 6
        # Two sets of loops that swing in opposite directions: where they overlap, the ink is dark.
        crossed = [abs(far - radius * (0.66 + 0.28 * cos(petals * turn + part))) for part in (0.0, pi)]
        crossed += [abs(far - radius * (0.40 + 0.20 * cos(petals * turn + part))) for part in (0.0, pi)]
        if far < radius * 0.16:
            return "deep" if far < radius * 0.1 or width < 30 else "paper"
        if min(crossed) < (0.75 if width > 30 else 0.6):
            return "deep" if sum(each < 1.6 for each in crossed) > 1 else "heart"
        return "tint" if far < radius * 0.55 else "paper"

    fill(picture, cell)
    if width > 30:
        picture.frame("paper", 3)
        picture.frame("heart", 4)


TRACES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((17, 32), (17, 24), (9, 16), (9, 8)),
    ((20, 32), (20, 21), (14, 15), (14, 8)),
    ((23, 32), (23, 14), (20, 11), (20, 8)),
    ((14, 36), (8, 36), (8, 24), (5, 21)),
    ((14, 39), (5, 39), (5, 29)),
)
"""Traces of a quarter of the board, from the chip's pins outward; the other quarters mirror it."""


def _board(picture: Picture) -> None:
    """Draw a chip on a printed circuit board with fourfold symmetry."""
    picture.ground("field")
    width, height = picture.width, picture.height
    scale = width / 48

    def mirrored(x: int, y: int) -> tuple[tuple[int, int], ...]:
        return (x, y), (width - 1 - x, y), (x, height - 1 - y), (width - 1 - x, height - 1 - y)

    traces = TRACES if width > 30 else TRACES[1:4:2] if width > 12 else ()
    for points in traces:
        scaled = [(int(x * scale), int(y * scale)) for x, y in points]
        for corner in range(4):
            turned = [mirrored(*each)[corner] for each in scaled]
            picture.stroke(*turned, role="bright" if points == TRACES[2] else "trace")
            x, y = turned[-1]
            if width > 30:
                picture.fill(box(x - 1, y - 1, x + 2, y + 2), "pad")
            picture.put(x, y, "field" if width > 30 else "pad")
    half = max(2, round(9 * scale))
    left, top = width // 2 - half, height // 2 - half
    right, bottom = width - left, height - top
    if width > 12:
        for at in range(left + 1, right - 1, 3):
            picture.fill(box(at, top - 2, at + 1, bottom + 2), "pad")
        for at in range(top + 1, bottom - 1, 3):
            picture.fill(box(left - 2, at, right + 2, at + 1), "pad")
    picture.fill(box(left, top, right, bottom), "edge")
    picture.fill(box(left + 1, top + 1, right, bottom), "chip")
    if width > 12:
        picture.fill(box(left + 1, top + 1, right - 1, top + 2), "shine")
        picture.fill(box(left + 1, top + 1, left + 2, bottom - 1), "shine")
    reach = max(1, round(4 * scale))
    cx, cy = middle(picture)
    for y in range(top, bottom):
        for x in range(left, right):
            far = hypot(x - cx, y - cy)
            if far < reach + 0.6:
                picture.put(x, y, "pad" if far > reach - 1 or abs(x - cx) + abs(y - cy) < 1.6 else "chip")


def _vault(picture: Picture) -> None:
    """Draw the door of a vault: round steel in a square frame, bolts, and a brass wheel."""
    cx, cy = middle(picture)
    width, height = picture.width, picture.height
    radius = width * 0.40

    def cell(x: int, y: int) -> str:
        dx, dy = x - cx, y - cy
        far, light = hypot(dx, dy), lit(dx, dy)
        if far > radius + 1:
            return "wall"
        if far > radius:
            return "steel0"
        if far > radius - 2:
            return "steel5" if light > 0.5 else "steel4" if light > -0.5 else "steel2"
        if far > radius - 3:
            return "steel1" if light > 0 else "steel4"
        if far > radius * 0.68 or width < 12:
            return "door" if light > -0.3 else "steel3"
        return "steel1" if far > radius * 0.68 - 1 else "steel4" if light < 0 else "steel3"

    fill(picture, cell)
    if width > 12:
        count = 8 if width > 30 else 4
        for number in range(count):  # rivets of the round door
            turn = 2 * pi * (number + 0.5) / count
            x, y = round(cx + radius * 0.76 * cos(turn)), round(cy + radius * 0.76 * cos(turn - pi / 2))
            picture.put(x, y, "steel5")
            picture.put(x + 1, y + 1, "steel0")
    spokes = radius * 0.5
    for y in range(height):
        for x in range(width):
            dx, dy = x - cx, y - cy
            far = hypot(dx, dy)
            on_spoke = min(abs(dx), abs(dy)) < 0.9 and far < spokes
            if abs(far - spokes) < 1.2 or on_spoke:
                light = lit(dx, dy)
                picture.put(
                    x, y, "brass2" if light > 0.3 or far < 2 else "brass1" if light > -0.6 else "brass0"
                )
    if width > 30:
        for y in (8, 14, height - 15, height - 9):  # bolts at head and foot
            for x in (8, 16, width - 17, width - 9):
                picture.fill(box(x - 1, y - 1, x + 2, y + 2), "steel1")
                picture.fill(box(x - 1, y - 1, x + 1, y + 1), "steel5")
        for y in (20, height - 21):
            picture.fill(box(5, y, width - 5, y + 1), "steel1")
            picture.fill(box(5, y + 1, width - 5, y + 2), "steel5")


PICTURES: dict[str, Drawing] = {
    **backs("coin", COIN, _coin),
    **backs("banknote", NOTE, _note),
    **backs("circuit", BOARD, _board),
    **backs("vault", STEEL, _vault),
}
