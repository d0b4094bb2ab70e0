"""How things move: for how long, along what, in whole pixels; and several motions as one.

A *way* says how something goes from one point to another; *tempo* makes it as long as the pace of a game
wants it, and as plain as the setting *Motion* does. A game's motions are made of these and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from itertools import accumulate

from PySide6.QtCore import QPoint

from macclassic.toolbox.base.animator import FRAME_MS, Motion

STEPS = 16
"""A motion has so many steps however long it lasts, each of whole pixels: where nothing moves by a pixel,
nothing is painted."""


LIFT = 2
"""How many pixels higher something is that is in the air, or about to be."""
LANDING = 15 / 16
"""From when on what has been thrown is a pixel too low."""


class MotionSetting(StrEnum):
    """The setting *Motion*: all there is; straight ways at even speed, and no stages; nothing moves at all,
    and what is to be read stands as long as ever."""

    FULL = "full"
    PLAIN = "plain"
    NONE = "none"


class Activity(Enum):
    """Where a table stands: in front; behind something else, where all rests and nothing is heard; or behind
    it and going on, till it wants something of a person."""

    AHEAD = "ahead"
    STILL = "still"
    GOES_ON = "goes on"


class Duration(Enum):
    """How long something moves, in milliseconds at the paces 1 to 5: `A` 8 frames at the middle one, `B` 12,
    `C` 18, `D` 24, `E` 30."""

    A = (304, 208, 128, 80, 48)
    B = (464, 304, 192, 112, 64)
    C = (688, 464, 288, 176, 80)
    D = (928, 608, 384, 224, 112)
    E = (1152, 768, 480, 288, 144)


class Ease(Enum):
    """How much of a way is done, in 64ths, at each of the 16 steps: as fast all along, slow at its end, slow
    at its beginning, slow at both."""

    EVEN = tuple(range(0, 65, 4))
    OUT = (0, 8, 15, 22, 28, 34, 39, 44, 48, 52, 55, 58, 60, 62, 63, 64, 64)
    IN = (0, 0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 49, 56, 64)
    BOTH = (0, 1, 3, 6, 10, 15, 20, 26, 32, 38, 44, 49, 54, 58, 61, 63, 64)


def step_of(t: float) -> int:
    """Return at which of the 16 steps a motion is, of which the part `t` is done."""
    return min(STEPS, int(STEPS * t))


@dataclass(frozen=True, slots=True)
class MotionPath:
    """How something goes from a point to another; `arc`: how many pixels it rises above the straight line
    in the middle."""

    span: Duration
    ease: Ease = Ease.OUT
    arc: int = 0

    def at(self, start: QPoint, end: QPoint, t: float) -> QPoint:
        """Return where it is when the part `t` is done: at the ends themselves at 0 and 1."""
        step = step_of(t)
        part = self.ease.value[step]
        return QPoint(
            start.x() + ((end.x() - start.x()) * part + 32) // 64,
            start.y() + ((end.y() - start.y()) * part + 32) // 64 - self.arc * step * (STEPS - step) // 64,
        )


def turning(width: int, t: float) -> tuple[int, bool]:
    """Return how wide a card is that is turned over, and whether its face is seen: its back at three fifths,
    its edge, its face at three fifths, a third of the time each. Columns are dropped, nothing is rotated."""
    third = min(2, int(3 * t))
    return (3 if third == 1 else width * 3 // 5), third == 2


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pace of a game, 1 to 5, and the manner of the program."""

    pace: int
    manner: MotionSetting = MotionSetting.FULL

    @property
    def full(self) -> bool:
        """Whether things are lifted, turned over, and shown on a stage."""
        return self.manner is MotionSetting.FULL

    def ms(self, span: Duration) -> int:
        """Return how long something moves."""
        return 0 if self.manner is MotionSetting.NONE else int(span.value[self.pace - 1])

    def scaled(self, ms: float) -> int:
        """Return so many milliseconds, as they are at the middle pace, at this one."""
        if self.manner is MotionSetting.NONE:
            return 0
        return round(ms * Duration.C.value[self.pace - 1] / Duration.C.value[2])

    def frames(self, count: int) -> int:
        """Return so many frames, as they are at the middle pace, in milliseconds at this one."""
        return self.scaled(count * FRAME_MS)

    def way(self, way: MotionPath) -> MotionPath:
        """Return a way as it is gone in this manner."""
        return way if self.full else replace(way, ease=Ease.EVEN, arc=0)


class StepwiseMove:
    """Calls `move` only as often as what it shows can differ: so many times in a whole motion, and at its
    end, so that nothing is painted in between."""

    def __init__(self, move: Callable[[float], None], times: float) -> None:
        self._move, self._times, self._last = move, times, -1

    def __call__(self, t: float) -> None:
        now = int(t * self._times)
        if now != self._last:
            self._last = now
            self._move(t)


def together(motions: Sequence[Motion], every: int = 0) -> Motion:
    """Return one motion of several: all at once, or each begun so many milliseconds `every` after the one
    before."""
    return _at(motions, [every * number for number in range(len(motions))])


def in_turn(motions: Sequence[Motion]) -> Motion:
    """Return one motion of several, one after another."""
    return _at(motions, [*accumulate((each.ms for each in motions), initial=0)])


def _at(motions: Sequence[Motion], starts: Sequence[int]) -> Motion:
    """Return one motion of several, each begun after so many milliseconds."""
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
