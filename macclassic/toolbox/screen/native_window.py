"""Native window of the emulated screen: scale, borders, scrolling, and mouse positions.

To Qt the view is neither scaled nor scrolled. Events with a position are delivered at the emulated pixel that
is visible there, computed in one place (`Display.to_screen`). So code that asks for the pointer's position,
also Qt's own menus, agrees with the visible picture at any scale.
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
    QScreen,
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

MIN_SCALE_GAIN = 1.01
"""Factor up to which a scale is not worth its soft edges, compared with the whole scale below."""

ROUNDING_ERROR = 1e-6
"""Maximum error of a position after a desktop's scaling, in physical pixels."""

EDGE, STEP, PUSH_MS = 12, 12, 25
"""Scrolling at an edge: maximum distance of the pointer, step (both in logical pixels), interval."""


def _room_for(pixels: int, ratio: float) -> int:
    """Return a logical length with room for a number of physical pixels."""
    step = int(ratio + 0.5)
    if (pixels / ratio).is_integer() and (step <= 2 or step == ratio):
        return int(pixels / ratio)
    # Qt rounds to whole pixels both ways, and makes window managers step by the rounded ratio; one pixel too
    # few would reduce the scale by one.
    return ceil((pixels + step - 0.5 + ratio / 2) / ratio)


def within(point: QPoint, area: QRect) -> QPoint:
    """Return the point of an area that is nearest to `point`."""
    return QPoint(
        min(max(point.x(), area.left()), area.right()), min(max(point.y(), area.top()), area.bottom())
    )


def moved_into(rect: QRect, room: QRect) -> QRect:
    """Return a rectangle moved as little as possible into `room`; a larger one starts at its corner."""
    free = (room.size() - rect.size() + QSize(1, 1)).expandedTo(QSize(1, 1))
    return QRect(within(rect.topLeft(), QRect(room.topLeft(), free)), rect.size())


def on_screen(widget: QWidget, point: QPoint) -> QPoint | None:
    """Return the screen pixel of a point of a widget; None if the widget is on no screen."""
    proxy = widget.window().graphicsProxyWidget()
    return None if proxy is None else widget.mapTo(widget.window(), point) + proxy.scenePos().toPoint()


def mouse_at(event: QMouseEvent, at: QPointF, widget: QWidget) -> QMouseEvent:
    """Return a copy of a mouse event at another position of a widget."""
    buttons = event.button(), event.buttons(), event.modifiers(), event.source()
    return QMouseEvent(event.type(), at, at, widget.mapToGlobal(at), *buttons)


LARGEST_UNASKED = 2
"""Largest scale that is used where none was chosen."""


def available(display: QScreen) -> QRect:
    """Return the part of a display that windows may fill."""
    return display.availableGeometry()


class Display(Guarded, QGraphicsView):
    """Shows a frame at a scale, surrounded by black, with the pointer over it.

    The scale is the largest whole one that fits, or the largest of all. A window too small for scale 1 shows
    a part of the picture. The pointer at an edge, the mouse wheel and the keyboard focus scroll it.
    """

    full_screen_changed = Signal(bool)

    def __init__(self, scene: QGraphicsScene, scale: int | None) -> None:
        """Create a display without content; for `scale` see `set_scale`."""
        super().__init__(scene)
        # Created here: for a viewport created by Qt, PySide would create the classes of all Qt widgets.
        self.setViewport(QWidget())
        self.buffer = FrameBuffer(0, 0, 1)
        self.pointer = Pointer(self)
        """The pointer; between `begin_waiting` and `end_waiting` it is a watch."""
        self._wanted_scale = scale
        self._fill = False
        self._picture = QSize(1, 1)
        """Size of the whole picture in physical pixels."""
        self._blanked = False
        self._mouse: QPointF | None = None
        self._held = False
        self._scrolled = QPoint()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        # Position and scale of the scene are computed here, not by Qt.
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setSceneRect(0, 0, 1, 1)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self.pointer.moved.connect(self._show_pointer)
        self._push = QTimer(self)
        self._push.setInterval(PUSH_MS)
        self._push.timeout.connect(self._scroll_on)

    @property
    def screen_size(self) -> QSize:
        """Width and height in pixels of the emulated screen."""
        return QSize(self.buffer.width, self.buffer.height)

    # Scale

    @property
    def pixel_scale(self) -> float:
        """Width of one emulated pixel in physical pixels."""
        return self._picture.width() / self.buffer.width

    @property
    def scale_wanted(self) -> tuple[int | None, bool]:
        """Arguments of the last `set_scale`."""
        return self._wanted_scale, self._fill

    def set_scale(self, scale: int | None, fill: bool = False) -> None:
        """Show each pixel `scale` physical pixels wide; None means as large as fits, at most 2.

        A scale that does not fit on the display falls back to the largest one that does. With `fill` the
        scale is as large as possible, whole or not, and the window is maximized.
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
        """Window size for the requested scale, or the largest that fits, in logical pixels."""
        ratio, window = self.devicePixelRatioF(), self.window()
        room = available(self.screen()).size() - (window.frameSize() - window.size())
        scale = max(1, min(self._wanted_scale or LARGEST_UNASKED, self._whole(room * ratio)))
        size = self.screen_size * scale
        return QSize(_room_for(size.width(), ratio), _room_for(size.height(), ratio))

    def refit(self) -> None:
        """Move the window onto its display if it reaches outside with its frame; shrink it if it must."""
        window = self.window()
        if not window.isVisible() or window.windowState() != Qt.WindowState.WindowNoState:
            return
        free, whole, inner = available(self.screen()), window.frameGeometry(), window.geometry()
        if free.contains(whole):
            return
        frame = whole.size() - inner.size()
        if whole.width() > free.width() or whole.height() > free.height():
            whole.setSize(self.size_wanted.boundedTo(free.size() - frame) + frame)
        corner = moved_into(whole, free).topLeft() + inner.topLeft() - window.frameGeometry().topLeft()
        window.setGeometry(QRect(corner, whole.size() - frame))

    def _whole(self, room: QSize) -> int:
        """Return the largest whole scale that fits into `room` physical pixels; 0 if none does."""
        return min(room.width() // self.buffer.width, room.height() // self.buffer.height)

    def set_full_screen(self, full: bool) -> None:
        """Switch full screen on or off; the picture is surrounded by black."""
        window, state = self.window(), Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | state if full else window.windowState() & ~state)

    def _fit(self) -> None:
        """Use the largest scale that fits into the native window."""
        ratio, size = self.devicePixelRatioF(), self.screen_size
        room = QSize(round(self.width() * ratio), round(self.height() * ratio))
        self._picture = size * max(1, self._whole(room))
        if self._fill:
            largest = size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
            if largest.width() > self._picture.width() * MIN_SCALE_GAIN:
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
            # The window is on another display, or the scaling of its display has changed.
            self.set_scale(*self.scale_wanted)
        elif event.type() == QEvent.Type.ThemeChange:
            # Dark or light mode was changed on the desktop: its fonts and colours must not affect our
            # picture.
            QApplication.setFont(fonts.system())
            # else Qt sees no change, and keeps the palettes of single classes
            QApplication.setPalette(QPalette())
            QApplication.setPalette(QApplication.style().standardPalette())
        done = super().event(event)
        if event.type() == QEvent.Type.KeyPress:
            self._show_focus()
        return done

    # Coordinates

    def _origin(self) -> QPoint:
        """Return the position of the screen's corner in the viewport, in physical pixels."""
        ratio = self.devicePixelRatioF()

        def along(room: int, picture: int, scrolled: int) -> int:
            free = round(room * ratio) - picture
            return free // 2 if free >= 0 else -scrolled

        return QPoint(
            along(self.viewport().width(), self._picture.width(), self._scrolled.x()),
            along(self.viewport().height(), self._picture.height(), self._scrolled.y()),
        )

    def on_display(self, area: QRect, around: int = 0) -> QRect:
        """Return the part of the viewport that shows an area of the screen, in logical pixels.

        `around` enlarges it by a number of physical pixels on each side.
        """
        ratio, origin, k = self.devicePixelRatioF(), self._origin(), self.pixel_scale
        return QRectF(
            (origin.x() + area.x() * k - around) / ratio,
            (origin.y() + area.y() * k - around) / ratio,
            (area.width() * k + 2 * around) / ratio,
            (area.height() * k + 2 * around) / ratio,
        ).toAlignedRect()

    def to_screen(self, position: QPoint | QPointF) -> QPoint:
        """Return the emulated pixel that is visible at a position in the viewport.

        In full screen the border above is the top of the picture: a menu bar there is reached at the edge of
        the display.
        """
        ratio, origin = self.devicePixelRatioF(), self._origin()
        across, down = axes(self.screen_size, self._picture)
        # The display pixel that is pointed at, despite rounding errors.
        below = floor(position.y() * ratio + ROUNDING_ERROR) - origin.y()
        return QPoint(
            across.pixel(floor(position.x() * ratio + ROUNDING_ERROR) - origin.x()),
            down.pixel(max(below, 0) if self.window().isFullScreen() else below),
        )

    def to_viewport(self, pixel: QPoint) -> QPoint:
        """Return the middle of an emulated pixel as a position in the viewport."""
        ratio, origin, k = self.devicePixelRatioF(), self._origin(), self.pixel_scale
        return QPoint(
            int((origin.x() + (pixel.x() + 0.5) * k) / ratio),
            int((origin.y() + (pixel.y() + 0.5) * k) / ratio),
        )

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the frame to the display, exact at any desktop scaling."""
        ratio = self.devicePixelRatioF()
        painter = QPainter(self.viewport())
        # Paint in physical pixels: at 125 or 150 % a logical rectangle would be resampled.
        painter.scale(1 / ratio, 1 / ratio)
        for rect in ovals.merged(event.region()):
            dirty = QRectF(
                rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio
            ).toAlignedRect()
            # With a clip other than a rectangle Qt paints high areas with several threads and waits for them.
            painter.setClipRect(dirty)
            self._copy(painter, dirty)
        painter.end()

    def _copy(self, painter: QPainter, dirty: QRect) -> None:
        """Copy a part of the picture to the display; `dirty` is in physical pixels."""
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
        """Return a part of the frame, with the pointer if it is there."""
        part, pointer = self.buffer.shown.copy(source), self.pointer.rect
        if pointer.intersects(source):
            drawn = self.pointer.draw(self.buffer.under(pointer), self.buffer.depth)
            painter = QPainter(part)
            painter.drawImage(pointer.topLeft() - source.topLeft(), self.buffer.as_shown(drawn))
            painter.end()
        return part

    def show_again(self, area: QRect) -> None:
        """Schedule a copy of a part of the emulated screen to the display."""
        # At a fractional scale the adjacent display pixel shows a bit of it too.
        self.viewport().update(self.on_display(area, 0 if self.pixel_scale.is_integer() else 1))

    def _show_pointer(self, before: QRect, now: QRect) -> None:
        for rect in (before, now):
            if not rect.isEmpty():
                self.show_again(rect)

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QTouchEvent):
            # the scene would use another pixel; Qt turns an unaccepted touch into mouse events
            event.ignore()
            return False
        if isinstance(event, QSinglePointEvent) and kind != QEvent.Type.Wheel:
            self._mouse = event.position()
            self._held = event.buttons() != Qt.MouseButton.NoButton
            self._follow()
        elif kind == QEvent.Type.Leave:
            self._mouse = None
            self._follow()
        mapped = self._at_pixel(event)
        done = super().viewportEvent(mapped)
        if mapped is not event:
            event.setAccepted(mapped.isAccepted())
        if isinstance(event, QMouseEvent):
            # After the delivery, because the widget may have changed its cursor.
            self._follow()
            self._push_edge()
        elif isinstance(event, QWheelEvent) and not mapped.isAccepted():
            # No widget there scrolls, so the picture does, if a part of it is hidden.
            self._scroll_to(self._scrolled - event.angleDelta() * self.devicePixelRatioF() / 4)
        return done

    def _at_pixel(self, event: QEvent) -> QEvent:
        """Return a copy of an event at the emulated pixel that is visible at its position."""
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
        # The caret's place, used to place candidates; Qt does not know the view's scale.
        if isinstance(value, QRectF):
            value = value.toAlignedRect()
        return self.on_display(value) if isinstance(value, QRect) else value

    def _follow(self) -> None:
        """Move the pointer to the mouse, and give it the shape for the thing there.

        While a button is held the shape stays, and the pointer stays on the screen, as on a Mac.
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
        """Hide or show the system's own pointer."""
        if blank == self._blanked:
            return
        self._blanked = blank
        # An override, because the view sets the cursor of the widget under the mouse.
        if blank:
            QGuiApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)
        else:
            QGuiApplication.restoreOverrideCursor()

    def hideEvent(self, event: QHideEvent) -> None:
        self._mouse, self._held = None, False
        self._follow()
        super().hideEvent(event)

    # Windows smaller than the picture

    def _hidden(self) -> QPoint:
        """Return how many physical pixels of the picture do not fit into the window."""
        room, picture = self.viewport().size() * self.devicePixelRatioF(), self._picture
        return QPoint(max(0, picture.width() - room.width()), max(0, picture.height() - room.height()))

    def _scroll_to(self, scrolled: QPoint) -> None:
        """Scroll the picture to a position in physical pixels, limited to its hidden part."""
        scrolled = within(scrolled, QRect(QPoint(0, 0), self._hidden()))
        if scrolled != self._scrolled:
            self._scrolled = scrolled
            self.viewport().update()
            self._follow()

    def _push_edge(self) -> None:
        """Start or stop scrolling, depending on the pointer at an edge."""
        if self._pushed() == QPoint():
            self._push.stop()
        elif not self._push.isActive():
            self._push.start()

    def _pushed(self) -> QPoint:
        """Return the current scroll step in logical pixels."""
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
        """Scroll the focused control into view, unless it is larger than the window."""
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
