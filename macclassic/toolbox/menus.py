"""The menu bar: menus as data, one command each, and the Mac's habits of blinking and flashing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from macclassic.toolbox.screen import Screen

EMBLEM = "\uf8ff"
BLINKS = 3
BLINK_MS = 50  # three ticks


@dataclass
class Item:
    """One line of a menu. `key` is the letter struck with the command key; `checked` None means no mark."""

    title: str
    command: Callable[[], None] | None = None
    key: str = ""
    enabled: bool = True
    checked: bool | None = None


SEPARATOR = Item("-")


@dataclass
class Menu:
    """One menu of the bar."""

    title: str
    items: Sequence[Item] = field(default_factory=tuple)


class PullDown(QMenu):
    """A pulled-down menu; the chosen item blinks before anything happens."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(title, parent)
        self._blinking = False
        self.setSeparatorsCollapsible(False)

    def _blink(self, action: QAction) -> None:
        self._blinking = True
        left = BLINKS * 2
        nothing = cast(QAction, None)  # Qt takes none for no item

        def toggle() -> None:
            nonlocal left
            left -= 1
            self.setActiveAction(nothing if left % 2 else action)
            if left <= 0:
                timer.stop()
                timer.deleteLater()
                self._blinking = False
                self._close_all()
                # After the menu has gone, so that a dialog opens on a clean screen.
                QTimer.singleShot(0, action.trigger)

        timer = QTimer(self)
        timer.timeout.connect(toggle)
        timer.start(BLINK_MS)

    def _close_all(self) -> None:
        self.close()
        bar = self.parent()
        if isinstance(bar, QMenuBar):
            bar.setActiveAction(cast(QAction, None))

    def _choose(self, action: QAction | None) -> bool:
        if self._blinking:
            return True
        if action is None or not action.isEnabled() or action.isSeparator() or action.menu() is not None:
            return False
        self._blink(action)
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action = self.actionAt(event.position().toPoint())
        if not self._choose(action):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._blinking:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._choose(
            self.activeAction()
        ):
            return
        super().keyPressEvent(event)


class MenuBar(QMenuBar):
    """The bar across the top of the screen, 20 pixels high, belonging to what is in front."""

    flashed = Signal(str)
    """A menu's title was flashed because a command key of it was struck."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self._screen = screen
        self.setNativeMenuBar(False)
        self._menus: list[Menu] = []
        self._pull_downs: list[PullDown] = []
        self.allows_commands: Callable[[], bool] = lambda: True
        self._proxy = screen.scene().addWidget(self)
        self._proxy.setZValue(1000)
        self._proxy.setPos(0, 0)
        self._fit()
        screen.resized.connect(self._fit)
        screen.installEventFilter(self)

    def _fit(self) -> None:
        self.setFixedSize(self._screen.screen_size.width(), 20)

    def set_menus(self, menus: Sequence[Menu]) -> None:
        """Show these menus and no others."""
        self._menus = list(menus)
        self.clear()
        for old in self._pull_downs:
            old.deleteLater()
        self._pull_downs = []
        for menu in menus:
            pull_down = PullDown(menu.title, self)
            for item in menu.items:
                _add(pull_down, item)
            self._pull_downs.append(pull_down)
            self.addMenu(pull_down)
        self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Dim all titles while a modal dialog keeps the bar from the mouse."""
        for action in self.actions():
            action.setEnabled(not dimmed)

    @property
    def menus(self) -> tuple[Menu, ...]:
        """The menus in the bar now."""
        return tuple(self._menus)

    def open_first(self) -> None:
        """Pull down the first menu, for those who steer by keyboard."""
        if self.allows_commands() and self.actions():
            self.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.setActiveAction(self.actions()[0])

    def pull_down(self, index: int) -> None:
        """Pull down a menu by its place in the bar."""
        self.setActiveAction(self.actions()[index])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._strike(event):
            return True
        return super().eventFilter(watched, event)

    def _strike(self, event: QKeyEvent) -> bool:
        """Do what a command key asks for; True if it was one."""
        if event.key() == Qt.Key.Key_F10 and not event.modifiers():
            self.open_first()
            return True
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        key = event.key()
        letter = chr(key) if 0x20 < key < 0x7F else ""
        # The question mark needs Shift on most keyboards; ⌘/ is taken for it, as on the Mac.
        letter = "?" if letter == "/" else letter
        for index, menu in enumerate(self._menus):
            for item in menu.items:
                if letter and item.key == letter:
                    if item.enabled and item.command is not None and self.allows_commands():
                        self.flash(index)
                        item.command()
                    return True
        return False

    def flash(self, index: int) -> None:
        """Invert a menu's title for a moment."""
        self.flashed.emit(self._menus[index].title)
        self.setProperty("flashed", index)
        self.update()

        def back() -> None:
            self.setProperty("flashed", None)
            self.update()

        QTimer.singleShot(133, self, back)

    def flash_all(self) -> None:
        """Invert the whole bar for a moment: the beep of those who have turned sounds off."""
        self.setProperty("inverted", True)
        self.update()

        def back() -> None:
            self.setProperty("inverted", None)
            self.update()

        QTimer.singleShot(100, self, back)


def _add(menu: QMenu, item: Item) -> None:
    if item.title == "-":
        menu.addSeparator()
        return
    text = item.title.replace("&", "&&")
    action = menu.addAction(f"{text}\t\N{PLACE OF INTEREST SIGN}{item.key}" if item.key else text)
    action.setEnabled(item.enabled and item.command is not None)
    if item.checked is not None:
        action.setCheckable(True)
        action.setChecked(item.checked)
    if item.command is not None:
        command = item.command
        action.triggered.connect(lambda _checked=False: command())
