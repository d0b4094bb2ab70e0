"""Tests of the 48 flower cards: complete, exact in colour and shape, all different."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.flowers.drawings import card_ids, drawings

# war-of-flowers §deck: the months with a sun, an animal, a ribbon, and the others.
KINDS = {
    1: "sun ribbon plain-1 plain-2",
    2: "animal ribbon plain-1 plain-2",
    3: "sun ribbon plain-1 plain-2",
    4: "animal ribbon plain-1 plain-2",
    5: "animal ribbon plain-1 plain-2",
    6: "animal ribbon plain-1 plain-2",
    7: "animal ribbon plain-1 plain-2",
    8: "sun animal plain-1 plain-2",
    9: "animal ribbon plain-1 plain-2",
    10: "animal ribbon plain-1 plain-2",
    11: "sun double plain-1 plain-2",
    12: "sun animal ribbon double",
}
IDS = [f"{month:02}-{kind}" for month, kinds in KINDS.items() for kind in kinds.split()]
SIZE = (48, 78)
OUTSIDE = {(x, y) for a, b in ((0, 0), (1, 0), (0, 1)) for x in (a, 47 - a) for y in (b, 77 - b)}
EDGE = {(x, y) for x in range(48) for y in (0, 77)} | {(x, y) for x in (0, 47) for y in range(78)}
OUTLINE = EDGE - OUTSIDE | {(x, y) for x in (1, 46) for y in (1, 76)}
RIM = {(x, y) for x in range(1, 47) for y in (1, 76)} | {(x, y) for x in (1, 46) for y in range(1, 77)}
RIM -= OUTSIDE | OUTLINE


def open_card(depth: int, card: str) -> Image.Image:
    return drawn("flowers", card, depth)


def test_exactly_the_48_cards_exist() -> None:
    assert len(IDS) == 48
    assert sorted(drawings()) == sorted(IDS)


@pytest.mark.parametrize("month", KINDS)
def test_each_month_draws_its_own_cards(month: int) -> None:
    assert sorted(card_ids(month)) == sorted(card for card in IDS if int(card[:2]) == month)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("card", IDS)
def test_cards_have_their_size_palette_outline_rim_and_corners(card: str, depth: int) -> None:
    image = open_card(depth, card)
    assert (image.mode, image.size) == ("P", SIZE)
    assert "transparency" not in image.info
    assert image.getpalette() == [part for rgb in clut(depth) for part in rgb]
    black = len(clut(depth)) - 1
    assert {image.getpixel(cell) for cell in OUTLINE} == {black}
    assert {image.getpixel(cell) for cell in OUTSIDE | RIM} == {0}


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_cards_look_the_same(depth: int) -> None:
    pictures = {card: open_card(depth, card).tobytes() for card in IDS}
    for one, other in combinations(IDS, 2):
        different = sum(a != b for a, b in zip(pictures[one], pictures[other], strict=True))
        assert different > 200, f"{one} and {other} differ in only {different} of 3744 cells"


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("card", IDS)
def test_a_card_has_the_colours_of_a_poster(card: str, depth: int) -> None:
    """A card has few colours, and is neither all paper nor all ink (art direction)."""
    image = open_card(depth, card)
    colours = image.getcolors()
    assert colours is not None
    assert 2 <= len(colours) <= (46 if depth == 8 else 18)
    assert all(count < 3000 for count, _ in colours)
