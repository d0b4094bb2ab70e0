"""Spots: named things that a widget draws, and the texts of Balloon Help.

A widget has one balloon text for its enabled state and, if different, one for its disabled state. A widget
that draws many things, such as a table of cards, lists them as spots. Mouse, keys, balloons and screen
readers all use this list.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar, cast, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QRegion
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.style import text as style_text

TEXT, DIMMED = "balloon", "balloonDimmed"
"""Property names of balloon texts; not ``whatsThis``, which Qt shows in a window at Shift-F1."""

COMMAND = style_text.CLOVER if sys.platform == "darwin" else "Ctrl+"
"""Name of the command key on this system's keyboard: to Qt it is Ctrl, which is ⌘ on a Mac."""

Thing = TypeVar("Thing", bound=QObject)
Role = QAccessible.Role


@dataclass(frozen=True)
class Balloon:
    """Balloon text of one thing, and the thing's rectangle in pixels of the widget that explains it.

    `at_side` places the balloon left or right of the thing, as in a menu, where it would hide other items.
    """

    text: str
    rect: QRect
    at_side: bool = False

    def moved(self, by: QPoint) -> Balloon:
        """Return the balloon with its rectangle moved into other coordinates."""
        return Balloon(self.text, self.rect.translated(by), self.at_side)


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing in a widget that is not a widget itself: a card, a plate, an icon, a menu item.

    - `key` identifies it among the widget's spots for as long as it is the same thing.
    - `rect` is its place, in pixels of the widget; `seen` its visible part, if some of it is hidden.
    - `region` is where it is hit, if not in all of `rect`; `over` is its height in the z-order.
    - `name` describes it to screen readers, which skip spots without a name; `balloon` is its balloon text.
    - `current` is true if the keys act on it; `checked` is None for a thing without a check mark.
    - `inside` is the widget that it opens.

    On a table:

    - `letters` are the letters that select it.
    - `does` is true if it can be selected though it leads to no action (see `on_spot` of the game's parts).
    - `stop` is true if the keyboard focus comes to it even if it can't be selected, to announce it.
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
    """Widget that lists the things it draws."""

    def spots(self) -> Sequence[Spot]:
        """Return the spots in reading order."""
        ...


@runtime_checkable
class Explains(Protocol):
    """Widget that explains what it draws, though it is a single thing to screen readers."""

    def explain(self, position: QPoint) -> Balloon | None:
        """Return the balloon of a position in the widget's own pixels, or None."""
        ...


def spots_of(widget: QWidget) -> list[Spot]:
    """Return the named spots of a widget, with their visible part; of a menu, its items."""
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


def tell(thing: Thing, text: str, dimmed: str = "") -> Thing:
    """Set a widget's balloon text, and another for its disabled state; return the widget."""
    thing.setProperty(TEXT, text)
    thing.setProperty(DIMMED, dimmed)
    return thing


def balloon_text(thing: QObject, enabled: bool) -> str:
    """Return a thing's balloon text for its state; empty if it has none."""
    text = str(thing.property(TEXT) or "")
    return text if enabled else str(thing.property(DIMMED) or "") or text


def explain_at(widget: QWidget, position: QPoint) -> Balloon | None:
    """Return the balloon of a position in a widget's own pixels: of a thing it draws, or of the widget."""
    if isinstance(widget, Explains):
        found = widget.explain(position)
        if found is not None:
            return found
    for spot in under(widget.spots(), position) if isinstance(widget, HasSpots) else ():
        if spot.balloon:
            return Balloon(spot.balloon, spot.rect)
    text = balloon_text(widget, widget.isEnabled())
    return Balloon(text, widget.rect()) if text else None
