"""You, who may be anybody: a cap, a pair of eyes and a hand of cards held up before the face."""

from __future__ import annotations

from tools.art.kit import Ink
from tools.art.shapes import box, moved, oval, polygon, rows
from tools.portraits.kit import EYES, Face

INKS = {
    "ground": Ink("DDDDDD", "silver", "white"),
    "f": Ink("FFCC66", "white/orange", "white"),
    "p": Ink("3366CC", "blue", "50"),
    "P": Ink("003399", "black", "black"),
    "j": Ink("999999", "grey", "25"),
    "J": Ink("666666", "slate", "25"),
    "z": Ink("DD0000", "red", "black"),
    "Z": Ink("990000", "brown", "black"),
}

LOWER = {"calm": 0, "pleased": 7, "dismayed": -2}
"""How far the cards sink: a good hand needs no hiding, a bad one all the more."""


def draw(face: Face, mood: str) -> None:
    """Draw the player in a mood."""
    face.solid(polygon((2, 49), (6, 43), (18, 39), (30, 39), (42, 43), (46, 49)), "j", "J")
    for x in (10, 35):
        face.solid(oval(x, 20, x + 3, 27), "f")
    face.solid(oval(12, 8, 36, 40), "f", "F", by=(2, 1))
    face.pair(15, 28, 21, EYES[mood])
    face.solid(oval(11, 3, 37, 29) & box(0, 0, 48, 15), "p", "P")
    face.solid(polygon((4, 15), (24, 13), (38, 15), (38, 18), (8, 18)), "p", "P", by=(0, 1))
    if mood == "pleased":
        face.sprite(
            19,
            29,
            rows("""
            kkkkkkkkkkk
            kwwwwwwwwwk
            .kmwwwwwmk.
            ..kkkkkkk..
        """),
        )
    cards(face, LOWER[mood])


def cards(face: Face, down: int) -> None:
    """Draw three cards seen from behind and the fingers that hold them, `down` cells lower than usual."""
    for points in (
        ((6, 33), (16, 29), (24, 49), (14, 53)),
        ((32, 29), (42, 33), (34, 53), (24, 49)),
        ((18, 29), (30, 29), (30, 50), (18, 50)),
    ):
        card = moved(polygon(*points), 0, down)
        face.solid(card, "w")
        inner = card & moved(card, 1, 1) & moved(card, -1, -1) & moved(card, 1, -1) & moved(card, -1, 1)
        face.fill(inner, "z")
