"""The aunt who never loses: a tight perm, gold earrings, red lips."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import oval, polygon, rows
from tools.portraits.kit import BROWS, EYES, Face

INKS = {
    "ground": Ink("66CC99", "green", "white"),
    "p": Ink("663300", "brown", "black"),
    "P": Ink("996633", "tan", "white"),
    "j": Ink("990099", "purple", "hatch"),
    "J": Ink("660066", "black", "black"),
    "l": Ink("DD0000", "red", "black"),
}

CURLS = (
    (11, 9),
    (17, 4),
    (24, 2),
    (31, 4),
    (37, 9),
    (40, 16),
    (39, 23),
    (8, 16),
    (9, 23),
    (17, 10),
    (24, 8),
    (31, 10),
)
CURL = rows("""
    .PPP.
    P....
    P.PP.
    .PP..
""")
MOUTHS = {
    "calm": rows("""
        ..ll.ll..
        klllllllk
        .klllllk.
    """),
    "pleased": rows("""
        .llll.llll.
        lkkkkkkkkkl
        lkwwwwwwwkl
        .lkwwwwwkl.
        ..lkkkkkl..
        ...lllll...
    """),
    "dismayed": rows("""
        ..lll..
        .lkkkl.
        lkkmkkl
        lkkmkkl
        .lkkkl.
        ..lll..
    """),
}


def draw(face: Face, mood: str) -> None:
    """Draw the aunt in a mood."""
    hair = frozenset().union(*(oval(x - 5.5, y - 1, x + 5.5, y + 10) for x, y in CURLS))
    face.solid(hair, "p")
    for x, y in CURLS:
        face.sprite(x - 3, y + 1, CURL)
    face.solid(polygon((2, 49), (5, 43), (18, 38), (30, 38), (43, 43), (46, 49)), "j", "J")
    face.solid(polygon((18, 34), (30, 34), (31, 39), (24, 45), (17, 39)), "f", "F")
    face.solid(oval(12, 12, 36, 40), "f", "F", by=(2, 1))
    face.fill(oval(12, 8, 36, 17), "p")
    for x in (14, 20, 26, 32):
        face.solid(oval(x - 3.5, 10, x + 3.5, 17), "p")
        face.sprite(x - 2, 11, CURL)
    face.pair(14, 28, 18, BROWS[mood])
    face.pair(15, 28, 22, EYES[mood])
    face.sprite(
        22,
        25,
        rows("""
        ...e
        e..F
        .ee.
    """),
    )
    if mood != "dismayed":
        face.fill(oval(13, 27, 18, 31) | oval(30, 27, 35, 31), "u")
    width = len(MOUTHS[mood][0])
    face.sprite(24 - width // 2, 31, MOUTHS[mood])
    for x in (9, 36):
        face.solid(oval(x, 30, x + 3, 34), "y")
