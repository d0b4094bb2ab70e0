"""The emulated screen: a scene of real widgets, shown through an indexed frame buffer.

Qt delivers text that an input method or dead keys compose to the focused edit field. The screen adds two
things: it replaces the colours that an input method requests, and it reports the caret's place in the native
window. Qt would report it in the field's own window, and the list of candidates would open in a wrong place.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QCloseEvent,
    QGuiApplication,
    QImage,
    QInputMethodEvent,
    QIntValidator,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QRegion,
    QTextCharFormat,
    QTextFormat,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsProxyWidget,
    QGraphicsScene,
    QLineEdit,
    QStyleOptionGraphicsItem,
    QWidget,
)

from macclassic.engine.core.lazy_import import lazily
from macclassic.quickdraw import ovals, patterns
from macclassic.quickdraw.frame_buffer import FrameBuffer
from macclassic.toolbox.base import look
from macclassic.toolbox.base.keyboards import in_digits, in_latin
from macclassic.toolbox.base.pictures import BLACK
from macclassic.toolbox.base.qt_guard import Guarded, guarded
from macclassic.toolbox.screen.native_window import Display, on_screen

Attribute = QInputMethodEvent.Attribute
AttributeType = QInputMethodEvent.AttributeType

SIZES = (QSize(640, 480), QSize(832, 624))
"""Screen sizes of the time: the 13-inch and the 16-inch display."""

SETTLE_MS = 50
"""Maximum delay of mapping a shown part of the frame to the colour table."""

MAX_PARTS = 24
"""Maximum number of parts that are painted singly; more are painted as their bounding rectangle."""


class DesktopScene(Guarded, QGraphicsScene):
    """Scene: the desktop's pattern, and above all else the rounded black corners of the tube."""

    def paint(self, painter: QPainter, area: QRegion) -> None:
        """Paint an area at 1:1, in whole pixels, without anything hidden by a window in front.

        `QGraphicsScene.render` would paint everything there, also the desktop under every window. A widget
        may have a method `opaque`: it returns the rectangle in which the widget certainly hides everything
        behind it.
        """
        if self._paint_straight(painter, area):
            return
        shown: list[tuple[QGraphicsItem, QRegion]] = []
        room, around = QRegion(area), QRectF(area.boundingRect())
        for item in self.items(around, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            seen = room.intersected(item.sceneBoundingRect().toAlignedRect())
            if seen.isEmpty():
                continue
            shown.append((item, seen))
            room -= _hidden_by(item)
            if room.isEmpty():
                break
        for each in ovals.rects(room):
            # Part by part: a clipped pattern takes as long as its bounding rectangle.
            self.drawBackground(painter, each)
        option = QStyleOptionGraphicsItem()
        for item, seen in reversed(shown):
            bounds = seen.boundingRect()
            painter.save()
            painter.setClipRegion(seen)
            transform = item.sceneTransform()
            painter.setTransform(transform)
            option.exposedRect = transform.inverted()[0].mapRect(QRectF(bounds))
            item.paint(painter, option, None)
            painter.restore()
        if corners(self.sceneRect().toRect().size()).intersects(area):
            painter.setClipRegion(area)
            self.drawForeground(painter, area.boundingRect())

    def _paint_straight(self, painter: QPainter, area: QRegion) -> bool:
        """Paint an area directly, if only one widget with `paint_part` is visible there; return False if not.

        Qt's way through all parents of the widget takes longer.
        """
        around = area.boundingRect()
        for item in self.items(QRectF(around), Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if getattr(item, "blank", False):
                continue
            widget = item.widget() if isinstance(item, QGraphicsProxyWidget) else None
            paint = getattr(widget, "paint_part", None)
            if paint is None or corners(self.sceneRect().toRect().size()).intersects(around):
                return False
            return bool(paint(painter, item.scenePos().toPoint(), area))
        return False

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        area = rect.toAlignedRect() if isinstance(rect, QRectF) else rect
        patterns.lay(painter, area, look.current().desktop, QPoint(0, 0))

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        for each in ovals.rects(corners(self.sceneRect().toRect().size())):
            painter.fillRect(each, BLACK)


def _hidden_by(item: QGraphicsItem) -> QRegion:
    if isinstance(item, QGraphicsProxyWidget):
        opaque = getattr(item.widget(), "opaque", None)
        if opaque is not None:
            return QRegion(opaque().translated(item.scenePos().toPoint()))
    return QRegion()


@cache
def _corners(width: int, height: int) -> QRegion:
    region = QRegion()
    for row, inset in enumerate(ovals.row_insets(16)[:8]):
        for y in (row, height - 1 - row):
            region += QRect(0, y, inset, 1)
            region += QRect(width - inset, y, inset, 1)
    return region


def corners(size: QSize) -> QRegion:
    """Return the black pixels at the corners of a screen of this size."""
    return _corners(size.width(), size.height())


@cache
def _install_accessibility() -> None:
    """Install our accessibility factory before any screen exists: Qt keeps its first interface.

    The module of the interfaces is imported when Qt first asks for one.
    """
    QAccessible.installFactory(guarded(lazily("macclassic.toolbox.accessibility.screen_interfaces:make")))


class Screen(Display):
    """One emulated Macintosh screen in one native window.

    Changes in the scene are painted once at 1:1, mapped to the colour table, and shown scaled; nothing is
    painted without a change. The pointer is drawn over the frame when it is shown.
    """

    changed = Signal(QRect)
    """A part of the frame was painted anew, in pixels of the emulated screen."""
    quitting = Signal()
    """The native window's close button was pressed."""
    resized = Signal(QSize)
    """The emulated screen has another size."""
    depth_changed = Signal(int)

    def __init__(self, size: QSize | None = None, depth: int = 8, scale: int | None = None) -> None:
        scene = DesktopScene()
        super().__init__(scene, scale)
        scene.setParent(self)
        self._scene = scene
        look.use(depth)
        _install_accessibility()
        self._painted = QImage()
        self._invalid = QRegion()
        self._recalled = False
        self._settling = QTimer(self, singleShot=True)
        self._settling.setInterval(SETTLE_MS)
        self._settling.timeout.connect(self._settle)
        self.setWindowTitle("macclassic")
        self._set_size(size or SIZES[0])
        scene.changed.connect(self._on_changed)
        QGuiApplication.inputMethod().cursorRectangleChanged.connect(self._keep_caret_place)

    @property
    def bits(self) -> int:
        """Bits a pixel: 1, 4 or 8."""
        return self.buffer.depth

    def set_depth(self, depth: int) -> None:
        """Change the depth of the screen."""
        if depth == self.bits:
            return
        look.use(depth)
        self.buffer = FrameBuffer(self.buffer.width, self.buffer.height, depth, self.gamma)
        self.depth_changed.emit(depth)
        self.refresh()

    @property
    def gamma(self) -> bool:
        """True if colours are shown as pale as on a Macintosh display; the frame's indices are the same."""
        return self.buffer.gamma

    def set_gamma(self, gamma: bool) -> None:
        """Show all colours with Macintosh gamma, or as in the colour table."""
        if gamma != self.gamma:
            self.buffer.set_gamma(gamma)
            self.viewport().update()

    def set_screen_size(self, size: QSize) -> None:
        """Change the size of the screen; the native window follows."""
        if size != self.screen_size:
            self._set_size(size)
            self.resized.emit(size)
            self.refresh()

    def _set_size(self, size: QSize) -> None:
        self.buffer = FrameBuffer(size.width(), size.height(), look.current().depth, self.gamma)
        self._painted = QImage(size, QImage.Format.Format_RGB32)
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        self.set_scale(*self.scale_wanted)

    # Painting

    def refresh(self) -> None:
        """Paint the whole frame at once."""
        self._recalled = False
        self._paint(QRegion(QRect(QPoint(), self.screen_size)))

    @property
    def picture(self) -> QImage:
        """Copy of the scene as last painted, without the pointer."""
        return self._painted.copy()

    def rest(self) -> None:
        """Share memory between the painted and the shown picture, if equal, until the next painting."""
        self._settle()
        if not self.gamma and not self._recalled:
            self._painted = QImage(self.buffer.shown)  # Qt copies it at the next painting

    def recall(self, picture: QImage) -> None:
        """Show a picture of an earlier screen of the same size and depth, until `refresh`."""
        self._recalled = True
        self._painted = picture.convertToFormat(QImage.Format.Format_RGB32)
        self._take(self._painted.rect())
        self.viewport().update()

    def invalidate(self, area: QRect) -> None:
        """Schedule the painting of a part of the screen, in its own pixels, after the pending events.

        The scene reports whole windows as changed; a caller that moves a card knows the exact part.
        """
        if self._invalid.isEmpty():
            QTimer.singleShot(0, self, self._paint_invalid)
        self._invalid = self._invalid.united(area)

    def _paint_invalid(self) -> None:
        region, self._invalid = self._invalid, QRegion()
        self._paint(region if region.rectCount() <= MAX_PARTS else QRegion(region.boundingRect()))

    def _on_changed(self, rects: list[QRectF]) -> None:
        area = QRect()
        for rect in rects:
            area = area.united(rect.toAlignedRect())
        self._paint(QRegion(area))

    def _paint(self, area: QRegion) -> None:
        area = area.intersected(QRect(QPoint(), self.screen_size))
        if area.isEmpty() or self._recalled:
            return
        painter = QPainter(self._painted)
        try:
            self._scene.paint(painter, area)
        finally:
            # An active painter would prevent later painters on this picture.
            painter.end()
        for rect in ovals.merged(area):
            different = self._take(rect)
            self.changed.emit(rect)
            if not different.isEmpty():
                self.show_again(different)
        if self.pointer.at is not None and area.contains(self.pointer.at):
            # The thing under the pointer may have changed.
            self._follow()

    def _take(self, rect: QRect) -> QRect:
        """Update a part of the frame buffer from the painted picture; return where it may look different."""
        different = self.buffer.take(self._painted, rect)
        if not self.buffer.settled and not self._settling.isActive():
            self._settling.start()
        return different

    def _settle(self) -> None:
        other = self.buffer.settle()
        if not other.isEmpty():
            self.show_again(other)

    @property
    def indices(self) -> Image.Image:
        """Copy of the visible frame, with the pointer: a Pillow image of mode P."""
        return self.pointer.drawn_on(self.buffer.indices, self.bits)

    def save(self, path: Path, scale: int = 1) -> None:
        """Write the visible frame, including the pointer, as `FrameBuffer.save` does."""
        self.buffer.save(path, scale, self.indices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = self._typing()
        meant = self._meant(event) if typing else in_latin(event)
        super().keyPressEvent(meant)
        event.setAccepted(meant.isAccepted())
        if event.text().isprintable() and event.text() and typing and self._typing():
            self.pointer.obscure()

    def _meant(self, event: QKeyEvent) -> QKeyEvent:
        """Return a key event as the focused field is to have it: a field for numbers has digits."""
        field = self._focus_widget()
        numbers = isinstance(field, QLineEdit) and isinstance(field.validator(), QIntValidator)
        return in_digits(event) if numbers else event

    def _typing(self) -> bool:
        """Return True if typed characters become text."""
        widget = self._focus_widget()
        return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._typing():
            # A click on a button leaves the focus in the field, so Qt does not commit composed text.
            QGuiApplication.inputMethod().commit()
        super().mousePressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        ours = with_own_formats(event)
        super().inputMethodEvent(ours)
        event.setAccepted(ours.isAccepted())
        if (event.commitString() or event.preeditString()) and self._typing():
            self.pointer.obscure()

    def _keep_caret_place(self) -> None:
        """Report the caret's place in the native window to input methods.

        The field in the scene has reported its place in its embedded window; the screen replaces it.
        """
        method = QGuiApplication.inputMethod()
        if QGuiApplication.focusObject() is self and method.inputItemTransform() != QTransform():
            method.setInputItemTransform(QTransform())
            method.setInputItemRectangle(self.rect())
            method.update(Qt.InputMethodQuery.ImCursorRectangle)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.quitting.emit()
        super().closeEvent(event)


def screen_of(widget: QWidget) -> Screen | None:
    """Return the screen of a widget in an embedded window; None for any other widget."""
    proxy = widget.window().graphicsProxyWidget()
    scene = proxy.scene() if proxy is not None else None
    views = scene.views() if scene is not None else []
    return next((each for each in views if isinstance(each, Screen)), None)


def touch(widget: QWidget, rect: QRect) -> None:
    """Schedule the painting of a part of a widget, in its own pixels, and no more.

    `QWidget.update` would repaint the whole window: to the scene, a window changes as a whole.
    """
    screen, corner = screen_of(widget), on_screen(widget, QPoint(0, 0))
    if screen is None or corner is None:
        widget.update(rect)
    else:
        screen.invalidate(rect.translated(corner))


# Composed text


def with_own_formats(event: QInputMethodEvent) -> QInputMethodEvent:
    """Return an event with the same text, composed text underlined and the current clause inverted."""
    text = event.preeditString()
    attributes = [each for each in event.attributes() if each.type is not AttributeType.TextFormat]
    if text:
        attributes.append(Attribute(AttributeType.TextFormat, 0, len(text), _underlined()))
        attributes += [
            Attribute(AttributeType.TextFormat, each.start, each.length, _inverted())
            for each in event.attributes()
            if each.type is AttributeType.TextFormat and _stands_out(each.value)
        ]
    ours = QInputMethodEvent(text, attributes)
    ours.setCommitString(event.commitString(), event.replacementStart(), event.replacementLength())
    return ours


def _stands_out(wished: object) -> bool:
    """Return True if an input method marks a part of the composed text as the current one."""
    return isinstance(wished, QTextFormat) and wished.hasProperty(QTextFormat.Property.BackgroundBrush)


def _underlined() -> QTextCharFormat:
    made = QTextCharFormat()
    made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    return made


def _inverted() -> QTextCharFormat:
    made = QTextCharFormat()
    made.setBackground(look.current().black)
    made.setForeground(look.current().white)
    return made
