"""Motion: what the rules say has happened, as pawns that walk, slide and fly and cards that are turned over.
How long it takes is the pace's affair.

The decision comes before its events. What a turn came to is said as a `Line`, for the row of its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.sound import Sound

from ..acts import WALKING, Move, Part
from ..board import HOME, START
from ..cards import DECK
from ..events import Bump, Card, Forfeit, Shuffle, Slide, Step, Win
from ..moves import trail, walked
from . import layout, words
from .layout import Model

translate = QCoreApplication.translate

# Milliseconds that a pawn takes for a square and that a word stands, by pace from slow to fast.
SQUARE = (0, 260, 180, 120, 70, 35)
REST = (0, 1300, 850, 500, 250, 80)
FLIGHT = 4.0
"""How long a flight or a card takes, in squares."""
HOP = 5
"""How high a pawn hops from square to square, in pixels; a flight goes four times as high."""


class Line(str):
    """What a seat's turn came to by a `card`; `shorter`: the same in fewer and fewer words."""

    seat: int
    card: int
    shorter: tuple[str, ...]

    def __new__(cls, said: str, seat: int, card: int, shorter: Sequence[str]) -> Line:
        line = super().__new__(cls, said)
        line.seat, line.card, line.shorter = seat, card, tuple(shorter)
        return line


def motions(now: Now, stage: Stage, events: Sequence[Any]) -> Iterator[Motion]:
    """Return the motions for what has happened."""
    return Choreography(now.model, stage, now.options.pace, layout.panel(now.size)).motions(events)


class Choreography:
    """Turns events into motions over one model."""

    def __init__(self, model: Model, stage: Stage, pace: int, panel: layout.Panel) -> None:
        self.model, self.pace, self._stage, self._panel = model, pace, stage, panel
        self._parts: tuple[Part, ...] = ()
        self._waiting: int | None = None
        self._open = model.card

    def motions(self, events: Sequence[Any]) -> Iterator[Motion]:
        """Return the motions for what has happened, in order."""
        for event in events:
            match event:
                case Begun():
                    line = translate("sorry", "A new game. {colour} begins.")
                    yield self._pause(line.format(colour=self._colour(0)), Sound.DEAL)
                case Decided(seat=seat, action=Move() as move):
                    self._parts, self._waiting = move.parts, None
                    told = words.option_words(move, trail(self.model.places, move))
                    yield self._pause(Line(told[0], seat, self._open, told), part=0.3)
                case Shuffle():
                    line = translate("sorry", "The pile is used up: all cards are shuffled again.")
                    yield self._pause(line, Sound.DEAL, then=self._whole_pile)
                case Card():
                    yield from self._card(event)
                case Forfeit():
                    short = translate("sorry", "can’t move: the turn is lost")
                    line = f"{self._colour(event.seat)} {short}."
                    yield self._pause(Line(line, event.seat, self._open, [short]), Sound.STOP, 1.4)
                case Step():
                    yield from self._step(event)
                case Slide(pawn=pawn):
                    yield self._pause(sound=Sound.SWEEP, part=0.2)
                    yield self._fly({pawn: (event.came, event.went)}, 1.5, 0)
                case Bump(pawn=pawn):
                    yield self._pause(sound=Sound.SMACK, part=0.1)
                    yield self._fly({pawn: (event.came, START)}, 1.5, 4 * HOP)
                case Win():
                    colours = [self.model.colours[seat] for seat in event.seats]
                    yield self._pause(words.winners_words(colours), part=1.5)

    # Pieces of motion

    def _put(self, pawn: int, point: QPoint) -> None:
        old = self.model.points[pawn]
        self.model.points[pawn] = point
        for each in (old, point):
            self._stage.touch(layout.pawn_rect(each).adjusted(0, -11, 0, 0))

    def _along(
        self, ways: Mapping[int, Sequence[QPoint]], ms: float, hop: int, goal: Mapping[int, int], sound: Sound
    ) -> Motion:
        """Move pawns along points at even speed, hopping from each to the next, to the places of `goal`."""

        def begin() -> None:
            self.model.lifted = tuple(ways)

        def move(t: float) -> None:
            for pawn, way in ways.items():
                leg, part = divmod(t * (len(way) - 1), 1)
                one, two = way[min(int(leg), len(way) - 1)], way[min(int(leg) + 1, len(way) - 1)]
                point = one + (two - one) * part
                self._put(pawn, QPoint(point.x(), point.y() - round(4 * hop * part * (1 - part))))

        def end() -> None:
            self.model.lifted = ()
            for pawn, place in goal.items():
                self.model.places[pawn] = place
                self._put(pawn, layout.pawn_at(pawn, place))
            self._stage.touch(self._panel.rows)
            self._stage.sound(sound)

        return Motion(round(ms), move, begin, end)

    def _pause(
        self,
        line: str = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        return self._stage.pause(REST[self.pace] * part, line, sound, then)

    @property
    def _flight(self) -> float:
        return FLIGHT * SQUARE[self.pace]

    def _fly(self, ways: Mapping[int, tuple[int, int]], part: float, hop: int) -> Motion:
        """Let pawns fly from a place to another."""
        points = {pawn: [layout.pawn_at(pawn, place) for place in way] for pawn, way in ways.items()}
        ends = {pawn: way[-1] for pawn, way in ways.items()}
        return self._along(points, part * self._flight, hop, ends, Sound.CARD)

    def _colour(self, seat: int) -> str:
        return words.colour_name(self.model.colours[seat])

    # What happens

    def _whole_pile(self) -> None:
        self.model.pile = len(DECK)
        self._stage.touch(self._panel.cards)

    def _card(self, event: Card) -> Iterator[Motion]:
        model = self.model
        self._open = event.card

        def begin() -> None:
            model.pile -= 1
            self._stage.sound(Sound.FLIP)
            move(0.0)

        def move(t: float) -> None:
            model.card, model.turned = event.card, t
            self._stage.touch(self._panel.cards)

        def end() -> None:
            move(1.0)

        yield Motion(round(self._flight), move, begin, end)
        line = translate("sorry", "{colour} turns over: {card}.")
        line = line.format(colour=self._colour(event.seat), card=words.card_name(event.card))
        yield self._pause(line, part=0.7)

    def _step(self, event: Step) -> Iterator[Motion]:
        pawn, came, went = event.pawn, event.came, event.went
        part = next((each for each in self._parts if each.pawn == pawn), None)
        if any(each.how == "swap" for each in self._parts):
            # Both fly at once, when the second is told.
            if self._waiting is None:
                self._waiting = pawn
                return
            yield self._fly({self._waiting: (went, came), pawn: (came, went)}, 2, 4 * HOP)
        elif part is not None and part.how in WALKING:
            places = walked(part, came)
            way = [layout.pawn_at(pawn, place) for place in places]
            sound = Sound.COLLECT if went == HOME else Sound.CARD
            yield self._along({pawn: way}, SQUARE[self.pace] * part.steps, HOP, {pawn: went}, sound)
            if HOME in places[:-1]:
                yield self._pause(part=0.4)
        else:
            yield self._fly({pawn: (came, went)}, 1.5, 2 * HOP)
        if went == HOME:
            yield self._pause(part=0.6)
