"""Windows of the emulated screen: a frame, its boxes that follow the mouse, and the content inside."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QRadioButton, QWidget

from macclassic.quickdraw import ovals
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.windows import window_frames
from macclassic.toolbox.windows.window_frames import Frame as Frame

SMALLEST = QSize(80, 60)
"""The smallest content that a size box makes, unless the window says otherwise."""
ANY_SIZE = QSize(1 << 14, 1 << 14)
"""Larger than any screen."""


class WindowPart(Enum):
    """What of a window lies under a point."""

    NONE = auto()
    CONTENT = auto()
    TITLE = auto()
    CLOSE = auto()
    ZOOM = auto()
    GROW = auto()


class Window(Guarded, QWidget):
    """One window: a frame and, inside it, a `content` widget.

    The content has a fixed size unless the window is `growable`: then it has a size box, whose `grow_lines`
    run along where scroll bars would be, and `zoomable` adds the box that makes it as large as the screen.
    `first_focus` is what the keyboard goes to when the window opens.
    """

    takes_all_keys = False
    """Whether even command keys are for it, while it is in front and modal."""

    closed = Signal()
    """The window has gone from the screen."""
    drag_started = Signal(QPoint)
    """The title was pressed, at this point of the window; whoever manages windows follows the pointer."""
    grow_started = Signal(QPoint)
    """The size box was pressed, at this point of the window."""
    zoom_wanted = Signal()
    """The zoom box was clicked."""

    opens = Signal(object)
    """Another window is to be opened, over it if it is a dialog."""

    def __init__(
        self,
        title: str,
        content: QWidget,
        frame: Frame = Frame.DOCUMENT,
        closable: bool = True,
        zoomable: bool = False,
        growable: bool = False,
        grow_lines: bool = True,
    ):
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowTitle(title)
        self.frame_kind = frame
        self.closable = closable and frame in (Frame.DOCUMENT, Frame.ROUND)
        self.zoomable = zoomable and frame is Frame.DOCUMENT
        self.growable = growable and frame is Frame.DOCUMENT
        self.grow_lines = grow_lines
        self.smallest = SMALLEST
        self.largest = ANY_SIZE
        """The largest content that the size box and the zoom box make."""
        self.layer: str | None = None
        """What it belongs to, a game by its key or the desktop (`windows.DESKTOP`), all windows of which lie
        together; unless this says so before it opens, to what it opens over."""
        self.stays = False
        """Of a modal one, whether it stays when what it was opened over goes: what must be told."""
        self.active = False
        self._gone = False
        self._tracked = WindowPart.NONE
        self._inside = False
        self._keyboard: QWidget | None = None
        self.content = content
        self.first_focus: QWidget = content
        content.setParent(self)
        content.setAutoFillBackground(True)
        self._grow_icon = GrowIcon(self) if self.growable else None
        self.fit()

    # Measures

    def fit(self) -> None:
        """Take the size that the content has."""
        if self.content.size() != self.content.maximumSize():
            self.content.adjustSize()
        margins = self.margins
        self.content.move(margins.left(), margins.top())
        self.setFixedSize(self.content.size().grownBy(margins))
        proxy = self.graphicsProxyWidget()
        if proxy is not None:
            # The proxy keeps the limits that the window had when it was put on the screen.
            proxy.setMinimumSize(self.size())
            proxy.setMaximumSize(self.size())
            proxy.resize(self.size())
        if self.frame_kind is Frame.ROUND:
            # The content's lower corners lie outside the frame.
            shape = self.structure()
            self.content.setMask(ovals.inside_of(shape).translated(-self.content.pos()))
        if self._grow_icon is not None:
            self._grow_icon.fit()

    def resize_content(self, size: QSize) -> None:
        """Make the content another size, within what it may have, and the window with it."""
        self.content.setFixedSize(size.expandedTo(self.smallest).boundedTo(self.largest))
        self.fit()

    @property
    def margins(self) -> QMargins:
        """What the frame adds round the content, in pixels."""
        return QMargins(*self.frame_kind.value)

    @property
    def modal(self) -> bool:
        """Whether the window keeps everything else waiting."""
        return self.frame_kind.modal

    def pressed_outside(self) -> bool:
        """Take a press of the mouse outside of this modal window; False if that means nothing to it."""
        return False

    def sizeHint(self) -> QSize:
        return self.size()

    def structure(self) -> QRegion:
        """Return the pixels that the window covers, its shadow among them, in its own coordinates."""
        box = self.rect()
        if self.frame_kind is Frame.ROUND:
            return ovals.round_rect_region(box, window_frames.ROUND)
        whole = QRegion(box)
        off = {Frame.DOCUMENT: 1, Frame.ALT: 2}.get(self.frame_kind, 0)
        if off:
            # The shadow begins late: a bit of the desktop stays in sight at two corners.
            whole -= QRegion(box.right() + 1 - off, 0, off, off)
            whole -= QRegion(0, box.bottom() + 1 - off, off, off)
        return whole

    def opaque(self) -> QRect:
        """Return a part that surely hides what is behind the window, in its own coordinates."""
        return QRect() if self.frame_kind is Frame.ROUND else self.content.geometry()

    def paint_part(self, painter: QPainter, at: QPoint, area: QRegion) -> bool:
        """Paint an area of the screen, where the window stands `at` a place, if nothing is seen there but
        content that can paint a part of itself (`draw_part`); False if that is not so."""
        content, grow, draw = self.content, self._grow_icon, getattr(self.content, "draw_part", None)
        corner = at + content.pos()
        inner = area.boundingRect().translated(-corner)
        if draw is None or not content.rect().contains(inner) or content.childrenRect().intersects(inner):
            return False
        if grow is not None and grow.mask().intersects(inner):
            return False
        painter.save()
        painter.translate(corner)
        # As Qt has it in a widget.
        painter.setFont(content.font())
        painter.setPen(content.palette().color(content.foregroundRole()))
        for each in ovals.few(area):
            # One by one: with another clip than a rectangle Qt paints what is tall by several threads.
            part = each.translated(-corner)
            painter.setClipRect(part)
            draw(painter, part)
        painter.restore()
        return True

    # Being in front, and going

    def set_active(self, active: bool) -> None:
        """Draw the window as the one in front, or as one behind; a modal dialog behind another is dimmed."""
        if active == self.active:
            return
        self.active = active
        if self.modal:
            if not active:
                self._keyboard = self.focusWidget()
            self.content.setEnabled(active)
        self.update()

    def keyboard_target(self) -> QWidget:
        """Return the control that the keyboard goes to when the window comes to the front."""
        kept, self._keyboard = self._keyboard, None
        return kept or self.focusWidget() or self.content

    def dismiss(self) -> None:
        """Take the window off the screen, once."""
        if not self._gone:
            self._gone = True
            self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on to the next control, and round from the last to the first: Qt stops there in a scene."""
        around = [each for each in stops(self) if not _stands_behind(each)]
        if not around:
            return False
        now = self.focusWidget()
        at = around.index(now) if now in around else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        around[(at + (1 if forward else -1)) % len(around)].setFocus(reason)
        return True

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        title, size = self.windowTitle(), self.content.size()
        held = self._tracked if self._inside else WindowPart.NONE
        match self.frame_kind:
            case Frame.DOCUMENT:
                painter.translate(self.content.pos())
                window_frames.document(
                    painter,
                    size,
                    title,
                    self.active,
                    close=self.closable,
                    zoom=self.zoomable,
                    pressed=held.name.lower(),
                )
            case Frame.ROUND:
                painter.translate(self.content.pos())
                window_frames.round_document(
                    painter, size, title, self.active, close=self.closable, pressed=held is WindowPart.CLOSE
                )
            case Frame.DIALOG:
                window_frames.dialog(painter, self.rect())
            case Frame.MOVABLE:
                window_frames.movable(painter, self.rect(), title, self.active)
            case Frame.PLAIN:
                window_frames.plain(painter, self.rect())
            case Frame.ALT:
                window_frames.alt(painter, self.rect())

    # The title and the boxes

    def part_at(self, point: QPoint) -> WindowPart:
        """Return what lies under a point of the window. A window behind has no boxes."""
        if not self.structure().contains(point):
            return WindowPart.NONE
        inner = point - self.content.pos()
        rows = window_frames.MOVABLE_ROWS if self.frame_kind is Frame.MOVABLE else window_frames.TITLE_ROWS
        if self.frame_kind.titled and point.y() < rows:
            if self.active and self.closable and window_frames.close_box().contains(inner):
                return WindowPart.CLOSE
            if self.active and self.zoomable and window_frames.zoom_box(self.content.width()).contains(inner):
                return WindowPart.ZOOM
            return WindowPart.TITLE
        if self.active and self.growable and window_frames.grow_box(self.content.size()).contains(inner):
            return WindowPart.GROW
        return WindowPart.CONTENT

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.press(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second press of two quick ones is a press like any other.
        self.mousePressEvent(event)

    def press(self, point: QPoint) -> None:
        """Begin what a press on this point of the frame begins: a drag, growing, or tracking of a box."""
        part = self.part_at(point)
        if part in (WindowPart.CLOSE, WindowPart.ZOOM):
            self._tracked, self._inside = part, True
            self.update()
        elif part is WindowPart.TITLE:
            self.drag_started.emit(point)
        elif part is WindowPart.GROW:
            self.grow_started.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._tracked is not WindowPart.NONE:
            inside = self.part_at(event.position().toPoint()) is self._tracked
            if inside != self._inside:
                self._inside = inside
                self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        part, self._tracked, self._inside = self._tracked, WindowPart.NONE, False
        if part is WindowPart.NONE:
            return
        self.update()
        if self.part_at(event.position().toPoint()) is not part:
            return
        if part is WindowPart.CLOSE:
            self.dismiss()
        else:
            self.zoom_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The close box by keyboard: ⌘W, also where no menu has it.
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.closable and command and event.key() == Qt.Key.Key_W:
            self.dismiss()
        else:
            event.ignore()


def calls_off(event: QKeyEvent) -> bool:
    """Whether a key, when pressed, cancels what is asked or held: Esc, or ⌘ and a full stop."""
    command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() == Qt.Key.Key_Escape or (command and event.key() == Qt.Key.Key_Period)


class ReaderWindow(Window):
    """A window that only shows something, as large as somebody wants: what cancels, or ⌘W, puts it away.

    What stands in its content is laid out anew whenever that has another size (`lay_out`). Of keys it hears
    through its content and whatever else it watches (`installEventFilter`).
    """

    def __init__(self, title: str, size: QSize, smallest: QSize) -> None:
        """`size`: of its content at first."""
        body = QWidget()
        body.setFixedSize(size)
        super().__init__(title, body, zoomable=True, growable=True, grow_lines=False)
        self.smallest = smallest
        body.installEventFilter(self)

    def lay_out(self) -> None:
        """Fit all to the size of the content."""

    def strike(self, watched: QObject, key: int) -> bool:
        """Do what else a key does at what has the keyboard; False if that is nothing."""
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.content and event.type() == QEvent.Type.Resize:
            self.lay_out()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.strike(watched, event.key()):
            return True
        if calls_off(event) or (command and event.key() == Qt.Key.Key_W):
            self.dismiss()
            return True
        return super().eventFilter(watched, event)


class GrowIcon(Guarded, QWidget):
    """The size box and its lines, over the content; nothing else of the content is covered."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def fit(self) -> None:
        """Lie over the content, above all that stands in it."""
        content = self._window.content
        self.setGeometry(content.geometry())
        w, h = content.width(), content.height()
        shown = QRegion(window_frames.grow_box(content.size()))
        if self._window.grow_lines:
            shown += QRect(w - window_frames.GROW, 0, 1, h)
            shown += QRect(0, h - window_frames.GROW, w, 1)
        self.setMask(shown)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # In a scene a mask keeps the mouse out, but not the brush.
        painter.setClipRegion(self.mask())
        window_frames.grow_icon(painter, self.size(), self._window.active)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Left to the window below.
        event.ignore()


def stops(window: Window) -> list[QWidget]:
    """Return all that the keys can come to, in the order of Tab; of a group, each button."""
    found = []
    each = window.nextInFocusChain()
    while each is not None and each is not window:
        takes = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None
        if takes and each.isEnabled() and each.isVisibleTo(window):
            found.append(each)
        each = each.nextInFocusChain()
    return found


def _stands_behind(control: QWidget) -> bool:
    """Tell whether another radio button of its group has the mark: Tab goes to that one, arrows to this."""
    if not isinstance(control, QRadioButton) or control.isChecked():
        return False
    group = control.group()
    marked = group.checkedButton() if group is not None and group.exclusive() else None
    return marked is not None and marked.isEnabled() and marked.isVisibleTo(control.window())
