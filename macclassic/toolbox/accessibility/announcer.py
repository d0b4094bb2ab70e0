"""Announcements for screen readers: windows that open, the keyboard focus, the moves of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QFocusEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from macclassic.toolbox.accessibility import screen_interfaces
from macclassic.toolbox.accessibility.screen_interfaces import Text, interface, written
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.native_window import on_screen
from macclassic.toolbox.spots import Balloon, Role, spots_of
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_manager import WindowManager


class Voice(Guarded, QObject):
    """Announces events of one screen to assistive technology.

    The signals carry the same words.
    """

    said = Signal(str)
    """Announced text: a window with its texts, an alert, a line of the table."""
    focused = Signal(str)
    """The keyboard focus moved: name, kind and state of the focused thing."""

    def __init__(self, screen: Screen, manager: WindowManager) -> None:
        super().__init__(screen)
        self._screen = screen
        self._manager = manager
        self._front: Window | None = None
        self._known: set[Window] = set()
        self.explain: Callable[[QPoint], Balloon | None] | None = None
        """Optional callback: returns the balloon of a screen pixel; announced when the focus moves there."""
        self._arrivals: list[QWidget] = []
        self._announced: tuple[QWidget, str] | None = None
        manager.front_changed.connect(self._front_changed)
        screen.installEventFilter(self)
        self._front_changed()

    def say(self, text: str, urgent: bool = False) -> None:
        """Announce a text; an urgent one interrupts the current speech."""
        if not text:
            return
        self.said.emit(text)
        event = QAccessibleAnnouncementEvent(self._screen, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def watch(self, widget: QWidget) -> None:
        """Announce from now on when a widget of its own in the scene gets the focus."""
        widget.installEventFilter(self)

    def _front_changed(self) -> None:
        front = self._manager.front
        if front is self._front:
            return
        self._front = front
        if front is None:
            return
        if front not in self._known:
            self._known.add(front)
            front.closed.connect(lambda: self._known.discard(front))
            self._listen(front)
            self.say(opening(front), urgent=True)
        else:
            self.say(front.windowTitle())

    def _listen(self, window: Window) -> None:
        """Forward announcements of a window and of its widgets from now on."""
        for each in (window, window.content, *window.content.findChildren(QWidget)):
            if each.focusPolicy() != Qt.FocusPolicy.NoFocus or each is window.content:
                each.installEventFilter(self)
            heard: dict[str, Callable[..., None]] = {
                "said": partial(self._hear, window),
                "current_changed": partial(self.current, each),
                "drained": partial(screen_interfaces.refresh, each),
            }
            for name, then in heard.items():
                if isinstance(signal := getattr(each, name, None), SignalInstance):
                    signal.connect(then)

    def _hear(self, window: Window, text: str) -> None:
        """Forward an announcement of a window, unless its game is behind another."""
        if window.layer == self._manager.layer:
            self.say(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            if watched is self._screen:
                # On return to the native window the focus is announced again.
                self._announced = None
            elif event.gotFocus() and isinstance(watched, QWidget):
                self._arrived(watched)
        return False

    def _arrived(self, widget: QWidget) -> None:
        # Deferred: the focus may pass through other widgets, or come twice, on its way.
        if not self._arrivals:
            QTimer.singleShot(0, self, self._tell)
        self._arrivals.append(widget)

    def _tell(self) -> None:
        widget = self._arrivals[-1]
        self._arrivals.clear()
        if not isValid(widget) or not widget.hasFocus():
            return
        current = next((each for each in spots_of(widget) if each.current), None)
        if current is not None:
            self.current(widget, current.key)
        else:
            self._focus(widget, interface(widget))

    def current(self, widget: QWidget, key: str) -> None:
        """Announce that the keys now act on another spot of a widget."""
        self._focus(widget, screen_interfaces.part(widget, key))

    def _focus(self, widget: QWidget, thing: QAccessibleInterface) -> None:
        if thing is None:
            return
        window = widget.window()
        if isinstance(window, Window) and widget is window.content and not widget.accessibleName():
            # No control has the focus, so the window has it; the window was announced before.
            thing = interface(window)
            words = ""
        else:
            words = described(thing)
        if (widget, words) == self._announced:
            return
        self._announced = (widget, words)
        if words:
            self.focused.emit(words)
        # Qt reports focus changes of native windows only.
        QAccessible.updateAccessibility(QAccessibleEvent(thing, QAccessible.Event.Focus))
        if self.explain is not None and words:
            self._explain(widget, self.explain)

    def _explain(self, widget: QWidget, explain: Callable[[QPoint], Balloon | None]) -> None:
        """Announce the balloon text of the focused thing."""
        current = [each.rect for each in spots_of(widget) if each.current]
        pixel = on_screen(widget, (current or [widget.rect()])[0].center())
        found = explain(pixel) if pixel is not None else None
        if found is not None:
            self.say(found.text)


def opening(window: Window) -> str:
    """Return the announcement of a window that opens: its title and its texts."""
    title = window.accessibleName() or window.windowTitle()
    texts = written(window) if isinstance(window, Dialog) else []
    return "\n".join(filter(None, dict.fromkeys((title, window.accessibleDescription(), *texts))))


def described(thing: QAccessibleInterface) -> str:
    """Return a control or spot in words: name, kind, state."""
    state = thing.state()
    role = thing.role()
    words = [_name_of(thing).rstrip(" :\u00a0\u202f")]
    kinds = {
        Role.Button: translate("accessible", "button"),
        Role.CheckBox: translate("accessible", "check box"),
        Role.RadioButton: translate("accessible", "radio button"),
        Role.ComboBox: translate("accessible", "pop-up menu"),
        Role.EditableText: translate("accessible", "text field"),
        Role.Slider: translate("accessible", "slider"),
        Role.List: translate("accessible", "list"),
    }
    words.append(kinds.get(role, ""))
    if role in (Role.CheckBox, Role.RadioButton):
        on = state.checked
        words.append(translate("accessible", "on") if on else translate("accessible", "off"))
    elif role in (Role.ComboBox, Role.EditableText, Role.Slider):
        widget = thing.object()
        words.append(widget.displayText() if isinstance(widget, QLineEdit) else thing.text(Text.Value))
    words.append(thing.text(Text.Description))
    if state.disabled:
        words.append(translate("accessible", "dimmed"))
    return ", ".join(word for word in words if word)


def _name_of(thing: QAccessibleInterface) -> str:
    widget = thing.object()
    if thing.role() is not Role.ComboBox or not isinstance(widget, QWidget):
        return thing.text(Text.Name)
    # On Linux Qt reports the chosen value of a pop-up menu as its name, and its label as a relation.
    labels = [label.text(Text.Name) for label, _ in thing.relations(QAccessible.RelationFlag.Label)]
    return widget.accessibleName() or next(iter(labels), "")
