"""Flight of a card between two places: in whole pixels, lifted, and turned over on its way."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QSize

from macclassic.table.motion.moving_pieces import between, turned
from macclassic.toolbox.base.motion_timing import LANDING, Duration, Ease, MotionPath

from ..picture_model import WHOLE, FlowerCardPlace

DEAL = MotionPath(Duration.B, Ease.OUT)
TURN = MotionPath(Duration.A, Ease.OUT)
PLAY = MotionPath(Duration.C, Ease.OUT)
MEET = MotionPath(Duration.A, Ease.IN)
LAY = MotionPath(Duration.B, Ease.OUT)
CAPTURE = MotionPath(Duration.C, Ease.BOTH)
SWEEP = MotionPath(Duration.D, Ease.BOTH, arc=24)
STEAL = MotionPath(Duration.D, Ease.IN)
"""Paths of the movements of cards."""

AIR = 500
"""Base z-order of cards in the air, above all that slide."""

Window = tuple[float, float]
"""Parts of a way between which a card is turned over."""

ALL, EARLY, LATE = (0.0, 1.0), (0.05, 0.45), (0.55, 1.0)


@dataclass(frozen=True, slots=True)
class Flight:
    """Flight of a card.

    `up`: it is in the air, else it slides. `thrown`: it lands a pixel too low. `turns`: when it is turned
    over, if start and end differ; None: at once. `whole`: in the air it is shown in full size, even if it
    lies small.
    """

    start: FlowerCardPlace
    end: FlowerCardPlace
    way: MotionPath
    up: bool = False
    thrown: bool = False
    turns: Window | None = ALL
    whole: bool = False

    def at(self, t: float) -> FlowerCardPlace:
        """Return the place of the card after the part `t` of its way."""
        if t >= 1.0 or self.start == self.end:
            return replace(self.end, moving=True, ear=None)
        z = AIR + self.end.z % 100 if self.up else max(self.start.z, self.end.z)
        landed, size = self.thrown and t >= LANDING, self._size(t)
        up = self.up and not landed
        shown = replace(self.end, z=z, size=size, ear=None, twin=False, moving=True, lifted=up)
        found = between(self.start, self.end, self.way, t, shown)
        return self._turned(replace(found, y=found.y + 1) if landed else found, t)

    def _size(self, t: float) -> QSize:
        """Return the size of the card: the larger one for as long as possible."""
        if self.whole and self.up and 0.05 < t < 0.9:
            return WHOLE
        return self.start.size if self.end.small and t < 0.7 else self.end.size

    def _turned(self, found: FlowerCardPlace, t: float) -> FlowerCardPlace:
        """Return the place of a card that lies as at the end, turned over as far as it is."""
        first, last = self.turns or (0.15, 0.15)
        if self.start.face == self.end.face or t >= last:
            return found
        back = replace(found, face=self.start.face)
        return back if t < first else turned(back, found, (t - first) / (last - first))
