"""The emulated screen: a scene of real widgets, shown through an indexed frame buffer at a whole scale.

Text that is still being composed by an input method or dead keys Qt carries into the edit field that has the
keyboard. Two things are left to do: the colours that an input method wishes for are none of ours, and Qt
tells it where the field stands in its own window instead of the native one, so that its list of candidates
would open elsewhere.
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
    QKeyEvent,
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
    QStyleOptionGraphicsItem,
    QWidget,
)

from macclassic.engine.core.lazy_import import lazily
from macclassic.quickdraw import ovals, patterns
from macclassic.quickdraw.frame_buffer import FrameBuffer
from macclassic.toolbox.base import look
from macclassic.toolbox.base.hangul_keys import in_latin
from macclassic.toolbox.base.pictures import BLACK
from macclassic.toolbox.base.qt_guard import Guarded, guarded
from macclassic.toolbox.screen.native_window import Display, on_screen

Attribute = QInputMethodEvent.Attribute
AttributeType = QInputMethodEvent.AttributeType

SIZES = (QSize(640, 480), QSize(832, 624))
"""The screens there were: the 13-inch and the 16-inch display."""

SETTLE_MS = 50
"""How long after it is shown a part of the frame is mapped to the colour table, at the latest."""

MANY = 24
"""Parts that are painted at a time and mapped singly; more are painted as the rectangle round them all."""


class DesktopScene(Guarded, QGraphicsScene):
    """The desktop's pattern, and above all else the rounded black corners of the tube."""

    def paint(self, painter: QPainter, area: QRegion) -> None:
        """Paint an area at 1:1, in whole pixels, and nothing of what a window in front hides.

        `QGraphicsScene.render` would paint all that lies there, the desktop under every window too. What a
        widget in the scene surely hides is what its method `opaque` returns, a rectangle of its own, if it
        has such a method.
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
            # Part by part: a pattern that is clipped takes as long as all that is round it.
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
        """Paint an area where nothing is seen but what a widget can paint by itself (`paint_part`): Qt's way
        through all that it stands in takes longer. False if that is not so."""
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
def _heard() -> None:
    """Let Qt ask us for interfaces: before any screen stands, for it keeps the first that it makes of one.
    What makes them is imported when somebody listens."""
    QAccessible.installFactory(guarded(lazily("macclassic.toolbox.accessibility.screen_interfaces:make")))


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
        scene = DesktopScene()
        super().__init__(scene, scale)
        scene.setParent(self)
        self._scene = scene
        look.use(depth)
        _heard()
        self._painted = QImage()
        self._invalid = QRegion()
        self._recalled = False
        self._settling = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settling.timeout.connect(self._settle)
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
        self.set_scale(*self.scale_wanted)

    # Painting

    def refresh(self) -> None:
        """Paint the whole frame at once."""
        self._recalled = False
        self._paint(QRegion(QRect(QPoint(), self.screen_size)))

    @property
    def picture(self) -> QImage:
        """What the scene was when it was last painted, without the pointer: a copy."""
        return self._painted.copy()

    def rest(self) -> None:
        """Keep what was painted and what is shown in one place until more is painted, if they are alike."""
        self._settle()
        if not self.gamma and not self._recalled:
            self._painted = QImage(self.buffer.shown)  # Qt copies it when somebody paints on it

    def recall(self, picture: QImage) -> None:
        """Show what a screen of the same size and depth showed, until `refresh`."""
        self._recalled = True
        self._painted = picture.convertToFormat(QImage.Format.Format_RGB32)
        self._take(self._painted.rect())
        self.viewport().update()

    def invalidate(self, area: QRect) -> None:
        """Have a part of the screen painted anew, in its own pixels, once the events at hand are done.

        The scene names whole windows as changed; whoever moves a card knows better.
        """
        if self._invalid.isEmpty():
            QTimer.singleShot(0, self, self._paint_invalid)
        self._invalid = self._invalid.united(area)

    def _paint_invalid(self) -> None:
        region, self._invalid = self._invalid, QRegion()
        self._paint(region if region.rectCount() <= MANY else QRegion(region.boundingRect()))

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
            # One that is left active would let no other paint here any more.
            painter.end()
        for rect in ovals.few(area):
            different = self._take(rect)
            self.changed.emit(rect)
            if not different.isEmpty():
                self.show_again(different)
        if self.pointer.at is not None and area.contains(self.pointer.at):
            # What is under the pointer may be something else now.
            self._follow()

    def _take(self, rect: QRect) -> QRect:
        """Have the frame show a part of what is painted; return where it may look otherwise."""
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
        """The frame as it is seen, with the pointer: a Pillow image of mode P, a copy."""
        return self.pointer.over(self.buffer.indices, self.bits)

    def save(self, path: Path, scale: int = 1) -> None:
        """Write what is seen, pointer and all, as `FrameBuffer.save` does."""
        self.buffer.save(path, scale, self.indices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = self._typing()
        meant = event if typing else in_latin(event)
        super().keyPressEvent(meant)
        event.setAccepted(meant.isAccepted())
        if event.text().isprintable() and event.text() and typing and self._typing():
            self.pointer.obscure()

    def _typing(self) -> bool:
        """Whether what is typed becomes text."""
        widget = self._focus_widget()
        return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    # Input

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        ours = in_our_manner(event)
        super().inputMethodEvent(ours)
        event.setAccepted(ours.isAccepted())
        if (event.commitString() or event.preeditString()) and self._typing():
            self.pointer.obscure()

    def _keep_caret_place(self) -> None:
        """See to it that input methods find the caret where it stands in the native window.

        The field in the scene has told its place in its emulated window; the screen answers for its own.
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
    """Return the screen that a widget stands on, in an embedded window; None for any other."""
    proxy = widget.window().graphicsProxyWidget()
    scene = proxy.scene() if proxy is not None else None
    views = scene.views() if scene is not None else []
    return next((each for each in views if isinstance(each, Screen)), None)


def touch(widget: QWidget, rect: QRect) -> None:
    """Have a part of a widget painted anew, in its own pixels, and no more than that.

    `QWidget.update` would do the whole window: to the scene, a window changes as a whole.
    """
    screen, corner = screen_of(widget), on_screen(widget, QPoint(0, 0))
    if screen is None or corner is None:
        widget.update(rect)
    else:
        screen.invalidate(rect.translated(corner))


# Composed text


def in_our_manner(event: QInputMethodEvent) -> QInputMethodEvent:
    """Return an event with the same text, composed text underlined and the clause at hand inverted."""
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
    """Tell whether an input method marks a part of the composed text as the one being changed."""
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
