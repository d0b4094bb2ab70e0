"""The sailor: a round white cap, a full red beard, a striped shirt."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import box, oval, polygon, rows
from tools.portraits.kit import Face

INKS = {
    "ground": Ink("0099CC", "cyan", "25"),
    "f": Ink("FFCC99", "white/orange", "white"),
    "p": Ink("CC6633", "orange", "50"),
    "P": Ink("993300", "brown", "black"),
    "j": Ink("FFFFFF", "white", "white"),
    "J": Ink("000099", "blue", "black"),
    "s": Ink("BBBBBB", "silver", "25"),
}

EYES = {
    "calm": rows("""
        kkkk.
        .wkk.
        .ekke
    """),
    "pleased": rows("""
        .kkk.
        k...k
    """),
    "dismayed": rows("""
        .kkk.
        kwwwk
        kwkkk
        .kkk.
    """),
}
BROWS = {
    "calm": rows("""
        .PPPPP
        PPPPPP
    """),
    "pleased": rows("""
        .PPPP.
        PPPPPP
        P....P
    """),
    "dismayed": rows("""
        ....PP
        ..PPPP
        PPPP..
    """),
}
MOUTHS = {
    "calm": rows("""
        kkkkkkk
        .mmmmm.
    """),
    "pleased": rows("""
        kkkkkkkkkkk
        kwwwwkwwwwk
        .kmmmmmmmk.
        ..kkkkkkk..
    """),
    "dismayed": rows("""
        .kkkkk.
        kmmmmmk
        kmmmmmk
        .kkkkk.
    """),
}


def draw(face: Face, mood: str) -> None:
    """Draw the sailor in a mood."""
    shirt = polygon((1, 49), (4, 43), (16, 38), (32, 38), (44, 43), (47, 49))
    face.solid(shirt, "j")
    face.fill({(x, y) for x, y in shirt if y % 3 == 0}, "J")
    for x in (9, 36):
        face.solid(oval(x, 18, x + 3, 25), "f")
    face.solid(box(12, 12, 36, 34), "f", "F")
    beard = polygon(
        (12, 24),
        (14, 26),
        (17, 28),
        (24, 26),
        (31, 28),
        (34, 26),
        (36, 24),
        (37, 34),
        (33, 41),
        (28, 45),
        (24, 46),
        (20, 45),
        (15, 41),
        (11, 34),
    )
    face.solid(beard, "p", "P", by=(2, 2))
    for x, y in ((14, 31), (16, 36), (19, 40), (23, 42), (27, 40), (31, 37)):
        face.stroke((x, y), (x + 1, y + 2), role="P")
    face.pair(14, 28, 16, BROWS[mood])
    face.pair(15, 28, 19, EYES[mood])
    face.solid(oval(21, 20, 27, 28), "u" if face.depth > 1 else "f")
    width = len(MOUTHS[mood][0])
    face.sprite(24 - width // 2, 32, MOUTHS[mood])
    face.solid(oval(13, 2, 35, 16), "w", "s", by=(3, 0))
    face.solid(polygon((9, 8), (24, 10), (39, 8), (37, 15), (24, 17), (11, 15)), "w", "s", by=(2, 1))
