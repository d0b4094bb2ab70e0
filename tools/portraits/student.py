"""The student: a fringe, a high ponytail, headphones round the neck, a striped jumper."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import oval, polygon, rows
from tools.portraits.kit import BROWS, EYES, Face

INKS = {
    "ground": Ink("FFFF66", "yellow", "white"),
    "p": Ink("333333", "black", "black"),
    "P": Ink("666699", "slate", "white"),
    "j": Ink("FF6600", "orange", "white"),
    "J": Ink("FFFFFF", "white", "black"),
    "z": Ink("DD0000", "red", "white"),
}

MOUTHS = {
    "calm": rows("""
        k....k
        .kkkk.
    """),
    "pleased": rows("""
        kkkkkkkkk
        kwwwwwwwk
        kmmmmmmmk
        .kmmmmmk.
        ..kkkkk..
    """),
    "dismayed": rows("""
        ..kkk..
        .kmmmk.
        .kmmmk.
        ..kkk..
    """),
}


def draw(face: Face, mood: str) -> None:
    """Draw the student in a mood."""
    tail = polygon((33, 7), (38, 3), (44, 5), (46, 12), (45, 21), (41, 28), (42, 18), (39, 12), (34, 12))
    face.solid(tail, "p")
    face.stroke((39, 6), (42, 8), (43, 14), role="P")
    face.solid(oval(11, 3, 37, 33), "p")
    jumper = polygon((4, 49), (7, 43), (18, 39), (30, 39), (41, 43), (44, 49))
    face.solid(jumper, "j")
    face.fill({(x, y) for x, y in jumper if y in (42, 43, 46, 47)}, "J")
    face.solid(polygon((20, 34), (28, 34), (29, 40), (24, 42), (19, 40)), "f", "F")
    face.solid(oval(13, 9, 35, 39), "f", "F", by=(2, 1))
    fringe = polygon(
        (12, 21),
        (12, 12),
        (18, 6),
        (30, 6),
        (36, 12),
        (36, 21),
        (34, 21),
        (33, 16),
        (29, 17),
        (27, 14),
        (24, 17),
        (21, 14),
        (18, 17),
        (15, 16),
        (14, 21),
    )
    face.fill(fringe, "p", edge="k")
    face.stroke((16, 8), (20, 5), (26, 5), role="P")
    face.solid(oval(31, 4, 36, 10), "z")
    face.pair(15, 27, 19, BROWS[mood])
    face.pair(16, 27, 22, EYES[mood])
    face.sprite(
        23,
        27,
        rows("""
        .e
        ee
    """),
    )
    if mood != "dismayed":
        face.fill(oval(14, 27, 18, 31) | oval(30, 27, 34, 31), "u")
    width = len(MOUTHS[mood][0])
    face.sprite(24 - width // 2, 31, MOUTHS[mood])
