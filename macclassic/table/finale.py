"""Closing animation of a match: a picture for the winner, dusk for the loser.

These are parts for a game's `finale` (`GameParts.finale`). The resulting picture stays until other motion or
another position follows. A click or a key ends the animation and leaves the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from macclassic.table.look import furniture
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import FRAME_MS, Motion
from macclassic.toolbox.base.motion_timing import (
    STEPS,
    Duration,
    Ease,
    MotionPath,
    StepwiseMove,
    step_of,
    together,
)
from macclassic.toolbox.base.pictures import picture, squeezed
from macclassic.toolbox.base.sound import Sound

FALLS = 60
"""Duration of one piece's drift in frames."""
SWAY = (0, 11, 16, 11, 0, -11, -16, -11)
"""Sideways offsets of a drifting piece in pixels, by step: twice to and fro."""
MAX_START_MS = 6400
"""Milliseconds after which the last piece starts at the latest."""
CROSSES = 1600
"""Milliseconds of a crossing of the table."""
DUSK, EVENING = 800, 2000
"""Milliseconds of the darkening, and of the dark after it."""


@dataclass(frozen=True)
class LeavingPiece:
    """Piece that drifts off the table and turns into a picture.

    `start` and `goal` are centres; `stands` is the final picture, `at` its corner. `back` is the rear side,
    if the piece turns over on its way.
    """

    front: QImage
    start: QPoint
    goal: QPoint
    stands: QImage
    at: QPoint
    back: QImage | None = None


def ended(stage: Stage, won: bool, picture: Callable[[FlyingLayer], Iterator[Motion]]) -> Iterator[Motion]:
    """Yield the closing motions: `picture` if the match is won, else dusk; none unless motion is full."""
    if stage.above is not None and stage.full:
        yield from picture(stage.above) if won else _dusk(stage.above)


def drift(above: FlyingLayer, leaves: Sequence[LeavingPiece], stage: Stage, trail: bool = True) -> Motion:
    """Return the motion of pieces that leave one after another and drift to their goals.

    With `trail`, each leaves a trail, which is wiped when the last has arrived.
    """
    every = min(8 * FRAME_MS, MAX_START_MS // max(1, len(leaves)))

    def lie() -> None:
        above.bare(True)
        for number, leaf in enumerate(leaves):
            above.put(f"leaf-{number}", leaf.start - _half(leaf.front.size()), leaf.front)

    def flight(number: int, leaf: LeavingPiece) -> Motion:
        key = f"leaf-{number}"

        def begin() -> None:
            above.put(key, None)

        def move(t: float) -> None:
            step = step_of(t)
            if step == STEPS:
                return
            image = _turned(leaf, step)
            way = MotionPath(Duration.C, Ease.EVEN).at(leaf.start, leaf.goal, t)
            at = way + QPoint(SWAY[step % len(SWAY)], 0) - _half(image.size())
            if trail:
                above.stamp(at, image)
            else:
                above.put(key, at, image)

        def end() -> None:
            above.put(key, None)
            above.put(f"stands-{number}", leaf.at, leaf.stands)
            if number % 4 == 3:
                stage.sound(Sound.CARD)

        return Motion(FALLS * FRAME_MS, StepwiseMove(move, STEPS), begin, end)

    motion = together([flight(*each) for each in enumerate(leaves)], every)
    return Motion(motion.ms, motion.move, lie, above.wipe)


def _half(size: QSize) -> QPoint:
    return QPoint(size.width() // 2, size.height() // 2)


def _turned(leaf: LeavingPiece, step: int) -> QImage:
    """Return the image of a piece at a step: it turns over twice, in four widths per turn."""
    if leaf.back is None:
        return leaf.front
    side, quarter = divmod(step // 2 % 8, 4)
    image = leaf.back if (side == 0) == (quarter == 3) else leaf.front
    width = image.width()
    return squeezed(image, (width, width * 3 // 5, 3, width * 3 // 5)[quarter])


def cross(above: FlyingLayer, wings: Sequence[QImage], y: int) -> Motion:
    """Return the motion of a creature that crosses the table from the right.

    `wings` are its images in turn, `y` is its upper edge.
    """
    width = above.size().width()
    frames = CROSSES // (2 * FRAME_MS)

    def move(t: float) -> None:
        step = int(t * frames)
        image = wings[step // 4 % len(wings)]
        x = width - round(t * (width + image.width()))
        above.put("cross", QPoint(x, y - (0, 1, 2, 1)[step // 2 % 4]), image)

    return Motion(CROSSES, StepwiseMove(move, frames), end=lambda: above.put("cross", None))


def _dusk(above: FlyingLayer) -> Iterator[Motion]:
    """Yield the motions of nightfall on the table, with a simmering kettle."""
    table = above.size()
    kettles = [_on_plate(picture("moments", name)) for name in ("kettle-2", "kettle-3")]
    corner = QPoint((table.width() - kettles[0].width()) // 2, (table.height() - kettles[0].height()) // 2)
    puffs = EVENING / (16 * FRAME_MS)

    def fall(t: float) -> None:
        above.darken(QRect(0, 0, table.width(), table.height() * step_of(t) // STEPS))

    def simmer(t: float) -> None:
        above.put("kettle", corner, kettles[int(t * puffs) % 2])

    yield Motion(DUSK, fall)
    yield Motion(EVENING, StepwiseMove(simmer, puffs), end=above.clear)


def _on_plate(image: QImage) -> QImage:
    """Return a picture on a white plate."""
    plate = QImage(image.size() + QSize(16, 16), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(plate)
    furniture.box(painter, plate.rect())
    painter.drawImage(8, 8, image)
    painter.end()
    return plate
