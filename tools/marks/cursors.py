"""The shapes of the pointer, black and white at every depth (classic-mac-look §4)."""

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

CROSS = (
    ("." * 5 + "k" + "." * 10,) * 5
    + ("k" * 11 + "." * 5,)
    + ("." * 5 + "k" + "." * 10,) * 5
    + ("." * 16,) * 5
)

WATCH = rows("""
    ....kkkkkkk.....
    ....kwkkkwk.....
    ....kwkkkwk.....
    ...kkkkkkkkk....
    ..kkwwwwwwwkk...
    ..kwwwwwwwwwk...
    ..kwwwwwwwwwk...
    ..kwwwwwwwwwkkk.
    ..kwwwwkkwwwkkk.
    ..kwwwwwwwwwkkk.
    ..kwwwwwwwwwk...
    ..kwwwwwwwwwk...
    ..kkwwwwwwwkk...
    ...kkkkkkkkk....
    ....kwkkkwk.....
    ....kkkkkkk.....
""")
"""The watch with its hour hand alone, at 3 o'clock; the pivot is cell (7, 8)."""

HANDS: tuple[tuple[Cell, ...], ...] = (
    ((0, -1), (0, -2), (0, -3)),
    ((1, -1), (2, -2)),
    ((1, 0), (2, 0), (3, 0)),
    ((1, 1), (2, 2)),
    ((0, 1), (0, 2), (0, 3)),
    ((-1, 1), (-2, 2)),
    ((-1, 0), (-2, 0), (-3, 0)),
    ((-1, -1), (-2, -2)),
)
"""The minute hand's cells from the pivot, an eighth of an hour on from each to the next."""

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


def watch(phase: int) -> Drawing:
    """Return the drawing of the watch with its minute hand at one of the eight directions, 0 up."""

    def draw(depth: int) -> Picture:
        picture = stamp(16, 16, WATCH)(depth)
        picture.fill({(7 + x, 8 + y) for x, y in HANDS[phase]}, "k")
        return picture

    return draw


PICTURES: dict[str, Drawing] = {
    "cursor-arrow": arrow,
    "cursor-ibeam": stamp(16, 16, IBEAM),
    "cursor-cross": stamp(16, 16, CROSS),
    "cursor-hand": stamp(16, 16, HAND),
    "cursor-watch": watch(0),
    **{f"cursor-watch-{phase}": watch(phase) for phase in range(1, 8)},
}
