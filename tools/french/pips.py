"""The four suits' pips in both sizes: "#" is the colour of the suit, flat as from a woodblock.

`PIPS` stand on the number cards, `INDEX_PIPS` under the index; small cards have their own of both.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.shapes import rows
from tools.french.kit import Size

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

SMALL: Mapping[str, Drawing] = {
    "S": rows("""
        ..##..
        ..##..
        .####.
        ######
        ######
        #.##.#
        .####.
    """),
    "H": rows("""
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
        .####.
        ..##..
        ..##..
    """),
    "C": rows("""
        .####.
        .####.
        #.##.#
        ######
        #.##.#
        ..##..
        .####.
    """),
}

LARGE_INDEX: Mapping[str, Drawing] = {
    "S": rows("""
        ..##..
        ..##..
        .####.
        ######
        ######
        #.##.#
        .####.
    """),
    "H": rows("""
        ##..##
        ######
        ######
        ######
        .####.
        ..##..
    """),
    "D": rows("""
        ..##..
        ..##..
        .####.
        ######
        .####.
        ..##..
        ..##..
    """),
    "C": rows("""
        ..##..
        .####.
        ..##..
        ######
        ######
        #.##.#
        .####.
    """),
}

SMALL_INDEX: Mapping[str, Drawing] = {
    "S": rows("""
        ..#..
        .###.
        #####
        #####
        ..#..
        .###.
    """),
    "H": rows("""
        ##.##
        #####
        #####
        .###.
        ..#..
    """),
    "D": rows("""
        ..#..
        .###.
        #####
        #####
        .###.
        ..#..
    """),
    "C": rows("""
        .###.
        .###.
        #.#.#
        #####
        ..#..
        .###.
    """),
}

PIPS: Mapping[Size, Mapping[str, Drawing]] = {Size.LARGE: LARGE, Size.SMALL: SMALL}
INDEX_PIPS: Mapping[Size, Mapping[str, Drawing]] = {Size.LARGE: LARGE_INDEX, Size.SMALL: SMALL_INDEX}
