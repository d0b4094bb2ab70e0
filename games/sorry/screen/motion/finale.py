"""Closing animation of a won game: the winner's pawns parade across the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from macclassic.table.look.furniture import box
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import FRAME_MS, Motion
from macclassic.toolbox.base.motion_timing import STEPS, together
from macclassic.toolbox.base.sound import Sound

from ...view import Result
from ..message_panel import pawn_art

TIMES = (4, 3)
"""Enlargement of the pawns in the parade: for four of one colour, and for eight of two."""
ROOM, FOOT = 4, 10
"""Columns by which a square of the road is wider than a pawn, and rows of it below the pawns' feet."""
HOP, HOPS = 22, 12
"""Height of a hop in pixels, and its duration in frames."""
EVERY = 32
"""Frames between one pawn and the next, if there are four."""
LAST = 3
"""Hops of each pawn on the spot after all have arrived."""


def parade(stage: Stage, result: Result, above: FlyingLayer) -> Iterator[Motion]:
    """Yield the motions at the end of a game.

    The winners' pawns hop one after another along a road across the bare table, the first one farthest, and
    stay there; the road goes when all have arrived.
    """
    colours = [each.colour for each in result.standings if each.seat in result.winners]
    pawns = [pawn for colour in colours for pawn in range(4 * colour, 4 * colour + 4)]
    images = [_large(pawn_art(pawn), TIMES[len(colours) - 1]) for pawn in pawns]
    size, one = above.size(), images[0].size()
    side = one.width() + ROOM
    left = (size.width() - side * len(pawns)) // 2
    squares = -(-left // side)
    foot = (size.height() + one.height()) // 2
    road = _road(size.width(), side, left - squares * side)
    goals = [
        QPoint(left + side * number + ROOM // 2, foot - one.height()) for number in range(len(pawns))[::-1]
    ]

    def lay() -> None:
        above.bare(True)
        above.put("road", QPoint(0, foot + FOOT - side), road)

    def march(number: int) -> Motion:
        hops = squares + len(pawns) - number
        return _across(above, stage, number, images[number], goals[number], side, hops)

    yield Motion(0, begin=lay)
    yield together([march(number) for number in range(len(pawns))], 4 * EVERY * FRAME_MS // len(pawns))
    yield _cheer(above, images, goals)


def _across(
    above: FlyingLayer, stage: Stage, number: int, image: QImage, goal: QPoint, side: int, hops: int
) -> Motion:
    """Return the motion of a pawn that hops in from the left; only the first one makes a sound."""
    last = 0

    def move(t: float) -> None:
        nonlocal last
        now = STEPS * hops if t >= 1.0 else int(STEPS * hops * t)
        if now != last:
            if number == 0 and now // STEPS > last // STEPS:
                stage.sound(Sound.CARD)
            last = now
            back = side * (STEPS * hops - now) // STEPS
            above.put(f"pawn-{number}", goal - QPoint(back, _high(now % STEPS)), image)

    return Motion(hops * HOPS * FRAME_MS, move)


def _cheer(above: FlyingLayer, images: Sequence[QImage], goals: Sequence[QPoint]) -> Motion:
    """Return the motion of pawns that hop on the spot, every second one half a hop later."""
    last = -1

    def move(t: float) -> None:
        nonlocal last
        now = 0 if t >= 1.0 else int(STEPS * LAST * t)
        if now != last:
            if last < 0:
                above.put("road", None)
            last = now
            for number, (image, goal) in enumerate(zip(images, goals, strict=True)):
                step = (now + number % 2 * STEPS // 2) % STEPS if now else 0
                above.put(f"pawn-{number}", goal - QPoint(0, _high(step)), image)

    return Motion(LAST * 2 * HOPS * FRAME_MS, move)


def _high(step: int) -> int:
    """Return the height of a hop at one of its steps."""
    return 4 * HOP * step * (STEPS - step) // STEPS**2


def _large(image: QImage, times: int) -> QImage:
    return image.scaled(image.size() * times)


def _road(width: int, side: int, first: int) -> QImage:
    """Return the picture of a row of squares across the table."""
    road = QImage(QSize(width, side), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(road)
    for left in range(first, width, side):
        box(painter, QRect(left, 0, side + 1, side))
    painter.end()
    return road
