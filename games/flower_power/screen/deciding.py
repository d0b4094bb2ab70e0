"""Mouse and keys at the table where they are more than a click on a place: cards and flowers are dragged,
cards gathered for a flower, gardens scrolled, petals cut by keys, moves typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.moment import ARROWS, nearest

from . import acting, choices, controls
from .choices import own, read
from .layout import flight_rect, lay_of, place_of
from .model import Flight

FAR = 5
"""So many pixels make a press a drag."""
PLACES = ("card", "flower", "petal", "hand", "pile", "grave")


def before_event(table: GameTable, event: QEvent) -> bool:
    """Do what only this table does with an event; whether that is all."""
    if table.model is None:
        return False
    if isinstance(event, QKeyEvent):
        return _key(table, event)
    if isinstance(event, QWheelEvent):
        return _wheel(table, event)
    if event.type() == QEvent.Type.Leave:
        return _drop(table)
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
        return _press(table, event)
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
        return _release(table, event.position().toPoint())
    return isinstance(event, QMouseEvent) and _drag(table, event.position().toPoint())


# Mouse


def _press(table: GameTable, event: QMouseEvent) -> bool:
    controls.controls(table).close_typing()
    point = event.position().toPoint()
    here = table.under(point)
    if any(read_kind(spot) in ("left", "right", "gap") for spot in here):
        return False
    table.go_to(None)
    acting.keep(table, replace(own(table.now), line=""))
    here = [spot for spot in here if read_kind(spot) in PLACES]
    if not here:
        acting.choose(table, choices.let_go(table.now))
        return True
    now, first = table.now, here[0].key
    kind, number, _ = read(first)
    if kind == "card" and now.open:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            acting.choose(table, choices.with_card(now, number, more=True))
            return True
        # A second click on a chosen card lets it go, when it turns out to be no drag.
        chosen = number in own(now).cards
        kept = own(now) if chosen else choices.with_card(now, number)
        acting.choose(table, replace(kept, pressed=(point, first, chosen)))
        return True
    flower = next((spot.key for spot in here if read_kind(spot) == "flower"), None)
    mine = list(map(choices.flower, choices.attackers(now)))
    if flower is not None and flower in mine and not any(spot.key in now.targets for spot in here):
        acting.keep(table, replace(own(now), pressed=(point, flower, False)))
    _take(table, here)
    return True


def read_kind(spot: Spot) -> str:
    """Return what kind of place a spot is."""
    return spot.key.partition("-")[0]


def _take(table: GameTable, here: Sequence[Spot]) -> None:
    """Do what a click on a point means, where one thing may lie on another: the uppermost that means
    something, else a flower before its petals."""
    keys = [spot.key for spot in here]
    meant = [key for key in keys if key in table.now.targets]
    table.choose((meant or [key for key in keys if key.startswith("flower")] or keys)[0])


def _drag(table: GameTable, point: QPoint) -> bool:
    now = table.now
    pressed = own(now).pressed
    if pressed is None or not now.open:
        return True
    start, key, _ = pressed
    if now.model.dragged is None and (point - start).manhattanLength() < FAR:
        return True
    kind, number, _ = read(key)
    if kind == "flower" and own(now).attacker != number:
        acting.choose(table, choices.with_attacker(now, number))
        now = table.now
    before = flight_rect(now.model.dragged)
    if kind == "card":
        now.model.dragged = Flight(point, card=number)
    else:
        flower = now.model.flower(number)
        now.model.dragged = Flight(point, flower, small=place_of(now, number).small)
    table.touch(before.united(flight_rect(now.model.dragged)))
    return True


def _drop(table: GameTable) -> bool:
    """Let go what hangs at the pointer; whether anything did."""
    dragged, table.model.dragged = table.model.dragged, None
    if dragged is not None:
        acting.keep(table, replace(own(table.now), pressed=None))
    return dragged is not None


def _release(table: GameTable, point: QPoint) -> bool:
    now = table.now
    pressed = own(now).pressed
    if pressed is None:
        return True
    acting.keep(table, replace(own(now), pressed=None))
    if now.model.dragged is None:
        if pressed[2]:
            acting.choose(table, choices.with_card(table.now, read(pressed[1])[1]))
        return True
    now.model.dragged = None
    here = [spot for spot in table.under(point) if read_kind(spot) in PLACES]
    kinds = {read_kind(spot) for spot in here}
    if kinds & {"flower", "hand"} and not any(spot.key == pressed[1] for spot in here):
        _take(table, here)
    return True


def _wheel(table: GameTable, event: QWheelEvent) -> bool:
    point = event.position().toPoint()
    by = event.angleDelta().y() or event.angleDelta().x()
    for garden in lay_of(table.now).gardens if not table.busy else ():
        if garden.rect.contains(point) and garden.hidden:
            acting.scroll(table, garden.seat, -acting.SCROLL if by > 0 else acting.SCROLL)
    return True


# Keys


def _key(table: GameTable, event: QKeyEvent) -> bool:
    key, now = Qt.Key(event.key()), table.now
    row = choices.cuts(now) if now.current is None else None
    if key == Qt.Key.Key_Escape:
        table.go_to(None)
        acting.choose(table, choices.let_go(now))
    elif key == Qt.Key.Key_Space and now.current is not None and now.current.startswith("card") and now.open:
        number = read(now.current)[1]
        acting.choose(table, choices.with_card(now, number, more=True))
    elif key == Qt.Key.Key_Space and row is not None:
        acting.choose(table, replace(own(now), cuts=row.toggled(row.at), line=""))
    elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row is not None:
        acting.press(table, controls.LAYING)
    elif key in ARROWS and ARROWS[key].x() and row is not None:
        acting.choose(table, replace(own(now), cuts=row.stepped(ARROWS[key].x()), line=""))
    elif (
        key in ARROWS
        and choices.building(now)
        and now.current is not None
        and nearest(now, table.reach(), key) is None
    ):
        table.go_to(None)
    elif key != Qt.Key.Key_Space and event.text().isalnum() and now.open:
        controls.controls(table).open_typing(event.text())
    else:
        return False
    return True
