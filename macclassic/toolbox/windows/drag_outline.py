"""What lies over everything on a screen and is not there for the mouse: the ground of balloons, and outlines
of windows that are dragged, grown or zoomed open (look §4)."""

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
from macclassic.toolbox.windows.window_frames import Frame

BELOW_MENUS = 900
BAR_ROWS = 20
SMALL = 40
INSET = 4
"""How far from the edges of the desktop the pointer still takes the outline along."""


Shapes = Callable[[QPoint], Sequence[QRegion]]
"""What is outlined when the pointer has gone so far, in pixels of the screen."""


class Overlay(Guarded, QGraphicsItem):
    """An item as large as any screen, which paints what stands on it now.

    Whoever changes that calls `Screen.invalidate` for the pixels concerned: the scene would paint all that
    ever lay under the item.
    """

    def __init__(self, screen: Screen, z: float) -> None:
        """Lie on a screen from the beginning; a higher `z` lies over a lower one."""
        super().__init__()
        self._screen = screen
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        screen.scene().addItem(self)

    @property
    def blank(self) -> bool:
        """Whether nothing stands on it now."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 4096, 4096)

    def shape(self) -> QPainterPath:
        """Be nowhere for whoever asks what lies under a pixel."""
        return QPainterPath()


class Outline(Overlay):
    """One-pixel frames in a 50 % grey that inverts: the pixels between the pattern's are turned over.

    On a desktop of the same pattern that reads as an unbroken black line (look §4).
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, BELOW_MENUS)
        self.frames: tuple[QRegion, ...] = ()
        """What is shown now, in pixels of the screen."""

    @property
    def blank(self) -> bool:
        return not self.frames

    def show_shapes(self, shapes: Sequence[QRegion]) -> None:
        """Show the frames of these shapes, in pixels of the screen, and no others."""
        before, self.frames = self.frames, tuple(map(ovals.frame_of, shapes))
        # Only the lines are painted anew, not what they enclose.
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
    """Return four strips that hold a shape's frame, thick enough for the rounding of its corners; all of
    something as small as an icon, which may have any shape."""
    if box.width() <= SMALL and box.height() <= SMALL:
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

    The outline follows the pointer up to 4 pixels from the desktop's edges and stays there beyond them; it
    vanishes over the menu bar, where letting go changes nothing.
    """

    def __init__(self, outline: Outline, room: QSize, grip: QPoint, shapes: Shapes) -> None:
        """`grip` is the pressed point, `room` the size of the screen; `shapes` are outlined."""
        self._outline = outline
        self._shapes = shapes
        self._start = grip
        self._screen = QRect(QPoint(0, 0), room)
        self._desktop = desktop = self._screen.adjusted(0, BAR_ROWS, 0, 0)
        # Whoever takes hold of a title at its very edge begins within the limits.
        self._limits = desktop.adjusted(INSET, INSET, -INSET, -INSET).united(QRect(grip, QSize(1, 1)))
        self._by: QPoint | None = QPoint(0, 0)
        self._show()

    def follow(self, pointer: QPoint) -> None:
        """Take the outline along."""
        # The Mac's pointer never left the screen; ours may leave the window.
        pointer = within(pointer, self._screen)
        inside = self._desktop.contains(pointer) or self._limits.contains(pointer)
        self._by = within(pointer, self._limits) - self._start if inside else None
        self._show()

    def end(self, pointer: QPoint) -> QPoint | None:
        """Take the outline away; return how far the pointer has taken it, or None if that was too far."""
        self.follow(pointer)
        self.cancel()
        return self._by

    def cancel(self) -> None:
        """Take the outline away, and that was all."""
        self._outline.show_shapes(())

    def _show(self) -> None:
        self._outline.show_shapes(() if self._by is None else self._shapes(self._by))


def moved(window: Window, at: QPoint, by: QPoint) -> Sequence[QRegion]:
    """Return what is outlined of a window, whose corner is `at`, when the pointer has dragged it so far."""
    return (window.structure().translated(at + by),)


def size_after(window: Window, by: QPoint) -> QSize:
    """Return the size of a window's content when the pointer has dragged its size box so far."""
    size = window.content.size() + QSize(by.x(), by.y())
    return size.expandedTo(window.smallest).boundedTo(window.largest)


def grown(window: Window, at: QPoint, by: QPoint) -> Sequence[QRegion]:
    """Return what is outlined of a window that grows: its upper left corner stays, and it shows where title
    and scroll bars will be."""
    box = QRect(at, size_after(window, by).grownBy(window.margins))
    content = box.marginsRemoved(window.margins)
    lines = [QRect(content.x(), content.y() - 1, content.width(), 1)]
    if window.frame_kind is Frame.DOCUMENT:
        # Bars are as thick as the size box and begin below the title's line.
        lines.append(QRect(content.right() + 1 - window_frames.GROW, content.y(), 1, content.height()))
        lines.append(QRect(content.x(), content.bottom() + 1 - window_frames.GROW, content.width(), 1))
    return (QRegion(box), *map(QRegion, lines))
