"""Conformance checks of a game (`macclassic/engine/match/conformance.py`) as test parameters."""

from __future__ import annotations

from typing import Any

import pytest

from macclassic.engine.match import conformance


def asked(plies: int = 90, damaged: int = 600) -> list[Any]:
    """Return all conformance checks as parameters of a test."""
    return [pytest.param(check, id=name) for name, check in conformance.checks(plies, damaged).items()]
