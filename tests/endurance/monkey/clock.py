"""Time that passes only when it is let: stands in for Qt's timers, so that acts do the same again.

`install` must come before anything of the program is imported.
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

MOST = 3000
"""Timers that may ring within one moment: more never come to an end."""


class Endless(AssertionError):  # noqa: N818
    """Timers ring one another for ever, and no time passes."""


class Clock:
    """What time it is, in ms, and who is to be woken when."""

    def __init__(self) -> None:
        self.now = 0
        self._waiting: list[tuple[int, int, Callable[[], bool]]] = []
        self._order = itertools.count()

    def wake(self, at: int, ring: Callable[[], bool]) -> None:
        """Have something called at a time; it says whether it had anything to do."""
        heapq.heappush(self._waiting, (at, next(self._order), ring))

    def forget(self) -> None:
        """Wake nobody any more."""
        self._waiting.clear()

    def settle(self) -> None:
        """Let everything happen that waits for nothing but its turn."""
        rung = 0
        for _ in range(MOST):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if not self._waiting or self._waiting[0][0] > self.now:
                break
            while self._waiting and self._waiting[0][0] <= self.now:
                _, _, ring = heapq.heappop(self._waiting)
                rung += ring()
                if rung > MOST:
                    raise Endless(f"{MOST} timers rang within one moment")
        else:
            raise Endless("events follow one another for ever")
        QCoreApplication.processEvents()

    def let_pass(self, ms: int) -> None:
        """Let so much time pass at a stroke, as when the program was kept from running for so long."""
        self.settle()
        self.now += ms
        self.settle()


CLOCK = Clock()


def _call(what: Callable[[], Any]) -> None:
    """Call a slot as Qt does: what it raises goes to the hook for what nobody caught."""
    try:
        what()
    except Exception:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


class Timer(QObject):
    """A `QTimer` on our clock."""

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
        # A timer of 0 ms rings at every turn of the loop, not for ever within one.
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
        """As Qt's: (ms, slot) or (ms, receiver, slot); a receiver that has gone hears nothing."""
        receiver, slot = rest if len(rest) == 2 else (None, rest[0])

        def ring() -> bool:
            if receiver is not None and not isValid(receiver):
                return False
            _call(slot)
            return True

        CLOCK.wake(CLOCK.now + int(ms), ring)


class Elapsed:
    """A `QElapsedTimer` on our clock."""

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
    """Give whoever imports Qt's timers from now on ours."""
    if any(name.split(".")[0] in ("macclassic", "games") and "toolbox" in name for name in sys.modules):
        raise RuntimeError("the program has Qt's timers already")
    QtCore.QTimer = Timer  # type: ignore[misc, assignment]
    QtCore.QElapsedTimer = Elapsed  # type: ignore[misc, assignment]
