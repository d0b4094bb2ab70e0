"""How a game of Sorry that is won ends on the table: the winner's pawns parade across it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from macclassic.toolbox.animator import FRAME_MS, Motion
from macclassic.toolbox.moment import Stage
from macclassic.toolbox.scenes import Above
from macclassic.toolbox.sound import Sound
from macclassic.toolbox.ways import STEPS, together

from ..view import Result
from .panel import pawn_art

TIMES = 3
"""How many times as large as on the board those are that parade."""
STRIDE, HOP, HOPS = 40, 22, 8
"""Pixels that a pawn gets on by a hop, how high it hops, and frames that it takes to."""
EVERY = 28
"""Frames from one pawn to the next."""
LAST = 3
"""Hops that each makes on the spot when all have come."""


def parade(stage: Stage, result: Result, above: Above) -> Iterator[Motion]:
    """Yield the motions of a game's end: the pawns of whoever has won hop in a row across the bare board, and
    stay there."""
    colours = [each.colour for each in result.standings if each.seat in result.winners]
    pawns = [pawn for colour in colours for pawn in range(4 * colour, 4 * colour + 4)]
    images = [_large(pawn_art(pawn)) for pawn in pawns]
    every = min(EVERY, 4 * EVERY // len(pawns)) * FRAME_MS
    size = above.size()
    pitch = min(96, (size.width() - 40) // len(pawns))
    left = (size.width() - pitch * len(pawns)) // 2
    foot = (size.height() + images[0].height()) // 2
    goals = [
        QPoint(left + pitch * number + (pitch - image.width()) // 2, foot - image.height())
        for number, image in enumerate(images)
    ]
    # The first goes farthest, so that none has to pass another.
    goals.reverse()
    rows = [
        _across(above, stage, number, *each) for number, each in enumerate(zip(images, goals, strict=True))
    ]
    yield Motion(0, begin=lambda: above.bare(True))
    yield together(rows, every)
    yield _cheer(above, images, goals)


def _across(above: Above, stage: Stage, number: int, image: QImage, goal: QPoint) -> Motion:
    """Return the motion of a pawn that hops in from the left."""
    start = QPoint(-image.width(), goal.y())
    hops = -(-(goal.x() - start.x()) // STRIDE)

    last = -1

    def move(t: float) -> None:
        nonlocal last
        now = STEPS * hops if t >= 1.0 else int(STEPS * hops * t)
        if now == last:
            return
        hop, step = divmod(now, STEPS)
        if number == 0 and hop > max(last, 0) // STEPS and hop % 2 == 0:
            stage.sound(Sound.CARD)
        last = now
        x = start.x() + (goal.x() - start.x()) * now // (STEPS * hops)
        above.put(f"pawn-{number}", QPoint(x, goal.y() - _high(step)), image)

    return Motion(hops * HOPS * FRAME_MS, move)


def _cheer(above: Above, images: Sequence[QImage], goals: Sequence[QPoint]) -> Motion:
    """Return the motion of pawns that hop where they are, each second one as the others land."""

    def move(t: float) -> None:
        now = 0 if t >= 1.0 else int(STEPS * LAST * t)
        for number, (image, goal) in enumerate(zip(images, goals, strict=True)):
            step = (now + number % 2 * STEPS // 2) % STEPS if now else 0
            above.put(f"pawn-{number}", goal - QPoint(0, _high(step)), image)

    return Motion(LAST * 2 * HOPS * FRAME_MS, move)


def _high(step: int) -> int:
    """Return how high a hop is at one of its steps."""
    return 4 * HOP * step * (STEPS - step) // STEPS**2


def _large(image: QImage) -> QImage:
    return image.scaled(image.size() * TIMES)
