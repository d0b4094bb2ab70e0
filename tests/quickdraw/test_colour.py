"""Colour tables and colour mapping of look §1."""

from __future__ import annotations

import zlib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macclassic.quickdraw.colours import clut, index_of, nearest, parse


@pytest.mark.parametrize(("depth", "count", "crc"), [(4, 16, 0xAE6E6B33), (8, 256, 0xBD988204)])
def test_the_colour_tables_are_those_of_the_mac(depth: int, count: int, crc: int) -> None:
    table = clut(depth)
    assert len(table) == count
    assert zlib.crc32(bytes(value for colour in table for value in colour)) == crc


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_the_first_colour_is_white_and_the_last_black(depth: int) -> None:
    assert clut(depth)[0] == (255, 255, 255)
    assert clut(depth)[-1] == (0, 0, 0)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_each_entry_maps_to_itself(depth: int) -> None:
    for index, colour in enumerate(clut(depth)):
        assert index_of(colour, depth) == index


@pytest.mark.parametrize(
    ("colour", "in_256", "in_16"),
    [("808080", 249, 13), ("006633", 202, 9), ("CCCCFF", 42, 12), ("BBBBBB", 247, 12), ("9999CC", 85, 12),
     ("AAAAAA", 248, 12), ("777777", 250, 13), ("666699", 128, 13), ("333366", 171, 14), ("EEEEEE", 245, 0)],
)  # fmt: skip
def test_mappings_agree_with_the_look_notes(colour: str, in_256: int, in_16: int) -> None:
    assert index_of(parse(colour), 8) == in_256
    assert index_of(parse(colour), 4) == in_16


@given(st.tuples(*[st.integers(0, 255)] * 3), st.sampled_from([1, 4, 8]))
def test_every_colour_maps_to_an_entry(colour: tuple[int, int, int], depth: int) -> None:
    assert nearest(colour, depth) in clut(depth)


def test_other_depths_are_refused() -> None:
    with pytest.raises(ValueError, match="2 bits"):
        clut(2)


def test_the_inverse_table_uses_four_bits_per_component() -> None:
    # §1.6: the key is the upper four bits of each component, and all colours of a cell share an entry.
    assert index_of((0x12, 0x56, 0x9A), 8) == index_of((0x1F, 0x51, 0x90), 8)
    for depth in (4, 8):
        grays = [index_of((step * 255 // 99,) * 3, depth) for step in range(100)]
        bands = 1 + sum(a != b for a, b in pairwise(grays))
        exact = sum(
            (value, value, value) in clut(depth) for value in {step * 255 // 99 for step in range(100)}
        )
        assert bands <= 16 + 2 * exact


def test_hidden_colours_are_reached_by_their_exact_value_only() -> None:
    # §1.6: other colours of a cell share one entry, whichever entries the cell contains.
    for depth in (4, 8):
        table = clut(depth)
        for number, colour in enumerate(table):
            low = [part & 0xF0 for part in colour]
            others = {(low[0] + r, low[1] + g, low[2] + b) for r in (1, 14) for g in (2, 13) for b in (3, 12)}
            assert len({index_of(other, depth) for other in others - set(table)}) == 1
            assert index_of(colour, depth) == number


@pytest.mark.parametrize(
    ("colour", "depth", "index"),
    [
        ("5A7A8A", 8, 250),  # from 5800 7800 8800: 777777 is 3089 away, 666699 is 3199; in bytes a tie
        ("BCCCCC", 8, 247),  # from B800 C800 C800: BBBBBB is 1C45 away, CCCCCC is 1E64
        ("45588E", 4, 13),  # from 4800 5800 8800: 808080 and 404040 are 6800 away: the first; 4600A5 is 765B
        ("4555EE", 4, 5),  # from 4800 5800 E800: 4600A5 is 9BDF away, 02ABEA is 9C12
    ],
)
def test_distances_are_sums_of_differences_in_16_bits(colour: str, depth: int, index: int) -> None:
    assert index_of(parse(colour), depth) == index
