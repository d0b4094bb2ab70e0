"""Files that the system wants opened: saved games that somebody has double-clicked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from macclassic.app import disk
from macclassic.app.gamedesk import GameDesk
from macclassic.engine.record import BadRecord
from macclassic.engine.registry import games
from macclassic.engine.replaying import replayed

if TYPE_CHECKING:
    from macclassic.app.program import Program

translate = QCoreApplication.translate


def open_file(program: Program, path: Path) -> None:
    """Take up the match in a file, in its game's window; one that is under way there is asked about first."""
    try:
        record = disk.read_record(path)
        spec = games().get(record["game"])
        if spec is None or not spec.screen:
            raise disk.DiskError(translate("session", "it is of a game that is not here"))
        replayed(record, spec)
    except (disk.DiskError, BadRecord) as error:
        program.tell(disk.refusal(path, error))
        return
    there = program.games.get(spec.key)
    if there is not None and not isinstance(there, GameDesk):
        program.manager.close(there.window)  # a replay, or a lesson
    program.open_game(spec.key, zoom=False, enter=False)
    desk = program.games.get(spec.key)
    if not isinstance(desk, GameDesk):
        return  # a game of another package that could not be opened, which is told
    if desk.session.match is None:
        desk.session.resume()
    desk.files.take(path)
    if desk.session.match is None:
        program.when_told(desk.choose_options)
