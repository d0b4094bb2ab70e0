"""Tests of the French cards: complete, exact in size and colour, all different, traditional."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut, parse
from tests.support.screen.drawings import drawn
from tools.art.french.courts import PERSONS
from tools.art.french.drawings import drawings

SUITS = "SHDC"
COURTS = [rank + suit for suit in SUITS for rank in "JQK"]
NUMBERS = [str(rank) + suit for suit in SUITS for rank in range(2, 11)]
IDS = [*NUMBERS, *("A" + suit for suit in SUITS), *COURTS, "JB", "JR"]
FRENCH = [f"{card}-fr" for card in COURTS]
SIZES = {"large": (48, 68), "small": (36, 50)}


def named(size: str, card: str) -> str:
    return f"small/{card}" if size == "small" else card


def open_card(depth: int, size: str, card: str) -> Image.Image:
    return drawn("french", named(size, card), depth)


def index_box(size: str) -> tuple[int, int, int, int]:
    """Return the cells of rank and suit at the top left (a pip is the widest, the club the highest)."""
    return (2, 3, 9, 20) if size == "large" else (2, 3, 9, 19)


def outside(width: int, height: int) -> set[tuple[int, int]]:
    return {
        (x, y) for a, b in ((0, 0), (1, 0), (0, 1)) for x in (a, width - 1 - a) for y in (b, height - 1 - b)
    }


def edges(width: int, height: int, inset: int) -> set[tuple[int, int]]:
    xs, ys = range(inset, width - inset), range(inset, height - inset)
    return {(x, y) for x in xs for y in ys if x in (xs[0], xs[-1]) or y in (ys[0], ys[-1])}


def test_exactly_the_54_cards_and_the_french_courts_exist() -> None:
    assert len(IDS) == 54
    assert sorted(drawings()) == sorted(named(size, card) for size in SIZES for card in IDS + FRENCH)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_cards_have_their_size_palette_outline_rim_and_corners(depth: int, size: str) -> None:
    width, height = SIZES[size]
    clear = outside(width, height)
    bends = {(x, y) for x in (1, width - 2) for y in (1, height - 2)}
    outline = edges(width, height, 0) - clear | bends
    rim = edges(width, height, 1) - clear - bends
    black = len(clut(depth)) - 1
    for card in IDS + FRENCH:
        image = open_card(depth, size, card)
        assert (image.mode, image.size) == ("P", (width, height)), card
        assert "transparency" not in image.info
        assert image.getpalette() == [part for rgb in clut(depth) for part in rgb]
        assert {image.getpixel(cell) for cell in outline} == {black}, card
        assert {image.getpixel(cell) for cell in clear | rim} == {0}, card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_cards_have_few_flat_colours_and_much_white(depth: int, size: str) -> None:
    for card in IDS + FRENCH:
        image = open_card(depth, size, card)
        colours = image.getcolors()
        assert colours is not None
        assert 2 <= len(colours) <= 14, card
        white = next(count for count, index in colours if index == 0)
        assert white > image.width * image.height // 3, card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_cards_look_the_same(depth: int, size: str) -> None:
    pictures = {card: open_card(depth, size, card).tobytes() for card in IDS}
    for one, other in combinations(IDS, 2):
        different = sum(a != b for a, b in zip(pictures[one], pictures[other], strict=True))
        assert different > 25, f"{one} and {other} differ in only {different} cells"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_the_index_of_each_card_is_unique(depth: int, size: str) -> None:
    indices = {card: open_card(depth, size, card).crop(index_box(size)).tobytes() for card in IDS + FRENCH}
    for one, other in combinations(indices, 2):
        assert indices[one] != indices[other], f"{one} and {other} have the same index"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_index_pips_of_one_colour_differ_between_suits(depth: int, size: str) -> None:
    """In a fan only the index is visible: a quarter of the 7 x 8 cells under the figure must differ."""
    left, _, right, bottom = index_box(size)
    for pair in ("SC", "HD"):
        one, other = (
            open_card(depth, size, f"4{suit}").crop((left, bottom - 8, right, bottom)) for suit in pair
        )
        different = sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True))
        assert different >= 14, f"{pair}: {different}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_french_courts_differ_only_in_the_index(depth: int, size: str) -> None:
    left, top, right, bottom = index_box(size)
    width, height = SIZES[size]
    for card in COURTS:
        english, french = (open_card(depth, size, name) for name in (card, f"{card}-fr"))
        assert english.tobytes() != french.tobytes()
        for image in (english, french):
            image.paste(0, (left, top, right, bottom))
            image.paste(0, (width - right, height - bottom, width - left, height - top))
        assert english.tobytes() == french.tobytes(), card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("depth", DEPTHS)
def test_cards_symmetrical_by_tradition_are_the_same_upside_down(depth: int, size: str) -> None:
    """These are two, four and ten of every suit, and of the symmetrical diamonds all but the seven."""
    diamonds = [card for card in NUMBERS if card[-1] == "D" and card != "7D"]
    turning = {rank + suit for rank in ("2", "4", "10") for suit in SUITS} | {*diamonds, *COURTS, *FRENCH}
    for card in sorted(turning | set(NUMBERS)):
        image = open_card(depth, size, card)
        turned = image.transpose(Image.Transpose.ROTATE_180)
        assert (image.tobytes() == turned.tobytes()) == (card in turning), card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("card", NUMBERS)
def test_a_number_card_has_its_number_of_pips(card: str, size: str) -> None:
    """Count inked patches outside the two indices at 8 bits; pips that touch would count as one."""
    image = open_card(8, size, card)
    width, height = SIZES[size]
    left = index_box(size)[2]
    middle = {(x, y) for x in range(left, width - left) for y in range(2, height - 2)}
    ink = {cell for cell in middle if image.getpixel(cell) != 0}
    patches = 0
    while ink:
        patches += 1
        todo = [ink.pop()]
        while todo:
            x, y = todo.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & ink
            ink -= near
            todo.extend(near)
    assert patches == int(card[:-1])


@pytest.mark.parametrize("size", SIZES)
def test_red_suits_are_hollow_in_black_and_white(size: str) -> None:
    for rank in range(2, 11):
        inked = {suit: sum(open_card(1, size, f"{rank}{suit}").tobytes()) for suit in SUITS}
        assert max(inked["H"], inked["D"]) < min(inked["S"], inked["C"])


@pytest.mark.parametrize("size", SIZES)
def test_each_suit_has_different_people_at_256_colours(size: str) -> None:
    """The skin of a suit covers many cells of its three courts, and occurs in no other suit."""
    skins = {suit: clut(8).index(parse(tones[0].split()[0])) for suit, tones in PERSONS.items()}
    assert len(set(skins.values())) == len({tones[1] for tones in PERSONS.values()}) == 4
    for card in COURTS:
        seen = open_card(8, size, card).tobytes()
        assert seen.count(skins[card[-1]]) >= 20, card
        assert max(SUITS, key=lambda suit: seen.count(skins[suit])) == card[-1], card
