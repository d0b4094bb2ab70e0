"""Backs of the French cards: a star of lace, a tartan, two circling fish, and a night."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from tools.art.backs.kit import backs, fill, middle, ramp
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import rows

LACE = {
    "field": Ink("003399", "blue", "black"),
    "mesh": Ink("3366CC", "cyan", "white"),
    "dot": Ink("6699FF", "cyan", "white"),
    "thread": Ink("FFFFFF", "white", "white"),
    "shade": Ink("99CCFF", "silver", "white"),
    "well": Ink("000077", "blue", "black"),
    "rim": Ink("003399", "blue", "black"),
}
TARTAN = {
    "green": Ink("006633", "forest", "75"),
    "both": Ink("663333", "brown", "50"),
    "red": Ink("CC0000", "red", "25"),
    "dark": Ink("003333", "black", "black"),
    "ember": Ink("660000", "brown", "black"),
    "gold": Ink("FFCC33", "yellow", "white"),
    "wool": Ink("FFFFCC", "white", "white"),
    "rim": Ink("003333", "black", "black"),
}
POND = {
    **ramp("koi", "990000 DD0000 FF6600 FFCC99", "brown red orange white", "black white white white"),
    "water": Ink("006666", "blue", "black"),
    "deep": Ink("003366", "black", "black"),
    "ripple": Ink("669999", "cyan", "white"),
    "eye": Ink("000000", "black", "black"),
    "pale": Ink("FFFFFF", "white", "white"),
    "rim": Ink("336666", "blue", "black"),
}
NIGHT = {
    "sky0": Ink("000033", "black", "black"),
    "sky1": Ink("000066", "blue", "black"),
    "sky2": Ink("330099", "purple", "black"),
    "sky3": Ink("663399", "purple", "black"),
    "moon": Ink("FFFFCC", "white", "white"),
    "glow": Ink("FFCC66", "yellow", "white"),
    "star": Ink("FFFF99", "yellow", "white"),
    "hill": Ink("000000", "black", "white"),
    "rim": Ink("FFCC66", "yellow", "black"),
}


KNOT = rows("""
    ..ww..
    .wssw.
    wssssw
    wssssw
    .wssw.
    ..ww..
""")


def _lace(picture: Picture) -> None:
    """Draw a star of lace on a fine net, with a quarter of a fan in each corner."""
    cx, cy = middle(picture)
    width, height = picture.width, picture.height

    def net(x: int, y: int) -> str:
        across, down = abs(2 * x - width + 1) // 2, abs(2 * y - height + 1) // 2
        near = (across + down) % 4, (across - down) % 4
        return "dot" if near == (0, 0) else "mesh" if 0 in near else "field"

    fill(picture, net)
    if width < 12:
        picture.sprite(2, 4, KNOT, {"w": "thread", "s": "well"})
        return
    _star(picture, cx, cy, width * 0.40, 8)
    inset = 3 if width > 30 else 1
    for x in (inset, width - 1 - inset):
        for y in (inset, height - 1 - inset):
            _star(picture, x, y, width * 0.30, 8)


def _star(picture: Picture, cx: float, cy: float, radius: float, petals: int) -> None:
    """Draw a circle of lace: scallops at its edge, petals inside, rings between."""
    large = radius > 10
    for y in range(int(cy - radius) - 2, int(cy + radius) + 3):
        for x in range(int(cx - radius) - 2, int(cx + radius) + 3):
            far, turn = hypot(x - cx, y - cy), atan2(y - cy, x - cx)
            swing = abs(cos(petals * turn / 2))
            edge = radius * (0.86 + 0.14 * swing)
            if far > edge:
                continue
            if far > edge - 1.1:
                role = "thread"
            elif large and edge - 3.2 < far < edge - 2.0:
                role = "shade"
            elif abs(far - radius * 0.60) < 0.55 or (
                far < radius * 0.60 and abs(far - radius * (0.14 + 0.40 * swing**0.8)) < 0.65
            ):
                role = "thread"
            elif far < radius * (0.14 + 0.40 * swing**0.8):
                role = "shade" if far < radius * 0.30 and large else "well"
            else:
                role = "well" if far < radius * 0.6 else "field"
            picture.put(x, y, role)


def _tartan(picture: Picture) -> None:
    """Draw a tartan: the same stripes across and down, mixed where they cross."""
    width, height = picture.width, picture.height
    large = width > 30
    sett = (
        "ggggkrrrrrrkgggwgggkrrrrrrkggggy" if large else "ggkrrrkggwggkrrrkggy" if width > 12 else "gkrrkgy"
    )
    cx, cy = (width - 1) // 2, (height - 1) // 2
    shift = sett.index("w") if "w" in sett else 0

    def cell(x: int, y: int) -> str:
        warp, weft = (sett[(at + shift) % len(sett)] for at in (x - cx, y - cy))
        pair = {warp, weft}
        if "w" in pair or "y" in pair:
            line = "wool" if "w" in pair else "gold"
            # A warp thread goes over and under.
            if len(pair) == 1 or (x + y) % 4 < 3:
                return line
            pair -= {"w", "y"}
        if len(pair) == 1:
            return {"g": "green", "r": "red", "k": "dark"}[pair.pop()]
        if pair == {"g", "r"}:
            return "both"
        return "ember" if "r" in pair else "dark"

    fill(picture, cell)


def _pond(picture: Picture) -> None:
    """Draw two fish that circle each other in the ripples of a pond."""
    cx, cy = middle(picture)
    width = picture.width

    def cell(x: int, y: int) -> str:
        far = hypot(x - cx, (y - cy) * 0.58)
        for turned, tones in ((0.0, ("pale", "koi2", "koi1")), (pi, ("koi3", "koi1", "koi0"))):
            role = _koi(far / width, (atan2((y - cy) * 0.58, x - cx) + turned) % (2 * pi), width, tones)
            if role:
                return role
        ring = far % (width / 7)
        if ring < 1 and width > 12 and sin(3 * atan2(y - cy, x - cx) + far) > -0.6:
            return "ripple"
        return "deep" if far < width * 0.14 else "water"

    fill(picture, cell)


def _koi(far: float, turn: float, width: int, tones: tuple[str, str, str]) -> str:
    """Return the role of a fish at a place of its circle, given by distance and angle from the middle.

    The tail comes first; empty if the place is outside the fish.
    """
    along = (turn - 1.75) % (2 * pi) / 2.75
    if not 0 <= along <= 1:
        return ""
    aside = far - 0.29
    body = 0.085 * sin(pi * ((along - 0.14) / 0.86) ** 1.5) ** 0.6 if along > 0.14 else 0.0
    tail = 0.085 * (1 - along / 0.24) + 0.02 if along < 0.24 else 0.0
    fin = 0.15 - abs(along - 0.66 + abs(aside) * 1.3) * 1.6 if 0.4 < along < 0.75 else 0.0
    half = max(body, tail)
    if abs(aside) < half:
        if width > 30 and body and 0.86 < along < 0.91 and 0.03 < abs(aside) < 0.056:
            return "eye"
        if along < 0.2:
            return tones[0] if along > 0.04 or abs(aside) > 0.04 else ""
        patch = sin(along * 15 + aside * 25)
        if patch > 0.5:
            return tones[0]
        return tones[2] if aside > half * 0.45 else tones[1]
    if abs(aside) < fin:
        return tones[0]
    return "deep" if abs(aside) < half + 1.1 / width else ""


STARS = (
    (8, 12),
    (15, 7),
    (33, 9),
    (41, 18),
    (6, 27),
    (40, 33),
    (12, 40),
    (36, 45),
    (9, 53),
    (42, 55),
    (24, 6),
)
SPARK = rows("""
    ..s..
    ..s..
    sssss
    ..s..
    ..s..
""")


def _night(picture: Picture) -> None:
    """Draw a crescent over hills, with point symmetry, since a card has no upper side."""
    cx, cy = middle(picture)
    width, height = picture.width, picture.height
    scale = width / 48

    def sky(x: int, y: int) -> str:
        far = hypot(x - cx, (y - cy) * 0.75) / width
        return "sky3" if far < 0.27 else "sky2" if far < 0.38 else "sky1" if far < 0.52 else "sky0"

    fill(picture, sky)
    if width < 12:
        picture.fill(
            {(4, 5), (3, 6), (3, 7), (3, 8), (4, 9), (5, 10), (6, 10), (4, 7), (4, 6), (4, 8)}, "moon"
        )
        picture.fill({(6, 3), (7, 6), (2, 12)}, "star")
        return
    radius = 11.5 * scale
    for y in range(height):
        for x in range(width):
            far, cut = hypot(x - cx, y - cy), hypot(x - cx - 5 * scale, y - cy + 3 * scale)
            if far < radius and cut > radius * 0.86:
                picture.put(x, y, "moon" if far < radius - 1.6 or x + y < cx + cy else "glow")
    for number, (x, y) in enumerate(STARS):
        for at in ((x, y), (47 - x, 77 - y)):
            left, top = int(at[0] * scale), int(at[1] * scale)
            if number % 4 == 1 and width > 30:
                picture.sprite(left - 2, top - 2, SPARK, {"s": "star"})
            else:
                picture.put(left, top, "star")


PICTURES: dict[str, Drawing] = {
    **backs("lace", LACE, _lace),
    **backs("tartan", TARTAN, _tartan),
    **backs("fish", POND, _pond),
    **backs("night", NIGHT, _night),
}
