"""Marks laid over the board: a path of dots or footsteps, a chosen square, a rival in danger."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.board.geometry import PITCH
from tools.art.board.kit import INKS
from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import box, flipped, rows, turned

DOT = rows("""
    ..kkkkk..
    .kwwyyyk.
    kwwyyyyok
    kwyyyyyok
    kyyyyyyok
    kyyyyyook
    kyyyyoook
    .koooook.
    ..kkkkk..
""")

SOLES = rows("""
    .wwwwwwwwwwww..
    wwnnwwnnnnnnww.
    wnnnwnnnnnnnnw.
    wnnnwnnnnnnnnw.
    wwnnwwnnnnnnww.
    .wwwwwwwwwwww..
    ...............
    ..wwwwwwwwwwww.
    .wwnnwwnnnnnnww
    .wnnnwnnnnnnnnw
    .wnnnwnnnnnnnnw
    .wwnnwwnnnnnnww
    ..wwwwwwwwwwww.
""")
"""Two soles that walk to the right."""


def _sprite(picture: tuple[str, ...]) -> Drawing:
    def draw(depth: int) -> Picture:
        result = Picture(depth, len(picture[0]), len(picture), {**INKS})
        result.sprite(0, 0, picture, {"o": "y"} if depth == 1 else None)
        return result

    return draw


def _chosen(depth: int) -> Picture:
    """Draw the frame around a chosen square, dashed in black and light."""
    result = Picture(depth, PITCH, PITCH, INKS)
    light = "brass" if depth > 1 else "w"
    for inset, width in ((0, 3), (2, 1)):
        far, rim = PITCH - inset, inset + width
        for x, y in box(inset, inset, far, far) - box(rim, rim, PITCH - rim, PITCH - rim):
            dash = (x if y in (0, 1, PITCH - 2, PITCH - 1) else y) // 5 % 2
            result.put(x, y, "k" if inset or dash else light)
    return result


BRACKET = rows("""
    wwwwwwwwww
    wrrrrrrrrw
    wrrrrrrrw.
    wrrrwwww..
    wrrwrrw...
    wrrw.wrw..
    wrrw..ww..
    wrrw......
    wrw.......
    ww........
""")


def _danger(depth: int) -> Picture:
    """Draw four corners that close in: the pawn here will be sent to its start."""
    result = Picture(depth, PITCH, PITCH, INKS)
    far = PITCH - len(BRACKET)
    for x in (0, far):
        for y in (0, far):
            result.sprite(x, y, flipped(BRACKET, across=x > 0, down=y > 0))
    return result


PICTURES: Mapping[str, Drawing] = {
    "path-dot": _sprite(DOT),
    **{
        f"path-steps-{way}": _sprite(turned(SOLES, quarters))
        for quarters, way in enumerate(("right", "down", "left", "up"))
    },
    "chosen": _chosen,
    "danger": _danger,
}
