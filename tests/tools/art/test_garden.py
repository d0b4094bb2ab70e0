"""Tests of the garden's pictures: complete, exact in size and colour, every index visible."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.french.deck import IDS, is_court
from tools.art.garden.drawings import drawings, places

SIZES = ("normal", "small")
KINDS = ("open", "power", "rose", "violet", "marigold", "seen", "ring")
INDICES = [f"{card}{tongue}" for card in IDS for tongue in (("", "-fr") if is_court(card) else ("",))]
GROUNDS = {
    "bed": (48, 48),
    "bed-power": (48, 48),
    "lawn": (32, 32),
    "path": (32, 32),
    "scene-kinds": (320, 86),
    **{f"scene-{name}": (216, 86) for name in ("attack", "reveal", "poison", "won", "tie")},
}
"""Pictures without clear cells."""
THINGS = {
    "fence": (16, 20),
    "pile": (63, 52),
    "pile-empty": (63, 52),
    "graveyard": (96, 60),
    "graveyard-empty": (96, 60),
    **{f"power-{name}": (26, 26) for name in ("poison", "fertiliser", "flower", "spy")},
    "mark-seen": (15, 11),
    "mark-fight": (21, 21),
    "mark-tired": (13, 13),
    "mark-will": (19, 17),
    "mark-label": (19, 18),
    "mark-drop": (5, 7),
    "mark-turn": (12, 11),
    **{f"sign-{name}": (36, 36) for name in ("rock", "paper", "scissors", "palm", "back")},
}

TABS = {f"tab-{card}": (11, 15) for card in INDICES}
"""Cards in the small picture of a hand, without clear cells."""

Point = tuple[int, int]


def geometry() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(places())
    return found


GEOMETRY = geometry()


def suffix(size: str) -> str:
    return "" if size == "normal" else "-small"


def expected() -> dict[str, Point]:
    """Return the size of every picture by its name."""
    found = {**GROUNDS, **THINGS, **TABS}
    for size, leaves, rays, stalk in (("normal", 41, 63, 51), ("small", 27, 43, 33)):
        data = GEOMETRY["sizes"][size]
        whole = {f"petals-{kind}": (data["cell"] * GEOMETRY["directions"], data["cell"]) for kind in KINDS}
        whole |= {f"index-{card}": tuple(data["index"]) for card in INDICES}
        for heart, side in zip(("heart", "heart-power"), data["hearts"][:1] * 2, strict=True):
            whole[heart] = (side, side)
            whole[f"{heart}-wide"] = (data["hearts"][1],) * 2
        whole |= {
            "bud": (data["hearts"][0],) * 2,
            "leaves": (leaves, leaves),
            "rays": (rays, rays),
            "stalk": (stalk, stalk),
        }
        found |= {f"{name}{suffix(size)}": measure for name, measure in whole.items()}
    return found


@cache
def opened(depth: int, name: str) -> Image.Image:
    return drawn("garden", name, depth)


def solid(image: Image.Image) -> frozenset[Point]:
    """Return the cells of a picture that are not clear."""
    alpha = image.convert("RGBA").getchannel("A").tobytes()
    return frozenset((i % image.width, i // image.width) for i, value in enumerate(alpha) if value)


@cache
def petals(size: str, kind: str, depth: int = 8) -> list[frozenset[Point]]:
    """Return the cells of a petal for each direction, relative to the middle of its index."""
    strip = opened(depth, f"petals-{kind}{suffix(size)}")
    data = GEOMETRY["sizes"][size]
    cell = data["cell"]
    return [
        frozenset((x - ax, y - ay) for x, y in solid(strip.crop((cell * i, 0, cell * i + cell, cell))))
        for i, (ax, ay) in enumerate(data["anchors"])
    ]


def box(size: str) -> frozenset[Point]:
    """Return the cells of an index, relative to its middle."""
    width, height = GEOMETRY["sizes"][size]["index"]
    return frozenset((x - width // 2, y - height // 2) for x in range(width) for y in range(height))


def test_exactly_these_pictures_exist() -> None:
    assert sorted(drawings()) == sorted(expected())
    assert len(INDICES) == 54 + 12


@pytest.mark.slow
@pytest.mark.parametrize("depth", DEPTHS)
def test_pictures_have_their_sizes_and_palettes(depth: int) -> None:
    for name, size in expected().items():
        image = opened(depth, name)
        assert (image.mode, image.size) == ("P", size), name
        palette = image.getpalette()
        assert palette is not None
        entries = tuple(zip(palette[0::3], palette[1::3], palette[2::3], strict=True))
        assert entries[: len(clut(depth))] == clut(depth), name
        shown = {(x, y): image.getpixel((x, y)) for x, y in solid(image)} if image.width < 100 else {}
        assert (len(solid(image)) == size[0] * size[1]) == (name in {**GROUNDS, **TABS}), name
        # Only the clear index may follow the table.
        assert all(isinstance(value, int) and value < len(clut(depth)) for value in shown.values()), name
        assert len(set(shown.values())) <= 16, name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slow
def test_petals_of_all_kinds_have_one_outline(size: str) -> None:
    plain = petals(size, "open")
    assert len(plain) == GEOMETRY["directions"] == 48
    for kind in KINDS[:-1]:
        for depth in DEPTHS:
            assert petals(size, kind, depth) == plain, (kind, depth)
    for ring, petal in zip(petals(size, "ring"), plain, strict=True):
        assert not ring & box(size)
        assert {(-1, -1), (1, 1)} <= petal and not ring & {(0, 0)}


@pytest.mark.parametrize("size", SIZES)
def test_petals_are_mirrored_and_contain_their_index(size: str) -> None:
    found = petals(size, "open")
    for number, petal in enumerate(found):
        assert petal >= box(size)
        assert frozenset((-x, y) for x, y in petal) == found[-number % 48], number
        assert frozenset((x, -y) for x, y in petal) == found[(24 - number) % 48], number


@pytest.mark.parametrize("size", SIZES)
def test_petal_0_is_on_top_and_the_others_follow_clockwise(size: str) -> None:
    for count, laid in enumerate(GEOMETRY["sizes"][size]["petals"], start=1):
        assert len(laid) == count
        x, y, direction = laid[0]
        if count == 2:
            assert [each[2] for each in laid] == [44, 4], "two are a bud that opens"
            continue
        assert (x, direction) == (0, 0) and y < 0
        inner = count if count <= 10 else (count + 1) // 3
        for ring in (laid[:inner], laid[inner:]):
            directions = [direction for _, _, direction in ring]
            assert directions == sorted(set(directions))


@pytest.mark.parametrize("size", SIZES)
def test_no_petal_covers_the_index_of_another(size: str) -> None:
    """Petals are laid from last to first: later ones leave every index free, and so does the heart."""
    shapes, index = petals(size, "open"), box(size)
    data = GEOMETRY["sizes"][size]
    assert len(data["petals"]) == GEOMETRY["most"] == 27
    for count, laid in enumerate(data["petals"], start=1):
        name = "bud" if count <= GEOMETRY["stalked"] else "heart-wide" if count in data["wide"] else "heart"
        heart = opened(8, f"{name}{suffix(size)}")
        side = data["hearts"][count in data["wide"]]
        over = {(x - side // 2, y - side // 2) for x, y in solid(heart)}
        for x, y, direction in laid:
            assert not over & {(x + i, y + j) for i, j in index}, (count, x, y)
            over |= {(x + i, y + j) for i, j in shapes[direction]}
        reach = data["reach"][count - 1]
        assert max(max(abs(x), abs(y)) for x, y in over) <= reach
        for (ax, ay, _), (bx, by, _) in combinations(laid, 2):
            assert abs(ax - bx) >= data["index"][0] or abs(ay - by) >= data["index"][1]


@pytest.mark.parametrize("size", SIZES)
def test_the_heart_covers_the_foot_of_every_petal(size: str) -> None:
    """A ring has no hole: each petal reaches from the heart outwards without a gap."""
    shapes, data = petals(size, "open"), GEOMETRY["sizes"][size]
    for count, laid in enumerate(data["petals"], start=1):
        radius = data["hearts"][count in data["wide"]] // 2
        inner = count if count <= 10 else (count + 1) // 3
        for x, y, direction in laid[:inner]:
            nearest = min((x + i) ** 2 + (y + j) ** 2 for i, j in shapes[direction])
            assert nearest <= (radius + 1) ** 2, (count, x, y)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES)
def test_all_kinds_of_petals_look_different(depth: int, size: str) -> None:
    """Open and hidden, regular and POWER FLOWER, and all cards differ, at 1 bit without colours too."""
    tail = suffix(size)
    strips = {kind: opened(depth, f"petals-{kind}{tail}").tobytes() for kind in KINDS[:-1]}
    for one, other in combinations(strips, 2):
        differing = sum(a != b for a, b in zip(strips[one], strips[other], strict=True))
        assert differing >= 48 * (4 if depth == 1 else 15), (one, other)
    for name in ("heart", "heart-wide"):
        regular = opened(depth, f"{name}{tail}").tobytes()
        power = opened(depth, f"{name.replace('heart', 'heart-power')}{tail}").tobytes()
        assert sum(a != b for a, b in zip(regular, power, strict=True)) >= 40
    indices = {card: opened(depth, f"index-{card}{tail}").tobytes() for card in INDICES}
    assert len(set(indices.values())) == len(INDICES)


@pytest.mark.parametrize("depth", DEPTHS)
def test_beds_and_tiles_repeat_seamlessly(depth: int) -> None:
    """The border is a continuous frame: rows 8 and 39, columns 8 and 39 are earth, 7 and 40 are not."""
    for name in ("bed", "bed-power"):
        image = opened(depth, name)
        data = GEOMETRY["bed"]
        assert image.size == (data["size"],) * 2
        low, high = data["border"], data["size"] - data["border"]
        rim = {image.getpixel((i, edge)) for i in range(low, high) for edge in (low - 1, high)}
        rim |= {image.getpixel((edge, i)) for i in range(low, high) for edge in (low - 1, high)}
        assert rim == {len(clut(depth)) - 1}, name
        assert high - low == GEOMETRY["tile"]


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_stone_is_blank_below_the_text_of_the_last_card(depth: int) -> None:
    x, y = GEOMETRY["stone"]
    for name in ("graveyard", "graveyard-empty"):
        image = opened(depth, name)
        assert {image.getpixel((x + i, y + j)) for i, j in box("normal") | box("small")} == {0}
