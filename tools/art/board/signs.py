"""Signs that identify the four colours without colour: round, square, star and ring, in two sizes."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Picture
from tools.art.flowers.shapes import around, cells, rows

SMALL: Mapping[str, tuple[str, ...]] = {
    "red": rows("""
        ..###..
        .#####.
        #######
        #######
        #######
        .#####.
        ..###..
    """),
    "blue": rows("""
        #######
        #######
        #######
        #######
        #######
        #######
        #######
    """),
    "yellow": rows("""
        .....#.....
        .....#.....
        ....###....
        ###########
        .#########.
        ...#####...
        ...#####...
        ..###.###..
        ..##...##..
    """),
    "green": rows("""
        ..#####..
        .#######.
        ###...###
        ##.....##
        ##.....##
        ##.....##
        ###...###
        .#######.
        ..#####..
    """),
}
"""About 7 x 7 to 11 x 9: for round ends of slides and the cards."""

LARGE: Mapping[str, tuple[str, ...]] = {
    "red": rows("""
        .....#####.....
        ...#########...
        ..###########..
        .#############.
        .#############.
        ###############
        ###############
        ###############
        ###############
        ###############
        .#############.
        .#############.
        ..###########..
        ...#########...
        .....#####.....
    """),
    "blue": ("#" * 13,) * 13,
    "yellow": rows("""
        .........#.........
        .........#.........
        ........###........
        ........###........
        .......#####.......
        .......#####.......
        ###################
        .#################.
        ...#############...
        ....###########....
        .....#########.....
        .....#########.....
        ....###########....
        ....#####.#####....
        ...####.....####...
        ...##.........##...
        ..#.............#..
    """),
    "green": rows("""
        .....#####.....
        ...#########...
        ..###########..
        .#####...#####.
        .###.......###.
        ####.......####
        ###.........###
        ###.........###
        ###.........###
        ####.......####
        .###.......###.
        .#####...#####.
        ..###########..
        ...#########...
        .....#####.....
    """),
}
"""About 15 x 15: for the plates of the starts."""


def small_sign(picture: Picture, middle: tuple[int, int], colour: str) -> None:
    """Draw a small sign around a point on a ground of its colour.

    It is white with a black outline. At 1 bit, where the patterns of the ground hide outlines, it is black
    with a white halo; on red, whose ground is black, it is white.
    """
    drawing = SMALL[colour]
    left, top = middle[0] - len(drawing[0]) // 2, middle[1] - len(drawing) // 2
    shape = cells(drawing, left, top)
    if picture.depth == 1 and colour != "red":
        halo = around(shape)
        picture.fill(halo | around(shape | halo), "w")
        picture.fill(shape, "k")
    else:
        picture.fill(shape, "w", edge="k")
