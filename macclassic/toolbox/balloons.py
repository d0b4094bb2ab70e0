"""Balloon Help: a balloon for whatever lies under the pointer, also in dialogs and while a menu is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsProxyWidget,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QScrollBar,
    QStyle,
    QStyleOptionGraphicsItem,
    QStyleOptionSlider,
    QWidget,
)

from macclassic.toolbox import frames
from macclassic.toolbox.balloon import Shape, draw, place
from macclassic.toolbox.explaining import Balloon, explain_at, told
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.outline import Overlay
from macclassic.toolbox.screen import Screen
from macclassic.toolbox.window import Part, Window
from macclassic.toolbox.windows import WindowManager

if TYPE_CHECKING:
    from macclassic.toolbox.touching import LongPress

translate = QCoreApplication.translate

ABOVE_MENUS = 1500


class Shown(Overlay):
    """The one balloon of a screen, as it is drawn."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, ABOVE_MENUS)
        self.shown: Shape | None = None

    @property
    def blank(self) -> bool:
        return self.shown is None

    def show_shape(self, shape: Shape | None) -> None:
        """Show this balloon and no other, or none."""
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
    """Follows the pointer over one screen and shows what lies under it, while it is `on`."""

    toggled = Signal(bool)
    """Balloons are shown from now on, or no longer."""

    def __init__(self, screen: Screen, manager: WindowManager) -> None:
        super().__init__(screen)
        self._screen = screen
        self._manager = manager
        self._drawn = Shown(screen)
        self._balloon: Balloon | None = None
        self._pointer: QPoint | None = None
        self._held = False
        self._waiting = False
        self._on = False
        self._finger: LongPress | None = None
        """Follows a finger, once there has been one."""
        screen.viewport().installEventFilter(self)
        screen.changed.connect(self._soon)
        manager.front_changed.connect(self._soon)

    @property
    def on(self) -> bool:
        """Whether balloons are shown."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self._look()
            self.toggled.emit(on)

    @property
    def shown(self) -> Shape | None:
        """The balloon that stands on the screen, if there is one."""
        return self._drawn.shown

    # The pointer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.source() != Qt.MouseEventSource.MouseEventNotSynthesized:
                self._finger = self._finger or _long_press(self._screen, self)
                if self._finger.letting_go or self._finger.follow(event):
                    return not self._finger.letting_go
            self._pointer = self._screen.to_screen(event.position().toPoint())
            self._held = event.buttons() != Qt.MouseButton.NoButton
            self._soon()
        elif event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._soon()
        return False

    def _soon(self) -> None:
        """Look again once the events at hand are done: what the pointer is over may have changed."""
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
        """Show the balloon of a pixel until another one is asked for, whether or not balloons are on; tell
        whether there is one."""
        found = self.balloon_at(pixel) if pixel is not None else None
        self._balloon = found
        shape = None
        if found is not None and pixel is not None:
            shape = place(found.text, found.rect, pixel, self._screen.screen_size, found.beside)
        self._drawn.show_shape(shape)
        return shape is not None

    # What lies under it

    def _pulled(self) -> bool:
        """Whether a menu is pulled down."""
        return any(_is_popup(each) and each.isVisible() for each in self._screen.scene().items())

    def balloon_at(self, pixel: QPoint) -> Balloon | None:
        """Return what is to be said of a pixel of the screen, whether or not balloons are on."""
        scene, pulled = self._screen.scene(), self._pulled()
        for each in scene.items(QPointF(pixel.x() + 0.5, pixel.y() + 0.5)):
            item = _proxy(each)
            if item is None:
                continue
            widget = item.widget()
            local = item.mapFromScene(QPointF(pixel)).toPoint()
            if isinstance(widget, Window) and widget.part_at(local) is Part.NONE:
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
        if part is not Part.CONTENT:
            return _frame_balloon(window, part)
        child: QWidget | None = window.childAt(local) or window
        while child is not None:
            found = _widget_balloon(child, child.mapFrom(window, local))
            if found is not None:
                return found.moved(child.mapTo(window, QPoint(0, 0)))
            child = child.parentWidget() if child is not window else None
        return None


def _long_press(screen: Screen, balloons: Balloons) -> LongPress:
    from macclassic.toolbox.touching import LongPress  # few have a screen to touch

    return LongPress(screen, balloons.point_out)


def _proxy(item: QGraphicsItem) -> QGraphicsProxyWidget | None:
    """Return an item as what carries a widget, if it does."""
    # Qt makes the carriers of pop-ups itself, and Python sees them as plain items.
    found = item.toGraphicsObject() if item.isWidget() else None
    return found if isinstance(found, QGraphicsProxyWidget) and found.widget() is not None else None


def _is_popup(item: QGraphicsItem) -> bool:
    """Tell whether an item carries a menu that is pulled down."""
    proxy = _proxy(item)
    return proxy is not None and proxy.widget().windowType() == Qt.WindowType.Popup


def _menu_balloon(menu: QMenu | QMenuBar, local: QPoint) -> Balloon | None:
    action = menu.actionAt(local)
    if action is None or action.isSeparator():
        return None
    rect = menu.actionGeometry(action)
    enabled = action.isEnabled() and not action.property("dimmed")
    text = told(action, enabled)
    if isinstance(menu, QMenuBar) and not action.isEnabled():
        text = translate("balloon", "To use this menu, first answer the dialog that is open.")
    return Balloon(text, rect, beside=isinstance(menu, QMenu)) if text else None


def _widget_balloon(widget: QWidget, local: QPoint) -> Balloon | None:
    """Return what is said of a position of a widget in a window."""
    found = explain_at(widget, local)
    if found is not None:
        return found
    if isinstance(widget, QScrollBar):
        return _scroll_bar_balloon(widget, local)
    if isinstance(widget, QPushButton):
        text = _usual_button(widget)
        return Balloon(text, widget.rect()) if text else None
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        text = told(widget.buddy(), widget.buddy().isEnabled())
        return Balloon(text, widget.rect()) if text else None
    return None


def _usual_button(button: QPushButton) -> str:
    """Return what is said of the buttons that mean the same in every dialog."""
    others = [each for each in button.window().findChildren(QPushButton) if each is not button]
    if button.objectName() == "cancel":
        return translate("balloon", "To close this dialog and leave everything as it was, click this button.")
    if button.objectName() == "ok" and not others:
        return translate("balloon", "To close this message, click this button.")
    return ""


def _frame_balloon(window: Window, part: Part) -> Balloon | None:
    """Return what is said of the parts of a window's frame."""
    corner = window.content.pos()
    match part:
        case Part.CLOSE:
            text = translate("balloon", "To close this window, click this box.")
            return Balloon(text, frames.close_box().translated(corner))
        case Part.ZOOM:
            text = translate(
                "balloon",
                "To make this window as large as it can be, or to give it back its size, click this box.",
            )
            return Balloon(text, frames.zoom_box(window.content.width()).translated(corner))
        case Part.GROW:
            text = translate("balloon", "To make this window larger or smaller, drag this box.")
            return Balloon(text, frames.grow_box(window.content.size()).translated(corner))
        case Part.TITLE:
            text = translate(
                "balloon", "This is the title of the window. To move the window, drag the title."
            )
            return Balloon(text, QRect(0, 0, window.width(), corner.y()))
    return None


def _scroll_bar_balloon(bar: QScrollBar, local: QPoint) -> Balloon | None:
    """Return what is said of the arrows, the box and the grey of a scroll bar."""
    if not bar.isEnabled() or bar.minimum() == bar.maximum():
        text = translate("balloon", "This is a scroll bar. It is empty because everything is in sight.")
        return Balloon(text, bar.rect())
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
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
