"""What is seen of a widget, and what Balloon Help says of it: texts that sit with what they explain.

A widget has one text for when it can be used and, where that differs, one for when it is dimmed. A widget
that draws many things, such as a table of cards, has a list of spots: its mouse and keys, balloons and screen
readers all read the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar, cast, runtime_checkable

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QRegion
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from macclassic.toolbox.style import text as style_text

translate = QCoreApplication.translate

TEXT, DIMMED = "balloon", "balloonDimmed"
"""Properties of a widget. Not Qt's own ``whatsThis``: Shift-F1 would open Qt's window for that one."""

COMMAND = style_text.CLOVER if sys.platform == "darwin" else "Ctrl+"
"""What the command key is called on a system's own keyboard: to Qt it is Ctrl, which is ⌘ on a Mac."""

Told = TypeVar("Told", bound=QObject)
Role = QAccessible.Role


@dataclass(frozen=True)
class Balloon:
    """What is said of one thing: a text, and the thing's rectangle in the pixels of who is asked.

    `beside`: the balloon goes to the thing's left or right, as in a menu, where it would hide other items.
    """

    text: str
    rect: QRect
    beside: bool = False

    def moved(self, by: QPoint) -> Balloon:
        """Return the balloon with its rectangle in other pixels."""
        return Balloon(self.text, self.rect.translated(by), self.beside)


@dataclass(frozen=True, slots=True)
class Spot:
    """Something in a widget that is no widget itself: a card, a plate, an icon, a menu's item.

    `key` tells it from the others for as long as it is the same thing; `rect`: where it is, in the widget's
    pixels; `name`: all that is seen of it, for those who listen (without one they don't hear of it);
    `balloon`: what it is, for those who point; `over`: what lies over what; `seen`: the part of it that
    nothing hides, where that is not all; `region`: where it is hit, if not in all its rectangle; `current`:
    the keys would act on it; `checked` is None for what bears no mark; `inside`: what it opens.

    On a table, `letters`: those that take it; `does`: it can be taken though it leads to no action
    (`Parts.struck`); `stop`: keys come to it even if it can't be taken, to tell what it is.
    """

    key: str
    rect: QRect
    name: str = ""
    balloon: str = ""
    over: int = 0
    letters: str = ""
    does: bool = False
    seen: QRect | None = None
    role: QAccessible.Role = Role.ListItem
    description: str = ""
    enabled: bool = True
    stop: bool = False
    region: QRegion | None = None
    current: bool = False
    checked: bool | None = None
    shortcut: str = ""
    inside: QWidget | None = None


@runtime_checkable
class HasSpots(Protocol):
    """A widget that tells what it draws."""

    def spots(self) -> Sequence[Spot]:
        """Return what lies there, in the order in which it is read."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A widget that explains what it draws, though it is one thing to those who listen."""

    def explain(self, position: QPoint) -> Balloon | None:
        """Return what is said of a position in the widget's own pixels, or None where nothing lies."""
        ...


def spots_of(widget: QWidget) -> list[Spot]:
    """Return what there is to be heard of in a widget, as far as it is seen; in a menu, its items."""
    if isinstance(widget, QMenu | QMenuBar):
        return _items(widget)
    found = widget.spots() if isinstance(widget, HasSpots) else ()
    return [replace(spot, rect=spot.seen) if spot.seen else spot for spot in found if spot.name]


def _items(menu: QMenu | QMenuBar) -> list[Spot]:
    now = menu.activeAction()
    found = []
    for index, action in enumerate(menu.actions()):
        name, _, key = style_text.plain(action.text()).partition("\t")
        if name == style_text.EMBLEM:
            name = translate("accessible", "Emblem")
        found.append(
            Spot(
                str(index),
                menu.actionGeometry(action),
                name,
                role=Role.Separator if action.isSeparator() else Role.MenuItem,
                shortcut=key.replace(style_text.CLOVER, COMMAND),
                current=action is now,
                enabled=action.isEnabled() and not action.isSeparator(),
                checked=action.isChecked() if action.isCheckable() else None,
                inside=cast(QWidget, action.menu()) if isinstance(menu, QMenuBar) else None,
            )
        )
    return found


def under(spots: Iterable[Spot], point: QPoint) -> list[Spot]:
    """Return the spots at a point, the uppermost first."""
    here = [spot for spot in spots if (spot.rect if spot.region is None else spot.region).contains(point)]
    return sorted(here, key=lambda spot: -spot.over)


def tell(thing: Told, text: str, dimmed: str = "") -> Told:
    """Give a widget its balloon, and another text for when it is dimmed; return the widget."""
    thing.setProperty(TEXT, text)
    thing.setProperty(DIMMED, dimmed)
    return thing


def told(thing: QObject, enabled: bool) -> str:
    """Return a thing's text as it is now; nothing where it has none."""
    text = str(thing.property(TEXT) or "")
    return text if enabled else str(thing.property(DIMMED) or "") or text


def explain_at(widget: QWidget, position: QPoint) -> Balloon | None:
    """Return what a widget says of a position in its own pixels: of a thing it draws, or of itself."""
    if isinstance(widget, Explains):
        found = widget.explain(position)
        if found is not None:
            return found
    for spot in under(widget.spots(), position) if isinstance(widget, HasSpots) else ():
        if spot.balloon:
            return Balloon(spot.balloon, spot.rect)
    text = told(widget, widget.isEnabled())
    return Balloon(text, widget.rect()) if text else None
