"""The engine's conformance checks (`macclassic/engine/match/conformance.py`) as parameters of a test."""

from __future__ import annotations

from typing import Any

import pytest

from macclassic.engine.match import conformance


def asked(plies: int = 90, damaged: int = 600) -> list[Any]:
    """Return all checks as parameters of a test."""
    return [pytest.param(check, id=name) for name, check in conformance.checks(plies, damaged).items()]
