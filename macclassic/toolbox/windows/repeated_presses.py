"""Guard against repeated presses: an impatient key or click answers no question that was not read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsProxyWidget,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from macclassic.toolbox.base.keyboards import key_digit

QUIET_MS = 600
"""Milliseconds after a new question in which a repeated press has no effect."""
SKIP_MS = 250
"""Milliseconds after a press that ended a motion in which its repetition does not end the next one.

A double press skips one motion; a person who drums skips one after the other.
"""
SAME_PLACE = 5
"""Distance in pixels within which two clicks are at the same place."""
FREE_KEYS = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab),
        *(Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
        *(Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus),
    )
)
"""Keys that move the focus, edit a text or change the pace, and so answer nothing."""
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
TEXT_FIELDS = QLineEdit | QPlainTextEdit

Press = Qt.Key | tuple[Qt.MouseButton, QPoint]
"""A pressed key, or a pressed mouse button and the pixel of the screen."""


def _since_start() -> Callable[[], int]:
    clock = QElapsedTimer()
    clock.start()
    return clock.elapsed


class RepeatedPresses:
    """Refuses a repetition of the last key or click for some time after a new question appeared.

    A question outside dialogs also refuses a press that follows another repetition too soon, however long ago
    the question appeared. While a key is held, its repetitions are refused until it is pressed anew.
    """

    def __init__(self) -> None:
        self.clock: Callable[[], int] = _since_start()
        """Returns the current time in milliseconds."""
        self.quiet_ms = QUIET_MS
        self._last: Press | None = None
        self._last_at = self._changed_at = -QUIET_MS
        """Times of the last press, refused or not, and of the last change."""
        self._changed_since = self._asked_since = False
        """True if something has changed, or a question has appeared, since the last press that had effect."""
        self._needs_pause = False
        """True if the last question takes no repetition without a pause since the press before."""
        self._skipped = False
        """True if the last press with effect has only ended a motion."""

    def question_appeared(self) -> None:
        """Note that the person sees a new question from now on, which drumming does not answer."""
        self.press_used()
        self._asked_since = self._needs_pause = True

    def dialog_appeared(self) -> None:
        """Note that the person sees a new dialog from now on; after `quiet_ms` drumming answers it."""
        self.question_appeared()
        self._needs_pause = False

    def press_used(self) -> None:
        """Note that the last press has had its effect, and asks nothing."""
        self._changed_at, self._changed_since, self._skipped = self.clock(), True, False

    def motion_skipped(self) -> None:
        """Note that the last press has only ended a motion: a repetition may soon end the next one."""
        self.press_used()
        self._skipped = True

    def refuses(self, scene: QGraphicsScene, event: QEvent) -> bool:
        """Return True if an event of the scene is a press that must have no effect."""
        if _types(scene, event):
            # A key that confirms typed text repeats nothing.
            self._last = None
            return False
        press = _press(event)
        if press is None:
            return False
        now, before = self.clock(), self._last_at
        pausing = self._asked_since and self._needs_pause
        since = max(self._changed_at, before) if pausing else self._changed_at
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        quiet = SKIP_MS if self._skipped and not self._asked_since else self.quiet_ms
        too_soon = self._changed_since if held else now - since < min(quiet, self.quiet_ms)
        self._last_at = before if held else now
        if too_soon and self._last is not None and _same(press, self._last):
            return True
        self._last, self._changed_since, self._asked_since = press, False, False
        return False


def _types(scene: QGraphicsScene, event: QEvent) -> bool:
    """Return True if an event enters a character in a text field."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return False
    typed = event.text().isprintable() and event.text() != ""
    return typed and not event.modifiers() & COMMANDS and isinstance(_focused(scene), TEXT_FIELDS)


def _press(event: QEvent) -> Press | None:
    """Return the press of an event; None if the event is no press, or one that cannot answer a question."""
    if isinstance(event, QGraphicsSceneMouseEvent):
        pressed = event.type() in (
            QEvent.Type.GraphicsSceneMousePress,
            QEvent.Type.GraphicsSceneMouseDoubleClick,
        )
        return (event.button(), event.scenePos().toPoint()) if pressed else None
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return None
    if (event.key() in FREE_KEYS and not key_digit(event)) or event.modifiers() & COMMANDS:
        return None
    return Qt.Key(ord(key_digit(event))) if key_digit(event) else Qt.Key(event.key())


def _focused(scene: QGraphicsScene) -> QWidget | None:
    item = scene.focusItem()
    return item.widget().focusWidget() if isinstance(item, QGraphicsProxyWidget) else None


def _same(one: Press, other: Press) -> bool:
    if isinstance(one, Qt.Key) or isinstance(other, Qt.Key):
        return one == other
    return one[0] == other[0] and (one[1] - other[1]).manhattanLength() <= SAME_PLACE
