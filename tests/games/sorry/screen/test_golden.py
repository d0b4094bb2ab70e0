"""Golden frames of Sorry, byte for byte, in all three depths. `make golden` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.app.cli.screenshot import screenshot
from tests.app.test_golden import compare

FRAMES = {
    # Seed, decisions, dialog, language, place of the mouse, balloons.
    "sorry-draw": (7, 61, "", "en", None, False),
    "sorry-seven": (3, 165, "", "en", None, False),
    "sorry-way": (4, 151, "", "en", (470, 430), False),
    "sorry-swap-fr": (4, 151, "", "fr", (470, 400), False),
    "sorry-options": (3, 0, "options", "en", None, False),
    "sorry-sheet": (3, 1000, "sheet", "en", None, False),
    "sorry-help-5": (3, 0, "help-5", "en", None, False),
    "sorry-balloon": (4, 151, "", "en", (30, 350), True),
}


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("name", FRAMES)
def test_frame_matches_the_golden_picture(
    qapp: object, tmp_path: Path, name: str, depth: int, request: pytest.FixtureRequest
) -> None:
    seed, ply, dialog, language, pointer, balloons = FRAMES[name]
    out = tmp_path / f"{name}-{depth}.png"
    screenshot("sorry", seed, ply, depth, 1, dialog, language, out, pointer, balloons)
    compare(out, request)
