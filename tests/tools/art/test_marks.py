"""Tests of marks, icons and cursors: complete, exact in size and colour, clear where required."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image

from games.war_of_flowers.ladder import LADDER
from macclassic.engine.progress.achievements import all_achievements
from macclassic.quickdraw.colours import DEPTHS, clut, parse
from tests.support.screen.drawings import drawn
from tools.art.drawing import CLEAR, SIXTEEN
from tools.art.flowers.shapes import around
from tools.art.marks.drawings import drawings
from tools.art.marks.icons.inks import TWINS

ICONS = tuple(name.removeprefix("icon-") for name in drawings() if name.startswith("icon-"))
FLOWERS = (
    "sun",
    "bird",
    "animal",
    "cup",
    "red",
    "blue",
    "orchid",
    "plain-ribbon",
    "willow",
    "plain",
    "double",
)
COINS = ("house", "gateway", "stall", "lump", "die", "hash", "chain", "pick", "coin-double", "joker")
KINDS = FLOWERS + COINS
SUITS = ("spade", "heart", "club", "diamond", "quartet")
SIZES = {
    **{f"mark-{kind}": (9, 9) for kind in KINDS + SUITS},
    **{f"ear-{kind}": (13, 13) for kind in KINDS},
    **{f"pip-{name}": (4, 7) for name in ("had", "open", "lost")},
    "triplet-0": (19, 19),
    "triplet-1": (19, 19),
    "first": (12, 12),
    "coin": (11, 11),
    "match-mark": (11, 8),
    "hint": (20, 20),
    **{f"icon-{key}": (32, 32) for key in ICONS},
    **{f"small-{key}": (16, 16) for key in ICONS},
    "emblem": (16, 16),
    "menu-help": (16, 16),
    "small-folder": (16, 16),
    "small-document": (16, 16),
    "alert-stop": (32, 32),
    "alert-note": (32, 32),
    "alert-caution": (32, 32),
    "page-prev": (24, 24),
    "page-next": (24, 24),
    "welcome": (176, 120),
    **{f"keepsake-{room.keepsake}": (32, 32) for room in LADDER.rooms},
    **{f"feat-{each.key}{end}": (24, 24) for each in all_achievements() for end in ("", "-open")},
    "feat-medal": (24, 24),
    "feat-medal-open": (24, 24),
    "cursor-arrow": (16, 16),
    "cursor-ibeam": (16, 16),
    "cursor-watch": (16, 16),
    "cursor-hand": (16, 16),
    "cursor-cross": (16, 16),
    **{f"cursor-watch-{phase}": (16, 16) for phase in range(1, 8)},
}
WHOLE = {
    *("triplet-0", "triplet-1", "alert-note", "welcome", "pip-had", "pip-open"),
    *(f"ear-{kind}" for kind in KINDS),
    *(f"mark-{kind}" for kind in ("red", "blue", "orchid", "willow")),
}
"""Pictures that fill their rectangle."""
FLAT = {
    *("cursor-ibeam", "cursor-cross", "mark-animal", "pip-had", "pip-lost"),
    *("mark-hash", "mark-spade", "mark-club", "mark-heart", "mark-diamond"),
}
"""Pictures of a single colour: black, except for those of `COLOURED`, which have no black."""
COLOURED = {
    *("mark-hash", "mark-heart", "mark-diamond"),
    *(f"feat-{each.key}-open" for each in all_achievements()),
    "feat-medal-open",
}


def opened(depth: int, name: str) -> Image.Image:
    return drawn("art", name, depth)


def each_cell(image: Image.Image) -> Iterator[tuple[int, int, int]]:
    for y in range(image.height):
        for x in range(image.width):
            index = image.getpixel((x, y))
            assert isinstance(index, int)
            yield x, y, index


def clear_cells(image: Image.Image) -> frozenset[tuple[int, int]]:
    gone = image.info.get("transparency")
    trns = gone if isinstance(gone, bytes) else bytes([255] * gone + [0]) if gone is not None else b""
    return frozenset((x, y) for x, y, index in each_cell(image) if index < len(trns) and trns[index] == 0)


def test_exactly_these_pictures_exist() -> None:
    assert sorted(drawings()) == sorted(SIZES)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", SIZES)
def test_pictures_have_their_size_and_palette(name: str, depth: int) -> None:
    image = opened(depth, name)
    assert (image.mode, image.size) == ("P", SIZES[name])
    palette = image.getpalette()
    assert palette is not None
    entries = tuple(zip(palette[0::3], palette[1::3], palette[2::3], strict=True))
    assert entries[: len(clut(depth))] == clut(depth)
    clear = clear_cells(image)
    assert bool(clear) == (name not in WHOLE)
    # Only the clear index may follow the table.
    assert all(index < len(clut(depth)) for x, y, index in each_cell(image) if (x, y) not in clear)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", SIZES)
def test_marks_have_few_colours_including_black(name: str, depth: int) -> None:
    image = opened(depth, name)
    clear = clear_cells(image)
    seen = {index for x, y, index in each_cell(image) if (x, y) not in clear}
    assert len(clut(depth)) - 1 in seen or name in COLOURED
    fewest = 1 if name in FLAT or (name, depth) in (("mark-willow", 1), ("mark-pick", 1)) else 2
    assert fewest <= len(seen) <= (80 if name == "welcome" else 14)


@pytest.mark.parametrize(
    "name",
    [name for name in SIZES if name.startswith(("icon", "small", "alert", "keepsake", "emblem", "menu"))],
)
def test_icons_have_the_34_colours_and_their_counterparts_at_4_bits(name: str) -> None:
    assert len(TWINS) == 34
    eight, four = opened(8, name), opened(4, name)
    clear = clear_cells(eight)
    assert clear == clear_cells(four)
    twins = {clut(8).index(parse(colour)): SIXTEEN.index(twin) for colour, twin in TWINS.items()}
    for x, y, index in each_cell(eight):
        assert (x, y) in clear or four.getpixel((x, y)) == twins[index], (x, y)


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_two_phases_of_the_triplet_are_inverse(depth: int) -> None:
    one, other = (opened(depth, f"triplet-{phase}") for phase in (0, 1))
    pairs = {(one.getpixel((x, y)), other.getpixel((x, y))) for x in range(1, 18) for y in range(1, 18)}
    assert len(pairs) == 2
    assert pairs == {(b, a) for a, b in pairs}


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_page_arrows_point_opposite_ways(depth: int) -> None:
    prev, forth = opened(depth, "page-prev"), opened(depth, "page-next")
    assert prev.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes() == forth.tobytes()
    assert prev.tobytes() != forth.tobytes()


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_match_mark_has_no_black_at_its_edge(depth: int) -> None:
    image = opened(depth, "match-mark")
    clear, black = clear_cells(image), len(clut(depth)) - 1
    dark = frozenset((x, y) for x, y, index in each_cell(image) if index == black)
    assert dark
    for x, y in around(dark):
        assert 0 <= x < image.width and 0 <= y < image.height and (x, y) not in clear


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", [name for name in SIZES if name.startswith("cursor-")])
def test_cursors_are_black_and_white(name: str, depth: int) -> None:
    image = opened(depth, name)
    clear = clear_cells(image)
    black = len(clut(depth)) - 1
    assert {index for x, y, index in each_cell(image) if (x, y) not in clear} <= {0, black}


def test_the_arrow_equals_that_of_the_look_page() -> None:
    """look §4: row r of 1..8 is black from column 1 to r; 11 x 16 with its halo."""
    grid = drawings()["cursor-arrow"](1).grid
    for row in range(1, 9):
        assert [x for x in range(16) if grid[row][x] == 1] == list(range(1, row + 1))
    painted = {(x, y) for y in range(16) for x in range(16) if grid[y][x] != CLEAR}
    assert {x for x, _ in painted} == set(range(11))
    assert {y for _, y in painted} == set(range(16))


@pytest.mark.parametrize("kinds", [FLOWERS, COINS], ids=["flowers", "coins"])
@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_kinds_of_a_deck_have_the_same_mark(depth: int, kinds: tuple[str, ...]) -> None:
    seen = {kind: opened(depth, f"ear-{kind}").tobytes() for kind in kinds}
    for one, other in combinations(seen, 2):
        different = sum(a != b for a, b in zip(seen[one], seen[other], strict=True))
        assert different >= 12, f"{one} and {other} differ in only {different} cells"
