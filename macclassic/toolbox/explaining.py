"""What Balloon Help says of a thing: texts that sit with the widgets they explain.

A widget has one text for when it can be used and, where that differs, one for when it is dimmed. A widget
that draws many things, such as a table of cards, answers `explain` instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

TEXT, DIMMED = "balloon", "balloonDimmed"
"""Properties of a widget. Not Qt's own ``whatsThis``: Shift-F1 would open Qt's window for that one."""

Told = TypeVar("Told", bound=QObject)


@dataclass(frozen=True)
class Topic:
    """One thing that a balloon points at: its text, and its rectangle in the pixels of who is asked.

    `beside`: the balloon goes to the thing's left or right, as in a menu, where it would hide other items.
    """

    text: str
    rect: QRect
    beside: bool = False

    def moved(self, by: QPoint) -> Topic:
        """Return the topic with its rectangle in other pixels."""
        return Topic(self.text, self.rect.translated(by), self.beside)


@runtime_checkable
class Explains(Protocol):
    """A widget that explains what it draws."""

    def explain(self, position: QPoint) -> Topic | None:
        """Return what lies under a position in the widget's own pixels, or None where nothing does."""
        ...


def tell(thing: Told, text: str, dimmed: str = "") -> Told:
    """Give a widget its balloon, and another text for when it is dimmed; return the widget."""
    thing.setProperty(TEXT, text)
    thing.setProperty(DIMMED, dimmed)
    return thing


def tell_all(things: Sequence[QAbstractButton | QComboBox], text: str, dimmed: str = "") -> None:
    """Give several controls one text, as the buttons of a group have."""
    for thing in things:
        tell(thing, text, dimmed)


def told(thing: QObject, enabled: bool) -> str:
    """Return a thing's text as it is now; nothing where it has none."""
    text = str(thing.property(TEXT) or "")
    return text if enabled else str(thing.property(DIMMED) or "") or text


def explain_at(widget: QWidget, position: QPoint) -> Topic | None:
    """Return what a widget says of a position in its own pixels: of a thing it draws, or of itself."""
    if isinstance(widget, Explains):
        topic = widget.explain(position)
        if topic is not None:
            return topic
    text = told(widget, widget.isEnabled())
    return Topic(text, widget.rect()) if text else None
