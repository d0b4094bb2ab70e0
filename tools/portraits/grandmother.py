"""The grandmother: white hair in a bun with a pin, a small round face, a crossed collar."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import oval, polygon, rows
from tools.portraits.kit import Face

INKS = {
    "ground": Ink("CC99CC", "purple", "50"),
    "p": Ink("EEEEEE", "white", "white"),
    "P": Ink("AAAAAA", "silver", "25"),
    "j": Ink("339966", "forest", "black"),
    "J": Ink("006633", "black", "black"),
    "z": Ink("FFCC00", "yellow", "white"),
}

EYES = {
    "calm": rows("""
        .kkkk
        k.kk.
        .e...
    """),
    "pleased": rows("""
        .kkk.
        k...k
        .....
    """),
    "dismayed": rows("""
        .kkk.
        kwkwk
        .kkk.
    """),
}
BROWS = {
    "calm": rows("""
        .PPPP
        P....
    """),
    "pleased": rows("""
        .PPP.
        P...P
    """),
    "dismayed": rows("""
        ...PP
        .PP..
        P....
    """),
}
MOUTHS = {
    "calm": rows("""
        e.......e
        .kkkkkkk.
        e.......e
    """),
    "pleased": rows("""
        kkkkkkkkk
        kmmwwmmmk
        .kmmmmmk.
        ..kkkkk..
    """),
    "dismayed": rows("""
        e.kkkkk.e
        .k.....k.
        ...eee...
    """),
}


def draw(face: Face, mood: str) -> None:
    """Draw the grandmother in a mood."""
    face.solid(oval(17, 2, 31, 13), "p", "P")
    face.stroke((20, 6), (24, 4), (27, 5), role="P")
    face.solid(polygon((12, 7), (36, 5), (36, 7), (12, 9)), "z")
    face.solid(polygon((5, 49), (9, 44), (19, 40), (29, 40), (39, 44), (43, 49)), "j", "J")
    face.solid(polygon((18, 39), (21, 39), (30, 49), (25, 49)), "w")
    face.solid(polygon((27, 39), (30, 39), (31, 41), (22, 49), (18, 49)), "w")
    face.solid(oval(10, 10, 38, 40), "p", "P")
    face.solid(oval(12, 16, 36, 42), "f", "F", by=(2, 1))
    hair = polygon(
        (11, 26), (10, 20), (15, 12), (24, 10), (33, 12), (38, 20), (37, 26), (34, 20), (24, 14), (14, 20)
    )
    face.solid(hair, "p", "P")
    face.stroke((24, 11), (24, 13), role="P")
    face.stroke((20, 19), (28, 19), role="F" if face.depth > 1 else "w")
    face.pair(15, 28, 21, BROWS[mood])
    face.pair(15, 28, 25, EYES[mood])
    face.sprite(
        22,
        28,
        rows("""
        ..e.
        e..e
        .ee.
    """),
    )
    face.fill(oval(13, 29, 18, 33) | oval(30, 29, 35, 33), "u")
    width = len(MOUTHS[mood][0])
    face.sprite(24 - width // 2, 34, MOUTHS[mood])
