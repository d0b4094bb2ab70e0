"""Shades pictures at 256 colours: each material in its own tones, lit from the upper left.

A drawing uses few colours; here each of them belongs to a *material*, a ramp of tones of the table from dark
to light. A *form*, connected cells of one material, is shaded inside its contour: the distances of a cell
from the form's lit side and from its dark side decide how many tones it is lighter or darker than drawn. A
*body*, a group of forms separated only by their contours, is shaded once more as a whole: a bloom of petals,
a cluster of beads. So tones follow the form, drawn light and dark are kept, and paper and contours are not
painted: silhouettes are those of the other depths.

Two things are not forms: a *sky*, which is the background and stays flat (in bands it distracted from the
foreground), and paper. White is painted only where a drawing marks a form as `white`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from macclassic.quickdraw.colours import clut, parse
from tools.art.flowers.shapes import Cell, Shape, box

MATERIALS: Mapping[str, str] = {
    "lacquer": "550000 880000 BB0000 DD0000 FF3333 FF6666 FF9999",
    "ember": "663300 993300 CC3300 FF6600 FF9933 FFCC66",
    "gold": "996600 CC9900 FFCC00 FFCC33 FFFF66 FFFFCC",
    "leaf": "002200 004400 006600 009933 33CC33 99CC66",
    "grass": "003300 006600 339933 66CC33 99CC33 CCFF66",
    "wisteria": "330033 330066 660099 9933CC CC66FF CC99FF",
    "iris": "330066 330099 6633CC 9966FF CC99FF CCCCFF",
    "bell": "330066 663399 9966CC CC99CC FFCCFF",
    "orchid": "660066 993399 CC66CC FF99FF FFCCFF",
    "silk": "000055 000099 0033CC 3366FF 6699FF 99CCFF",
    "water": "003366 0066CC 3399FF 66CCFF CCFFFF",
    "cherry": "CC3366 FF6699 FF99CC FFCCCC FFCCFF",
    "bark": "220000 330000 663333 996666 CC9999",
    "wood": "330000 663300 996633 CC9966 FFCC99 FFFFCC",
    "cedar": "330000 660000 993300 CC6633 FF9966",
    "olive": "333300 666600 999933 CCCC66 FFFF99",
    "grey": "222222 444444 777777 999999 BBBBBB DDDDDD EEEEEE",
    "paper": "9999CC CCCCFF EEEEEE FFFFFF",
    "cream": "999966 CCCC99 FFFFCC FFFFCC",
    "copper": "330000 663300 993300 CC6633 FF9966 FFCC99",
    "jade": "003333 006633 339966 66CC99 99FFCC",
    "ice": "003333 336666 669999 99CCCC CCFFFF",
    "flash": "FF9900 FFCC00 FFFF00 FFFF99",
    "night": "000000 003333 336666",
}
"""Tones of each material, from dark to light."""

HOMES: Mapping[str, str] = {
    "660000": "cedar 1",
    "990000": "lacquer 1",
    "DD0000": "lacquer 3",
    "FF6666": "lacquer 5",
    "FF9999": "lacquer 6",
    "CC3300": "ember 2",
    "FF6600": "ember 3",
    "CC9900": "gold 1",
    "FFCC00": "gold 2",
    "003300": "leaf 0",
    "006600": "leaf 2",
    "009933": "leaf 3",
    "339933": "grass 2",
    "66CC33": "grass 3",
    "99CC33": "grass 4",
    "660099": "wisteria 2",
    "9933CC": "wisteria 3",
    "CC66FF": "wisteria 4",
    "330066": "wisteria 1",
    "330099": "iris 1",
    "6633CC": "iris 2",
    "CC99FF": "iris 4",
    "663399": "bell 1",
    "9966CC": "bell 2",
    "CC66CC": "orchid 2",
    "993399": "orchid 1",
    "000077": "silk 0",
    "0033CC": "silk 2",
    "3366FF": "silk 3",
    "3366CC": "silk 2",
    "0066CC": "water 1",
    "FF6699": "cherry 1",
    "FFCCCC": "cherry 3",
    "330000": "bark 1",
    "996666": "bark 3",
    "663300": "wood 1",
    "996633": "wood 2",
    "CC9966": "wood 3",
    "FFCC99": "wood 4",
    "993300": "cedar 2",
    "666600": "olive 1",
    "999933": "olive 2",
    "CCCC66": "olive 3",
    "444444": "grey 1",
    "555555": "grey 1",
    "999999": "grey 3",
    "BBBBBB": "grey 4",
    "CCCCFF": "paper 1",
    "FFFFCC": "cream 2",
    "FFFF00": "flash 2",
    "CC0000": "lacquer 2",
    "FF9933": "ember 4",
    "FFCC33": "gold 3",
    "996600": "gold 0",
    "777777": "grey 2",
    "888888": "grey 2",
    "CCCCCC": "grey 5",
    "DDDDDD": "grey 5",
    "EEEEEE": "grey 6",
    "CC6633": "copper 3",
    "66CC99": "jade 3",
    "336666": "ice 1",
    "669999": "ice 2",
    "CCFFFF": "ice 4",
}
"""Material and level of each colour of a drawing; other colours are not shaded."""

SKIES = ("DD0000", "FFCC00")
"""Colours of skies."""
ROOM = box(2, 2, 46, 76)
"""Visible part of a card inside its rim."""
SKY = 600
"""Minimum number of cells of a sky, which also touches three edges of a card."""
PLANTS = frozenset(("lacquer", "ember", "leaf", "grass", "wisteria", "bell"))
SMALLEST, LARGE = 11, 160
"""Bodies of plant materials in this range of sizes are lighter near the light."""
INK = 1
"""Contour width in cells: black counts as a form only further inside."""
REACH = 14
"""Maximum distance in cells at which an edge is searched for."""
BEHIND = 4
"""Cells by which a form is assumed to continue beyond the edge of a picture."""
TOWARDS = ((-1, -1), (-1, 0), (0, -1), (-1, -1))
"""Directions to the light: from above and from the left, with double weight between them."""
THIN, SMALL = 3.2, 5.0
"""Thickness in cells below which a form is not shaded, and below which it is shaded only a little."""


class Tone(NamedTuple):
    """Tone of a material, 0 the darkest."""

    material: str
    level: int


@cache
def _homes() -> Mapping[int, Tone]:
    found = {}
    for colour, home in HOMES.items():
        material, level = home.split()
        found[_entry(colour)] = Tone(material, int(level))
    return found


def _entry(colour: str) -> int:
    return clut(8).index(parse(colour))


@cache
def _ramp(tones: str) -> Sequence[int]:
    return [_entry(each) for each in tones.split()]


def paint(
    grid: list[list[int]],
    room: Shape,
    white: Iterable[Cell] = (),
    black: str = "",
    flat: Container[int] = (),
    still: Container[Cell] = (),
) -> None:
    """Shade every form of a picture of 8 bits, given by the indices of its cells.

    `room` is its visible part: forms are assumed to continue beyond its edge. `white` has a cell of each
    white form; `black` is the material of black areas. Colours in `flat` (indices) and cells in `still` are
    not changed.
    """
    tones = {
        (x, y): _homes()[grid[y][x]]
        for x, y in room
        if grid[y][x] in _homes() and grid[y][x] != BLACK and grid[y][x] not in flat and (x, y) not in still
    }
    paper = frozenset((x, y) for x, y in room if grid[y][x] == WHITE)
    for cell in white:
        tones |= dict.fromkeys(_together(paper, cell), Tone("paper", 3))
    if black:
        dark = frozenset((x, y) for x, y in room if grid[y][x] == BLACK)
        tones |= dict.fromkeys(_inside(dark, room, INK), Tone(black, 0))
    for colour in SKIES:
        sky = frozenset((x, y) for x, y in tones if grid[y][x] == _entry(colour))
        if _is_sky(sky, room):
            for cell in sky:
                del tones[cell]
    size = max(x for x, _ in room), max(y for _, y in room)
    by_material: dict[str, set[Cell]] = {}
    for cell, tone in tones.items():
        by_material.setdefault(tone.material, set()).add(cell)
    for material, cells in by_material.items():
        ramp, bodies = _ramp(MATERIALS[material]), _bodies(frozenset(cells), room)
        for form in forms(cells):
            body = next(each for each in bodies if next(iter(form)) in each)
            levels = {}
            for cell in form:
                more = relief(form, cell, room)
                if body != form:
                    more = min(max(more + _turned(body, cell, room), -2), 2)
                if material in PLANTS and SMALLEST < len(body) < LARGE:
                    more += _exposure(body, *size)
                levels[cell] = min(max(tones[cell].level + more, 0), len(ramp) - 1)
            for (x, y), level in _unspecked(levels).items():
                grid[y][x] = ramp[level]


WHITE, BLACK = 0, 255


def relief(form: Shape, cell: Cell, room: Shape) -> int:
    """Return the number of tones by which a cell of a form is lighter (or darker) than drawn."""
    at, thick = _lie(form, cell, room)
    if thick < THIN:
        return 0
    if thick < SMALL:
        return 1 if at < 0.36 else -1 if at > 0.7 else 0
    return 2 if at < 0.15 else 1 if at < 0.36 else -2 if at > 0.85 else -1 if at > 0.63 else 0


def _turned(body: Shape, cell: Cell, room: Shape) -> int:
    """Return the number of tones by which a form is lighter or darker due to its place in its body."""
    at, thick = _lie(body, cell, room)
    return 0 if thick < 2 * SMALL else 1 if at < 0.25 else -1 if at > 0.72 else 0


def _exposure(body: Shape, width: int, height: int) -> int:
    """Return the number of tones by which a body is lighter because it is near the light."""
    far = sum(x / width + y / height for x, y in body) / len(body) / 2
    return 1 if far < 0.3 else 0


def _lie(form: Shape, cell: Cell, room: Shape) -> tuple[float, float]:
    """Return the position of a cell between a form's lit and dark side, 0 to 1, and the thickness there.

    The thickness is in cells.
    """
    lit, dark = (
        sum(_run(form, cell, sign * i, sign * j, room) for i, j in TOWARDS) / len(TOWARDS) for sign in (1, -1)
    )
    return lit / (lit + dark), lit + dark


def _run(form: Shape, cell: Cell, i: int, j: int, room: Shape) -> float:
    """Return the distance from the middle of a cell to the edge of a form in a direction."""
    x, y = cell
    for steps in range(1, REACH):
        here = x + i * steps, y + j * steps
        if here not in form:
            return steps - 0.5 if here in room else steps + BEHIND
    return REACH


def _unspecked(levels: Mapping[Cell, int]) -> dict[Cell, int]:
    """Return the tones of a form without specks: a lone cell gets the commonest tone around it."""
    found = {}
    for (x, y), level in levels.items():
        near = [levels[cell] for cell in _neighbours(x, y) if cell in levels]
        found[x, y] = level if not near or level in near else max(near, key=near.count)
    return found


def _is_sky(cells: Shape, room: Shape) -> bool:
    """Return True if the cells of one colour form a sky."""
    left, right = min(x for x, _ in room), max(x for x, _ in room)
    top = min(y for _, y in room)
    across = {x for x, _ in cells}
    return len(cells) >= SKY and {left, right} <= across and top in {y for _, y in cells}


def _inside(shape: Shape, room: Shape, by: int) -> Shape:
    """Return the cells of a shape that are at least `by` cells inside of it."""
    for _ in range(by):
        shape = frozenset(
            (x, y) for x, y in shape if all(each in shape or each not in room for each in _round(x, y))
        )
    return shape


def _bodies(cells: Shape, room: Shape) -> list[Shape]:
    """Return the bodies that cells of a material belong to, including the contours between their forms."""
    wide = frozenset(each for x, y in cells for each in _round(x, y)) & room
    return list(forms(_inside(wide, room, 1) | cells))


def _neighbours(x: int, y: int) -> tuple[Cell, ...]:
    return (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)


def _round(x: int, y: int) -> tuple[Cell, ...]:
    return tuple((x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1))


def forms(cells: Iterable[Cell]) -> Iterator[Shape]:
    """Yield the connected parts of a shape, from the top down."""
    left = set(cells)
    for cell in sorted(left, key=lambda each: each[::-1]):
        if cell in left:
            form = _together(frozenset(left), cell)
            left -= form
            yield form


def _together(shape: Shape, cell: Cell) -> Shape:
    """Return the cells of a shape that are connected with a cell."""
    found, edge = {cell}, [cell]
    while edge:
        for near in _neighbours(*edge.pop()):
            if near in shape and near not in found:
                found.add(near)
                edge.append(near)
    return frozenset(found)
