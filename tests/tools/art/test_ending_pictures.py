"""Tests of the sprites of endings: complete, exact in size and colour, clear around, all different."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.moments.endings import PICTURES

PLANTS = [f"plant-{month:02}" for month in range(1, 13)]
JARS = [f"jar-{filled}" for filled in range(5)]
SIZES = {
    "coin": (14, 14),
    "coin-stack": (16, 21),
    **dict.fromkeys(JARS, (48, 64)),
    **dict.fromkeys(PLANTS, (14, 14)),
    **dict.fromkeys(("crane-1", "crane-2"), (42, 26)),
    **dict.fromkeys(("kettle-1", "kettle-2", "kettle-3"), (48, 48)),
    **dict.fromkeys(("card-leaning-left", "card-leaning-right"), (14, 18)),
    "card-flat": (28, 5),
    **dict.fromkeys(("gate-closed", "gate-open"), (64, 64)),
}


def cells(name: str, depth: int) -> dict[tuple[int, int], int]:
    """Return the indices of a picture by their cells, without the clear ones."""
    image = drawn("moments", name, depth)
    clear = image.info.get("transparency", b"")
    opaque = clear if isinstance(clear, bytes) else bytes(255 * (i != clear) for i in range(256))
    found: dict[tuple[int, int], int] = {}
    for x in range(image.width):
        for y in range(image.height):
            index = image.getpixel((x, y))
            assert isinstance(index, int)
            if index >= len(opaque) or opaque[index]:
                found[x, y] = index
    return found


def test_exactly_these_pictures_exist() -> None:
    assert set(PICTURES) == set(SIZES)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", SIZES)
def test_pictures_have_their_sizes_and_palettes(name: str, depth: int) -> None:
    image = drawn("moments", name, depth)
    assert (image.mode, image.size) == ("P", SIZES[name])
    palette = image.getpalette()
    assert palette is not None
    entries = tuple(zip(palette[0::3], palette[1::3], palette[2::3], strict=True))
    assert entries[: len(clut(depth))] == clut(depth)
    shown = set(cells(name, depth).values())
    # Only the clear index may follow the table; the contour is black at every depth.
    assert max(shown) == len(clut(depth)) - 1
    assert 2 <= len(shown) <= 14
    assert len(cells(name, depth)) < image.width * image.height


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_plants_look_the_same(depth: int) -> None:
    seen = {name: drawn("moments", name, depth).convert("RGBA") for name in PLANTS}
    for one, other in combinations(seen, 2):
        different = sum(a != b for a, b in zip(pixels(seen[one]), pixels(seen[other]), strict=True))
        assert different >= 30, f"{one} and {other} differ in only {different} cells"


def pixels(image: Image.Image) -> list[bytes]:
    data = image.tobytes()
    return [data[i : i + 4] for i in range(0, len(data), 4)]


@pytest.mark.parametrize("depth", (4, 8))
def test_a_jar_fills_in_quarters(depth: int) -> None:
    gold = clut(depth)[cells("coin", depth)[5, 3]]
    filled = [sum(clut(depth)[index] == gold for index in cells(jar, depth).values()) for jar in JARS]
    assert filled[0] == 0
    assert all(more > less + 100 for less, more in pairwise(filled))


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_card_leans_to_both_sides(depth: int) -> None:
    left, right = cells("card-leaning-left", depth), cells("card-leaning-right", depth)
    assert {(13 - x, y) for x, y in left} == set(right)


@pytest.mark.parametrize("depth", DEPTHS)
def test_jars_and_gates_have_one_outline(depth: int) -> None:
    assert len({frozenset(cells(jar, depth)) for jar in JARS}) == 1
    for steaming in ("kettle-2", "kettle-3"):
        assert set(cells("kettle-1", depth)) < set(cells(steaming, depth))
