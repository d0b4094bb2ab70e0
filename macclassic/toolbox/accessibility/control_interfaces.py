"""Accessibility of Qt's own controls on the emulated screen: content from Qt, geometry from us.

Qt computes a widget's geometry without the scale of the emulated screen, so its own interfaces would direct a
magnifier or a touch explorer to a wrong place. Each interface here wraps Qt's: it delegates everything
(checked, selected, text, actions) and replaces geometry and related interfaces by ours. The application's
interface is wrapped too, because Qt would list each window twice: on the screen, and as native.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAccessibleSelectionInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from shiboken6 import VoidPtr, getCppPointer, wrapInstance

from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import screen_of
from macclassic.toolbox.screen.native_window import on_screen

T = TypeVar("T")

NOTHING = cast(QAccessibleInterface, None)  # Qt accepts None here; PySide's annotations do not
NO_INTERFACE = cast(int, VoidPtr(0))
"""Answer of `interface_cast` for unsupported interfaces; None would end the process in PySide 6.11."""


def interface(thing: QObject) -> QAccessibleInterface:
    """Return the accessibility interface of a widget; Qt owns it."""
    return QAccessible.queryAccessibleInterface(thing)


def on_display(widget: QWidget, rect: QRect) -> QRect:
    """Return the native display's rectangle of some pixels of a widget, at any scale."""
    screen, corner = screen_of(widget), on_screen(widget, rect.topLeft())
    if screen is None or corner is None:
        return QRect(widget.mapToGlobal(rect.topLeft()), rect.size())
    # Qt's `mapToGlobal` ignores the scale in the position of an embedded window.
    shown = screen.on_display(QRect(corner, rect.size()))
    return QRect(screen.viewport().mapToGlobal(shown.topLeft()), shown.size())


class _NativeInterface(Guarded, QAccessibleInterface):
    """Interface that delegates to Qt's own interface."""

    def own(self) -> QAccessibleInterface:
        """Return Qt's own interface, or None if its object is gone."""
        raise NotImplementedError

    def isValid(self) -> bool:
        return self._ask(lambda own: own.isValid(), False)

    def object(self) -> QObject:
        # Called even while the program ends, when Qt's interface may be gone.
        return cast(QObject, None)

    def _ask(self, ask: Callable[[QAccessibleInterface], T], instead: T) -> T:
        own = self.own()
        return ask(own) if own is not None else instead

    def window(self) -> QWindow:
        return self._ask(lambda own: own.window(), cast(QWindow, None))

    def parent(self) -> QAccessibleInterface:
        return self._ask(lambda own: own.parent(), NOTHING)

    def childCount(self) -> int:
        return self._ask(lambda own: own.childCount(), 0)

    def child(self, index: int) -> QAccessibleInterface:
        return self._ask(lambda own: own.child(index), NOTHING)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._ask(lambda own: own.indexOfChild(child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for index in reversed(range(self.childCount())):
            found = self.child(index)
            if found is not None and not found.state().invisible and found.rect().contains(x, y):
                return found
        return NOTHING

    def focusChild(self) -> QAccessibleInterface:
        return self._ask(lambda own: own.focusChild(), NOTHING)

    def relations(self, match: Any = QAccessible.RelationFlag.AllRelations) -> list[Any]:
        return self._ask(lambda own: own.relations(match), [])

    def text(self, t: QAccessible.Text) -> str:
        return self._ask(lambda own: own.text(t), "")

    def setText(self, t: QAccessible.Text, text: str) -> None:
        self._ask(lambda own: own.setText(t, text), None)

    def rect(self) -> QRect:
        return self._ask(lambda own: own.rect(), QRect())

    def role(self) -> QAccessible.Role:
        return self._ask(lambda own: own.role(), QAccessible.Role.NoRole)

    def state(self) -> QAccessible.State:
        return self._ask(lambda own: own.state(), QAccessible.State())

    def foregroundColor(self) -> QColor:
        return self._ask(lambda own: own.foregroundColor(), QColor())

    def backgroundColor(self) -> QColor:
        return self._ask(lambda own: own.backgroundColor(), QColor())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # Actions, values and text editing are Qt's own.
        found = self._ask(lambda own: own.interface_cast(kind), None)
        return found if found is not None else NO_INTERFACE

    def virtual_hook(self, number: int, data: int) -> None:
        pass


class Control(_NativeInterface):
    """Interface of a widget for which Qt has an interface."""

    def __init__(self, widget: QWidget, own: QAccessibleInterface) -> None:
        super().__init__()
        self._made: QAccessibleInterface | None = own
        # Holds the address, not the widget: a reference would keep the widget alive for good.
        self._widget: tuple[int, type[QWidget]] | None = (getCppPointer(widget)[0], type(widget))
        self._rows: dict[int, _Row] = {}
        self._selection = _Selection(self) if isinstance(widget, QAbstractItemView) else None
        # Qt deletes its interface with the widget.
        widget.destroyed.connect(self._forget_widget)

    def _forget_widget(self) -> None:
        self._made = self._widget = None
        for each in self._rows.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(each))
        self._rows.clear()

    def own(self) -> QAccessibleInterface:
        return cast(QAccessibleInterface, self._made)

    @property
    def widget(self) -> QWidget | None:
        """The widget, or None after its end."""
        return cast(QWidget, wrapInstance(*self._widget)) if self._widget is not None else None

    def object(self) -> QObject:
        return cast(QObject, self.widget)

    def rect(self) -> QRect:
        widget = self.widget
        if widget is None or not widget.isVisible():
            return QRect()
        return on_display(widget, widget.rect())

    def child(self, index: int) -> QAccessibleInterface:
        found = super().child(index)
        if found is None or found.object() is not None or self._selection is None:
            return found
        if index not in self._rows:
            made = _Row(self, index)
            self._rows[index] = made
            QAccessible.registerAccessibleInterface(made)
        return self._rows[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, _Row):
            return child.index if self._rows.get(child.index) is child else -1
        return super().indexOfChild(child)

    def row(self, index: int) -> QAccessibleInterface:
        """Return Qt's current interface of a row of a list."""
        own = self.own()
        return own.child(index) if own is not None and index < own.childCount() else NOTHING

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if self._selection is None:
            return super().interface_cast(kind)
        if kind is QAccessible.InterfaceType.SelectionInterface:
            return cast(int, VoidPtr(getCppPointer(self._selection)[0]))
        # Qt's table interface of a list would return Qt's own cells.
        table = kind is QAccessible.InterfaceType.TableInterface
        return NO_INTERFACE if table else super().interface_cast(kind)


class _Row(_NativeInterface):
    """Row of a list, by its number; Qt's interface of it changes with the list's content."""

    def __init__(self, held: Control, index: int) -> None:
        super().__init__()
        self._held = held
        self.index = index

    def own(self) -> QAccessibleInterface:
        return self._held.row(self.index)

    def parent(self) -> QAccessibleInterface:
        return self._held

    def rect(self) -> QRect:
        view = self._held.widget
        if not isinstance(view, QAbstractItemView) or not view.isVisible():
            return QRect()
        place = view.visualRect(view.model().index(self.index, 0, view.rootIndex()))
        return on_display(view.viewport(), place)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        cell = kind is QAccessible.InterfaceType.TableCellInterface
        return NO_INTERFACE if cell else super().interface_cast(kind)


class _Selection(Guarded, QAccessibleSelectionInterface):
    """Selected rows of a list."""

    def __init__(self, held: Control) -> None:
        super().__init__()
        self._held = held

    def _qts(self, row: QAccessibleInterface) -> tuple[Any, Any]:
        """Return Qt's own selection interface and its interface of a row."""
        own = self._held.own()
        if own is None or not isinstance(row, _Row):
            return None, None
        return own.selectionInterface(), row.own()

    def selectedItemCount(self) -> int:
        return len(self.selectedItems())

    def selectedItems(self) -> list[QAccessibleInterface]:
        held = self._held
        rows = (held.child(index) for index in range(held.childCount()))
        return [row for row in rows if row.state().selected]

    def selectedItem(self, index: int) -> QAccessibleInterface:
        found = self.selectedItems()
        return found[index] if 0 <= index < len(found) else NOTHING

    def isSelected(self, row: QAccessibleInterface) -> bool:
        return row is not None and bool(row.state().selected)

    def select(self, row: QAccessibleInterface) -> bool:
        selection, own = self._qts(row)
        return bool(own is not None and selection.select(own))

    def unselect(self, row: QAccessibleInterface) -> bool:
        selection, own = self._qts(row)
        return bool(own is not None and selection.unselect(own))

    def selectAll(self) -> bool:
        own = self._held.own()
        return own is not None and own.selectionInterface().selectAll()

    def clear(self) -> bool:
        own = self._held.own()
        return own is not None and own.selectionInterface().clear()


class Application(_NativeInterface):
    """Interface of the program: its children are the native windows only."""

    def __init__(self, own: QAccessibleInterface) -> None:
        super().__init__()
        self._made = own

    def own(self) -> QAccessibleInterface:
        return self._made

    def object(self) -> QObject:
        return cast(QObject, QApplication.instance())

    def _native(self) -> list[QAccessibleInterface]:
        """Return children with a window of the display; Qt also lists those embedded in a scene."""
        own = self.own()
        found = [own.child(index) for index in range(own.childCount())]
        return [each for each in found if each is not None and not _embedded(each.object())]

    def childCount(self) -> int:
        return len(self._native())

    def child(self, index: int) -> QAccessibleInterface:
        found = self._native()
        return found[index] if 0 <= index < len(found) else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        things = [each.object() for each in self._native()]
        return things.index(child.object()) if child.object() in things else -1


def _embedded(thing: QObject) -> bool:
    return isinstance(thing, QWidget) and thing.graphicsProxyWidget() is not None


_asked: list[QObject] = []


def make(thing: QObject) -> QAccessibleInterface:
    """Return a wrapper for a thing that has an interface of Qt's; None otherwise.

    Also None during the query of Qt's own interface, which would recurse.
    """
    if not isinstance(thing, QWidget | QApplication) or any(each is thing for each in _asked):
        return NOTHING
    _asked.append(thing)
    try:
        own = interface(thing)
    finally:
        _asked.pop()
    if own is None:
        return NOTHING
    return Control(thing, own) if isinstance(thing, QWidget) else Application(own)
