"""How many hands a thing goes through on three walks, traced while the program runs."""

from __future__ import annotations

import pytest

from tools.checks.call_paths import Trace, Walk, traced, walks

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def gone(qapp: object) -> list[Trace]:
    return walks()


@pytest.mark.parametrize("number", range(3))
def test_no_walk_has_grown_longer(gone: list[Trace], number: int) -> None:
    trace = gone[number]
    assert trace.reached == set(trace.walk.stations)
    assert len(trace.hops) <= trace.walk.most, " > ".join(trace.hops)


def test_what_a_signal_calls_counts(qapp: object) -> None:
    from macclassic.engine.core.lazy_import import lazily
    from macclassic.toolbox.dialogs.dialogs import Dialog, when_ok
    from macclassic.toolbox.screen.emulated_screen import Screen
    from macclassic.toolbox.windows.window_manager import WindowManager

    screen = Screen(scale=1)
    manager, dialog = WindowManager(screen), Dialog("Walk")
    when_ok(manager, dialog, lambda: lazily("macclassic.engine.core.options:told")("x"))
    trace = Trace(Walk("", "answered", ("told",), 0))
    traced(lambda: dialog.finished.emit("ok"), trace)
    screen.close()
    assert trace.hops == ["answered", "call", "told"]
