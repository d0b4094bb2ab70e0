"""Tests of the small cards, 24 x 39: complete, exact in shape, recognisable in a squeezed row's strip."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.coins.deck import IDS as COINS
from tools.art.coins.deck import coin_of
from tools.art.coins.small_cards import DISC, mark_of
from tools.art.flowers.shapes import box
from tools.art.french.deck import IDS as FRENCH
from tools.art.french.deck import JOKERS, RANKS, is_court
from tools.art.sets import SETS

SIZE = (24, 39)
CORNERS = {(0, 0), (23, 0), (0, 38), (23, 38)}
OUTLINE = {(x, y) for x in range(24) for y in range(39) if x in (0, 23) or y in (0, 38)} - CORNERS
STRIP = (0, 0, 13, 39)
EMBLEM = (0, 0, 13, 26)
PLAIN = [card for card in FRENCH if card not in JOKERS]
COURTS = [card for card in PLAIN if is_court(card)]
WHOLE = [f"set-{rank}" for rank in RANKS]
DECKS: Mapping[str, list[str]] = {
    "small-coins": list(COINS),
    "small-french": [
        *PLAIN,
        *WHOLE,
        *(f"{card}-fr" for card in COURTS),
        *(f"set-{rank}-fr" for rank in "JQK"),
    ],
}
"""Names of all small cards of a deck."""


@cache
def cells(deck: str, card: str, depth: int, part: tuple[int, int, int, int] = (0, 0, *SIZE)) -> bytes:
    """Return a part of a small card, one byte a cell."""
    return drawn(deck, card, depth).crop(part).tobytes()


def apart(one: bytes, other: bytes) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("deck", DECKS)
def test_exactly_these_cards_exist(deck: str) -> None:
    assert sorted(SETS[deck].drawings()) == sorted(DECKS[deck])


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("depth", DEPTHS)
def test_cards_have_their_size_outline_rim_and_corners(depth: int, deck: str) -> None:
    black = len(clut(depth)) - 1
    for card in DECKS[deck]:
        image = drawn(deck, card, depth)
        assert (image.mode, image.size) == ("P", SIZE), card
        alpha = image.convert("RGBA").getchannel("A")
        clear = {(x, y) for x in range(24) for y in range(39) if alpha.getpixel((x, y)) == 0}
        assert clear == CORNERS, card
        assert {image.getpixel(cell) for cell in OUTLINE} == {black}, card
        # A white line separates squeezed cards; the line above a band may cross it.
        assert {image.getpixel((1, y)) for y in (*range(1, 26), *range(27, 38))} == {0}, card


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_coin_is_the_same_on_its_four_cards_and_differs_from_all_others(depth: int) -> None:
    first: dict[int, bytes] = {}
    struck: dict[int, list[object]] = {}
    for card in COINS:
        coin = min(coin_of(card), 13)  # the jokers' coins are alike
        first.setdefault(coin, cells("small-coins", card, depth, EMBLEM))
        image = drawn("small-coins", card, depth)
        seen: list[object] = [image.getpixel(cell) for cell in sorted(DISC & box(1, 1, 13, 26))]
        assert seen == struck.setdefault(coin, seen), card
    for one, other in combinations(first, 2):
        different = apart(first[one], first[other])
        assert different > (30 if depth == 1 else 70), f"{one} and {other} differ in only {different} cells"


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_mark_of_the_kind_is_at_its_place(depth: int) -> None:
    for card in COINS:
        mark = drawn("art", f"mark-{mark_of(card)}", depth).convert("RGBA")
        seen = drawn("small-coins", card, depth).convert("RGBA").crop((2, 28, 11, 37))
        ground = seen.copy()
        ground.alpha_composite(mark)
        assert mark.size == seen.size and mark.getbbox() is not None
        assert seen.tobytes() == ground.tobytes(), card


@pytest.mark.parametrize("depth", DEPTHS)
def test_rank_and_suit_are_recognisable_in_a_strip(depth: int) -> None:
    for one, other in combinations([*PLAIN, *WHOLE], 2):
        different = apart(
            cells("small-french", one, depth, STRIP), cells("small-french", other, depth, STRIP)
        )
        assert different >= 8, f"{one} and {other} differ in only {different} cells"


@pytest.mark.parametrize("depth", DEPTHS)
def test_french_courts_differ_only_in_the_letter(depth: int) -> None:
    def others(card: str) -> bytes:
        image: Image.Image = drawn("small-french", card, depth).copy()
        image.paste(0, (2, 3, 13, 16))
        return image.tobytes()

    for card in (*COURTS, "set-J", "set-Q", "set-K"):
        assert cells("small-french", card, depth) != cells("small-french", f"{card}-fr", depth)
        assert others(card) == others(f"{card}-fr"), card
