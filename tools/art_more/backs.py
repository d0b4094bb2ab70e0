"""The backs of the flower cards, full size and half size: a red lattice on black with a blossom in a disc."""

from __future__ import annotations

from tools.art.kit import HEIGHT, WIDTH, Ink
from tools.art.shapes import around, box, oval, rows
from tools.art_more.kit import Drawing, Picture

INKS = {
    "rim": Ink("FF3333", "red", "white"),
    "field": Ink("CC0000", "red", "black"),
    "lattice": Ink("660000", "black", "white"),
    "knot": Ink("FFCC33", "yellow", "white"),
    "disc": Ink("330000", "black", "black"),
    "petal": Ink("DD0000", "red", "white"),
    "petal light": Ink("FF6666", "orange", "white"),
    "heart": Ink("FFCC00", "yellow", "black"),
}
TILE = rows("""
    x.....x.
    .x...x..
    ..x.x...
    ...o....
    ..x.x...
    .x...x..
    x.....x.
    .......o
""")
BLOSSOM = rows("""
    .......kkkkk.......
    ......kllpppk......
    .....klppppppk.....
    .....klpppppppk....
    .kkkkkpppppppkkkkk.
    kllppkkpppppkkpppk.
    klppppkkpppkkpppppk
    klpppppkpypkppppppk
    kpppppppyyyppppppk.
    .kppppkkyyykkppppk.
    ..kkkkppyyyppkkkk..
    ...klpppkpkpppk....
    ..klppppkkkppppk...
    ..klppppk.kppppk...
    ..kpppppk.kppppk...
    ...kpppk...kppk....
    ....kkk.....kk.....
""")
SMALL_BLOSSOM = rows("""
    ...kkk...
    ..klppk..
    kkkpppkkk
    klpkpkppk
    kpppyyppk
    .kkyyykk.
    .klpkppk.
    .kppkppk.
    ..kk.kk..
""")
LEGEND = {"p": "petal", "l": "petal light", "y": "heart"}


def _card(depth: int, width: int, height: int) -> Picture:
    p = Picture(depth, width, height, INKS, "k")
    p.fill(box(1, 1, width - 1, height - 1), "rim")
    p.fill(box(2, 2, width - 2, height - 2), "k")
    return p


def back(depth: int) -> Picture:
    """Draw the back of a card."""
    p = _card(depth, WIDTH, HEIGHT)
    field = box(3, 3, WIDTH - 3, HEIGHT - 3)
    p.fill(field, "field")
    # The tile is mirrored about the middle of the card, so that the lattice meets its frame alike all round.
    for x, y in field:
        letter = TILE[(y - 38) % 8][(x - 20) % 8]
        if letter != ".":
            p.put(x, y, "lattice" if letter == "x" else "knot")
    disc = oval(11, 26, 37, 52)
    ring = oval(9, 24, 39, 54)
    p.fill(ring, "rim", edge="k")
    p.fill(disc, "disc", edge="k")
    p.sprite(14, 30, BLOSSOM, LEGEND)
    p.cut_corners(2)
    for x in (1, WIDTH - 2):
        for y in (1, HEIGHT - 2):
            p.put(x, y, "k")
    return p


def back_small(depth: int) -> Picture:
    """Draw the back of a card at half its size."""
    width, height = WIDTH // 2, HEIGHT // 2
    p = _card(depth, width, height)
    field = box(3, 3, width - 3, height - 3)
    p.fill(field, "field")
    for x, y in field:
        if (x + y + 1) % 4 == 0 or (x - y) % 4 == 0:
            p.put(x, y, "lattice")
    ring = oval(5, 12, 19, 27)
    p.fill(ring, "disc", edge="k")
    p.fill(around(around(ring)) - ring, "rim")
    p.sprite(7, 15, SMALL_BLOSSOM, LEGEND)
    p.cut_corners(1)
    return p


PICTURES: dict[str, Drawing] = {"back": back, "back-small": back_small}
