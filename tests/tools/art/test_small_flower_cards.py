"""Tests of the small flower cards: complete, exact in shape, recognisable in a strip of 13 columns."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from games.war_of_flowers.sets import mark_of
from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.flowers import drawings as full
from tools.art.flowers.small.cards import BAND, HEIGHT, WIDTH, drawings, kind

IDS = sorted(full.drawings())
CORNERS = {(x, y) for x in (0, WIDTH - 1) for y in (0, HEIGHT - 1)}
STRIP = 13


def small(card: str, depth: int) -> Image.Image:
    return drawn("small-flowers", card, depth).convert("RGBA")


def differing(one: Image.Image, other: Image.Image) -> int:
    return sum(a != b for a, b in zip(one.getdata(), other.getdata(), strict=True))


def test_every_card_has_a_small_picture() -> None:
    assert sorted(drawings()) == IDS


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("card", IDS)
def test_cards_have_their_size_outline_rim_and_corners(card: str, depth: int) -> None:
    image = small(card, depth)
    assert image.size == (WIDTH, HEIGHT)
    pixels = {(x, y): image.getpixel((x, y)) for x in range(WIDTH) for y in range(HEIGHT)}
    assert {cell for cell, pixel in pixels.items() if pixel == (255, 0, 255, 0)} == CORNERS
    outline = {cell for cell in pixels if cell[0] in (0, WIDTH - 1) or cell[1] in (0, HEIGHT - 1)} - CORNERS
    assert {pixels[cell] for cell in outline} == {(0, 0, 0, 255)}
    rim = {(x, y) for x in (1, WIDTH - 2) for y in range(1, BAND)}
    assert {pixels[cell] for cell in rim} == {(255, 255, 255, 255)}
    table = {(*rgb, 255) for rgb in clut(depth)}
    assert {pixels[cell] for cell in pixels.keys() - CORNERS} <= table


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_four_cards_of_a_month_have_one_emblem(depth: int) -> None:
    for month in {card[:2] for card in IDS}:
        emblems = [small(card, depth).crop((0, 0, WIDTH, BAND)) for card in IDS if card[:2] == month]
        assert len(emblems) == 4
        assert len({emblem.tobytes() for emblem in emblems}) == 1


@pytest.mark.parametrize("depth", DEPTHS)
def test_months_are_recognisable_in_a_strip(depth: int) -> None:
    emblems = {card[:2]: small(card, depth).crop((0, 0, STRIP, BAND)) for card in IDS}
    for one, other in combinations(emblems, 2):
        # More than a quarter of the cells.
        assert differing(emblems[one], emblems[other]) > STRIP * BAND // 4, f"{one} and {other}"


@pytest.mark.parametrize("depth", DEPTHS)
def test_kinds_are_recognisable_in_a_strip(depth: int) -> None:
    bands = {
        kind(card): small(card, depth).crop((0, BAND, STRIP, HEIGHT)) for card in IDS if kind(card) != "plain"
    }
    assert set(bands) == {"sun", "bird", "animal", "cup", "red", "blue", "orchid", "willow", "double"}
    for one, other in combinations(bands, 2):
        assert differing(bands[one], bands[other]) > 25, f"{one} and {other}"


def test_the_kinds_equal_those_of_the_game() -> None:
    assert {card: kind(card) for card in IDS} == {card: mark_of(card) for card in IDS}


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_card_has_the_mark_of_its_kind(depth: int) -> None:
    """Columns 2 to 10 equal the mark on rails and strips, except for the frame of a ribbon's mark."""
    for card in IDS:
        if kind(card) == "plain":
            continue
        mark = drawn("art", f"mark-{kind(card)}", depth).convert("RGBA").crop((1, 1, 8, 8))
        band = small(card, depth).crop((3, BAND + 3, 10, BAND + 10))
        for cell in ((x, y) for x in range(7) for y in range(7)):
            if mark.getpixel(cell) != (255, 0, 255, 0):
                assert band.getpixel(cell) == mark.getpixel(cell), f"{card} at {cell}"
