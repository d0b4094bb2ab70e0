"""Draws January's cards: pine, with the crane before the rising sun."""

from __future__ import annotations

from math import cos, pi, sin

from tools.art.flowers.kit import (
    Canvas,
    Ink,
    Shape,
    around,
    box,
    cells,
    curve,
    line,
    moved,
    oval,
    polygon,
    ribbon,
    rows,
    sun_mark,
)
from tools.art.flowers.kit_more import swept

CARDS = ("01-sun", "01-ribbon", "01-plain-1", "01-plain-2")

INKS = {
    "needle": Ink("006600", "forest", "black"),
    "tip": Ink("009933", "green", "black"),
    "spine": Ink("000000", "black", "white"),
    "bough": Ink("993300", "brown", "white"),
    "bark": Ink("660000", "black", "black"),
    "hill": Ink("FFCC00", "yellow", "25"),
    "plume": Ink("777777", "grey", "white"),
    "mound": Ink("003300", "forest", "75"),
}

HEAD = rows("""
    ......kkkk....
    .....krrrrk...
    ....krrrrrrk..
    kkkkkkwkwwwwk.
    kttttkkkwwwwwk
    .kkkkkkkkwwwwk
    .....kkkkkwwwk
    .......kkkkkk.
""")
"""Head of the crane: a long bill, black cheeks and a red crown."""
SUNLIT = 30
"""Row above which the tips of wide fans are lighter at 8 bits."""


def _fan(canvas: Canvas, cx: int, base: int, radius: int) -> None:
    """Draw one fan of needles, like half an open umbrella, standing on (cx, base)."""
    steps = 12
    tips = []
    for i in range(2 * steps + 1):
        reach = radius if i % 2 == 0 else radius - 2
        angle = pi * (1 - i / (2 * steps))
        tips.append((cx + 0.5 + reach * cos(angle), base - 0.85 * reach * sin(angle)))
    dome = polygon(*tips, (cx + 3, base + 2), (cx - 2, base + 2))
    light = polygon(*tips[2:12], (cx, base - 2))
    canvas.fill(dome, "needle", edge="k")
    if canvas.depth > 1:
        inner = oval(cx + 1 - radius * 0.7, base - radius * 0.55, cx + radius * 0.7, base + radius * 0.55)
        canvas.fill(lit := (light & dome) - inner, "tip")
        if base < SUNLIT and radius > 11:
            canvas.tone(lit, "33CC33")
            canvas.tone({(x, y) for x, y in lit if (x - 2, y - 3) not in dome}, "66CC33")
            canvas.tone({(x, y) for x, y in lit if (x - 1, y - 1) not in dome}, "99CC33")
    for i in range(0, steps + 1, 2):
        angle = pi * (1 - i / steps)
        reach = radius - 3
        tip = (round(cx + reach * cos(angle)), round(base - 0.85 * reach * sin(angle)))
        canvas.fill(line((cx, base), tip) & dome, "spine")


def _crane(canvas: Canvas) -> None:
    """Draw the standing crane: an S-shaped neck, black tail feathers, long legs.

    At 8 bits it stands further to the side of the sun.
    """
    mono = canvas.depth == 1
    aside = -3 if canvas.depth == 8 else 0

    def at(shape: Shape) -> Shape:
        return moved(shape, aside, 0)

    legs = at(line((26, 56), (25, 63), (26, 71)) | line((30, 57), (31, 63), (30, 71)))
    feet = at(line((23, 72), (26, 71), (28, 72)) | line((27, 72), (30, 71), (32, 72)))
    knees = at(box(24, 63, 27, 64) | box(30, 63, 33, 64))
    neck = at(swept((20, 32), (24, 38), (20, 44), 4, 4, 4) | swept((20, 44), (18, 48), (24, 52), 4, 5, 8))
    body = at(
        swept((24, 50), (30, 49), (41, 55), 9, 13, 10, 2) | swept((26, 52), (28, 57), (29, 58), 9, 7, 3)
    )
    train = at(swept((34, 53), (40, 53), (42, 63), 6, 8, 5, 1) | swept((35, 54), (38, 56), (38, 62), 5, 4, 1))
    head = cells(HEAD, 9 + aside, 26)
    if mono:
        whole = neck | body | train | head
        whole |= around(whole)
        canvas.fill(around(whole), "w")
        canvas.fill(around(legs | feet | knees), "w")
    canvas.fill(legs | feet | knees, "k")
    canvas.fill(body | neck, "w", edge="k")
    canvas.fill(train, "k", edge="k")
    canvas.fill({(x, y) for x, y in neck if 33 < y < 46 and (x - 2, y) not in neck}, "k")
    canvas.fill(at(curve((25, 51), (29, 58), (36, 57))), "k")
    canvas.fill(at(line((37, 55), (41, 60)) | line((40, 55), (43, 59))), "w" if mono else "plume")
    canvas.sprite(9 + aside, 26, HEAD)


def _trunk(canvas: Canvas, wood: Shape) -> None:
    """Draw a trunk or bough from its shape, shaded to the right and below, with notches of bark."""
    canvas.fill(wood, "bough", edge="k")
    canvas.fill({(x, y) for x, y in wood if (x + 1, y) not in wood or (x, y + 1) not in wood}, "bark")
    canvas.fill({(x, y) for x, y in wood if (x + 2 * y) % 9 == 0 and (x + 2, y) not in wood}, "bark")
    canvas.tone({(x, y) for x, y in wood if (x + 1, y) not in wood or (x, y + 1) not in wood}, "330000")


SUN = ((18, "CC0000"), (24, "DD0000"), (35, "EE0000"), (41, "FF3300"))
"""Bands of the rising sun at 8 bits: first row and colour of each."""


def _sun(canvas: Canvas) -> None:
    """Draw the rising sun; at 8 bits it is whole and larger."""
    disc = oval(17, 18, 45, 46) if canvas.depth == 8 else oval(23, 21, 47, 45)
    canvas.fill(disc, "r", edge="k")
    for top, tone in SUN:
        canvas.tone({(x, y) for x, y in disc if y >= top}, tone)


def _ground(canvas: Canvas, top: int, role: str = "mound") -> None:
    canvas.hill(oval(-16, top, 64, top + 50), role)


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "01-sun":
        _sun(canvas)
        _ground(canvas, 66)
        _trunk(canvas, line((1, 76), (2, 50), (1, 30), (3, 18), pen=3))
        _fan(canvas, 38, 14, 10)
        _fan(canvas, 6, 20, 9)
        _fan(canvas, 22, 13, 11)
        _crane(canvas)
        sun_mark(canvas)
    elif card == "01-ribbon":
        _ground(canvas, 68)
        _trunk(canvas, curve((20, 80), (8, 60), (14, 20), pen=4))
        _fan(canvas, 36, 20, 12)
        _fan(canvas, 11, 60, 11)
        _fan(canvas, 8, 40, 11)
        _fan(canvas, 16, 20, 14)
        ribbon(canvas, 26, 27, "red")
    elif card == "01-plain-1":
        _ground(canvas, 68, "hill")
        _trunk(canvas, line((22, 78), (20, 60), (25, 40), (21, 14), pen=4))
        for cx, base, radius in ((24, 18, 13), (11, 34, 12), (37, 36, 12), (9, 54, 11), (30, 58, 15)):
            _fan(canvas, cx, base, radius)
    else:
        _trunk(canvas, line((-2, 66), (14, 56), (20, 40), (36, 26), (50, 22), pen=4))
        _trunk(canvas, line((10, 60), (20, 68), (34, 72), pen=3))
        for cx, base, radius in (
            (37, 22, 13),
            (12, 20, 13),
            (40, 48, 11),
            (22, 40, 12),
            (8, 56, 12),
            (30, 70, 14),
        ):
            _fan(canvas, cx, base, radius)
