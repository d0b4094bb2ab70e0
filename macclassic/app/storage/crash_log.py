"""Crash log: records uncaught exceptions and crashes in the player's folder.

`crash.log` holds uncaught exceptions of all threads, Qt's critical and fatal messages, and the stack traces
of `faulthandler`. `crash-thinker.log` holds the standard error output of the process of computer players.
Both are empty while nothing fails. Neither is ever deleted: a log that the player has seen is renamed.
`app/program/crash_recovery.py` reports them to the player.
"""

from __future__ import annotations

import faulthandler
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable
from datetime import datetime
from types import TracebackType
from typing import IO, Any

import PySide6
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

import macclassic
from macclassic.app.storage import data_folder

MAX_LOG_BYTES = 200_000
"""Size in bytes from which the log is not extended: a failure at every move would fill the disk."""
MAX_SHOWN_LENGTH = 20_000
"""Maximum number of characters of a log that are shown."""
MAX_KNOWN_EXCEPTIONS = 1000
"""Maximum number of exceptions remembered so that each is reported once."""
KEPT_QT_MESSAGES = 10
"""Number of Qt's last messages recorded with an exception."""

_GRAVE = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class CrashLog(QObject):
    """The logs of one folder. Records uncaught exceptions between `watch` and `rest`."""

    noted = Signal()
    """Emitted after an entry was written; delivered in the thread of this object."""

    def __init__(self, folder: data_folder.Folder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = folder.crash_log
        self._paths = (folder.crash_log, folder.thinker_log)
        self._file: IO[bytes] | None = None
        self._messages: deque[str] = deque(maxlen=KEPT_QT_MESSAGES)
        self._before: tuple[Any, ...] = ()
        self._busy = threading.Lock()
        self._known: set[frozenset[object]] = set()
        self.about: Callable[[], str] = lambda: ""
        """Callback: returns a line for developers on what the program was doing."""

    # Reading

    def left(self) -> str:
        """Return the unseen text of the logs, only its end if it is long."""
        texts = (data_folder.ending(path, 4 * MAX_SHOWN_LENGTH).strip() for path in self._paths)
        return "\n\n".join(filter(None, texts))[-MAX_SHOWN_LENGTH:]

    def put_away(self) -> None:
        """Rename logs with content, so that they are not shown again."""
        watching = self._file is not None
        self._close()
        for path in self._paths:
            try:
                if path.stat().st_size:
                    data_folder.set_aside(path, "seen")
            except OSError:
                continue
        if watching:
            self._open()

    # Watching

    def watch(self) -> None:
        """Start recording uncaught exceptions. Nothing changes if the file cannot be created."""
        if self._file is not None or not self._open():
            return
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._raised
        threading.excepthook = self._raised_in_thread
        sys.unraisablehook = self._unraisable
        self._before += (qInstallMessageHandler(self._note_qt_message),)

    def rest(self) -> None:
        """Restore the handlers that were set before `watch`."""
        if self._file is None:
            return
        sys.excepthook, threading.excepthook, sys.unraisablehook, handler = self._before
        qInstallMessageHandler(handler)
        self._close()

    def _open(self) -> bool:
        for path in self._paths:
            data_folder.set_aside_irregular(path)
        try:
            self._file = self._path.open("ab", buffering=0)
        except OSError:
            return False
        faulthandler.enable(self._file)
        return True

    def _close(self) -> None:
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    # Handlers

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            self._before[0](kind, error, trace)
        elif self._new(kind, trace):
            self._note("".join(traceback.format_exception(kind, error, trace)))
            self._before[0](kind, error, trace)

    def _raised_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if issubclass(args.exc_type, Exception):
            if not self._new(args.exc_type, args.exc_traceback):
                return
            where = f"in the thread {args.thread.name if args.thread is not None else '?'}\n"
            trace = traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback)
            self._note(where + "".join(trace))
        self._before[1](args)

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if self._new(args.exc_type, args.exc_traceback):
            trace = traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback)
            self._note(f"{args.err_msg or 'ignored'}\n" + "".join(trace))
            self._before[2](args)

    def _new(self, kind: type[BaseException], trace: TracebackType | None) -> bool:
        """True for the first exception of this type and place in this run.

        A picture that cannot be drawn fails at every frame and is reported once.
        """
        places: set[object] = {kind}
        while trace is not None:
            places.add((trace.tb_frame.f_code, trace.tb_lineno))
            trace = trace.tb_next
        key = frozenset(places)
        if key in self._known:
            return False
        if len(self._known) < MAX_KNOWN_EXCEPTIONS:
            self._known.add(key)
        return True

    def _note_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        self._messages.append(text)
        if kind in _GRAVE:
            self._note(f"Qt: {text}\n")
        handler = self._before[3] if len(self._before) > 3 else None
        if handler is not None:
            handler(kind, context, text)
        elif sys.stderr is not None:
            print(text, file=sys.stderr)

    def _note(self, what: str) -> None:
        # A failure while writing is not recorded, since that would recurse without end.
        if not self._busy.acquire(blocking=False):
            return
        try:
            if self._file is not None and self._path.stat().st_size < MAX_LOG_BYTES:
                self._file.write((self._head() + what + "\n").encode("utf-8", "replace"))
                self.noted.emit()
        except Exception:
            return
        finally:
            self._busy.release()

    def _head(self) -> str:
        import platform

        lines = [
            f"--- {datetime.now().isoformat(' ', 'seconds')}, macclassic {macclassic.VERSION}, "
            f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, {platform.platform()}"
        ]
        about = self.about()
        if about:
            lines.append(about)
        lines += [f"Qt said: {text}" for text in self._messages]
        return "\n".join(lines) + "\n"
