"""A click at the very moment that something is shown is answered, by what stands there first too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.display import display, missing
from benchmarks.start import measure
from macclassic.app.storage.settings import Settings
from macclassic.engine.progress.trial_period import number_for

pytestmark = pytest.mark.slow


@pytest.mark.skipif(bool(missing()), reason=f"without {missing()}")
def test_a_click_into_the_last_picture_is_answered(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(Settings(name="Ada", number=number_for("Ada")).dumps())
    with display() as screen:
        for again in (False, True, True):
            assert (tmp_path / "last.png").exists() == again
            # It has an end only where the icon that was clicked is seen to be selected.
            found = measure(
                screen, [sys.executable, "-m", "macclassic", "--data-dir", str(tmp_path)], ours=True
            )
            assert found["click ms"] > found["shown ms"]
