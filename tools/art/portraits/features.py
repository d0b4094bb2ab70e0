"""Common parts of the portraits: skin, and eyes, brows and mouths by mood."""

from __future__ import annotations

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Shape, around, oval
from tools.art.portraits.kit import Material, Point, blob, brush, thread

FAIR = Material(
    "skin",
    "663333 996633 CC9966 FFCC99 FFFFCC",
    "brown tan tan white white",
    "black thick rising white white",
)
TANNED = Material(
    "skin",
    "330000 663300 996633 CC9966 FFCC99",
    "black brown brown tan white",
    "black thick rising white white",
)
COMMON: dict[str, Ink] = {
    "line": Ink("663300", "brown", "black"),
    "deep": Ink("330000", "black", "black"),
    "mouth": Ink("660000", "black", "black"),
    "tongue": Ink("CC3333", "red", "white"),
    "teeth": Ink("FFFFFF", "white", "white"),
    "teeth shade": Ink("CCCCCC", "silver", "white"),
    "lip": Ink("CC3333", "red", "white"),
    "lip light": Ink("FF6666", "red", "white"),
    "lip shade": Ink("993333", "brown", "black"),
    "blush": Ink("FF9999", "", ""),
    "sweat": Ink("99CCFF", "cyan", "white"),
    "sweat shade": Ink("3399FF", "blue", "white"),
}


def eye(
    p: Picture,
    x: float,
    y: float,
    wide: float,
    tall: float,
    look: Point = (0, 0),
    iris: float = 3.1,
    lid: float = 0,
    shut: bool = False,
    slant: float = 0,
) -> None:
    """Paint an open eye around a middle.

    `lid` is how far the upper lid droops, `slant` how far the outer corner is raised.
    """
    left, right = (x - wide, y + 1 + slant), (x + wide, y + 1 - slant)
    top = y - tall + lid
    white = blob(
        left,
        (x - wide * 0.45, top),
        (x + wide * 0.45, top),
        right,
        (x + wide * 0.4, y + tall),
        (x - wide * 0.4, y + tall),
    )
    p.fill(white, "w")
    p.fill(
        white & oval(x - wide - 1, top - 1, x + wide + 1, top + 2), "teeth shade"
    ) if p.depth == 8 else None
    i, j = x + look[0], y + look[1]
    p.fill(white & oval(i - iris, j - iris, i + iris, j + iris), "iris")
    p.fill(white & oval(i - iris * 0.6, j - iris * 0.6, i + iris * 0.6, j + iris * 0.6), "k")
    p.fill(oval(i - 1.6, j - 2, i, j) & white, "w")
    p.fill(thread((x - wide * 0.7, y + tall * 0.7), (x, y + tall), (x + wide * 0.7, y + tall * 0.7)), "line")
    p.fill(brush((left, (x - wide * 0.45, top), (x + wide * 0.45, top), right), 1, 2.2, 2.2, 1), "k")


def laughing(p: Picture, x: float, y: float, wide: float, tall: float, slant: float = 0) -> None:
    """Paint a laughing, closed eye."""
    p.fill(
        brush(
            (
                (x - wide, y + 2 + slant),
                (x - wide * 0.5, y - tall),
                (x + wide * 0.5, y - tall),
                (x + wide, y + 2 - slant),
            ),
            1.4,
            2.3,
            2.3,
            1.4,
        ),
        "k",
    )
    p.fill(thread((x - wide * 0.6, y + 4), (x, y + 3), (x + wide * 0.6, y + 4)), "line")


def drop(p: Picture, x: float, y: float) -> None:
    """Paint a drop of sweat with its point at (x, y)."""
    shape: Shape = blob((x, y), (x + 2, y + 4), (x + 3, y + 8), (x, y + 10), (x - 3, y + 8), (x - 2, y + 4))
    p.fill(around(around(shape) | shape), "w") if p.depth == 1 else None
    p.fill(shape, "sweat", edge="k")
    p.fill(oval(x - 2, y + 5, x, y + 8), "w")
    p.fill(shape & oval(x + 1, y + 4, x + 5, y + 12), "sweat shade") if p.depth > 1 else None
