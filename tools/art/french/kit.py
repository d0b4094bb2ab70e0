"""Sizes and inks of the French cards, a blank card, pips on it, and doubling a half card.

Inks, shapes and sprites are those of `tools.art.flowers`. Every measure is in cells; a card is a `Picture`
without clear cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import border, cells, flipped


class Size(Enum):
    """The two sizes, each with its width and height in cells."""

    LARGE = (48, 68)
    SMALL = (36, 50)

    @property
    def width(self) -> int:
        """Width of the card."""
        return self.value[0]

    @property
    def height(self) -> int:
        """Height of the card."""
        return self.value[1]


INKS: Mapping[str, Ink] = {
    "k": Ink("000000", "black", "black"),
    "w": Ink("FFFFFF", "white", "white"),
    "r": Ink("DD0000", "red", "25"),
    "R": Ink("990000", "brown", "white"),
    "b": Ink("0033CC", "blue", "black"),
    "B": Ink("000099", "blue", "white"),
    "y": Ink("FFCC00", "yellow", "white"),
    "Y": Ink("CC9900", "orange", "white"),
    "f": Ink("FFFFCC", "white", "white"),
    "F": Ink("FFCC99", "tan", "white"),
    "s": Ink("CCCCCC", "silver", "white"),
    "S": Ink("888888", "grey", "25"),
    "Z": Ink("999999", "grey", "black"),
    "h": Ink("CC9900", "orange", "white"),
    "H": Ink("996600", "brown", "white"),
    "n": Ink("996633", "brown", "black"),
    "N": Ink("663300", "black", "black"),
    "e": Ink("000000", "black", "white"),
    "m": Ink("FFFFFF", "white", "black"),
    "M": Ink("BBBBBB", "silver", "black"),
    "a": Ink("CC9900", "orange", "black"),
    "g": Ink("FFCC00", "yellow", "black"),
    "q": Ink("DD0000", "red", "black"),
    "i": Ink("DD0000", "red", "white"),
    "pip": Ink("000000", "black", "black"),
    "pip shade": Ink("000000", "black", "black"),
}
"""Inks of the French cards.

They are black, white; red, blue, yellow and their shades (capitals); face and its shade; steel and its shade;
strands of white hair; fair hair and its shade; brown hair and its strands. "m" and "M" are white hair and its
strands, "a" fair hair and "g" gold that are solid in black and white, where the contour "e" separates two
black masses. "q" is red for small areas, such as a mouth, and "i" red for areas that must stay light. "pip"
is the colour of the suit.
"""

RED = {"pip": Ink("DD0000", "red", "black"), "pip shade": Ink("990000", "red", "black")}

SUITS = "SHDC"


def is_red(suit: str) -> bool:
    """Return whether a suit is red: hearts or diamonds (H, D)."""
    return suit in "HD"


def blank(depth: int, size: Size, suit: str = "S") -> Picture:
    """Return a card of white paper at a depth of 1, 4 or 8 bits; its "pip" ink is that of the suit."""
    return Picture(depth, size.width, size.height, {**INKS, **(RED if is_red(suit) else {})}, "w")


def set_pip(card: Picture, x: int, y: int, drawing: Sequence[str], suit: str, over: bool = False) -> None:
    """Draw a pip with its upper left cell at (x, y).

    "#" is the suit's colour, "+" its shade (8 bits only), "o" a cut that shows the paper. At 1 bit only the
    contour of a red suit is drawn, so that both shape and weight distinguish it from the black ones. With
    `over` a white halo separates it from the background.
    """
    whole = cells(drawing, x, y)
    if over:
        card.fill(whole, "w", edge="w")
    card.fill(cells(drawing, x, y, only="#"), "pip")
    card.fill(cells(drawing, x, y, only="+"), "pip shade")
    card.fill(cells(drawing, x, y, only="o"), "w")
    if card.depth == 1 and is_red(suit):
        ink = cells(drawing, x, y, only="#+")
        card.fill(ink - border(whole), "w")


def upside_down(drawing: Sequence[str]) -> tuple[str, ...]:
    """Return a sprite turned by half a turn."""
    return flipped(drawing, across=True, down=True)


def double(card: Picture) -> None:
    """Replace the lower half by the upper one, turned by half a turn around the card's middle."""
    for y in range(card.height // 2):
        card.grid[card.height - 1 - y] = card.grid[y][::-1]
