"""*Report a Problem…* on the screen: the whole text, to be saved or copied."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget

from macclassic.app import disk
from macclassic.app.host import Host
from macclassic.app.problem import LONGEST, report
from macclassic.engine.texts import plain
from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import Dialog, when_ok
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.filedialog import SaveDialog

translate = QCoreApplication.translate

SUFFIX = ".txt"
COLUMNS, WIDTH, ROWS = 78, 500, 18
"""Of the list that shows the text: characters a line, pixels, lines."""


class ProblemDialog(Dialog):
    """Shows all of a report, line by line, to be saved or copied."""

    def __init__(self, text: str) -> None:
        super().__init__(translate("problem", "Report a Problem"))
        self.text = text
        self.add_text(
            translate(
                "problem",
                "This is all that a report tells, without names of people and of their folders. Nothing is "
                "sent: save it, or copy it, and give it to whoever can mend what is wrong.",
            ),
            small=True,
            width=WIDTH,
        )
        lines = QListWidget()
        lines.setAccessibleName(translate("problem", "The report"))
        tell(lines, translate("balloon", "This is the whole report. Scroll to see all of it."))
        lines.setFont(fonts.listing())
        lines.setUniformItemSizes(True)
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        lines.addItems(list(rows(text)))
        lines.setFixedSize(WIDTH, ROWS * lines.sizeHintForRow(0) + 2)
        self.body.addWidget(lines)
        self.add_buttons(
            (
                (
                    "copy",
                    translate("problem", "Copy"),
                    translate("balloon", "To copy the whole report for another program, click this button."),
                ),
                (
                    "save",
                    translate("problem", "Save…"),
                    translate("balloon", "To keep the whole report in a file, click this button."),
                ),
                (
                    "ok",
                    translate("problem", "Done"),
                    translate("balloon", "To put the report away, click this button."),
                ),
            ),
            default="ok",
            cancel="ok",
            left=("copy", "save"),
        )
        self.fit()
        self.first_focus = lines


def rows(text: str) -> Iterable[str]:
    """Yield a text in lines as wide as the list."""
    for line in plain(text.expandtabs(4), 2 * LONGEST).splitlines():
        row, room = "", COLUMNS
        for character in line:
            wide = fonts.columns(character)
            if wide > room:
                yield row
                row, room = "", COLUMNS
            row, room = row + character, room - wide
        yield row


def show_report(host: Host, written: str | None = None) -> ProblemDialog:
    """Show the report, and save or copy it if that is wanted; return the dialog."""
    dialog = ProblemDialog(report(host, written))
    dialog.others["copy"] = lambda: QGuiApplication.clipboard().setText(dialog.text)
    dialog.others["save"] = lambda: _save(host, dialog.text)
    host.manager.open(dialog)
    return dialog


def _save(host: Host, text: str) -> None:
    folder = host.folder
    place = folder.saved_games() if folder is not None else Path.home()
    title = translate("problem", "A problem with macclassic")
    label = translate("problem", "Save this report as:")
    names = folder.names if folder is not None else {}
    dialog = SaveDialog(place, f"{title}{SUFFIX}", SUFFIX, label, names=names)

    def write() -> None:
        assert dialog.path is not None
        try:
            disk.write(dialog.path, text)
        except disk.DiskError as error:
            host.tell(str(error))

    when_ok(host.manager, dialog, write)
