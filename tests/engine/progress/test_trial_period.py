"""Trial of fifteen days, with dates set by the tests."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macclassic.engine.progress.trial_period import DAYS, TrialPeriod, is_registered, number_for

START = date(1993, 3, 1)


def test_the_first_start_is_day_one() -> None:
    assert TrialPeriod.begin(START).day == 1


def test_day_fifteen_is_the_last() -> None:
    trial = TrialPeriod.begin(START)
    assert not trial.seen(START + timedelta(days=DAYS - 1)).over
    assert trial.seen(START + timedelta(days=DAYS)).over


def test_setting_the_clock_back_gains_no_days() -> None:
    trial = TrialPeriod.begin(START).seen(START + timedelta(days=20))
    assert trial.seen(START).day == trial.day == 21
    assert trial.seen(START - timedelta(days=300)).over


@pytest.mark.parametrize(
    ("days", "day"),
    [
        # The clock was wrong once between two starts.
        ([date(2026, 3, 1), date(2099, 2, 28), date(2026, 3, 5)], 1),
        ([date(2026, 3, 1), date(1970, 1, 1), date(2026, 3, 5)], 1),
        # It was wrong at the first start.
        ([date(1970, 1, 1), date(2026, 3, 5)], 1),
        ([date(1970, 1, 1), date(1970, 1, 2), date(2026, 3, 5), date(2026, 3, 7)], 3),
        ([date(2099, 2, 28), date(2026, 3, 5), date(2026, 3, 6)], 2),
        # It was never wrong.
        ([date(2026, 3, 1), date(2026, 12, 31), date(2027, 12, 31)], 671),
    ],
)
def test_a_clock_that_was_once_wrong_is_not_counted(days: list[date], day: int) -> None:
    trial = TrialPeriod.begin(days[0])
    for each in days[1:]:
        trial = TrialPeriod.from_json(trial.seen(each).to_json())
    assert trial.day == day


@pytest.mark.parametrize(
    ("trial", "day"),
    [
        (TrialPeriod(date(2026, 3, 1), date(2099, 2, 28)), 5),
        (TrialPeriod(date(1970, 1, 1), date(2026, 3, 4)), 1),
        (TrialPeriod(date(2023, 3, 1), date(2026, 3, 4)), 1101),
    ],
)
def test_a_trial_that_was_stored_with_a_wrong_day_is_mended(trial: TrialPeriod, day: int) -> None:
    assert trial.seen(date(2026, 3, 5)).day == day


@given(st.lists(st.dates(date(1993, 1, 1), date(1993, 12, 31)), min_size=1))
def test_the_day_never_decreases(days: list[date]) -> None:
    trial = TrialPeriod.begin(days[0])
    for day in days:
        later = trial.seen(day)
        assert later.day >= trial.day
        trial = TrialPeriod.from_json(later.to_json())
    assert trial.day == max((max(days) - days[0]).days, 0) + 1


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        [],
        {"schema": 2, "first": "1993-03-01", "latest": "1993-03-01"},
        {"schema": 1, "first": "1993-03-09", "latest": "1993-03-01"},
        {"schema": 1, "first": 3, "latest": "1993-03-01"},
        {"schema": 1, "first": "1993-03-32", "latest": "1993-03-01"},
    ],
)
def test_a_damaged_trial_file_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        TrialPeriod.from_json(data)


def test_a_number_belongs_to_one_name() -> None:
    number = number_for("Susan  Kare")
    assert number == number_for(" susan kare ")
    assert is_registered("Susan Kare", number)
    assert not is_registered("Bill Atkinson", number)
    assert not is_registered("", number_for(""))
