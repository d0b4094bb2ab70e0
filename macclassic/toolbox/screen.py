"""The emulated screen: a scene of real widgets, shown through an indexed frame buffer at a whole scale."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QImage,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QRegion,
)

from macclassic.quickdraw import ovals
from macclassic.quickdraw.framebuffer import FrameBuffer
from macclassic.toolbox import look, textinput
from macclassic.toolbox.display import Display
from macclassic.toolbox.scene import Scene

SIZES = (QSize(640, 480), QSize(832, 624))
"""The screens there were: the 13-inch and the 16-inch display."""

MANY = 8
"""Parts that are painted singly at a time; more are painted as the rectangle round them all."""


class Screen(Display):
    """One emulated Macintosh screen in one native window.

    Whatever changes in the scene is painted once at 1:1, mapped to the colour table, and shown at a whole
    scale; nothing is painted while nothing changes. The pointer is drawn over the frame when it is shown.
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
        super().__init__(scene, scale)
        scene.setParent(self)
        self._scene = scene
        look.use(depth)
        self._painted = QImage()
        self._invalid = QRegion()
        self.setWindowTitle("macclassic")
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
        rects = ovals.rects(region) if region.rectCount() <= MANY else [region.boundingRect()]
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
        try:
            self._scene.paint(painter, area)
        finally:
            # One that is left active would let no other paint here any more.
            painter.end()
        different = self.buffer.take(self._painted, area)
        self.changed.emit(area)
        if not different.isEmpty():
            self.viewport().update(self.on_display(different))
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.text().isprintable() and event.text() and self._typing():
            self.pointer.obscure()

    def _typing(self) -> bool:
        """Whether what is typed becomes text."""
        widget = self._focus_widget()
        return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    # Input

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
