"""Single-instance guard: a second process hands its request to the running one.

The running copy comes to the front and opens what was asked for. A request is a small file in the player's
folder, which the running copy watches and removes: there is no socket and no lock that a killed program could
leave behind.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QFileSystemWatcher, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent

from macclassic.app.storage import data_folder
from macclassic.engine.core.registry import games
from macclassic.engine.match.record import BadRecord
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate

if TYPE_CHECKING:
    from macclassic.app.program.program import Program


PATIENCE_S = 4.0
"""Seconds that the running copy may take to accept a request."""

LATE_S = 10.0
"""Seconds after which a request file is stale: it was left by a process that has ended."""

MAX_REQUEST_LENGTH = 16_384
"""Maximum number of characters of a request file."""

_GLANCE_S = 0.05
_TOKEN = "XDG_ACTIVATION_TOKEN"


@dataclass(frozen=True)
class Request:
    """Request of a start: a game by its key, a file to replay, a file to go on with, or nothing.

    `token`: the system's permission to come to the front, if it issues one (Wayland).
    """

    game: str = ""
    replay: str = ""
    file: str = ""
    token: str = ""


def ring(folder: data_folder.Folder, asked: Request, patience_s: float = PATIENCE_S) -> bool:
    """Hand a request to the running copy; return True if it accepted it.

    If the running copy ends meanwhile, this copy claims the folder and False is returned. Raises
    `data_folder.AlreadyRunning` if the running copy does not accept in time or cannot be asked.
    """
    path = folder.path / f"ring-{os.getpid()}.json"
    token = os.environ.get(_TOKEN, "")
    given = {**asdict(asked), "token": token, "at": time.time()}
    _let_it_come_forward()
    try:
        data_folder.write(path, json.dumps(given) + "\n")
    except data_folder.DiskError:
        folder.claim()
        return False
    end = time.monotonic() + patience_s
    while path.exists():
        try:
            folder.claim()
        except data_folder.AlreadyRunning:
            late = time.monotonic() > end
        else:
            path.unlink(missing_ok=True)
            return False
        if late:
            try:
                path.unlink()
            except FileNotFoundError:
                break
            except OSError:
                pass
            raise folder.not_answering()
        time.sleep(_GLANCE_S)
    return True


def _let_it_come_forward() -> None:
    """Pass on the right to take the foreground, which Windows grants to a program that was just started."""
    if sys.platform == "win32":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.windll.user32.AllowSetForegroundWindow(-1)


class SingleInstance(QObject):
    """Answers requests on a program's screen, and those of other processes in its folder if it has one."""

    def __init__(self, program: Program, folder: data_folder.Folder | None) -> None:
        super().__init__(program)
        self._program = program
        self._later: Request | None = None
        program.manager.front_changed.connect(self._front_changed)
        if folder is None:
            return
        self._folder = folder.path
        self._watcher = QFileSystemWatcher([str(folder.path)], self)
        self._watcher.directoryChanged.connect(self._look)
        # A request may have been written before the watcher existed.
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        for path in sorted(self._folder.glob("ring-*.json")):
            asked = _take_request(path)
            if asked is not None:
                self.answer(asked)

    def answer(self, asked: Request) -> None:
        """Come to the front and open what is requested.

        If a dialog is in front, the program beeps and opens the request when the dialog closes; of several
        requests, the last.
        """
        program = self._program
        screen = program.screen
        if asked.token:
            os.environ[_TOKEN] = asked.token
        screen.setWindowState(screen.windowState() & ~Qt.WindowState.WindowMinimized)
        screen.raise_()
        screen.activateWindow()
        if not (asked.game or asked.replay or asked.file):
            return
        program.demo.end()
        self._later = None
        if program.manager.modal is not None:
            self._later = asked
            program.beep()
        elif asked.replay:
            self._replay(Path(asked.replay))
        elif asked.file:
            open_file(program, Path(asked.file))
        elif asked.game in games() and games()[asked.game].screen:
            program.open_game(asked.game)

    def _front_changed(self) -> None:
        # Deferred: one dialog may follow another.
        if self._later is not None and self._program.manager.modal is None:
            QTimer.singleShot(0, self, self._take_up)

    def _take_up(self) -> None:
        asked = self._later
        if asked is not None and self._program.manager.modal is None:
            self.answer(asked)

    def _replay(self, path: Path) -> None:
        try:
            record = data_folder.read_record(path)
            spec = games().get(record["game"])
            if spec is not None and spec.screen:
                self._program.open_replay(record)
        except (data_folder.DiskError, BadRecord) as error:
            self._program.show_alert(data_folder.refusal(path, error))


class FileDrops(Guarded, QObject):
    """Opens files that are dropped on a program's window."""

    def __init__(self, program: Program, opens: Callable[[Path], object]) -> None:
        super().__init__(program)
        self._opens = opens
        program.screen.viewport().setAcceptDrops(True)
        program.screen.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent) or not (paths := _dropped(event.mimeData())):
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            # Deferred: until it returns, the program that the file comes from waits.
            QTimer.singleShot(0, self, lambda: self._opens(paths[0]))
        return True


def _dropped(data: QMimeData) -> list[Path]:
    """Return the paths of the files that are dragged; empty if none is a file of this machine."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def open_file(program: Program, path: Path) -> None:
    """Open the match of a file in its game's window; a match under way there is asked about first."""
    from macclassic.engine.match.replay import replayed

    try:
        record = data_folder.read_record(path)
        spec = games().get(record["game"])
        if spec is None or not spec.screen:
            raise data_folder.DiskError(translate("session", "it belongs to a game that is not here"))
        replayed(record, spec)
    except (data_folder.DiskError, BadRecord) as error:
        program.show_alert(data_folder.refusal(path, error))
        return
    controller = program.game_controller(spec.key)
    if controller is None:
        return
    if controller.session.match is None:
        controller.session.resume()
    controller.files.take(path)
    if controller.session.match is None:
        program.after_alerts(controller.show_title)


def _take_request(path: Path) -> Request | None:
    """Remove a request file and return its request; None if it is unreadable, stale or withdrawn."""
    try:
        text = data_folder.read(path) or ""
        path.unlink()
        said = json.loads(text[:MAX_REQUEST_LENGTH])
        given = {name: said[name] for name in asdict(Request())}
        now = abs(time.time() - said["at"]) <= LATE_S
    except (data_folder.DiskError, OSError, ValueError, RecursionError, LookupError, TypeError):
        with suppress(OSError):
            path.unlink()
        return None
    whole = all(isinstance(value, str) and "\0" not in value for value in given.values())
    return Request(**given) if now and whole else None
