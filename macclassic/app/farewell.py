"""Ends the program when the system asks it to: Ctrl-C in the terminal, a session that closes, `kill`.

While Qt waits for events, Python never comes to handle a signal. So the interpreter writes each into a socket
(`signal.set_wakeup_fd`), and Qt, which listens there, wakes up; nothing ticks meanwhile.
"""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


class Farewell(QObject):
    """From its making to `rest`, calls `ends` once a signal has come that asks the program to end."""

    def __init__(self, ends: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked = 0
        """The signal that has come, 0 while none has."""
        self._ends = ends
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._there.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        self._before: dict[int, Any] = {each: signal.signal(each, _nothing) for each in SIGNALS}
        self._wakes = signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)

    @property
    def status(self) -> int:
        """The exit status that says which signal has ended the program, as a shell does; 0 without one."""
        return 128 + self.asked if self.asked else 0

    def rest(self) -> None:
        """Leave signals to whoever had them before."""
        signal.set_wakeup_fd(self._wakes)
        for each, handler in self._before.items():
            signal.signal(each, handler)
        self._notifier.setEnabled(False)
        self._here.close()
        self._there.close()

    def _heard(self) -> None:
        try:
            numbers = self._here.recv(64)
        except OSError:
            return
        for number in numbers:
            if number in self._before:
                self.asked = self.asked or number
                self._ends()


def _nothing(_number: int, _frame: object) -> None:
    """Let a signal do no more than wake us up."""
