"""Save-as dialog for matches, pictures, reports, tables and archives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from macclassic import SUFFIX
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage import data_folder
from macclassic.toolbox.dialogs.dialogs import when_ok
from macclassic.toolbox.dialogs.file_dialogs import SaveDialog
from macclassic.toolbox.grammar.sentences import translate


def kept_in(services: ProgramServices) -> data_folder.Folder | None:
    """Return the folder of the current profile; without one, report that nothing can be saved."""
    if services.folder is None:
        services.show_alert(translate("session", "There is no folder to save anything in."))
    return services.folder


def save_under(
    services: ProgramServices,
    place: Path,
    name: str,
    write: Callable[[Path], object],
    suffix: str = SUFFIX,
    label: str = "",
) -> None:
    """Ask for a name in the folder `place`, and call `write` with the path; a DiskError is reported.

    `name` is the suggestion; `suffix` and `label` are needed for files that are not matches.
    """
    folder = services.folder
    names, ours = (folder.names, folder.is_ours) if folder is not None else ({}, lambda _path: False)
    label = label or translate("file", "Save this match as:")
    dialog = SaveDialog(place, name, suffix, label, names, ours)

    def chosen() -> None:
        assert dialog.path is not None
        try:
            write(dialog.path)
        except data_folder.DiskError as error:
            services.show_alert(str(error))

    when_ok(services.manager, dialog, chosen)
