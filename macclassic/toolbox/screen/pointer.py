"""The pointer: part of the picture on the screen, in five shapes, drawn over the frame and never into it."""

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

HANDS = 8
"""The watch's drawings: its minute hand goes round in so many steps."""

HAND_MS = 8 * 1000 // 60
"""How long one of them is shown: 8 ticks."""

PATIENCE_MS = 500
"""How long what is waited for may take before the pointer becomes a watch."""


class PointerShape(Enum):
    """What the pointer looks like; the value names its picture."""

    ARROW = "cursor-arrow"
    IBEAM = "cursor-ibeam"
    WATCH = "cursor-watch"
    CROSS = "cursor-cross"
    HAND = "cursor-hand"

    @property
    def inverts(self) -> bool:
        """Whether it has no white of its own and shows by inverting what is under it."""
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
"""What stands for a widget's Qt cursor; the arrow for every other."""


class Pointer(QObject):
    """Where the pointer is and how it looks.

    It is shown while `at` is a pixel and nothing has hidden it. The frame buffer holds the frame without
    it, so moving it costs two copies of 16 × 16 pixels and no painting.
    """

    moved = Signal(QRect, QRect)
    """It was shown in the first rectangle, or looked otherwise there, and is in the second; pixels of the
    screen, empty when it was or is hidden."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._at: QPoint | None = None
        self._wanted = PointerShape.ARROW
        self._at_hand = False
        self._obscured = False
        self._waiting = 0
        self._phase = 0
        self._shown: tuple[QRect, PointerShape, int] = (QRect(), PointerShape.ARROW, 0)
        self._patience = QTimer(self, interval=PATIENCE_MS, singleShot=True)
        self._patience.timeout.connect(self._tell)
        self._hands = QTimer(self, interval=HAND_MS)
        self._hands.timeout.connect(self._turn)

    # What it is

    @property
    def at(self) -> QPoint | None:
        """The pixel it points at; None while the mouse is elsewhere."""
        return None if self._at is None else QPoint(self._at)

    @property
    def shape(self) -> PointerShape:
        """What it looks like now."""
        waits = self._waiting and not self._patience.isActive() and not self._at_hand
        return PointerShape.WATCH if waits else self._wanted

    @property
    def rect(self) -> QRect:
        """The pixels its picture takes, in part perhaps outside the screen; empty while it is hidden."""
        if self._at is None or self._obscured:
            return QRect()
        return QRect(self._at - QPoint(*HOT_SPOTS[self.shape.value]), QSize(SIDE, SIDE))

    # What it does

    def move(
        self, at: QPoint | None, shape: PointerShape = PointerShape.ARROW, at_hand: bool = False
    ) -> None:
        """Point at another pixel, or leave the screen with None; typing no longer hides it then.

        `at_hand` says that what lies there answers the mouse even while something is waited for: over it
        the pointer does not become a watch.
        """
        if at != self._at:
            self._obscured = False
        self._at, self._wanted, self._at_hand = at, shape, at_hand
        self._tell()

    def move_held(self, at: QPoint) -> None:
        """Point at another pixel with a button held down: whatever lies there, the shape stays."""
        self.move(at, self._wanted, self._at_hand)

    def obscure(self) -> None:
        """Hide until the mouse moves, as typing does."""
        self._obscured = True
        self._tell()

    def begin_waiting(self) -> None:
        """Become a watch, half a second from now, until `end_waiting` has been called as often as this."""
        self._waiting += 1
        if self._waiting == 1:
            self._phase = 0
            self._patience.start()
            self._tell()

    def end_waiting(self) -> None:
        """Be what it was before `begin_waiting`. Raises ValueError if nothing is waited for."""
        if not self._waiting:
            raise ValueError("nothing is waited for")
        self._waiting -= 1
        if not self._waiting:
            self._patience.stop()
            self._tell()

    def _turn(self) -> None:
        self._phase = (self._phase + 1) % HANDS
        self._tell()

    def _tell(self) -> None:
        rect, shape = self.rect, self.shape
        turning = shape is PointerShape.WATCH and not rect.isEmpty()
        # The hands move only where someone can see them.
        if turning != self._hands.isActive():
            self._hands.start() if turning else self._hands.stop()
        before = self._shown
        self._shown = (rect, shape, self._phase if turning else 0)
        if self._shown != before and not (before[0].isEmpty() and rect.isEmpty()):
            self.moved.emit(before[0], rect)

    # How it looks

    def draw(self, under: Image.Image, depth: int) -> Image.Image:
        """Draw the pointer over what is under it, 16 × 16 pixels of mode P at `depth` bits; return them."""
        black, white = _masks(self._name(), look.current().depth)
        last = (1 << depth) - 1
        if self.shape.inverts:
            under.paste(under.point([(last - index) & 255 for index in range(256)]), mask=black)
        else:
            under.paste(0, mask=white)
            under.paste(last, mask=black)
        return under

    def over(self, indices: Image.Image, depth: int) -> Image.Image:
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
    """Return the black and the white cells of a shape, as masks of 16 × 16."""
    image = picture("art", name).convertToFormat(QImage.Format.Format_ARGB32)
    masks = Image.new("L", (SIDE, SIDE)), Image.new("L", (SIDE, SIDE))
    for x in range(SIDE):
        for y in range(SIDE):
            pixel = image.pixel(x, y)
            if pixel >> 24:
                masks[bool(pixel & 0xFFFFFF)].putpixel((x, y), 255)
    return masks


def shape_over(scene: QGraphicsScene, pixel: QPoint) -> tuple[PointerShape | None, bool]:
    """Return the shape that the widget under a pixel asks for, and whether it is at hand in any case.

    None stands for a widget that wants no pointer over it. A widget with a method `clickable`, of a point,
    has the hand wherever that is true. Menus and modal dialogs are at hand.
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
