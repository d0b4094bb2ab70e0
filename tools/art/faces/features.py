"""Common parts of portraits: the framed ground, shaded heads, eyes and brows by mood."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Cell, Shape, around, box, flipped, moved, oval, polygon, rows

SIZE = 48
MOODS = ("calm", "pleased", "dismayed")

INKS: Mapping[str, Ink] = {
    "skin": Ink("FFCC99", "white", "white"),
    "shade": Ink("CC9966", "tan", "white"),  # of skin
    "light": Ink("FFFFCC", "white", "white"),  # on skin
    "blush": Ink("FF9966", "", "25"),
    "lip": Ink("CC3333", "red", "black"),
    "tongue": Ink("CC3333", "red", "50"),
    "tear": Ink("66CCFF", "cyan", "white"),
}
"""Inks of every portrait."""

EYES: Mapping[str, tuple[str, ...]] = {
    "calm": rows("""
        .kkkk.
        kwkkwk
        .wkkw.
        ......
    """),
    "pleased": rows("""
        ..kk..
        .kkkk.
        kk..kk
        k....k
    """),
    "dismayed": rows("""
        .kkkk.
        kwwwwk
        kwwkkk
        kwwkkk
        kwwwwk
        .kkkk.
    """),
}
"""Left eye by mood, six cells wide; the right eye mirrors it, except in dismay."""

BROWS: Mapping[str, tuple[str, ...]] = {
    "calm": rows("""
        .hhhhh
        hhhhh.
    """),
    "pleased": rows("""
        ..hhh..
        .hhhhh.
        hh...hh
    """),
    "dismayed": rows("""
        ....hhh
        ..hhhhh
        hhhh...
    """),
}
"""Left brow by mood in the role "h"."""

MOUTHS: Mapping[str, tuple[str, ...]] = {
    "calm": rows("""
        k.......k
        .kllllk..
        ...sss...
    """),
    "calm, small": rows("""
        k....k
        .llll.
        ..ss..
    """),
    "pleased": rows("""
        kk........kk
        .llllllllll.
        .kwwwwwwwwk.
        ..kwwwwwwk..
        ...kttttk...
        ....llll....
    """),
    "pleased, small": rows("""
        k......k
        llllllll
        .kwwwwk.
        ..llll..
    """),
    "dismayed": rows("""
        ..llll..
        .lttttl.
        kttttttk
        kttttttk
        llllllll
    """),
    "dismayed, small": rows("""
        .llll.
        lttttl
        lttttl
        .llll.
    """),
}
"""Mouths by mood, and small ones for a beard or a small chin; lips in the role "l"."""

DROP = rows("""
    ..k..
    .ktk.
    .ktk.
    kwttk
    kwttk
    .kkk.
""")


def ground(depth: int, inks: Mapping[str, Ink]) -> Picture:
    """Return a portrait's picture with its flat ground, the role "ground"."""
    return Picture(depth, SIZE, SIZE, {**INKS, **inks}, "ground")


def head(picture: Picture, shape: Shape, skin: str = "skin", shade: str = "shade") -> None:
    """Paint skin inside a black contour, shaded along its lower right."""
    picture.fill(shape, skin, edge="k")
    if picture.depth > 1:
        picture.fill(shape - moved(shape, -2, -1), shade)


def ears(picture: Picture, left: int, right: int, y: int) -> None:
    """Paint two ears, 5 x 8, whose outer edges are the columns `left` and `right`."""
    for x in (left, right - 4):
        picture.fill(oval(x, y, x + 5, y + 8), "skin", edge="k")
    if picture.depth > 1:
        picture.fill(box(right - 2, y + 3, right, y + 6), "shade")
    picture.fill({(left + 2, y + 3), (left + 2, y + 4)}, "shade")


def shoulders(picture: Picture, top: int, role: str, shade: str, wide: int = 21) -> Shape:
    """Paint the shoulders from row `top` down, `wide` cells to either side; return their shape."""
    middle = SIZE // 2
    shape = polygon(
        (middle - wide, 50),
        (middle - wide + 1, top + 5),
        (middle - wide + 5, top + 2),
        (middle - 7, top),
        (middle + 7, top),
        (middle + wide - 5, top + 2),
        (middle + wide - 1, top + 5),
        (middle + wide, 50),
    )
    picture.fill(shape, role, edge="k")
    picture.fill(shape - moved(shape, -3, 0), shade)
    return shape


def neck(picture: Picture, top: int, bottom: int, wide: int = 5) -> None:
    """Paint the neck, in the shade of the chin, `wide` cells to either side of the middle."""
    middle = SIZE // 2
    shape = box(middle - wide, top, middle + wide, bottom)
    picture.fill(shape, "shade", edge="k")


def eyes(picture: Picture, mood: str, left: Cell, right: Cell) -> None:
    """Draw both eyes; positions are upper left corners of the calm ones."""
    lift = {"calm": 0, "pleased": 0, "dismayed": -1}[mood]
    for (x, y), mirrored in ((left, False), (right, True)):
        sprite = EYES[mood]
        picture.sprite(x, y + lift, flipped(sprite) if mirrored and mood != "dismayed" else sprite)


def brows(picture: Picture, mood: str, left: Cell, right: Cell) -> None:
    """Draw both brows, lifted with the mood; positions are upper left corners of the calm ones."""
    lift = {"calm": 0, "pleased": -2, "dismayed": -2}[mood]
    sprite = BROWS[mood]
    picture.sprite(left[0], left[1] + lift, sprite)
    picture.sprite(right[0], right[1] + lift, flipped(sprite))


def mouth(picture: Picture, mood: str, y: int, small: bool = False, lip: str = "k") -> None:
    """Draw a mouth in the middle from row `y` down, or a little higher if it laughs."""
    sprite = MOUTHS[f"{mood}, small" if small else mood]
    lift = 1 if mood == "pleased" and not small else 0
    left = (SIZE - len(sprite[0])) // 2
    picture.sprite(left, y - lift, sprite, {"l": lip, "s": "shade", "t": "tongue"})


def nose(picture: Picture, x: int, y: int, wide: bool = False) -> None:
    """Draw a nose seen from the left."""
    broad, narrow = ".s..s.\nk.ss.k\n.k..k.", "s.s.\n..sk\nkkk."
    picture.sprite(x - (1 if wide else 0), y, rows(broad if wide else narrow), {"s": "shade"})


def drop(picture: Picture, x: int, y: int) -> None:
    """Draw a drop of sweat, 5 x 6."""
    picture.sprite(x, y, DROP, {"t": "tear"}, edge="w" if picture.depth == 1 else "")


def blush(picture: Picture, left: Cell, right: Cell) -> None:
    """Redden both cheeks, 5 x 3 each; paint nothing at 1 bit, where dots on a cheek look like dirt."""
    if picture.depth > 1:
        for x, y in (left, right):
            picture.fill(oval(x, y, x + 5, y + 3), "blush")


def glasses(picture: Picture, lenses: tuple[Shape, Shape], role: str, pane: str = "") -> None:
    """Draw the rims of two lenses in a role; with `pane` fill them first."""
    for lens in lenses:
        if pane:
            picture.fill(lens, pane)
        picture.fill(around(lens), role)
