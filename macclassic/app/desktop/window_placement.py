"""Where the native window stands: remembered, brought back where the displays there are have room for it, and
the keys that fill the display with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QScreen, QWindowStateChangeEvent
from PySide6.QtWidgets import QWidget

from macclassic.app.storage.settings import SavedWindowPlace, Settings
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.native_window import within

QUIET_MS = 500
"""How long a window must have stood still before its place is kept."""

TITLE = 32
"""Logical pixels that a title bar may take: how many it does nobody tells before the window is shown."""

_NONE, _LARGE = Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized
_TOLD = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange, QEvent.Type.Show)


def standing(place: SavedWindowPlace, displays: Sequence[tuple[str, QRect, QRect]]) -> QRect | None:
    """Return where a window goes that stood at a place: there, or as near as its display lets it; None where
    none is known or it is too large by now.

    `displays`: each one's name, all of it and what is free of it; the first stands for one that is gone.
    """
    if not place or not displays:
        return None
    _, whole, free = next((each for each in displays if each[0] == place.display), displays[0])
    there = QRect(whole.x() + place.x, whole.y() + place.y, place.width, place.height)
    if there.width() > free.width() or there.height() > free.height():
        return None
    if not free.contains(there):
        corners = free.adjusted(0, TITLE, 1 - there.width(), 1 - there.height())
        there.moveTopLeft(within(there.topLeft(), corners))
    return there


def fills(event: QKeyEvent) -> bool:
    """Whether a key stands for full screen, and back: F11, Alt-Return, or what the system has for it."""
    if event.matches(QKeySequence.StandardKey.FullScreen):
        return True
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return held == Qt.KeyboardModifier.AltModifier
    return event.key() == Qt.Key.Key_F11 and held == Qt.KeyboardModifier.NoModifier


def bring_back(screen: Screen, settings: Settings) -> None:
    """Bring the native window back to where and how it stood."""
    window, place = screen.window(), settings.window
    state = window.windowState()
    # As a window first: that is what it goes back to.
    window.setWindowState(_NONE)
    _put(screen, settings)
    if place and not settings.of_this_run("fill"):
        state = state | _LARGE if place.maximized else state & ~_LARGE
    window.setWindowState(state)


def _put(screen: Screen, settings: Settings) -> None:
    """Put the window where it stood; what the command line says of its scale goes before its size."""
    window, place, free = screen.window(), settings.window, not settings.of_this_run("scale")
    first = QGuiApplication.primaryScreen()
    displays = sorted(QGuiApplication.screens(), key=lambda each: each is not first)
    there = standing(place, [_areas(each) for each in displays])
    if there is not None:
        window.setGeometry(there if free else QRect(there.topLeft(), window.size()))
    elif place and free:
        screen.set_scale(None)


class WindowPlacement(Guarded, QObject):
    """Keeps the settings' word on the native window true, and brings the window back to it at a start."""

    def __init__(self, screen: Screen, settings: Callable[[], Settings], keep: Callable[[], None]) -> None:
        """`settings` returns those in force, `keep` writes them."""
        super().__init__(screen)
        self._screen, self._settings, self._keep = screen, settings, keep
        self._window: QWidget = screen.window()
        self._still = QTimer(self, interval=QUIET_MS, singleShot=True)
        self._still.timeout.connect(self._note)
        self._filled_otherwise = False
        if screen.isVisible():
            self._still.start()  # what has happened by now
        else:
            bring_back(screen, settings())
        for each in {screen, self._window}:
            each.installEventFilter(self)

    def _put(self) -> None:
        _put(self._screen, self._settings())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOLD and watched is self._window:
            self._still.start()
            self._note_full_screen()
            was = event.oldState() if isinstance(event, QWindowStateChangeEvent) else _NONE
            if was & Qt.WindowState.WindowFullScreen and self._window.windowState() == _NONE:
                # One that has filled the display from the start has never stood anywhere.
                QTimer.singleShot(0, self, self._put)
        if watched is not self._screen or not isinstance(event, QKeyEvent) or not fills(event):
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._screen.set_full_screen(not self._window.isFullScreen())
        return True

    def rest(self) -> None:
        """Keep at once what has changed of late."""
        if self._still.isActive():
            self._still.stop()
            self._note()

    def _note(self) -> None:
        """Keep how the window stands now; what it was before it filled the display stays."""
        window, settings = self._window, self._settings()
        if not window.isVisible() or window.isMinimized():
            return
        before = settings.window
        if window.isFullScreen():
            place = before
        elif window.isMaximized():
            place = SavedWindowPlace(
                before.display, before.x, before.y, before.width, before.height, maximized=True
            )
        else:
            # Without its frame, whose thickness would come and go with full screen.
            at = window.geometry().topLeft() - window.screen().geometry().topLeft()
            place = SavedWindowPlace(window.screen().name(), at.x(), at.y(), window.width(), window.height())
        if place != before or self._filled_otherwise:
            settings.window, self._filled_otherwise = place, False
            self._keep()

    def _note_full_screen(self) -> None:
        """Have the settings know at once whether the display is filled: what else is set goes by it."""
        settings, full = self._settings(), self._window.isFullScreen()
        if full != settings.full_screen:
            settings.full_screen, self._filled_otherwise = full, True
            settings.decide("full_screen")


def _areas(display: QScreen) -> tuple[str, QRect, QRect]:
    return display.name(), display.geometry(), display.availableGeometry()
