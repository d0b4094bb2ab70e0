"""The four shapes of the pointer, black and white at every depth (classic-mac-look §4)."""

from __future__ import annotations

from tools.art.shapes import Cell, rows
from tools.marks.kit import Drawing, Picture, stamp

_ARROW = (
    *((1, row) for row in range(1, 9)),
    *((1, 5), (1, 2), (4, 5), (1, 1), (5, 6), (5, 6), (6, 7), (6, 7)),
)
_ARROW_ROWS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 13, 14)
"""First and last column, and the row, of each black run of the arrow."""

IBEAM = (
    "....kk...kk.....",
    "......k.k.......",
    *(".......k........",) * 12,
    "......k.k.......",
    "....kk...kk.....",
)

WATCH = rows("""
    ....kkkkkkk.....
    ....kwkkkwk.....
    ....kwkkkwk.....
    ...kkkkkkkkk....
    ..kkwwwkwwwkk...
    ..kwwwwkwwwwk...
    ..kwwwwkwwwwk...
    ..kwwwwkwwwwkkk.
    ..kkwwwkkkkkkkk.
    ..kwwwwwwwwwkkk.
    ..kwwwwwwwwwk...
    ..kkwwwkwwwkk...
    ...kkkkkkkkk....
    ....kwkkkwk.....
    ....kwkkkwk.....
    ....kkkkkkk.....
""")

HAND = rows("""
    ......kk........
    .....kwwk.......
    .....kwwk.......
    .....kwwk.......
    .....kwwkkk.....
    .....kwwkwwkk...
    .kk..kwwkwwkwkk.
    kwwk.kwwkwwkwkwk
    kwwwkkwwwwwwwkwk
    .kwwkwwwwwwwwwwk
    ..kwwwwwwwwwwwwk
    ...kwwwwwwwwwwwk
    ...kwwwwwwwwwwk.
    ....kwwwwwwwwwk.
    .....kwwwwwwwk..
    .....kkkkkkkkk..
""")


def arrow(depth: int) -> Picture:
    """Draw the arrow with its white halo, which goes round the corners too."""
    picture = Picture(depth, 16, 16)
    runs = zip(_ARROW, _ARROW_ROWS, strict=True)
    black: set[Cell] = {(x, y) for (first, last), y in runs for x in range(first, last + 1)}
    picture.fill({(x + dx, y + dy) for x, y in black for dx in (-1, 0, 1) for dy in (-1, 0, 1)}, "w")
    picture.fill(black, "k")
    return picture


PICTURES: dict[str, Drawing] = {
    "cursor-arrow": arrow,
    "cursor-ibeam": stamp(16, 16, IBEAM),
    "cursor-watch": stamp(16, 16, WATCH),
    "cursor-hand": stamp(16, 16, HAND),
}
