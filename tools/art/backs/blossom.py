"""Backs of the flower cards: a lozenge lattice in woodcut style with a flower in the middle."""

from __future__ import annotations

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import border, oval, rows

INKS = {
    "field": Ink("CC0000", "red", "black"),
    "shade": Ink("990000", "brown", "black"),
    "lattice": Ink("000000", "black", "white"),
    "pip": Ink("FF9900", "yellow", "white"),
    "disc": Ink("000000", "black", "white"),
    "petal": Ink("FF3333", "red", "black"),
    "light": Ink("FF9999", "magenta", "black"),
    "heart": Ink("FFCC00", "yellow", "white"),
}


FLOWER = rows("""
    ...prr...
    ...rrr...
    pr.rrr.rr
    prrryrrrr
    .rryyyrr.
    ..rryrr..
    .prr.prr.
    .rrr.rrr.
    .rr...rr.
""")


TINY = rows("""
    ..ll..
    .lppl.
    lpppl.
    lppppl
    .lppl.
    ..ll..
""")


def _lattice(picture: Picture, step: int, pips: bool) -> None:
    """Draw the ground and its lattice, whose crossings are `step` cells apart, mirrored at the middle."""
    width, height = picture.width, picture.height
    for y in range(height):
        for x in range(width):
            # Twice the distance from the middle, so that it is a whole number for even sizes too.
            across, down = abs(2 * x - width + 1) // 2, abs(2 * y - height + 1) // 2
            near = (across + down) % step, (across - down) % step
            bar = near[0] in (0, step - 1) or near[1] in (0, step - 1)
            picture.put(x, y, "lattice" if bar else "field")
            if pips and not bar and min(min(n, step - 1 - n) for n in near) >= step // 2 - 2:
                picture.put(x, y, "pip")


def back(depth: int) -> Picture:
    """Draw the back at 48 x 78."""
    picture = Picture(depth, 48, 78, INKS)
    _lattice(picture, 12, True)
    disc = oval(8, 23, 40, 55)
    picture.fill(disc, "lattice")
    picture.fill(oval(9, 24, 39, 54), "pip")
    picture.fill(oval(10, 25, 38, 53), "disc")
    for part in _flower():
        picture.fill(part, "petal", edge="disc")
        picture.fill(border(part) - {(x + 1, y + 1) for x, y in part}, "light")
    picture.fill(oval(21, 36, 27, 42), "heart", edge="disc")
    for inset, role in ((3, "lattice"), (2, "field"), (1, "w"), (0, "k")):
        picture.frame(role, inset)
    for x in (2, 45):
        for y in (2, 75):
            picture.put(x, y, "w")
    for x in (1, 46):
        for y in (1, 76):
            picture.put(x, y, "k")
    picture.cut_corners(2)
    return picture


def _flower() -> tuple[frozenset[tuple[int, int]], ...]:
    """Return five petals around the middle of the large back."""
    return (
        oval(19, 26, 29, 37),
        oval(10, 32, 22, 42),
        oval(26, 32, 38, 42),
        oval(13, 40, 24, 51),
        oval(24, 40, 35, 51),
    )


def back_small(depth: int) -> Picture:
    """Draw the back at 24 x 39."""
    picture = Picture(depth, 24, 39, INKS)
    _lattice(picture, 8, False)
    picture.fill(oval(4, 11, 20, 28), "lattice")
    picture.fill(oval(5, 12, 19, 27), "disc")
    picture.sprite(7, 15, FLOWER, {"r": "petal", "p": "light", "y": "heart"})
    for inset, role in ((1, "w"), (0, "k")):
        picture.frame(role, inset)
    picture.cut_corners(1)
    return picture


def back_tiny(depth: int) -> Picture:
    """Draw the back at 10 x 15, for the hands of opponents."""
    picture = Picture(depth, 10, 15, INKS, "field")
    picture.sprite(2, 4, TINY, {"l": "lattice", "p": "pip"})
    picture.frame()
    picture.cut_corners(1)
    return picture


PICTURES: dict[str, Drawing] = {"blossom": back, "blossom-small": back_small, "blossom-tiny": back_tiny}
