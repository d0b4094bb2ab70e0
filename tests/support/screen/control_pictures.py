"""Helpers for tests of the style: controls as pictures, and pictures as rows of marks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from macclassic.quickdraw.colours import RGB
from macclassic.toolbox.base import look
from macclassic.toolbox.style.application import dress, use_language

BLACK, WHITE = (0, 0, 0), (255, 255, 255)


@pytest.fixture(autouse=True)
def classic(qapp: QApplication) -> Iterator[None]:
    """Style in use at 8 bits and in English; applies to every test of a module that imports it."""
    dress(qapp)
    use_language("en")
    look.use(8)
    yield
    look.use(8)


def picture(widget: QWidget, paper: RGB = WHITE) -> QImage:
    """Render a widget without a background of its own, as in a scene."""
    widget.ensurePolished()
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(*paper))
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def at(image: QImage, x: int, y: int) -> RGB:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue()


def row(image: QImage, y: int) -> str:
    """Return one row of a picture: # black, . white, o anything else."""
    marks = {BLACK: "#", WHITE: "."}
    return "".join(marks.get(at(image, x, y), "o") for x in range(image.width()))


def column(image: QImage, x: int) -> str:
    marks = {BLACK: "#", WHITE: "."}
    return "".join(marks.get(at(image, x, y), "o") for y in range(image.height()))


def colours(image: QImage) -> set[RGB]:
    return {at(image, x, y) for y in range(image.height()) for x in range(image.width())}


def ink(image: QImage) -> set[tuple[int, int]]:
    """Return the pixels that are not white."""
    return {(x, y) for y in range(image.height()) for x in range(image.width()) if at(image, x, y) != WHITE}


def sized(widget: QWidget) -> QWidget:
    widget.ensurePolished()
    widget.resize(widget.sizeHint())
    return widget


def button(text: str = "OK", default: bool = False) -> QPushButton:
    made = QPushButton(text)
    made.setDefault(default)
    sized(made)
    return made


def body(of: QPushButton) -> QRect:
    """Return the rectangle of the visible button in its widget."""
    option = QStyleOptionButton()
    of.initStyleOption(option)
    return of.style().subElementRect(QStyle.SubElement.SE_PushButtonBevel, option, of)


def seen(of: QPushButton) -> QImage:
    """Return the visible button, without the room for its ring."""
    return picture(of).copy(body(of))
