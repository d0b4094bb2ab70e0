"""Command keys that edit or copy text: they work in the focused field or list of the front window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QLineEdit, QWidget


@runtime_checkable
class CopiedText(Protocol):
    """A widget with text that can be selected and copied, such as a `LineList`."""

    def copy(self) -> None: ...
    def selectAll(self) -> None: ...  # the name is Qt's


def edit_text(focused: QWidget | None, letter: str, shifted: bool) -> bool:
    """Perform a command key of text editing; return True if the focused widget has such a command."""
    commands: Mapping[str, Callable[[], object]] = {}
    if isinstance(focused, QLineEdit):
        if focused.isVisible() and focused.isEnabled():
            commands = {
                "Z": focused.redo if shifted else focused.undo,
                "X": focused.cut,
                "C": focused.copy,
                "V": focused.paste,
                "A": focused.selectAll,
            }
    elif isinstance(focused, CopiedText):
        commands = {"C": focused.copy, "A": focused.selectAll}
    command = commands.get(letter)
    if command is not None:
        command()
    return command is not None
