"""Golden frames of Soi, byte for byte, in all three depths. `make golden` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from macclassic.app.cli.screenshot import screenshot
from tests.app.test_golden import compare

SEED, PLY = 7, 30
SCREEN = (0, 0, 640, 480)
"""The window covers the whole desktop, which has the icons of other games."""

FRAMES = {
    "soi-table": (PLY, "", "en"),
    "soi-late": (74, "", "en"),
    "soi-round": (0, "", "en"),
    "soi-settings": (0, "options", "en"),
    "soi-memory": (PLY, "memory", "en"),
    "soi-score": (PLY, "score", "en"),
    "soi-sheet": (168, "sheet", "en"),
    "soi-help-3": (PLY, "help-3", "en"),
    "soi-table-fr": (PLY, "", "fr"),
}


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("name", FRAMES)
def test_frame_matches_the_golden_picture(
    qapp: object, tmp_path: Path, name: str, depth: int, request: pytest.FixtureRequest
) -> None:
    ply, dialog, language = FRAMES[name]
    out = tmp_path / f"{name}-{depth}.png"
    screenshot("soi", SEED, ply, depth, 1, dialog, language, out)
    compare_window(out, request, SCREEN)


@pytest.mark.parametrize("depth", [8, 1])
def test_balloon_matches_the_golden_picture(
    qapp: object, tmp_path: Path, depth: int, request: pytest.FixtureRequest
) -> None:
    out = tmp_path / f"soi-balloon-{depth}.png"
    screenshot("soi", SEED, PLY, depth, 1, "", "en", out, (60, 200), balloons=True)
    compare_window(out, request)


def compare_window(
    out: Path, request: pytest.FixtureRequest, part: tuple[int, int, int, int] = SCREEN
) -> None:
    """Assert that the window in a picture, or another part, equals the golden frame, byte for byte."""
    whole = Image.open(out)
    window = whole.crop(part)
    window.putpalette(whole.getpalette() or [])
    window.save(out)
    compare(out, request)
