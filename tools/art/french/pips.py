"""The four suits' pips in both sizes: "#" is the colour of the suit, flat as from a woodblock.

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
"""The pips inside the frame of the courts, and of the large nine and ten."""

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
"""The pips under the index, of both sizes: the spade is solid, and the club's leaves stand apart."""

PIPS: Mapping[Size, Mapping[str, Drawing]] = {Size.LARGE: LARGE, Size.SMALL: SMALL}
"""The pips of the number cards up to the eight."""

DENSE: Mapping[Size, Mapping[str, Drawing]] = {Size.LARGE: COURT, Size.SMALL: SMALL_DENSE}
"""The smaller pips of the nine and the ten, between which the paper shows."""
