"""Balloon Help: shows the balloon of the thing under the pointer or under a resting finger.

It works in dialogs and while a menu is open too.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsProxyWidget,
    QGraphicsScene,
    QGraphicsWidget,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QScrollBar,
    QStyle,
    QStyleOptionGraphicsItem,
    QWidget,
)

from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.help.balloon_shape import BalloonShape, draw, place
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.screen.native_window import mouse_at
from macclassic.toolbox.spots import Balloon, balloon_text, explain_at
from macclassic.toolbox.style.scroll_bars import option_of
from macclassic.toolbox.windows import window_frames
from macclassic.toolbox.windows.drag_outline import Overlay
from macclassic.toolbox.windows.window import Window, WindowPart
from macclassic.toolbox.windows.window_manager import WindowManager

ABOVE_MENUS = 1500
HOLD_MS = 600
"""Milliseconds that a finger rests before the balloon appears."""
SLOP = 8
"""Movement allowed meanwhile, in pixels of the emulated screen."""
NOWHERE = QPointF(-9, -9)


class BalloonOverlay(Overlay):
    """Overlay with the one balloon of a screen."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, ABOVE_MENUS)
        self.shown: BalloonShape | None = None

    @property
    def blank(self) -> bool:
        return self.shown is None

    def show_shape(self, shape: BalloonShape | None) -> None:
        """Show this balloon instead of the current one, or none."""
        for each in (self.shown, shape):
            if each is not None:
                self._screen.invalidate(each.bounds)
        self.shown = shape

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.shown is not None:
            draw(painter, self.shown)


class Balloons(Guarded, QObject):
    """Follows the pointer over one screen and shows the balloon of the thing under it, while `on`."""

    toggled = Signal(bool)
    """Balloons were turned on (True) or off."""

    def __init__(self, screen: Screen, manager: WindowManager) -> None:
        super().__init__(screen)
        self._screen = screen
        self._manager = manager
        self._drawn = BalloonOverlay(screen)
        self._balloon: Balloon | None = None
        self._pointer: QPoint | None = None
        self._held = False
        self._waiting = False
        self._on = False
        self._finger = LongPress(screen, self.point_out)
        screen.viewport().installEventFilter(self)
        screen.changed.connect(self._update_later)
        manager.front_changed.connect(self._update_later)

    @property
    def on(self) -> bool:
        """True if balloons are shown."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = self._manager.balloon_help = on
            self._look()
            self.toggled.emit(on)

    @property
    def shown(self) -> BalloonShape | None:
        """The balloon on the screen, if there is one."""
        return self._drawn.shown

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            finger, touches = self._finger, event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
            if touches and (finger.letting_go or finger.follow(event)):
                return not finger.letting_go
            self._pointer = self._screen.to_screen(event.position().toPoint())
            self._held = event.buttons() != Qt.MouseButton.NoButton
            self._update_later()
        elif event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._update_later()
        return False

    def _update_later(self) -> None:
        """Update the balloon after the pending events: the thing under the pointer may have changed."""
        if self._on and not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        self._waiting = False
        pointer = self._pointer
        if not self._on or (self._held and not self._pulled()):
            pointer = None
        if (self.balloon_at(pointer) if pointer is not None else None) != self._balloon:
            self.point_out(pointer)

    def point_out(self, pixel: QPoint | None) -> bool:
        """Show the balloon of a pixel until the next call, whether or not balloons are on.

        Returns True if there is one.
        """
        found = self.balloon_at(pixel) if pixel is not None else None
        self._balloon = found
        shape = None
        if found is not None and pixel is not None:
            shape = place(found.text, found.rect, pixel, self._screen.screen_size, found.at_side)
        self._drawn.show_shape(shape)
        return shape is not None

    def _pulled(self) -> bool:
        """Return True while a menu or a list is pulled down."""
        return any(_is_popup(each) and each.isVisible() for each in self._screen.scene().items())

    def _widget(self, item: QGraphicsItem) -> QWidget | None:
        """Return the widget that an item of the scene shows, or None."""
        if not item.isWidget():
            return None
        if _is_popup(item):
            # Not by `widget()` of the proxy, which Qt created: once it has returned a menu, PySide keeps the
            # menu's items, even when they have been replaced.
            for each in QApplication.topLevelWidgets():
                if isinstance(each, QMenu) and each.isVisible() and _scene_of(each) is item.scene():
                    return each
        found = item.toGraphicsObject()
        return found.widget() if isinstance(found, QGraphicsProxyWidget) else None

    def balloon_at(self, pixel: QPoint) -> Balloon | None:
        """Return the balloon of a pixel of the screen, whether or not balloons are on."""
        scene, pulled = self._screen.scene(), self._pulled()
        for item in scene.items(QPointF(pixel.x() + 0.5, pixel.y() + 0.5)):
            widget = self._widget(item)
            if widget is None:
                continue
            local = item.mapFromScene(QPointF(pixel)).toPoint()
            if isinstance(widget, Window) and widget.part_at(local) is WindowPart.NONE:
                continue
            if pulled and not _is_popup(item) and not isinstance(widget, QMenuBar):
                return None
            found = self._balloon_of(widget, local)
            if found is not None or isinstance(widget, Window) or _is_popup(item):
                return found.moved(item.scenePos().toPoint()) if found is not None else None
        return None

    def _balloon_of(self, widget: QWidget, local: QPoint) -> Balloon | None:
        if isinstance(widget, QMenuBar | QMenu):
            return _menu_balloon(widget, local)
        if isinstance(widget, Window):
            return self._window_balloon(widget, local)
        return explain_at(widget, local)

    def _window_balloon(self, window: Window, local: QPoint) -> Balloon | None:
        modal = self._manager.modal
        if modal is not None and modal is not window:
            return Balloon(
                translate("balloon", "To use this window, first answer the dialog in front of it."),
                window.rect(),
            )
        if not window.active:
            return Balloon(
                translate("balloon", "To bring this window to the front, click anywhere in it."),
                window.rect(),
            )
        part = window.part_at(local)
        if part is not WindowPart.CONTENT:
            return _frame_balloon(window, part)
        child: QWidget | None = window.childAt(local) or window
        while child is not None:
            found = _widget_balloon(child, child.mapFrom(window, local))
            if found is not None:
                return found.moved(child.mapTo(window, QPoint(0, 0)))
            child = child.parentWidget() if child is not window else None
        return None


class LongPress(QObject):
    """Follows one finger; a finger that rests shows the balloon below it.

    Qt turns the events of a finger into mouse events, one for one, and marks them as such. They are delivered
    like the mouse's, so a tap is a click, two taps are a double click, and a drag is a drag. A finger that
    rests shows a balloon; its release is then no click. `point_out` shows the balloon of a pixel, or hides it
    for None, and returns True if there is one.
    """

    def __init__(self, screen: Screen, point_out: Callable[[QPoint | None], bool]) -> None:
        super().__init__(screen)
        self._screen, self._point_out = screen, point_out
        self._start = QPoint()
        self._asked = False
        self.letting_go = False
        """True while `_let_go` sends its own event."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(HOLD_MS)
        self._timer.timeout.connect(self._rests)

    def follow(self, event: QMouseEvent) -> bool:
        """Handle an event of a finger; return True if it is not to be delivered."""
        pixel = self._screen.to_screen(event.position())
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                self._point_out(None)
                self._asked, self._start = False, pixel
                self._timer.start()
            case QEvent.Type.MouseMove if (pixel - self._start).manhattanLength() > SLOP:
                self._timer.stop()
                if self._asked:
                    self._asked = False
                    self._point_out(None)
            case QEvent.Type.MouseButtonRelease:
                self._timer.stop()
                if self._asked:
                    self._let_go(event)
                    return True
        return False

    def _rests(self) -> None:
        self._asked = self._point_out(self._start)

    def _let_go(self, event: QMouseEvent) -> None:
        """Release the button away from everything, as a person cancels a click."""
        self.letting_go = True
        away = mouse_at(event, NOWHERE, self._screen.viewport())
        QApplication.sendEvent(self._screen.viewport(), away)
        self.letting_go = False


def _is_popup(item: QGraphicsItem) -> bool:
    """Return True if an item is the proxy of a menu or a list that is pulled down."""
    # Qt creates the proxies of pop-ups itself, and Python sees them as plain items.
    found = item.toGraphicsObject() if item.isWidget() else None
    return isinstance(found, QGraphicsWidget) and found.windowType() == Qt.WindowType.Popup


def _scene_of(widget: QWidget) -> QGraphicsScene | None:
    """Return the scene that shows a widget, or None."""
    proxy = widget.graphicsProxyWidget()
    return proxy.scene() if proxy is not None else None


def _menu_balloon(menu: QMenu | QMenuBar, local: QPoint) -> Balloon | None:
    action = menu.actionAt(local)
    if action is None or action.isSeparator():
        return None
    rect = menu.actionGeometry(action)
    enabled = action.isEnabled() and not action.property("dimmed")
    text = balloon_text(action, enabled)
    if isinstance(menu, QMenuBar) and not action.isEnabled():
        text = translate("balloon", "To use this menu, first answer the dialog that is open.")
    return Balloon(text, rect, at_side=isinstance(menu, QMenu)) if text else None


def _widget_balloon(widget: QWidget, local: QPoint) -> Balloon | None:
    """Return the balloon of a position of a widget in a window."""
    found = explain_at(widget, local)
    if found is not None:
        return found
    if isinstance(widget, QScrollBar):
        return _scroll_bar_balloon(widget, local)
    if isinstance(widget, QPushButton):
        text = _usual_button(widget)
        return Balloon(text, widget.rect()) if text else None
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        text = balloon_text(widget.buddy(), widget.buddy().isEnabled())
        return Balloon(text, widget.rect()) if text else None
    return None


def _usual_button(button: QPushButton) -> str:
    """Return the balloon text of buttons that mean the same in every dialog."""
    others = [each for each in button.window().findChildren(QPushButton) if each is not button]
    if button.objectName() == "cancel":
        return translate("balloon", "To close this dialog and leave everything as it was, click this button.")
    if button.objectName() == "ok" and not others:
        return translate("balloon", "To close this message, click this button.")
    return ""


def _frame_balloon(window: Window, part: WindowPart) -> Balloon | None:
    """Return the balloon of a part of a window's frame."""
    corner = window.content.pos()
    match part:
        case WindowPart.CLOSE:
            text = translate("balloon", "To close this window, click this box.")
            return Balloon(text, window_frames.close_box().translated(corner))
        case WindowPart.ZOOM:
            text = translate(
                "balloon",
                "To make this window as large as it can be, or to give it back its size, click this box.",
            )
            return Balloon(text, window_frames.zoom_box(window.content.width()).translated(corner))
        case WindowPart.GROW:
            text = translate("balloon", "To make this window larger or smaller, drag this box.")
            return Balloon(text, window_frames.grow_box(window.content.size()).translated(corner))
        case WindowPart.TITLE:
            text = translate(
                "balloon", "This is the title of the window. To move the window, drag the title."
            )
            return Balloon(text, QRect(0, 0, window.width(), corner.y()))
    return None


def _scroll_bar_balloon(bar: QScrollBar, local: QPoint) -> Balloon | None:
    """Return the balloon of a part of a scroll bar."""
    if not bar.isEnabled() or bar.minimum() == bar.maximum():
        text = translate("balloon", "This is a scroll bar. It is empty because everything is in sight.")
        return Balloon(text, bar.rect())
    option = option_of(bar)
    kind, parts = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl
    part = bar.style().hitTestComplexControl(kind, option, local, bar)
    rect = bar.style().subControlRect(kind, option, part, bar)
    if bar.orientation() == Qt.Orientation.Vertical:
        back = translate("balloon", "To see what is a little further up, click this arrow.")
        on = translate("balloon", "To see what is a little further down, click this arrow.")
    else:
        back = translate("balloon", "To see what is a little further to the left, click this arrow.")
        on = translate("balloon", "To see what is a little further to the right, click this arrow.")
    text = {
        parts.SC_ScrollBarSubLine: back,
        parts.SC_ScrollBarAddLine: on,
        parts.SC_ScrollBarSlider: translate(
            "balloon", "To see another part of the contents, drag this box along the bar."
        ),
    }.get(part, translate("balloon", "To see the next windowful, click in the grey on that side of the box."))
    return Balloon(text, rect if not rect.isEmpty() else bar.rect())
