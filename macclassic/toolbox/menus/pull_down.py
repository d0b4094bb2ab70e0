"""Pull-down menu: stays on the screen, scrolls if it is too long, and blinks the chosen item."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QActionEvent, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsProxyWidget, QMenu, QWidget

from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.style.menus import BAR_HEIGHT, FRAME, ROW, SCROLL_DOWN, SCROLL_UP, SHADOW, WIDEST

BLINKS = 3
BLINK_MS = (67, 50)
"""Duration of the off and on phase of a blink: four ticks and three."""
MARGIN = 8
"""Distance of a menu from the right edge of the screen (look §2.3)."""
BOTTOM_MARGIN = 2
"""Distance from the lower edge."""
SCROLL_MS = 80
"""Interval of scrolling by one item while the pointer is on an arrow."""
MIN_VISIBLE_ROWS = 3
"""Minimum number of visible rows, if the menu has so many, near an edge of the screen."""

NOTHING = cast(QAction, None)  # Qt accepts None here; PySide's annotations do not


class PullDown(Guarded, QMenu):
    """One open menu.

    `chosen` gets the item when it has blinked; `put_away` is called if no item was chosen. `over` is the
    screen position of the upper left corner if the whole menu were visible. A menu longer than the screen
    shows a part between arrows that scroll it (§2.3). `roams` gets a pixel of the screen; it returns True in
    the menu bar, and opens the menu there.
    """

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(title, parent)
        # It is visible in the scene only, and not limited by the native display.
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._blinks_left: list[tuple[bool, int]] | None = None
        self.blinks = BLINKS
        self.chosen: Callable[[QAction], None] = lambda action: action.trigger()
        self.put_away: Callable[[], object] = self.close
        self.over: QPoint | None = None
        self.roams: Callable[[QPoint], bool] = lambda pixel: False
        self._arrows: tuple[QAction, QAction] | None = None
        self._choosable: list[QAction] = []
        self._left_bar = False
        self.roamed_to = False
        """True if the pointer came over its title without a button held; a click then keeps it open.
        """
        self._x = 0.0
        self._top = 0
        self._by = 0
        self._opening: QAction | None = None
        self._moved = True
        self._scrolling = QTimer(self)
        self._scrolling.setInterval(SCROLL_MS)
        self._scrolling.timeout.connect(self._scroll_on)
        self.setProperty(WIDEST, 0)
        self.setSeparatorsCollapsible(False)

    @property
    def _blinking(self) -> bool:
        return self._blinks_left is not None

    def actionEvent(self, event: QActionEvent) -> None:
        self.setProperty(WIDEST, 0)
        super().actionEvent(event)

    @property
    def rows(self) -> list[QAction]:
        """Items, visible or not, without the arrows that scroll."""
        return [each for each in self.actions() if self._arrows is None or each not in self._arrows]

    def stay_until_moved(self, pixel: QPoint) -> None:
        """Keep the menu open when the button that opened it is released at `pixel` of the screen.

        This ends when the pointer has been at another item.
        """
        self._opening = self.actionAt(pixel - self._proxy().scenePos().toPoint())
        self._moved = False

    # Placement

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._left_bar = False
        proxy = self.graphicsProxyWidget()
        scene = proxy.scene() if proxy is not None else None
        if proxy is None or scene is None:
            return
        at = QPointF(self.over) if self.over is not None else proxy.scenePos()
        # The frame and the shadow are 2 pixels outside the menu's own rectangle.
        right = scene.sceneRect().right() - MARGIN + 2
        x = max(0.0, min(at.x(), right - self.width()))
        self._x = x
        rows, least = len(self.rows), min(len(self.rows), MIN_VISIBLE_ROWS) * ROW
        head, foot = self._limits()
        top = min(int(at.y()), foot - FRAME - SHADOW - FRAME - least)
        self._lay(max(top, head + least - rows * ROW - FRAME))

    def hideEvent(self, event: QHideEvent) -> None:
        self._scrolling.stop()
        self._blinks_left = None
        super().hideEvent(event)
        if self._arrows is not None:
            for arrow in self._arrows:
                self.removeAction(arrow)
                arrow.deleteLater()
            self._arrows = None
            for each in self.actions():
                each.setVisible(True)

    def _pixel(self, event: QMouseEvent) -> QPoint:
        return event.position().toPoint() + self._proxy().scenePos().toPoint()

    def _limits(self) -> tuple[int, int]:
        """Return the rows of the screen between which it is visible; the first may be the bar's own line."""
        return BAR_HEIGHT - 1, int(self._proxy().scene().sceneRect().bottom()) - BOTTOM_MARGIN

    def _proxy(self) -> QGraphicsProxyWidget:
        proxy = self.graphicsProxyWidget()
        assert proxy is not None  # true while it is visible
        return proxy

    def _visible_rows(self, top: int) -> tuple[int, int]:
        """Return the range of rows that fit if the whole menu were at `top`: first, and one past the last."""
        head, foot = self._limits()
        first = max(0, -((top - head) // ROW))
        return first, min(len(self.rows), (foot - FRAME - SHADOW - top - FRAME) // ROW)

    def _lay(self, top: int) -> None:
        """Show the rows that fit if the whole menu were at `top`, with arrows for hidden rows."""
        rows = self.rows
        first, past = self._visible_rows(top)
        above, below = first > 0, past < len(rows)
        self._top = top
        if self._arrows is None and (above or below):
            self.setMinimumWidth(self.width())
            # Qt treats a hidden item as disabled.
            self._choosable = [each for each in rows if each.isEnabled() and not each.isSeparator()]
            up, down = QAction(SCROLL_UP, self), QAction(SCROLL_DOWN, self)
            self.insertAction(rows[0], up)
            self.addAction(down)
            self._arrows = up, down
        if self._arrows is not None:
            self._arrows[0].setVisible(above)
            self._arrows[1].setVisible(below)
            for place, row in enumerate(rows):
                row.setVisible(first + above <= place < past - below)
            self.resize(self.sizeHint())
        proxy = self._proxy()
        # Qt moves it to a wrong position when its size changes.
        proxy.setPos(proxy.pos() + QPointF(self._x, top + first * ROW) - proxy.scenePos())

    def show_row(self, row: QAction) -> None:
        """Scroll until an item is visible."""
        if self._arrows is None:
            return
        place = self.rows.index(row)
        for _ in self.rows:
            first, past = self._visible_rows(self._top)
            if place < first + (first > 0):
                self._lay(self._top + ROW)
            elif place >= past - (past < len(self.rows)):
                self._lay(self._top - ROW)
            else:
                break

    def _scroll_on(self) -> None:
        arrow = self._arrows[self._by < 0] if self._arrows is not None else None
        if arrow is None or not arrow.isVisible():
            self._scrolling.stop()
        else:
            self._lay(self._top + self._by * ROW)

    def _scroll_at(self, action: QAction | None) -> bool:
        """Scroll while the pointer is on an arrow; return True if it is."""
        if self._arrows is None or action not in self._arrows:
            self._scrolling.stop()
            return False
        self._by = 1 if action is self._arrows[0] else -1
        self.setActiveAction(NOTHING)
        if not self._scrolling.isActive():
            self._scrolling.start()
        return True

    def _blink(self, action: QAction) -> None:
        turns = [(off, BLINK_MS[not off]) for _ in range(self.blinks) for off in (True, False)]
        self._blinks_left = turns

        def turn() -> None:
            if self._blinks_left is not turns:
                return  # The menu has been closed, and the item may be deleted.
            if turns:
                off, pause = turns.pop(0)
                self.setActiveAction(NOTHING if off else action)
                QTimer.singleShot(pause, self, turn)
            else:
                self._blinks_left = None
                self.chosen(action)

        turn()

    def _choose(self, action: QAction | None) -> bool:
        if self._blinking:
            return True
        if action is None or not action.isEnabled() or action.isSeparator() or action.menu() is not None:
            return False
        self._blink(action)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._moved = True
        if self._blinking or self._scroll_at(self.actionAt(event.position().toPoint())):
            return
        # Not Qt's own handler, which closes a menu that the pointer has not entered from outside.
        if self.rect().contains(event.position().toPoint()):
            self._light(event)
        elif not self.roams(self._pixel(event)) or (self.isVisible() and not self.roamed_to):
            self.put_away()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._blinking:
            return
        action = self.actionAt(event.position().toPoint())
        self._moved = self._moved or action is not self._opening
        if self._scroll_at(action) or self.roams(self._pixel(event)):
            return
        self._left_bar, self.roamed_to = True, False
        # Not Qt's own handler, which waits for a few pixels of the native display.
        self._light(event)

    def _light(self, event: QMouseEvent) -> None:
        """Highlight the item under the pointer, if it can be chosen."""
        action = self.actionAt(event.position().toPoint())
        lit = action is not None and action.isEnabled() and not action.isSeparator()
        self.setActiveAction(action if action is not None and lit else NOTHING)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action = self.actionAt(event.position().toPoint())
        self.roamed_to = False
        if not self._moved or (self._arrows is not None and action in self._arrows):
            self._moved = True
            return
        if self._choose(action):
            return
        # A release outside the bar closes the menu; in the bar, only if the pointer has been elsewhere.
        if self._left_bar or not self.roams(self._pixel(event)):
            self.put_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._blinking:
            return
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._choose(
            self.activeAction()
        ):
            return
        # Qt treats the arrows that scroll as items.
        if self._arrows is None or key not in _STEPS | _ENDS:
            super().keyPressEvent(event)
        elif self._choosable:
            self._step(key)

    def _step(self, key: Qt.Key) -> None:
        """Go to the next enabled item, or to the first or last, and scroll it into view."""
        rows, now = self._choosable, self.activeAction()
        if key in _ENDS:
            place = _ENDS[key]
        else:
            by = _STEPS[key]
            place = rows.index(now) + by if now in rows else 0 if by > 0 else -1
        row = rows[place % len(rows)]
        self.show_row(row)
        self.setActiveAction(row)


_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_PageUp: 0, Qt.Key.Key_End: -1, Qt.Key.Key_PageDown: -1}
