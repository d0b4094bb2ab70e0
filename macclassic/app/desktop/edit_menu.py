"""Edit menu: shown while a text field or a list of lines has the focus, also in dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Menu, item, menu
from macclassic.toolbox.windows.window_manager import WindowManager

if TYPE_CHECKING:
    from macclassic.toolbox.dialogs.line_list import LineList

WATCHED = "inEditMenu"


class EditMenu(Guarded, QObject):
    """Watches the text fields of the front window, so that the menu bar shows the available commands."""

    def __init__(self, manager: WindowManager, update: Callable[[], None]) -> None:
        """`update` refreshes the menu bar."""
        super().__init__(manager)
        self._manager, self._update = manager, update
        self._due = False
        QGuiApplication.clipboard().dataChanged.connect(self._changed)

    def watch_front(self) -> None:
        """Start watching the text fields and lists of lines of the front window."""
        front = self._manager.front
        if front is None:
            return
        from macclassic.toolbox.dialogs.line_list import LineList

        for each in (*front.findChildren(QLineEdit), *front.findChildren(LineList)):
            if not each.property(WATCHED):
                each.setProperty(WATCHED, True)
                each.installEventFilter(self)
                if isinstance(each, QLineEdit):
                    each.textChanged.connect(self._changed)
                    each.selectionChanged.connect(self._changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._changed()
        return False

    def _changed(self) -> None:
        if not self._due:
            self._due = True
            QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        self._due = False
        self._update()

    @property
    def field(self) -> QLineEdit | None:
        """The focused text field of the front window; None without one."""
        front = self._manager.front
        found = front.focusWidget() if front is not None else None
        return found if isinstance(found, QLineEdit) and found.isVisible() and found.isEnabled() else None

    def menus(self) -> tuple[Menu, ...]:
        """Return the Edit menu, or nothing if there is nothing to edit or copy."""
        front, field = self._manager.front, self.field
        if front is None:
            return ()
        from macclassic.toolbox.dialogs.line_list import LineList

        rows = front.focusWidget()
        if isinstance(rows, LineList):
            return (copy_menu(rows),)
        return () if field is None else (edit_menu(field),)


def edit_menu(field: QLineEdit) -> Menu:
    """Return the Edit menu for a text field."""
    marked = field.hasSelectedText()
    return menu(
        "Edit",
        (
            item(
                "Undo",
                field.undo,
                "To take back what you have typed last, choose this item.",
                "Z",
                enabled=field.isUndoAvailable(),
                dimmed="There is nothing typed to take back.",
            ),
            item(
                "Redo",
                field.redo,
                "To make the move again that you took back, choose this item.",
                "Z",
                shift=True,
                enabled=field.isRedoAvailable(),
                dimmed="Nothing has been taken back.",
            ),
            SEPARATOR,
            item(
                "Cut",
                field.cut,
                "To take the selected text away and keep it, choose this item.",
                "X",
                enabled=marked,
                dimmed="Nothing is selected.",
            ),
            item(
                "Copy",
                field.copy,
                "To keep a copy of the selected text, choose this item.",
                "C",
                enabled=marked,
                dimmed="Nothing is selected.",
            ),
            item(
                "Paste",
                field.paste,
                "To put in the text that you have kept, choose this item.",
                "V",
                enabled=bool(QGuiApplication.clipboard().text()),
                dimmed="No text has been kept yet.",
            ),
            item(
                "Clear",
                field.del_,
                "To take the selected text away, choose this item.",
                enabled=marked,
                dimmed="Nothing is selected.",
            ),
            SEPARATOR,
            item(
                "Select All",
                field.selectAll,
                "To select all of the text, choose this item.",
                "A",
                enabled=bool(field.text()),
                dimmed="There is no text to select.",
            ),
        ),
        "Use this menu to change the text that you are typing.",
        in_dialogs=True,
    )


def copy_menu(rows: LineList) -> Menu:
    """Return the Edit menu for a list of lines, which are read-only."""
    return menu(
        "Edit",
        (
            item(
                "Copy",
                rows.copy,
                "To keep a copy of the selected lines, or of all if none is selected, choose this item.",
                "C",
                enabled=bool(rows.lines),
                dimmed="There is no text to copy.",
            ),
            item(
                "Select All",
                rows.selectAll,
                "To select all of the text, choose this item.",
                "A",
                enabled=bool(rows.lines),
                dimmed="There is no text to select.",
            ),
        ),
        "Use this menu to copy lines of text.",
    )
