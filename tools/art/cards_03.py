"""March: clouds of cherry blossom, with the striped curtain."""

from __future__ import annotations

from collections.abc import Iterable

from tools.art.kit import (
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
    ribbon,
    rows,
    sun_mark,
)

CARDS = ("03-sun", "03-ribbon", "03-plain-1", "03-plain-2")

INKS = {
    "p": Ink("FFCCCC", "white", "white"),  # petal
    "i": Ink("FF6699", "magenta", "white"),  # between the petals
    "h": Ink("CC0033", "red", "black"),  # heart
    "cloud": Ink("FF6699", "magenta", "black"),  # between the blossoms
    "f": Ink("009933", "green", "white"),  # leaf
    "F": Ink("006600", "forest", "black"),  # its shaded half
    "bough": Ink("330000", "black", "black"),
    "purple": Ink("660099", "purple", "75"),
    "band": Ink("660099", "purple", "black"),
    "purple fold": Ink("330066", "black", "black"),
    "white": Ink("FFFFFF", "white", "white"),
    "white fold": Ink("CCCCFF", "silver", "white"),
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
"""The blossom in 16 colours: there is no pale pink, so white petals round a heart of pink."""
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

CREST = rows("""
    .ww...ww.
    wwww.wwww
    wwwwwwwww
    .wwwwwww.
    ..wwwww..
    .wwwwwww.
    wwwwwwwww
    wwww.wwww
    .ww...ww.
""")


def _cloud(canvas: Canvas, places: Iterable[Cell]) -> None:
    """Draw blossoms at the places, knit into one cloud: no paper shows between them."""
    places = tuple(places)
    body = frozenset().union(*(oval(x - 2, y - 2, x + 15, y + 15) for x, y in places))
    for _ in range(4):
        body -= border(body)
    canvas.fill(body, "cloud", edge="k")
    for x, y in places:
        canvas.sprite(x, y, BLOSSOM_16 if canvas.depth == 4 else BLOSSOM)


def _leaves(canvas: Canvas, *places: Cell) -> None:
    for i, (x, y) in enumerate(places):
        canvas.sprite(x, y, LEAF if i % 2 == 0 else flipped(LEAF))


def _curtain(canvas: Canvas, top: int) -> None:
    """Draw the curtain from row `top` down, gathered in scallops at its foot, with crests on its band."""
    canvas.fill(box(0, top + 20, 48, 78), "grass")
    cloth: Shape = box(0, top, 48, 70)
    for left in range(-4, 48, 14):
        cloth |= oval(left, 62, left + 14, 74)
    canvas.fill(cloth, "white", edge="k")
    for i, left in enumerate(range(-4, 48, 7)):
        name = ("purple", "white", "red", "white")[i % 4]
        stripe = cloth & box(left, top, left + 7, 78)
        canvas.fill(stripe, name)
        canvas.fill(stripe & box(left + 5, top + 12, left + 7, 78), f"{name} fold")
        canvas.fill(stripe & box(left, top, left + 1, 78), "k")
    canvas.fill(border(cloth) & box(0, top + 3, 48, 78), "k")
    band = box(0, top, 48, top + 11)
    canvas.fill(band, "band", edge="k")
    for x in (4, 19, 34):
        # Solid flowers: a ring with a dot would be taken for the mark of the sun.
        canvas.sprite(x, top + 1, CREST)
    canvas.fill(box(0, top - 3, 48, top - 1), "y", edge="k")
    canvas.fill(cells(("..k",) * 2, 0, top - 3) | {(x, y) for x in range(3, 48, 4) for y in (top - 3,)}, "k")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "03-sun":
        _leaves(canvas, (2, 30), (36, 31))
        _cloud(
            canvas,
            (
                (1, 2),
                (12, 0),
                (23, 2),
                (35, 1),
                (6, 12),
                (17, 11),
                (29, 12),
                (40, 11),
                (0, 21),
                (12, 22),
                (23, 22),
                (35, 21),
            ),
        )
        _curtain(canvas, 41)
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
