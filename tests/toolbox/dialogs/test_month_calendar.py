"""Month calendar: weeks start on the first day of the system's country, and every day is below its name."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QLocale

from macclassic.toolbox.dialogs.month_calendar import NOTHING, MonthCalendar


@pytest.mark.parametrize(
    ("language", "system", "month", "column"),
    [
        *[("en", "C", 11, 0), ("ko", "C", 11, 0), ("fr", "C", 11, 6), ("en", "C", 6, 1)],
        *[("ko", "C", 6, 1), ("fr", "C", 6, 0), ("fr", "C", 2, 6)],
        *[("en", "en_GB", 6, 0), ("fr", "fr_CA", 6, 1), ("en", "ar_EG", 6, 2), ("ko", "de_CH", 6, 0)],
    ],
)
def test_the_first_of_a_month_is_below_its_weekday(
    qapp: object, monkeypatch: pytest.MonkeyPatch, language: str, system: str, month: int, column: int
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(system)))
    # The first of November 2026 and of February 2026 is a Sunday; of June a Monday.
    first = date(2026, month, 1)
    grid = MonthCalendar(first, date(2026, 12, 31), first, language, lambda day: NOTHING)
    wide = grid.arrow(-1).width()
    assert grid.cell(first).x() == column * wide
    week = [grid.cell(date(2026, month, day)) for day in range(1, 8)]
    assert len({cell.x() for cell in week}) == 7
    last = grid.cell(date(2026, month, 28))
    assert grid.rect().contains(last)
