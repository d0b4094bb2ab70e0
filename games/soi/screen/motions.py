"""Motion: what the rules say has happened, as cards that travel from hand to hand. How long it takes, and how
long a line stands, is Delay's affair (soi §settings)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.sound import Sound

from ..cards import IDS
from ..events import Event, Give, Out, Refuse, Set, Turn
from . import words
from .layout import Model, Place
from .words import Company

TRAVEL = 1.5
"""How long a card travels, in delays."""
DEALT = 0.12
"""How long a dealt card travels, in delays; four travel at once."""


def motions(now: Now, stage: Stage, events: Sequence[Begun | Decided | Event]) -> Iterator[Motion]:
    """Return the motions for some events, in order."""
    return _Choreography(now.model, now.company, stage, now.options.delay).motions(events)


class _Choreography:
    """Turns events into motions over one model; `delay`: milliseconds that a line stands."""

    def __init__(self, model: Model, who: Company, stage: Stage, delay: int) -> None:
        self.model = model
        self._who = who
        self._stage = stage
        self._delay = delay

    def motions(self, events: Sequence[Begun | Decided | Event]) -> Iterator[Motion]:
        """Return the motions for some events, in order."""
        asked = -1, -1
        for event in events:
            match event:
                case Begun():
                    yield from self._deal()
                case Decided():
                    asked = event.seat, event.action.of
                case Give():
                    yield from self._give(event)
                case Refuse():
                    yield self._stand(words.missed(self._who, *asked, event.card), Sound.FLIP)
                case Set():
                    yield from self._set(event)
                case Out():
                    yield self._stand(words.is_out(self._who, event.seat), Sound.STOP)
                case Turn():
                    yield self._turn(event.seat)

    # Pieces of motion

    def _travel(
        self, goal: Callable[[], tuple[dict[str, Place], dict[str, Place]]], sound: Sound | None, part: float
    ) -> Motion:
        """Move cards from where `goal` says, when the motion begins, to where it says."""
        start: dict[str, Place] = {}
        end: dict[str, Place] = {}

        def begin() -> None:
            came, goes = goal()
            start.update(came)
            end.update(goes)
            if sound is not None:
                self._stage.sound(sound)

        def move(t: float) -> None:
            self._moved(
                {
                    name: place if t >= 1.0 else _between(start.get(name, place), place, t)
                    for name, place in end.items()
                }
            )

        return Motion(round(self._delay * part), move, begin)

    def _moved(self, places: Mapping[str, Place]) -> None:
        """Put cards elsewhere and paint anew only what that touches."""
        for card, place in places.items():
            old = self.model.places.get(card)
            if old != place:
                self.model.places[card] = place
                self._stage.touch(place.rect)
                if old is not None:
                    self._stage.touch(old.rect)

    def _stand(self, line: str, sound: Sound | None = None, then: Callable[[], None] | None = None) -> Motion:
        """Let a line stand for the Delay, so that it can be read."""
        return self._stage.pause(self._delay, line, sound, then)

    # What happens

    def _deal(self) -> Iterator[Motion]:
        model = self.model
        goal = dict(model.places)
        middle = model.size.middle()
        pack = Place(
            middle.x() + middle.width() // 2 - 18, middle.y() + middle.height() // 2 - 25, 5, face=False
        )

        def clear() -> None:
            model.places = dict.fromkeys(goal, pack)
            self._stage.repaint()

        yield self._stand(words.begins(self._who, model.round, model.turn), Sound.DEAL, clear)
        for index in range(max(map(len, model.rows))):
            some = {row[index]: goal[row[index]] for row in model.rows if index < len(row)}
            yield self._travel(lambda some=some: (dict.fromkeys(some, pack), some), None, DEALT)  # type: ignore[misc]
        laid = {name: place for name, place in goal.items() if place.z >= 100}
        if laid:
            yield self._travel(lambda: (dict.fromkeys(laid, pack), laid), Sound.COLLECT, 1.0)
            for seat, kinds in enumerate(model.sets):
                for kind in kinds:
                    yield self._stand(words.lays_down(self._who, seat, kind))

    def _give(self, event: Give) -> Iterator[Motion]:
        giver, taker, card = event.giver, event.taker, IDS[event.card]
        model = self.model
        name: list[str] = []

        def hand_over() -> tuple[dict[str, Place], dict[str, Place]]:
            """The card goes with its face up; the others close up and make room at once."""
            came = model.take(giver, card, event.slot)
            name.append(model.put(taker, card, event.into))
            was = dict(model.places)
            model.lay_out()
            goal = model.places.pop(name[0])
            self._stage.repaint()
            goes = {other: place for other, place in model.places.items() if was.get(other) != place}
            model.places[card] = replace(came, face=True, z=500)
            return {**was, card: model.places[card]}, {**goes, card: replace(goal, face=True)}

        def lie() -> None:
            """Where it lies face down now, it is one of the backs."""
            del model.places[card]
            model.lay_out()
            self._stage.repaint()

        travel = self._travel(hand_over, Sound.CARD, TRAVEL)
        yield replace(travel, end=lie)
        yield self._stand(words.took(self._who, taker, giver, card))

    def _set(self, event: Set) -> Iterator[Motion]:
        seat, kind = event.seat, event.kind
        model = self.model

        def lay_down() -> tuple[dict[str, Place], dict[str, Place]]:
            came = model.deposit(seat, kind, list(event.slots))
            was = {**model.places, **came}
            model.lay_out()
            goes = {name: place for name, place in model.places.items() if was.get(name) != place}
            model.places.update({name: was[name] for name in goes if name in was})
            self._stage.repaint()
            return was, goes

        yield self._travel(lay_down, Sound.COLLECT, TRAVEL)
        yield self._stand(words.lays_down(self._who, seat, kind))

    def _turn(self, seat: int) -> Motion:
        def begin() -> None:
            self.model.turn = seat
            self._stage.repaint()

        return Motion(0, begin=begin)


def _between(old: Place, new: Place, t: float) -> Place:
    """Return where a card is part of the way from one place to another."""
    if (old.x, old.y) == (new.x, new.y):
        return new
    return replace(
        new,
        x=round(old.x + (new.x - old.x) * t),
        y=round(old.y + (new.y - old.y) * t),
        z=500 + new.z % 100,
        face=new.face if t > 0.15 else old.face,
        small=new.small if t > 0.15 else old.small,
    )
