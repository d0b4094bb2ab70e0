"""Durations, easing curves and paths of motion, in whole pixels; combination of several motions.

A `MotionPath` says how something goes from one point to another. `Tempo` adapts its duration to the pace of a
game, and its form to the setting *Motion*. All motions of the games use these classes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from itertools import accumulate

from PySide6.QtCore import QPoint

from macclassic.toolbox.base.animator import FRAME_MS, Motion

STEPS = 16
"""Steps of a motion of any duration, each of whole pixels.

Steps without movement cause no painting.
"""


LIFT = 2
"""Pixels by which a thing in the air, or about to be, is raised."""
LANDING = 15 / 16
"""Part of the motion from which a thrown thing is one pixel too low."""


class MotionSetting(StrEnum):
    """The setting *Motion*.

    FULL: all motion. PLAIN: straight paths at even speed, no stages. NONE: no motion; texts stay as long as
    ever.
    """

    FULL = "full"
    PLAIN = "plain"
    NONE = "none"


class Activity(Enum):
    """Activity of a table: in front, suspended behind another, or playing on behind another.

    A suspended table (STILL) neither moves nor sounds. A table that plays on (GOES_ON) stops when it needs
    the player's input.
    """

    AHEAD = "ahead"
    STILL = "still"
    GOES_ON = "goes on"


class Duration(Enum):
    """Durations of motion in milliseconds, at the paces 1 to 5.

    At pace 3 `A` has 8 frames, `B` 12, `C` 18, `D` 24, `E` 30.
    """

    A = (304, 208, 128, 80, 48)
    B = (464, 304, 192, 112, 64)
    C = (688, 464, 288, 176, 80)
    D = (928, 608, 384, 224, 112)
    E = (1152, 768, 480, 288, 144)


class Ease(Enum):
    """Easing curves: finished part of the path, in 64ths, at each of the 16 steps.

    EVEN: constant speed. OUT: slow at the end. IN: slow at the beginning. BOTH: slow at both.
    """

    EVEN = tuple(range(0, 65, 4))
    OUT = (0, 8, 15, 22, 28, 34, 39, 44, 48, 52, 55, 58, 60, 62, 63, 64, 64)
    IN = (0, 0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 49, 56, 64)
    BOTH = (0, 1, 3, 6, 10, 15, 20, 26, 32, 38, 44, 49, 54, 58, 61, 63, 64)


def step_of(t: float) -> int:
    """Return the step, 0 to 16, of a motion whose finished part is `t`, 0 to 1."""
    return min(STEPS, int(STEPS * t))


@dataclass(frozen=True, slots=True)
class MotionPath:
    """Path of a motion between two points: duration, easing and arc.

    `arc` is its height in pixels above the straight line in the middle.
    """

    span: Duration
    ease: Ease = Ease.OUT
    arc: int = 0

    def at(self, start: QPoint, end: QPoint, t: float) -> QPoint:
        """Return the position when the part `t` is finished; the end points themselves at 0 and 1."""
        step = step_of(t)
        part = self.ease.value[step]
        return QPoint(
            start.x() + ((end.x() - start.x()) * part + 32) // 64,
            start.y() + ((end.y() - start.y()) * part + 32) // 64 - self.arc * step * (STEPS - step) // 64,
        )


def turning(width: int, t: float) -> tuple[int, bool]:
    """Return the width of a card that is being turned over, and True if its face is visible.

    For a third of the time each: its back at three fifths of the width, its edge, its face at three fifths;
    its face in full width at the end. Columns are dropped; nothing is rotated.
    """
    if t >= 1.0:
        return width, True
    third = int(3 * t)
    return (3 if third == 1 else width * 3 // 5), third == 2


@dataclass(frozen=True, slots=True)
class Tempo:
    """Pace of a game, 1 to 5, and the setting *Motion* (`manner`)."""

    pace: int
    manner: MotionSetting = MotionSetting.FULL

    @property
    def full(self) -> bool:
        """True if things are lifted, turned over, and shown on a stage."""
        return self.manner is MotionSetting.FULL

    def ms(self, span: Duration) -> int:
        """Return a duration in milliseconds."""
        return 0 if self.manner is MotionSetting.NONE else int(span.value[self.pace - 1])

    def scaled(self, ms: float) -> int:
        """Return a duration of `ms` milliseconds at the middle pace, scaled to this pace."""
        if self.manner is MotionSetting.NONE:
            return 0
        return round(ms * Duration.C.value[self.pace - 1] / Duration.C.value[2])

    def frames(self, count: int) -> int:
        """Return a duration of `count` frames at the middle pace, in milliseconds at this pace."""
        return self.scaled(count * FRAME_MS)

    def way(self, way: MotionPath) -> MotionPath:
        """Return a path adapted to the setting *Motion*."""
        return way if self.full else replace(way, ease=Ease.EVEN, arc=0)


class StepwiseMove:
    """Calls `move` only when its picture can differ: `times` times in a whole motion, and at its end."""

    def __init__(self, move: Callable[[float], None], times: float) -> None:
        self._move, self._times, self._last = move, times, -1

    def __call__(self, t: float) -> None:
        now = int(t * self._times)
        if now != self._last:
            self._last = now
            self._move(t)


def together(motions: Sequence[Motion], every: int = 0) -> Motion:
    """Return one motion of several that start together, or `every` milliseconds apart."""
    return _at(motions, [every * number for number in range(len(motions))])


def in_turn(motions: Sequence[Motion]) -> Motion:
    """Return one motion of several, one after another."""
    return _at(motions, [*accumulate((each.ms for each in motions), initial=0)])


def _at(motions: Sequence[Motion], starts: Sequence[int]) -> Motion:
    """Return one motion of several, each begun after a number of milliseconds."""
    timed = [*zip(motions, starts, strict=False)]
    whole = max((start + each.ms for each, start in timed), default=0)
    begun = 0
    over: set[int] = set()

    def move(t: float) -> None:
        nonlocal begun
        for number, (each, start) in enumerate(timed):
            since = t * whole - start
            if number in over or (since < 0 and t < 1.0):
                continue
            if number >= begun:
                begun = number + 1
                each.begin()
            if t >= 1.0 or since >= each.ms:
                over.add(number)
                each.move(1.0)
                each.end()
            else:
                each.move(since / each.ms)

    return Motion(whole, move)
