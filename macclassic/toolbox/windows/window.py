"""Windows of the emulated screen: frame, boxes of the frame, and content."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QRadioButton, QWidget

from macclassic.quickdraw import ovals
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.style.scroll_bars import THICK as SCROLL_BAR
from macclassic.toolbox.windows import window_frames
from macclassic.toolbox.windows.narrowing import narrow
from macclassic.toolbox.windows.window_frames import Frame as Frame

SMALLEST = QSize(80, 60)
"""Default minimum size of a content that a size box makes."""
ANY_SIZE = QSize(1 << 14, 1 << 14)
"""Larger than any screen."""


class WindowPart(Enum):
    """Part of a window under a point."""

    NONE = auto()
    CONTENT = auto()
    TITLE = auto()
    CLOSE = auto()
    ZOOM = auto()
    GROW = auto()


class Window(Guarded, QWidget):
    """One window: a frame and, inside it, a `content` widget.

    The content has a fixed size unless the window is `growable`: then it has a size box. `grow_lines` adds
    the lines of scroll bars, for a content with scroll bars at the right and below. `zoomable` adds the box
    that makes it as large as the screen. `first_focus` gets the focus when the window opens.
    """

    takes_all_keys = False
    """True if even command keys are delivered to it while it is in front and modal."""

    closed = Signal()
    """The window has been closed."""
    drag_started = Signal(QPoint)
    """The title was pressed, at this point of the window; the window manager follows the pointer."""
    grow_started = Signal(QPoint)
    """The size box was pressed, at this point of the window."""
    zoom_wanted = Signal()
    """The zoom box was clicked."""

    fitted = Signal()
    """Emitted when the open window has another size."""
    question_changed = Signal()
    """The next press answers something else than the last one did."""
    opens = Signal(object)
    """Request to open another window, above this one if it is a dialog."""

    def __init__(
        self,
        title: str,
        content: QWidget,
        frame: Frame = Frame.DOCUMENT,
        closable: bool = True,
        zoomable: bool = False,
        growable: bool = False,
        grow_lines: bool = False,
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
        """Largest content that the size box and the zoom box make."""
        self.layer: str | None = None
        """Layer of the window: a game by its key, or the desktop (`windows.DESKTOP`).

        All windows of a layer are adjacent in the z-order. By default it is the layer of the window over
        which it opens.
        """
        self.stays = False
        """True if a modal window remains open when its owner closes: for messages that must be read."""
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
        """Adapt the window to the size of its content."""
        if self.content.size() != self.content.maximumSize():
            self.content.adjustSize()
        margins = self.margins
        self.content.move(margins.left(), margins.top())
        self.setFixedSize(self.content.size().grownBy(margins))
        proxy = self.graphicsProxyWidget()
        if proxy is not None:
            # The proxy keeps the size limits that the window had when it was added to the screen.
            proxy.setMinimumSize(self.size())
            proxy.setMaximumSize(self.size())
            proxy.resize(self.size())
            self.fitted.emit()
        if self.frame_kind is Frame.ROUND:
            # The content's lower corners are outside the frame.
            shape = self.structure()
            self.content.setMask(ovals.inside_of(shape).translated(-self.content.pos()))
        if self._grow_icon is not None:
            self._grow_icon.fit()

    def resize_content(self, size: QSize) -> None:
        """Resize the content, within its limits, and the window with it."""
        self.content.setFixedSize(size.expandedTo(self.smallest).boundedTo(self.largest))
        self.fit()

    def limit_width(self, width: int) -> None:
        """Make the controls narrower if the window is wider than `width`; called before the window opens.

        A scroll bar, which the window gets if it becomes higher than the screen, has room too.
        """
        room = self.content.width() - (self.width() - width) - SCROLL_BAR
        if self.width() > width and self.content.layout() is not None:
            narrow(self.content, room)
            self.fit()

    def limit_height(self, height: int) -> None:
        """Scroll, if the window can, what does not fit into `height`; called before the window opens."""

    @property
    def margins(self) -> QMargins:
        """Pixels that the frame adds round the content."""
        return QMargins(*self.frame_kind.value)

    @property
    def modal(self) -> bool:
        """True if the window blocks everything else."""
        return self.frame_kind.modal

    def pressed_outside(self) -> bool:
        """Handle a mouse press outside this modal window; return False if it is ignored."""
        return False

    def sizeHint(self) -> QSize:
        return self.size()

    def structure(self) -> QRegion:
        """Return the pixels that the window covers, including its shadow, in its own coordinates."""
        box = self.rect()
        if self.frame_kind is Frame.ROUND:
            return ovals.round_rect_region(box, window_frames.ROUND)
        whole = QRegion(box)
        off = {Frame.DOCUMENT: 1, Frame.ALT: 2}.get(self.frame_kind, 0)
        if off:
            # The shadow begins late, so the desktop is visible at two corners.
            whole -= QRegion(box.right() + 1 - off, 0, off, off)
            whole -= QRegion(0, box.bottom() + 1 - off, off, off)
        return whole

    def opaque(self) -> QRect:
        """Return a part that certainly hides everything behind the window, in its own coordinates."""
        return QRect() if self.frame_kind is Frame.ROUND else self.content.geometry()

    def paint_part(self, painter: QPainter, at: QPoint, area: QRegion) -> bool:
        """Paint an area of the screen directly with the content's `draw_part`.

        `at` is the window's corner on the screen. Returns False, without painting, if the content has no
        `draw_part` or if more than the content is visible in the area.
        """
        content, grow, draw = self.content, self._grow_icon, getattr(self.content, "draw_part", None)
        corner = at + content.pos()
        inner = area.boundingRect().translated(-corner)
        if draw is None or not content.rect().contains(inner) or content.childrenRect().intersects(inner):
            return False
        if grow is not None and grow.mask().intersects(inner):
            return False
        painter.save()
        painter.translate(corner)
        # As Qt sets them in a widget.
        painter.setFont(content.font())
        painter.setPen(content.palette().color(content.foregroundRole()))
        for each in ovals.merged(area):
            # One by one: with a clip other than a rectangle Qt paints high areas with several threads.
            part = each.translated(-corner)
            painter.setClipRect(part)
            draw(painter, part)
        painter.restore()
        return True

    # Activation and closing

    def set_active(self, active: bool) -> None:
        """Draw the window as the front window or not; a modal dialog behind another is dimmed."""
        if active == self.active:
            return
        self.active = active
        if self.modal:
            if not active:
                self._keyboard = self.focusWidget()
            self.content.setEnabled(active)
        self.update()

    def keyboard_target(self) -> QWidget:
        """Return the control that gets the focus when the window comes to the front."""
        kept, self._keyboard = self._keyboard, None
        return kept or self.focusWidget() or self.content

    def dismiss(self) -> None:
        """Close the window; later calls have no effect."""
        if not self._gone:
            self._gone = True
            self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus to the next control, and wrap round: Qt stops at the last one in a scene."""
        around = [each for each in tab_stops(self) if not _stands_behind(each)]
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
        """Return the part under a point of the window. An inactive window has no boxes."""
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
        # The second press of a double click counts as a press.
        self.mousePressEvent(event)

    def press(self, point: QPoint) -> None:
        """Handle a press on a point of the frame: start a drag, a resize, or the tracking of a box."""
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
        # Replaces the close box by ⌘W, also without a menu for it.
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.closable and command and event.key() == Qt.Key.Key_W:
            self.dismiss()
        else:
            event.ignore()


def is_cancel_key(event: QKeyEvent) -> bool:
    """Return True if a key means Cancel: Esc, or ⌘ and a full stop."""
    command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() == Qt.Key.Key_Escape or (command and event.key() == Qt.Key.Key_Period)


class ReaderWindow(Window):
    """A resizable window that only shows something; Esc, ⌘-. or ⌘W closes it.

    `lay_out` is called whenever its content is resized. The window gets keys through its content and other
    widgets that it watches (`installEventFilter`).
    """

    def __init__(self, title: str, size: QSize, smallest: QSize) -> None:
        """`size` is the initial size of its content."""
        body = QWidget()
        body.setFixedSize(size)
        super().__init__(title, body, zoomable=True, growable=True)
        self.smallest = smallest
        body.installEventFilter(self)

    def lay_out(self) -> None:
        """Lay out the children for the current size of the content."""

    def strike(self, watched: QObject, key: int) -> bool:
        """Handle another key in a watched widget; return False if it is ignored."""
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.content and event.type() == QEvent.Type.Resize:
            self.lay_out()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.strike(watched, event.key()):
            return True
        if is_cancel_key(event) or (command and event.key() == Qt.Key.Key_W):
            self.dismiss()
            return True
        return super().eventFilter(watched, event)


class ControlStrip(Guarded, QWidget):
    """Strip of controls at the foot of a reader window, with a line above it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        painter.fillRect(self.rect(), now.white)
        painter.fillRect(QRect(0, 0, self.width(), 1), now.black)


class GrowIcon(Guarded, QWidget):
    """The size box and its lines, over the content; they cover nothing else."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def fit(self) -> None:
        """Cover the content, above its children."""
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


def tab_stops(window: Window) -> list[QWidget]:
    """Return all controls that the keyboard can reach, in the order of Tab; of a group, each button."""
    found = []
    each = window.nextInFocusChain()
    while each is not None and each is not window:
        takes = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None
        if takes and each.isEnabled() and each.isVisibleTo(window):
            found.append(each)
        each = each.nextInFocusChain()
    return found


def _stands_behind(control: QWidget) -> bool:
    """Return True if another radio button of its group is checked: Tab goes to that one."""
    if not isinstance(control, QRadioButton) or control.isChecked():
        return False
    group = control.group()
    marked = group.checkedButton() if group is not None and group.exclusive() else None
    return marked is not None and marked.isEnabled() and marked.isVisibleTo(control.window())
