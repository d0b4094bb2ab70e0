"""Draws the twelve coins, large and small: names, grounds, metals and inks.

Three things together identify a coin: the emblem, the ground's colour and the ground's pattern. The pattern
is the same at every depth, in two tones of one colour at 8 bits and in black and white at 1 bit, where it
replaces the colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tools.art.coins.emblems import GRIN, LARGE, ONE_BIT, SMALL, SMALL_ONE_BIT
from tools.art.flowers.kit import HEIGHT, WIDTH, Canvas, Ink, Shape, around, border, oval

JOKERS = {"joker-1": 13, "joker-2": 14}
"""Numbers of the jokers' coin and grounds."""


class Metal(NamedTuple):
    """Metal of a coin: its rim, the shade of the rim and the circle inside, and the field."""

    rim: Ink
    shade: Ink
    field: Ink


GOLD = Metal(
    Ink("FFCC33", "yellow", "white"), Ink("996600", "brown", "black"), Ink("FFFF99", "yellow", "white")
)
SILVER = Metal(
    Ink("CCCCCC", "silver", "white"), Ink("777777", "grey", "black"), Ink("EEEEEE", "white", "white")
)
COPPER = Metal(
    Ink("CC6633", "orange", "white"), Ink("663300", "brown", "black"), Ink("FFCC99", "white", "white")
)
JADE = Metal(
    Ink("66CC99", "green", "white"), Ink("006633", "forest", "black"), Ink("CCFFCC", "white", "white")
)


class Coin(NamedTuple):
    """One coin.

    `ground` and `figure` are the two tones of the card's ground; `pattern` is eight rows of eight cells, "#"
    for the figure. `plant`, `light` and `second` are the roles "e", "E" and "x" of the emblem.
    """

    name: str
    metal: Metal
    ground: Ink
    figure: Ink
    pattern: tuple[str, ...]
    plant: Ink
    light: Ink
    second: Ink


def _ink(text: str) -> Ink:
    return Ink(*text.split(" "))


def _coin(name: str, metal: Metal, grounds: str, pattern: str, plant: str) -> Coin:
    ground, figure = grounds.split(", ")
    eight, four = ground.split(" ")
    eight_figure, four_figure = figure.split(" ")
    inks = [_ink(text) for text in plant.split(", ")]
    return Coin(
        name,
        metal,
        Ink(eight, four, "white"),
        Ink(eight_figure, four_figure, "black"),
        tuple(pattern.split()),
        *inks,
    )


COINS: Mapping[int, Coin] = {
    1: _coin(
        "Pine Crown",
        GOLD,
        "006633 forest, 009933 green",
        "...#.... .#.#.#.. ..###... ........ .......# .#...#.# #.....## ........",  # fans of needles
        "006600 forest black, 66CC33 green white, 663300 brown black",
    ),
    2: _coin(
        "Plum Penny",
        SILVER,
        "CC0033 red, 990033 brown",
        ".##..... #..#.... #..#.... .##..... ........ .....##. .....##. ........",  # round petals and buds
        "DD0000 red black, FF9999 magenta black, FFCC00 yellow white",
    ),
    3: _coin(
        "Cherry Mark",
        COPPER,
        "FFCCCC white, FF99CC magenta",
        ".#...... ........ .....#.. ........ .#...... ........ .....#.. ........",  # falling petals
        "FFCCFF white white, FF6699 magenta black, CC0066 red black",
    ),
    4: _coin(
        "Wisteria Florin",
        SILVER,
        "CCCCFF silver, 9999CC purple",
        "#....... #...#... #...#... #...#... ....#... #...#... #...#... #...#...",  # hanging threads
        "663399 purple black, CC99FF magenta black, 339933 forest black",
    ),
    5: _coin(
        "Iris Ducat",
        GOLD,
        "3366CC blue, 6699FF cyan",
        "#...#... .#.#.#.# ..#...#. ........ ........ ........ ........ ........",  # waves
        "6633CC purple white, 9999FF cyan white, FF9900 orange black",
    ),
    6: _coin(
        "Peony Guinea",
        JADE,
        "FFCC33 yellow, FF9900 orange",
        "#....... .#.....# ..#...#. ...#.#.. ....#... ...#.#.. ..#...#. .#.....#",  # lattice
        "CC0000 red white, FF6666 magenta white, FFCC00 yellow black",
    ),
    7: _coin(
        "Clover Groat",
        COPPER,
        "99CC66 green, 669933 forest",
        "##...... .##..... ........ ........ ....##.. ...##... ........ ........",  # alternating leaves
        "DD0000 red black, DD0000 red black, 009933 green white",
    ),
    8: _coin(
        "Pampas Real",
        SILVER,
        "000033 black, 333366 slate",
        "######## ##.#.### ###.#### ######## ######## .######. #.####.# ########",  # grass at night
        "FFCC33 yellow white, FFCC33 yellow white, 000000 black black",
    ),
    9: _coin(
        "Aster Shilling",
        SILVER,
        "FF9933 orange, FF6600 yellow",
        "....#... ###.#... ....#... ........ #....... #...###. #....... ........",  # woven straw
        "FFCC00 yellow white, FFCC00 yellow white, CC3300 red black",
    ),
    10: _coin(
        "Maple Thaler",
        GOLD,
        "993300 brown, CC6633 tan",
        "#...#... .#...#.. ..#...#. ...#...# #...#... .#...#.. ..#...#. ...#...#",  # slanting grain
        "CC3300 red black, CC3300 red black, 660000 brown white",
    ),
    11: _coin(
        "Bitcoin",
        GOLD,
        "9966CC white, 663399 purple",
        ".###.### ######## ##.###.# ######## .###.### ######## ##.###.# ########",  # three quarters
        "663399 purple black, 9966CC purple white, 003300 forest black",
    ),
    12: _coin(
        "Litecoin",
        SILVER,
        "99CCFF cyan, 3399CC white",
        "...#.... ..#..... .#...... ........ .......# ......#. .....#.. ........",  # rain
        "99CCFF cyan white, FFFFFF white white, 003399 blue black",
    ),
    13: _coin(
        "Joker",
        GOLD,
        "FFFFCC white, FFCC66 yellow",
        "####.... ####.... ####.... ####.... ....#### ....#### ....#### ....####",  # chequers
        "000000 black black, 000000 black black, DD0000 red black",
    ),
    14: _coin(
        "Joker",
        GOLD,
        "CCCCCC silver, 999999 white",
        "...#.... ..###... .#####.. #######. .#####.. ..###... ...#.... ........",  # lozenges
        "000000 black black, 000000 black black, DD0000 red black",
    ),
}


DARK = (4,)
"""Coins whose large emblem is all black at 1 bit, divided by white contours."""

HEARTS: Mapping[int, str] = {2: "w"}
"""Role at 1 bit of the second colour of a small emblem where it lies inside the first."""


def inks(number: int) -> dict[str, Ink]:
    """Return the roles of a coin's cards: emblem, metal ("rim", "shade", "field"), "ground" and "figure"."""
    coin = COINS[number]
    return {
        "e": coin.plant,
        "E": coin.light,
        "x": coin.second,
        "rim": coin.metal.rim,
        "shade": coin.metal.shade,
        "field": coin.metal.field,
        "ground": coin.ground,
        "figure": coin.figure,
    }


def ground(canvas: Canvas, number: int) -> None:
    """Paint the whole card with the coin's ground and pattern."""
    pattern = COINS[number].pattern
    for y in range(HEIGHT):
        for x in range(WIDTH):
            canvas.put(x, y, "figure" if pattern[y % 8][x % 8] == "#" else "ground")


def large(canvas: Canvas, number: int) -> None:
    """Draw the coin, 23 x 23, in its place at the upper left: columns and rows 3..25."""
    disc = oval(3, 3, 26, 26)
    rim = disc - border(disc)
    circle = rim - border(rim)
    if canvas.depth == 1:
        # Black and white has no shades to mark a rim, so the rim is a double line.
        canvas.fill(disc, "k", edge="w")
        canvas.fill(circle, "field")
    else:
        canvas.fill(disc, "k", edge="w")
        canvas.fill(rim, "rim")
        # The light falls from the upper left.
        canvas.fill(border(circle) | {(x, y) for x, y in border(rim) if x + y > 32}, "shade")
        canvas.fill(circle - border(circle), "field")
    picture = LARGE.get(number, GRIN)
    if canvas.depth == 1:
        picture = ONE_BIT.get(number, picture)
    place = (3 + (23 - len(picture[0])) // 2, 3 + (23 - len(picture)) // 2)
    if number in DARK:
        canvas.woodcut(*place, picture)
    else:
        canvas.sprite(*place, picture)


def small(canvas: Canvas, number: int, x: int, y: int, edge: str = "") -> None:
    """Draw a small coin, 13 x 13, at (x, y)."""
    disc = oval(x, y, x + 13, y + 13)
    canvas.fill(disc, "k", edge=edge)
    face = disc - border(disc)
    canvas.fill(face, "field")
    if canvas.depth > 1:
        canvas.fill(border(face), "rim")
        canvas.sprite(x + 2, y + 2, SMALL[number])
        return
    picture = SMALL_ONE_BIT.get(number, SMALL[number])
    canvas.sprite(x + 2, y + 2, picture, {"e": "w" if number == 8 else "k", "x": HEARTS.get(number, "k")})


def halo(canvas: Canvas, shape: Shape, margin: int = 1) -> None:
    """Separate a contoured figure from the ground at 1 bit with a white line `margin` cells wide."""
    if canvas.depth == 1:
        near = shape
        for _ in range(margin):
            near |= around(near)
        canvas.fill(near - shape, "w")
