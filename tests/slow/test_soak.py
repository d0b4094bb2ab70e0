"""A few minutes of the session that ``make soak`` plays: no exception, no window left open."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.endurance.soak import Evening

pytestmark = pytest.mark.qt_log_ignore(".*", extend=True)


def test_a_session_of_random_input_ends_without_faults(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    evening = Evening(tmp_path / "data", seed=5, hour=25)
    evening.run(2)
    evening.program.set_language("en")
    evening.program.screen.set_depth(8)
    assert not evening.wrong, evening.wrong[0]
    # In so short a time only the number of widgets can be checked; memory has not settled.
    assert evening.widgets[1] <= evening.widgets[0]
    assert sum(evening.done.values()) == 50
