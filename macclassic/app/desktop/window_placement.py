"""Placement of the native window: saved and restored if it fits the displays; full-screen keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QScreen, QWindowStateChangeEvent
from PySide6.QtWidgets import QWidget

from macclassic.app.storage.settings import SavedWindowPlace, Settings
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import SIZES, Screen
from macclassic.toolbox.screen.native_window import LARGEST_UNASKED, available, within

REFIT_MS = 300
"""Milliseconds from a change of the displays or of the window's state until the window is moved.

By then the frame is known, and the window manager has done its part.
"""
QUIET_MS = 500
"""Milliseconds for which a window must not move before its geometry is saved."""

TITLE = 32
"""Assumed height of a title bar in logical pixels; the true one is unknown before the window is shown."""

_NONE, _LARGE = Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized
_TOLD = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange, QEvent.Type.Show)


def standing(place: SavedWindowPlace, displays: Sequence[tuple[str, QRect, QRect]]) -> QRect | None:
    """Return the geometry for a window saved at `place`, moved inside its display if needed.

    None if no place is known or the display is too small. `displays` holds the name, the geometry and the
    available geometry of each display; the first one replaces a missing display.
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


def first_size(room: QSize) -> str:
    """Return the setting `screen` of a first start: the largest size with the scale of the smallest.

    `room` is what a window may fill, in physical pixels.
    """

    def scale(size: QSize) -> int:
        return min(LARGEST_UNASKED, room.width() // size.width(), room.height() // size.height())

    found = next((size for size in reversed(SIZES) if scale(size) >= max(1, scale(SIZES[0]))), SIZES[0])
    return f"{found.width()}x{found.height()}"


def first_size_here() -> str:
    """Return `first_size` for the first display."""
    display = QGuiApplication.primaryScreen()
    free = available(display).size() - QSize(0, TITLE)
    return first_size(free * display.devicePixelRatio())


def fills(event: QKeyEvent) -> bool:
    """True if a key toggles full screen: F11, Alt-Return, or the system's own key."""
    if event.matches(QKeySequence.StandardKey.FullScreen):
        return True
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return held == Qt.KeyboardModifier.AltModifier
    return event.key() == Qt.Key.Key_F11 and held == Qt.KeyboardModifier.NoModifier


def bring_back(screen: Screen, settings: Settings) -> None:
    """Restore the geometry and the state of the native window."""
    window, place = screen.window(), settings.window
    state = window.windowState()
    # Full screen returns to this window state, so its geometry is set first.
    window.setWindowState(_NONE)
    _put(screen, settings)
    if place and not settings.of_this_run("fill"):
        state = state | _LARGE if place.maximized else state & ~_LARGE
    window.setWindowState(state)


def _put(screen: Screen, settings: Settings) -> None:
    """Restore the geometry; a scale from the command line takes precedence over the saved size."""
    window, place, free = screen.window(), settings.window, not settings.of_this_run("scale")
    first = QGuiApplication.primaryScreen()
    displays = sorted(QGuiApplication.screens(), key=lambda each: each is not first)
    there = standing(place, [_areas(each) for each in displays])
    if there is not None:
        window.setGeometry(there if free else QRect(there.topLeft(), window.size()))
    elif place and free:
        screen.set_scale(None)


class WindowPlacement(Guarded, QObject):
    """Saves the native window's geometry in the settings, and restores it at the start."""

    def __init__(self, screen: Screen, settings: Callable[[], Settings], keep: Callable[[], None]) -> None:
        """`settings` returns the current settings, `keep` writes them."""
        super().__init__(screen)
        self._screen, self._settings, self._keep = screen, settings, keep
        self._window: QWidget = screen.window()
        self._still = QTimer(self, singleShot=True)
        self._still.setInterval(QUIET_MS)
        self._still.timeout.connect(self._note)
        self._filled_otherwise = False
        if screen.isVisible():
            self._still.start()  # Notes what has changed before this object existed.
        else:
            bring_back(screen, settings())
        for each in {screen, self._window}:
            each.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        for display in app.screens():
            self._watch(display)
        app.screenAdded.connect(self._watch)
        app.screenRemoved.connect(self._refit_soon)

    def _watch(self, display: QScreen) -> None:
        """Refit the window when the room on a display changes."""
        display.availableGeometryChanged.connect(self._refit_soon)

    def _refit_soon(self) -> None:
        # Deferred: the window manager may move the window itself.
        QTimer.singleShot(REFIT_MS, self, self._screen.refit)

    def _put(self) -> None:
        _put(self._screen, self._settings())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOLD and watched is self._window:
            self._still.start()
            self._note_full_screen()
            if event.type() in (QEvent.Type.Show, QEvent.Type.WindowStateChange):
                self._refit_soon()
            was = event.oldState() if isinstance(event, QWindowStateChangeEvent) else _NONE
            if was & Qt.WindowState.WindowFullScreen and self._window.windowState() == _NONE:
                # A window that started in full screen has no geometry to return to.
                QTimer.singleShot(0, self, self._put)
        if watched is not self._screen or not isinstance(event, QKeyEvent) or not fills(event):
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._screen.set_full_screen(not self._window.isFullScreen())
        return True

    def rest(self) -> None:
        """Save recent changes at once."""
        if self._still.isActive():
            self._still.stop()
            self._note()

    def _note(self) -> None:
        """Save the window's geometry; full screen and maximising keep the geometry before them."""
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
            # Without the frame, whose size changes with full screen.
            at = window.geometry().topLeft() - window.screen().geometry().topLeft()
            place = SavedWindowPlace(window.screen().name(), at.x(), at.y(), window.width(), window.height())
        if place != before or self._filled_otherwise:
            settings.window, self._filled_otherwise = place, False
            self._keep()

    def _note_full_screen(self) -> None:
        """Update the full-screen setting at once, because other settings depend on it."""
        settings, full = self._settings(), self._window.isFullScreen()
        if full != settings.full_screen:
            settings.full_screen, self._filled_otherwise = full, True
            settings.decide("full_screen")


def _areas(display: QScreen) -> tuple[str, QRect, QRect]:
    return display.name(), display.geometry(), display.availableGeometry()
