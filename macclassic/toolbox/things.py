"""Things: what a widget draws that is no widget itself, with a name for each, for those who listen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QMenu, QMenuBar, QWidget

from macclassic.toolbox.display import Display
from macclassic.toolbox.window import Window

translate = QCoreApplication.translate

Role = QAccessible.Role


@dataclass(frozen=True, slots=True)
class Thing:
    """Something drawn in a widget that is no widget itself: a card, an icon, a menu item.

    `key` tells it from the others for as long as it is the same thing; `rect` is in the widget's pixels;
    `current` says that the keys would act on it; `checked` is None for what bears no mark; `inside` is what
    it opens.
    """

    key: str
    name: str
    rect: QRect
    role: QAccessible.Role = Role.ListItem
    description: str = ""
    shortcut: str = ""
    current: bool = False
    enabled: bool = True
    checked: bool | None = None
    inside: QWidget | None = None


@runtime_checkable
class HasThings(Protocol):
    """A widget that tells what it draws."""

    def things(self) -> Sequence[Thing]:
        """Return what can be heard of, in the order in which it is read."""
        ...


def things_of(widget: QWidget) -> Sequence[Thing]:
    """Return the things that a widget draws; those of menus are their items."""
    if isinstance(widget, QMenu | QMenuBar):
        return _items(widget)
    return widget.things() if isinstance(widget, HasThings) else ()


def _items(menu: QMenu | QMenuBar) -> list[Thing]:
    bar = isinstance(menu, QMenuBar)
    now = menu.activeAction()
    found = []
    for index, action in enumerate(menu.actions()):
        name, _, key = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").partition("\t")
        if name == "\uf8ff":
            name = translate("accessible", "Emblem")
        found.append(
            Thing(
                key=str(index),
                name=name,
                rect=menu.actionGeometry(action),
                role=Role.Separator if action.isSeparator() else Role.MenuItem,
                shortcut=key.replace("\N{PLACE OF INTEREST SIGN}", "Ctrl+"),
                current=action is now,
                enabled=action.isEnabled() and not action.isSeparator(),
                checked=action.isChecked() if action.isCheckable() else None,
                inside=cast(QWidget, action.menu()) if bar else None,
            )
        )
    return found


def written(window: QWidget) -> list[str]:
    """Return what is written in a window beside its controls, from top to bottom.

    The label of a control (its buddy) is the control's name and no text of its own.
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
        # What stands side by side is one line, such as a label and its figure.
        if y - last > 3:
            rows.append([])
        rows[-1].append((x, text))
        last = y
    return [" ".join(text for _, text in sorted(row)) for row in rows]


def on_display(widget: QWidget, rect: QRect) -> QRect:
    """Return the native display's rectangle under some pixels of a widget, at whatever scale it is shown."""
    window = widget.window()
    screen, proxy = screen_of(window), window.graphicsProxyWidget()
    if screen is None or proxy is None:
        return QRect(widget.mapToGlobal(rect.topLeft()), rect.size())
    # Qt's own `mapToGlobal` leaves the scale out of where an embedded window stands.
    inside = rect.translated(widget.mapTo(window, QPoint(0, 0)))
    shown = screen.on_display(inside.translated(proxy.scenePos().toPoint()))
    return QRect(screen.viewport().mapToGlobal(shown.topLeft()), shown.size())


def screen_of(widget: QWidget) -> Display | None:
    """Return the screen that an embedded window stands on; None for any other widget."""
    proxy = widget.graphicsProxyWidget()
    scene = proxy.scene() if proxy is not None else None
    views = [each for each in scene.views() if isinstance(each, Display)] if scene is not None else []
    return views[0] if views else None
