"""Draws the courts: half-length figures in a frame, double-headed, twelve of them in two sizes.

A `Court` is a half of 28 x 30 cells (small: 20 x 22), composed of sprites: the robe, the head over it, then
the things that the figure holds and details. The modules by suit hold the drawings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Shape, border, box, cells, flipped, rows
from tools.art.french.index import set_index
from tools.art.french.kit import INKS, Size, blank, double, set_pip
from tools.art.french.pips import COURT

Drawing = tuple[str, ...]
Parts = tuple[tuple[int, int, Drawing], ...]
"""Sprites with the cell of their upper left corner in the half."""


class Court(NamedTuple):
    """Upper half of a court: sprites relative to the figure's axis, and the differences of its other side."""

    axis: int
    """Column right of the middle of robe and head, in the half."""
    robe: tuple[int, Drawing]
    """Row of the robe's upper edge, and its left side, whose last column is at the axis."""
    swap: Mapping[str, str]
    """Inks of the robe's right side by those of its left."""
    head: tuple[int, Drawing]
    """Like `robe`, without the swap; a head in profile is whole, with twice as many columns."""
    whole: bool
    parts: Parts
    """Sprites drawn over robe and head, in this order."""
    mono: Parts = ()
    """Sprites for black and white only, drawn last."""


COUNTERCHANGED = {"r": "b", "R": "B", "b": "r", "B": "R"}
SAME: Mapping[str, str] = {}
"""Inks of the right side of a robe that differ from the left."""

FIST = rows("""
    .kfffk.
    kfffffk
    kffkkkk
    kfffffk
    kffkkkk
    .kffffk
""")
POMMEL = rows("""
    ..kyYk.
    ...kk..
""")
"""Fist of a large court, and the end of the held thing below it."""
SMALL_FIST = rows("""
    .kkkk
    kfffk
    kfkkk
    kfffk
    .kkkk
""")
SMALL_POMMEL = rows(".kyk.")
"""The same on a small court."""
NOSE = rows("fF")
"""Tip of the nose and its shade, on large courts."""


PLACES: Mapping[Size, tuple[int, int]] = {Size.LARGE: (10, 4), Size.SMALL: (10, 3)}
"""Upper left cell of the figure's half."""
PIP = (12, 5)
"""Upper left cell of the pip in the frame of large cards."""


PERSONS: Mapping[str, tuple[str, str, str]] = {
    "S": ("FFFFCC FFCC99", "333366 000033", "999999 666666"),
    "H": ("FFCCCC FF9999", "FFCC33 CC9900", "FFCC33 CC9900"),
    "D": ("FFCC99 CC9966", "993300 660000", "CC6633 993300"),
    "C": ("CC9966 996633", "663300 996633", "663300 996633"),
}
"""Complexion of each suit's courts at 8 bits.

They are the tones of skin and its shade, of hair and its strands, and of hair that is drawn white.
"""
HAIR = ("hH", "nN", "aN", "mM")
"""Inks of hair and its strands."""
OWN = {letter: f"{letter}'" for letters in HAIR for letter in letters}
"""Replacements of these inks on the head of a court."""


def _people(suit: str) -> dict[str, Ink]:
    """Return the inks of a suit's courts: skin by its letters, hair by its letters with a prime."""
    skin, hair, white = (tones.split() for tones in PERSONS[suit])
    found = dict(zip("fF", skin, strict=True))
    for letters in HAIR:
        tones = white if letters == "mM" else hair
        found |= {f"{letter}'": tone for letter, tone in zip(letters, tones, strict=True)}
    return {role: Ink(tone, *INKS[role[0]][1:]) for role, tone in found.items()}


def court_card(depth: int, size: Size, court: Court, sign: str, suit: str) -> Picture:
    """Return the card of a court with `sign` as its index.

    Large cards have a frame with a pip in it. On small ones the figure has no frame and stands a little right
    of the middle; only the band between the halves reaches both edges.
    """
    card = blank(depth, size, suit)
    card.inks |= _people(suit)
    left, top = PLACES[size]
    _figure(card, court, left, top, size)
    if size is Size.LARGE:
        whole = box(0, 0, card.width, card.height)
        frame = box(left, top - 1, card.width - left, card.height - top + 1)
        card.fill(whole - frame, "w")
        set_pip(card, *PIP, COURT[suit], suit, over=True)
        card.fill(border(frame), "k")
    else:
        middle = card.height // 2
        card.fill(box(0, middle - 2, card.width, middle - 1), "k")
        card.fill(box(0, middle - 1, card.width, middle), "y")
    double(card)
    set_index(card, size, sign, suit)
    card.finish()
    return card


def _figure(card: Picture, court: Court, left: int, top: int, size: Size) -> None:
    axis = left + court.axis
    row, robe = court.robe
    card.sprite(axis - len(robe[0]), top + row, robe)
    card.sprite(axis, top + row, flipped(robe), court.swap)
    row, head = court.head
    if court.whole:
        card.sprite(axis - len(head[0]) // 2, top + row, head, OWN)
        skin = cells(head, axis - len(head[0]) // 2, top + row, only="f")
    else:
        card.sprite(axis - len(head[0]), top + row, head, OWN)
        card.sprite(axis, top + row, flipped(head), OWN)
        skin = cells(head, axis - len(head[0]), top + row, only="f")
        skin |= cells(flipped(head), axis, top + row, only="f")
    _shade(card, skin, size)
    for x, y, part in court.parts + (court.mono if card.depth == 1 else ()):
        card.sprite(left + x, top + y, part)
        if part not in (NOSE, SMALL_FIST):
            _shade(card, cells(part, left + x, top + y, only="f"), size)


def _shade(card: Picture, skin: Shape, size: Size) -> None:
    """Shade skin at 8 bits on the side away from the light: the last cell of each row.

    Only one column, so that eyes and mouth stay clear; a small face is not shaded.
    """
    if card.depth == 8 and size is Size.LARGE:
        rightmost: dict[int, int] = {}
        for x, y in skin:
            rightmost[y] = max(x, rightmost.get(y, x))
        card.fill({(x, y) for y, x in rightmost.items()}, "F")
