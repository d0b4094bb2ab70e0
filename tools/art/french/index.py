"""Indices: figures and letters of both sizes in a bold face, and placing them.

English cards have K, Q, J and French ones R, D, V (roi, dame, valet); all other indices are the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Picture
from tools.art.flowers.shapes import cells, rows
from tools.art.french.kit import Size, set_pip, upside_down
from tools.art.french.pips import INDEX_PIPS

FRENCH: Mapping[str, str] = {"K": "R", "Q": "D", "J": "V"}
"""French letters of the courts."""

LARGE: Mapping[str, tuple[str, ...]] = {
    "A": rows("""
        ..##..
        ..##..
        .####.
        .#..#.
        ##..##
        ######
        ##..##
        ##..##
    """),
    "2": rows("""
        .####.
        ##..##
        ....##
        ...##.
        ..##..
        .##...
        ##....
        ######
    """),
    "3": rows("""
        ######
        ....##
        ...##.
        ..###.
        ....##
        ....##
        ##..##
        .####.
    """),
    "4": rows("""
        ...##.
        ..###.
        .####.
        ##.##.
        ######
        ...##.
        ...##.
        ...##.
    """),
    "5": rows("""
        ######
        ##....
        ##....
        #####.
        ....##
        ....##
        ##..##
        .####.
    """),
    "6": rows("""
        .####.
        ##....
        ##....
        #####.
        ##..##
        ##..##
        ##..##
        .####.
    """),
    "7": rows("""
        ######
        ....##
        ....##
        ...##.
        ..##..
        ..##..
        ..##..
        ..##..
    """),
    "8": rows("""
        .####.
        ##..##
        ##..##
        .####.
        ##..##
        ##..##
        ##..##
        .####.
    """),
    "9": rows("""
        .####.
        ##..##
        ##..##
        ##..##
        .#####
        ....##
        ....##
        .####.
    """),
    "10": rows("""
        .#.####
        ##.#..#
        ##.#..#
        ##.#..#
        ##.#..#
        ##.#..#
        ##.#..#
        ##.####
    """),
    "J": rows("""
        ...###
        ....##
        ....##
        ....##
        ....##
        ##..##
        ##..##
        .####.
    """),
    "Q": rows("""
        .####.
        ##..##
        ##..##
        ##..##
        ##..##
        ##.###
        .####.
        ....##
    """),
    "K": rows("""
        ##..##
        ##.##.
        ####..
        ###...
        ####..
        ##.##.
        ##..##
        ##..##
    """),
    "R": rows("""
        #####.
        ##..##
        ##..##
        #####.
        ##.##.
        ##..##
        ##..##
        ##..##
    """),
    "D": rows("""
        ####..
        ##.##.
        ##..##
        ##..##
        ##..##
        ##..##
        ##.##.
        ####..
    """),
    "V": rows("""
        ##..##
        ##..##
        ##..##
        ##..##
        .#..#.
        .####.
        ..##..
        ..##..
    """),
}

SMALL: Mapping[str, tuple[str, ...]] = {
    "A": rows("""
        ..#..
        .###.
        ##.##
        ##.##
        #####
        ##.##
        ##.##
    """),
    "2": rows("""
        ####.
        ...##
        ...##
        .###.
        ##...
        ##...
        #####
    """),
    "3": rows("""
        ####.
        ...##
        ...##
        .###.
        ...##
        ...##
        ####.
    """),
    "4": rows("""
        ..##.
        .###.
        ####.
        ##.#.
        #####
        ..##.
        ..##.
    """),
    "5": rows("""
        #####
        ##...
        ####.
        ...##
        ...##
        ...##
        ####.
    """),
    "6": rows("""
        .###.
        ##...
        ####.
        ##.##
        ##.##
        ##.##
        .###.
    """),
    "7": rows("""
        #####
        ...##
        ...##
        ..##.
        ..##.
        .##..
        .##..
    """),
    "8": rows("""
        .###.
        ##.##
        ##.##
        .###.
        ##.##
        ##.##
        .###.
    """),
    "9": rows("""
        .###.
        ##.##
        ##.##
        ##.##
        .####
        ...##
        .###.
    """),
    "10": rows("""
        #.###
        #.#.#
        #.#.#
        #.#.#
        #.#.#
        #.#.#
        #.###
    """),
    "J": rows("""
        ..###
        ...##
        ...##
        ...##
        ...##
        ##.##
        .###.
    """),
    "Q": rows("""
        .###.
        ##.##
        ##.##
        ##.##
        ##.##
        .###.
        ...##
    """),
    "K": rows("""
        ##.##
        ##.##
        ####.
        ###..
        ####.
        ##.##
        ##.##
    """),
    "R": rows("""
        ####.
        ##.##
        ##.##
        ####.
        ####.
        ##.##
        ##.##
    """),
    "D": rows("""
        ####.
        ##.##
        ##.##
        ##.##
        ##.##
        ##.##
        ####.
    """),
    "V": rows("""
        ##.##
        ##.##
        ##.##
        ##.##
        ##.##
        .###.
        ..#..
    """),
}

FACES: Mapping[Size, Mapping[str, tuple[str, ...]]] = {Size.LARGE: LARGE, Size.SMALL: SMALL}


def set_index(card: Picture, size: Size, sign: str, suit: str) -> None:
    """Draw a sign of the face with the suit's pip below, at the top left and, turned, the bottom right."""
    letters = FACES[size][sign]
    pip = INDEX_PIPS[suit]
    left, top = 2, 3
    below = top + len(letters) + 1
    card.fill(cells(letters, left, top), "pip")
    set_pip(card, left, below, pip, suit)
    turned = upside_down(letters)
    card.fill(cells(turned, card.width - left - len(letters[0]), card.height - top - len(letters)), "pip")
    right, bottom = card.width - left - len(pip[0]), card.height - below - len(pip)
    set_pip(card, right, bottom, upside_down(pip), suit)
