"""Tests run offscreen; the few marked `window` start the program in a real window of their own."""

from __future__ import annotations

import gc
import os
import random
import secrets

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.pop("QT_SCALE_FACTOR", None)

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from tests.support.environment.slow_tests import listed

PATIENCE_MS = 60_000
"""Default timeout of a test that waits for an event, in milliseconds; a busy machine needs that long."""
QtBot.waitUntil.__kwdefaults__["timeout"] = PATIENCE_MS
QtBot.waitSignal.__kwdefaults__["timeout"] = PATIENCE_MS

settings.register_profile(
    "suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("wandering", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden frames again")
    parser.addoption("--deals", default="", help="any word: use other random deals than usual")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores, since tests also wait."""
    return (os.cpu_count() or 1) + 1


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name long parameters by their length; Windows limits environment variables, where pytest puts names."""
    return f"{argname} of {len(val)}" if isinstance(val, str | bytes) and len(val) > 200 else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    others = listed()
    for item in items:
        within = "slow" in item.path.relative_to(Path(__file__).parent).parts
        if within or item.nodeid.partition("[")[0] in others:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the random deals of a test by its name, so that a test that fails for some deals fails always.

    `--deals` gives other deals.
    """
    chance = random.Random(f"{request.config.getoption('--deals')} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)


@pytest.fixture(autouse=True)
def large_display() -> Iterator[None]:
    """Let windows of any scale fit: the offscreen display has 800 × 800 pixels."""
    module = sys.modules.get("macclassic.toolbox.screen.native_window")
    # The fixture `monkeypatch` would end last, after those that forget plugins of a test.
    with pytest.MonkeyPatch.context() as patched:
        if module is not None:
            from PySide6.QtCore import QRect

            patched.setattr(module, "available", lambda _display: QRect(-4000, -4000, 9000, 8000))
        yield


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Delete the windows that a test has left open, and objects whose deletion waits for an event loop.

    Every window that stays alive slows all later tests: styles, palettes and shortcuts visit all windows.
    """
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    if "tests.support.match.program" in sys.modules:
        sys.modules["tests.support.match.program"].clear_away()
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if isinstance(QCoreApplication.instance(), QApplication):
        # A garbage collection while PySide makes the list would delete listed dialogs: a segmentation fault.
        gc.disable()
        try:
            left = QApplication.topLevelWidgets()
        finally:
            gc.enable()
        for each in left:
            each.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """`GameSpec` of High Card, installed as a package of another author."""
    from macclassic.engine.core import registry
    from tests.support.environment.plugin_packages import EXAMPLE, forget, install

    install(tmp_path / "packages", monkeypatch, {"high_card": EXAMPLE / "high_card"})
    yield registry.games()["high-card"]
    forget("high_card")
