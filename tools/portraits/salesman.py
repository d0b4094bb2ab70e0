"""The salesman: a combed-up quiff, a thin moustache, a bow tie, a checked jacket and a gold tooth."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import oval, polygon, rows
from tools.portraits.kit import BROWS, EYES, Face

INKS = {
    "ground": Ink("FF9966", "orange", "white"),
    "p": Ink("333333", "black", "black"),
    "P": Ink("6666CC", "slate", "white"),
    "j": Ink("FFCC33", "yellow", "white"),
    "J": Ink("996633", "brown", "black"),
    "z": Ink("009966", "green", "black"),
}

MOUTHS = {
    "calm": rows("""
        ........k
        kkkkkkkk.
    """),
    "pleased": rows("""
        kkkkkkkkkkkkk
        kwwwwkyywwwwk
        .kwwwkyywwwk.
        ..kkkkkkkkk..
    """),
    "dismayed": rows("""
        ..kkkkk..
        .kwwwwwk.
        kkkkkkkkk
    """),
}
MOUSTACHE = rows("""
    ....kk.kk....
    .kkkkk.kkkkk.
    kk.........kk
""")


def draw(face: Face, mood: str) -> None:
    """Draw the salesman in a mood."""
    jacket = polygon((1, 49), (4, 43), (17, 39), (31, 39), (44, 43), (47, 49))
    face.solid(jacket, "j")
    face.fill({(x, y) for x, y in jacket if x % 5 == 2 or y % 4 == 1}, "J")
    face.solid(polygon((18, 38), (30, 38), (30, 43), (24, 49), (18, 43)), "w")
    for x in (11, 35):
        face.solid(oval(x, 19, x + 3, 27), "f")
    head = polygon(
        (14, 10), (34, 10), (35, 18), (34, 30), (29, 38), (26, 40), (22, 40), (19, 38), (14, 30), (13, 18)
    )
    face.solid(head, "f", "F", by=(2, 1))
    quiff = polygon(
        (12, 20),
        (11, 10),
        (9, 7),
        (12, 3),
        (20, 1),
        (30, 2),
        (36, 6),
        (37, 12),
        (36, 20),
        (34, 18),
        (33, 13),
        (28, 14),
        (18, 13),
        (15, 14),
        (14, 20),
    )
    face.solid(quiff, "p")
    for points in (((12, 8), (15, 5), (21, 4), (28, 5)), ((15, 9), (22, 7), (30, 8), (33, 10))):
        face.stroke(*points, role="P")
    face.pair(15, 27, 17, BROWS[mood])
    face.pair(16, 27, 20, EYES[mood])
    face.sprite(
        22,
        23,
        rows("""
        ..e.
        ..e.
        e..e
        .ee.
    """),
    )
    face.sprite(18, 28, MOUSTACHE)
    width = len(MOUTHS[mood][0])
    face.sprite(24 - width // 2, 32, MOUTHS[mood])
    bow = polygon((17, 40), (23, 43), (25, 43), (31, 40), (31, 47), (25, 44), (23, 44), (17, 47))
    face.solid(bow, "z")
