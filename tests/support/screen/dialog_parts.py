"""Finds parts of a dialog: its buttons, radio buttons, check boxes and labels."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from macclassic.toolbox.windows.window import Window

Part = TypeVar("Part", bound=QWidget)


def part(window: Window, kind: type[Part]) -> Part:
    """Return the only widget of a kind in a window."""
    (found,) = window.content.findChildren(kind)
    return found


def buttons(window: Window) -> dict[str, QPushButton]:
    """Return the push buttons of a dialog by the names that its answers have."""
    found = window.content.findChildren(QPushButton)
    return {each.objectName(): each for each in found if each.objectName()}


def default_button(window: Window) -> str:
    """Return the name of the button that Return strikes; empty if there is none."""
    return next((name for name, each in buttons(window).items() if each.isDefault()), "")


def mark(window: Window, text: str) -> QAbstractButton:
    """Return the radio button or check box with a text."""
    every = window.content.findChildren(QAbstractButton)
    (found,) = (each for each in every if each.text().replace("&&", "&") == text)
    return found


def labels(window: Window) -> list[QLabel]:
    """Return the labels of a window that are shown."""
    return [each for each in window.content.findChildren(QLabel) if each.isVisibleTo(window)]


def label_text(window: Window) -> str:
    """Return the text of all labels that are shown, a line each."""
    return "\n".join(each.text() for each in labels(window))
