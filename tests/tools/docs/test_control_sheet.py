"""Golden tiles: every control, frame and menu in every state, byte for byte, in all three depths.

The expected tiles are those of docs/pictures/control-sheet-*.png; a failure names the tile that differs.
`python -m tools.docs.control_sheet` writes the sheets again; look at them before you commit them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication

from tools.docs.control_sheet.__main__ import path, read, render, write
from tools.docs.control_sheet.tiles import TILES

# Each test process first draws all tiles, which takes a quarter of a minute.
pytestmark = pytest.mark.slow

DEPTHS = (8, 4, 1)
Tiles = dict[str, Image.Image]


@cache
def golden(depth: int) -> Tiles:
    return read(path(depth))


@pytest.fixture(scope="module")
def made(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[dict[int, Tiles]]:
    """Every tile as drawn now, by depth and key."""
    flash = qapp.cursorFlashTime()
    tiles = {depth: render(depth) for depth in DEPTHS}
    if request.config.getoption("--update-golden"):
        for depth in DEPTHS:
            write(depth, tiles[depth], path(depth))
    yield tiles
    qapp.setCursorFlashTime(flash)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("key", [tile.key for tile in TILES])
def test_tile_matches_the_golden_picture(
    made: dict[int, Tiles], key: str, depth: int, tmp_path: Path
) -> None:
    wanted = golden(depth)
    assert key in wanted, (
        f"there is no “{key}” in {path(depth).name}: `python -m tools.docs.control_sheet` adds it"
    )
    seen = made[depth][key]
    if (seen.size, seen.tobytes()) != (wanted[key].size, wanted[key].tobytes()):
        write(depth, {key: seen}, tmp_path / "seen.png")
        pytest.fail(f"“{key}” at {depth} bits is not as in {path(depth)}; seen in {tmp_path / 'seen.png'}")


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_sheet_contains_exactly_these_tiles(depth: int) -> None:
    assert list(read(path(depth))) == [tile.key for tile in TILES]
    assert len({tile.key for tile in TILES}) == len(TILES)
    with Image.open(path(depth)) as sheet:
        assert sheet.mode == "P"


@pytest.mark.parametrize("depth", DEPTHS)
def test_states_of_a_control_look_different(made: dict[int, Tiles], depth: int) -> None:
    """No two states of a control look the same."""
    alike = {
        "Menus: open": "Menus: over a disabled item",
        "Scroll bars, upright: nothing to scroll": "Scroll bars, upright: disabled",
        "Scroll bars, across: nothing to scroll": "Scroll bars, across: disabled",
    }
    seen: dict[tuple[str, bytes], str] = {}
    for key, tile in made[depth].items():
        same = (key.partition(":")[0], tile.tobytes())
        assert same not in seen or alike.get(seen[same]) == key, f"{key} looks like {seen[same]}"
        seen.setdefault(same, key)


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_depths_differ_only_in_colours(made: dict[int, Tiles], depth: int) -> None:
    """The size of a tile is the same at every depth."""
    for key, tile in made[depth].items():
        assert tile.size == made[1][key].size
