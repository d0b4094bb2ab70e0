"""The quiet clerk: a long face, a straight parting, round glasses, collar and tie."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import box, oval, polygon, rows
from tools.portraits.kit import Face

INKS = {
    "ground": Ink("99CCFF", "cyan", "25"),
    "p": Ink("333333", "slate", "black"),
    "P": Ink("777777", "grey", "white"),
    "j": Ink("666699", "grey", "50"),
    "J": Ink("333366", "slate", "50"),
    "z": Ink("990000", "red", "black"),
    "q": Ink("CCFFFF", "white", "white"),
}

GLASS = rows("""
    ..kkkkk..
    .kqqqqqk.
    kqqqqqqqk
    kqqqqqqqk
    kqqqqqqqk
    kqqqqqqqk
    .kqqqqqk.
    ..kkkkk..
""")
EYES = {
    "calm": rows("""
        ......
        .kkkk.
        ..kk..
        ..kk..
    """),
    "pleased": rows("""
        ......
        ..kk..
        .k..k.
        .k..k.
    """),
    "dismayed": rows("""
        .kkkk.
        k.....
        ...kk.
        ...kk.
    """),
}
BROWS = {
    "calm": rows("""
        .......
        .kkkkkk
    """),
    "pleased": rows("""
        ..kkk..
        .k...kk
    """),
    "dismayed": rows("""
        ....kkk
        .kkkk..
    """),
}
MOUTHS = {
    "calm": rows(".kkkkk."),
    "pleased": rows("""
        k......k
        kk....kk
        .kwwwwk.
        ..kkkk..
    """),
    "dismayed": rows("""
        .kk..kk.
        k..kk..k
    """),
}


def draw(face: Face, mood: str) -> None:
    """Draw the clerk in a mood."""
    face.solid(polygon((4, 49), (7, 44), (19, 40), (29, 40), (41, 44), (44, 49)), "j", "J")
    face.solid(polygon((18, 38), (30, 38), (32, 43), (28, 49), (20, 49), (16, 43)), "w")
    face.solid(polygon((22, 43), (26, 43), (27, 49), (21, 49)), "z")
    head = polygon(
        (15, 8), (33, 8), (34, 16), (34, 30), (31, 37), (27, 41), (21, 41), (17, 37), (14, 30), (14, 16)
    )
    for x in (11, 34):
        face.solid(oval(x, 19, x + 3, 27), "f")
    face.solid(head, "f", "F", by=(2, 1))
    hair = polygon(
        (13, 17),
        (13, 9),
        (16, 5),
        (22, 3),
        (30, 4),
        (35, 9),
        (35, 17),
        (33, 17),
        (32, 12),
        (22, 12),
        (19, 8),
        (17, 12),
        (15, 17),
    )
    face.solid(hair, "p")
    for points in (((22, 6), (29, 6), (32, 9)), ((24, 9), (30, 9))):
        face.stroke(*points, role="P")
    face.pair(14, 27, 14, BROWS[mood])
    face.sprite(14, 18, GLASS)
    face.sprite(25, 18, GLASS)
    face.fill(box(23, 20, 25, 21), "k")
    face.pair(15, 27, 20, EYES[mood])
    face.sprite(
        22,
        26,
        rows("""
        ..e
        ..e
        eee
    """),
    )
    width = len(MOUTHS[mood][0])
    face.sprite(24 - width // 2, 33, MOUTHS[mood])
