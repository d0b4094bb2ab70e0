"""Pointer: drawn over the displayed frame, never into the frame buffer, in five shapes."""

from __future__ import annotations

from enum import Enum
from functools import cache

from PIL import Image
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem, QGraphicsProxyWidget, QGraphicsScene, QMenu, QMenuBar, QWidget

from macclassic.quickdraw.sprites import HOT_SPOTS
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture

SIDE = 16
"""Width and height of every shape, in pixels."""

WATCH_PICTURES = 8
"""Number of pictures of the watch: positions of its minute hand."""

HAND_MS = 8 * 1000 // 60
"""Duration of each, in milliseconds: 8 ticks."""

WATCH_DELAY_MS = 500
"""Delay before the pointer becomes a watch."""


class PointerShape(Enum):
    """Shapes of the pointer; the value names the picture."""

    ARROW = "cursor-arrow"
    IBEAM = "cursor-ibeam"
    WATCH = "cursor-watch"
    CROSS = "cursor-cross"
    HAND = "cursor-hand"

    @property
    def inverts(self) -> bool:
        """True if it has no white of its own and inverts the pixels below."""
        return self in (PointerShape.IBEAM, PointerShape.CROSS)


_C = Qt.CursorShape
SHAPES = {
    _C.IBeamCursor: PointerShape.IBEAM,
    _C.WaitCursor: PointerShape.WATCH,
    _C.BusyCursor: PointerShape.WATCH,
    _C.CrossCursor: PointerShape.CROSS,
    _C.PointingHandCursor: PointerShape.HAND,
    _C.OpenHandCursor: PointerShape.HAND,
    _C.ClosedHandCursor: PointerShape.HAND,
}
"""Shape for a widget's Qt cursor; the arrow for every other."""


class Pointer(QObject):
    """Position and shape of the pointer.

    It is shown while `at` is a pixel and nothing hides it. The frame buffer contains the frame without it, so
    moving it costs two copies of 16 × 16 pixels and no painting.
    """

    moved = Signal(QRect, QRect)
    """Emitted with the old and the new rectangle in pixels of the screen when position or look changes.

    A rectangle is empty if the pointer was or is hidden.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._at: QPoint | None = None
        self._wanted = PointerShape.ARROW
        self._at_hand = False
        self._obscured = False
        self._waiting = 0
        self._phase = 0
        self._shown: tuple[QRect, PointerShape, int] = (QRect(), PointerShape.ARROW, 0)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(WATCH_DELAY_MS)
        self._patience.timeout.connect(self._tell)
        self._hands = QTimer(self)
        self._hands.setInterval(HAND_MS)
        self._hands.timeout.connect(self._turn)

    @property
    def at(self) -> QPoint | None:
        """The pixel it points at; None while the mouse is elsewhere."""
        return None if self._at is None else QPoint(self._at)

    @property
    def shape(self) -> PointerShape:
        """Its current shape."""
        waits = self._waiting and not self._patience.isActive() and not self._at_hand
        return PointerShape.WATCH if waits else self._wanted

    @property
    def rect(self) -> QRect:
        """Rectangle of its picture, perhaps partly outside the screen; empty while it is hidden."""
        if self._at is None or self._obscured:
            return QRect()
        return QRect(self._at - QPoint(*HOT_SPOTS[self.shape.value]), QSize(SIDE, SIDE))

    def move(
        self, at: QPoint | None, shape: PointerShape = PointerShape.ARROW, at_hand: bool = False
    ) -> None:
        """Move to a pixel, or leave the screen with None; a move shows a pointer hidden by typing.

        `at_hand` is true if the thing below responds to the mouse even during a wait; over it the pointer
        does not become a watch.
        """
        if at != self._at:
            self._obscured = False
        self._at, self._wanted, self._at_hand = at, shape, at_hand
        self._tell()

    def move_held(self, at: QPoint) -> None:
        """Move with a button held down: the shape does not change."""
        self.move(at, self._wanted, self._at_hand)

    def obscure(self) -> None:
        """Hide until the mouse moves, as typing does."""
        self._obscured = True
        self._tell()

    def begin_waiting(self) -> None:
        """Become a watch after half a second, until `end_waiting` has been called as often as this."""
        self._waiting += 1
        if self._waiting == 1:
            self._phase = 0
            self._patience.start()
            self._tell()

    def end_waiting(self) -> None:
        """End a wait begun by `begin_waiting`. Raises ValueError if there is none."""
        if not self._waiting:
            raise ValueError("nothing is waited for")
        self._waiting -= 1
        if not self._waiting:
            self._patience.stop()
            self._tell()

    def _turn(self) -> None:
        self._phase = (self._phase + 1) % WATCH_PICTURES
        self._tell()

    def _tell(self) -> None:
        rect, shape = self.rect, self.shape
        turning = shape is PointerShape.WATCH and not rect.isEmpty()
        # The hand moves only while the watch is visible.
        if turning != self._hands.isActive():
            self._hands.start() if turning else self._hands.stop()
        before = self._shown
        self._shown = (rect, shape, self._phase if turning else 0)
        if self._shown != before and not (before[0].isEmpty() and rect.isEmpty()):
            self.moved.emit(before[0], rect)

    # Drawing

    def draw(self, under: Image.Image, depth: int) -> Image.Image:
        """Draw the pointer on `under`, 16 × 16 pixels of mode P at `depth` bits; return them."""
        black, white = _masks(self._name(), look.current().depth)
        last = (1 << depth) - 1
        if self.shape.inverts:
            under.paste(under.point([(last - index) & 255 for index in range(256)]), mask=black)
        else:
            under.paste(0, mask=white)
            under.paste(last, mask=black)
        return under

    def drawn_on(self, indices: Image.Image, depth: int) -> Image.Image:
        """Return a copy of a whole frame of mode P with the pointer in it, if it is shown."""
        result = indices.copy()
        if not self.rect.isEmpty():
            x, y = self.rect.topLeft().toTuple()
            result.paste(self.draw(indices.crop((x, y, x + SIDE, y + SIDE)), depth), (x, y))
        return result

    def _name(self) -> str:
        turned = self.shape is PointerShape.WATCH and self._phase
        return f"{self.shape.value}-{self._phase}" if turned else self.shape.value


@cache
def _masks(name: str, depth: int) -> tuple[Image.Image, Image.Image]:
    """Return the black and the white pixels of a shape, as masks of 16 × 16."""
    image = picture("art", name).convertToFormat(QImage.Format.Format_ARGB32)
    masks = Image.new("L", (SIDE, SIDE)), Image.new("L", (SIDE, SIDE))
    for x in range(SIDE):
        for y in range(SIDE):
            pixel = image.pixel(x, y)
            if pixel >> 24:
                masks[bool(pixel & 0xFFFFFF)].putpixel((x, y), 255)
    return masks


def shape_over(scene: QGraphicsScene, pixel: QPoint) -> tuple[PointerShape | None, bool]:
    """Return the shape that the widget under a pixel requests, and True if it responds during a wait.

    None stands for a widget that wants no pointer over it. A widget with a method `clickable` of a point gets
    the hand wherever that is true. Menus and modal dialogs respond during a wait.
    """
    for item in scene.items(pixel):
        if not isinstance(item, QGraphicsProxyWidget) or item.widget() is None:
            continue
        if item.isBlockedByModalPanel()[0]:
            break
        top = item.widget()
        point = item.mapFromScene(pixel).toPoint()
        if not top.rect().contains(point):
            continue
        widget: QWidget | None = top.childAt(point) or top
        if isinstance(widget, QMenu | QMenuBar):
            return PointerShape.ARROW, True
        while widget is not None and not widget.isEnabled():
            widget = widget.parentWidget()
        if widget is None:
            break
        cursor = widget.cursor().shape()
        clickable = getattr(widget, "clickable", None)
        if clickable is not None and clickable(widget.mapFrom(top, point)):
            cursor = _C.PointingHandCursor
        panel = item.panel()
        modal = panel is not None and panel.panelModality() != QGraphicsItem.PanelModality.NonModal
        return (None if cursor is _C.BlankCursor else SHAPES.get(cursor, PointerShape.ARROW)), modal
    return PointerShape.ARROW, False
