"""Tests that every game passes the conformance checks, the game template included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.match import conformance

FEWER: Mapping[str, Mapping[str, int]] = {
    "flower-power": {"plies": 70, "damaged": 120},
    "soi": {"damaged": 40},
    "sorry": {"damaged": 200},
    "war-of-coins": {"damaged": 150},
}
"""Numbers of decisions and of damaged records for games that take long."""
SLOW = {"sorry"}


def checks() -> Iterator[Any]:
    """Yield each check of each game as parameters of a test."""
    for key in games():
        for name, check in conformance.checks(**FEWER.get(key, {})).items():
            yield pytest.param(key, check, id=f"{key}-{name}", marks=[pytest.mark.slow] * (key in SLOW))


@pytest.mark.parametrize(("key", "check"), checks())
def test_a_game_passes_the_conformance_checks(key: str, check: conformance.Check) -> None:
    check(games()[key])


@pytest.mark.parametrize("check", conformance.checks().values(), ids=conformance.checks())
def test_the_template_passes_the_conformance_checks(check: conformance.Check, template: GameSpec) -> None:
    check(template)
