"""Tests of the pictures of moments: complete, of one size, exact in colour, all different."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.moments import MOMENTS

FLOWERS = (
    *("smack", "sweep", "triplet", "triplet-taken", "red", "blue", "orchid", "three-birds", "three-suns"),
    *(
        "four-suns",
        "five-suns",
        "go-1",
        "go-2",
        "go-3",
        "stop",
        "plains-double",
        "stupid-double",
        "go-penalty",
        "broke",
    ),
    "no-winner",
)
COINS = (
    *("double-spending", "fixed", "keys", "chain-of-block", "longest-chain", "complete-transaction"),
    *("jiggle-wiggle", "perfect-hand", "joker", "market-dominance", "proof-of-work", "keep-going"),
    *("no-market", "junk-coin", "no-hashrate", "waste-hashrate", "abandoned"),
)
WIDE = {"longest-chain": (128, 64)}


def black(name: str, depth: int) -> frozenset[tuple[int, int]]:
    """Return the cells of a picture that are not white."""
    image = drawn("moments", name, depth)
    return frozenset(
        (x, y) for x in range(image.width) for y in range(image.height) if image.getpixel((x, y))
    )


def test_each_great_moment_has_a_picture() -> None:
    assert {*FLOWERS, *COINS} <= set(MOMENTS)


def test_each_first_picture_belongs_to_a_great_moment() -> None:
    assert {name.removesuffix(".1") for name in MOMENTS} <= set(MOMENTS)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", MOMENTS)
def test_pictures_have_their_size_and_palette(name: str, depth: int) -> None:
    image = drawn("moments", name, depth)
    assert (image.mode, image.size) == ("P", WIDE.get(name.removesuffix(".1"), (64, 64)))
    palette = image.getpalette()
    assert palette is not None
    entries = tuple(zip(palette[0::3], palette[1::3], palette[2::3], strict=True))
    assert entries[: len(clut(depth))] == clut(depth)
    # The plate is white: no cell is clear.
    assert "transparency" not in image.info
    seen = {index for _, index in image.getcolors() or ()}
    assert {0, len(clut(depth)) - 1} <= seen
    assert len(seen) <= 22


@pytest.mark.parametrize("name", MOMENTS)
def test_a_picture_at_one_bit_has_a_balance_of_black_and_white(name: str) -> None:
    image: Image.Image = drawn("moments", name, 1)
    assert 0.08 <= len(black(name, 1)) / (image.width * image.height) <= 0.75


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_moments_look_the_same(depth: int) -> None:
    seen = {name: drawn("moments", name, depth).tobytes() for name in MOMENTS}
    for one, other in combinations(seen, 2):
        if len(seen[one]) == len(seen[other]):
            different = sum(a != b for a, b in zip(seen[one], seen[other], strict=True))
            begun = other == f"{one}.1"
            assert different >= (40 if begun else 60), f"{one} and {other} differ in only {different} cells"


def test_the_bows_differ_in_their_patterns() -> None:
    red, blue, orchid = (black(name, 1) for name in ("red", "blue", "orchid"))
    assert len(red) > 1.25 * len(blue) > 1.25 * len(orchid)


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_drum_grows_with_each_go(depth: int) -> None:
    one, two, three = (black(f"go-{number}", depth) for number in (1, 2, 3))
    assert len(one) < len(two) < len(three)
