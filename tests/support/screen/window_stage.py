"""Screen with windows but no program, for tests of the window manager."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import application
from macclassic.quickdraw.colours import RGB, clut
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.windows.window import Frame, Window
from macclassic.toolbox.windows.window_manager import WindowManager

LEFT = Qt.MouseButton.LeftButton
COMMAND = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


class Stage:
    """Screen of 640 x 480 with a window manager and mouse input."""

    def __init__(self, qtbot: QtBot, depth: int = 1) -> None:
        application()  # in case this test is the first
        self.screen = Screen(depth=depth, scale=1)
        qtbot.addWidget(self.screen)
        self.manager = WindowManager(self.screen)
        self.manager.zooming = False
        self.manager.repeats.quiet_ms = 0
        self.screen.show()
        self.screen.activateWindow()
        QTest.qWaitForWindowActive(self.screen, 60_000)
        self.screen.refresh()

    def window(
        self,
        at: tuple[int, int],
        size: tuple[int, int] = (200, 100),
        frame: Frame = Frame.DOCUMENT,
        content: QWidget | None = None,
        growable: bool = False,
        title: str = "Window",
    ) -> Window:
        """Open a window with its frame's corner at a pixel."""
        content = content or QWidget()
        content.setFixedSize(*size)
        made = Window(title, content, frame, zoomable=True, growable=growable, grow_lines=growable)
        self.manager.open(made, QPoint(*at))
        self.settle()
        return made

    def where(self, window: Window) -> tuple[int, int]:
        """Return the corner of a window's frame."""
        corner = self.manager.rect_of(window).topLeft()
        return corner.x(), corner.y()

    def settle(self) -> None:
        for _ in range(10):
            QCoreApplication.processEvents()

    def press(self, x: int, y: int, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.mousePress(self.screen.viewport(), LEFT, modifier, self.screen.to_viewport(QPoint(x, y)))
        self.settle()

    def drag(self, x: int, y: int) -> None:
        QTest.mouseMove(self.screen.viewport(), self.screen.to_viewport(QPoint(x, y)))
        self.settle()

    def release(self, x: int, y: int) -> None:
        QTest.mouseRelease(self.screen.viewport(), LEFT, NONE, self.screen.to_viewport(QPoint(x, y)))
        self.settle()

    def click(self, x: int, y: int) -> None:
        self.press(x, y)
        self.release(x, y)

    def at(self, x: int, y: int) -> RGB:
        """Return the colour of a pixel of the last painted frame."""
        colour = self.screen.buffer.shown.pixelColor(x, y)
        assert (colour.red(), colour.green(), colour.blue()) in clut(self.screen.bits)
        return colour.red(), colour.green(), colour.blue()

    def bounds(self) -> list[QRect]:
        """Return the bounding rectangles of the visible dotted frames."""
        return [each.boundingRect() for each in self.manager.outline]


def rect(x: int, y: int, w: int, h: int) -> QRect:
    return QRect(QPoint(x, y), QSize(w, h))
