"""Frames are whole wherever the edge of the screen cuts them."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from macclassic.toolbox.base.pictures import rings

FRAME = QRect(20, 20, 12, 9)
COLOURS = [QColor(each) for each in ("red", "green", "blue")]


def _drawn(size: QSize, moved: QPoint) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(-moved)
    rings(painter, FRAME, COLOURS)
    painter.end()
    return image


@given(st.integers(8, 40), st.integers(8, 40), st.integers(1, 24), st.integers(1, 24))
def test_a_frame_cut_by_the_edge_of_the_screen_equals_that_part_of_the_whole_frame(
    left: int, top: int, width: int, height: int
) -> None:
    part = QRect(left, top, width, height)

    cut = _drawn(part.size(), part.topLeft())

    assert cut == _drawn(QSize(80, 80), QPoint()).copy(part)
