"""A few minutes of the evening that ``make soak`` plays: nothing raises, no window stays behind."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.endurance.soak import Evening

pytestmark = pytest.mark.qt_log_ignore(".*", extend=True)


def test_a_restless_quarter_of_an_hour(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    evening = Evening(tmp_path / "data", seed=5, hour=25)
    evening.run(2)
    evening.program.set_language("en")
    evening.program.screen.set_depth(8)
    assert not evening.wrong, evening.wrong[0]
    # Half a quarter is no hour: widgets must be the same, memory has not come to rest.
    assert evening.widgets[1] <= evening.widgets[0]
    assert sum(evening.done.values()) == 50
