"""Motion: what the rules say has happened, as pawns that walk, slide and fly and cards that are turned over.
How long it takes is the pace's affair.

Events come in the form of the public record (docs/records.md), with the decision before them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.sound import Sound

from ..board import COLOUR_OF, HOME, PAWNS, START, zone
from ..cards import DECK, NUMBER
from ..state import Action, Part
from ..trail import walked
from . import layout, words
from .model import Model

translate = QCoreApplication.translate

Event = Mapping[str, Any]

# Milliseconds that a pawn takes for a square and that a word stands, by pace from slow to fast.
SQUARE = (0, 260, 180, 120, 70, 35)
REST = (0, 1300, 850, 500, 250, 80)
FLIGHT = 4.0
"""How long a flight or a card takes, in squares."""
HOP = 5
"""How high a pawn hops from square to square, in pixels; a flight goes four times as high."""


class Choreography:
    """Turns events into motions over one model.

    `touch` is told which pixels have changed; `say` takes a line for the message window; `sound` a sound.
    """

    def __init__(
        self,
        model: Model,
        touch: Callable[[QRect], None],
        say: Callable[[str], None],
        sound: Callable[[Sound], None],
    ) -> None:
        self.model = model
        self.pace = 3
        self._touch = touch
        self._say = say
        self._sound = sound
        self._parts: tuple[Part, ...] = ()
        self._waiting: int | None = None

    def motions(self, events: Sequence[Event]) -> Iterator[Motion]:
        """Return the motions for some events, in order."""
        for event in events:
            handler = getattr(self, "_" + str(event["type"]), None)
            if handler is not None:
                yield from handler(event)

    # Pieces of motion

    def _put(self, pawn: int, point: QPoint) -> None:
        old = self.model.points[pawn]
        self.model.points[pawn] = point
        for each in (old, point):
            self._touch(layout.pawn_rect(each).adjusted(0, -11, 0, 0))

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
            self._sound(sound)

        return Motion(round(ms), move, begin, end)

    def _pause(
        self,
        line: str = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Stand still for a while, so that what is said and shown can be read."""

        def begin() -> None:
            if then is not None:
                then()
            if sound is not None:
                self._sound(sound)
            if line:
                self._say(line)

        return Motion(round(REST[self.pace] * part), begin=begin)

    @property
    def _flight(self) -> float:
        return FLIGHT * SQUARE[self.pace]

    # What happens

    def _deal(self, event: Event) -> Iterator[Motion]:
        yield self._pause(
            translate("sorry", "A new game. {colour} begins.").format(
                colour=words.colour_name(self.model.colours[0])
            ),
            Sound.DEAL,
        )

    def _decision(self, event: Event) -> Iterator[Motion]:
        """Remember how each pawn goes, and say so; the events tell the rest."""
        self._parts = tuple(map(_part, event["action"].get("parts", ())))
        self._waiting = None
        if self._parts:
            line = words.move_words(Action("move", self._parts)) + "."
            yield self._pause(line, part=0.3)

    def _shuffle(self, event: Event) -> Iterator[Motion]:
        def pile() -> None:
            self.model.pile = len(DECK)
            self._touch(layout.CARD_BOX)

        yield self._pause(
            translate("sorry", "The pile is used up: all cards are shuffled again."), Sound.DEAL, then=pile
        )

    def _card(self, event: Event) -> Iterator[Motion]:
        card, model = NUMBER[str(event["card"])], self.model

        def begin() -> None:
            model.pile -= 1
            self._sound(Sound.FLIP)
            move(0.0)

        def move(t: float) -> None:
            way = layout.OPEN - layout.PILE
            model.flying = (layout.PILE + QPoint(round(way.x() * t), round(way.y() * t)), t > 0.5)
            model.card = card
            self._touch(layout.CARD_BOX)

        def end() -> None:
            model.flying = None
            self._touch(layout.CARD_BOX)

        yield Motion(round(self._flight), move, begin, end)
        colour = words.colour_name(model.colours[int(event["seat"])])
        line = translate("sorry", "{colour} turns over: {card}.")
        yield self._pause(line.format(colour=colour, card=words.card_name(card)), part=0.7)

    def _forfeit(self, event: Event) -> Iterator[Motion]:
        colour = words.colour_name(self.model.colours[int(event["seat"])])
        line = translate("sorry", "{colour} can’t move: the turn is lost.").format(colour=colour)
        yield self._pause(line, Sound.STOP, 1.4)

    def _step(self, event: Event) -> Iterator[Motion]:
        pawn = PAWNS.index(event["pawn"])
        came, went = place_of(pawn, event["from"]), place_of(pawn, event["to"])
        part = next((each for each in self._parts if each.pawn == pawn), None)
        if any(each.how == "swap" for each in self._parts):
            # Both fly at once, when the second is told.
            if self._waiting is None:
                self._waiting = pawn
                return
            other = self._waiting
            ways = {other: _way(other, went, came), pawn: _way(pawn, came, went)}
            ends = {other: came, pawn: went}
            yield self._along(ways, 2 * self._flight, 4 * HOP, ends, Sound.CARD)
        elif part is not None and part.how in ("forward", "backward"):
            places = walked(pawn, part.how, part.steps, came)
            way = [layout.pawn_at(pawn, place) for place in places]
            sound = Sound.COLLECT if went == HOME else Sound.CARD
            yield self._along({pawn: way}, SQUARE[self.pace] * part.steps, HOP, {pawn: went}, sound)
            if HOME in places[:-1]:
                line = translate("sorry", "{pawn} bounces back from home.").format(pawn=words.pawn_name(pawn))
                yield self._pause(line, part=0.4)
        else:
            yield self._along(
                {pawn: _way(pawn, came, went)}, 1.5 * self._flight, 2 * HOP, {pawn: went}, Sound.CARD
            )
        if went == HOME:
            line = translate("sorry", "{pawn} is home!").format(pawn=words.pawn_name(pawn))
            yield self._pause(line, part=0.6)

    def _slide(self, event: Event) -> Iterator[Motion]:
        pawn = PAWNS.index(event["pawn"])
        came, went = place_of(pawn, event["from"]), place_of(pawn, event["to"])
        line = translate("sorry", "{pawn} slides.").format(pawn=words.pawn_name(pawn))
        yield self._pause(line, Sound.SWEEP, 0.2)
        yield self._along({pawn: _way(pawn, came, went)}, 1.5 * self._flight, 0, {pawn: went}, Sound.CARD)

    def _bump(self, event: Event) -> Iterator[Motion]:
        pawn = PAWNS.index(event["pawn"])
        line = translate("sorry", "{pawn} goes back to its start.").format(pawn=words.pawn_name(pawn))
        yield self._pause(line, Sound.SMACK, 0.1)
        way = _way(pawn, place_of(pawn, event["from"]), START)
        yield self._along({pawn: way}, 1.5 * self._flight, 4 * HOP, {pawn: START}, Sound.CARD)

    def _win(self, event: Event) -> Iterator[Motion]:
        colours = [self.model.colours[seat] for seat in event["seats"]]
        yield self._pause(words.winners_words(colours), part=1.5)


def _way(pawn: int, came: int, went: int) -> list[QPoint]:
    return [layout.pawn_at(pawn, came), layout.pawn_at(pawn, went)]


def _part(data: Mapping[str, Any]) -> Part:
    target = PAWNS.index(data["target"]) if "target" in data else -1
    return Part(PAWNS.index(data["pawn"]), str(data["how"]), int(data.get("steps", 0)), target)


def place_of(pawn: int, name: int | str) -> int:
    """Return the place of a pawn that a record names."""
    if isinstance(name, int):
        return name
    if name == "home":
        return HOME
    return START if name == "start" else zone(COLOUR_OF[pawn], int(name[1:]))
