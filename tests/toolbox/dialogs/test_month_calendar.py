"""Month calendar: weeks start on the language's first day, and every day is below its name."""

from __future__ import annotations

from datetime import date

import pytest

from macclassic.toolbox.dialogs.month_calendar import NOTHING, MonthCalendar


@pytest.mark.parametrize(
    ("language", "month", "column"),
    [("en", 11, 0), ("ko", 11, 0), ("fr", 11, 6), ("en", 6, 1), ("ko", 6, 1), ("fr", 6, 0), ("fr", 2, 6)],
)
def test_the_first_of_a_month_is_below_its_weekday(
    qapp: object, language: str, month: int, column: int
) -> None:
    # The first of November 2026 and of February 2026 is a Sunday; of June a Monday.
    first = date(2026, month, 1)
    grid = MonthCalendar(first, date(2026, 12, 31), first, language, lambda day: NOTHING)
    wide = grid.arrow(-1).width()
    assert grid.cell(first).x() == column * wide
    week = [grid.cell(date(2026, month, day)) for day in range(1, 8)]
    assert len({cell.x() for cell in week}) == 7
    last = grid.cell(date(2026, month, 28))
    assert grid.rect().contains(last)
