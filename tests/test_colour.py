"""The colour tables and the mapping of classic-mac-look §1."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macclassic.quickdraw.colour import clut, index_of, nearest, parse


@pytest.mark.parametrize(("depth", "count", "crc"), [(4, 16, 0xAE6E6B33), (8, 256, 0xBD988204)])
def test_the_tables_are_the_macs(depth: int, count: int, crc: int) -> None:
    table = clut(depth)
    assert len(table) == count
    assert zlib.crc32(bytes(value for colour in table for value in colour)) == crc


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_first_is_white_and_last_is_black(depth: int) -> None:
    assert clut(depth)[0] == (255, 255, 255)
    assert clut(depth)[-1] == (0, 0, 0)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_entries_map_to_themselves(depth: int) -> None:
    for index, colour in enumerate(clut(depth)):
        assert index_of(colour, depth) == index


@pytest.mark.parametrize(
    ("colour", "in_256", "in_16"),
    [("808080", 249, 13), ("006633", 202, 9), ("CCCCFF", 42, 12), ("BBBBBB", 247, 12), ("9999CC", 85, 12),
     ("AAAAAA", 248, 12), ("777777", 250, 13), ("666699", 128, 13), ("333366", 171, 14), ("EEEEEE", 245, 0)],
)  # fmt: skip
def test_the_notes_own_mappings(colour: str, in_256: int, in_16: int) -> None:
    assert index_of(parse(colour), 8) == in_256
    assert index_of(parse(colour), 4) == in_16


@given(st.tuples(*[st.integers(0, 255)] * 3), st.sampled_from([1, 4, 8]))
def test_every_colour_becomes_an_entry(colour: tuple[int, int, int], depth: int) -> None:
    assert nearest(colour, depth) in clut(depth)


def test_there_is_no_other_depth() -> None:
    with pytest.raises(ValueError, match="2 bits"):
        clut(2)
