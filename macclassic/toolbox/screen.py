"""The emulated screen: a scene of real widgets, shown through an indexed frame buffer at a whole scale."""

from __future__ import annotations

from math import ceil
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QImage,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
    QResizeEvent,
    QSinglePointEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsProxyWidget, QGraphicsView, QWidget

from macclassic.quickdraw import fonts
from macclassic.quickdraw.framebuffer import FrameBuffer
from macclassic.toolbox import look, textinput
from macclassic.toolbox.pointer import Pointer, Shape, shape_over
from macclassic.toolbox.scene import BLACK, Scene

SIZES = (QSize(640, 480), QSize(832, 624))
"""The screens there were: the 13-inch and the 16-inch display."""

MANY = 8
"""Parts that are painted singly at a time; more are painted as the rectangle round them all."""

EDGE, STEP, PUSH_MS = 12, 12, 25
"""How near an edge the pointer pushes the picture, how far, in logical pixels, and how often."""


def _room_for(pixels: int, ratio: float) -> int:
    """Return the logical length in which so many physical pixels surely find room."""
    step = int(ratio + 0.5)
    if (pixels / ratio).is_integer() and (step <= 2 or step == ratio):
        return int(pixels / ratio)
    # Qt rounds to whole pixels both ways, and has window managers step by the rounded ratio; one pixel too
    # few would be a whole scale too few.
    return ceil((pixels + step - 0.5 + ratio / 2) / ratio)


class Screen(QGraphicsView):
    """One emulated Macintosh screen in one native window.

    Whatever changes in the scene is painted once at 1:1, mapped to the colour table, and shown at a whole
    scale; nothing is painted while nothing changes. The pointer is drawn over the frame when it is shown.
    A window too small for the picture even at scale 1 shows a part of it, and pushing the pointer against an
    edge, the mouse's wheel and the keyboard's way from control to control bring the rest.
    """

    changed = Signal(QRect)
    """A part of the frame was painted anew, in pixels of the emulated screen."""
    quitting = Signal()
    """The native window's close button was pressed."""
    resized = Signal(QSize)
    """The emulated screen has another size."""
    depth_changed = Signal(int)

    def __init__(self, size: QSize | None = None, depth: int = 8, scale: int | None = None) -> None:
        scene = Scene()
        super().__init__(scene)
        scene.setParent(self)
        self._scene = scene
        self._wanted_scale = scale
        look.use(depth)
        self.buffer = FrameBuffer(0, 0, depth)
        self.pointer = Pointer(self)
        """The pointer; `begin_waiting` and `end_waiting` make it a watch for as long as something takes."""
        self._blanked = False
        self._mouse: QPointF | None = None
        self._painted = QImage()
        self._invalid = QRegion()
        self._scale = 1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setWindowTitle("macclassic")
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self._set_size(size or SIZES[0])
        scene.changed.connect(self._on_changed)
        self.pointer.moved.connect(self._show_pointer)
        self._push = QTimer(self, interval=PUSH_MS)
        self._push.timeout.connect(self._scroll_on)
        QGuiApplication.inputMethod().cursorRectangleChanged.connect(self._keep_caret_place)

    # The screen's settings

    @property
    def bits(self) -> int:
        """Bits a pixel: 1, 4 or 8."""
        return self.buffer.depth

    def set_depth(self, depth: int) -> None:
        """Show everything at another depth from now on."""
        if depth == self.bits:
            return
        look.use(depth)
        self.buffer = FrameBuffer(self.buffer.width, self.buffer.height, depth, self.gamma)
        self.depth_changed.emit(depth)
        self.refresh()

    @property
    def gamma(self) -> bool:
        """Whether colours are shown as pale as on a Macintosh's tube; the frame's indices are the same."""
        return self.buffer.gamma

    def set_gamma(self, gamma: bool) -> None:
        """Show all colours with Macintosh gamma from now on, or as the colour table has them."""
        if gamma != self.gamma:
            self.buffer.set_gamma(gamma)
            self.viewport().update()

    @property
    def screen_size(self) -> QSize:
        """Width and height in pixels of the emulated screen."""
        return QSize(self.buffer.width, self.buffer.height)

    def set_screen_size(self, size: QSize) -> None:
        """Become a screen of another size; the native window follows."""
        if size != self.screen_size:
            self._set_size(size)
            self.resized.emit(size)
            self.refresh()

    def _set_size(self, size: QSize) -> None:
        self.buffer = FrameBuffer(size.width(), size.height(), look.current().depth, self.gamma)
        self._painted = QImage(size, QImage.Format.Format_RGB32)
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        self.set_scale(self._wanted_scale)

    @property
    def pixel_scale(self) -> int:
        """How many physical pixels wide one pixel of the emulated screen is."""
        return self._scale

    def set_scale(self, scale: int | None) -> None:
        """Show each pixel `scale` physical pixels wide; None takes what fits the display, at most 2."""
        self._wanted_scale = scale
        ratio = self.devicePixelRatioF()
        if scale is None:
            room = self.screen().availableSize() * ratio
            scale = max(1, min(2, room.width() // self.buffer.width, room.height() // self.buffer.height))
        self._scale = scale
        self.setMinimumSize(self.screen_size / (2 * ratio))
        if not self.isFullScreen() and not self.isMaximized():
            size = self.screen_size * scale
            self.resize(_room_for(size.width(), ratio), _room_for(size.height(), ratio))
        self._fit()

    def set_full_screen(self, full: bool) -> None:
        """Fill the display, with black round the largest whole scale, or go back to a window."""
        if full:
            self.showFullScreen()
        else:
            self.showNormal()
            self.set_scale(self._wanted_scale)

    def _fit(self) -> None:
        """Take the largest whole scale that the native window has room for."""
        ratio = self.devicePixelRatioF()
        fits = min(
            round(self.width() * ratio) // self.buffer.width,
            round(self.height() * ratio) // self.buffer.height,
        )
        self._scale = max(1, fits)
        self.setTransform(QTransform.fromScale(self._scale / ratio, self._scale / ratio))
        self.viewport().update()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            # On another display now, or its scaling has been changed.
            self.set_scale(self._wanted_scale)
        elif event.type() == QEvent.Type.ThemeChange:
            # The desktop has become dark, or light: its fonts and colours are to stay out of our picture.
            QApplication.setFont(fonts.system())
            QApplication.setPalette(QPalette())  # else Qt sees no change, and keeps those of single classes
            QApplication.setPalette(QApplication.style().standardPalette())
        return super().event(event)

    # Painting

    def refresh(self) -> None:
        """Paint the whole frame at once."""
        self._paint(QRect(QPoint(), self.screen_size))

    def invalidate(self, area: QRect) -> None:
        """Have a part of the screen painted anew, in its own pixels, once the events at hand are done.

        The scene names whole windows as changed; whoever moves a card knows better.
        """
        if self._invalid.isEmpty():
            QTimer.singleShot(0, self, self._paint_invalid)
        self._invalid = self._invalid.united(area)

    def _paint_invalid(self) -> None:
        region, self._invalid = self._invalid, QRegion()
        rects = list(region) if region.rectCount() <= MANY else [region.boundingRect()]  # type: ignore[call-overload]
        for rect in rects:
            self._paint(rect)

    def _on_changed(self, rects: list[QRectF]) -> None:
        area = QRect()
        for rect in rects:
            area = area.united(rect.toAlignedRect())
        self._paint(area)

    def _paint(self, area: QRect) -> None:
        area = area.intersected(QRect(QPoint(), self.screen_size))
        if area.isEmpty():
            return
        painter = QPainter(self._painted)
        self._scene.paint(painter, area)
        painter.end()
        self.buffer.take(self._painted, area)
        self.changed.emit(area)
        self.viewport().update(self._on_display(area))
        if self.pointer.at is not None and area.contains(self.pointer.at):
            # What is under the pointer may be something else now.
            self._follow()

    @property
    def indices(self) -> Image.Image:
        """The frame as it is seen, with the pointer: a Pillow image of mode P, a copy."""
        return self.pointer.over(self.buffer.indices, self.bits)

    def save(self, path: Path, scale: int = 1) -> None:
        """Write what is seen, pointer and all, as `FrameBuffer.save` does."""
        self.buffer.save(path, scale, self.indices)

    def _origin(self) -> QPoint:
        """Return where the screen's corner lies in the viewport, in physical pixels."""
        ratio = self.devicePixelRatioF()

        def along(room: int, picture: int, scrolled: int) -> int:
            free = round(room * ratio) - picture * self._scale
            return free // 2 if free >= 0 else -round(scrolled * ratio)

        return QPoint(
            along(self.viewport().width(), self.buffer.width, self.horizontalScrollBar().value()),
            along(self.viewport().height(), self.buffer.height, self.verticalScrollBar().value()),
        )

    def _on_display(self, area: QRect) -> QRect:
        ratio = self.devicePixelRatioF()
        origin = self._origin()
        k = self._scale
        return QRectF(
            (origin.x() + area.x() * k) / ratio,
            (origin.y() + area.y() * k) / ratio,
            area.width() * k / ratio,
            area.height() * k / ratio,
        ).toAlignedRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the frame to the display, nearest neighbour, exact at any desktop scaling."""
        ratio = self.devicePixelRatioF()
        painter = QPainter(self.viewport())
        # Paint in physical pixels: at 125 or 150 % a logical rectangle would be resampled.
        painter.scale(1 / ratio, 1 / ratio)
        for rect in event.region():  # type: ignore[attr-defined]
            self._copy(
                painter,
                QRectF(
                    rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio
                ).toAlignedRect(),
            )
        painter.end()

    def _copy(self, painter: QPainter, dirty: QRect) -> None:
        """Copy what a part of the display shows, in physical pixels."""
        origin, k = self._origin(), self._scale
        target = QRect(origin, self.screen_size * k)
        if not target.contains(dirty):
            painter.fillRect(dirty, BLACK)
        part = dirty.intersected(target).translated(-origin)
        if part.isEmpty():
            return
        left, top = part.left() // k, part.top() // k
        right, bottom = part.right() // k + 1, part.bottom() // k + 1
        source = QRect(left, top, right - left, bottom - top)
        painter.drawImage(QRect(origin + source.topLeft() * k, source.size() * k), self.buffer.shown, source)
        pointer = self.pointer.rect
        inside = pointer.intersected(source)
        if not inside.isEmpty():
            drawn = self.buffer.as_shown(self.pointer.draw(self.buffer.indices, self.bits))
            place = QRect(origin + inside.topLeft() * k, inside.size() * k)
            painter.drawImage(place, drawn, inside.translated(-pointer.topLeft()))

    # The pointer

    def _show_pointer(self, before: QRect, now: QRect) -> None:
        for rect in (before, now):
            if not rect.isEmpty():
                self.viewport().update(self._on_display(rect))

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QSinglePointEvent) and kind not in (QEvent.Type.Wheel,):
            self._mouse = event.position()
            self._follow()
        elif kind == QEvent.Type.Leave:
            self._mouse = None
            self._follow()
        done = super().viewportEvent(event)
        if isinstance(event, QMouseEvent):
            # Only now has what lies there heard of the mouse.
            self._follow()
            self._push_edge()
        return done

    def _follow(self) -> None:
        """Bring the pointer to where the mouse is, and give it the shape of what lies there.

        While a button is down the shape stays, and the pointer stays on the screen, as a Mac's did.
        """
        pixel = None if self._mouse is None else self.to_screen(self._mouse)
        screen = QRect(QPoint(), self.screen_size)
        inside = pixel is not None and screen.contains(pixel)
        self._blank(inside)
        if pixel is None:
            self.pointer.move(None)
            return
        if QGuiApplication.mouseButtons() or self._scene.mouseGrabberItem() is not None:
            held = QPoint(
                min(max(pixel.x(), 0), screen.right()),
                min(max(pixel.y(), 0), screen.bottom()),
            )
            self.pointer.move_held(held)
            return
        shape, at_hand = shape_over(self._scene, pixel)
        self.pointer.move(pixel if inside and shape else None, shape or Shape.ARROW, at_hand)

    def _blank(self, blank: bool) -> None:
        """Hide the system's own pointer, or show it again."""
        if blank == self._blanked:
            return
        self._blanked = blank
        # An override, since the view sets the cursor of whatever widget the mouse is over.
        if blank:
            QGuiApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)
        else:
            QGuiApplication.restoreOverrideCursor()

    def hideEvent(self, event: QHideEvent) -> None:
        self._mouse = None
        self._follow()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.text().isprintable() and event.text() and self._typing():
            self.pointer.obscure()

    def _typing(self) -> bool:
        """Whether what is typed becomes text."""
        widget = self._focus_widget()
        return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    def _focus_widget(self) -> QWidget | None:
        item = self._scene.focusItem()
        widget = item.widget() if isinstance(item, QGraphicsProxyWidget) else None
        return widget.focusWidget() if widget is not None else None

    # A window smaller than the picture

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        self._follow()

    def _push_edge(self) -> None:
        """Begin or end to scroll, as the pointer is pushed against an edge that hides something."""
        if self._pushed() == QPoint():
            self._push.stop()
        elif not self._push.isActive():
            self._push.start()

    def _pushed(self) -> QPoint:
        """Return by how much the picture is to be scrolled now, in logical pixels."""
        if self._mouse is None:
            return QPoint()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        by = QPoint()
        if self._mouse.x() < EDGE and across.value() > 0:
            by.setX(-STEP)
        elif self._mouse.x() >= self.viewport().width() - EDGE and across.value() < across.maximum():
            by.setX(STEP)
        if self._mouse.y() < EDGE and down.value() > 0:
            by.setY(-STEP)
        elif self._mouse.y() >= self.viewport().height() - EDGE and down.value() < down.maximum():
            by.setY(STEP)
        return by

    def _scroll_on(self) -> None:
        by = self._pushed()
        if by == QPoint():
            self._push.stop()
            return
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    # Input

    def to_screen(self, position: QPoint | QPointF) -> QPoint:
        """Return the emulated screen's pixel under a position in the viewport."""
        ratio = self.devicePixelRatioF()
        origin = self._origin()
        return QPoint(
            int((position.x() * ratio - origin.x()) // self._scale),
            int((position.y() * ratio - origin.y()) // self._scale),
        )

    def to_viewport(self, pixel: QPoint) -> QPoint:
        """Return the middle of an emulated pixel as a position in the viewport."""
        ratio = self.devicePixelRatioF()
        origin = self._origin()
        return QPoint(
            int((origin.x() + (pixel.x() + 0.5) * self._scale) / ratio),
            int((origin.y() + (pixel.y() + 0.5) * self._scale) / ratio),
        )

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        ours = textinput.in_our_manner(event)
        super().inputMethodEvent(ours)
        event.setAccepted(ours.isAccepted())
        if (event.commitString() or event.preeditString()) and self._typing():
            self.pointer.obscure()

    def _keep_caret_place(self) -> None:
        textinput.keep_place(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.quitting.emit()
        super().closeEvent(event)
