"""Menu bar: menus as data, one command each; flashes titles and keeps them inverted as the Mac did."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QMenuBar, QWidget

from macclassic.engine.core.options import PACE
from macclassic.toolbox.base.keyboards import in_latin, key_place
from macclassic.toolbox.base.look import FLASH_MS, INVERTING
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.menus.text_keys import edit_text
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_manager import WindowManager

HELP_ICON = "menu-help"
BEEP_MS = 100


@dataclass
class Item:
    """One line of a menu.

    `key` is the letter pressed with the command key; `checked` is None for an item without a check mark.
    `balloon` is its balloon text, `balloon_dimmed` its balloon text while the item is dimmed. `icon` is a
    picture of 16 x 16 in ``art``, drawn before the title.
    """

    title: str
    command: Callable[[], object] | None = None
    key: str = ""
    enabled: bool = True
    checked: bool | None = None
    balloon: str = ""
    balloon_dimmed: str = ""
    icon: str = ""
    shift: bool = False
    """True if the command key needs Shift too."""
    anywhere: bool = False
    """True if the key works at once, over dialogs and menus too: for a screen capture."""


SEPARATOR = Item("-")


def item(
    title: str,
    command: Callable[[], object] | None,
    balloon: str,
    key: str = "",
    *,
    dimmed: str = "",
    context: str = "menu",
    **how: Any,
) -> Item:
    """Return an item from its English texts; `tools.i18n.translations` finds them in such calls."""
    return Item(
        translate(context, title),
        command,
        key,
        balloon=translate("balloon", balloon),
        balloon_dimmed=translate("balloon", dimmed) if dimmed else "",
        **how,
    )


def pace_items(now: int, choose: Callable[[int], None], balloon: str) -> list[Item]:
    """Return an item for every pace, with a check mark at the current one."""
    name = translate("menu", "Speed {number}")
    return [
        Item(name.format(number=pace), partial(choose, pace), checked=pace == now, balloon=balloon)
        for pace in PACE.offered
    ]


@dataclass
class Menu:
    """One menu of the bar.

    A menu with an `icon`, a picture of 16 x 16 in ``art``, is at the right end and shows the icon instead of
    its title. A menu that is not `enabled` has a dimmed title and can still be pulled down.
    """

    title: str
    items: Sequence[Item] = field(default_factory=tuple)
    icon: str = ""
    enabled: bool = True
    balloon: str = ""
    in_dialogs: bool = False
    """True if it works while a modal dialog is open."""
    keys: Sequence[Item] = ()
    """Commands with a key and without a line in the menu."""


def menu(title: str, items: Sequence[Item], balloon: str, **how: Any) -> Menu:
    """Return a menu from its English texts, as `item` returns an item."""
    return Menu(translate("menu", title), items, balloon=translate("balloon", balloon), **how)


class MenuBar(Guarded, QMenuBar):
    """The bar across the top of the screen, 20 pixels high, with the menus of the front window."""

    flashed = Signal(str)
    """A menu's title was flashed, because a command key of it was pressed."""
    put_down = Signal()
    """The last open menu was closed."""

    def __init__(self, screen: Screen, manager: WindowManager) -> None:
        super().__init__()
        self._screen = screen
        self._manager = manager
        manager.press_in_bar = self.press_in_dialog
        self.setNativeMenuBar(False)
        self._menus: list[Menu] = []
        self._pull_downs: list[PullDown] = []
        self._separator = QAction(self)
        self._separator.setSeparator(True)
        self._waiting: Sequence[Menu] | None = None
        self._inverted = False
        self._doing = False  # a chosen command runs when its menu has closed
        self._dimmed = False
        self._proxy = screen.scene().addWidget(self)
        self._proxy.setZValue(1000)
        self._proxy.setPos(0, 0)
        # Open menus have the keyboard anyway; the bar would keep it when they have closed.
        self._proxy.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)
        self._fit()
        screen.resized.connect(self._fit)
        screen.depth_changed.connect(lambda _depth: self._build())
        screen.installEventFilter(self)

    def _fit(self) -> None:
        # Qt leaves 9 pixels after the last title; the Mac left 6 after the last icon's highlight.
        self.setFixedSize(self._screen.screen_size.width() + 3, 20)

    def set_menus(self, menus: Sequence[Menu]) -> None:
        """Replace the menus; while one is pulled down, wait until it is closed."""
        if self._pulled is not None:
            self._waiting = menus
            return
        self._waiting = None
        before, now = [_shape(each) for each in self._menus], [_shape(each) for each in menus]
        self._menus = list(menus)
        if now != before:
            # A move changes an item or two of one menu; unchanged menus are kept with their pages.
            try:
                self._build(
                    {at for at, (old, new) in enumerate(zip(before, now, strict=False)) if old == new}
                )
            except Exception:
                # The menus are invalid; later ones are all built anew.
                self.clear()
                self._menus, self._pull_downs = [], []
                raise

    def _build(self, kept: Container[int] = ()) -> None:
        """Build the menus anew, except those whose indices are in `kept`."""
        self.clear()
        old, self._pull_downs = self._pull_downs, []
        for pull_down in old[len(self._menus) :]:
            pull_down.deleteLater()
        for index, menu in enumerate(self._menus):
            if menu.icon and not any(each.icon for each in self._menus[:index]):
                self.addAction(self._separator)  # menus after it are at the right
            # Existing menus are filled anew, not replaced: Qt removes the focus for a moment while it creates
            # a menu, and an input method then loses a half-typed syllable.
            pull_down = old[index] if index < len(old) else self._pull_down()
            self._pull_downs.append(pull_down)
            if index not in kept:
                self._fill(pull_down, index, menu)
            title = tell(self.addMenu(pull_down), menu.balloon)
            title.setProperty("dimmed", not menu.enabled)
            title.setProperty("picture", menu.icon)
            title.setIcon(_blank() if menu.icon else QIcon())
        self.set_dimmed(self._dimmed)
        self.update()

    def _fill(self, pull_down: PullDown, index: int, menu: Menu) -> None:
        pull_down.clear()
        pull_down.setTitle(menu.title)
        _add_all(pull_down, menu)
        for place, action in enumerate(pull_down.actions()):
            action.triggered.connect(lambda _checked=False, place=place: self._do(index, place))
        pull_down.chosen = lambda action: self._chosen(index, pull_down.rows.index(action))

    def _pull_down(self) -> PullDown:
        pull_down = PullDown("", self)
        pull_down.roams = self._roam
        pull_down.aboutToShow.connect(lambda: self._hang(pull_down))
        pull_down.put_away = self.put_away
        # Deferred until the menu has closed, in case another one opens instead.
        pull_down.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._take_waiting))
        return pull_down

    def _take_waiting(self) -> None:
        if self._waiting is not None:
            self.set_menus(self._waiting)
        if self._pulled is None:
            self.put_down.emit()

    @property
    def menus(self) -> tuple[Menu, ...]:
        """Current menus of the bar."""
        return tuple(self._menus)

    def set_dimmed(self, dimmed: bool) -> None:
        """Dim all titles while a modal dialog blocks the bar."""
        self._dimmed = dimmed
        for menu, action in zip(self._menus, self._titles(), strict=True):
            action.setEnabled(not dimmed or menu.in_dialogs)

    @property
    def _pulled(self) -> PullDown | None:
        """The open menu, if any."""
        return next((each for each in self._pull_downs if each.isVisible()), None)

    def _titles(self) -> list[QAction]:
        return [each.menuAction() for each in self._pull_downs]

    def _hang(self, pull_down: PullDown) -> None:
        """Place a menu below its title, with its upper line on the bar's."""
        pull_down.over = self.actionGeometry(pull_down.menuAction()).bottomLeft() + QPoint(0, 1)

    def _roam(self, pixel: QPoint) -> bool:
        """Open the menu whose title is under the pointer; return True if the pixel is in the bar."""
        if not self.rect().contains(pixel):
            return False
        title = self.actionAt(pixel)
        if title is not None and title in self._titles() and title is not self.activeAction():
            self.setActiveAction(title)
            self._pull_downs[self._titles().index(title)].roamed_to = True
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # A pointer that only passes over the titles does not highlight them.
        if self._pulled is not None:
            super().mouseMoveEvent(event)

    def press_in_dialog(self, pixel: QPoint, modal: QWidget) -> bool:
        """Open the pressed menu despite a modal window, if it works in dialogs; return True if it does."""
        title = self.actionAt(pixel) if self.rect().contains(pixel) else None
        index = self._titles().index(title) if title in self._titles() else -1
        if index < 0 or not self._menus[index].in_dialogs:
            return False
        self._pull_down_in_dialog(index, modal)
        return True

    def _pull_down_in_dialog(self, index: int, modal: QWidget) -> None:
        # Only the modal window's children get input, so a menu of the same look is created as its child.
        pull_down = PullDown(self._menus[index].title, modal)
        _add_all(pull_down, self._menus[index])
        commands = [item.command for item in self._menus[index].items]

        def chosen(action: QAction) -> None:
            command = commands[pull_down.rows.index(action)]
            pull_down.close()
            if command is not None:
                QTimer.singleShot(0, self, command)

        pull_down.chosen = chosen
        pull_down.roams = lambda at: self.rect().contains(at)
        pull_down.over = self.actionGeometry(self._titles()[index]).bottomLeft() + QPoint(0, 1)
        pull_down.aboutToHide.connect(lambda: self._invert_title(None))
        pull_down.aboutToHide.connect(pull_down.deleteLater)
        pull_down.popup(QPoint())
        self._invert_title(index)

    def _chosen(self, index: int, place: int) -> None:
        # Read now, because the menus may change as soon as this one has closed.
        command = self._menus[index].items[place].command
        # The title stays inverted until the command is done.
        self._invert_title(index)
        self._doing = True
        self.put_away()

        def go() -> None:
            self._doing = False
            # If a dialog opened while the item blinked, the command is dropped.
            if command is not None and self._manager.modal is None:
                command()
            self._invert_title(None)

        # Deferred until the menu has closed, so that a dialog opens on a clean screen.
        QTimer.singleShot(0, self, go)

    def put_away(self) -> None:
        """Close the open menu without a choice."""
        for each in self._pull_downs:
            each.close()

    def _do(self, index: int, place: int) -> None:
        command = self._menus[index].items[place].command
        if command is not None:
            command()

    def open_first(self) -> None:
        """Open the first menu that works now, for keyboard use."""
        modal = self._manager.modal
        if modal is not None:
            works = next((index for index, menu in enumerate(self._menus) if menu.in_dialogs), None)
            if works is not None:
                self._pull_down_in_dialog(works, modal)
        elif self._pull_downs:
            self.pull_down(0)

    def pull_down(self, index: int) -> None:
        """Open a menu by its index in `menus`."""
        self.setActiveAction(self._titles()[index])

    # Command keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self._strike(event):
                return True
            # A scene gives the focus to each menu only once: a menu reopened from its neighbour lacks it.
            if self._pulled is not None:
                QCoreApplication.sendEvent(self._pulled, event)
                return True
        return super().eventFilter(watched, event)

    def _strike(self, event: QKeyEvent) -> bool:
        """Perform a command key; return True if the key was one."""
        if _is_picture_key(event):
            catches = [each.command for menu in self._menus for each in menu.keys if each.anywhere]
            for command in filter(None, catches):
                command()
            return bool(catches)
        modal = self._manager.modal
        if modal is not None and modal.takes_all_keys:
            return False
        if event.key() == Qt.Key.Key_F10 and not event.modifiers():
            self.open_first()
            return True
        held_up = self._doing or self._pulled is not None
        if event.key() == Qt.Key.Key_F6 and not event.modifiers():
            if not held_up:
                self._manager.bring_next()
            return True
        helps = event.key() == Qt.Key.Key_F1 and not event.modifiers()
        # With Alt it is AltGr on some keyboards: a letter to be typed.
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if held != Qt.KeyboardModifier.ControlModifier and not helps:
            return False
        if held_up:
            # Ignored, because the chosen command may belong to a window that the key would close.
            return True
        key = in_latin(event).key()
        letter = chr(key) if 0x20 < key < 0x7F else ""
        # The question mark needs Shift on most keyboards, so ⌘/ means ⌘? as on the Mac.
        letter = "?" if letter == "/" or helps else letter
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        front = self._manager.front
        if front is not None and edit_text(front.focusWidget(), letter, shifted):
            return True
        # Shift is ignored for keys without an item that needs it.
        found = [
            (menu.in_dialogs, item.shift, index, item)
            for index, menu in enumerate(self._menus)
            for item in (*menu.items, *menu.keys)
            if letter and item.key == letter and (shifted or not item.shift)
        ]
        first = max(found, key=lambda each: each[:2], default=None)
        if first is not None:
            _, _, index, item = first
            menu = self._menus[index]
            if menu.enabled and _works(item) and item.command and (menu.in_dialogs or modal is None):
                if any(each is item for each in menu.items):
                    self.flash(index)
                item.command()
            return True
        return letter == "W" and self._manager.close_front()

    # Flashing

    def _invert_title(self, index: int | None) -> None:
        title = None if index is None else self._pull_downs[index].menuAction()
        self.setProperty("flashed", None if title is None else self.actions().index(title))
        self.update()

    def flash(self, index: int) -> None:
        """Invert a menu's title for a moment."""
        self.flashed.emit(self._menus[index].title)
        self._invert_title(index)
        QTimer.singleShot(FLASH_MS, self, lambda: self._invert_title(None))

    def flash_all(self) -> None:
        """Invert the whole bar for a moment: the visual beep if sounds are off."""
        self._invert(True)
        QTimer.singleShot(BEEP_MS, self, lambda: self._invert(False))

    def _invert(self, inverted: bool) -> None:
        self._inverted = inverted
        self.update()

    def opaque(self) -> QRect:
        """Return the area that hides everything behind the bar: all of it."""
        return self.rect()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._inverted:
            painter = QPainter(self)
            painter.setCompositionMode(INVERTING)
            painter.fillRect(self.rect(), QColor(Qt.GlobalColor.white))


def _is_picture_key(event: QKeyEvent) -> bool:
    """Return True for ⌘⇧3, the key of a screen capture."""
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & (both | Qt.KeyboardModifier.AltModifier) != both or event.isAutoRepeat():
        return False
    # The character of the key with Shift depends on the keyboard.
    return event.key() in (Qt.Key.Key_3, Qt.Key.Key_NumberSign) or key_place(event) == "3"


def _shape(menu: Menu) -> object:
    """Return everything visible of a menu; menus with equal values need no rebuild."""
    items = [
        (i.title, i.key, i.shift, _works(i), i.checked, i.icon, i.balloon, i.balloon_dimmed)
        for i in menu.items
    ]
    return menu.title, menu.icon, menu.enabled, menu.balloon, items


def _blank() -> QIcon:
    """Return an empty icon, which tells Qt that a title has a picture; the style draws the real one."""
    blank = QPixmap(16, 16)
    blank.fill(QColor(0, 0, 0, 0))
    return QIcon(blank)


def _works(item: Item) -> bool:
    return item.enabled and item.command is not None


def _add_all(pull_down: PullDown, menu: Menu) -> None:
    """Add all items of a menu to a pull-down."""
    for item in menu.items:
        if item.title == "-":
            pull_down.addSeparator()
            continue
        text = item.title.replace("&", "&&")
        shift = "\N{UPWARDS WHITE ARROW}" if item.shift else ""
        keyed = f"{text}\t{shift}\N{PLACE OF INTEREST SIGN}{item.key}" if item.key else text
        action = tell(pull_down.addAction(keyed), item.balloon, item.balloon_dimmed)
        if item.icon:
            action.setIcon(QIcon(QPixmap.fromImage(picture("art", item.icon))))
        action.setEnabled(menu.enabled and _works(item))
        if item.checked is not None:
            action.setCheckable(True)
            action.setChecked(item.checked)
