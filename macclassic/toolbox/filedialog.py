"""The standard file dialogs: a list of a folder's records, and a name to save under."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QStandardPaths, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
)

from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.pictures import picture

translate = QCoreApplication.translate

ROWS = 7
WIDTH = 262
SUFFIX = ".json"
_PATH = Qt.ItemDataRole.UserRole


class _FileDialog(Dialog):
    """A folder's contents with the way up to the top in a pop-up menu; `path` is what was chosen.

    As in System 7 the list stands at the left and the buttons in a column at its right.
    """

    def __init__(self, title: str, folder: Path, suffix: str = SUFFIX) -> None:
        super().__init__(title)
        self.path: Path | None = None
        self._suffix = suffix
        self._folder = folder
        self._ways = QComboBox()
        self._ways.setAccessibleName(translate("file", "Folder"))
        tell(
            self._ways,
            translate("balloon", "To go to a folder that this one is in, choose it from this pop-up menu."),
        )
        self._ways.activated.connect(lambda: self._enter(Path(self._ways.currentData())))
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

    def _add_column(self, ok: str) -> None:
        """Put the buttons in the column at the right: to the desktop, and below a line Cancel and `ok`."""
        desktop = self._make_button("desktop", translate("file", "Desktop"))
        tell(
            desktop,
            translate("balloon", "To see what lies on the desktop of this computer, click this button."),
        )
        self.checks.append(self._not_desktop)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFixedHeight(1)
        self._right.setSpacing(10)
        self._right.addSpacing(self._ways.sizeHint().height() + 8)
        self._right.addWidget(desktop)
        self._right.addWidget(line)
        self._right.addStretch(1)
        self._default, self._cancel = "ok", "cancel"
        for name, text in (("cancel", translate("dialog", "Cancel")), ("ok", ok)):
            button = self._make_button(name, text)
            button.setMinimumWidth(self.button("desktop").sizeHint().width())
            self._right.addWidget(button)

    def _not_desktop(self, name: str) -> bool:
        if name == "desktop":
            found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DesktopLocation)
            self._enter(Path(found) if Path(found).is_dir() else Path.home())
            return False
        return True

    def _enter(self, folder: Path) -> None:
        """List a folder: its folders first, then the files that may hold a record."""
        try:
            entries = sorted(folder.iterdir(), key=lambda each: each.name.casefold())
            folders = [each for each in entries if each.is_dir() and not each.name.startswith(".")]
            files = [each for each in entries if each.is_file() and each.suffix == self._suffix]
        except OSError:
            folders, files = [], []
        self._folder = folder
        self._ways.clear()
        for each in (folder, *folder.parents):
            self._ways.addItem(each.name or str(each), str(each))
        self._list.clear()
        for each in (*folders, *files):
            is_folder = each in folders
            item = QListWidgetItem(each.name if is_folder else each.stem)
            small = "small-folder" if is_folder else "small-document"
            item.setIcon(QIcon(QPixmap.fromImage(picture("art", small))))
            item.setData(_PATH, str(each))
            self._list.addItem(item)
        self._selected()

    def _current(self) -> Path | None:
        items = self._list.selectedItems()
        return Path(str(items[0].data(_PATH))) if items else None

    def _selected(self) -> None:
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._list:
            command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if event.key() == Qt.Key.Key_Up and command:
                self._enter(self._folder.parent)
                return True
        return super().eventFilter(watched, event)


class OpenDialog(_FileDialog):
    """Chooses a record to open."""

    def __init__(self, folder: Path) -> None:
        super().__init__(translate("file", "Open"), folder)
        self._add_column(translate("file", "Open"))
        tell(
            self.button("ok"),
            translate("balloon", "To open what is selected in the list, click this button."),
            translate("balloon", "To open something, select it in the list first."),
        )
        self.checks.append(self._may_end)
        self._enter(folder)
        self.fit()
        self.first_focus = self._list
        if self._list.count():
            self._list.setCurrentRow(0)

    def _selected(self) -> None:
        self.button("ok").setEnabled(self._current() is not None)

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
    """Chooses a name to save under; asks a second time before it writes over something."""

    def __init__(self, folder: Path, name: str, suffix: str = SUFFIX, label: str = "") -> None:
        """`label` says what is saved, where it is no match."""
        super().__init__(translate("file", "Save as"), folder, suffix)
        self._label = paragraph(label or translate("file", "Save this match as:"), width=WIDTH)
        self._left.addWidget(self._label)
        self._name = QLineEdit(name.removesuffix(suffix))
        self._name.setMaxLength(80)
        self._name.setAccessibleName(self._label.text())
        tell(self._name, translate("balloon", "Type the name in this box that you want to save under."))
        self._left.addWidget(self._name)
        self._warning = QLabel("")
        self._warning.setFont(fonts.small())
        self._warning.setFixedHeight(12)
        self._left.addWidget(self._warning)
        self._warned = ""
        self._add_column(translate("file", "Save"))
        tell(
            self.button("ok"),
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
            self._name.setText(path.stem)

    def _typed(self) -> None:
        name = self._name.text().strip()
        usable = bool(name) and not set(name) & set('/\\:*?"<>|') and not name.startswith(".")
        self.button("ok").setEnabled(usable)
        self._warning.setText("")
        self._warned = ""

    def _may_end(self, name: str) -> bool:
        if name != "ok":
            return True
        chosen = self._current()
        if self._list.hasFocus() and chosen is not None and chosen.is_dir():
            self._enter(chosen)
            return False
        file = self._name.text().strip()
        path = self._folder / (file if file.endswith(self._suffix) else f"{file}{self._suffix}")
        if path.exists() and self._warned != str(path):
            self._warned = str(path)
            self._warning.setText(translate("file", "There is one of that name. Save again to replace it."))
            return False
        self.path = path
        return True
