"""*Open…* and *Save a Copy…*: matches in files that the person names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from macclassic import SUFFIX
from macclassic.app.desktop.save_as import kept_in, save_under
from macclassic.app.program_services import Playing
from macclassic.app.storage import data_folder
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.toolbox.dialogs.dialogs import when_ok
from macclassic.toolbox.dialogs.file_dialogs import OpenDialog
from macclassic.toolbox.grammar.sentences import translate


class MatchFiles:
    """Reads and writes match files of one game."""

    def __init__(self, controller: Playing, refusal: Callable[[int], str]) -> None:
        """`refusal` returns why the deal of a number can't be played; empty if it can."""
        self._controller, self._services, self._session, self._refusal = (
            controller,
            controller.services,
            controller.session,
            refusal,
        )
        self._file: tuple[str, Path] | None = None
        """Key and path of the match that was opened or saved last."""

    def open(self) -> None:
        """Ask for a file and resume the match in it."""
        folder = self._services.folder
        if folder is None:
            self._services.show_alert(translate("session", "There is no folder to open anything from."))
            return
        self._session.table.finish()
        store = self._session.store
        dialog = OpenDialog(folder.saved_games(), store.may_read, names=folder.names)

        def read() -> None:
            assert dialog.path is not None
            self.take(dialog.path)

        when_ok(self._services.manager, dialog, read)

    def take(self, path: Path) -> None:
        """Resume the match in a file; ask first if another match is under way."""
        try:
            match = self._session.store.read(path)
        except (data_folder.DiskError, BadRecord) as error:
            self._services.show_alert(data_folder.refusal(path, error))
            return
        why = self._refusal(match.seed)
        if why:
            self._services.show_alert(why)
            return

        def go_on() -> None:
            self._file = match.key, path
            self._session.open(match)

        self._controller.confirm_giving_up(go_on)

    def _path(self, match: Match | None) -> Path | None:
        """Return the file of a match, or None if it has none."""
        return self._file[1] if match is not None and self._file and self._file[0] == match.key else None

    def _write(self, match: Match, path: Path) -> None:
        self._session.store.write(match, path)
        self._file = match.key, path

    def save_as(self) -> None:
        """Ask for a file name and write the match to it."""
        match, folder = self._session.match, kept_in(self._services)
        if folder is None or match is None:
            return
        self._session.table.finish()
        path = self._path(match)
        if path is None or not path.parent.is_dir():
            path = folder.saved_games() / f"{self._session.spec.title} {match.seed}{SUFFIX}"
        save_under(self._services, path.parent, path.name, partial(self._write, match))
