"""Motions of pawns and cards, in whole pixels: hopping, sliding, flying and turning over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from macclassic.table.motion.moving_pieces import touch_both
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import (
    LIFT,
    Duration,
    Ease,
    MotionPath,
    StepwiseMove,
    in_turn,
    step_of,
    together,
)
from macclassic.toolbox.base.sound import Sound

from ...board import COLOUR_OF, HOME, START
from ...cards import DECK
from .. import layout
from ..layout import Model

if TYPE_CHECKING:
    from ..layout import State

STEP = MotionPath(Duration.A, Ease.EVEN, arc=5)
OUT = MotionPath(Duration.B, Ease.EVEN, arc=12)
SLIDE = MotionPath(Duration.D, Ease.IN)
FLIGHT = MotionPath(Duration.E, Ease.EVEN, arc=40)
"""Paths: from square to square, out of a start, down a slide, and through the air."""
STILL, BOUNCES, AFTER = 4, 8, 4
"""Frames: a lifted pawn rests, it bounces after landing, one flight starts after another."""
MIN_SOUND_INTERVAL_MS = 200
"""Least time in milliseconds between two audible squares of a walk.

More sounds would leave no room for those that follow.
"""


class Flights:
    """Factory of motions over one model."""

    def __init__(self, now: State, stage: Stage) -> None:
        self.model: Model = now.model
        self.stage = stage
        self.pace = now.options.pace
        self.tempo = stage.tempo(self.pace)
        self._panel = layout.panel(now.size)

    def still(
        self,
        span: Duration,
        line: str = "",
        sound: Sound | None = None,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Pause for the duration of a movement, so that text and picture can be read."""
        return self.stage.pause(span.value[self.pace - 1], line, sound, then)

    # Pawns

    def walk(self, pawn: int, places: Sequence[int], heard: bool = True) -> Motion:
        """Let a pawn hop from place to place. `heard`: the last landing makes a sound too."""
        points = [layout.pawn_at(pawn, place) for place in places]
        ms = max(1, self.tempo.ms(STEP.span))
        every, last = -(-MIN_SOUND_INTERVAL_MS // ms), len(points) - 2

        def hop(number: int, start: QPoint, end: QPoint) -> Motion:
            def land() -> None:
                if number == last:
                    self._arrive(pawn, places[-1])
                if (last - number) % every == 0 and (heard or number < last):
                    home = number == last and places[-1] == HOME
                    self.stage.sound(Sound.COLLECT if home else Sound.CARD)

            return self._go(pawn, start, end, STEP, True, land)

        return in_turn([hop(number, *each) for number, each in enumerate(pairwise(points))])

    def come_out(self, pawn: int, place: int, heard: bool = True) -> Motion:
        """Bring a pawn out of its start."""

        def land() -> None:
            self._arrive(pawn, place)
            if heard:
                self.stage.sound(Sound.CARD)

        return self._go(pawn, layout.pawn_at(pawn, START), layout.pawn_at(pawn, place), OUT, True, land)

    def slide(self, pawn: int, came: int, went: int) -> Motion:
        """Let a pawn slide, with dashes behind it."""
        start, end = layout.pawn_at(pawn, came), layout.pawn_at(pawn, went)
        way = end - start
        motion = self._go(pawn, start, end, SLIDE, False, lambda: self._arrive(pawn, went))
        slides = motion.move

        def begin() -> None:
            self.stage.sound(Sound.SWEEP)

        def move(t: float) -> None:
            fast = self.tempo.full and 0.3 <= t < 1.0
            self._show(pawn, sliding={pawn: way} if fast else {})
            slides(t)

        return Motion(motion.ms, move, begin, motion.end)

    def fly(self, ways: Sequence[tuple[int, int, int]], smack: bool, late: bool = False) -> Motion:
        """Let pawns fly from place to place, each a little after the one before.

        They are lifted, rest, fly, and bounce as they land. `smack`: the first makes a sound when it is
        lifted, or if `late` when it lands.
        """
        frames = (STILL, BOUNCES, AFTER) if self.tempo.full else (0, 0, 0)
        still, after, between = map(self.tempo.frames, frames)

        def flight(pawn: int, came: int, went: int) -> Motion:
            start, end = layout.pawn_at(pawn, came), layout.pawn_at(pawn, went)
            lifted = start - QPoint(0, LIFT if self.tempo.full else 0)

            def sound() -> None:
                if smack and pawn == ways[0][0]:
                    self.stage.sound(Sound.SMACK)

            def lift() -> None:
                if not late:
                    sound()
                if self.tempo.full:
                    self._show(pawn, lifted=(*self.model.lifted, pawn))
                    self._put(pawn, lifted)

            def land() -> None:
                if late:
                    sound()

            def bounce(t: float) -> None:
                up = t < 1.0 and int(4 * t) % 2 == 0
                self._put(pawn, end - QPoint(0, 1 if up else 0))

            fly = self._go(pawn, lifted, end, FLIGHT, True, land)
            bounces = Motion(after, bounce, end=lambda: self._arrive(pawn, went))
            return in_turn([Motion(still, begin=lift), fly, bounces])

        flights = [flight(*each) for each in ways]
        return together(flights, between)

    def _go(
        self, pawn: int, start: QPoint, end: QPoint, way: MotionPath, up: bool, then: Callable[[], None]
    ) -> Motion:
        """Move a pawn between two points. `up`: in the air. `then`: called at the end."""
        gone = self.tempo.way(way)

        def begin() -> None:
            if up and self.tempo.full and pawn not in self.model.lifted:
                self._show(pawn, lifted=(*self.model.lifted, pawn))

        def move(t: float) -> None:
            self._put(pawn, gone.at(start, end, t))

        def stop() -> None:
            self._show(pawn, lifted=tuple(each for each in self.model.lifted if each != pawn))
            then()

        return Motion(self.tempo.ms(way.span), move, begin, stop)

    def _arrive(self, pawn: int, place: int) -> None:
        """Record that a pawn has reached a place, and repaint its progress bar."""
        model = self.model
        model.places[pawn], model.last = place, pawn
        self._put(pawn, layout.pawn_at(pawn, place))
        seat = model.colours.index(COLOUR_OF[pawn])
        self.stage.touch(self._panel.row(seat, len(model.colours)))

    def _put(self, pawn: int, point: QPoint) -> None:
        """Move a pawn and repaint only the areas concerned."""
        if point != self.model.points[pawn]:
            before = self._painted(pawn)
            self.model.points[pawn] = point
            touch_both(self.stage.touch, before, self._painted(pawn))

    def _show(
        self, pawn: int, lifted: tuple[int, ...] | None = None, sliding: Mapping[int, QPoint] | None = None
    ) -> None:
        """Change how a pawn is drawn: which pawns are lifted, which slide with dashes."""
        model = self.model
        up = model.lifted if lifted is None else lifted
        away = model.sliding if sliding is None else sliding
        if (up, away) != (model.lifted, model.sliding):
            before = self._painted(pawn)
            model.lifted, model.sliding = up, away
            touch_both(self.stage.touch, before, self._painted(pawn))

    def _painted(self, pawn: int) -> QRect:
        return layout.painted(self.model.points[pawn], pawn in self.model.sliding)

    # Cards

    def turn(self, card: int) -> Motion:
        """Turn over the top card of the pile."""
        model = self.model

        def begin() -> None:
            model.pile -= 1
            self.stage.touch(self._panel.pile)
            self.stage.sound(Sound.FLIP)

        def move(t: float) -> None:
            model.card, model.turned = card, t
            self.stage.touch(layout.card_rect().adjusted(-2, -2, 2, 2))

        return Motion(self.tempo.ms(Duration.A) if self.tempo.full else 0, StepwiseMove(move, 3), begin)

    def riffle(self, line: str) -> Motion:
        """Shuffle all cards: the pile grows."""
        model = self.model

        def begin() -> None:
            self.stage.sound(Sound.RIFFLE)
            self.stage.say(line)

        def move(t: float) -> None:
            pile = len(DECK) * Ease.BOTH.value[step_of(t)] // 64
            if pile != model.pile:
                model.pile = pile
                self.stage.touch(self._panel.pile)

        return Motion(self.tempo.ms(Duration.E), move, begin)
