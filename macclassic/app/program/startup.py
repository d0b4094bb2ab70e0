"""Start-up: from the command line to the program on screen, with folder, settings and first alerts."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from macclassic.app.desktop import start_picture
from macclassic.app.desktop.apply_settings import Translation
from macclassic.app.desktop.window_placement import first_size_here
from macclassic.app.errors import UsageError
from macclassic.app.program import display_probe
from macclassic.app.program.single_instance import FileDrops, Request, SingleInstance, ring
from macclassic.app.storage import data_folder
from macclassic.app.storage import settings as settings_file
from macclassic.app.storage.crash_log import CrashLog
from macclassic.app.storage.profiles import Profiles, language_kept
from macclassic.app.storage.profiles import load_settings as load_settings
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.options import Json
from macclassic.toolbox.base.qt_guard import report

offer_to_give_up = lazily("macclassic.app.dialogs.archive_dialogs:offer_to_give_up")
_crash_care = lazily("macclassic.app.program.crash_recovery:CrashRecovery")

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


def run(
    game: str | None = None,
    data_dir: Path | None = None,
    replay: Json | None = None,
    replay_file: Path | None = None,
    file: Path | None = None,
    **given: Any,
) -> int:
    """Show the program until it is quit; return its exit status.

    If a copy runs already, that copy is shown with the game or the record's file, and this one ends. `given`:
    settings for this run, None for those that the command line does not set. Raises UsageError if there is no
    usable display.
    """
    problem = display_probe.trouble()
    if problem:
        raise UsageError(problem)
    app = display_probe.application()
    problem = display_probe.unusable(app)
    if problem:
        raise UsageError(problem)
    folder, persons = data_folder.Folder(data_dir), Profiles(None)
    # First of all, so that errors of the following steps are reported in this language.
    settings = settings_file.Settings(language=language_kept(folder))
    translation = Translation()
    translation.use_language(given.get("language") or settings.language)
    troubles, status, pending = list[str](), 0, False
    usable: data_folder.Folder | None = folder
    try:
        try:
            folder.claim()
        except data_folder.AlreadyRunning:
            shown, opened = (str(each.absolute()) if each is not None else "" for each in (replay_file, file))
            if ring(folder, Request("" if shown else game or "", shown, opened)):
                return 0
        except data_folder.UnwritableFolder as error:
            troubles.append(str(error))
        persons = Profiles(folder)
        settings, faults = load_settings(persons.folder or folder)
        if not folder.settings.exists():
            settings.screen = first_size_here()
        troubles = faults + troubles
    except data_folder.AlreadyRunning as error:
        troubles.append(str(error))
        usable, status = None, 2
        print(f"macclassic: {error}", file=sys.stderr)
    except data_folder.DiskError as error:
        troubles.append(str(error))
        usable, pending = None, isinstance(error, data_folder.PendingImport)
    log = CrashLog(folder) if usable is not None else None
    if log is not None:
        log.watch()
    # Settings of the command line hold for this run; the stored ones change only in dialogs.
    settings.for_this_run(**{name: value for name, value in given.items() if value is not None})
    screen = None
    if not troubles and game is None and replay is None and file is None and persons.folder is not None:
        screen = start_picture.show(persons.folder, settings)
    # All else is imported only now.
    from macclassic.app.program.program import Program, application
    from macclassic.engine.core.registry import games

    try:
        application()
    except RuntimeError as error:
        print(f"macclassic: {error}", file=sys.stderr)
        return 2
    program = Program(
        usable and persons.folder, settings, persons=persons, screen=screen, translation=translation
    )
    troubles += persons.complaints
    if games().refused:
        from macclassic.app.program.plugin_watch import refusals

        troubles += refusals()
    bell = SingleInstance(program, usable)
    if isinstance(app, display_probe.FileOpenApplication):
        app.listen(lambda path: bell.answer(Request(file=path)))
    FileDrops(program, lambda path: bell.answer(Request(file=str(path))))
    app.aboutToQuit.connect(program.quit)
    farewell = QuitSignals(program.quit, app)
    if status:
        program.screen.show()
        program.screen.activateWindow()
        from macclassic.toolbox.dialogs.dialogs import Kind, alert

        alert(program.manager, Kind.STOP, troubles[0], program.quit)
        _run_loop(app)
        farewell.rest()
        return farewell.status or status

    def begin() -> None:
        # First of all: an alert on an invisible screen is never answered.
        program.screen.show()
        program.screen.activateWindow()
        for sentence in troubles:
            program.show_alert(sentence)
        if pending:
            program.after_alerts(lambda: offer_to_give_up(program, folder))
            return
        if log is not None and log.left():
            care = _crash_care(program, log)
            program.after_alerts(lambda: care.offer(go))
            return
        program.after_alerts(go)
        if log is not None:
            program.afterwards.do(lambda: _crash_care(program, log).catch_up())

    def go() -> None:
        if replay is not None:
            program.open_replay(replay)
        else:
            program.start(game, file)

    QTimer.singleShot(0, program, begin)
    ended = _run_loop(app)
    farewell.rest()
    if log is not None:
        log.rest()
    return farewell.status or ended


def _run_loop(app: QApplication) -> int:
    """Run the event loop until the program is quit; return its exit status."""
    try:
        return int(app.exec())
    except Exception as error:
        # PySide raises here, at the end, an exception that it kept during the event loop.
        report(error)
        return 0


class QuitSignals(QObject):
    """Calls `ends` when a signal asks the program to end (Ctrl-C, end of session, `kill`), until `rest`.

    A signal that is ignored at the start, as after `nohup`, stays ignored.

    While Qt waits for events, Python does not handle signals. So the interpreter writes each signal into a
    socket (`signal.set_wakeup_fd`), which Qt listens to; no timer is needed.
    """

    def __init__(self, ends: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked = 0
        """Number of the signal that came first; 0 if none has."""
        self._ends = ends
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._there.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read_signals)
        self._before: dict[int, Any] = {
            each: signal.signal(each, _nothing)
            for each in SIGNALS
            if signal.getsignal(each) is not signal.SIG_IGN
        }
        self._wakes = signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)

    @property
    def status(self) -> int:
        """Exit status for the signal that ended the program, as a shell reports it; 0 without one."""
        return 128 + self.asked if self.asked else 0

    def rest(self) -> None:
        """Restore the previous signal handlers."""
        signal.set_wakeup_fd(self._wakes)
        for each, handler in self._before.items():
            signal.signal(each, handler)
        self._notifier.setEnabled(False)
        self._here.close()
        self._there.close()

    def _read_signals(self) -> None:
        try:
            numbers = self._here.recv(64)
        except OSError:
            return
        for number in numbers:
            if number in self._before:
                self.asked = self.asked or number
                self._ends()


def _nothing(_number: int, _frame: object) -> None:
    """Handle a signal by doing nothing: it only has to wake the event loop."""
