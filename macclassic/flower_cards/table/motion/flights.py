"""Flight of a card between two places: in whole pixels, lifted, and turned over on its way."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QSize

from macclassic.toolbox.base.motion_timing import LANDING, Duration, Ease, MotionPath, turning

from ..picture_model import WHOLE, CardPlace

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

    start: CardPlace
    end: CardPlace
    way: MotionPath
    up: bool = False
    thrown: bool = False
    turns: Window | None = ALL
    whole: bool = False

    def at(self, t: float) -> CardPlace:
        """Return the place of the card after the part `t` of its way."""
        if t >= 1.0 or self.start == self.end:
            return replace(self.end, moving=True, ear=None)
        size = self._size(t)
        face, wide = self._turned(t, size.width())
        middle = self.way.at(self.start.rect.center(), self.end.rect.center(), t)
        landed = self.thrown and t >= LANDING
        if landed:
            middle += QPoint(0, 1)
        return CardPlace(
            middle.x() - (size.width() - 1) // 2,
            middle.y() - (size.height() - 1) // 2,
            AIR + self.end.z % 100 if self.up else max(self.start.z, self.end.z),
            face,
            size,
            moving=True,
            lifted=self.up and not landed,
            wide=wide,
        )

    def _size(self, t: float) -> QSize:
        """Return the size of the card: the larger one for as long as possible."""
        if self.whole and self.up and 0.05 < t < 0.9:
            return WHOLE
        return self.start.size if self.end.small and t < 0.7 else self.end.size

    def _turned(self, t: float, width: int) -> tuple[bool, int]:
        """Return True if the face is visible, and the visible width, 0 for the full width."""
        if self.start.face == self.end.face:
            return self.end.face, 0
        first, last = self.turns or (0.15, 0.15)
        if t < first:
            return self.start.face, 0
        if t >= last:
            return self.end.face, 0
        wide, over = turning(width, (t - first) / (last - first))
        return (self.end if over else self.start).face, wide
