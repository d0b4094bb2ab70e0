"""Emulated screen with real controls for one tile at a time, driven by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from macclassic.app.program.program import application
from macclassic.toolbox.menus.menu_bar import Menu, MenuBar
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.pointer import PointerShape
from macclassic.toolbox.style.text import EMBLEM
from macclassic.toolbox.windows.window import Frame, Window
from macclassic.toolbox.windows.window_manager import WindowManager

CORNER = QPoint(40, 40)
"""Position of the frame of a tile's first window."""
MARGIN = 4
"""Pixels of white around a control, or of desktop around a window."""

_LEFT = Qt.MouseButton.LeftButton


class Stage:
    """Screen of 640 × 480 with a menu bar and a window manager."""

    def __init__(self, depth: int) -> None:
        app = application()
        app.setCursorFlashTime(0)  # a caret that does not blink
        self.screen = Screen(QSize(640, 480), depth, scale=1)
        self.manager = WindowManager(self.screen)
        self.manager.zooming = False
        self.bar = MenuBar(self.screen, self.manager)
        self.bar.set_menus([Menu(EMBLEM), Menu("File"), Menu("Edit"), Menu("View")])
        self._pressed: QPoint | None = None
        self.pointing: tuple[QPoint, PointerShape] | None = None
        """Position and shape of the pointer to draw; None draws no pointer, which would hide the control."""
        self.passing = False
        """True if the state to show is brief, so that `shot` must not process events first."""
        self.screen.show()
        self.screen.activateWindow()
        if not QTest.qWaitForWindowActive(self.screen, 10_000):
            raise RuntimeError("the screen never became active")
        self.settle()

    def settle(self) -> None:
        """Process pending events."""
        for _ in range(6):
            QCoreApplication.processEvents()

    # Contents of the screen

    def show(self, *controls: QWidget, size: tuple[int, int] | None = None) -> QRect:
        """Show controls in a column in a plain window; return its rectangle with white around."""
        page = QWidget()
        y = MARGIN
        wide = 0
        for control in controls:
            control.setParent(page)
            control.ensurePolished()
            control.resize(QSize(*size) if size else control.sizeHint())
            control.move(MARGIN, y)
            y += control.height() + MARGIN
            wide = max(wide, control.width())
        page.setFixedSize(wide + 2 * MARGIN, y)
        window = Window("", page, Frame.PLAIN)
        # Nothing has the keyboard focus until a tile sets it.
        window.first_focus = page
        self.manager.open(window, CORNER)
        self.settle()
        return QRect(CORNER + page.pos(), page.size())

    def open(self, window: Window, at: QPoint = CORNER) -> QRect:
        """Open a window; return its rectangle with a little desktop around."""
        self.manager.open(window, at)
        self.settle()
        return self.around(window)

    def around(self, window: Window) -> QRect:
        """Return a window's rectangle with a little desktop around."""
        return self.manager.rect_of(window).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    # Mouse and keyboard

    def place(self, widget: QWidget, point: QPoint | None = None) -> QPoint:
        """Return a point of a widget, by default its centre, as a pixel of the screen."""
        window = widget.window()
        assert isinstance(window, Window)
        inside = widget.mapTo(window, point if point is not None else widget.rect().center())
        return self.manager.rect_of(window).topLeft() + inside

    def press(self, at: QPoint) -> None:
        """Press the mouse at a pixel; `clear` releases it."""
        QTest.mousePress(self.screen.viewport(), _LEFT, pos=self.screen.to_viewport(at))
        self._pressed = at
        self.settle()

    def drag(self, to: QPoint) -> None:
        """Move the mouse to a pixel."""
        QTest.mouseMove(self.screen.viewport(), self.screen.to_viewport(to))
        self._pressed = to if self._pressed is not None else None
        self.settle()

    def tab_to(self, widget: QWidget) -> None:
        """Give a control the keyboard focus as Tab does."""
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        self.settle()

    # Pictures

    def shot(self, rect: QRect) -> Image.Image:
        """Return a part of the frame as colour indices, with the pointer if `pointing` is set."""
        if not self.passing:
            self.settle()
        self.screen.refresh()
        frame = self.screen.buffer.indices
        if self.pointing is not None:
            self.screen.pointer.move(*self.pointing)
            frame = self.screen.indices
        return frame.crop((rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()))

    def clear(self) -> None:
        """Remove everything from the screen."""
        if self._pressed is not None:
            # Release far away, so that the release triggers nothing.
            off = self.screen.to_viewport(QPoint(630, 470))
            QTest.mouseMove(self.screen.viewport(), off)
            QTest.mouseRelease(self.screen.viewport(), _LEFT, pos=off)
            self._pressed = None
        self.settle()
        for window in reversed(self.manager.windows):
            window.dismiss()
        self.settle()

    def end(self) -> None:
        """Close and delete the screen."""
        self.screen.hide()
        self.settle()
        self.screen.deleteLater()
        # No event loop runs that would delete it, and there are many stages.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@dataclass(frozen=True)
class Tile:
    """One state of one control. `make` sets it up and returns the part of the screen to cut out."""

    group: str
    name: str
    make: Callable[[Stage], QRect]
    alone: bool = False
    """True if the tile needs a new screen, since a menu stays for a while after it is closed."""

    @property
    def key(self) -> str:
        """Return the tile's unique name."""
        return f"{self.group}: {self.name}"
