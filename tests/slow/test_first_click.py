"""Test that a click is handled as soon as a picture is shown, even on the start picture."""

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
def test_a_click_on_the_start_picture_is_handled(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(Settings(name="Ada", number=number_for("Ada")).dumps())
    with display() as screen:
        for again in (False, True, True):
            assert (tmp_path / "last.png").exists() == again
            # `measure` returns only after the clicked icon is shown selected.
            found = measure(
                screen, [sys.executable, "-m", "macclassic", "--data-dir", str(tmp_path)], ours=True
            )
            assert found["click ms"] > found["shown ms"]
