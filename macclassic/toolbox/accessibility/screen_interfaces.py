"""Accessibility of the emulated screen: connects screen, menu bar, desktop and windows.

To Qt a `QGraphicsView` is one thing without content, and an embedded window has no parent. The interfaces
here join them: the screen contains the menu bar, the desktop and the windows, and a widget that draws many
things (cards, icons, menus) lists them as `spots()`. They are created when a screen reader asks for them.
PySide never releases an interface, so none may reference its widget: a closed table would stay in memory with
all its data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsProxyWidget, QLabel, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from macclassic.toolbox.accessibility import control_interfaces
from macclassic.toolbox.accessibility.control_interfaces import NO_INTERFACE, NOTHING, on_display
from macclassic.toolbox.accessibility.control_interfaces import interface as interface
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.screen.emulated_screen import Screen, screen_of
from macclassic.toolbox.spots import HasSpots, Role, Spot, spots_of
from macclassic.toolbox.windows.window import Window

Text = QAccessible.Text


class _SpotInterface(Guarded, QAccessibleInterface):
    """Interface of one spot of a widget."""

    def __init__(self, widget: QWidget, key: str) -> None:
        super().__init__()
        self._holder = ref(widget)
        self._key = key

    @property
    def _widget(self) -> QWidget | None:
        widget = self._holder()
        return widget if widget is not None and isValid(widget) else None

    def _spot(self) -> Spot | None:
        widget = self._widget
        if widget is None:
            return None
        return next((each for each in spots_of(widget) if each.key == self._key), None)

    def isValid(self) -> bool:
        return self._widget is not None

    def object(self) -> QObject:
        return cast(QObject, None)

    def window(self) -> QWindow:
        parent = self.parent()
        return parent.window() if parent is not None else cast(QWindow, None)

    def parent(self) -> QAccessibleInterface:
        widget = self._widget
        return interface(widget) if widget is not None else NOTHING

    def childCount(self) -> int:
        spot = self._spot()
        return int(spot is not None and spot.inside is not None)

    def child(self, index: int) -> QAccessibleInterface:
        spot = self._spot()
        return interface(spot.inside) if spot is not None and spot.inside and index == 0 else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spot = self._spot()
        return 0 if spot is not None and spot.inside and child.object() is spot.inside else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return NOTHING

    def focusChild(self) -> QAccessibleInterface:
        return NOTHING

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def text(self, t: QAccessible.Text) -> str:
        spot = self._spot()
        if spot is None:
            return ""
        words = {Text.Name: spot.name, Text.Description: spot.description, Text.Accelerator: spot.shortcut}
        return words.get(t, "")

    def setText(self, t: QAccessible.Text, text: str) -> None:
        pass

    def rect(self) -> QRect:
        widget, spot = self._widget, self._spot()
        if widget is None or spot is None or not widget.isVisible():
            return QRect()
        return on_display(widget, spot.rect)

    def role(self) -> QAccessible.Role:
        spot = self._spot()
        return spot.role if spot is not None else Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        widget, spot = self._widget, self._spot()
        if widget is None or spot is None:
            state.invisible = True
            return state
        values = {
            "focusable": spot.enabled,
            "focused": spot.current and (widget.hasFocus() or isinstance(widget, QMenu | QMenuBar)),
            "selectable": spot.role is Role.ListItem,
            "selected": spot.current,
            "disabled": not spot.enabled,
            "checkable": spot.checked is not None,
            "checked": bool(spot.checked),
            "hasPopup": spot.inside is not None,
            "invisible": not widget.isVisible(),
        }
        for name, value in values.items():
            setattr(state, name, value)
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        return NO_INTERFACE

    def virtual_hook(self, number: int, data: int) -> None:
        pass


class _EmbeddedInterface(Guarded, QAccessibleWidget):
    """Interface of a widget of its own in the scene; its parent is the screen."""

    @property
    def widget_seen(self) -> QWidget:
        """The widget of this interface."""
        return cast(QWidget, self.object())

    def parent(self) -> QAccessibleInterface:
        screen = screen_of(self.widget_seen)
        return interface(screen) if screen is not None else super().parent()

    def rect(self) -> QRect:
        return on_display(self.widget_seen, self.widget_seen.rect())


class _WindowInterface(_EmbeddedInterface):
    """Interface of a window: its title, and for a dialog all texts in it."""

    @property
    def _window(self) -> Window:
        return cast(Window, self.object())

    def text(self, t: QAccessible.Text) -> str:
        if t is Text.Name:
            return self._window.accessibleName() or self._window.windowTitle()
        if t is Text.Description:
            return self._window.accessibleDescription() or " ".join(written(self._window))
        return super().text(t)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.active = self._window.active
        state.modal = self._window.modal
        return state


class _SpotHolderInterface(_EmbeddedInterface):
    """Interface of a widget with spots."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._parts: dict[str, _SpotInterface] = {}
        self._heard: dict[str, str] = {}
        widget.destroyed.connect(_releaser(self._parts))

    def parent(self) -> QAccessibleInterface:
        widget = self.widget_seen
        if isinstance(widget, QMenu):
            bar = widget.parentWidget()
            found = [each for each in spots_of(bar) if each.inside is widget] if bar is not None else []
            if found:
                return part(bar, found[0].key)
        elif widget.graphicsProxyWidget() is not None:
            return super().parent()
        return QAccessibleWidget.parent(self)

    def part(self, key: str) -> QAccessibleInterface:
        """Return the interface of a spot, the same one each time."""
        if key not in self._parts:
            made = _SpotInterface(self.widget_seen, key)
            self._parts[key] = made
            QAccessible.registerAccessibleInterface(made)
        return self._parts[key]

    def refresh(self) -> None:
        """Report changed names and order of the spots to clients that cache them."""
        for spot in spots_of(self.widget_seen):
            if self._heard.get(spot.key, spot.name) != spot.name:
                QAccessible.updateAccessibility(
                    QAccessibleEvent(self.part(spot.key), QAccessible.Event.NameChanged)
                )
            self._heard[spot.key] = spot.name
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))

    def childCount(self) -> int:
        return len(spots_of(self.widget_seen))

    def child(self, index: int) -> QAccessibleInterface:
        found = spots_of(self.widget_seen)
        return self.part(found[index].key) if 0 <= index < len(found) else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for index, spot in enumerate(spots_of(self.widget_seen)):
            if self._parts.get(spot.key) is child:
                return index
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for spot in reversed(spots_of(self.widget_seen)):
            if on_display(self.widget_seen, spot.rect).contains(x, y):
                return self.part(spot.key)
        return NOTHING

    def focusChild(self) -> QAccessibleInterface:
        current = next((each for each in spots_of(self.widget_seen) if each.current), None)
        return self.part(current.key) if current is not None else NOTHING


class _ScreenInterface(Guarded, QAccessibleWidget):
    """Interface of the screen; its children are desktop, windows from back to front, and menu bar."""

    @property
    def _view(self) -> Screen:
        return cast(Screen, self.object())

    def _held(self) -> list[QWidget]:
        return [
            item.widget()
            for item in self._view.scene().items(Qt.SortOrder.AscendingOrder)
            if isinstance(item, QGraphicsProxyWidget) and item.parentItem() is None and item.isVisible()
        ]

    def childCount(self) -> int:
        return len(self._held())

    def child(self, index: int) -> QAccessibleInterface:
        held = self._held()
        return interface(held[index]) if 0 <= index < len(held) else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        held: list[QObject] = list(self._held())
        return held.index(child.object()) if child.object() in held else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        point = QPoint(x, y)
        for widget in reversed(self._held()):
            if not on_display(widget, widget.rect()).contains(point):
                continue
            there = self._view.to_screen(self._view.viewport().mapFromGlobal(point))
            proxy = widget.graphicsProxyWidget()
            assert proxy is not None  # `_held` finds widgets by their proxy
            inner = widget.childAt(proxy.mapFromScene(QPointF(there)).toPoint()) or widget
            # A widget with spots returns the spot under the point.
            return (interface(inner).childAt(x, y) if spots_of(inner) else None) or interface(inner)
        return NOTHING

    def focusChild(self) -> QAccessibleInterface:
        item = self._view.scene().focusItem()
        if not isinstance(item, QGraphicsProxyWidget):
            return NOTHING
        widget = item.widget().focusWidget() or item.widget()
        return (interface(widget).focusChild() if spots_of(widget) else None) or interface(widget)


def part(widget: QWidget | None, key: str) -> QAccessibleInterface:
    """Return the interface of a spot of a widget."""
    holder = interface(widget) if widget is not None else None
    return holder.part(key) if isinstance(holder, _SpotHolderInterface) else NOTHING


def refresh(widget: QWidget) -> None:
    """Report to active assistive technology that a widget's spots changed."""
    holder = interface(widget) if QAccessible.isActive() else None
    if isinstance(holder, _SpotHolderInterface):
        holder.refresh()


def _releaser(parts: dict[str, _SpotInterface]) -> Callable[[], None]:
    """Return a callback that deletes the spot interfaces of a destroyed widget; Qt keeps registered ones."""

    def release() -> None:
        for each in parts.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(each))
        parts.clear()

    return release


def make(key: str, thing: QObject) -> QAccessibleInterface:
    """Return the interface for an object that Qt asks about."""
    if isinstance(thing, Screen):
        return _ScreenInterface(thing, Role.Client)
    if isinstance(thing, Window):
        return _WindowInterface(thing, _role(thing))
    if isinstance(thing, QMenuBar):
        return _SpotHolderInterface(thing, Role.MenuBar)
    if isinstance(thing, QMenu):
        return _SpotHolderInterface(thing, Role.PopupMenu)
    if isinstance(thing, QWidget) and isinstance(thing, HasSpots):
        return _SpotHolderInterface(thing, Role.List)
    return control_interfaces.make(thing)


def _role(window: Window) -> QAccessible.Role:
    if isinstance(window, Alert):
        return Role.AlertMessage
    return Role.Dialog if isinstance(window, Dialog) else Role.Window


def written(window: QWidget) -> list[str]:
    """Return the texts of a window outside its controls, from top to bottom.

    The label of a control (its buddy) is the control's name and is not listed.
    """
    content = window.content if isinstance(window, Window) else window
    found: list[tuple[int, int, str]] = []
    for each in content.findChildren(QWidget):
        text = each.accessibleName()
        if isinstance(each, QLabel) and not text:
            text = each.text() if each.buddy() is None else ""
        if text and each.focusPolicy() == Qt.FocusPolicy.NoFocus and each.isVisibleTo(content):
            at = each.mapTo(content, QPoint(0, each.height() // 2))
            found.append((at.y(), at.x(), text))
    rows: list[list[tuple[int, str]]] = []
    last = -100
    for y, x, text in sorted(found):
        # Texts side by side form one line, such as a label and its figure.
        if y - last > 3:
            rows.append([])
        rows[-1].append((x, text))
        last = y
    return [" ".join(text for _, text in sorted(row)) for row in rows]
