"""Drawing in black and white, with patterns and undo. Run it: ``python examples/drawing.py``"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

import macclassic.toolbox as mac
from macclassic.quickdraw import patterns

BLACK, WHITE = QColor("black"), QColor("white")
INKS = {"Black": patterns.BLACK, "Gray": patterns.GRAY, "Light": patterns.LIGHT_GRAY, "White": patterns.WHITE}


class Canvas(mac.Guarded, QWidget):
    """Sheet to draw on with the mouse; `Guarded` keeps exceptions in its methods away from Qt."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.setFixedSize(size)
        self.sheets = [QImage(size, QImage.Format.Format_RGB32)]
        self.sheets[0].fill(WHITE)
        self.ink, self.pen, self.at = "Black", 4, QPoint()

    def undo(self) -> None:
        """Remove the last stroke."""
        self.sheets = self.sheets[:-1] or self.sheets
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawImage(event.rect(), self.sheets[-1], event.rect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.sheets = [*self.sheets[-20:], self.sheets[-1].copy()]
        self.at = event.position().toPoint()
        self.draw_to(self.at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.draw_to(event.position().toPoint())

    def draw_to(self, point: QPoint) -> None:
        """Draw a line to a point."""
        painter = QPainter(self.sheets[-1])
        painter.setPen(QPen(patterns.brush(INKS[self.ink], BLACK, WHITE), self.pen))
        painter.drawLine(self.at, point)
        painter.end()
        self.at = point
        self.update()


def show(screen: mac.Screen) -> Canvas:
    """Put a sheet and its menus on a screen."""
    manager, canvas = mac.WindowManager(screen), Canvas(QSize(400, 260))
    bar = mac.MenuBar(screen, manager)

    def choose(name: str, value: object) -> None:
        setattr(canvas, name, value)
        edit = (mac.Item("Undo", canvas.undo, "Z"), mac.SEPARATOR, mac.Item("Quit", screen.close, "Q"))
        menus = [mac.Menu("Edit", edit)]
        for each, values in {"ink": INKS, "pen": (1, 2, 4, 8, 16)}.items():
            now = getattr(canvas, each)
            items = [mac.Item(str(one), partial(choose, each, one), checked=one == now) for one in values]
            menus.append(mac.Menu(each.title(), items))
        bar.set_menus(menus)

    choose("pen", 4)
    manager.open(mac.Window("Drawing", canvas, closable=False))
    return canvas


if __name__ == "__main__":
    app, screen = mac.application(), mac.Screen(depth=1)
    screen.quitting.connect(app.quit)
    show(screen)
    screen.show()
    app.exec()
