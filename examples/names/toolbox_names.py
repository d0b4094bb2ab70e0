"""Names of the toolbox that no example program uses, one function each; a test calls them all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

import macclassic.quickdraw as quickdraw
import macclassic.toolbox as mac


def sure(manager: mac.WindowManager) -> mac.Alert:
    """Open an alert with two buttons."""
    buttons = (mac.Button("cancel", "Cancel"), mac.Button("ok", "Erase"))
    box = mac.Alert(mac.Kind.CAUTION, "Erase the drawing?", buttons, default="cancel", cancel="cancel")
    manager.open(box)
    return box


def slide(widget: QWidget) -> mac.Animator:
    """Move a widget 40 pixels to the right in a fifth of a second."""
    animator = mac.Animator(widget)
    start = widget.pos()
    animator.play([mac.Motion(200, lambda part: widget.move(start + QPoint(round(40 * part), 0)))])
    return animator


def classic() -> mac.ClassicStyle:
    """Return the style alone, for `QApplication.setStyle`; `dress` sets the fonts too."""
    return mac.ClassicStyle()


def caption() -> mac.Label:
    """Return a line of plain text."""
    return mac.Label("Pattern:")


def open_drawing(manager: mac.WindowManager, folder: Path) -> mac.OpenDialog:
    """Ask for a drawing to open; `path` is known when `then` is called."""
    dialog = mac.OpenDialog(folder, wanted=Path.is_file, suffix=".drawing")
    mac.when_ok(manager, dialog, then=lambda: print(dialog.path))
    return dialog


def save_drawing(manager: mac.WindowManager, folder: Path) -> mac.SaveDialog:
    """Ask for the name of a drawing; `path` is known when `then` is called."""
    dialog = mac.SaveDialog(folder, "House", suffix=".drawing", label="Save this drawing as:")
    mac.when_ok(manager, dialog, then=lambda: print(dialog.path))
    return dialog


def flip(parent: QWidget) -> mac.Sounds:
    """Play a sound."""
    sounds = mac.Sounds(parent)
    sounds.play(mac.Sound.FLIP)
    return sounds


def announced(screen: mac.Screen, manager: mac.WindowManager) -> mac.Voice:
    """Say something to screen readers."""
    voice = mac.Voice(screen, manager)
    voice.say("The drawing is saved.")
    return voice


def empty_frame() -> bytes:
    """Return the pixels of a frame of 8 × 8 in one bit, a byte each."""
    buffer = quickdraw.FrameBuffer(8, 8, depth=1)
    return buffer.frame()


def missing() -> tuple[type[Exception], ...]:
    """Return what is raised for resources that are not installed."""
    return quickdraw.MissingFont, quickdraw.MissingPicture
