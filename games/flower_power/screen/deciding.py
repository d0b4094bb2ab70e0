"""Clicks, drags and keys on the table of Flower Power."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from macclassic.toolbox.gamescreen import ARROWS, BARE_KEYS
from macclassic.toolbox.things import Pointer

from . import targets
from .acting import Acting
from .rows import Row
from .targets import GRAVE, Spot

FAR = 5
"""So many pixels make a press a drag."""
SCROLL = 30


class Deciding(Acting):
    """The part of the table that a person decides with. `_pressed`: where the mouse was pressed, on what, and
    whether that was chosen before; `_dragged`: where it is while something is dragged."""

    _pressed = Pointer["tuple[QPoint, Spot, bool] | None"](
        lambda table, pressed: pressed is not None and table.lies(pressed[1]), None
    )
    _dragged: QPoint | None = None

    # Mouse

    def clickable(self, point: QPoint) -> bool:
        if self._model is None or self.busy:
            return False
        if self.building:
            return self._gap_at(point) is not None
        spots = self.spots_at(point)
        if any(spot in self._targets or spot == GRAVE for spot in spots):
            return True
        if self.arrow_at(point) is not None:
            return True
        own = targets.attackers(self.legal) if not self._chosen else ()
        return any(
            (spot[0] == "card" and self.deciding) or (spot[0] == "flower" and spot[1] in own)
            for spot in spots
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        self.close_typing()
        if self.busy:
            self.finish()
            return
        point = event.position().toPoint()
        if self._model is None:
            return
        arrow = self.arrow_at(point)
        if arrow is not None:
            self.scroll_garden(arrow[0], SCROLL * arrow[1])
            return
        if self.building:
            gap = self._gap_at(point)
            if gap is not None and self._cuts is not None:
                self._cuts.toggle(gap)
                self.refresh()
                return
        self._spot = None
        spots = self.spots_at(point)
        if not spots:
            self.let_go()
            return
        if spots[0][0] == "card" and self.deciding:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.add_card(spots[0][1])
            else:
                chosen = spots[0][1] in self._chosen
                self._pressed = point, spots[0], chosen
                if not chosen:
                    self.choose_card(spots[0][1])
            return
        flower = next((spot for spot in spots if spot[0] == "flower"), None)
        taken = any(spot in self._targets for spot in spots)
        if flower is not None and not taken and flower[1] in targets.attackers(self.legal):
            self._pressed = point, flower, False
        self.take_any(spots)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not self.deciding:
            return
        point = event.position().toPoint()
        start, spot, _ = self._pressed
        if self._dragged is None and (point - start).manhattanLength() < FAR:
            return
        if spot[0] == "flower" and self._attacker != spot[1]:
            self._attacker = spot[1]
            self.refresh()
        before = self._drag_rect()
        self._dragged = point
        self.touch(before.united(self._drag_rect()))

    def _drag_rect(self) -> QRect:
        """Return the pixels of what hangs at the pointer."""
        if self._dragged is None or self._pressed is None:
            return QRect()
        spot = self._pressed[1]
        rect = QRect(self.rect_of(spot))
        rect.moveCenter(self._dragged)
        return rect.adjusted(-4, -4, 4, 4)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        if pressed is None:
            return
        if dragged is None:
            # A second click on a chosen card lets it go.
            if pressed[2]:
                self.choose_card(pressed[1][1])
            return
        self.update()
        spots = self.spots_at(event.position().toPoint())
        if pressed[1] not in spots and any(spot[0] in ("flower", "hand") for spot in spots):
            self.take_any(spots)

    def leaveEvent(self, event: QEvent) -> None:
        if self._dragged is not None:
            self._dragged = self._pressed = None
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        point = event.position().toPoint()
        by = event.angleDelta().y() or event.angleDelta().x()
        for garden in self._lay.gardens if self._lay is not None else ():
            if garden.rect.contains(point) and garden.hidden:
                self.scroll_garden(garden.seat, -SCROLL if by > 0 else SCROLL)

    def _gap_at(self, point: QPoint) -> int | None:
        row = self.row()
        return None if row is None else row.gap_at(point, 1, row.count - 1)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in BARE_KEYS:
            return
        if self.busy:
            self.finish()
            return
        if self._model is None:
            event.ignore()
            return
        text = event.text()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Space:
            self._space()
        elif key in ARROWS:
            self._go(ARROWS[key])
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._next(1 if key == Qt.Key.Key_Tab else -1)
        elif key == Qt.Key.Key_Escape:
            self._spot = None
            if not self.let_go():
                self.refresh()
        elif text.isalnum() and self.can_type:
            self.open_typing(text)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def _enter(self) -> None:
        if self.building and self._spot is None:
            self.strike("lay")
        elif self._spot is not None:
            self.take_any([self._spot])
        elif self.deciding:
            self._next(1)

    def _space(self) -> None:
        if self.building and self._spot is None and self._cuts is not None:
            self._cuts.toggle(self._cuts.at)
            self.refresh()
        elif self._spot is not None and self._spot[0] == "card" and self.deciding:
            self.add_card(self._spot[1])
        else:
            self._enter()

    def _next(self, by: int) -> None:
        """Go to the next place that means something: a target, else a card, an own flower, a button."""
        spots = self.spots()
        wanted = [spot for spot in spots if spot in self._targets]
        if not wanted:
            own = targets.attackers(self.legal)
            wanted = [
                spot
                for spot in spots
                if spot[0] in ("card", "button") or (spot[0] == "flower" and spot[1] in own)
            ]
        wanted = wanted or spots
        if not wanted:
            return
        if self._spot in wanted:
            self.go_to(wanted[(wanted.index(self._spot) + by) % len(wanted)])
        else:
            self.go_to(wanted[0 if by > 0 else -1])

    def _go(self, way: QPoint) -> None:
        """Move the frame of the keys to the nearest place in a direction; while flowers are laid, the gap."""
        if self.building and self._spot is None and self._cuts is not None and way.x():
            self._cuts.step(way.x())
            self.refresh()
            return
        spots = self.spots()
        if not spots:
            return
        if self._spot not in spots:
            self._next(1)
            return
        here = self.rect_of(self._spot).center()

        def cost(spot: Spot) -> float:
            away = self.rect_of(spot).center() - here
            along = QPoint.dotProduct(away, way)
            across = abs(away.x() * way.y() - away.y() * way.x())
            return along + 2 * across if along > 0 else 100_000.0 + along + 2 * across

        best = min((spot for spot in spots if spot != self._spot), key=cost, default=self._spot)
        if cost(best) < 100_000:
            self.go_to(best)
        elif self.building:
            self._spot = None
            self.refresh()

    def go_to(self, spot: Spot) -> None:
        """Put the frame of the keys round a place, where it can be seen."""
        self._spot = spot
        self.bring_into_view(spot)
        self.refresh()
        self.current_changed.emit("-".join(map(str, spot)))

    def row(self) -> Row | None:
        """Return the row of petals while flowers are laid."""
        raise NotImplementedError
