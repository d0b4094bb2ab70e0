"""Draws March's cards: clouds of cherry blossom, with the striped curtain."""

from __future__ import annotations

from collections.abc import Iterable

from tools.art.flowers.kit import (
    SUN,
    Canvas,
    Cell,
    Ink,
    Shape,
    around,
    border,
    box,
    cells,
    flipped,
    line,
    oval,
    polygon,
    ribbon,
    rows,
    sun_mark,
)

CARDS = ("03-sun", "03-ribbon", "03-plain-1", "03-plain-2")

Seam = tuple[int, int, int]

INKS = {
    "p": Ink("FFCCCC", "white", "white"),  # petal
    "i": Ink("FF6699", "magenta", "white"),  # between the petals
    "h": Ink("CC0033", "red", "black"),  # heart
    "cloud": Ink("FF6699", "magenta", "black"),  # between the blossoms
    "f": Ink("009933", "green", "white"),  # leaf
    "F": Ink("006600", "forest", "black"),  # its shaded half
    "bough": Ink("330000", "black", "black"),
    "purple": Ink("660099", "purple", "black"),
    "purple fold": Ink("330066", "black", "white"),
    "white": Ink("FFFFFF", "white", "white"),
    "white fold": Ink("CCCCFF", "silver", "black"),
    "red": Ink("DD0000", "red", "black"),
    "red fold": Ink("990000", "brown", "white"),
    "grass": Ink("006600", "forest", "25"),
}

BLOSSOM = rows("""
    ....kk.kk....
    ...kwwkwwk...
    ...kwwpppk...
    .kkkiwppikkk.
    kwwwpipipwwpk
    .kwppphpppik.
    kwpppihipppik
    .kkiihhhiikk.
    ..kwpphppik..
    .kwwpiiippik.
    .kwppikipppk.
    .kkppk.kpikk.
    ..kkk...kkk..
""")
BLOSSOM_16 = rows("""
    ....kk.kk....
    ...kwwkwwk...
    ...kwwwwsk...
    .kkkwwwwskkk.
    kwwwkwiwkwwwk
    .kwwwihiwwsk.
    kwwwihyhiwwsk
    .kkkkihikkkk.
    ..kwwwiwwsk..
    .kwwwwkwwwsk.
    .kwwwskwwwsk.
    .kkwsk.kwskk.
    ..kkk...kkk..
""")
"""Blossom in 16 colours, which lack a pale pink: white petals around a pink heart."""
BUD = rows("""
    .kkk.
    kwwpk
    kwppk
    kpphk
    .kkk.
""")
LEAF = rows("""
    ........kk
    ....kkkkfk
    ..kkffffFk
    .kfffffFFk
    kffffFFFk.
    kfFFFFFk..
    .kkkkkk...
""")
LEAVES = (("33CC33", "006600"), ("66CC33", "009933"))
"""Tones of leaves at 8 bits, lit and shaded, for leaves pointing away from the light and towards it."""
CREST = rows("""
    ...w.w...
    ...www...
    ww.www.ww
    wwwwwwwww
    .wwwkwww.
    ..wwwww..
    .wwwwwww.
    .www.www.
    ..w...w..
""")


def _cloud(canvas: Canvas, places: Iterable[Cell]) -> None:
    """Draw blossoms at the places as one cloud: no paper shows between them."""
    places = tuple(places)
    body = frozenset().union(*(oval(x - 2, y - 2, x + 15, y + 15) for x, y in places))
    for _ in range(4):
        body -= border(body)
    canvas.fill(body, "cloud", edge="k")
    for x, y in places:
        canvas.sprite(x, y, BLOSSOM_16 if canvas.depth == 4 else BLOSSOM)


def _leaves(canvas: Canvas, *places: Cell) -> None:
    for i, (x, y) in enumerate(places):
        leaf = LEAF if i % 2 == 0 else flipped(LEAF)
        lit, shade = LEAVES[i % 2]
        canvas.sprite(x, y, leaf)
        canvas.tone(cells(leaf, x, y, only="f"), lit)
        canvas.tone(cells(leaf, x, y, only="F"), shade)


LIT = {"purple": "9933CC", "white": "FFFFFF", "red": "FF3333"}
"""Light on each stripe's fold at 8 bits."""
STRIPES = ("purple", "white", "red", "white", "purple")
SEAMS = ((2, 0, 72), (11, 11, 73), (20, 22, 71), (29, 32, 67), (38, 41, 61), (46, 49, 54))
"""Seams between the stripes: column at the band, column and row at the hem, drawn up at the right."""


def _curtain(canvas: Canvas, top: int) -> None:
    """Draw the curtain from row `top` down: rope, band with crests, striped cloth in five wide folds."""
    canvas.hill(oval(-30, 64, 78, 120), "grass")
    fall = top + 12
    for name, left, right in zip(STRIPES, SEAMS, SEAMS[1:], strict=False):
        light, fold, foot = (_between(left, right, part) for part in (0.3, 0.62, 0.5))
        hem = (left[1:], (foot[1], foot[2] + 3), right[1:])
        stripe = polygon((left[0], fall), (right[0], fall), *reversed(hem))
        canvas.fill(stripe, name, edge="k")
        if canvas.depth > 1:
            canvas.fill(stripe & _beyond(fold, fall), f"{name} fold")
            canvas.tone(stripe - _beyond(light, fall), LIT[name])
        else:
            canvas.fill(line((fold[0], fall + 8), (fold[1], fold[2])) & stripe, f"{name} fold")
    canvas.fill(box(0, top, 48, fall), "purple", edge="k")
    canvas.still |= box(0, top, 48, 76)
    canvas.tone(box(0, top, 48, top + 2), "9933CC")
    canvas.tone(box(0, fall - 2, 48, fall), "330066")
    for x in (4, 19, 34):
        # Solid flowers: a ring with a dot looks like the mark of a sun.
        canvas.sprite(x, top + 2, CREST)
    canvas.fill(box(0, top - 3, 48, top - 1), "y", edge="k")
    canvas.fill({(x, top - 3) for x in range(3, 48, 4)} | {(x, top - 2) for x in range(2, 48, 4)}, "k")


def _between(left: Seam, right: Seam, part: float) -> Seam:
    """Return the line at `part` of the way from one seam to the next."""
    x, foot, low = (round(a + (b - a) * part) for a, b in zip(left, right, strict=True))
    return x, foot, low


def _beyond(seam: Seam, fall: int) -> Shape:
    """Return the cells to the right of a seam."""
    x, foot, low = seam
    return polygon((x, fall), (foot, low), (foot, 80), (60, 80), (60, fall))


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "03-sun":
        _leaves(canvas, (1, 16), (39, 15))
        _cloud(canvas, ((1, 1), (13, 0), (25, 2), (37, 1), (7, 11), (19, 12), (31, 12)))
        _curtain(canvas, 29)
        disc = cells(SUN, 33, 63)
        canvas.fill(around(disc | around(disc)), "w")
        sun_mark(canvas)
    elif card == "03-ribbon":
        canvas.fill(line((6, 78), (10, 58), (6, 30), pen=3), "bough", edge="k")
        _leaves(canvas, (14, 62), (16, 46))
        _cloud(canvas, ((1, 2), (13, 0), (24, 3), (36, 2), (5, 13), (17, 12), (1, 24), (29, 13), (12, 24)))
        _cloud(canvas, ((1, 44), (7, 54)))
        ribbon(canvas, 26, 27, "red")
    elif card == "03-plain-1":
        canvas.fill(line((38, 78), (32, 56), (20, 44), (22, 20), pen=3), "bough", edge="k")
        _leaves(canvas, (8, 40), (38, 31), (18, 64))
        _cloud(
            canvas,
            ((1, 3), (12, 0), (24, 3), (36, 1), (5, 14), (17, 12), (29, 14), (1, 25), (12, 24), (24, 25)),
        )
        _cloud(canvas, ((34, 46), (26, 56), (37, 58)))
    else:
        canvas.fill(line((-2, 72), (16, 62), (24, 40), (50, 24), pen=3), "bough", edge="k")
        canvas.fill(line((12, 64), (6, 46), (10, 20), pen=2), "bough", edge="k")
        _leaves(canvas, (22, 14), (36, 28), (20, 66))
        _cloud(canvas, ((1, 1), (12, 4), (4, 13), (1, 24)))
        _cloud(canvas, ((33, 2), (38, 13)))
        _cloud(canvas, ((17, 34), (28, 31), (23, 44), (34, 42)))
        _cloud(canvas, ((1, 50), (34, 62)))
