"""Dialogs of *Backup…* and *Restore Defaults…*."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt

from macclassic.app.desktop.save_as import kept_in, save_under
from macclassic.app.desktop.window_placement import first_size_here
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage import archive, archive_import, data_folder
from macclassic.app.storage.settings import Settings
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless
from macclassic.table.game_words import listed
from macclassic.toolbox.dialogs.dialogs import Dialog, Kind, alert, ask, confirm, when_ok
from macclassic.toolbox.dialogs.file_dialogs import OpenDialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.windows.window_frames import Frame

MAX_LISTED = 3
"""Maximum number of files that a message lists by name."""
STAY = ("name", "number", "language", "company", "games")
"""Settings that *Restore Defaults…* keeps: registration, language, memory of remarks, data of games.

The games' options are reset all the same.
"""


def show_backup(services: ProgramServices) -> None:
    """Show the dialog that saves or restores a backup."""
    dialog = Dialog(translate("archive", "Backup"), Frame.MOVABLE)
    dialog.add_text(
        translate(
            "archive",
            "A backup is one file with everything kept here: games under way, statistics, players, settings "
            "and saved games.",
        )
    )
    dialog.add_buttons(
        (
            (
                "restore",
                translate("archive", "Restore…"),
                translate(
                    "balloon", "To replace everything here by the contents of a backup, click this button."
                ),
            ),
            ("cancel", translate("dialog", "Cancel")),
            (
                "save",
                translate("archive", "Save a Backup…"),
                translate("balloon", "To save everything kept here in one file, click this button."),
            ),
        ),
        "save",
        "cancel",
        left=("restore",),
    )
    dialog.fit()
    answers = {"save": save_backup, "restore": restore_backup}
    dialog.finished.connect(lambda name: answers[name](services) if name in answers else None)
    services.manager.open(dialog)


def save_backup(services: ProgramServices) -> None:
    """Ask for a name, and save all data of this copy in one file."""
    folder = kept_in(services)
    if folder is None:
        return

    def write(path: Path) -> None:
        # Includes settings and rounds that have not been written yet.
        services.save_settings()
        StatisticsQueue.of(folder).flush()
        contents, left_out = archive.gathered(folder.copy)
        archive.write(contents, path)
        alert(services.manager, Kind.NOTE, exported(data_folder.named(path), len(contents.files), left_out))

    name = f"macclassic {datetime.now():%Y-%m-%d}{archive.SUFFIX}"
    label = translate("archive", "Save the backup as:")
    save_under(services, folder.saved_games(), name, write, archive.SUFFIX, label)


def exported(name: str, files: int, left_out: list[str]) -> str:
    """Return the message about a written archive; `left_out`: names of files that it does not hold."""
    text = translate("archive", "“{name}” holds all that is kept here, {files} files.")
    if left_out:
        text += " " + translate(
            "archive",
            "Left out of “{folder}”: {names}. They are no games, are too large, or have names that not all "
            "systems accept.",
        )
    names = [harmless(each, data_folder.NAMED // 2, middle=True) for each in left_out[:MAX_LISTED]]
    if len(left_out) > MAX_LISTED:
        names.append(translate("archive", "{n} more").format(n=len(left_out) - MAX_LISTED))
    folder = translate("disk", "Saved Games")
    return text.format(name=name, files=files, names=listed(names), folder=folder)


def restore_backup(services: ProgramServices) -> None:
    """Ask for a backup, check it completely, ask for confirmation, and replace all data by it."""
    folder = services.folder
    if folder is None:
        services.show_alert(translate("session", "There is no folder to open anything from."))
        return
    dialog = OpenDialog(folder.saved_games(), lambda _path: True, folder.names, archive.SUFFIX)

    def read() -> None:
        assert dialog.path is not None
        try:
            contents = archive.opened(dialog.path)
        except data_folder.DiskError as error:
            services.show_alert(str(error))
            return
        _ask(services, folder.copy, contents, data_folder.named(dialog.path))

    when_ok(services.manager, dialog, read)


def _ask(services: ProgramServices, copy: data_folder.Folder, contents: archive.Contents, name: str) -> None:
    text = translate(
        "archive",
        "Restore “{name}”, saved {when}? It replaces all games, statistics, players and settings that are "
        "here now; those are saved in “{folder}” first, as a backup.",
    )
    made = QDateTime.fromString(contents.made, Qt.DateFormat.ISODate)
    when = (
        QLocale(services.language).toString(made, QLocale.FormatType.ShortFormat) if made.isValid() else "?"
    )
    stay = translate("balloon", "To leave everything as it is, click this button.")
    go = translate("balloon", "To replace everything here with the contents of this file, click this button.")
    confirm(
        services.manager,
        text.format(name=name, when=when, folder=translate("disk", "Saved Games")),
        ("restore", translate("archive", "Restore"), go),
        lambda: _take(services, copy, contents),
        ("cancel", translate("dialog", "Cancel"), stay),
    )


def _take(services: ProgramServices, copy: data_folder.Folder, contents: archive.Contents) -> None:
    kept: list[str] = []
    services.replace_all_data(lambda: kept.append(data_folder.named(archive_import.take(copy, contents))))
    if kept:
        text = translate(
            "archive", "All of it is here now. What was here before is in “{folder}”, as “{name}”."
        )
        words = text.format(folder=translate("disk", "Saved Games"), name=kept[0])
        alert(services.manager, Kind.NOTE, words)


def offer_to_give_up(services: ProgramServices, copy: data_folder.Folder) -> None:
    """Ask whether to give up an import that cannot be completed; the program ends after the answer."""

    def answered(name: str) -> None:
        if name == "quit":
            services.quit()
            return
        try:
            archive_import.give_up(copy)
        except data_folder.DiskError as error:
            alert(services.manager, Kind.STOP, str(error), services.quit)
            return
        text = translate(
            "archive", "Everything is as it was before the import. Start macclassic again to play."
        )
        alert(services.manager, Kind.NOTE, text, services.quit)

    text = translate(
        "archive",
        "Give the import up and put back what was here before? Or quit and remove the cause: the next start "
        "completes the import.",
    )
    leave = translate("balloon", "To leave the import as it is for now, click this button.")
    back = translate("balloon", "To put back all games, statistics and settings, click this button.")
    buttons = (
        ("give-up", translate("archive", "Give Up"), back),
        ("quit", translate("archive", "Quit"), leave),
    )
    ask(services.manager, Kind.CAUTION, text, buttons, "quit", "quit", answered)


def restore_defaults(services: ProgramServices) -> None:
    """Ask for confirmation, and reset the current profile's settings only."""
    if kept_in(services) is None:
        return
    text = translate(
        "defaults",
        "Restore all settings to their defaults? Your games, statistics, players, language and registration "
        "are kept. You can’t undo this.",
    )
    stay = translate("balloon", "To keep all settings as they are, click this button.")
    go = translate("balloon", "To restore all settings to their defaults, click this button.")

    def reset() -> None:
        _reset(services.settings)
        services.save_settings()

    confirm(
        services.manager,
        text,
        ("reset", translate("defaults", "Reset"), go),
        lambda: services.replace_all_data(reset),
        ("cancel", translate("dialog", "Cancel"), stay),
    )


def _reset(settings: Settings) -> None:
    first = Settings(screen=first_size_here())
    for each in fields(Settings):
        if each.init and each.name not in STAY:
            setattr(settings, each.name, getattr(first, each.name))
            settings.decide(each.name)
    for key, spec in games().items():
        for option in spec.options.declared():
            settings.of_game(key).pop(option.name, None)
