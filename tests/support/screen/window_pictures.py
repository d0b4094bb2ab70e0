"""Windows as pictures, for tests of their frames."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from macclassic.quickdraw.colours import RGB, parse
from macclassic.toolbox.windows.window import Frame, Window
from tests.support.screen.control_pictures import BLACK, WHITE, at, picture

DESK = (0x00, 0x66, 0x33)
"""Background colour, which no frame has: unpainted pixels show it."""
PLAIN = [1, 4]
"""Depths at which frames are black and white (§1.5, fall-back)."""
DEPTHS = [1, 4, 8]


class Probe:
    """Picture of a window, with pixels in the coordinates of its content."""

    def __init__(self, window: Window) -> None:
        self.image: QImage = picture(window, DESK)
        self._corner: QPoint = window.content.pos()

    def at(self, x: int, y: int) -> RGB:
        return at(self.image, x + self._corner.x(), y + self._corner.y())

    def row(self, y: int, left: int, right: int) -> list[RGB]:
        """Return the colours of columns `left` to `right`, both included."""
        return [self.at(x, y) for x in range(left, right + 1)]

    def column(self, x: int, top: int, bottom: int) -> list[RGB]:
        return [self.at(x, y) for y in range(top, bottom + 1)]


def window(
    qtbot: QtBot,
    title: str = "Terminal",
    size: tuple[int, int] = (400, 240),
    frame: Frame = Frame.DOCUMENT,
    active: bool = True,
    zoomable: bool = True,
    growable: bool = False,
    closable: bool = True,
) -> Window:
    content = QWidget()
    content.setFixedSize(*size)
    made = Window(title, content, frame, closable, zoomable, growable, growable)
    qtbot.addWidget(made)
    made.set_active(active)
    return made


def probe(qtbot: QtBot, **settings: object) -> Probe:
    return Probe(window(qtbot, **settings))  # type: ignore[arg-type]


def hexed(*digits: str) -> list[RGB]:
    return [parse(each) for each in digits]


def stripe_colours(depth: int) -> tuple[RGB, RGB]:
    """Return the colours of stripe and paper in an active title bar."""
    return (parse("777777"), parse("EEEEEE")) if depth == 8 else (BLACK, WHITE)
