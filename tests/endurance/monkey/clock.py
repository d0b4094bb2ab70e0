"""Simulated time in place of Qt's timers, so that acts are repeatable.

`install` must run before anything of the program is imported.
"""

from __future__ import annotations

import heapq
import itertools
import sys
from collections.abc import Callable
from typing import Any

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from shiboken6 import isValid

MAX_TIMERS_AT_ONCE = 3000
"""Greatest number of timers within one moment; more count as endless."""


class Endless(AssertionError):  # noqa: N818
    """Timers trigger each other endlessly without time passing."""


class Clock:
    """Simulated time in milliseconds with its pending calls."""

    def __init__(self) -> None:
        self.now = 0
        self._waiting: list[tuple[int, int, Callable[[], bool]]] = []
        self._order = itertools.count()

    def wake(self, at: int, ring: Callable[[], bool]) -> None:
        """Schedule a call; `ring` returns whether it had anything to do."""
        heapq.heappush(self._waiting, (at, next(self._order), ring))

    def forget(self) -> None:
        """Cancel all pending calls."""
        self._waiting.clear()

    def settle(self) -> None:
        """Process all events and calls that are due now."""
        rung = 0
        for _ in range(MAX_TIMERS_AT_ONCE):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if not self._waiting or self._waiting[0][0] > self.now:
                break
            while self._waiting and self._waiting[0][0] <= self.now:
                _, _, ring = heapq.heappop(self._waiting)
                rung += ring()
                if rung > MAX_TIMERS_AT_ONCE:
                    raise Endless(f"{MAX_TIMERS_AT_ONCE} timers rang within one moment")
        else:
            raise Endless("events follow one another for ever")
        QCoreApplication.processEvents()

    def let_pass(self, ms: int) -> None:
        """Let time pass in one step, as if the program had been blocked."""
        self.settle()
        self.now += ms
        self.settle()


CLOCK = Clock()


def _call(what: Callable[[], Any]) -> None:
    """Call a slot as Qt does: an exception goes to `sys.excepthook`."""
    try:
        what()
    except Exception:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


class Timer(QObject):
    """Replacement of `QTimer` on the simulated clock."""

    timeout = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        interval: int = 0,
        singleShot: bool = False,  # noqa: N803
        timerType: Qt.TimerType = Qt.TimerType.CoarseTimer,  # noqa: N803
    ) -> None:
        super().__init__(parent)
        self._interval, self._single = interval, singleShot
        self._round = 0
        self._active = False

    def setTimerType(self, kind: Qt.TimerType) -> None: ...

    def setInterval(self, ms: int) -> None:
        self._interval = int(ms)
        if self._active:
            self.start()

    def interval(self) -> int:
        return self._interval

    def setSingleShot(self, on: bool) -> None:
        self._single = on

    def isActive(self) -> bool:
        return self._active

    def start(self, ms: int | None = None) -> None:
        if ms is not None:
            self._interval = int(ms)
        self._active = True
        self._round += 1
        self._wait()

    def stop(self) -> None:
        self._active = False
        self._round += 1

    def _wait(self) -> None:
        turn = self._round
        # A timer of 0 ms triggers once per turn of the event loop.
        CLOCK.wake(
            CLOCK.now + (self._interval if self._single else max(1, self._interval)), lambda: self._ring(turn)
        )

    def _ring(self, turn: int) -> bool:
        if not isValid(self) or not self._active or turn != self._round:
            return False
        if self._single:
            self._active = False
        else:
            self._wait()
        _call(self.timeout.emit)
        return True

    @staticmethod
    def singleShot(ms: int, *rest: Any) -> None:
        """Accept Qt's signatures (ms, slot) and (ms, receiver, slot); a deleted receiver gets no call."""
        receiver, slot = rest if len(rest) == 2 else (None, rest[0])

        def ring() -> bool:
            if receiver is not None and not isValid(receiver):
                return False
            _call(slot)
            return True

        CLOCK.wake(CLOCK.now + int(ms), ring)


class Elapsed:
    """Replacement of `QElapsedTimer` on the simulated clock."""

    def __init__(self) -> None:
        self._since: int | None = None

    def start(self) -> None:
        self._since = CLOCK.now

    def restart(self) -> int:
        passed = self.elapsed()
        self.start()
        return passed

    def elapsed(self) -> int:
        return 0 if self._since is None else CLOCK.now - self._since

    def isValid(self) -> bool:
        return self._since is not None

    def invalidate(self) -> None:
        self._since = None

    def hasExpired(self, ms: int) -> bool:
        return self.elapsed() > ms


def install() -> None:
    """Replace Qt's timers for all modules imported from now on."""
    if any(name.split(".")[0] in ("macclassic", "games") and "toolbox" in name for name in sys.modules):
        raise RuntimeError("the program has Qt's timers already")
    QtCore.QTimer = Timer  # type: ignore[misc, assignment]
    QtCore.QElapsedTimer = Elapsed  # type: ignore[misc, assignment]
