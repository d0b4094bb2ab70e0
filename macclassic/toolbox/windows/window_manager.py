"""Window manager: opens and closes windows, keeps their z-order, drags, resizes and zooms them."""

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
from macclassic.toolbox.windows.repeated_presses import RepeatedPresses
from macclassic.toolbox.windows.window import Window, WindowPart
from macclassic.toolbox.windows.window_frames import Frame

ZOOM_STEPS = 14
ZOOM_MS = 64
"""Duration of a zoom animation, however many of its steps are shown."""
FRAME_MS = 16
DESKTOP = ""
"""The layer of windows that belong to no game."""
CORNER = QPoint(0, BAR_ROWS + 1)
"""Position of a window as large as the screen allows."""
CORNER_SIZE = QSize(CORNER.x(), CORNER.y())
ZOOM_TOLERANCE = 7
"""Pixels by which a window must differ from its zoomed rectangle to count as not zoomed."""


PANEL = QGraphicsItem.PanelModality


class WindowProxy(Guarded, QGraphicsProxyWidget):
    """Carries one window in the scene, as a panel of its own.

    A click in an inactive window only brings it to the front; a click outside a modal dialog only beeps.
    """

    def __init__(self, manager: WindowManager, window: Window) -> None:
        super().__init__()
        self._manager = manager
        self._swallowing = False
        self.window_widget = window
        self.setWidget(window)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsPanel)

    def _press_behind(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Handle a press in an inactive window; return True if the window is inactive."""
        window = self.window_widget
        self._swallowing = not window.active
        if not self._swallowing:
            return False
        point = event.pos().toPoint()
        in_title = window.part_at(point) is WindowPart.TITLE
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        # With the command key an inactive window is dragged without coming to the front.
        if not (in_title and command):
            self._manager.activate(window)
        if in_title and event.button() == Qt.MouseButton.LeftButton:
            window.press(point)
        event.accept()
        return True

    def _give_keyboard(self, event: QGraphicsSceneMouseEvent) -> None:
        """Give the focus to the pressed control, if it accepts the focus by a click.

        Qt does this only for events of the window system; the display creates its own events.
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

    The windows of one game, or of the desktop, form a layer: they come to the front together, and are hidden
    together. One layer is in front; the desktop's may be without a window.
    """

    front_changed = Signal()
    """Another window is in front, or none is."""
    beeped = Signal()
    """A click outside a modal dialog was refused."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._windows: list[Window] = []
        self._proxies: dict[Window, WindowProxy] = {}
        self._outline = Outline(screen)
        self._drag: Drag | None = None
        self._dragged: tuple[Window, bool] | None = None
        """The dragged window, and True if it is dragged by its size box."""
        self._own_rects: dict[Window, QRect] = {}
        self._owners: dict[Window, Window] = {}
        """Owners of modal windows: a modal window closes with its owner."""
        self._controller = screen.screen_size
        """The screen size for which the windows are placed."""
        self.layer = DESKTOP
        """The layer in front."""
        self._hidden: set[str] = set()
        """The hidden layers."""
        self.press_in_bar: Callable[[QPoint, Window], bool] = lambda pixel, modal: False
        """Handles a press outside a modal window; returns True on a menu title that works in dialogs."""
        self.zooming = True
        self.balloon_help = False
        """True while balloons show what is under the pointer: windows then show nothing of that kind."""
        self.repeats = RepeatedPresses()
        """Refuses impatient presses; a modal dialog that opens or closes is a new question."""
        self._asking: Window | None = None
        """The modal dialog at the last change of the front window."""
        self.front_changed.connect(self._note_question)
        screen.scene().installEventFilter(self)
        screen.resized.connect(self._fit_screen)

    @property
    def windows(self) -> tuple[Window, ...]:
        """All windows, the front one last."""
        return tuple(self._windows)

    @property
    def front(self) -> Window | None:
        """The front window; None if the desktop itself is in front."""
        last = self._windows[-1] if self._windows else None
        return last if last is not None and last.layer == self.layer else None

    @property
    def layers(self) -> tuple[str, ...]:
        """The visible layers, the front one last."""
        return tuple(dict.fromkeys(_layer(each) for each in self._windows if not self._is_hidden(each)))

    @property
    def some_hidden(self) -> bool:
        """True if any layer is hidden."""
        return bool(self._hidden)

    @property
    def hidden(self) -> bool:
        """True if all windows are hidden, with the desktop in front."""
        return bool(self._windows) and not self.layers

    def _is_hidden(self, window: Window) -> bool:
        return _layer(window) in self._hidden

    @property
    def modal(self) -> Window | None:
        """The modal dialog that blocks the mouse and the keyboard, if there is one."""
        front = self.front
        return front if front is not None and front.modal else None

    @property
    def outline(self) -> tuple[QRegion, ...]:
        """The dotted frames shown now, in pixels of the screen."""
        return self._outline.frames

    def _note_question(self) -> None:
        if self.modal is not self._asking:
            self._asking = self.modal
            if self._asking is None:
                self.repeats.question_appeared()
            else:
                self.repeats.dialog_appeared()

    def show_outline(self, *shapes: QRegion) -> None:
        """Show the dotted frames of what a window lets its user drag, in pixels of the screen."""
        self._outline.show_shapes(shapes)

    # Opening and closing

    def open(
        self,
        window: Window,
        at: QPoint | None = None,
        zoom_from: QRect | None = None,
        owner: Window | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Open a window in front of all others, but behind a modal dialog that is open.

        `at` is the position of its frame's corner, moved so that a dialog is whole on the screen; without it
        a dialog leaves a fifth of the desktop above it and a document is centred. `zoom_from` starts a zoom
        animation from an icon's rectangle. `then` is called when the window is visible. A modal dialog closes
        with its `owner`, by default the front window, and then emits no answer.
        """
        if owner not in self._proxies:
            owner = self.front
        if window.layer is None:
            window.layer = self.layer if owner is None else owner.layer
        if owner is not None and window.modal and not window.stays:
            owner = self._owners.get(owner) if owner.modal else owner
            self._owners |= {window: owner} if owner is not None else {}
        window.limit_width(self._screen.screen_size.width())
        window.limit_height(self._screen.screen_size.height() - BAR_ROWS - 2)
        proxy = WindowProxy(self, window)
        self._screen.scene().addItem(proxy)
        if at is not None and window.modal:
            at = self._whole(QRect(at, window.size())).topLeft()
        proxy.setPos(QPointF(at if at is not None else self._place(window)))
        self._proxies[window] = proxy
        waiting = None if window.modal else self.modal
        self._windows.insert(len(self._windows) - (waiting is not None), window)
        if waiting is not None:
            waiting.layer = window.layer  # the dialog's answer then brings this layer to the front
        self.layer = _layer(window)
        window.drag_started.connect(lambda point: self._start_drag(window, point))
        window.grow_started.connect(lambda point: self._start_drag(window, point, True))
        window.opens.connect(self.open)
        window.fitted.connect(lambda: self._keep_whole(window))
        window.question_changed.connect(self.repeats.dialog_appeared)
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
            # Activating a panel gives the focus to its first control, which no Mac dialog did.
            window.first_focus.setFocus()
        then()

    def _whole(self, rect: QRect) -> QRect:
        """Return a rectangle moved so that it is whole on the screen, below the menu bar."""
        return moved_into(rect, QRect(QPoint(0, 0), self._screen.screen_size).adjusted(0, BAR_ROWS, 0, 0))

    def _keep_whole(self, window: Window) -> None:
        """Keep a dialog that has changed its size whole on the screen."""
        if window.modal and window in self._proxies:
            self._proxies[window].setPos(QPointF(self._whole(self.rect_of(window)).topLeft()))

    def _place(self, window: Window) -> QPoint:
        room = self._screen.screen_size
        x = (room.width() - window.width()) // 2
        free = room.height() - BAR_ROWS - window.height()
        part = 5 if window.frame_kind is not Frame.DOCUMENT else 2
        return QPoint(max(0, x), BAR_ROWS + max(1, free // part))

    def close(self, window: Window) -> None:
        """Close a window."""
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
        # Deleted after its pending events; deleting it at once would break them.
        proxy.deleteLater()
        self._hidden &= set(map(_layer, self._windows))
        self._bring_on()

    def activate(self, window: Window) -> None:
        """Bring a window to the front and give it the focus."""
        if self.modal is not None and self.modal is not window:
            return
        self.layer = layer = _layer(window)
        if layer in self._hidden:
            self._hidden.remove(layer)
            for each in self._windows_in(layer):
                self._proxies[each].show()
        self._windows.sort(key=lambda each: (each.layer == layer, each is window))
        for z, each in enumerate(tuple(self._windows)):
            proxy = self._proxies.get(each)
            if proxy is None:
                continue  # a hint closes when Qt moves the focus
            each.set_active(each is window)
            proxy.setZValue(100 + z)
            # Only the front window: two modal panels would block each other.
            modal = each is window and each.modal
            proxy.setPanelModality(PANEL.SceneModal if modal else PANEL.NonModal)
        proxy = self._proxies[window]
        self._screen.scene().setActivePanel(proxy)
        proxy.setFocus()
        window.keyboard_target().setFocus()
        self.front_changed.emit()

    def bring_next(self) -> None:
        """Bring the rearmost visible window to the front, unless a modal dialog is open."""
        last = next((each for each in self._windows if not self._is_hidden(each)), None)
        if last is not None and last is not self.front and self.modal is None:
            self.activate(last)

    def bring(self, layer: str) -> None:
        """Bring all windows of a layer to the front in their order, or the desktop if there are none.

        Has no effect while a modal dialog is open.
        """
        there = self._windows_in(layer)
        if there:
            self.activate(there[-1])
        elif self.modal is None:
            self.layer = DESKTOP
            for each in self._windows:
                each.set_active(False)
            self.front_changed.emit()

    def _bring_on(self) -> None:
        """Bring the current layer to the front, or the next one if all its windows have closed."""
        stays = self.layer in (DESKTOP, *self.layers)
        self.bring(self.layer if stays else next(reversed(self.layers), DESKTOP))

    def _windows_in(self, layer: str) -> list[Window]:
        return [each for each in self._windows if each.layer == layer]

    def close_front(self) -> bool:
        """Close the front window as its close box does, unless it is modal.

        Returns True if there is a front window.
        """
        front = self.front
        if front is not None and front.closable and self.modal is None:
            front.dismiss()
        return front is not None

    def hide(self, *layers: str) -> None:
        """Hide all windows of some layers, but not the desktop's; the next layer comes to the front.

        Has no effect while a modal dialog is open.
        """
        if self.modal is not None:
            return
        for window in self._windows:
            if window.layer in layers and window.layer != DESKTOP:
                self._hidden.add(_layer(window))
                window.set_active(False)
                self._proxies[window].hide()
        self._bring_on()

    def hide_all(self) -> None:
        """Hide all windows but the desktop's, and bring the desktop to the front."""
        self.hide(*self.layers)
        self.bring(DESKTOP)

    def show_all(self) -> None:
        """Show hidden windows; one comes to the front if only the desktop was visible."""
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

    # Placement

    def rect_of(self, window: Window) -> QRect:
        """Return the rectangle of a window's frame on the screen."""
        return QRect(self._proxies[window].pos().toPoint(), window.size())

    def move(self, window: Window, to: QPoint) -> None:
        """Move a window, keeping enough of its title on the screen to drag it again."""
        room: QSize = self._screen.screen_size
        least, most = QPoint(24 - window.width(), BAR_ROWS), QPoint(room.width() - 24, room.height() - 12)
        self._proxies[window].setPos(QPointF(within(to, QRect(least, most))))

    def room(self, window: Window) -> QSize:
        """Return the largest content of a window that fits below the menu bar."""
        return (self._controller - CORNER_SIZE).shrunkBy(window.margins)

    def _fit_screen(self, screen: QSize) -> None:
        """Adapt the windows to a new size of the screen.

        Windows that can be resized and filled the old screen fill the new one, and none stays larger than the
        new one. All windows stay within reach.
        """
        self._own_rects.clear()
        was = {window: self.room(window) for window in self._windows}
        self._controller = screen
        for window, old in was.items():
            if window not in self._proxies:
                continue  # closed itself when another window was resized
            at, size, room = self.rect_of(window).topLeft(), window.content.size(), self.room(window)
            full = (
                size.width() > old.width() - ZOOM_TOLERANCE and size.height() > old.height() - ZOOM_TOLERANCE
            )
            if window.growable and (full or size != size.boundedTo(room)):
                at = CORNER if full else at
                window.resize_content(room if full else size.boundedTo(room))
                at = moved_into(QRect(at, window.size()), QRect(CORNER, screen - CORNER_SIZE)).topLeft()
            self.move(window, at)

    def standard_rect(self, window: Window) -> QRect:
        """Return the frame of a zoomed window: the screen less 3 pixels and the bars."""
        margins = window.margins
        room = QRect(QPoint(0, 0), self._screen.screen_size).adjusted(3, 3 + 38, -3, -3)
        # A window that can't fill the screen in one direction keeps its place in that direction.
        content = self.rect_of(window).marginsRemoved(margins)
        content.setSize(room.size().expandedTo(window.smallest).boundedTo(window.largest))
        return moved_into(content, room).marginsAdded(margins)

    def toggle_zoom(self, window: Window) -> None:
        """Make a window as large as the screen, or restore its former place and size."""
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
        """Animate rectangles from one place to another, then call `then`."""
        shapes: list[QRegion] = []
        for step in range(ZOOM_STEPS + 1):
            # A geometric ratio of 5:6 makes the rectangles accelerate towards the end.
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
            # Qt forgets a panel that was opened while the native window was inactive.
            QTimer.singleShot(0, self, self._take_keyboard)
        if isinstance(event, QEvent) and self.repeats.refuses(self._screen.scene(), event):
            return True
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
    """Return True if two rectangles differ by at least `ZOOM_TOLERANCE` pixels somewhere."""
    return any(
        abs(each) >= ZOOM_TOLERANCE
        for corner in (one.topLeft() - other.topLeft(), one.bottomRight() - other.bottomRight())
        for each in corner.toTuple()
    )
