"""Tests of the companions' portraits: exact in colour and shape, shaded at 8 bits, all different."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from macclassic.engine.core.companions import NAMES
from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.portraits.people import PICTURES

MOODS = ("calm", "pleased", "dismayed")
ALL = [f"portrait-{who}-{mood}" for who, mood in product(NAMES, MOODS)]
SIZE = 96


def test_each_companion_has_a_portrait_for_every_mood() -> None:
    assert set(PICTURES) == set(ALL)


@pytest.mark.parametrize("depth", DEPTHS)
def test_portraits_have_their_size_palette_and_frame(depth: int) -> None:
    black = len(clut(depth)) - 1
    for name in ALL:
        image = drawn("portraits", name, depth)
        assert (image.mode, image.size) == ("P", (SIZE, SIZE))
        assert image.info.get("transparency") is None
        assert max(image.tobytes()) <= black
        edge = [cell for cell in product(range(SIZE), repeat=2) if {*cell} & {0, SIZE - 1}]
        assert {image.getpixel(cell) for cell in edge} == {black}


def test_portraits_are_shaded_at_8_bits_and_light_at_1_bit() -> None:
    for name in ALL:
        tones = [many for many in Counter(drawn("portraits", name, 8).tobytes()).values() if many >= 6]
        assert 14 <= len(tones) <= 44, name
        ink = sum(drawn("portraits", name, 1).tobytes()) / SIZE**2
        assert 0.1 < ink < 0.6, name


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_portraits_look_the_same(depth: int) -> None:
    seen = {name: drawn("portraits", name, depth).tobytes() for name in ALL}
    for one, other in combinations(ALL, 2):
        different = sum(a != b for a, b in zip(seen[one], seen[other], strict=True))
        least = 60 if one.split("-")[1] == other.split("-")[1] else 2000
        assert different >= least, (one, other)
