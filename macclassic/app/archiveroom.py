"""*Export Everything…* and *Import Everything…*: asked, done and told."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from macclassic.app import archive, disk, takeover
from macclassic.app.host import Host
from macclassic.app.ledger import Ledger
from macclassic.toolbox.dialogs import Kind, alert, ask, when_ok
from macclassic.toolbox.filedialog import OpenDialog, SaveDialog

translate = QCoreApplication.translate


def export_everything(host: Host) -> None:
    """Ask for a name, and put all that this copy keeps into one file."""
    folder = host.folder
    if folder is None:
        host.tell(translate("session", "There is no folder to save anything in."))
        return
    dialog = SaveDialog(
        folder.saved_games(),
        f"macclassic {datetime.now():%Y-%m-%d}{archive.SUFFIX}",
        archive.SUFFIX,
        translate("archive", "Export everything as:"),
        names=folder.names,
        ours=folder.is_ours,
    )

    def write() -> None:
        assert dialog.path is not None
        # What was played and chosen up to now, too.
        host.save_settings()
        Ledger.of(folder).flush()
        try:
            contents, left_out = archive.gathered(folder.copy)
            archive.write(contents, dialog.path)
        except disk.DiskError as error:
            host.tell(str(error))
            return
        alert(host.manager, Kind.NOTE, exported(disk.named(dialog.path), len(contents.files), left_out))

    when_ok(host.manager, dialog, write)


def exported(name: str, files: int, left_out: int) -> str:
    """Return what is to be told of an archive that has been written."""
    text = translate("archive", "“{name}” holds all that is kept here, {files} files.")
    if left_out:
        text += " " + translate(
            "archive", "Left out: {n} in “{folder}” that are no games, or have names not all systems know."
        )
    return text.format(name=name, files=files, n=left_out, folder=translate("disk", "Saved Games"))


def import_everything(host: Host) -> None:
    """Ask for an archive, look at all of it, ask once more, and have it in the place of what is here."""
    folder = host.folder
    if folder is None:
        host.tell(translate("session", "There is no folder to open anything from."))
        return
    dialog = OpenDialog(folder.saved_games(), lambda _path: True, folder.names, archive.SUFFIX)

    def read() -> None:
        assert dialog.path is not None
        try:
            contents = archive.opened(dialog.path)
        except disk.DiskError as error:
            host.tell(str(error))
            return
        _ask(host, folder.copy, contents, disk.named(dialog.path))

    when_ok(host.manager, dialog, read)


def _ask(host: Host, copy: disk.Folder, contents: archive.Contents, name: str) -> None:
    text = translate(
        "archive",
        "Import “{name}”, exported {when}? It takes the place of all games, statistics, persons and settings "
        "that are here now; those are put into “{folder}” first, as an archive.",
    )
    made = QDateTime.fromString(contents.made, Qt.DateFormat.ISODate)
    when = QLocale(host.language).toString(made, QLocale.FormatType.ShortFormat) if made.isValid() else "?"
    stay = translate("balloon", "To leave everything as it is, click this button.")
    go = translate("balloon", "To have what this file holds in the place of what is here, click this button.")
    ask(
        host.manager,
        Kind.CAUTION,
        text.format(name=name, when=when, folder=translate("disk", "Saved Games")),
        (
            ("cancel", translate("dialog", "Cancel"), stay),
            ("import", translate("archive", "Import"), go),
        ),
        default="cancel",
        cancel="cancel",
        answer=lambda answer: _take(host, copy, contents) if answer == "import" else None,
    )


def _take(host: Host, copy: disk.Folder, contents: archive.Contents) -> None:
    kept: list[str] = []
    host.change_all(lambda: kept.append(disk.named(takeover.take(copy, contents))))
    if kept:
        text = translate(
            "archive", "All of it is here now. What was here before is in “{folder}”, as “{name}”."
        )
        words = text.format(folder=translate("disk", "Saved Games"), name=kept[0])
        alert(host.manager, Kind.NOTE, words)
