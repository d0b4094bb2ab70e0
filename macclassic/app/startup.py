"""From the command line to the program on screen: the folder, the settings, and what must be told first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from macclassic.app import disk, displays
from macclassic.app import settings as settings_file
from macclassic.app.bell import Bell, Wish, ring
from macclassic.app.crashcare import CrashCare
from macclassic.app.crashlog import CrashLog
from macclassic.app.errors import UsageError
from macclassic.app.farewell import Farewell
from macclassic.app.program import Program, application
from macclassic.toolbox.dialogs import Kind, alert
from macclassic.toolbox.guard import report

translate = QCoreApplication.translate


def run(
    game: str | None = None,
    data_dir: Path | None = None,
    depth: int | None = None,
    scale: int | None = None,
    full_screen: bool = False,
    language: str | None = None,
    gamma: bool | None = None,
    replay: dict[str, Any] | None = None,
    replay_file: Path | None = None,
) -> int:
    """Show the program until it is quit; return its exit status.

    If a copy runs already that one is shown, with the game or the file of the record, and this one ends.
    Raises UsageError without a display.
    """
    problem = displays.trouble()
    if problem:
        raise UsageError(problem)
    try:
        app = application()
    except RuntimeError as error:
        print(f"macclassic: {error}", file=sys.stderr)
        return 2
    folder = disk.Folder(data_dir)
    settings, troubles, status = settings_file.Settings(), list[str](), 0
    usable: disk.Folder | None = folder
    try:
        try:
            folder.claim()
        except disk.AlreadyRunning:
            shown = str(replay_file.absolute()) if replay_file is not None else ""
            if ring(folder, Wish("" if shown else game or "", shown)):
                return 0
        settings, complaint = load_settings(folder)
        troubles += complaint
    except disk.AlreadyRunning as error:
        troubles.append(str(error))
        usable, status = None, 2
        print(f"macclassic: {error}", file=sys.stderr)
    except disk.DiskError as error:
        troubles.append(str(error))
        usable = None
    log = CrashLog(folder) if usable is not None else None
    if log is not None:
        log.watch()
    # The command line's word holds for this run: what is kept is only changed where it is asked for.
    given = {
        "depth": depth,
        "scale": scale,
        "full_screen": full_screen or None,
        "language": language,
        "gamma": gamma,
    }
    settings.for_this_run(**{name: value for name, value in given.items() if value is not None})
    program = Program(usable, settings)
    if usable is not None:
        Bell(program, usable)
    app.aboutToQuit.connect(program.quit)
    farewell = Farewell(program.quit, app)
    if status:
        program.screen.show()
        program.screen.activateWindow()
        alert(program.manager, Kind.STOP, troubles[0], program.quit)
        _shown(app)
        farewell.rest()
        return farewell.status or status

    def begin() -> None:
        # First of all: what is told on a screen that nobody sees is never answered.
        program.screen.show()
        program.screen.activateWindow()
        for sentence in troubles:
            program.tell(sentence)
        if log is not None:
            care = CrashCare(program, log)
            program.when_told(lambda: care.offer(go))
        else:
            program.when_told(go)

    def go() -> None:
        if replay is not None:
            program.screen.show()
            program.screen.activateWindow()
            program.open_replay(replay)
        else:
            program.start(game)

    QTimer.singleShot(0, program, begin)
    ended = _shown(app)
    farewell.rest()
    if log is not None:
        log.rest()
    return farewell.status or ended


def _shown(app: QApplication) -> int:
    """Let events happen until the program is quit; return its exit status."""
    try:
        return int(app.exec())
    except Exception as error:
        # What PySide has kept of an exception while events went on, it throws out of here at their end.
        report(error)
        return 0


def load_settings(folder: disk.Folder) -> tuple[settings_file.Settings, list[str]]:
    """Return the settings and what a person must be told; a file that can't be used is set aside."""
    try:
        text = disk.read(folder.settings)
        if text is None:
            return settings_file.Settings(), []
        return settings_file.loads(text), []
    except disk.DiskError as error:
        why, newer = str(error).rstrip("."), False
    except settings_file.BadSettings as error:
        # Which of them can't be what, by its key, is nothing for a person to read.
        newer = error.newer
        why = (
            translate("session", "written by a newer version")
            if newer
            else translate("session", "the file is damaged")
        )
    kept = disk.set_aside(folder.settings, "newer" if newer else "broken")
    name = kept.name if kept is not None else folder.settings.name
    sentence = translate("settings", "Your settings could not be used ({why}); the file is kept as “{name}”.")
    return settings_file.Settings(), [sentence.format(why=why, name=name)]
