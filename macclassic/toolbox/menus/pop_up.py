"""Pop-up menu control; opens an ordinary menu with the chosen item over the control."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox

from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.screen.native_window import on_screen
from macclassic.toolbox.spots import balloon_text, tell
from macclassic.toolbox.style import menus


class PopUp(Guarded, QComboBox):
    """A pop-up menu control (look §2.7). Outside a scene it opens Qt's own pop-up."""

    def __init__(self) -> None:
        super().__init__()
        self.menu: PullDown | None = None
        """The menu while it is open."""
        self._instead = ""
        """Text of an extra last row, shown instead of the chosen item; empty if there is none."""

    def show_instead(self, text: str) -> None:
        """Show a text instead of the chosen item, which stays chosen; empty shows the item again."""
        if self._instead == text and (not text or self.currentIndex() == self.count() - 1):
            return
        chosen = self.currentData()
        with QSignalBlocker(self):
            if self._instead:
                self.removeItem(self.count() - 1)
            if text:
                self.addItem(text, chosen)
            self.setCurrentIndex(self.count() - 1 if text else self.findData(chosen))
        self._instead = text

    def showPopup(self) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        place = menus.combo_list(option)
        corner = on_screen(self, place.topLeft())
        if corner is None:
            super().showPopup()
            return
        if self.menu is not None or not self.count():
            return
        menu = PullDown("", self)
        menu.setAccessibleName(self.accessibleName())
        for index in range(self.count()):
            action = menu.addAction(self.itemText(index).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(index == self.currentIndex())
            action.setEnabled(self._can_choose(index))
            tell(action, str(self.itemData(index, Qt.ItemDataRole.WhatsThisRole) or balloon_text(self, True)))
        menu.blinks = 0
        menu.chosen = self._chosen
        menu.aboutToHide.connect(self._delete_menu)
        menu.setMinimumWidth(place.width() + menus.SHADOW)
        current = max(0, self.currentIndex())
        menu.over = corner - QPoint(0, current * menus.ROW)
        self.menu = menu
        menu.popup(QPoint())
        menu.show_row(menu.rows[current])
        menu.setActiveAction(menu.rows[current])

    def _can_choose(self, index: int) -> bool:
        model = self.model()
        return not isinstance(model, QStandardItemModel) or model.item(index).isEnabled()

    def hidePopup(self) -> None:
        if self.menu is None:
            super().hidePopup()
        else:
            self.menu.close()

    def _delete_menu(self) -> None:
        menu, self.menu = self.menu, None
        if menu is not None:
            menu.deleteLater()

    def _chosen(self, action: QAction) -> None:
        menu = self.menu
        index = menu.rows.index(action) if menu is not None else -1
        self.hidePopup()
        if 0 <= index < self.count() and index != self.currentIndex():
            # Deferred until the menu has closed, because the action may open another window.
            QTimer.singleShot(0, self, lambda: self._take(index))

    def _take(self, index: int) -> None:
        if index < self.count():
            self.setCurrentIndex(index)
            self.activated.emit(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pixel = on_screen(self, event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or pixel is None:
            super().mousePressEvent(event)
            return
        self.showPopup()
        if self.menu is not None:
            self.menu.stay_until_moved(pixel)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second press of a double click counts as a press.
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene = self.window().graphicsProxyWidget() is not None
        if scene and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F4):
            self.showPopup()
        else:
            super().keyPressEvent(event)


def pop_up(items: Iterable[tuple[str, object]], chosen: object, balloon: str) -> PopUp:
    """Return a pop-up menu of texts with values; the item with the value `chosen` is selected.

    If no item has it, the first one is selected.
    """
    menu = tell(PopUp(), balloon)
    for words, meant in items:
        menu.addItem(words, meant)
    menu.setCurrentIndex(max(0, menu.findData(chosen)))
    return menu
