"""Tests of the 50 coin cards: complete, exact in colour and shape, all different."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.coins.drawings import drawings
from tools.art.coins.mint import COINS

# war-of-coins, "The deck": the coins that have each kind.
KINDS = {
    "exchange": (1, 3, 8, 11, 12),
    "gateway": (2, 4, 8),
    "merchant": (5, 6, 7, 9, 10, 12),
    "chunk": (1, 2, 3),
    "nonce": (6, 9, 10),
    "hashes": (4, 5, 7),
    "blocks": (12,),
    "mining-1": range(1, 12),
    "mining-2": range(1, 12),
    "double": (11, 12),
}
BY_COIN = sorted(f"{coin:02}-{kind}" for kind, coins in KINDS.items() for coin in coins)
IDS = [*BY_COIN, "joker-1", "joker-2"]
SIZE = (48, 78)
OUTSIDE = {(x, y) for a, b in ((0, 0), (1, 0), (0, 1)) for x in (a, 47 - a) for y in (b, 77 - b)}
EDGE = {(x, y) for x in range(48) for y in (0, 77)} | {(x, y) for x in (0, 47) for y in range(78)}
OUTLINE = EDGE - OUTSIDE | {(x, y) for x in (1, 46) for y in (1, 76)}
RIM = {(x, y) for x in range(1, 47) for y in (1, 76)} | {(x, y) for x in (1, 46) for y in range(1, 77)}
RIM -= OUTSIDE | OUTLINE
COIN = (2, 2, 27, 27)
"""Box of columns and rows of the coin with the white line around it."""
STRIP = (0, 0, 14, 78)
TOP = (0, 0, 48, 26)
"""Visible part of a card that another covers from the right, or from below."""


def open_card(depth: int, card: str) -> Image.Image:
    return drawn("coins", card, depth)


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return the number of cells in which two pictures differ."""
    return sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True))


def test_exactly_the_50_cards_exist() -> None:
    assert len(IDS) == 50
    assert all(sum(card.startswith(f"{coin:02}-") for card in IDS) == 4 for coin in range(1, 13))
    assert sorted(drawings()) == sorted(IDS)


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
    pictures = {card: open_card(depth, card) for card in IDS}
    for one, other in combinations(IDS, 2):
        different = apart(pictures[one], pictures[other])
        assert different > (200 if depth == 1 else 800), (
            f"{one} and {other} differ in only {different} of 3744 cells"
        )


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("coin", range(1, 13))
def test_the_coin_is_the_same_on_all_four_cards(coin: int, depth: int) -> None:
    """The coin is identical, cell by cell; the picture on the card never covers it."""
    discs = [open_card(depth, card) for card in IDS if card.startswith(f"{coin:02}-")]
    inside = [(x, y) for x in range(3, 26) for y in range(3, 26) if (x - 14) ** 2 + (y - 14) ** 2 <= 121]
    for one, other in pairwise(discs):
        assert [one.getpixel(cell) for cell in inside] == [other.getpixel(cell) for cell in inside]


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("part", [STRIP, TOP], ids=["strip", "top"])
def test_coins_are_recognisable_under_an_overlapping_card(part: tuple[int, ...], depth: int) -> None:
    """Two mining cards that differ only in the coin differ clearly in the visible part."""
    x0, y0, x1, y1 = part
    left = {
        coin: open_card(depth, f"{coin:02}-{'double' if coin > 11 else 'mining-1'}").crop((x0, y0, x1, y1))
        for coin in range(1, 13)
    }
    for one, other in combinations(left, 2):
        different = apart(left[one], left[other])
        assert different > (100 if depth == 1 else 400), f"{one} and {other} differ in only {different} cells"


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("card", IDS)
def test_a_card_has_the_colours_of_a_poster(card: str, depth: int) -> None:
    """A card has few colours, and is neither all paper nor all ink (art direction)."""
    colours = open_card(depth, card).getcolors()
    assert colours is not None
    assert 2 <= len(colours) <= (60 if depth == 8 else 20)
    assert all(count < 3000 for count, _ in colours)


def test_every_coin_has_a_name_a_ground_and_a_pattern_of_its_own() -> None:
    coins = [COINS[number] for number in range(1, 13)]
    assert (coins[10].name, coins[11].name) == ("Bitcoin", "Litecoin")
    assert len({coin.name for coin in coins}) == 12
    assert len({coin.pattern for coin in coins}) == 12
    assert len({coin.ground.eight for coin in coins}) == 12
    assert len({(coin.ground.four, coin.figure.four) for coin in coins}) == 12
    for coin in COINS.values():
        assert [len(row) for row in coin.pattern] == [8] * 8
