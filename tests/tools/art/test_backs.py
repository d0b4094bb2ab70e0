"""Tests of the card backs and seasonal cloths: complete, of one size at every depth, seamless."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from macclassic.engine.core.options import BACKS, Choice
from macclassic.engine.core.registry import games
from macclassic.quickdraw.colours import DEPTHS, clut
from macclassic.toolbox.base.look import SEASONS
from tools.art.backs.cloths import SIDE
from tools.art.backs.drawings import drawings
from tools.art.drawing import CLEAR, Picture, corners

WHOLE, SMALL = (48, 78), (24, 39)
SIZES = {
    "war-of-flowers": {"": WHOLE, "-small": SMALL, "-tiny": (10, 15)},
    "war-of-coins": {"": WHOLE, "-small": SMALL, "-tiny": (10, 15)},
    "soi": {"": WHOLE, "-small": SMALL, "-tiny": (10, 15)},
    "sorry": {"": (72, 100), "-small": (19, 26)},
    "flower-power": {"": (36, 50), "-tiny": (8, 11)},
}


def backs_of(key: str) -> Sequence[str]:
    """Return the names of a game's backs."""
    kind = next(each.kind for each in games()[key].options.declared() if each.name == "back")
    assert isinstance(kind, Choice)
    return [str(each) for each in kind.values[:BACKS]]


ALL = {
    f"{name}{end}": size
    for key, ends in SIZES.items()
    for name in backs_of(key)
    for end, size in ends.items()
}


def cells(picture: Picture) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, picture.grid))


def test_each_game_has_four_backs_of_its_own() -> None:
    own = {key: set(backs_of(key)) for key in SIZES}
    assert SIZES.keys() == {
        key for key, spec in games().items() if any(each.name == "back" for each in spec.options.declared())
    }
    assert all(len(each) == BACKS for each in own.values())
    assert not any(one & other for one, other in combinations(own.values(), 2))
    assert {name for name in drawings() if not name.startswith("cloth-")} == ALL.keys()


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", ALL)
def test_a_back_has_the_size_and_shape_of_a_card(name: str, depth: int) -> None:
    picture = drawings()[name](depth)
    assert (picture.width, picture.height) == ALL[name]
    clear = {
        (x, y) for x in range(picture.width) for y in range(picture.height) if picture.grid[y][x] == CLEAR
    }
    large = picture.height > 50
    assert clear <= corners(picture.width, picture.height) and (len(clear) == 12 or not large)
    black = len(clut(depth)) - 1
    right, bottom = picture.width - 1, picture.height - 1
    edge = {
        (x, y)
        for y, row in enumerate(picture.grid)
        for x in range(len(row))
        if x in (0, right) or y in (0, bottom)
    }
    assert {picture.grid[y][x] for x, y in edge - clear} == {black}
    seen = {each for row in picture.grid for each in row} - {CLEAR}
    assert 2 <= len(seen) <= 32


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_backs_of_a_size_look_the_same(depth: int) -> None:
    for size in set(ALL.values()):
        made = [cells(drawings()[name](depth)) for name, each in ALL.items() if each == size]
        assert len(set(made)) == len(made)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("season", SEASONS)
def test_a_cloth_is_seamless_and_quiet(season: str, depth: int) -> None:
    picture = drawings()[f"cloth-{season}"](depth)
    assert (picture.width, picture.height) == (SIDE, SIDE)
    values = [each for row in picture.grid for each in row]
    assert CLEAR not in values and len(set(values)) <= 5
    # Most of it is the ground, so that the motifs stay in the background.
    ground = max(set(values), key=values.count)
    assert values.count(ground) > len(values) * 0.7
    # Motifs wrap around at the edges: as many cells change across a seam as anywhere else.
    rows = [
        sum(a != b for a, b in zip(picture.grid[y - 1], picture.grid[y], strict=True)) for y in range(SIDE)
    ]
    assert rows[0] <= max(rows[1:])
