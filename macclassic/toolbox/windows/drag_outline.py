"""Overlays above all windows that ignore the mouse, such as the outlines of drags and zooms (look §4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from macclassic.quickdraw import ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.look import INVERTING
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.native_window import within
from macclassic.toolbox.windows import window_frames
from macclassic.toolbox.windows.window import Window

BELOW_MENUS = 900
BAR_ROWS = 20
MAX_ICON_SIZE = 40
INSET = 4
"""Distance from the edges of the desktop up to which the outline follows the pointer."""


Shapes = Callable[[QPoint], Sequence[QRegion]]
"""Callable: returns the outlined shapes, in pixels of the screen, for a distance of the pointer."""


class Overlay(Guarded, QGraphicsItem):
    """Graphics item as large as any screen, for temporary drawings above the windows.

    Changes must call `Screen.invalidate` for the affected pixels: the scene would repaint everything below
    the item.
    """

    def __init__(self, screen: Screen, z: float) -> None:
        """Create an overlay on a screen; one with a higher `z` is above one with a lower."""
        super().__init__()
        self._screen = screen
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        screen.scene().addItem(self)

    @property
    def blank(self) -> bool:
        """True if nothing is drawn on it now."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 4096, 4096)

    def shape(self) -> QPainterPath:
        """Return an empty path, so that the item is never found under a pixel."""
        return QPainterPath()


class Outline(Overlay):
    """One-pixel frames in a 50 % grey that inverts: the pixels between the pattern's are inverted.

    On a desktop of the same pattern this looks like an unbroken black line (look §4).
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, BELOW_MENUS)
        self.frames: tuple[QRegion, ...] = ()
        """Current frames, in pixels of the screen."""

    @property
    def blank(self) -> bool:
        return not self.frames

    def show_shapes(self, shapes: Sequence[QRegion]) -> None:
        """Show the frames of these shapes, in pixels of the screen, instead of the current ones."""
        before, self.frames = self.frames, tuple(map(ovals.frame_of, shapes))
        # Only the lines are repainted, not their interior.
        for frame in (*before, *self.frames):
            for side in _sides(frame.boundingRect()):
                self._screen.invalidate(side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self.frames:
            return
        now = look.current()
        painter.setCompositionMode(INVERTING)
        brush = patterns.brush(patterns.GRAY, now.black, now.white)
        patterns.anchor(painter)
        for frame in self.frames:
            ovals.fill_region(painter, frame, brush)


def _sides(box: QRect) -> tuple[QRect, ...]:
    """Return four strips that contain a shape's frame, thick enough for its rounded corners.

    For a shape as small as an icon, which may have any form, return all of it.
    """
    if box.width() <= MAX_ICON_SIZE and box.height() <= MAX_ICON_SIZE:
        return (box,)
    deep, wide = min(8, box.height()), min(8, box.width())
    return (
        QRect(box.x(), box.y(), box.width(), deep),
        QRect(box.x(), box.bottom() + 1 - deep, box.width(), deep),
        QRect(box.x(), box.y(), wide, box.height()),
        QRect(box.right() + 1 - wide, box.y(), wide, box.height()),
    )


class Drag:
    """One drag, from the press in a title or a size box, or on an icon, until the release.

    The outline follows the pointer up to 4 pixels from the desktop's edges and stays there beyond them. It
    vanishes over the menu bar, where a release has no effect.
    """

    def __init__(self, outline: Outline, room: QSize, grip: QPoint, shapes: Shapes) -> None:
        """`grip` is the pressed point, `room` the size of the screen, `shapes` the outlined shapes."""
        self._outline = outline
        self._shapes = shapes
        self._start = grip
        self._screen = QRect(QPoint(0, 0), room)
        self._desktop = desktop = self._screen.adjusted(0, BAR_ROWS, 0, 0)
        # A press at the very edge of a title must be within the limits.
        self._limits = desktop.adjusted(INSET, INSET, -INSET, -INSET).united(QRect(grip, QSize(1, 1)))
        self._by: QPoint | None = QPoint(0, 0)
        self._show()

    def follow(self, pointer: QPoint) -> None:
        """Move the outline."""
        # The Mac's pointer never left the screen; ours may leave the window.
        pointer = within(pointer, self._screen)
        inside = self._desktop.contains(pointer) or self._limits.contains(pointer)
        self._by = within(pointer, self._limits) - self._start if inside else None
        self._show()

    def end(self, pointer: QPoint) -> QPoint | None:
        """Remove the outline; return the distance of the drag, or None if it ended over the menu bar."""
        self.follow(pointer)
        self.cancel()
        return self._by

    def cancel(self) -> None:
        """Remove the outline without a result."""
        self._outline.show_shapes(())

    def _show(self) -> None:
        self._outline.show_shapes(() if self._by is None else self._shapes(self._by))


def moved(window: Window, at: QPoint, by: QPoint) -> Sequence[QRegion]:
    """Return the outline of a window with its corner `at` that is dragged by a distance."""
    return (window.structure().translated(at + by),)


def size_after(window: Window, by: QPoint) -> QSize:
    """Return the size of a window's content after a drag of its size box."""
    size = window.content.size() + QSize(by.x(), by.y())
    return size.expandedTo(window.smallest).boundedTo(window.largest)


def grown(window: Window, at: QPoint, by: QPoint) -> Sequence[QRegion]:
    """Return the outline of a window during a drag of its size box, with title and scroll bar lines.

    Its upper left corner stays in place.
    """
    box = QRect(at, size_after(window, by).grownBy(window.margins))
    content = box.marginsRemoved(window.margins)
    lines = [QRect(content.x(), content.y() - 1, content.width(), 1)]
    if window.grow_lines:
        # Bars are as thick as the size box and begin below the title's line.
        lines.append(QRect(content.right() + 1 - window_frames.GROW, content.y(), 1, content.height()))
        lines.append(QRect(content.x(), content.bottom() + 1 - window_frames.GROW, content.width(), 1))
    return (QRegion(box), *map(QRegion, lines))
