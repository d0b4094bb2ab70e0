"""The native window that shows the emulated screen: scale, borders, scrolling, and where the mouse is.

To Qt the view is not scaled and never scrolled: its scene is met pixel by pixel, and whatever comes in with a
position is told at the emulated pixel that is seen there, found in one place (`Display.to_screen`). So all
that asks later where the pointer is, Qt's own menus too, agrees with what is seen, at any scale.
"""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QHideEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QSinglePointEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsProxyWidget,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from macclassic.quickdraw import fonts, ovals
from macclassic.quickdraw.frame_buffer import FrameBuffer
from macclassic.toolbox.base.pictures import BLACK
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.fractional_scaling import axes, enlarged, source_of
from macclassic.toolbox.screen.pointer import Pointer, PointerShape, shape_over

NEARLY = 1.01
"""A scale that is no larger than this times a whole one is not worth its soft edges."""

TINY = 1e-6
"""By how much a position that went through a desktop's scaling may be too small, in physical pixels."""

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


def within(point: QPoint, area: QRect) -> QPoint:
    """Return the point of an area that is nearest to another."""
    return QPoint(
        min(max(point.x(), area.left()), area.right()), min(max(point.y(), area.top()), area.bottom())
    )


def moved_into(rect: QRect, room: QRect) -> QRect:
    """Return a rectangle moved as little as can be into a room; what is larger begins where that does."""
    free = (room.size() - rect.size() + QSize(1, 1)).expandedTo(QSize(1, 1))
    return QRect(within(rect.topLeft(), QRect(room.topLeft(), free)), rect.size())


def on_screen(widget: QWidget, point: QPoint) -> QPoint | None:
    """Return the pixel of the emulated screen that a point of a widget is; None where it stands on none."""
    proxy = widget.window().graphicsProxyWidget()
    return None if proxy is None else widget.mapTo(widget.window(), point) + proxy.scenePos().toPoint()


def mouse_at(event: QMouseEvent, at: QPointF, widget: QWidget) -> QMouseEvent:
    """Return an event of the mouse as it would be at another position of a widget."""
    buttons = event.button(), event.buttons(), event.modifiers(), event.source()
    return QMouseEvent(event.type(), at, at, widget.mapToGlobal(at), *buttons)


class Display(Guarded, QGraphicsView):
    """Shows a frame at the largest whole scale that fits, or the largest that is, with black round it and the
    pointer over it.

    A window too small for the picture even at scale 1 shows a part of it, and pushing the pointer against an
    edge, the mouse's wheel and the keyboard's way from control to control bring the rest.
    """

    full_screen_changed = Signal(bool)

    def __init__(self, scene: QGraphicsScene, scale: int | None) -> None:
        """Show nothing yet; `scale` as `set_scale`."""
        super().__init__(scene)
        # One made here: for a widget made by Qt, PySide first makes the classes of all widgets there are.
        self.setViewport(QWidget())
        self.buffer = FrameBuffer(0, 0, 1)
        self.pointer = Pointer(self)
        """The pointer; `begin_waiting` and `end_waiting` make it a watch for as long as something takes."""
        self._wanted_scale = scale
        self._fill = False
        self._picture = QSize(1, 1)
        """How many physical pixels the whole screen takes."""
        self._blanked = False
        self._mouse: QPointF | None = None
        self._held = False
        self._scrolled = QPoint()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        # What is seen of the scene, and how large, is ours to say.
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setSceneRect(0, 0, 1, 1)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self.pointer.moved.connect(self._show_pointer)
        self._push = QTimer(self, interval=PUSH_MS)
        self._push.timeout.connect(self._scroll_on)

    @property
    def screen_size(self) -> QSize:
        """Width and height in pixels of the emulated screen."""
        return QSize(self.buffer.width, self.buffer.height)

    # Scale

    @property
    def pixel_scale(self) -> float:
        """How many physical pixels wide one pixel of the emulated screen is."""
        return self._picture.width() / self.buffer.width

    @property
    def scale_wanted(self) -> tuple[int | None, bool]:
        """What `set_scale` was told."""
        return self._wanted_scale, self._fill

    def set_scale(self, scale: int | None, fill: bool = False) -> None:
        """Show each pixel `scale` physical pixels wide; None takes what fits the display, at most 2.

        With `fill` it is as wide as there is room for, whole or not, and the window becomes as large as the
        display.
        """
        window, large = self.window(), Qt.WindowState.WindowMaximized
        if fill != self._fill and not window.isFullScreen():
            window.setWindowState(window.windowState() | large if fill else window.windowState() & ~large)
        self._wanted_scale, self._fill = scale, fill
        self.setMinimumSize(self.screen_size / (2 * self.devicePixelRatioF()))
        if not window.isFullScreen() and not window.isMaximized():
            self.resize(self.size_wanted)
        self._fit()

    @property
    def size_wanted(self) -> QSize:
        """The size of a window that shows the screen at the scale that is wanted, in logical pixels."""
        ratio, scale = self.devicePixelRatioF(), self._wanted_scale
        if scale is None:
            scale = max(1, min(2, self._whole(self.screen().availableSize() * ratio)))
        size = self.screen_size * scale
        return QSize(_room_for(size.width(), ratio), _room_for(size.height(), ratio))

    def _whole(self, room: QSize) -> int:
        """Return the largest whole scale that there is room for, in physical pixels; 0 if there is none."""
        return min(room.width() // self.buffer.width, room.height() // self.buffer.height)

    def set_full_screen(self, full: bool) -> None:
        """Fill the display, with black round the largest whole scale, or go back to a window."""
        window, state = self.window(), Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | state if full else window.windowState() & ~state)

    def _fit(self) -> None:
        """Take the largest scale that the native window has room for."""
        ratio, size = self.devicePixelRatioF(), self.screen_size
        room = QSize(round(self.width() * ratio), round(self.height() * ratio))
        self._picture = size * max(1, self._whole(room))
        if self._fill:
            largest = size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
            if largest.width() > self._picture.width() * NEARLY:
                self._picture = largest
        self._scroll_to(self._scrolled)
        self.viewport().update()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_changed.emit(self.window().isFullScreen())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            # On another display now, or its scaling has been changed.
            self.set_scale(*self.scale_wanted)
        elif event.type() == QEvent.Type.ThemeChange:
            # The desktop has become dark, or light: its fonts and colours are to stay out of our picture.
            QApplication.setFont(fonts.system())
            QApplication.setPalette(QPalette())  # else Qt sees no change, and keeps those of single classes
            QApplication.setPalette(QApplication.style().standardPalette())
        done = super().event(event)
        if event.type() == QEvent.Type.KeyPress:
            self._show_focus()
        return done

    # Places

    def _origin(self) -> QPoint:
        """Return where the screen's corner lies in the viewport, in physical pixels."""
        ratio = self.devicePixelRatioF()

        def along(room: int, picture: int, scrolled: int) -> int:
            free = round(room * ratio) - picture
            return free // 2 if free >= 0 else -scrolled

        return QPoint(
            along(self.viewport().width(), self._picture.width(), self._scrolled.x()),
            along(self.viewport().height(), self._picture.height(), self._scrolled.y()),
        )

    def on_display(self, area: QRect, around: int = 0) -> QRect:
        """Return the part of the viewport that shows some emulated pixels, in logical pixels; `around`: and
        so many physical ones beside it."""
        ratio, origin, k = self.devicePixelRatioF(), self._origin(), self.pixel_scale
        return QRectF(
            (origin.x() + area.x() * k - around) / ratio,
            (origin.y() + area.y() * k - around) / ratio,
            (area.width() * k + 2 * around) / ratio,
            (area.height() * k + 2 * around) / ratio,
        ).toAlignedRect()

    def to_screen(self, position: QPoint | QPointF) -> QPoint:
        """Return the emulated screen's pixel under a position in the viewport: the one that is seen there."""
        ratio, origin = self.devicePixelRatioF(), self._origin()
        across, down = axes(self.screen_size, self._picture)
        # The pixel of the display that is pointed at, and not a last bit less.
        return QPoint(
            across.pixel(floor(position.x() * ratio + TINY) - origin.x()),
            down.pixel(floor(position.y() * ratio + TINY) - origin.y()),
        )

    def to_viewport(self, pixel: QPoint) -> QPoint:
        """Return the middle of an emulated pixel as a position in the viewport."""
        ratio, origin, k = self.devicePixelRatioF(), self._origin(), self.pixel_scale
        return QPoint(
            int((origin.x() + (pixel.x() + 0.5) * k) / ratio),
            int((origin.y() + (pixel.y() + 0.5) * k) / ratio),
        )

    # Showing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the frame to the display, exact at any desktop scaling."""
        ratio = self.devicePixelRatioF()
        painter = QPainter(self.viewport())
        # Paint in physical pixels: at 125 or 150 % a logical rectangle would be resampled.
        painter.scale(1 / ratio, 1 / ratio)
        for rect in ovals.few(event.region()):
            dirty = QRectF(
                rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio
            ).toAlignedRect()
            # With another clip than a rectangle Qt paints what is tall by several threads and waits for them.
            painter.setClipRect(dirty)
            self._copy(painter, dirty)
        painter.end()

    def _copy(self, painter: QPainter, dirty: QRect) -> None:
        """Copy what a part of the display shows, in physical pixels."""
        origin, size = self._origin(), self.screen_size
        target = QRect(origin, self._picture)
        if not target.contains(dirty):
            painter.fillRect(dirty, BLACK)
        part = dirty.intersected(target).translated(-origin)
        if part.isEmpty():
            return
        across, down = axes(size, self._picture)
        source, k = source_of(part, across, down), across.whole
        frame = self._with_pointer(source)
        if self._picture == size * k:
            painter.drawImage(QRect(origin + source.topLeft() * k, source.size() * k), frame)
        else:
            soft = enlarged(frame, source.topLeft(), part, across, down)
            painter.drawImage(origin + part.topLeft(), soft)

    def _with_pointer(self, source: QRect) -> QImage:
        """Return a part of the frame, with the pointer where it is there."""
        part, pointer = self.buffer.shown.copy(source), self.pointer.rect
        if pointer.intersects(source):
            drawn = self.pointer.draw(self.buffer.under(pointer), self.buffer.depth)
            painter = QPainter(part)
            painter.drawImage(pointer.topLeft() - source.topLeft(), self.buffer.as_shown(drawn))
            painter.end()
        return part

    def show_again(self, area: QRect) -> None:
        """Have a part of the emulated screen copied to the display anew."""
        # Where the scale is not whole the display's pixel beside it shows something of it too.
        self.viewport().update(self.on_display(area, 0 if self.pixel_scale.is_integer() else 1))

    # The pointer

    def _show_pointer(self, before: QRect, now: QRect) -> None:
        for rect in (before, now):
            if not rect.isEmpty():
                self.show_again(rect)

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QTouchEvent):
            event.ignore()  # the scene would look under another pixel; a finger nobody takes is a mouse to Qt
            return False
        if isinstance(event, QSinglePointEvent) and kind != QEvent.Type.Wheel:
            self._mouse = event.position()
            self._held = event.buttons() != Qt.MouseButton.NoButton
            self._follow()
        elif kind == QEvent.Type.Leave:
            self._mouse = None
            self._follow()
        told = self._at_pixel(event)
        done = super().viewportEvent(told)
        if told is not event:
            event.setAccepted(told.isAccepted())
        if isinstance(event, QMouseEvent):
            # Only now has what lies there heard of the mouse.
            self._follow()
            self._push_edge()
        elif isinstance(event, QWheelEvent) and not told.isAccepted():
            # Nothing there scrolls: the picture does, if a part of it is hidden.
            self._scroll_to(self._scrolled - event.angleDelta() * self.devicePixelRatioF() / 4)
        return done

    def _at_pixel(self, event: QEvent) -> QEvent:
        """Return an event that has a position as it is on the emulated screen, in its pixels."""
        if isinstance(event, QMouseEvent):
            return mouse_at(event, QPointF(self.to_screen(event.position())), self.viewport())
        if isinstance(event, QWheelEvent):
            at = QPointF(self.to_screen(event.position()))
            turned, held = (event.pixelDelta(), event.angleDelta()), (event.buttons(), event.modifiers())
            there = self.viewport().mapToGlobal(at)
            return QWheelEvent(at, there, *turned, *held, event.phase(), event.inverted())
        if isinstance(event, QContextMenuEvent):
            pixel = self.to_screen(event.pos())
            corner = self.viewport().mapToGlobal(pixel)
            return QContextMenuEvent(event.reason(), pixel, corner, event.modifiers())
        return event

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        value = super().inputMethodQuery(query)
        # The caret's place, by which candidates are shown: to Qt the view is not scaled.
        if isinstance(value, QRectF):
            value = value.toAlignedRect()
        return self.on_display(value) if isinstance(value, QRect) else value

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
        if self._held:
            self.pointer.move_held(within(pixel, screen))
            return
        shape, at_hand = shape_over(self.scene(), pixel)
        self.pointer.move(pixel if inside and shape else None, shape or PointerShape.ARROW, at_hand)

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
        self._mouse, self._held = None, False
        self._follow()
        super().hideEvent(event)

    # A window smaller than the picture

    def _hidden(self) -> QPoint:
        """Return how many physical pixels of the picture the window has no room for."""
        room, picture = self.viewport().size() * self.devicePixelRatioF(), self._picture
        return QPoint(max(0, picture.width() - room.width()), max(0, picture.height() - room.height()))

    def _scroll_to(self, scrolled: QPoint) -> None:
        """Show the picture from a place on, in physical pixels, as far as a part of it is hidden."""
        scrolled = within(scrolled, QRect(QPoint(0, 0), self._hidden()))
        if scrolled != self._scrolled:
            self._scrolled = scrolled
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

        def along(at: float, room: int, now: int, most: int) -> int:
            back, on = at < EDGE and now > 0, at >= room - EDGE and now < most
            return -STEP if back else STEP if on else 0

        at, room, now, most = self._mouse, self.viewport().size(), self._scrolled, self._hidden()
        return QPoint(
            along(at.x(), room.width(), now.x(), most.x()), along(at.y(), room.height(), now.y(), most.y())
        )

    def _scroll_on(self) -> None:
        by = self._pushed()
        if by == QPoint():
            self._push.stop()
            return
        self._scroll_to(self._scrolled + by * self.devicePixelRatioF())

    def _show_focus(self) -> None:
        """Scroll so that the control that has the keyboard is seen, if it is not larger than the window."""
        widget = self._focus_widget()
        corner = on_screen(widget, QPoint(0, 0)) if widget is not None else None
        if widget is None or corner is None:
            return
        room, k = self.viewport().size() * self.devicePixelRatioF(), self.pixel_scale
        first, past = corner * k, (corner + QPoint(widget.width(), widget.height())) * k
        if past.x() - first.x() <= room.width() and past.y() - first.y() <= room.height():
            least = past - QPoint(room.width(), room.height())
            self._scroll_to(within(self._scrolled, QRect(least, first)))

    def _focus_widget(self) -> QWidget | None:
        item = self.scene().focusItem()
        widget = item.widget() if isinstance(item, QGraphicsProxyWidget) else None
        return widget.focusWidget() if widget is not None else None
