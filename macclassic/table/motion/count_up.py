"""Count-up of a round's sheet: rows appear one by one, figures count up, multipliers are stamped.

A key shows everything at once. It works on the sheet's labels, row by row, and needs nothing from the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint

from macclassic.toolbox.base.animator import Animator, Motion
from macclassic.toolbox.base.motion_timing import STEPS, Duration, Ease, MotionPath, Tempo, step_of
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.windows.window_manager import WindowManager

ALL_ROWS_MS = 2400
"""Milliseconds for all rows together, at the middle pace."""
FIGURE = re.compile(r"\D{0,3}(\d+)\D{0,2}")
TIMES = "×"


def tell(sheet: Dialog, manager: WindowManager, tempo: Tempo, sound: Callable[[Sound], None]) -> None:
    """Start the count-up of an open sheet that is laid out; its first row is visible at once."""
    rows = _rows(sheet)[1:]
    for row in rows:
        for label in row:
            label.show_as("")
    animator = Animator(sheet)
    sheet.closed.connect(animator.drop)
    sheet.hurry = lambda: _hurry(animator)
    each = min(tempo.ms(Duration.B), tempo.frames(ALL_ROWS_MS // 16) // max(1, len(rows)))
    animator.play([_slide(sheet, manager, tempo), *(_row(row, each, sound) for row in rows)])


def _hurry(animator: Animator) -> bool:
    busy = animator.busy
    animator.finish()
    return busy


def _rows(sheet: Dialog) -> list[list[Label]]:
    """Return the non-empty labels of a sheet, row by row."""
    found: dict[int, list[Label]] = {}
    for label in sheet.content.findChildren(Label):
        if label.text().strip():
            found.setdefault(label.mapTo(sheet.content, QPoint(0, 0)).y(), []).append(label)
    return [found[y] for y in sorted(found)]


def _slide(sheet: Dialog, manager: WindowManager, tempo: Tempo) -> Motion:
    """Return the motion of a sheet sliding up from below."""
    goal = manager.rect_of(sheet).topLeft()
    start = QPoint(goal.x(), goal.y() + sheet.height())
    way = tempo.way(MotionPath(Duration.A, Ease.OUT))
    manager.move(sheet, start)
    return Motion(tempo.ms(way.span), lambda t: manager.move(sheet, way.at(start, goal, t)))


def _row(row: Sequence[Label], ms: int, sound: Callable[[Sound], None]) -> Motion:
    """Return the motion of a row: its figure counts up, a multiplier is stamped."""
    *before, last = row
    figure = FIGURE.fullmatch(last.text()) if before else None
    stamped = any(TIMES in label.text() for label in row) and figure is not None

    def begin() -> None:
        for label in before:
            label.show_as(None)
        if stamped:
            sound(Sound.STAMP)
        elif figure is not None:
            sound(Sound.TICK)
        elif any(each.isdigit() for each in last.text()):
            sound(Sound.COIN)

    def move(t: float) -> None:
        if figure is None or t >= 1.0:
            last.show_as(None)
        elif stamped:
            last.show_as(None, inverted=True)
        else:
            text, (start, end) = last.text(), figure.span(1)
            last.show_as(f"{text[:start]}{int(figure[1]) * step_of(t) // STEPS}{text[end:]}")

    return Motion(ms, move, begin)
