"""Golden frames: whole screens, byte for byte, in all three depths. `make golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from macclassic.app.cli.screenshot import screenshot

GOLDEN = Path(__file__).parents[1] / "golden"

FRAMES = {
    "desktop": ("desktop", 1, 0, ""),
    "notice": ("desktop", 1, 0, "notice"),
    "monitors": ("desktop", 1, 0, "monitors"),
    "alert": ("desktop", 1, 0, "alert"),
    "table": ("war-of-flowers", 4711, 12, ""),
    "menu": ("war-of-flowers", 4711, 12, "menu-game"),
    "options": ("war-of-flowers", 4711, 0, "options"),
    "help-10": ("war-of-flowers", 4711, 3, "help-10"),
    "about": ("desktop", 1, 0, "about"),
    "ladder": ("desktop", 1, 0, "ladder"),
    "achievements": ("desktop", 1, 0, "achievements"),
    "register": ("desktop", 1, 0, "register"),
    "deal": ("war-of-flowers", 4711, 12, "deal"),
    "statistics": ("war-of-flowers", 4711, 12, "statistics"),
}


BALLOONS = {
    "balloon-icon": ("desktop", 1, 0, "", (583, 47)),
    "balloon-card": ("war-of-flowers", 4711, 12, "", (318, 420)),
    "balloon-menu": ("war-of-flowers", 4711, 12, "menu-game", (90, 172)),
    "balloon-patterns": ("desktop", 1, 0, "patterns", (300, 218)),
}
"""Frames with Balloon Help on; the last item is the position of the mouse."""


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("name", FRAMES)
def test_frame_matches_the_golden_picture(
    qapp: object, tmp_path: Path, name: str, depth: int, request: pytest.FixtureRequest
) -> None:
    what, seed, ply, dialog = FRAMES[name]
    out = tmp_path / f"{name}-{depth}.png"
    screenshot(what, seed, ply, depth, 1, dialog, "en", out)
    compare(out, request)


KOREAN = {
    "table": ("war-of-flowers", 4711, 12, "", 8),
    "coins-table": ("war-of-coins", 3, 12, "", 8),
    "soi-table": ("soi", 3, 9, "", 8),
    "sorry-table": ("sorry", 3, 12, "", 8),
    "power-table": ("flower-power", 3, 12, "", 8),
    "achievements": ("desktop", 1, 0, "achievements", 8),
    "notice": ("desktop", 1, 0, "notice", 1),
    "menu": ("war-of-flowers", 4711, 12, "menu-game", 1),
    "power-options": ("flower-power", 4711, 0, "options", 1),
}
"""Frames in Korean: the five tables in colour, and first dialogs at 1 bit with dimmed texts."""


@pytest.mark.parametrize("name", KOREAN)
def test_korean_frame_matches_the_golden_picture(
    qapp: object, tmp_path: Path, name: str, request: pytest.FixtureRequest
) -> None:
    what, seed, ply, dialog, depth = KOREAN[name]
    out = tmp_path / f"{name}-ko-{depth}.png"
    screenshot(what, seed, ply, depth, 1, dialog, "ko", out)
    compare(out, request)


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("name", BALLOONS)
def test_balloon_matches_the_golden_picture(
    qapp: object, tmp_path: Path, name: str, depth: int, request: pytest.FixtureRequest
) -> None:
    what, seed, ply, dialog, pointer = BALLOONS[name]
    out = tmp_path / f"{name}-{depth}.png"
    screenshot(what, seed, ply, depth, 1, dialog, "en", out, pointer, balloons=True)
    compare(out, request)


def compare(out: Path, request: pytest.FixtureRequest) -> None:
    """Assert that a picture equals the golden one of its name, byte for byte."""
    golden = GOLDEN / out.name
    if request.config.getoption("--update-golden"):
        golden.write_bytes(out.read_bytes())
    made, wanted = Image.open(out), Image.open(golden)
    assert made.size == wanted.size and made.getpalette() == wanted.getpalette()
    assert made.tobytes() == wanted.tobytes(), f"{out} is not {golden}"
