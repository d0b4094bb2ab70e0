"""Tests of shading at 256 colours: tones follow the forms, and silhouettes equal the other depths'."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macclassic.quickdraw.colours import clut, parse
from tests.support.screen.drawings import drawn
from tools.art.coins.deck import IDS as COINS
from tools.art.flowers.drawings import WHITE, drawings
from tools.art.flowers.shapes import box, oval
from tools.art.paint import HOMES, MATERIALS, ROOM, paint

FLOWERS = tuple(drawings())
AREA = 6
"""Minimum number of connected cells for a colour to count (issue 24)."""
FEW = {
    "flowers/08-plain-1": 12,
    "flowers/08-plain-2": 10,
}
"""Cards that show a hill under a plain sky, and their number of colours."""


def entry(colour: str) -> int:
    return clut(8).index(parse(colour))


def colours(folder: str, card: str) -> Counter[int]:
    """Return the size in cells of the largest area of each colour of a card."""
    image = drawn(folder, card, 8)
    width, height = image.size
    left = {(x, y) for x in range(width) for y in range(height)}
    largest: Counter[int] = Counter()
    while left:
        cell = left.pop()
        colour, edge, size = image.getpixel(cell), [cell], 0
        assert isinstance(colour, int)
        while edge:
            x, y = edge.pop()
            size += 1
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if near in left and image.getpixel(near) == colour:
                    left.remove(near)
                    edge.append(near)
        largest[colour] = max(largest[colour], size)
    return largest


@pytest.mark.parametrize(
    ("folder", "card"), [*(("flowers", each) for each in FLOWERS), *(("coins", each) for each in COINS)]
)
def test_a_card_has_fourteen_to_thirty_two_colours(folder: str, card: str) -> None:
    count = sum(size >= AREA for size in colours(folder, card).values())
    if f"{folder}/{card}" in FEW:
        assert count == FEW[f"{folder}/{card}"]
    else:
        assert 14 <= count <= 32


def test_materials_are_ramps_of_the_table_from_dark_to_light() -> None:
    for tones in MATERIALS.values():
        light = [sum(parse(each)) for each in tones.split()]
        assert light == sorted(light) and len(light) <= 7
        assert all(parse(each) in clut(8) for each in tones.split())
    for home in HOMES.values():
        material, level = home.split()
        assert 0 <= int(level) < len(MATERIALS[material].split())


def test_a_disc_is_light_at_the_upper_left_and_dark_at_the_lower_right() -> None:
    grid = [[0] * 48 for _ in range(78)]
    disc = oval(10, 20, 34, 44)
    for x, y in disc:
        grid[y][x] = entry("DD0000")
    paint(grid, ROOM)
    ramp = [entry(each) for each in MATERIALS["lacquer"].split()]
    tones = [ramp.index(grid[16 + at][6 + at]) for at in range(8, 24)]
    assert tones == sorted(tones, reverse=True) and len(set(tones)) >= 4
    assert all(grid[y][x] == 0 for x, y in box(0, 0, 48, 78) - disc)


@given(st.data())
def test_shading_leaves_contours_white_and_flat_areas_unchanged(data: st.DataObject) -> None:
    """For every drawing: no form leaves its cells, and no other cell is painted."""
    inks = [0, 255, entry("FF00CC"), *(entry(each) for each in HOMES)]
    flat = {data.draw(st.sampled_from(inks))}
    grid = [[data.draw(st.sampled_from([0, 255, *flat]))] * 48 for _ in range(78)]
    for _ in range(data.draw(st.integers(1, 8))):
        x, y = data.draw(st.integers(0, 40)), data.draw(st.integers(0, 70))
        ink, wide = data.draw(st.sampled_from(inks)), data.draw(st.integers(1, 30))
        for i, j in box(x, y, min(48, x + wide), min(78, y + wide)):
            grid[j][i] = ink
    before = [list(row) for row in grid]
    paint(grid, ROOM, flat=flat)
    for x, y in box(0, 0, 48, 78):
        was = before[y][x]
        if was in (0, 255, entry("FF00CC"), *flat) or (x, y) not in ROOM:
            assert grid[y][x] == was
        else:
            assert grid[y][x] not in (255, entry("FF00CC"))


def test_listed_white_areas_are_white_in_the_drawing() -> None:
    for card, cells in WHITE.items():
        before = drawn("flowers", card, 4)
        assert all(before.getpixel(cell) == 0 for cell in cells), card
