"""Tests run offscreen; the few marked `window` start the program in a real window of their own."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.pop("QT_SCALE_FACTOR", None)

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden frames anew")
