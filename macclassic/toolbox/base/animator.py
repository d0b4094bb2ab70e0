"""Plays queued motions on one timer; any click or key finishes them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ParamSpec

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from macclassic.toolbox.base.qt_guard import report

P = ParamSpec("P")

FRAME_MS = 16


def _nothing() -> None:
    return


def _still(_part: float) -> None:
    return


@dataclass
class Motion:
    """One motion: `begin`, then `move` with the finished part from 0 to 1, then `end`.

    `move` is always called with 1 before `end`, also when the motion is cut short, so a motion leaves the
    same picture however it ended. A motion that `waits` lasts, without a timer, until it is cut short.
    """

    ms: int
    move: Callable[[float], None] = _still
    begin: Callable[[], None] = _nothing
    end: Callable[[], None] = _nothing
    waits: bool = False


def run_unseen(motions: Iterable[Motion]) -> None:
    """Finish motions at once, one after the other, without showing them."""
    for motion in motions:
        _try(motion.begin)
        _try(motion.move, 1.0)
        _try(motion.end)


def _try(step: Callable[P, None], *given: P.args, **named: P.kwargs) -> None:
    """Run a callback of a motion; report an exception and go on.

    The queue must drain in any case: afterwards the picture is painted anew.
    """
    try:
        step(*given, **named)
    except BaseException as error:
        report(error)


class Animator(QObject):
    """Runs motions one after another; its timer stops while there are none."""

    drained = Signal()
    """The last motion has ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._queue: deque[Motion] = deque()
        self._running: Motion | None = None
        self.hurrying = False
        """True while `finish` or `skip` cuts motions short."""
        self.held = False
        """True while motions are paused; cutting them short ends the pause."""
        self.frozen = False
        """True while motions are paused; stays true when motions are cut short."""
        self._spent = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """True if a motion runs or is queued."""
        return self._running is not None or bool(self._queue)

    @property
    def waits(self) -> bool:
        """True while the running motion waits to be cut short."""
        return self._running is not None and self._running.waits

    def play(self, motions: Iterable[Motion]) -> None:
        """Append motions to the queue. If the queue is then empty, `drained` is emitted at once."""
        self._queue.extend(motions)
        if not self.busy:
            self.drained.emit()
        elif self._running is None:
            self._next()

    def finish(self) -> None:
        """End all motions now."""
        self._hurry(whole=True)

    def skip(self) -> None:
        """End the motions up to the next one that waits, which then begins; end one that waits already."""
        self._hurry(whole=False)

    def _hurry(self, whole: bool) -> None:
        if not self.busy:
            return
        self._timer.stop()
        self.hurrying, self.held = True, False
        try:
            while self.busy and (whole or self._running is not None or not self._queue[0].waits):
                if self._running is None:
                    self._running = self._queue.popleft()
                    _try(self._running.begin)
                if self._running is not None:
                    self._end_running()
        finally:
            self.hurrying = False
        self._next()

    def drop(self) -> None:
        """Discard all motions without ending them, for a table that is being closed."""
        self._timer.stop()
        self._queue.clear()
        self._running, self.held = None, False

    def hold(self, still: bool) -> None:
        """Pause motions, also later ones, or resume them; see `held`."""
        self._stand(still, self.frozen)

    def freeze(self, frozen: bool) -> None:
        """Pause motions, also across `finish`, or resume them; see `frozen`."""
        self._stand(self.held, frozen)

    def _stand(self, held: bool, frozen: bool) -> None:
        before, still = self.held or self.frozen, held or frozen
        self.held, self.frozen = held, frozen
        if still == before:
            return
        if still:
            self._spent += self._clock.elapsed() if self._timer.isActive() else 0
            self._timer.stop()
        elif self._running is not None and not self._running.waits:
            self._clock.restart()
            self._timer.start()

    def _next(self) -> None:
        """Begin the next motion; a motion without duration ends at once, and the next begins."""
        while self._queue and self._running is None:
            running = self._running = self._queue.popleft()
            _try(running.begin)
            self._clock.restart()
            self._spent = 0
            if self._running is not running:
                return  # `begin` itself ended or dropped it
            if running.waits:
                self._timer.stop()
                return
            if running.ms > 0:
                _try(running.move, 0.0)
                if not (self.held or self.frozen):
                    self._timer.start()
                return
            self._end_running()
        if self._running is None:
            self._timer.stop()
            self.drained.emit()

    def _end_running(self) -> None:
        running = self._running
        assert running is not None
        _try(running.move, 1.0)
        self._running = None
        _try(running.end)

    def _tick(self) -> None:
        running = self._running
        if running is None:
            self._timer.stop()
            return
        elapsed = self._spent + self._clock.elapsed()
        if elapsed < running.ms:
            _try(running.move, elapsed / running.ms)
            return
        self._end_running()
        if self._running is None:  # else `end` itself played a motion
            self._next()
