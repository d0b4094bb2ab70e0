"""Standard file dialogs: a list of a folder's records, and a name to save under."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QSize, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout

from macclassic import SUFFIX
from macclassic.engine.core.safe_text import harmless
from macclassic.quickdraw import fonts
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import tell
from macclassic.toolbox.style import text as style_text

ROWS = 7
WIDTH = 262
READABLE = (SUFFIX, ".json")
"""Suffixes of record files; the command line writes .json."""
BATCH_S = 0.05
"""Maximum seconds of reading files before the screen is updated."""
_PATH = Qt.ItemDataRole.UserRole


def _is(kind: Callable[[], bool]) -> bool:
    """Return True if an entry is of a kind; False if it cannot be examined."""
    try:
        return kind()
    except OSError:
        return False


def _contents(folder: Path, suffixes: tuple[str, ...]) -> tuple[list[Path], list[Path]]:
    """Return the subfolders of a folder and its regular files with some suffixes, each sorted by name.

    Both are empty if the folder can't be read.
    """
    folders, files = [], []
    try:
        with os.scandir(folder) as entries:
            for each in entries:
                if _is(each.is_dir):
                    if not each.name.startswith("."):
                        folders.append(Path(each.path))
                elif each.name.endswith(suffixes) and each.name not in suffixes and _is(each.is_file):
                    files.append(Path(each.path))
    except OSError:
        return [], []
    by_name: Callable[[Path], tuple[str, str]] = lambda each: (each.name.casefold(), each.name)  # noqa: E731
    return sorted(folders, key=by_name), sorted(files, key=by_name)


class _FileDialog(Dialog):
    """Contents of a folder, with its parent folders in a pop-up menu; `path` is the chosen file.

    As in System 7 the list is at the left and the buttons are in a column at its right.
    """

    def __init__(
        self,
        title: str,
        folder: Path,
        suffix: str = SUFFIX,
        names: Mapping[Path, str] | None = None,
        wanted: Callable[[Path], bool] = lambda _path: True,
    ) -> None:
        """`names` has display names of folders; only files for which `wanted` is true are listed."""
        super().__init__(title)
        self._names = names or {}
        self._wanted = wanted
        self._coming: Iterator[Path] = iter(())
        self.path: Path | None = None
        self._suffix = suffix
        self._suffixes = READABLE if suffix == SUFFIX else (suffix,)
        self._folder = folder
        self._ways = PopUp()
        self._ways.setAccessibleName(translate("file", "Folder"))
        text = translate("balloon", "To go to a folder that this one is in, choose it from this pop-up menu.")
        tell(self._ways, text)
        self._ways.activated.connect(lambda: self._enter(self._ways.currentData()))
        self._list = QListWidget()
        self._list.setAccessibleName(translate("file", "Contents of the folder"))
        tell(
            self._list,
            translate("balloon", "This is what the folder holds. To open something, double-click its name."),
        )
        self._list.setFixedSize(WIDTH, ROWS * 16 + 2)
        self._list.setIconSize(QSize(16, 16))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._list.itemSelectionChanged.connect(self._selected)
        self._list.itemDoubleClicked.connect(lambda _item: self.strike("ok"))
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.setSpacing(8)
        self._left.addWidget(self._ways, 0, Qt.AlignmentFlag.AlignHCenter)
        self._left.addWidget(self._list)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(self._left)
        row.addLayout(self._right)
        self.body.addLayout(row)

    def _add_column(self, *ok: str) -> None:
        """Add the column of buttons at the right: Desktop, and below a line Cancel and the button `ok`.

        `ok` is its text, its balloon text and its balloon text while disabled.
        """
        text = translate("balloon", "To see what lies on the desktop of this computer, click this button.")
        desktop = self._make_button("desktop", translate("file", "Desktop"), text)
        self.others["desktop"] = self._to_desktop
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFixedHeight(1)
        self._right.setSpacing(10)
        self._right.addSpacing(self._ways.sizeHint().height() + 8)
        self._right.addWidget(desktop)
        self._right.addWidget(line)
        self._right.addStretch(1)
        self._default, self._cancel = "ok", "cancel"
        for each in (("cancel", translate("dialog", "Cancel")), ("ok", *ok)):
            button = self._make_button(*each)
            button.setMinimumWidth(desktop.sizeHint().width())
            self._right.addWidget(button)

    def _to_desktop(self) -> None:
        found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DesktopLocation)
        self._enter(Path(found) if Path(found).is_dir() else Path.home())

    def _enter(self, folder: Path) -> None:
        """List a folder: its subfolders first, then its record files."""
        folders, files = _contents(folder, self._suffixes)
        self._folder = folder
        self._ways.clear()
        for each in (folder, *folder.parents):
            # A path may contain bytes that are not text; only the Path object keeps them.
            self._ways.addItem(
                style_text.middle_cut(_displayed_name(self._called(each) or str(each)), WIDTH - 40), each
            )
        self._list.clear()
        icon = _icon("small-folder")
        for each in folders:
            self._add(each, self._called(each), icon)
        self._coming = iter(files)
        self._more()
        self._selected()

    def _called(self, folder: Path) -> str:
        return self._names.get(folder, folder.name)

    def _add(self, path: Path, name: str, icon: QIcon) -> None:
        item = QListWidgetItem(icon, _displayed_name(name))
        item.setData(_PATH, path)
        self._list.addItem(item)

    def _more(self) -> None:
        """List wanted files for `BATCH_S` seconds, then continue a moment later."""
        until, icon = monotonic() + BATCH_S, _icon("small-document")
        for each in self._coming:
            if self._wanted(each):
                ends = next(suffix for suffix in self._suffixes if each.name.endswith(suffix))
                self._add(each, each.name.removesuffix(ends), icon)
            if monotonic() > until:
                QTimer.singleShot(0, self, self._more)
                return

    def _current(self) -> Path | None:
        items = self._list.selectedItems()
        return items[0].data(_PATH) if items else None

    def _selected(self) -> None:
        self.button("ok").setEnabled(self._current() is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._list:
            command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if event.key() == Qt.Key.Key_Up and command:
                self._enter(self._folder.parent)
                return True
        return super().eventFilter(watched, event)


def _icon(name: str) -> QIcon:
    return QIcon(QPixmap.fromImage(picture("art", name)))


def _displayed_name(name: str) -> str:
    """Return a file or folder name as shown in the list."""
    return harmless(name, 100, middle=True)


class OpenDialog(_FileDialog):
    """Chooses a file to open, among the wanted ones.

    `path`: the chosen file after the answer ``ok``, None before it and after ``cancel``.
    """

    def __init__(
        self,
        folder: Path,
        wanted: Callable[[Path], bool],
        names: Mapping[Path, str] | None = None,
        suffix: str = SUFFIX,
    ) -> None:
        super().__init__(translate("file", "Open"), folder, suffix, names, wanted)
        self._add_column(
            translate("file", "Open"),
            translate("balloon", "To open what is selected in the list, click this button."),
            translate("balloon", "To open something, select it in the list first."),
        )
        self.checks.append(self._may_end)
        self._enter(folder)
        self.fit()
        self.first_focus = self._list
        if self._list.count():
            self._list.setCurrentRow(0)

    def _may_end(self, name: str) -> bool:
        path = self._current()
        if name != "ok" or path is None:
            return name != "ok"
        if path.is_dir():
            self._enter(path)
            return False
        self.path = path
        return True


class SaveDialog(_FileDialog):
    """Chooses a name to save under; asks again before it replaces a file.

    `path`: the file to write after the answer ``ok``, None before it and after ``cancel``.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        suffix: str = SUFFIX,
        label: str = "",
        names: Mapping[Path, str] | None = None,
        ours: Callable[[Path], bool] = lambda _path: False,
    ) -> None:
        """`label` stands over the name, by default “Save as:”.

        Files for which `ours` is true belong to the program: they are neither listed nor replaced.
        """
        super().__init__(translate("file", "Save as"), folder, suffix, names, lambda path: not ours(path))
        self._ours = ours
        self._label = paragraph(label or translate("file", "Save as:"), width=WIDTH)
        self._left.addWidget(self._label)
        self._name = QLineEdit(name.removesuffix(suffix))
        self._name.setMaxLength(80)
        self._name.setAccessibleName(self._label.text())
        tell(self._name, translate("balloon", "Type the name in this box that you want to save under."))
        self._left.addWidget(self._name)
        self._warning = Label("")
        self._warning.setFont(fonts.small())
        self._warning.setFixedHeight(12)
        self._left.addWidget(self._warning)
        self._warned = ""
        self._add_column(
            translate("file", "Save"),
            translate("balloon", "To save under this name, click this button."),
            translate("balloon", "To save, type a name first that a file can have."),
        )
        self._name.textChanged.connect(self._typed)
        self.checks.append(self._may_end)
        self._enter(folder)
        self._typed()
        self.fit()
        self.first_focus = self._name
        self._name.selectAll()

    def _selected(self) -> None:
        path = self._current()
        if path is not None and path.is_file():
            self._name.setText(_displayed_name(path.name.removesuffix(self._suffix)))

    def _typed(self) -> None:
        name = self._name.text().strip()
        why = ""
        if not name:
            why = translate("file", "Type a name first.")
        elif bad := sorted(set(name) & set('/\\:*?"<>|')):
            why = translate("file", "A name can’t have this in it: {letters}").format(letters=" ".join(bad))
        elif name.startswith("."):
            why = translate("file", "A name can’t begin with a full stop.")
        self.button("ok").setEnabled(not why)
        self._warning.setText(why)
        self._warned = ""

    def _may_end(self, name: str) -> bool:
        if name != "ok":
            return True
        chosen = self._current()
        if self._list.hasFocus() and chosen is not None and chosen.is_dir():
            self._enter(chosen)
            return False
        file = self._name.text().strip()
        path = self._folder / (file if file.endswith(self._suffixes) else f"{file}{self._suffix}")
        if self._ours(path):
            self._warning.setText(translate("file", "That name is reserved by macclassic."))
            return False
        if path.exists() and self._warned != str(path):
            self._warned = str(path)
            self._warning.setText(translate("file", "There is one of that name. Save again to replace it."))
            return False
        self.path = path
        return True
