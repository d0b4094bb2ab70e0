"""Cards of the Sorry board, 72 x 100: eleven fronts in three languages.

A front is a coloured panel with the numeral and a sign of the card's effect, above its instruction on white.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.board.kit import INKS, disc
from tools.art.board.numerals import numeral
from tools.art.board.pawns import BODY, HEADS
from tools.art.board.words import LINES, TEXTS, TITLE, TONGUES, written
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import Shape, around, box, cells, moved, rows, turned

WIDTH, HEIGHT = 72, 100
PANEL = (4, 4, WIDTH - 4, 53)

KINDS: Mapping[str, tuple[Ink, Ink]] = {
    "out": (Ink("009933", "green", "25"), Ink("006600", "forest", "")),
    "on": (Ink("0033CC", "blue", "white"), Ink("000077", "black", "")),
    "back": (Ink("DD0000", "red", "black"), Ink("880000", "brown", "")),
    "choice": (Ink("FF9900", "orange", "hatch"), Ink("CC6600", "tan", "")),
    "swap": (Ink("660099", "purple", "black"), Ink("330066", "black", "")),
}
"""Ground and shade of the panel, by the effect of the card.

The card starts a pawn, moves on, moves back, offers a choice of moves, or moves a rival's pawn.
"""

BURST = rows("""
    .......#.......
    ..#....#....#..
    ..##..##...##..
    ...######.##...
    ...#########...
    #############..
    ..#############
    ...##########..
    ..##########...
    .###########...
    ...####.####...
    ...##...#..##..
    ..#.....#...#..
""")

CARDS: Mapping[str, str] = {
    "1": "out",
    "2": "out",
    "3": "on",
    "4": "back",
    "5": "on",
    "7": "choice",
    "8": "on",
    "10": "choice",
    "11": "swap",
    "12": "on",
    "sorry": "swap",
}


def front(card: str, tongue: int, depth: int) -> Picture:
    """Draw the front of a card, one of `CARDS`; `tongue` is the index of a language in `TONGUES`."""
    ground, shade = KINDS[CARDS[card]]
    result = Picture(depth, WIDTH, HEIGHT, {**INKS, "panel": ground, "shade": shade})
    result.fill(box(0, 0, WIDTH, HEIGHT), "w")
    left, top, right, bottom = PANEL
    result.fill(box(left - 1, top - 1, right + 1, bottom + 1), "k")
    result.fill(box(left, top, right, bottom), "panel")
    if card == "sorry":
        _title(result, TITLE[tongue])
        _tumble(result)
    else:
        _number(result, int(card))
        _emblem(result, card)
    _instruction(result, TEXTS[card][tongue], *LINES[tongue])
    result.finish()
    return result


def _number(picture: Picture, number: int) -> None:
    """Draw the numeral: pale, with black outline and shadow; at 1 bit black or white against the panel."""
    shape, width = numeral(number)
    shape = moved(shape, (WIDTH - width) // 2, 7)
    outline = around(shape)
    beyond = around(shape | outline)
    if picture.depth == 1:
        dark = picture.inks["panel"].one == "black"
        picture.fill(beyond | outline | around(beyond), "k" if dark else "w")
        picture.fill(shape, "w" if dark else "k")
        return
    picture.fill(moved(shape | outline, 2, 2), "shade")
    picture.fill(beyond | outline, "k")
    picture.fill(shape, "square")
    picture.fill(shape - (moved(shape, -1, 0) & moved(shape, 0, -1)), "square-")


def _title(picture: Picture, title: str) -> None:
    ink, width = written(title, bold=True, name="Ferry")
    shape = moved(ink, (WIDTH - width) // 2, 17)
    picture.fill(around(shape) | around(shape | around(shape)), "k")
    picture.fill(shape, "square")


def _arrow(x0: int, x1: int, y: int, head: int = 5, shaft: int = 3) -> Shape:
    """Return an arrow from x0 to x1 around row y, with a head `head` long and a shaft `shaft` thick."""
    way = 1 if x1 > x0 else -1
    point = frozenset((x1 - way * i, y + j) for i in range(head) for j in range(-i, i + 1))
    end = x1 - way * (head - 1)
    return point | box(min(x0, end), y - shaft // 2, max(x0, end) + 1, y + shaft // 2 + 1)


def _emblem(picture: Picture, card: str) -> None:
    """Draw the card's effect below the numeral: arrows, from a start, to two pawns, or to and fro."""
    y = 45 if card == "11" else 46
    if card in ("1", "2"):
        _light(picture, disc((22, y), 5))
        picture.fill(disc((22, y), 2), "k" if picture.depth > 1 else "w")
    if card == "2":
        for x in (57, 54):
            top = y - 5 + (57 - x) // 3
            picture.fill(box(x, top, x + 6, top + 9), "w", edge="k")
    arrows = {
        "1": [_arrow(30, 53, y)],
        "2": [_arrow(30, 49, y)],
        "4": [_arrow(52, 19, y)],
        "7": [_arrow(13, 33, y), _arrow(38, 58, y)],
        "10": [_arrow(30, 60, y), _arrow(25, 11, y)],
        "11": [_arrow(18, 53, y - 3, 4, 1), _arrow(53, 18, y + 3, 4, 1)],
    }
    for arrow in arrows.get(card, [_arrow(19, 52, y)]):
        _light(picture, arrow)


def _light(picture: Picture, shape: Shape) -> None:
    """Paint a white shape with a black outline; at 1 bit a black one with a white halo on light panels."""
    outline = around(shape)
    if picture.depth == 1 and picture.inks["panel"].one != "black":
        picture.fill((outline | around(shape | outline)) & box(*PANEL), "w")
        picture.fill(shape, "k")
    else:
        picture.fill(outline, "k")
        picture.fill(shape, "w")


def _tumble(picture: Picture) -> None:
    """Draw a pawn that has taken another pawn's place, and that pawn flying off."""
    burst = cells(BURST, 28, 25)
    picture.fill(burst, "brass", edge="k")
    for x, y, quarters, colour in ((15, 27, 0, "red"), (45, 25, 1, "green")):
        figure = turned((*HEADS[colour], *BODY), quarters)
        face = colour if picture.depth > 1 else {"red": "k"}.get(colour, "w")
        if picture.depth == 1:
            picture.fill(around(cells(figure, x, y)), "w")
        picture.sprite(x, y, figure, dict.fromkeys("lcdw", face))
        picture.sprite(x, y, figure, {"c": face, "l": f"{colour}+", "d": f"{colour}-"})
    for x0, x1, y in ((36, 43, 40), (34, 46, 43), (36, 42, 46)):
        picture.fill(box(x0, y, x1, y + 1), "w")


def _instruction(picture: Picture, text: str, high: int, ascent: int) -> None:
    lines = text.split("\n")
    top = PANEL[3] + 2 + (HEIGHT - 4 - PANEL[3] - high * len(lines)) // 2
    for number, words in enumerate(lines):
        ink, width = written(words)
        picture.fill(moved(ink, (WIDTH - width + 1) // 2, top + high * number + ascent), "k")


PICTURES: Mapping[str, Drawing] = {
    f"card-{card}{ending}": partial(front, card, tongue)
    for tongue, ending in enumerate(TONGUES)
    for card in CARDS
}
