"""Sample scenes of the garden, laid out as on a table, for inspection."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.drawing import Picture
from tools.art.garden import beds, geometry, heaps, hearts, index, petals, signs
from tools.art.garden.geometry import NORMAL, SMALL, Size
from tools.art.garden.kit import centred, laid, paste, tiled


def flower(
    picture: Picture,
    x: int,
    y: int,
    size: Size,
    faces: Sequence[str],
    hidden: str = "",
    power: bool = False,
    ringed: int = -1,
) -> None:
    """Draw a flower with its middle at (x, y), and a ring around petal `ringed`.

    Each face is a card's id, "" for a hidden petal of the colour `hidden`, or "?" and the id for a card that
    only the viewer knows.
    """
    depth, suffix = picture.depth, size.suffix
    under = "rays" if power else "stalk" if len(faces) <= geometry.STALKED else "leaves"
    centred(picture, x, y, hearts.PICTURES[under + suffix](depth))
    laid = list(zip(geometry.places(size, len(faces)), faces, strict=True))
    for (dx, dy, number), face in reversed(laid):
        card = face.lstrip("?")
        kind = hidden if not face else "seen" if face != card else "power" if power else "open"
        _petal(picture, x + dx, y + dy, size, kind, number)
        if face:
            centred(picture, x + dx, y + dy, index.PICTURES[f"index-{card}{suffix}"](depth))
    if ringed >= 0:
        dx, dy, number = laid[ringed][0]
        _petal(picture, x + dx, y + dy, size, "ring", number)
    name = "heart" + ("-power" if power else "") + ("-wide" if geometry.wide(len(faces)) else "")
    if under == "stalk":
        name = "bud"
    centred(picture, x, y, hearts.PICTURES[name + suffix](depth))


def _petal(picture: Picture, x: int, y: int, size: Size, kind: str, number: int) -> None:
    """Draw one petal of a strip with the middle of its index at (x, y)."""
    ax, ay = geometry.anchor(size, number)
    strip = petals.PICTURES[f"petals-{kind}{size.suffix}"](picture.depth)
    paste(picture, x - ax, y - ay, strip, size.cell * number, size.cell)


DECK = ("AS", "10H", "KD", "7C", "JR", "QS", "2H", "3D", "JB", "8C", "9S", "KC", "5H", "4D", "6C", "QH")
MORE = (*DECK, "AC", "10S", "JD", "2C")
REGULAR: Sequence[tuple[str, Sequence[str]]] = (
    ("rose", ["", "", ""]),
    ("violet", ["", ""]),
    ("marigold", ["", "", "", "", ""]),
    ("violet", ["9C", "", "10H"]),
    ("rose", ["5C", "", "KH", "", ""]),
    ("marigold", ["QD"]),
    ("violet", ["?4D", "?AS", "JB"]),
    ("rose", ["", "3S"]),
)


def table(depth: int) -> Picture:
    """Draw two gardens, the path between them with pile and Graveyard, and a fence: 600 x 424."""
    picture = Picture(depth, 600, 424)
    tiled(picture, 0, 0, picture.width, picture.height, beds.lawn(depth))
    tiled(picture, 0, 176, picture.width, 72, beds.path(depth))
    tiled(picture, 0, 404, picture.width, 20, beds.PICTURES["fence"](depth))
    laid(picture, 6, 4, 588, 84, beds.power(depth))
    laid(picture, 6, 90, 588, 84, beds.regular(depth))
    laid(picture, 6, 250, 588, 84, beds.regular(depth))
    laid(picture, 6, 336, 588, 70, beds.power(depth))
    for number, (hidden, faces) in enumerate(REGULAR):
        flower(picture, 50 + 72 * number, 132, NORMAL, [""] * len(faces), hidden)
        flower(picture, 50 + 72 * number, 292, NORMAL, faces, hidden)
    flower(picture, 70, 46, NORMAL, DECK[:5], power=True)
    flower(picture, 170, 46, NORMAL, DECK[5:12], power=True)
    for number in range(4):
        flower(picture, 60 + 66 * number, 371, SMALL, MORE[3 * number : 5 * number + 4], power=True)
    paste(picture, 180, 184, heaps.pile(depth))
    paste(picture, 260, 184, heaps.empty(depth))
    paste(picture, 340, 182, heaps.graveyard(depth))
    centred(picture, 340 + geometry.STONE[0], 182 + geometry.STONE[1], index.PICTURES["index-QH"](depth))
    paste(picture, 450, 182, heaps.open_grave(depth))
    for name, x, y in (("seen", 482, 302), ("fight", 194, 260), ("tired", 352, 274), ("label", 410, 318)):
        centred(picture, x, y, signs.PICTURES[f"mark-{name}"](depth))
    for number, name in enumerate(("poison", "fertiliser", "flower", "spy")):
        paste(picture, 20 + 36 * number, 200, signs.PICTURES[f"power-{name}"](depth))
    return picture


def large(depth: int) -> Picture:
    """Draw flowers of 7, 12 and 20 petals in both sizes on both grounds, and a ring around a petal."""
    picture = Picture(depth, 600, 270)
    laid(picture, 0, 0, 300, 270, beds.regular(depth))
    laid(picture, 300, 0, 300, 270, beds.power(depth))
    flower(picture, 70, 70, NORMAL, [*DECK[:8], *[""] * 4], "violet")
    flower(picture, 200, 72, NORMAL, [*["?KS"] * 3, *MORE[:8], *[""] * 9], "rose")
    flower(picture, 60, 200, SMALL, [*DECK[:5], *[""] * 7], "marigold")
    flower(picture, 150, 200, SMALL, [*[""] * 12, *DECK[:8]], "rose")
    flower(picture, 240, 205, NORMAL, DECK[4:14], "rose")
    flower(picture, 365, 62, NORMAL, DECK[:7], power=True, ringed=2)
    flower(picture, 510, 74, NORMAL, MORE, power=True)
    flower(picture, 360, 180, SMALL, DECK[:7], power=True, ringed=0)
    flower(picture, 430, 200, SMALL, DECK[:12], power=True)
    flower(picture, 530, 205, SMALL, MORE, power=True)
    flower(picture, 340, 234, SMALL, DECK[5:8], power=True)
    return picture


SCENES = {"table": table, "large": large}
