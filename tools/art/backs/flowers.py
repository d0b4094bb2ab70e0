"""Three more backs: sea waves, tortoise shell, and a striped sleeve with a three-coloured swirl."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import atan2, hypot, pi

from tools.art.backs.kit import SIZES, back
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import rows

Ground = Callable[[Picture, int], None]
"""Fills a picture with a pattern whose unit is so many cells."""

WAVES = {
    "deep": Ink("003399", "blue", "black"),
    "line": Ink("FFFFFF", "white", "white"),
    "mid": Ink("6699CC", "cyan", "black"),
    "rim": Ink("003399", "blue", "black"),
    "heart": Ink("003366", "blue", "black"),
}
SHELL = {
    "field": Ink("006633", "forest", "white"),
    "line": Ink("FFCC33", "yellow", "black"),
    "dot": Ink("CC9900", "yellow", "black"),
    "rim": Ink("003300", "forest", "black"),
}
SLEEVE = {
    "one": Ink("CC0000", "red", "black"),
    "two": Ink("FFCC00", "yellow", "white"),
    "three": Ink("003399", "blue", "50"),
    "four": Ink("009966", "green", "25"),
    "rim": Ink("660033", "purple", "black"),
    "seam": Ink("000000", "black", "black"),
    "disc": Ink("FFFFFF", "white", "white"),
    "red": Ink("DD0000", "red", "black"),
    "blue": Ink("0033CC", "blue", "50"),
    "gold": Ink("FFCC00", "yellow", "white"),
}

BLOSSOM = rows("""
    ..l.l..
    .lllll.
    lldddll
    .ldddl.
    lldddll
    .lllll.
    ..l.l..
""")


def _waves(picture: Picture, unit: int) -> None:
    """Draw wave scales: rows of rings `unit` wide, each row shifted by half a ring over the one above."""
    picture.fill({(x, y) for x in range(picture.width) for y in range(picture.height)}, "line")
    middle = (picture.width - 1) / 2
    rise = unit * 7 / 12
    rings: tuple[str, ...] = (
        "line",
        "deep",
        "deep",
        "mid",
        "mid",
        "deep",
        "line",
        "deep",
        "mid",
        "deep",
        "heart",
    )
    if unit < 8:
        rings = ("line", "deep", "mid", "deep", "line", "heart")
    for number in range(int((picture.height + unit) / rise) + 1):
        cy = round(number * rise + rise - 1)
        shift = unit * (number % 2)
        for n in range(-3, 4):
            cx = middle + shift + 2 * unit * n
            for y in range(cy - unit, cy + 1):
                for x in range(picture.width):
                    far = hypot(x - cx, y - cy)
                    if far < unit + 0.3:
                        ring = int(unit + 0.3 - far)
                        picture.put(x, y, rings[min(ring, len(rings) - 1)])


def _shell(picture: Picture, unit: int) -> None:
    """Draw hexagons standing on a point, each with a small blossom."""
    width, height = picture.width, picture.height
    picture.fill({(x, y) for x in range(width) for y in range(height)}, "field")
    # Centres of a honeycomb; a cell on the border between two has the same distance to both.
    down = unit * 1.5
    centres = [
        ((width - 1) / 2 + (2 * n + line % 2) * unit * 0.875, (height - 1) / 2 + line * down)
        for line in range(-8, 9)
        for n in range(-5, 6)
    ]
    for y in range(height):
        for x in range(width):
            near = sorted(hypot(x - cx, y - cy) for cx, cy in centres)[:2]
            if near[1] - near[0] < 1.1:
                picture.put(x, y, "line")
    for cx, cy in centres:
        if unit > 7:
            picture.sprite(round(cx) - 3, round(cy) - 3, BLOSSOM, {"l": "line", "d": "dot"})
        else:
            picture.fill({(round(cx), round(cy))}, "dot")


def _sleeve(picture: Picture, unit: int) -> None:
    """Draw upright stripes of four colours with seams, and a swirl of three colours in the middle."""
    width, height = picture.width, picture.height
    stripes = ("one", "two", "three", "four", "three", "two", "one")
    first = (width - 7 * unit) // 2
    for x in range(width):
        stripe = max(0, min((x - first) // unit, 6))
        for y in range(height):
            seam = (x - first) % unit == 0 and first < x < first + 7 * unit
            picture.put(x, y, "seam" if seam else stripes[stripe])
    cx, cy = (width - 1) / 2, (height - 1) / 2
    radius = width * 0.33
    for y in range(height):
        for x in range(width):
            far = hypot(x - cx, y - cy)
            if far <= radius + 1.6:
                picture.put(x, y, "seam")
            if far <= radius + 0.4:
                picture.put(x, y, "disc")
            if far <= radius - 1.2:
                # Three tails that curl from the rim to the middle.
                turn = (atan2(y - cy, x - cx) / (2 * pi) + 0.55 * (1 - far / radius)) % 1
                third = turn * 3
                edge = abs(third - round(third)) * far < 0.9 and far > 1
                picture.put(x, y, "seam" if edge else ("red", "blue", "gold")[int(third) % 3])


_GROUNDS: dict[str, tuple[dict[str, Ink], Ground, int, int, int]] = {
    "waves": (WAVES, _waves, 12, 6, 4),
    "shell": (SHELL, _shell, 8, 5, 3),
    "sleeve": (SLEEVE, _sleeve, 6, 3, 1),
}

PICTURES: dict[str, Drawing] = {
    f"{name}{size.suffix}": partial(back, size=size, inks=inks, fill=partial(ground, unit=unit))
    for name, (inks, ground, *units) in _GROUNDS.items()
    for unit, size in zip(units, SIZES, strict=True)
}
