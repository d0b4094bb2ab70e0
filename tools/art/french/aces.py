"""Draws the aces: one large pip each, with a line along its edge.

The ace of spades, which traditionally carries the maker's stamp, has a plum blossom in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Picture
from tools.art.flowers.shapes import Cell, Shape, border, cells, oval, polygon, rows
from tools.art.french.index import set_index
from tools.art.french.kit import Size, blank, is_red

BLOSSOM = rows("""
    ....####....
    ...######...
    ....####....
    .##..##..##.
    ####....####
    ####.##.####
    .##..##..##.
    ...##..##...
    ..###..###..
    ..###..###..
    ...#....#...
""")


def _spade(x: float, y: float, w: float, h: float) -> Shape:
    body = h * 0.82
    top = polygon((x + w / 2, y), (x + w * 0.97, y + body * 0.62), (x + w * 0.03, y + body * 0.62))
    lobes = oval(x, y + body * 0.42, x + w * 0.54, y + body) | oval(
        x + w * 0.46, y + body * 0.42, x + w, y + body
    )
    foot = polygon((x + w / 2, y + h * 0.6), (x + w * 0.7, y + h), (x + w * 0.3, y + h))
    return top | lobes | foot


def _heart(x: float, y: float, w: float, h: float) -> Shape:
    lobes = oval(x, y, x + w * 0.54, y + h * 0.58) | oval(x + w * 0.46, y, x + w, y + h * 0.58)
    return lobes | polygon((x + w * 0.02, y + h * 0.36), (x + w * 0.98, y + h * 0.36), (x + w / 2, y + h))


def _diamond(x: float, y: float, w: float, h: float) -> Shape:
    a, b = x + w / 2, y + h / 2
    return polygon(
        *((a, y), (a + w * 0.2, y + h * 0.27), (x + w, b), (a + w * 0.2, y + h * 0.73)),
        *((a, y + h), (a - w * 0.2, y + h * 0.73), (x, b), (a - w * 0.2, y + h * 0.27)),
    )


def _club(x: float, y: float, w: float, h: float) -> Shape:
    r = w * 0.5
    balls = oval(x + (w - r) / 2, y, x + (w + r) / 2, y + r)
    balls |= oval(x, y + h * 0.38, x + r, y + h * 0.38 + r) | oval(
        x + w - r, y + h * 0.38, x + w, y + h * 0.38 + r
    )
    foot = polygon((x + w / 2, y + h * 0.5), (x + w * 0.7, y + h), (x + w * 0.3, y + h))
    return balls | foot | oval(x + w * 0.32, y + h * 0.36, x + w * 0.68, y + h * 0.7)


SHAPES: Mapping[str, Callable[[float, float, float, float], Shape]] = {
    "S": _spade,
    "H": _heart,
    "D": _diamond,
    "C": _club,
}
BOXES: Mapping[Size, Mapping[str, tuple[int, int, int, int]]] = {
    Size.LARGE: {"S": (9, 15, 30, 38), "H": (10, 20, 28, 27), "D": (11, 15, 26, 38), "C": (10, 19, 28, 30)},
    Size.SMALL: {"S": (8, 13, 20, 24), "H": (9, 16, 18, 18), "D": (9, 13, 18, 24), "C": (9, 15, 18, 20)},
}
"""Left, top, width and height of the large pips."""


def ace(depth: int, size: Size, suit: str) -> Picture:
    """Return the ace of a suit."""
    card = blank(depth, size, suit)
    x, y, w, h = BOXES[size][suit]
    shape = _even(SHAPES[suit](x, y, w, h), card.width)
    inner = shape - border(shape)
    hollow = depth == 1 and is_red(suit)
    card.fill(shape, "pip")
    line = border(inner)
    if size is Size.LARGE or hollow:
        card.fill(line if not hollow else inner, "w")
    if hollow:
        card.fill(inner - line, "r")
        card.fill(border(inner - line), "pip")
    if suit == "S":
        _ornament(card, size)
    elif depth == 8 and is_red(suit):
        body = inner - line if size is Size.LARGE else inner
        card.fill({(i, j) for i, j in body if (i + 2, j + 1) not in body}, "pip shade")
    set_index(card, size, "A", suit)
    card.finish()
    return card


def _ornament(card: Picture, size: Size) -> None:
    """Draw the blossom in the ace of spades."""
    left, top = card.width // 2 - 6, 30 if size is Size.LARGE else 21
    card.fill(cells(BLOSSOM, left, top), "w")


def _even(shape: Shape, width: int) -> Shape:
    """Return a shape made exactly symmetrical around the middle of a card of the given width."""
    half: set[Cell] = {(x, y) for x, y in shape if x < width // 2}
    return frozenset(half | {(width - 1 - x, y) for x, y in half})
