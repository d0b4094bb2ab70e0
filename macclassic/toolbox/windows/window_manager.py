"""The window manager: which windows stand on the screen, which is in front, dragging and zooming."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QGraphicsItem, QGraphicsProxyWidget, QGraphicsSceneMouseEvent

from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.native_window import moved_into, within
from macclassic.toolbox.windows.drag_outline import BAR_ROWS, Drag, Outline, grown, moved, size_after
from macclassic.toolbox.windows.window import Window, WindowPart
from macclassic.toolbox.windows.window_frames import Frame

ZOOM_STEPS = 14
ZOOM_MS = 64
"""How long a run of rectangles takes, however many of its steps can be shown meanwhile."""
FRAME_MS = 16
DESKTOP = ""
"""The layer of windows that belong to no game."""
CORNER = QPoint(0, BAR_ROWS + 1)
"""Where a window stands that is as large as the screen allows."""
CORNER_SIZE = QSize(CORNER.x(), CORNER.y())
ZOOMED = 7
"""How many pixels a window must be moved or resized by before that counts as a size of the user's own."""


PANEL = QGraphicsItem.PanelModality


class WindowProxy(Guarded, QGraphicsProxyWidget):
    """Carries one window in the scene, as a panel of its own.

    A click in a window behind only brings it forward; a click outside a modal dialog only beeps.
    """

    def __init__(self, manager: WindowManager, window: Window) -> None:
        super().__init__()
        self._manager = manager
        self._swallowing = False
        self.window_widget = window
        self.setWidget(window)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsPanel)

    def _press_behind(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Do what a press in a window behind does; True if that was all."""
        window = self.window_widget
        self._swallowing = not window.active
        if not self._swallowing:
            return False
        point = event.pos().toPoint()
        in_title = window.part_at(point) is WindowPart.TITLE
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        # With the command key a window is moved where it lies.
        if not (in_title and command):
            self._manager.activate(window)
        if in_title and event.button() == Qt.MouseButton.LeftButton:
            window.press(point)
        event.accept()
        return True

    def _give_keyboard(self, event: QGraphicsSceneMouseEvent) -> None:
        """Give the keyboard to what was pressed, if it takes it from a click.

        Qt does so for events of the window system alone; the display makes its own, by the pixel.
        """
        point = event.pos().toPoint()
        each = self.window_widget.childAt(point)
        while each is not None and each is not self.window_widget:
            if each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                each.setFocus(Qt.FocusReason.MouseFocusReason)
                return
            each = each.parentWidget()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._press_behind(event):
            self._give_keyboard(event)
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._press_behind(event):
            self._give_keyboard(event)
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._swallowing:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._swallowing:
            self._swallowing = False
            return
        super().mouseReleaseEvent(event)


class WindowManager(Guarded, QObject):
    """Keeps the windows of one screen, in order from back to front.

    What belongs to one game, or to the desktop, is a layer: its windows come forward together, and are hidden
    together. One layer is in front; that of the desktop also without a window.
    """

    front_changed = Signal()
    """Another window is in front, or none is."""
    beeped = Signal()
    """Something was clicked that can't be: outside a modal dialog."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._windows: list[Window] = []
        self._proxies: dict[Window, WindowProxy] = {}
        self._outline = Outline(screen)
        self._drag: Drag | None = None
        self._dragged: tuple[Window, bool] | None = None
        """The window that is dragged, and whether by its size box."""
        self._own_rects: dict[Window, QRect] = {}
        self._owners: dict[Window, Window] = {}
        """The windows that modal ones were opened over, and go with."""
        self._desk = screen.screen_size
        """The screen that the windows have the places and sizes of."""
        self.layer = DESKTOP
        """The layer in front."""
        self._hidden: set[str] = set()
        """The layers that are out of sight."""
        self.press_in_bar: Callable[[QPoint, Window], bool] = lambda pixel, modal: False
        """Takes a press outside of a modal window, if it is on a title that works even then."""
        self.zooming = True
        screen.scene().installEventFilter(self)
        screen.resized.connect(self._fit_screen)

    @property
    def windows(self) -> tuple[Window, ...]:
        """All windows, the one in front last."""
        return tuple(self._windows)

    @property
    def front(self) -> Window | None:
        """The window in front; None where the desktop itself is."""
        last = self._windows[-1] if self._windows else None
        return last if last is not None and last.layer == self.layer else None

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers that can be seen, the one in front last."""
        return tuple(dict.fromkeys(_layer(each) for each in self._windows if not self._is_hidden(each)))

    @property
    def some_hidden(self) -> bool:
        """Whether any window is out of sight."""
        return bool(self._hidden)

    @property
    def hidden(self) -> bool:
        """Whether all windows are out of sight, with the desktop in front."""
        return bool(self._windows) and not self.layers

    def _is_hidden(self, window: Window) -> bool:
        return _layer(window) in self._hidden

    @property
    def modal(self) -> Window | None:
        """The modal dialog that keeps everything else from the mouse and the keyboard, if there is one."""
        front = self.front
        return front if front is not None and front.modal else None

    @property
    def outline(self) -> tuple[QRegion, ...]:
        """The dotted frames that are shown now, in pixels of the screen."""
        return self._outline.frames

    # Opening and closing

    def open(
        self,
        window: Window,
        at: QPoint | None = None,
        zoom_from: QRect | None = None,
        owner: Window | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Put a window in front of all others; dialogs keep everything else waiting, what opens then too.

        `at` is where its frame's corner goes; without it a dialog leaves a fifth of the desktop above it
        and a document is centred. `zoom_from` draws the run of rectangles from an icon; `then` is called when
        the window stands there. A modal dialog goes with its `owner`, or else with the window that it opens
        over; nobody hears an answer then.
        """
        if owner not in self._proxies:
            owner = self.front
        if window.layer is None:
            window.layer = self.layer if owner is None else owner.layer
        if owner is not None and window.modal and not window.stays:
            owner = self._owners.get(owner) if owner.modal else owner
            self._owners |= {window: owner} if owner is not None else {}
        proxy = WindowProxy(self, window)
        self._screen.scene().addItem(proxy)
        proxy.setPos(QPointF(at if at is not None else self._place(window)))
        self._proxies[window] = proxy
        waiting = None if window.modal else self.modal
        self._windows.insert(len(self._windows) - (waiting is not None), window)
        if waiting is not None:
            waiting.layer = window.layer  # which comes to the front when that has been answered
        self.layer = _layer(window)
        window.drag_started.connect(lambda point: self._start_drag(window, point))
        window.grow_started.connect(lambda point: self._start_drag(window, point, True))
        window.opens.connect(self.open)
        window.zoom_wanted.connect(lambda: self.toggle_zoom(window))
        window.closed.connect(lambda: self._forget(window))
        if zoom_from is not None and self.zooming:
            proxy.hide()
            self.front_changed.emit()
            self.zoom(zoom_from, self.rect_of(window), lambda: self._show(window, then))
        else:
            self._show(window, then)

    def _show(self, window: Window, then: Callable[[], object]) -> None:
        proxy = self._proxies.get(window)
        if proxy is None:
            return
        proxy.show()
        if self.modal is not None and self.modal is not window:
            self.activate(self.modal)
        else:
            self.activate(window)
            # Activating a panel gives the keyboard to its first control, which no Mac dialog did.
            window.first_focus.setFocus()
        then()

    def _place(self, window: Window) -> QPoint:
        room = self._screen.screen_size
        x = (room.width() - window.width()) // 2
        free = room.height() - BAR_ROWS - window.height()
        part = 5 if window.frame_kind is not Frame.DOCUMENT else 2
        return QPoint(max(0, x), BAR_ROWS + max(1, free // part))

    def close(self, window: Window) -> None:
        """Take a window off the screen."""
        if window in self._proxies:
            window.dismiss()

    def _forget(self, window: Window) -> None:
        proxy = self._proxies.pop(window, None)
        if proxy is None:
            return
        self._windows.remove(window)
        self._own_rects.pop(window, None)
        self._owners.pop(window, None)
        for each in [each for each, owner in self._owners.items() if owner is window]:
            each.dismiss()
        if self._drag is not None and self._dragged is not None and self._dragged[0] is window:
            self._drag.cancel()
            self._drag = None
        proxy.hide()
        self._screen.scene().removeItem(proxy)
        # Deleted when its own events are done with: deleting at once would pull it from under them.
        proxy.deleteLater()
        self._hidden &= set(map(_layer, self._windows))
        self._bring_on()

    # Being in front

    def activate(self, window: Window) -> None:
        """Bring a window to the front and give it the keyboard."""
        if self.modal is not None and self.modal is not window:
            return
        self.layer = layer = _layer(window)
        if layer in self._hidden:
            self._hidden.remove(layer)
            for each in self._of(layer):
                self._proxies[each].show()
        self._windows.sort(key=lambda each: (each.layer == layer, each is window))
        for z, each in enumerate(tuple(self._windows)):
            proxy = self._proxies.get(each)
            if proxy is None:
                continue  # a hint goes when Qt gives the keyboard to something else
            each.set_active(each is window)
            proxy.setZValue(100 + z)
            # Only the one in front: two modal panels would keep each other from everything.
            modal = each is window and each.modal
            proxy.setPanelModality(PANEL.SceneModal if modal else PANEL.NonModal)
        proxy = self._proxies[window]
        self._screen.scene().setActivePanel(proxy)
        proxy.setFocus()
        window.keyboard_target().setFocus()
        self.front_changed.emit()

    def bring_next(self) -> None:
        """Bring the window in sight that is farthest back to the front, unless a modal dialog waits."""
        last = next((each for each in self._windows if not self._is_hidden(each)), None)
        if last is not None and last is not self.front and self.modal is None:
            self.activate(last)

    def bring(self, layer: str) -> None:
        """Bring all windows of a layer to the front, as they lie, or the desktop where it has none, unless a
        modal dialog waits for an answer."""
        there = self._of(layer)
        if there:
            self.activate(there[-1])
        elif self.modal is None:
            self.layer = DESKTOP
            for each in self._windows:
                each.set_active(False)
            self.front_changed.emit()

    def _bring_on(self) -> None:
        """Bring what is in front to the front, or the next if that has gone; the desktop needs no window."""
        stays = self.layer in (DESKTOP, *self.layers)
        self.bring(self.layer if stays else next(reversed(self.layers), DESKTOP))

    def _of(self, layer: str) -> list[Window]:
        return [each for each in self._windows if each.layer == layer]

    def close_front(self) -> bool:
        """Close the window in front as its close box does; a modal dialog waits for its answer. Tell whether
        there was one."""
        front = self.front
        if front is not None and front.closable and self.modal is None:
            front.dismiss()
        return front is not None

    def hide(self, *layers: str) -> None:
        """Put all windows of some layers out of sight, as they are, unless a modal dialog waits for an
        answer; the next comes to the front, or the desktop, whose own windows stay."""
        if self.modal is not None:
            return
        for window in self._windows:
            if window.layer in layers and window.layer != DESKTOP:
                self._hidden.add(_layer(window))
                window.set_active(False)
                self._proxies[window].hide()
        self._bring_on()

    def hide_all(self) -> None:
        """Put all windows but the desktop's own out of sight, and bring that to the front."""
        self.hide(*self.layers)
        self.bring(DESKTOP)

    def show_all(self) -> None:
        """Bring back what was put out of sight, and to the front if nothing but the desktop is there."""
        if self._hidden:
            self._hidden.clear()
            for window in self._windows:
                self._proxies[window].show()
            self.activate(self.front or self._windows[-1])

    def _take_keyboard(self) -> None:
        if self.front is None:
            self.front_changed.emit()
        elif self._screen.scene().activePanel() is not self._proxies[self.front]:
            self.activate(self.front)

    # Places and sizes

    def rect_of(self, window: Window) -> QRect:
        """Return where a window's frame stands on the screen."""
        return QRect(self._proxies[window].pos().toPoint(), window.size())

    def move(self, window: Window, to: QPoint) -> None:
        """Move a window, keeping enough of its title on the screen to get hold of it again."""
        room: QSize = self._screen.screen_size
        least, most = QPoint(24 - window.width(), BAR_ROWS), QPoint(room.width() - 24, room.height() - 12)
        self._proxies[window].setPos(QPointF(within(to, QRect(least, most))))

    def room(self, window: Window) -> QSize:
        """Return the largest content that a window can have which lies below the menu bar."""
        return (self._desk - CORNER_SIZE).shrunkBy(window.margins)

    def _fit_screen(self, screen: QSize) -> None:
        """Fit the windows that can be resized to another screen: what filled the old one fills the new one,
        and none stays larger than it. All of them stay within reach."""
        self._own_rects.clear()
        was = {window: self.room(window) for window in self._windows}
        self._desk = screen
        for window, old in was.items():
            if window not in self._proxies:
                continue  # a table that was resized has ended what it asked
            at, size, room = self.rect_of(window).topLeft(), window.content.size(), self.room(window)
            full = size.width() > old.width() - ZOOMED and size.height() > old.height() - ZOOMED
            if window.growable and (full or size != size.boundedTo(room)):
                at = CORNER if full else at
                window.resize_content(room if full else size.boundedTo(room))
                at = moved_into(QRect(at, window.size()), QRect(CORNER, screen - CORNER_SIZE)).topLeft()
            self.move(window, at)

    def standard_rect(self, window: Window) -> QRect:
        """Return where a window's frame goes when it is zoomed: the screen less 3 pixels and the bars."""
        margins = window.margins
        room = QRect(QPoint(0, 0), self._screen.screen_size).adjusted(3, 3 + 38, -3, -3)
        # A window that can't fill the screen in one direction stays there where it is.
        content = self.rect_of(window).marginsRemoved(margins)
        content.setSize(room.size().expandedTo(window.smallest).boundedTo(window.largest))
        return moved_into(content, room).marginsAdded(margins)

    def toggle_zoom(self, window: Window) -> None:
        """Make a window as large as the screen, or give it back the place and size it had."""
        now, standard = self.rect_of(window), self.standard_rect(window)
        if not _differ(now, standard):
            least = window.smallest.grownBy(window.margins)
            goal = self._own_rects.get(window, QRect(now.topLeft(), least))
        else:
            self._own_rects[window] = now
            goal = standard
        margins = window.margins
        window.resize_content(goal.size().shrunkBy(margins))
        self.move(window, goal.topLeft())

    # Zooming

    def zoom(self, start: QRect, end: QRect, then: Callable[[], None]) -> None:
        """Draw a run of rectangles from one place to another, then go on."""
        shapes: list[QRegion] = []
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
            shapes.append(QRegion(QRect(QPoint(left, top), QPoint(right, bottom))))
        timer, clock = QTimer(self, timerType=Qt.TimerType.PreciseTimer), QElapsedTimer()
        clock.start()

        def tick() -> None:
            step = len(shapes) * clock.elapsed() // ZOOM_MS
            if step < len(shapes):
                self._outline.show_shapes(shapes[max(0, step - 3) : step + 1])
                return
            timer.stop()
            timer.deleteLater()
            self._outline.show_shapes([])
            then()

        timer.timeout.connect(tick)
        timer.start(FRAME_MS)
        tick()

    # Dragging, and clicks outside a dialog

    def _start_drag(self, window: Window, point: QPoint, grows: bool = False) -> None:
        at = self.rect_of(window).topLeft()
        shapes = partial(grown if grows else moved, window, at)
        self._drag = Drag(self._outline, self._screen.screen_size, at + point, shapes)
        self._dragged = window, grows

    def eventFilter(self, scene: QObject, event: object) -> bool:
        if isinstance(event, QEvent) and event.type() == QEvent.Type.WindowActivate:
            # Qt forgets a panel that was opened while the native window had no keyboard.
            QTimer.singleShot(0, self, self._take_keyboard)
        if not isinstance(event, QGraphicsSceneMouseEvent):
            return False
        if self._drag is not None:
            return self._follow_drag(self._drag, event)
        modal = self.modal
        if event.type() in (event.Type.GraphicsSceneMousePress, event.Type.GraphicsSceneMouseDoubleClick):
            under = self._screen.scene().items(event.scenePos())
            if modal is not None and not any(self._belongs(item, modal) for item in under):
                pixel = event.scenePos().toPoint()
                if not self.press_in_bar(pixel, modal) and not modal.pressed_outside():
                    self.beeped.emit()
                return True
        return False

    def _belongs(self, item: QGraphicsItem, window: Window) -> bool:
        proxy = self._proxies[window]
        # Pop-up menus of a dialog are children of its proxy.
        return item is proxy or proxy.isAncestorOf(item)

    def _follow_drag(self, drag: Drag, event: QGraphicsSceneMouseEvent) -> bool:
        pointer = event.scenePos().toPoint()
        if event.type() == event.Type.GraphicsSceneMouseMove:
            drag.follow(pointer)
            return True
        if event.type() == event.Type.GraphicsSceneMouseRelease:
            self._drag = None
            by = drag.end(pointer)
            assert self._dragged is not None
            window, grows = self._dragged
            if by is None or by.isNull() or window not in self._proxies:
                return False
            if grows:
                window.resize_content(size_after(window, by))
            else:
                self.move(window, self.rect_of(window).topLeft() + by)
        return False


def _layer(window: Window) -> str:
    return window.layer or DESKTOP


def _differ(one: QRect, other: QRect) -> bool:
    """Whether two rectangles are further apart than a window that still counts as zoomed."""
    return any(
        abs(each) >= ZOOMED
        for corner in (one.topLeft() - other.topLeft(), one.bottomRight() - other.bottomRight())
        for each in corner.toTuple()
    )
