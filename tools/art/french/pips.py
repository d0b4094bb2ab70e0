"""Pips of the four suits in both sizes: "#" is the colour of the suit, without shading.

`PIPS` stand on the number cards, `DENSE` on the fullest of them, `INDEX_PIPS` under the index.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.flowers.shapes import rows
from tools.art.french.kit import Size

Drawing = tuple[str, ...]

LARGE: Mapping[str, Drawing] = {
    "S": rows("""
        ....##....
        ....##....
        ...####...
        ..######..
        .########.
        ##########
        ##########
        ##########
        ###.##.###
        .#..##..#.
        ...####...
        ..######..
    """),
    "H": rows("""
        ..........
        .###..###.
        ##########
        ##########
        ##########
        ##########
        .########.
        .########.
        ..######..
        ...####...
        ....##....
        ..........
    """),
    "D": rows("""
        ....##....
        ....##....
        ...####...
        ..######..
        .########.
        ##########
        ##########
        .########.
        ..######..
        ...####...
        ....##....
        ....##....
    """),
    "C": rows("""
        ...####...
        ..######..
        ..######..
        ..######..
        ...####...
        .##.##.##.
        ##########
        ##########
        ##########
        .##.##.##.
        ....##....
        ..######..
    """),
}

COURT: Mapping[str, Drawing] = {
    "S": rows("""
        ...##...
        ...##...
        ..####..
        .######.
        ########
        ########
        ########
        ##.##.##
        ...##...
        ..####..
    """),
    "H": rows("""
        .##..##.
        ########
        ########
        ########
        ########
        .######.
        ..####..
        ...##...
    """),
    "D": rows("""
        ...##...
        ...##...
        ..####..
        .######.
        ########
        ########
        .######.
        ..####..
        ...##...
        ...##...
    """),
    "C": rows("""
        ..####..
        .######.
        .######.
        ..####..
        ##.##.##
        ########
        ########
        ##.##.##
        ...##...
        ..####..
    """),
}
"""Pips inside the frame of the courts, and of the large nine and ten."""

SMALL: Mapping[str, Drawing] = {
    "S": rows("""
        ..##..
        .####.
        ######
        ######
        ######
        ######
        ..##..
        .####.
    """),
    "H": rows("""
        ......
        ##..##
        ######
        ######
        ######
        .####.
        ..##..
        ......
    """),
    "D": rows("""
        ..##..
        ..##..
        .####.
        ######
        ######
        .####.
        ..##..
        ..##..
    """),
    "C": rows("""
        ..####..
        .######.
        ..####..
        ##.##.##
        ########
        ##.##.##
        ...##...
        ..####..
    """),
}

SMALL_DENSE: Mapping[str, Drawing] = {
    "S": rows("""
        ..##..
        .####.
        ######
        ######
        ######
        ..##..
        .####.
    """),
    "H": rows("""
        ##..##
        ######
        ######
        .####.
        .####.
        ..##..
    """),
    "D": SMALL["D"],
    "C": rows("""
        ..####..
        ..####..
        ##.##.##
        ########
        ##.##.##
        ...##...
        ..####..
    """),
}

INDEX_PIPS: Mapping[str, Drawing] = {
    "S": rows("""
        ...#...
        ..###..
        .#####.
        #######
        #######
        ...#...
        ..###..
    """),
    "H": rows("""
        .##.##.
        #######
        #######
        .#####.
        ..###..
        ...#...
    """),
    "D": rows("""
        ...#...
        ..###..
        .#####.
        #######
        .#####.
        ..###..
        ...#...
    """),
    "C": rows("""
        ..###..
        .#####.
        ..###..
        ##.#.##
        #######
        ##.#.##
        ...#...
        ..###..
    """),
}
"""Pips below the index, of both sizes: the spade is solid, and the club's leaves are separate."""

PIPS: Mapping[Size, Mapping[str, Drawing]] = {Size.LARGE: LARGE, Size.SMALL: SMALL}
"""Pips of the number cards up to the eight."""

DENSE: Mapping[Size, Mapping[str, Drawing]] = {Size.LARGE: COURT, Size.SMALL: SMALL_DENSE}
"""Smaller pips of the nine and the ten, with paper between them."""
