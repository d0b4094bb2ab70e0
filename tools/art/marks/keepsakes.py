"""Keepsakes of the ladder, 32 x 32, as shown on the desktop."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import box, curve, oval, polygon, rows
from tools.art.marks.icons.inks import ink
from tools.art.moments import kit
from tools.art.moments.kit import limb, solid

SIZE = 32
TONES = {
    "paper": "FFFFFF FFFFFF CCCCCC",
    "cream": "FFFFCC FFFFFF CCCCCC",
    "steel": "BBBBBB FFFFFF 777777",
    "iron": "555555 888888 222222",
    "gold": "FFFF00 FFFFCC CC9966",
    "red": "DD0000 FF6633 990066",
    "blue": "0000DD 9999FF 330099",
    "orchid": "FF66CC FFFFFF 996699",
    "green": "339966 33FF99 336666",
    "rust": "CC9966",
}
INKS = {
    material + edge: ink(tone, kit.INKS[material + edge].one)
    for material, tones in TONES.items()
    for edge, tone in zip(("", "+", "-"), tones.split(), strict=False)
}
"""Materials of moments in the colours of icons."""
HEART = rows("""
    ##.##
    #####
    #####
    .###.
    ..#..
""")


def _mixtape(picture: Picture) -> None:
    solid(picture, box(2, 7, 30, 26), "orchid", deep=1)
    picture.fill(box(5, 9, 27, 20), "w")
    picture.stroke((7, 11), (20, 11))
    picture.sprite(21, 9, HEART, {"#": "red"})
    picture.fill(box(8, 13, 24, 19), "k")
    for x in (9, 18):
        picture.fill(oval(x, 13, x + 6, 19), "w")
        picture.fill(box(x + 2, 15, x + 4, 17), "k")
    picture.fill(polygon((9, 26), (11, 22), (21, 22), (23, 26)), "k")
    picture.fill(box(12, 24, 14, 25) | box(18, 24, 20, 25), "w")


def _tie(picture: Picture) -> None:
    solid(picture, polygon((12, 2), (21, 2), (19, 9), (14, 9)), "red", deep=1)
    blade = polygon((14, 10), (19, 10), (24, 24), (16, 31), (9, 24))
    solid(picture, blade, "red", deep=2)
    for y in (13, 18, 23):
        picture.fill(polygon((8, y + 4), (25, y - 2), (25, y), (8, y + 6)) & blade, "gold")
    picture.fill(oval(15, 25, 18, 28), "w")


def _stapler(picture: Picture) -> None:
    solid(picture, polygon((2, 25), (29, 25), (30, 29), (2, 29)), "iron", deep=1)
    solid(picture, polygon((4, 20), (28, 14), (30, 17), (30, 19), (5, 24)), "steel", deep=1)
    solid(picture, polygon((3, 15), (9, 11), (24, 7), (29, 9), (30, 14), (5, 21)), "red", deep=2)
    picture.stroke((9, 14), (23, 10), role="w")
    solid(picture, oval(3, 17, 10, 24), "iron", deep=1)
    picture.fill(box(25, 22, 29, 23) | box(25, 22, 26, 25) | box(28, 22, 29, 25), "k")


def _whistle(picture: Picture) -> None:
    solid(picture, polygon((12, 9), (29, 9), (29, 15), (20, 17)), "gold", deep=1)
    solid(picture, oval(3, 9, 21, 27), "gold", deep=2)
    picture.fill(oval(8, 14, 16, 22), "k")
    picture.fill(oval(10, 16, 15, 21), "rust")
    picture.fill(box(17, 9, 22, 12), "k")
    picture.fill(curve((5, 10), (2, 4), (10, 3), pen=2) | curve((10, 3), (16, 2), (18, 6), pen=2), "blue")
    for y in (8, 12, 16):
        picture.stroke((30, y), (31, y))


def _teapot(picture: Picture) -> None:
    picture.fill(limb((22, 18), (27, 12), (29, 11), thick=3.6), "blue", edge="k")
    handle = oval(1, 11, 13, 25) - oval(4, 14, 11, 22)
    solid(picture, handle, "blue", deep=1)
    solid(picture, oval(6, 11, 25, 28), "paper", deep=2)
    solid(picture, box(9, 27, 22, 29), "blue", deep=0)
    solid(picture, oval(9, 8, 22, 14), "blue", deep=1)
    solid(picture, oval(13, 4, 18, 9), "gold", deep=1)
    for x, y in ((14, 15), (11, 18), (17, 18), (14, 21)):
        picture.fill(oval(x, y, x + 4, y + 4), "red")
    picture.fill(oval(14, 18, 18, 22), "gold")


def _ledger(picture: Picture) -> None:
    solid(picture, polygon((6, 4), (26, 2), (29, 27), (9, 30)), "green", deep=1)
    solid(picture, polygon((4, 5), (24, 3), (27, 27), (7, 29)), "green", deep=2)
    solid(picture, polygon((10, 9), (21, 8), (22, 15), (11, 16)), "cream", deep=0)
    picture.stroke((12, 11), (19, 10))
    picture.stroke((12, 14), (19, 13))
    for x, y in ((4, 5), (24, 3), (7, 28), (26, 26)):
        picture.fill(oval(x - 1, y - 1, x + 3, y + 3), "gold", edge="k")
    picture.fill(box(15, 26, 18, 32), "red", edge="k")


THINGS: dict[str, Callable[[Picture], None]] = {
    "mixtape": _mixtape,
    "tie": _tie,
    "stapler": _stapler,
    "whistle": _whistle,
    "teapot": _teapot,
    "ledger": _ledger,
}


def _drawing(draw: Callable[[Picture], None]) -> Drawing:
    def drawing(depth: int) -> Picture:
        picture = Picture(depth, SIZE, SIZE, INKS)
        draw(picture)
        return picture

    return drawing


PICTURES: dict[str, Drawing] = {f"keepsake-{name}": _drawing(draw) for name, draw in THINGS.items()}
