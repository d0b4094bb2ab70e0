"""The window manager: which windows stand on the screen, which is in front, dragging and zooming."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsProxyWidget,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from macclassic.toolbox import look
from macclassic.toolbox.screen import Screen
from macclassic.toolbox.window import Frame, Window

BAR_ROWS = 20
ZOOM_STEPS = 14
ZOOM_MS = 16


class Outline(QGraphicsItem):
    """Grey one-pixel rectangles: the outline of a window being dragged, or of one being opened."""

    def __init__(self) -> None:
        super().__init__()
        self._rects: list[QRect] = []
        self._area = QRectF(0, 0, 832, 624)
        self.setZValue(900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_rects(self, rects: list[QRect]) -> None:
        """Show these rectangles, in pixels of the screen, and no others."""
        touched = self._rects + rects
        self._rects = rects
        for rect in touched:
            self.update(QRectF(rect))

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        brush = look.current().gray
        for rect in self._rects:
            for side in (
                QRect(rect.left(), rect.top(), rect.width(), 1),
                QRect(rect.left(), rect.bottom(), rect.width(), 1),
                QRect(rect.left(), rect.top(), 1, rect.height()),
                QRect(rect.right(), rect.top(), 1, rect.height()),
            ):
                painter.fillRect(side, brush)


class Proxy(QGraphicsProxyWidget):
    """Carries one window in the scene, as a panel of its own.

    A click in a window behind only brings it forward; a click outside a modal dialog only beeps.
    """

    def __init__(self, manager: WindowManager, window: Window) -> None:
        super().__init__()
        self._manager = manager
        self.window_widget = window
        self.setWidget(window)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsPanel)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.window_widget.active:
            self._manager.activate(self.window_widget)
            event.accept()
            return
        super().mousePressEvent(event)


class WindowManager(QObject):
    """Keeps the windows of one screen, in order from back to front."""

    front_changed = Signal()
    """Another window is in front, or none is."""
    beeped = Signal()
    """Something was clicked that can't be: outside a modal dialog."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._windows: list[Window] = []
        self._proxies: dict[Window, Proxy] = {}
        self._outline = Outline()
        self._drag: tuple[Window, QPoint] | None = None
        self.zooming = True
        screen.scene().addItem(self._outline)
        screen.scene().installEventFilter(self)
        screen.resized.connect(self._keep_reachable)

    @property
    def windows(self) -> tuple[Window, ...]:
        """All windows, the one in front last."""
        return tuple(self._windows)

    @property
    def front(self) -> Window | None:
        """The window in front, if there is any."""
        return self._windows[-1] if self._windows else None

    @property
    def modal(self) -> Window | None:
        """The modal dialog that keeps everything else from the mouse and the keyboard, if there is one."""
        front = self.front
        return front if front is not None and front.frame_kind is Frame.DIALOG else None

    def open(self, window: Window, at: QPoint | None = None, zoom_from: QRect | None = None) -> None:
        """Put a window in front of all others; dialogs keep everything else waiting.

        `at` is where its frame's corner goes; without it a dialog leaves a fifth of the desktop above it
        and a document is centred. `zoom_from` draws the run of rectangles from an icon.
        """
        proxy = Proxy(self, window)
        self._screen.scene().addItem(proxy)
        proxy.setPos(QPointF(at if at is not None else self._place(window)))
        if window.frame_kind is Frame.DIALOG:
            proxy.setPanelModality(QGraphicsItem.PanelModality.SceneModal)
        self._proxies[window] = proxy
        self._windows.append(window)
        window.drag_started.connect(lambda point: self._start_drag(window, point))
        window.closed.connect(lambda: self._forget(window))
        if zoom_from is not None and self.zooming:
            proxy.hide()
            self.zoom(zoom_from, self.rect_of(window), lambda: self._show(window))
        else:
            self._show(window)

    def _show(self, window: Window) -> None:
        proxy = self._proxies.get(window)
        if proxy is not None:
            proxy.show()
            self.activate(window)
            # Activating a panel gives the keyboard to its first control, which no Mac dialog did.
            window.first_focus.setFocus()

    def _place(self, window: Window) -> QPoint:
        room = self._screen.screen_size
        x = (room.width() - window.width()) // 2
        free = room.height() - BAR_ROWS - window.height()
        part = 5 if window.frame_kind is not Frame.DOCUMENT else 2
        return QPoint(max(0, x), BAR_ROWS + max(1, free // part))

    def close(self, window: Window, zoom_to: QRect | None = None) -> None:
        """Take a window off the screen."""
        if window in self._proxies:
            rect = self.rect_of(window)
            window.dismiss()
            if zoom_to is not None and self.zooming:
                self.zoom(rect, zoom_to, lambda: None)

    def _forget(self, window: Window) -> None:
        proxy = self._proxies.pop(window, None)
        if proxy is None:
            return
        self._windows.remove(window)
        proxy.hide()
        self._screen.scene().removeItem(proxy)
        # Deleted when its own events are done with: deleting at once would pull it from under them.
        proxy.deleteLater()
        if self.front is not None:
            self.activate(self.front)
        else:
            self.front_changed.emit()

    def activate(self, window: Window) -> None:
        """Bring a window to the front and give it the keyboard."""
        if self.modal is not None and self.modal is not window:
            return
        self._windows.remove(window)
        self._windows.append(window)
        for z, each in enumerate(self._windows):
            self._proxies[each].setZValue(100 + z)
            each.set_active(each is window)
        proxy = self._proxies[window]
        self._screen.scene().setActivePanel(proxy)
        proxy.setFocus()
        window.content.setFocus() if window.focusWidget() is None else window.focusWidget().setFocus()
        self.front_changed.emit()

    def _take_keyboard(self) -> None:
        if self.front is None:
            self.front_changed.emit()
        elif self._screen.scene().activePanel() is not self._proxies[self.front]:
            self.activate(self.front)

    def rect_of(self, window: Window) -> QRect:
        """Return where a window's frame stands on the screen."""
        return QRect(self._proxies[window].pos().toPoint(), window.size())

    def move(self, window: Window, to: QPoint) -> None:
        """Move a window, keeping enough of its title on the screen to get hold of it again."""
        room: QSize = self._screen.screen_size
        x = min(max(to.x(), 24 - window.width()), room.width() - 24)
        y = min(max(to.y(), BAR_ROWS), room.height() - 12)
        self._proxies[window].setPos(QPointF(x, y))

    def _keep_reachable(self) -> None:
        for window in self._windows:
            self.move(window, self.rect_of(window).topLeft())

    # Zooming

    def zoom(self, start: QRect, end: QRect, then: Callable[[], None]) -> None:
        """Draw a run of rectangles from one place to another, then go on."""
        frames: list[QRect] = []
        for step in range(ZOOM_STEPS + 1):
            # A geometric ratio of 5:6 makes the rectangles rush towards the end.
            t = (5 / 6) ** (ZOOM_STEPS - step)
            left, top, right, bottom = (
                round(a + (b - a) * t)
                for a, b in (
                    (start.left(), end.left()),
                    (start.top(), end.top()),
                    (start.right(), end.right()),
                    (start.bottom(), end.bottom()),
                )
            )
            frames.append(QRect(QPoint(left, top), QPoint(right, bottom)))
        timer = QTimer(self)
        step_at = 0

        def tick() -> None:
            nonlocal step_at
            if step_at <= ZOOM_STEPS:
                self._outline.show_rects(frames[max(0, step_at - 3) : step_at + 1])
                step_at += 1
                return
            timer.stop()
            timer.deleteLater()
            self._outline.show_rects([])
            then()

        timer.timeout.connect(tick)
        timer.start(ZOOM_MS)

    # Dragging, and clicks outside a dialog

    def _start_drag(self, window: Window, point: QPoint) -> None:
        self._drag = (window, point)
        self._outline.show_rects([self.rect_of(window)])

    def eventFilter(self, scene: QObject, event: object) -> bool:
        if isinstance(event, QEvent) and event.type() == QEvent.Type.WindowActivate:
            # Qt forgets a panel that was opened while the native window had no keyboard.
            QTimer.singleShot(0, self, self._take_keyboard)
        if not isinstance(event, QGraphicsSceneMouseEvent):
            return False
        if self._drag is not None:
            return self._follow_drag(event)
        modal = self.modal
        if event.type() in (event.Type.GraphicsSceneMousePress, event.Type.GraphicsSceneMouseDoubleClick):
            under = self._screen.scene().items(event.scenePos())
            if modal is not None and not any(self._belongs(item, modal) for item in under):
                self.beeped.emit()
                return True
        return False

    def _belongs(self, item: QGraphicsItem, window: Window) -> bool:
        proxy = self._proxies[window]
        # Pop-up menus of a dialog are children of its proxy.
        return item is proxy or proxy.isAncestorOf(item)

    def _follow_drag(self, event: QGraphicsSceneMouseEvent) -> bool:
        assert self._drag is not None
        window, grip = self._drag
        to = event.scenePos().toPoint() - grip
        if event.type() == event.Type.GraphicsSceneMouseMove:
            self._outline.show_rects([QRect(to, window.size())])
            return True
        if event.type() == event.Type.GraphicsSceneMouseRelease:
            self._drag = None
            self._outline.show_rects([])
            if window in self._proxies:
                self.move(window, to)
            return False
        return False
