"""The emulated screen: a scene of real widgets, shown through an indexed frame buffer at a whole scale."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QGuiApplication,
    QImage,
    QInputMethodEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from macclassic.quickdraw.framebuffer import FrameBuffer
from macclassic.quickdraw.ovals import row_insets
from macclassic.toolbox import look, textinput

SIZES = (QSize(640, 480), QSize(832, 624))
"""The screens there were: the 13-inch and the 16-inch display."""

MANY = 8
"""Parts that are painted singly at a time; more are painted as the rectangle round them all."""


class Scene(QGraphicsScene):
    """The desktop's pattern, and above all else the rounded black corners of the tube."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.setBrushOrigin(0, 0)
        painter.fillRect(rect, look.current().desktop)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        area = self.sceneRect().toRect()
        black = QColor(Qt.GlobalColor.black)
        for row, inset in enumerate(row_insets(16)[:8]):
            for y in (row, area.height() - 1 - row):
                painter.fillRect(0, y, inset, 1, black)
                painter.fillRect(area.width() - inset, y, inset, 1, black)


class Screen(QGraphicsView):
    """One emulated Macintosh screen in one native window.

    Whatever changes in the scene is painted once at 1:1, mapped to the colour table, and shown at a whole
    scale; nothing is painted while nothing changes.
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
        self.buffer = FrameBuffer(self.buffer.width, self.buffer.height, depth)
        self.depth_changed.emit(depth)
        self.refresh()

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
        self.buffer = FrameBuffer(size.width(), size.height(), look.current().depth)
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
        width = round(self.buffer.width * scale / ratio)
        height = round(self.buffer.height * scale / ratio)
        self.setMinimumSize(round(self.buffer.width / ratio), round(self.buffer.height / ratio))
        if not self.isFullScreen():
            self.resize(width, height)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

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
        painter.setClipRect(area)
        self._scene.render(painter, QRectF(area), QRectF(area), Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.end()
        self.buffer.take(self._painted, area)
        self.changed.emit(area)
        self.viewport().update(self._on_display(area))

    def _origin(self) -> QPoint:
        """Return where the screen's corner lies in the viewport, in physical pixels."""
        ratio = self.devicePixelRatioF()
        width, height = round(self.viewport().width() * ratio), round(self.viewport().height() * ratio)
        return QPoint(
            max(0, (width - self.buffer.width * self._scale) // 2),
            max(0, (height - self.buffer.height * self._scale) // 2),
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
        origin, k = self._origin(), self._scale
        target = QRect(origin, self.screen_size * k)
        painter = QPainter(self.viewport())
        # Paint in physical pixels: at 125 or 150 % a logical rectangle would be resampled.
        painter.scale(1 / ratio, 1 / ratio)
        dirty = QRectF(
            event.rect().x() * ratio,
            event.rect().y() * ratio,
            event.rect().width() * ratio,
            event.rect().height() * ratio,
        ).toAlignedRect()
        if not target.contains(dirty):
            painter.fillRect(dirty, QColor(Qt.GlobalColor.black))
        part = dirty.intersected(target).translated(-origin)
        if part.isEmpty():
            return
        left, top = part.left() // k, part.top() // k
        right, bottom = part.right() // k + 1, part.bottom() // k + 1
        source = QRect(left, top, right - left, bottom - top)
        painter.drawImage(QRect(origin + source.topLeft() * k, source.size() * k), self.buffer.shown, source)

    # Input

    def to_screen(self, position: QPoint) -> QPoint:
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

    def _keep_caret_place(self) -> None:
        textinput.keep_place(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.quitting.emit()
        super().closeEvent(event)
