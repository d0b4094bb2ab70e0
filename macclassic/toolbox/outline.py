"""Dotted outlines over everything on the desktop: of a window that is dragged, grown or zoomed open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox import look
from macclassic.toolbox.overlay import Overlay
from macclassic.toolbox.screen import Screen

INVERTING = QPainter.CompositionMode.RasterOp_SourceXorDestination

BELOW_MENUS = 900


class Outline(Overlay):
    """One-pixel frames in a 50 % grey that inverts: the pixels between the pattern's are turned over.

    On a desktop of the same pattern that reads as an unbroken black line (look §4).
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, BELOW_MENUS)
        self._frames: list[QRegion] = []

    @property
    def frames(self) -> tuple[QRegion, ...]:
        """What is shown now, in pixels of the screen."""
        return tuple(self._frames)

    def show_shapes(self, shapes: Sequence[QRegion]) -> None:
        """Show the frames of these shapes, in pixels of the screen, and no others."""
        new = [frame_of(shape) for shape in shapes]
        # Only the lines are painted anew, not what they enclose.
        for frame in (*self._frames, *new):
            for side in _sides(frame.boundingRect()):
                self._screen.invalidate(side)
        self._frames = new

    def show_lines(self, shape: QRegion, lines: Sequence[QRect]) -> None:
        """Show the frame of one shape, and lines in it."""
        self.show_shapes([shape])
        for line in lines:
            self._frames.append(QRegion(line))
            self._screen.invalidate(line)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self._frames:
            return
        now = look.current()
        painter.setCompositionMode(INVERTING)
        brush = patterns.brush(patterns.GRAY, now.black, now.white)
        patterns.anchor(painter)
        for frame in self._frames:
            ovals.fill_region(painter, frame, brush)


def frame_of(shape: QRegion) -> QRegion:
    """Return the pixels of a shape that border on one outside it."""
    inside = shape
    for by in (QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)):
        inside = inside.intersected(shape.translated(by))
    return shape.subtracted(inside)


def _sides(box: QRect) -> tuple[QRect, ...]:
    """Return four strips that hold a shape's frame, thick enough for the rounding of its corners."""
    deep, wide = min(8, box.height()), min(8, box.width())
    return (
        QRect(box.x(), box.y(), box.width(), deep),
        QRect(box.x(), box.bottom() + 1 - deep, box.width(), deep),
        QRect(box.x(), box.y(), wide, box.height()),
        QRect(box.right() + 1 - wide, box.y(), wide, box.height()),
    )
