"""Motion: what the rules say has happened, as an ask that is heard, an answer, and a card that travels from
hand to hand. All of one ask is one timeline, which *Delay* stretches; a bar shows how much of it is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRect

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.sound import Sound

from ..cards import IDS
from ..events import Event, Give, Out, Set
from . import asking, balloons, words
from .layout import ABOVE, MINI, SMALL, Model, Place, centred, set_name
from .told import ANSWERED, ASKED, DONE, Told, of_decision
from .words import Company

HEARD, OPEN, TRAVEL, TAKEN, MISSED, LAID, LEFT = 1.5, 1.0, 1.5, 2.0, 3.0, 3.5, 1.0
"""In delays: how long an ask of somebody else's is heard; a card lies open where it was, travels, lies open
with whoever took it; a no stands, a set is seen, and that somebody is out."""
DEALT = 0.12
"""How long a dealt card travels, in delays; four travel at once."""

Places = dict[str, Place]


def motions(now: Now, stage: Stage, events: Sequence[Begun | Decided | Event]) -> Iterator[Motion]:
    """Return the motions for some events, in order."""
    return _Choreography(now, stage).motions(events)


class _Choreography:
    """Turns events into motions over one model."""

    def __init__(self, now: Now, stage: Stage) -> None:
        self.model: Model = now.model
        self._now = now
        self._who: Company = now.company
        self._stage = stage
        self._delay: int = now.options.delay

    def motions(self, events: Sequence[Begun | Decided | Event]) -> Iterator[Motion]:
        """Return the motions for some events, in order."""
        for place, event in enumerate(events):
            if isinstance(event, Begun):
                yield from self._deal()
            elif isinstance(event, Decided):
                rest = [each for each in events[place + 1 :] if isinstance(each, Event)]
                # The last of the thirteen sets ends the round.
                told = of_decision(event, rest, last=sum(map(len, self.model.sets)) == 12)
                yield from self._running_out([*self._ask(told, rest)])
                if self._waits(told):
                    yield self._wait()

    # One ask

    def _ask(self, told: Told, events: Sequence[Event]) -> Iterator[Motion]:
        """Yield the beats of an ask: heard, answered, done; all that is shown of it is one value."""
        line = words.told(self._who, told)
        # Nobody needs to be told what he asks for himself.
        heard = 0 if told.asker in self._who.people else HEARD
        yield self._stand(heard, partial(self._tell, told.at(ASKED)))
        if not told.hit:
            yield self._stand(MISSED, partial(self._tell, told, line), Sound.FLIP)
        for event in events:
            match event:
                case Give():
                    yield from self._give(event, told, line)
                case Set():
                    yield from self._set(event, told)
                case Out():
                    yield self._stand(LEFT, sound=Sound.STOP)
        yield Motion(0, begin=partial(self._turn, told.turn))

    def _tell(self, told: Told, line: str = "") -> None:
        """Show how far an ask has come; `line`: all of it, for those who listen."""
        self._touch_balloon()
        self.model.told = told
        self._touch_balloon()
        self._stage.touch(self.model.size.strip)
        if line:
            self._stage.say(line)

    def _touch_balloon(self) -> None:
        """Have the balloon that stands at a seat now painted anew, or where it stood."""
        found = balloons.shape(replace(self._now, busy=True))
        if found is not None:
            self._stage.touch(found.bounds)

    def _waits(self, told: Told) -> bool:
        """Whether the next ask comes after a click only: it would come by itself, to somebody who plays."""
        now = self._now
        return now.options.wait and not now.position.watching and told.turn not in (-1, *self._who.people)

    def _wait(self) -> Motion:
        """Stand until a click or a key, with the answer where it was given."""
        model, stage = self.model, self._stage

        def change(waits: bool) -> None:
            model.waits = waits
            stage.touch(model.size.asking)
            if waits:
                stage.tell(asking.waiting())

        return Motion(0, begin=partial(change, True), end=partial(change, False), waits=True)

    def _turn(self, seat: int) -> None:
        self.model.turn = seat
        self._stage.repaint()

    def _running_out(self, beats: Sequence[Motion]) -> Iterator[Motion]:
        """Let the bar run out while some motions last, one after another."""
        whole, before = max(1, sum(each.ms for each in beats)), 0
        for each in beats:

            def move(t: float, motion: Motion = each, before: int = before) -> None:
                motion.move(t)
                self._rest(1 - (before + t * motion.ms) / whole)

            before += each.ms
            yield replace(each, move=move)

    def _rest(self, part: float) -> None:
        """Let so much of the bar be left, and paint anew only where that can be seen."""
        bar = self.model.size.bar
        was, now = (round(bar.width() * each) for each in (self.model.rest, part))
        self.model.rest = part
        if was != now:
            low, high = min(was, now), max(was, now)
            self._stage.touch(QRect(bar.left() + low, bar.top(), high - low, bar.height()))

    # Pieces of motion

    def _stand(
        self, part: float, then: Callable[[], None] | None = None, sound: Sound | None = None
    ) -> Motion:
        """Stand still for so many delays."""
        return self._stage.pause(self._delay * part, "", sound, then)

    def _travel(self, goal: Callable[[], tuple[Places, Places]], sound: Sound | None, part: float) -> Motion:
        """Move cards from where `goal` says, when the motion begins, to where it says."""
        start: Places = {}
        end: Places = {}

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

    # What happens

    def _deal(self) -> Iterator[Motion]:
        model = self.model
        goal = dict(model.places)
        pack = replace(centred(model.size.asking.center(), MINI, 5), face=False)

        def clear() -> None:
            model.places = dict.fromkeys(goal, pack)
            self._stage.say(words.begins(self._who, model.round, model.turn, model.sets))
            self._stage.repaint()

        yield self._stand(1, clear, Sound.DEAL)
        for index in range(max(map(len, model.rows))):
            some = {row[index]: goal[row[index]] for row in model.rows if index < len(row)}
            yield self._travel(lambda some=some: (dict.fromkeys(some, pack), some), None, DEALT)  # type: ignore[misc]
        laid = {name: place for name, place in goal.items() if place.z >= 100}
        if laid:
            yield self._travel(lambda: (dict.fromkeys(laid, pack), laid), Sound.COLLECT, TRAVEL)
            yield self._stand(LAID)

    def _give(self, event: Give, told: Told, line: str) -> Iterator[Motion]:
        """The card is opened in its place, goes to the taker and lies open there for a while."""
        giver, taker, card = event.giver, event.taker, IDS[event.card]
        model = self.model

        def open_it() -> None:
            name = card if model.opened[giver] else model.rows[giver][event.slot]
            lay = model.places[name]
            model.places[name] = replace(centred(lay.rect.center(), SMALL, ABOVE), face=True)
            shown[:] = [name]
            if name != card:
                model.places[card] = model.places.pop(name)
            self._tell(told.at(ANSWERED), line)
            self._stage.repaint()

        shown: list[str] = []

        def hand_over() -> tuple[Places, Places]:
            """The others close up and make room at once."""
            came = model.places.pop(card)
            model.places[shown[0]] = came
            model.take(giver, card, event.slot)
            name = model.put(taker, card, event.into)
            was = dict(model.places)
            model.lay_out()
            goal = model.places.pop(name)
            model.places[card] = came
            self._stage.repaint()
            goes = {other: place for other, place in model.places.items() if was.get(other) != place}
            return {**was, card: came}, {**goes, card: centred(goal.rect.center(), SMALL, ABOVE)}

        def lie() -> None:
            """Where it lies face down now, it is one of the backs."""
            del model.places[card]
            model.lay_out()
            self._stage.repaint()

        yield self._stand(OPEN, open_it)
        yield self._travel(hand_over, Sound.CARD, TRAVEL)
        after = told.at(ANSWERED if told.laid else DONE)
        yield replace(self._stand(TAKEN, partial(self._tell, after)), end=lie)

    def _set(self, event: Set, told: Told) -> Iterator[Motion]:
        """The four leave the hand open and come to lie as one."""
        model, name = self.model, set_name(event.kind)
        four: list[str] = []

        def lay_down() -> tuple[Places, Places]:
            self._tell(told)
            came = model.deposit(event.seat, event.kind, event.slots)
            four.extend(came)
            was = {**model.places, **came}
            model.lay_out()
            goal = model.places.pop(name)
            goes = {each: place for each, place in model.places.items() if was.get(each) != place}
            model.places.update({each: was[each] for each in goes if each in was})
            model.places.update(came)
            self._stage.repaint()
            return was, {**goes, **dict.fromkeys(four, replace(goal, z=goal.z + ABOVE))}

        def lie() -> None:
            model.lay_out()
            self._stage.repaint()

        yield replace(self._travel(lay_down, Sound.COLLECT, TRAVEL), end=lie)
        yield self._stand(LAID)


def _between(old: Place, new: Place, t: float) -> Place:
    """Return where a card is part of the way from one place to another."""
    if (old.x, old.y) == (new.x, new.y):
        return new
    return replace(
        new,
        x=round(old.x + (new.x - old.x) * t),
        y=round(old.y + (new.y - old.y) * t),
        z=ABOVE + new.z % 100,
        face=new.face if t > 0.15 else old.face,
        size=new.size if t > 0.15 else old.size,
    )
