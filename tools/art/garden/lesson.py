"""Scenes for the help: the sample battle of Flower Power step by step, a tie, a flower of every kind."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.drawing import Drawing, Picture
from tools.art.garden import beds, signs
from tools.art.garden.geometry import NORMAL
from tools.art.garden.kit import centred, laid, tiled
from tools.art.garden.scene import flower

WIDTH, HEIGHT = 216, 86
LEFT, RIGHT, MIDDLE = 58, 158, 45

Side = tuple[str, Sequence[str], int]
"""Colour of hidden petals, the petals from the top, and the index of the fighting petal, or -1."""


def _battle(left: Side, right: Side) -> Drawing:
    """Return the drawing of two fighting flowers, on gravel."""

    def draw(depth: int) -> Picture:
        picture = Picture(depth, WIDTH, HEIGHT)
        tiled(picture, 0, 0, WIDTH, HEIGHT, beds.path(depth))
        for x, (hidden, faces, ringed) in ((LEFT, left), (RIGHT, right)):
            flower(picture, x, MIDDLE, NORMAL, faces, hidden, ringed=ringed)
        centred(picture, (LEFT + RIGHT) // 2, MIDDLE, signs.PICTURES["mark-fight"](depth))
        return picture

    return draw


def _won(depth: int) -> Picture:
    """Draw the winner's garden after the battle: the rest of both flowers."""
    picture = Picture(depth, WIDTH, HEIGHT)
    laid(picture, 0, 0, WIDTH, HEIGHT, beds.regular(depth))
    flower(picture, LEFT, MIDDLE, NORMAL, ["", ""], "violet")
    flower(picture, RIGHT, MIDDLE, NORMAL, [""], "rose")
    return picture


def _kinds(depth: int) -> Picture:
    """Draw a hidden flower, a partly open one, one with two known petals, and a POWER FLOWER."""
    picture = Picture(depth, 320, HEIGHT)
    laid(picture, 0, 0, 232, HEIGHT, beds.regular(depth))
    laid(picture, 232, 0, 88, HEIGHT, beds.power(depth))
    flower(picture, 40, MIDDLE, NORMAL, ["", "", ""], "violet")
    flower(picture, 116, MIDDLE, NORMAL, ["9C", "", "10H"], "marigold")
    flower(picture, 192, MIDDLE, NORMAL, ["?4D", "?AS", "8C"], "rose")
    centred(picture, 192, MIDDLE, signs.PICTURES["mark-seen"](depth))
    flower(picture, 276, MIDDLE, NORMAL, ["AD", "7S", "3H", "10C"], power=True)
    return picture


PICTURES: dict[str, Drawing] = {
    "scene-kinds": _kinds,
    "scene-attack": _battle(("violet", ["", "", ""], -1), ("rose", ["", "", ""], -1)),
    "scene-reveal": _battle(("violet", ["9S", "", ""], 0), ("rose", ["10D", "", ""], 0)),
    "scene-poison": _battle(("violet", ["9S", "", ""], 0), ("rose", ["4C", ""], 0)),
    "scene-won": _won,
    "scene-tie": _battle(("marigold", ["7H", "AC", ""], 1), ("violet", ["7S", "3D"], 1)),
}
