"""Marks on flowers, and the emblems of the four powers, which differ in shape and not only in suit.

Each has a spare cell on each side: in black and white a white halo separates it from the patterns below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.drawing import CLEAR, Drawing, Ink, Picture, stamp
from tools.art.flowers.shapes import Shape, line, rows
from tools.art.garden.hearts import power_heart, rays
from tools.art.garden.kit import paste

INKS: Mapping[str, Ink] = {
    "R": Ink("990033", "brown", "black"),
    "p": Ink("FF9999", "magenta", "white"),
    "h": Ink("DD0000", "red", "black"),
    "G": Ink("009933", "forest", "50"),
    "g": Ink("66FF33", "green", "white"),
    "e": Ink("CCFFCC", "white", "white"),
    "y": Ink("FFCC00", "yellow", "white"),
    "Y": Ink("FF9900", "orange", "25"),
    "c": Ink("FFFFCC", "white", "white"),
    "t": Ink("CC9966", "tan", "white"),
    "T": Ink("996633", "brown", "50"),
    "b": Ink("66CCFF", "cyan", "white"),
    "B": Ink("0066CC", "blue", "50"),
    "s": Ink("CCCCCC", "silver", "white"),
    "S": Ink("888888", "grey", "50"),
    "d": Ink("663366", "purple", "50"),
    "f": Ink("FFCC99", "white", "white"),
}

POISON = rows("""
    .........kkkkkk.........
    .........ktTTTk.........
    .........ktTTTk.........
    ........kkkkkkkk........
    ........kesssSSk........
    ........kkkkkkkk........
    .........kegGGk.........
    .........kegGGk.........
    ........kkegGGkk........
    ......kkeeggGGGGkk......
    .....keegggggGGGGGk.....
    ....keegkkkkkkkkGGGk....
    ...keegkwwwwwwwwkGGGk...
    ...keggkwwwwwwwwkGGGk...
    ...keggkwkkwwkkwkGGGk...
    ...keggkwkkwwkkwkGGGk...
    ...kegggkwwkkwwkGGGGk...
    ...kegggkwwwwwwkGGGGk...
    ...keggggkwkwkwkGGGGk...
    ...keggggkwkwkwkGGGGk...
    ....kegggkkkkkkkGGGk....
    ....kkegggggggGGGGkk....
    .....kkkGGGGGGGGkkk.....
    .......kkkkkkkkkk.......
""")
"""A bottle with a skull."""

FERTILISER = rows("""
    .....kkk........kkk.....
    ....kttTk..kk..ktTTk....
    ....kttTTkkttkkTTTTk....
    .....kkTTTTTTTTTTkk.....
    ......kkkkkkkkkkkk......
    .....kyyyyyyyyyyyyk.....
    ......kkkkkkkkkkkk......
    .....ktcccccccccTTk.....
    ....ktccccccccccctTk....
    ...ktcckkkccckkkcttTk...
    ...ktckphhkckhhhkctTk...
    ..ktckphhhhhhhhhhkttTk..
    ..ktckphhhhhhhhhRkttTk..
    ..ktcckhhhhhhhhRkcttTk..
    ..ktccckhhhhhhRkccttTk..
    ..ktcccckhhhhRkcccttTk..
    ..ktccccckhhRkccccttTk..
    ..ktcccccckRkcccccttTk..
    ..kttcccccckcccccttTTk..
    ..kttccccccccccccctTTk..
    ...kttccccccccccctTTk...
    ...kTtttttttttttttTTk...
    ....kkTTTTTTTTTTTTkk....
    ......kkkkkkkkkkkk......
""")
"""A sack of fertiliser."""

SPY = rows("""
    ........kkkkkkkk........
    .......kdddddddRk.......
    ......kddddddddRRk......
    ......kddddddddRRk......
    ......kkkkkkkkkkkk......
    ......kyyyyyyyyyyk......
    ..kkkkkkkkkkkkkkkkkkkk..
    .kdddddddddddddddRRRRRk.
    ..kkkkkkkkkkkkkkkkkkkk..
    .....kffffffffffTk......
    ....kkkkkkkkkkkkkkk.....
    ...kbwkkkkkkkbwkkkkk....
    ....kkkkkfffkkkkkkk.....
    .....kkkkffffkkkkk......
    .....kfffffffffffTk.....
    .....kffffkffkfffTk.....
    .....kfffffkkffffTk.....
    ......kfffffffffTk......
    ....kkkkffkkkkffkkkk....
    ...kddddkfffffTkdddRk...
    ..kddddddkkkkkkddddRRk..
    .kdddkddddkRkddddkddRRk.
    .kdddkddddkRkddddkddRRk.
    .kkkkkkkkkkkkkkkkkkkkkk.
""")
"""A figure in hat and dark glasses."""

EYE = rows("""
    ....kkkkk....
    ..kkwwwwwkk..
    .kwwwkkkwwwk.
    kwwwkBBkkwwwk
    kwwwkBwkkwwwk
    kwwwkkkkkwwwk
    .kwwwkkkwwwk.
    ..kkwwwwwkk..
    ....kkkkk....
""")
WILL = rows("""
    .kkkkkkkkkkkkkk..
    kccckkkkkkkkkkck.
    kckkcccccccccckck
    kckkcccccccccckkk
    .kkcckkkkkkkccck.
    ..kccccccccccck..
    ..kcckkkkkkcckk..
    ..kccccccccchhk..
    ..kcckkkkcchppRk.
    ..kcccccccchphRk.
    ..kccccccccchRRk.
    .kccccccccckhkRk.
    kckkkkkkkkkkhkRk.
    kcccccccccckkkkk.
    .kkkkkkkkkkk.....
""")
TIRED = rows("""
    .....k.....
    ....kbk....
    ....kbk....
    ...kwbBk...
    ...kwbBk...
    ..kwbbbBk..
    .kwbbbbbBk.
    .kwbbbbbBk.
    .kbbbbbBBk.
    ..kbbBBBk..
    ...kkkkk...
""")
DROP = rows("""
    ..k..
    .kbk.
    .kbk.
    kwbBk
    kbbBk
    kbbBk
    .kkk.
""")
"""The same, beside a number."""
FLAG = rows("""
    kkkkkkkk..
    khhhhhhkk.
    khphhhhhhk
    khhhhhhhhk
    khhhhhhkk.
    kkkkkkkk..
    kk........
    kk........
    kk........
""")
"""Mark of the player to move."""
LABEL = rows("""
    kkkkkkkkkkkkkkkkk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kwwwwwwwwwwwwwwsk
    kkssssssssssssskk
    .kkkkkkkkkkkkkkk.
    ......kwwsk......
    ......kwwsk......
    .......kwk.......
    ........k........
""")
"""A gardener's label on a stake, for a flower's number."""

POWERS = {"poison": POISON, "fertiliser": FERTILISER, "spy": SPY}
"""Emblems of spades, hearts and clubs in the hand; diamonds make a POWER FLOWER."""

MARKS = {"seen": EYE, "will": WILL, "tired": TIRED, "label": LABEL}


BLADES: Sequence[tuple[Shape, str]] = (
    (line((2, 2), (11, 11), pen=2) | {(1, 1)}, "s"),
    (line((14, 14), (15, 15), pen=2), "T"),
    (line((8, 14), (14, 8), pen=2), "y"),
    (line((2, 2), (10, 10)), "w"),
)
"""One of two crossed blades: steel, grip, guard and the edge of the steel; the other mirrors it."""


def fight(depth: int) -> Picture:
    """Draw two crossed blades."""
    picture = Picture(depth, 19, 19, INKS)
    for mirror in (True, False):
        for shape, role in BLADES:
            found = frozenset((18 - x, y) for x, y in shape) if mirror else shape
            picture.fill(found, role, edge="" if role == "w" else "k")
    return picture


def power_flower(depth: int) -> Picture:
    """Draw the heart of a POWER FLOWER on its rays."""
    picture = Picture(depth, 24, 24)
    paste(picture, 0, 0, rays(11)(depth))
    paste(picture, 3, 3, power_heart(8)(depth))
    return picture


def haloed(draw: Drawing) -> Drawing:
    """Return the drawing with a spare cell on each side; in black and white it has a white halo."""

    def drawn(depth: int) -> Picture:
        inner = draw(depth)
        picture = Picture(depth, inner.width + 2, inner.height + 2)
        taken = {(x, y) for y, row in enumerate(inner.grid) for x, index in enumerate(row) if index != CLEAR}
        if depth == 1:
            picture.fill({(x + i, y + j) for x, y in taken for i in range(3) for j in range(3)}, "w")
        paste(picture, 1, 1, inner)
        return picture

    return drawn


def _sprite(sprite: Sequence[str]) -> Drawing:
    return haloed(stamp(len(sprite[0]), len(sprite), sprite, INKS))


PICTURES: dict[str, Drawing] = {
    **{f"power-{name}": _sprite(sprite) for name, sprite in POWERS.items()},
    "power-flower": haloed(power_flower),
    **{f"mark-{name}": _sprite(sprite) for name, sprite in MARKS.items()},
    "mark-fight": haloed(fight),
    "mark-drop": stamp(5, 7, DROP, INKS),
    "mark-turn": _sprite(FLAG),
}
