"""Windows of the emulated screen: frames drawn to the numbers of classic-mac-look §2.4 and §2.5."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import fonts
from macclassic.toolbox import look

TITLE_ROWS = 19
BOX = 11  # pixels a side of the close box

_PRESSED_BOX = (
    "###########",
    "#....#....#",
    "#.#..#..#.#",
    "#..#.#.#..#",
    "#.........#",
    "####...####",
    "#.........#",
    "#..#.#.#..#",
    "#.#..#..#.#",
    "#....#....#",
    "###########",
)


class Frame(Enum):
    """Kinds of window, by what is drawn round the content: (left, top, right, bottom) pixels."""

    DOCUMENT = (1, TITLE_ROWS, 2, 2)
    DIALOG = (8, 8, 8, 8)
    PLAIN = (1, 1, 1, 1)
    ALT = (1, 1, 3, 3)


class Window(QWidget):
    """One window: a frame and, inside it, a `content` widget of fixed size.

    `first_focus` is what the keyboard goes to when the window opens.
    """

    closed = Signal()
    """The window has gone from the screen."""
    drag_started = Signal(QPoint)
    """The title was pressed, at this point of the window; whoever manages windows follows the pointer."""

    def __init__(self, title: str, content: QWidget, frame: Frame = Frame.DOCUMENT, closable: bool = True):
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowTitle(title)
        self.frame_kind = frame
        self.closable = closable and frame is Frame.DOCUMENT
        self.active = False
        self._gone = False
        self._box_pressed = False
        self._tracking_box = False
        self.content = content
        self.first_focus: QWidget = content
        content.setParent(self)
        content.setAutoFillBackground(True)
        self.fit()

    def fit(self) -> None:
        """Take the size that the content has."""
        if self.content.size() != self.content.maximumSize():
            self.content.adjustSize()
        margins = self.margins
        self.content.move(margins.left(), margins.top())
        size = self.content.size()
        self.setFixedSize(
            size.width() + margins.left() + margins.right(), size.height() + margins.top() + margins.bottom()
        )

    @property
    def margins(self) -> QMargins:
        """What the frame adds round the content, in pixels."""
        return QMargins(*self.frame_kind.value)

    def sizeHint(self) -> QSize:
        return self.size()

    def set_active(self, active: bool) -> None:
        """Draw the window as the one in front, or as one behind."""
        if active != self.active:
            self.active = active
            self.update()

    def dismiss(self) -> None:
        """Take the window off the screen, once."""
        if not self._gone:
            self._gone = True
            self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on to the next control, and round from the last to the first: Qt stops there in a scene."""
        stops = []
        each = self.nextInFocusChain()
        while each is not None and each is not self:
            if (
                each.focusPolicy() & Qt.FocusPolicy.TabFocus
                and each.focusProxy() is None
                and each.isEnabled()
                and each.isVisibleTo(self)
            ):
                stops.append(each)
            each = each.nextInFocusChain()
        if not stops:
            return False
        now = self.focusWidget()
        at = stops.index(now) if now in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.frame_kind is Frame.DOCUMENT:
            self._draw_document(painter)
        elif self.frame_kind is Frame.DIALOG:
            self._draw_dialog(painter)
        else:
            self._draw_plain(painter)

    def _draw_document(self, painter: QPainter) -> None:
        colours = look.current()
        black = QColor(Qt.GlobalColor.black)
        w, h = self.content.width(), self.content.height()
        # The frame's own coordinates: (0, 0) is the content's corner.
        painter.translate(1, TITLE_ROWS)
        outline = black if self.active else colours.inactive_frame
        band = colours.title_bar if self.active else colours.white
        painter.fillRect(QRect(0, -18, w, 17), band)
        for rect in (QRect(-1, -19, w + 2, 1), QRect(-1, -1, w + 2, 1), QRect(-1, h, w + 2, 1)):
            painter.fillRect(rect, outline)
        for x in (-1, w):
            painter.fillRect(x, -19, 1, h + 20, outline)
        painter.fillRect(w + 1, -18, 1, h + 20, outline)
        painter.fillRect(0, h + 1, w + 2, 1, outline)
        if self.active:
            if colours.tinted:
                painter.fillRect(0, -18, w, 1, colours.tinge_light)
                painter.fillRect(0, -18, 1, 16, colours.tinge_light)
                painter.fillRect(0, -2, w, 1, colours.tinge_middle)
                painter.fillRect(w - 1, -18, 1, 17, colours.tinge_middle)
            for y in range(-15, -4, 2):
                painter.fillRect(1, y, w - 2, 1, colours.stripe)
            if self.closable:
                painter.fillRect(7, -15, BOX + 2, BOX, band)
                self._draw_box(painter, QRect(8, -15, BOX, BOX))
        self._draw_title(painter, w, band)

    def _draw_title(self, painter: QPainter, w: int, band: QColor) -> None:
        title = self.windowTitle()
        if not title:
            return
        painter.setFont(fonts.system())
        width = min(painter.fontMetrics().horizontalAdvance(title), w - 64)
        x = (w - width) // 2
        top = -17 if look.current().tinted else -18
        rows = 15 if look.current().tinted else 17
        painter.fillRect(x - 6, top, width + 12, rows, band)
        painter.setClipRect(x - 6, -18, width + 12, 17)
        colours = look.current()
        painter.setPen(QColor(Qt.GlobalColor.black) if self.active else colours.inactive_title)
        painter.drawText(x, -5, title)
        painter.setClipping(False)

    def _draw_box(self, painter: QPainter, box: QRect) -> None:
        colours = look.current()
        if self._box_pressed:
            painter.fillRect(box, colours.white)
            for y, row in enumerate(_PRESSED_BOX):
                for x, cell in enumerate(row):
                    if cell == "#":
                        painter.fillRect(box.x() + x, box.y() + y, 1, 1, Qt.GlobalColor.black)
            return
        if not colours.tinted:
            painter.fillRect(box, Qt.GlobalColor.black)
            painter.fillRect(box.adjusted(1, 1, -1, -1), colours.white)
            return
        dark, light = colours.tinge_dark, colours.tinge_light
        painter.fillRect(box, light)
        painter.fillRect(box.x(), box.y(), BOX, 1, dark)
        painter.fillRect(box.x(), box.y(), 1, BOX, dark)
        inner = box.adjusted(1, 1, -1, -1)
        painter.fillRect(inner, dark)
        painter.fillRect(inner.adjusted(0, 0, -1, -1), light)
        painter.fillRect(inner.adjusted(1, 1, -1, -1), colours.box_fill)

    def _draw_dialog(self, painter: QPainter) -> None:
        colours = look.current()
        rect = self.rect()
        black, white = Qt.GlobalColor.black, colours.white
        painter.fillRect(rect, black)
        if not colours.tinted:
            for inset, colour in ((1, white), (3, QColor(black)), (5, white)):
                painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), colour)
            return
        light, middle, dark = colours.tinge_light, colours.dialog_middle, colours.dialog_dark
        outer = rect.adjusted(1, 1, -1, -1)
        painter.fillRect(outer, dark)
        painter.fillRect(outer.adjusted(0, 0, -1, -1), light)
        painter.fillRect(rect.adjusted(2, 2, -2, -2), middle)
        inner = rect.adjusted(3, 3, -3, -3)
        painter.fillRect(inner, dark)
        painter.fillRect(inner.adjusted(1, 1, 0, 0), light)
        # The mixed corners are dark.
        painter.fillRect(inner.right(), inner.top(), 1, 1, dark)
        painter.fillRect(inner.left(), inner.bottom(), 1, 1, dark)
        painter.fillRect(rect.adjusted(4, 4, -4, -4), black)
        painter.fillRect(rect.adjusted(5, 5, -5, -5), white)

    def _draw_plain(self, painter: QPainter) -> None:
        box = self.rect()
        if self.frame_kind is Frame.ALT:
            painter.fillRect(box.adjusted(2, 2, 0, 0), Qt.GlobalColor.black)
            box = box.adjusted(0, 0, -2, -2)
        painter.fillRect(box, Qt.GlobalColor.black)
        painter.fillRect(box.adjusted(1, 1, -1, -1), look.current().white)

    # The title and the close box

    def _close_box(self) -> QRect:
        return QRect(9, 4, BOX, BOX)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self.frame_kind is not Frame.DOCUMENT or point.y() >= TITLE_ROWS:
            return
        if self.closable and self._close_box().contains(point):
            self._tracking_box = self._box_pressed = True
            self.update()
        else:
            self.drag_started.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._tracking_box:
            inside = self._close_box().contains(event.position().toPoint())
            if inside != self._box_pressed:
                self._box_pressed = inside
                self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._tracking_box:
            self._tracking_box = self._box_pressed = False
            self.update()
            if self._close_box().contains(event.position().toPoint()):
                self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
