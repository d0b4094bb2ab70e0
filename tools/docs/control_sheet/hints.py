"""Tiles of balloons and the shapes of the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_help import BalloonOverlay
from macclassic.toolbox.screen.pointer import PointerShape
from macclassic.toolbox.windows.window import Frame, Window
from tools.docs.control_sheet.stage import CORNER, Stage, Tile

SHORT = "To deal the cards, click this button."
LONG = (
    "To take back your last decision, click this button. It is dimmed while there is nothing that could be "
    "taken back, or while a computer is thinking."
)


def _balloon(name: str, text: str, at: tuple[int, int]) -> Tile:
    """Return a tile of a balloon for a widget of 40 × 20 pixels at this place of the screen."""

    def make(stage: Stage) -> QRect:
        thing = QRect(QPoint(*at), QSize(40, 20))
        page = QWidget()
        page.setFixedSize(thing.size() - QSize(2, 2))
        stage.open(Window("", page, Frame.PLAIN), thing.topLeft())
        shape = balloon_shape.place(text, thing, thing.center(), stage.screen.screen_size)
        BalloonOverlay(stage.screen).show_shape(shape)
        return shape.bounds.united(thing).adjusted(-3, -3, 3, 3)

    return Tile("Balloons", name, make, alone=True)


def _pointer(shape: PointerShape) -> Tile:
    """Return a tile of the pointer half over paper, half over the desktop."""

    def make(stage: Stage) -> QRect:
        page = QWidget()
        page.setFixedSize(18, 32)
        stage.open(Window("", page, Frame.PLAIN))
        stage.pointing = (CORNER + QPoint(14, 16), shape)
        return QRect(CORNER.x(), CORNER.y(), 34, 34)

    return Tile("Pointer", shape.name.casefold(), make, alone=True)


TILES = (
    _balloon("above", SHORT, (300, 300)),
    _balloon("in the upper left corner", SHORT, (20, 30)),
    _balloon("in the lower right corner", LONG, (590, 450)),
    _balloon("in the upper right corner", LONG, (590, 30)),
    *(_pointer(shape) for shape in PointerShape),
)
