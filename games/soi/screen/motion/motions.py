"""Motions of the table: each ask, its answer, and the travel of the card.

All beats of an ask are one timeline, which *Delay* stretches; a bar shows how much of it is left. Text is
shown equally long in every motion setting; movement takes no time if nothing is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.motion.moving_pieces import CardPlace, put, turned
from macclassic.table.table_state import (
    RoundBegan,
    SeatDecided,
    Stage,
)
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import LIFT, Duration, MotionPath, together
from macclassic.toolbox.base.sound import Sound

from ...cards import IDS
from ...events import Event, Give, Out, Set
from .. import ask_balloons, prompts
from ..last_ask import ANSWERED, ASKED, DONE, EARLIER, LastAsk, of_decision
from ..layout import SMALL, Z_MOVING, Model, set_name
from ..texts import words
from ..texts.words import Company
from . import flights
from .great_moments import Moments

if TYPE_CHECKING:
    from ..layout import State

HEARD, OPEN, TRAVEL, TAKEN, MISSED, LAID, LEFT, RECALLED = 1.5, 1.0, 1.5, 2.0, 3.0, 3.5, 1.0, 1.0
"""Durations in delays.

In order: another player's ask is shown, a card lies open at the giver, it travels, it lies open at the taker,
a refusal is shown, a set is shown, a player without cards is shown (both with their great moments), an ask is
recalled before a puzzle.
"""
GATHERED, SQUARED, LAYING = 0.6, 0.3, 0.6
"""In delays, together `TRAVEL`: the cards of a set are gathered, squared up, laid down."""
LOOK_MS = 3000
"""Time before the first ask of a round, if a computer makes it."""
BAR_STEP_PX = 4
"""Step in pixels by which the bar runs out."""
DEAL_INTERVAL_FRAMES = 3
"""Frames between one dealt card and the next; four are dealt at once."""

Places = dict[str, CardPlace]


def motions(now: State, stage: Stage, events: Sequence[RoundBegan | SeatDecided | Event]) -> Iterator[Motion]:
    """Return the motions for events, in order."""
    return _Choreography(now, stage).motions(events)


def recall(now: State, stage: Stage) -> Iterator[Motion]:
    """Return the motions that show the asks of a view's round again, in order, without the cards."""
    return _Choreography(now, stage).recall()


class _Choreography:
    """Turns events into motions over one model."""

    def __init__(self, now: State, stage: Stage) -> None:
        self.model: Model = now.model
        self._now = now
        self._who: Company = now.company
        self._stage = stage
        self._delay: int = now.options.delay
        self._tempo = stage.tempo(now.options.pace)
        self._moments = Moments(now, stage, self._tempo.pace)

    def motions(self, events: Sequence[RoundBegan | SeatDecided | Event]) -> Iterator[Motion]:
        """Return the motions for events, in order."""
        for place, event in enumerate(events):
            if isinstance(event, RoundBegan):
                yield from self._deal()
                if self._first_is_computer():
                    yield self._wait() if self._now.options.wait else self._look()
            elif isinstance(event, SeatDecided):
                rest = [each for each in events[place + 1 :] if isinstance(each, Event)]
                # The last of the thirteen sets ends the round.
                ask = of_decision(event, rest, last=sum(map(len, self.model.sets)) == 12)
                yield from self._running_out([*self._ask(ask, rest)])
                if self._waits_for_click(ask):
                    yield self._wait()

    def recall(self) -> Iterator[Motion]:
        """Show each ask of the round in the strip, with its answer."""
        model = self.model
        model.last_ask, model.earlier = None, ()
        for each in self._now.position.view.log:
            ask = LastAsk(each.asker, each.asked, each.card, bool(each.hit), turn=each.asker)
            yield self._stand(RECALLED, partial(self._recall, ask))

    def _recall(self, ask: LastAsk) -> None:
        self.model.waits = True  # a click or a key goes on to the question
        self._hear(ask)
        self._stage.tell(words.ask_with_outcome(self._who, ask))
        self._stage.repaint()

    # One ask

    def _ask(self, ask: LastAsk, events: Sequence[Event]) -> Iterator[Motion]:
        """Yield the beats of an ask, question, answer and result, all made from one `LastAsk`."""
        line = words.ask_with_outcome(self._who, ask)
        # The person knows the ask already.
        heard = 0 if ask.asker in self._who.people else HEARD
        yield self._stand(heard, partial(self._hear, ask.at(ASKED)))
        if not ask.hit:
            yield self._stand(MISSED, partial(self._miss, ask, line), Sound.RAP)
        for event in events:
            match event:
                case Give():
                    yield from self._give(event, ask, line)
                    yield from self._moments.row(ask)
                case Set():
                    yield from self._set(event, ask)
                case Out():
                    yield from self._at_least(LEFT, self._moments.out(event.seat))
        yield Motion(0, begin=partial(self._turn, ask.turn))

    def _hear(self, ask: LastAsk) -> None:
        """Clear remarks about the ask before, which would seem to be about this one; show the question."""
        self._stage.make_room(QRect(QPoint(0, 0), self._now.size))
        model, last = self.model, self.model.last_ask
        if last is not None:
            model.earlier = (*model.earlier, LastAsk(last.asker, last.asked, last.card, last.hit))[-EARLIER:]
            self._stage.touch(model.size.earlier)
        self._tell(ask)

    def _miss(self, ask: LastAsk, line: str) -> None:
        self._tell(ask, line)
        self._remark(Occasion.MISS, ask)

    def _remark(self, occasion: Occasion, ask: LastAsk) -> None:
        """Offer a companion the occasion for a remark on an ask."""
        self._stage.remark(Remark(occasion, ask.asker, ask.asked, words.named(ask.card)))

    def _tell(self, ask: LastAsk, line: str = "") -> None:
        """Show an ask as far as it is known. `line`: the whole ask, for screen readers."""
        self._touch_balloon()
        self.model.last_ask = ask
        self._touch_balloon()
        self._stage.touch(self.model.size.strip)
        if line:
            self._stage.say(line)

    def _touch_balloon(self) -> None:
        """Repaint the area of the present balloon."""
        found = ask_balloons.shape(replace(self._now, busy=True))
        if found is not None:
            self._stage.make_room(found.bounds)
            self._stage.touch(found.bounds)

    def _waits_for_click(self, ask: LastAsk) -> bool:
        """True if the next ask waits for a click: a computer makes it, and this is no replay."""
        now = self._now
        return now.options.wait and not now.position.watching and ask.turn not in (-1, *self._who.people)

    def _wait(self) -> Motion:
        """Wait for a click or a key, with the last answer still shown."""
        return Motion(0, begin=partial(self._let_wait, True), end=partial(self._let_wait, False), waits=True)

    def _first_is_computer(self) -> bool:
        """True if a computer asks first in a round that a person plays."""
        people = self._who.people
        return bool(people) and self.model.turn not in people and not self._now.position.watching

    def _look(self) -> Motion:
        """Give the person time to look at the hand, up to a click or a key."""
        whole = Motion(LOOK_MS, begin=partial(self._let_wait, True), end=partial(self._let_wait, False))
        return next(self._running_out([whole]))

    def _let_wait(self, waits: bool) -> None:
        self.model.waits = waits
        self._stage.touch(self.model.size.asking)
        if waits:
            self._stage.tell(prompts.waiting())

    def _turn(self, seat: int) -> None:
        self.model.turn = seat
        self._stage.repaint()

    def _running_out(self, beats: Sequence[Motion]) -> Iterator[Motion]:
        """Let the bar run out during motions that follow one another."""
        whole, before = max(1, sum(each.ms for each in beats)), 0
        for each in beats:

            def move(t: float, motion: Motion = each, before: int = before) -> None:
                motion.move(t)
                self._rest(1 - (before + t * motion.ms) / whole)

            before += each.ms
            yield replace(each, move=move)

    def _rest(self, part: float) -> None:
        """Set the part of the bar that is left, and repaint only the columns that change."""
        bar = self.model.size.bar
        part = min(1.0, round(bar.width() * part / BAR_STEP_PX) * BAR_STEP_PX / bar.width())
        was, now = (round(bar.width() * each) for each in (self.model.rest, part))
        self.model.rest = part
        if was != now:
            low, high = min(was, now), max(was, now)
            self._stage.touch(QRect(bar.left() + low, bar.top(), high - low, bar.height()))

    # Parts of motions

    def _stand(
        self, part: float, then: Callable[[], None] | None = None, sound: Sound | None = None
    ) -> Motion:
        """Pause for a number of delays."""
        return self._stage.pause(self._delay * part, "", sound, then)

    def _at_least(self, part: float, shown: Iterator[Motion]) -> Iterator[Motion]:
        """Play motions, then pause until a number of delays has passed since their start."""
        spent = 0
        for each in shown:
            spent += each.ms
            yield each
        yield Motion(max(0, round(self._delay * part) - spent))

    def _moving(self, part: float) -> int:
        """Return the milliseconds of a movement of so many delays; 0 if motion is off."""
        return round(self._delay * part) if self._tempo.ms(Duration.A) else 0

    def _turning(self, part: float) -> int:
        """Return the milliseconds in which a card shown for so many delays turns over; 0 for no turning."""
        return min(self._tempo.ms(Duration.A), round(self._delay * part / 3)) if self._tempo.full else 0

    def _travel(
        self,
        goal: Callable[[], tuple[Places, Places]],
        ms: int,
        way: MotionPath,
        sound: Sound | None = None,
        flies: Callable[[str], bool] = lambda _name: True,
    ) -> Motion:
        """Move cards between the two sets of places that `goal` returns when the motion begins.

        Cards selected by `flies` are lifted; the others close up.
        """
        start: Places = {}
        end: Places = {}
        way, full = self._tempo.way(way), self._tempo.full

        def begin() -> None:
            came, goes = goal()
            start.update(came)
            end.update(goes)
            if sound is not None:
                self._stage.sound(sound)

        def move(t: float) -> None:
            self._moved(
                {
                    name: flights.between(start.get(name, place), place, way, t, full and flies(name))
                    for name, place in end.items()
                }
            )

        return Motion(ms, move, begin)

    def _moved(self, places: Mapping[str, CardPlace]) -> None:
        """Move cards and repaint only the areas concerned."""
        put(self.model.places, places, self._stage.touch)

    def _shown_at(self, lying: CardPlace) -> CardPlace:
        """Return the place of a card shown near where it lies, entirely on the table."""
        if lying.face and lying.size.width() > SMALL.width():
            return replace(lying, z=Z_MOVING)
        found, table = CardPlace(0, 0, Z_MOVING, size=SMALL).centred(lying.middle), self._now.size
        x = max(1, min(found.x, table.width() - SMALL.width() - 2))
        y = max(1 + LIFT, min(found.y, table.height() - SMALL.height() - 2))
        return replace(found, x=x, y=y)

    # Motions of single events

    def _deal(self) -> Iterator[Motion]:
        model, tempo = self.model, self._tempo
        goal = dict(model.places)
        pack = CardPlace(0, 0, Z_MOVING, face=False).centred(model.size.asking.center())
        moves = tempo.ms(Duration.A) > 0

        def clear() -> None:
            if moves:
                model.places = dict.fromkeys(goal, pack)
            self._stage.say(words.begins(self._who, model.round, model.turn, model.sets))
            self._stage.remark(Remark(Occasion.DEAL))
            self._stage.repaint()

        if tempo.full:
            shuffle = self._stage.pause(tempo.ms(Duration.E), "", Sound.RIFFLE, clear)
            yield replace(shuffle, move=lambda t: self._moved(flights.riffled(pack, list(goal), t)))
        else:
            yield self._stand(1, clear)
        dealt = []
        for index in range(max(map(len, model.rows))):
            some = {row[index]: goal[row[index]] for row in model.rows if index < len(row)}
            came = dict.fromkeys(some, pack)
            sound = None if index else Sound.DEAL
            dealt.append(
                self._travel(
                    lambda some=some, came=came: (came, some),  # type: ignore[misc]
                    tempo.ms(Duration.B),
                    flights.DEAL,
                    sound,
                )
            )
        yield together(dealt, tempo.frames(DEAL_INTERVAL_FRAMES))
        laid = {name: place for name, place in goal.items() if place.z >= 100}
        if laid:
            came = dict.fromkeys(laid, pack)
            yield self._travel(lambda: (came, laid), self._moving(TRAVEL), flights.TRAVEL, Sound.COLLECT)
            for seat, kinds in enumerate(model.sets):
                for kind in kinds:
                    yield from self._at_least(LAID, self._moments.set(seat, kind))

    def _give(self, event: Give, ask: LastAsk, line: str) -> Iterator[Motion]:
        """Yield the motions of a given card: it turns over, goes to the taker and lies open there."""
        giver, taker, card = event.giver, event.taker, IDS[event.card]
        model, stage = self.model, self._stage
        open_ms, taken_ms = (round(self._delay * part) for part in (OPEN, TAKEN))
        turning = self._turning(OPEN)
        shown: list[str] = []
        lay: list[CardPlace] = []

        def open_it() -> None:
            name = card if model.opened[giver] else model.rows[giver][event.slot]
            closed = model.places[name]
            opened = self._shown_at(closed)
            lay[:] = [closed, replace(opened, y=opened.y - LIFT, lifted=self._tempo.full)]
            model.places[name] = lay[1]
            shown[:] = [name]
            if name != card:
                model.places[card] = model.places.pop(name)
            self._tell(ask.at(ANSWERED), line)
            stage.repaint()

        def turn_up(t: float) -> None:
            if not model.opened[giver] and t * open_ms < turning:
                self._moved({card: turned(lay[0], lay[1], t * open_ms / turning)})
            else:
                self._moved({card: lay[1]})

        def hand_over() -> tuple[Places, Places]:
            """Move the card from row to row; return the start and the end of all cards that move."""
            came = model.places.pop(card)
            model.places[shown[0]] = came
            model.take(giver, card, event.slot)
            name = model.put(taker, card, event.into)
            was = dict(model.places)
            model.lay_out()
            goal = model.places.pop(name)
            model.places[card] = came
            stage.repaint()
            goes = {other: place for other, place in model.places.items() if was.get(other) != place}
            lay[:] = [goal, self._shown_at(goal)]
            return {**was, card: came}, {**goes, card: lay[1]}

        def turn_down(t: float) -> None:
            left = (1 - t) * taken_ms
            if not model.opened[taker] and left < turning:
                self._moved({card: turned(lay[0], lay[1], left / turning)})

        def lie() -> None:
            """Name the card as one of the backs if it lies face down now."""
            del model.places[card]
            model.lay_out()
            stage.repaint()

        yield replace(self._stage.pause(open_ms, "", Sound.FLIP, open_it), move=turn_up)
        yield self._travel(
            hand_over, self._moving(TRAVEL), flights.TRAVEL, Sound.CARD, lambda name: name == card
        )
        after = ask.at(ANSWERED if ask.laid else DONE)

        def arrive() -> None:
            self._tell(after)
            self._remark(Occasion.TAKE, ask)

        yield replace(self._stage.pause(taken_ms, then=arrive), move=turn_down, end=lie)

    def _set(self, event: Set, ask: LastAsk) -> Iterator[Motion]:
        """Yield the motions of a set: its cards are fanned, squared up and laid down as one card."""
        model, name = self.model, set_name(event.kind)
        four: list[str] = []
        steps: list[Places] = []

        def lay_down() -> Places:
            """Take the cards out of the hand; return the starts of the motion and fill `steps` with ends."""
            self._tell(ask)
            came = model.deposit(event.seat, event.kind, event.slots)
            four.extend(came)
            was = {**model.places, **came}
            model.lay_out()
            goal = model.places.pop(name)
            goes = {each: place for each, place in model.places.items() if was.get(each) != place}
            model.places.update({each: was[each] for each in goes if each in was})
            model.places.update(came)
            fan = flights.fanned(list(came.values()), QRect(QPoint(0, 0), self._now.size))
            pile = flights.squared(fan)
            steps[:] = [
                {**goes, **dict(zip(four, fan, strict=True))},
                dict(zip(four, pile, strict=True)),
                {**goes, **dict.fromkeys(four, replace(goal, z=goal.z + Z_MOVING))},
            ]
            self._stage.repaint()
            return was

        def lie() -> None:
            model.lay_out()
            self._stage.repaint()

        def flies(each: str) -> bool:
            return each in four

        last, gather = flights.GATHER, self._moving(GATHERED)
        if self._tempo.full:
            yield self._travel(lambda: (lay_down(), steps[0]), gather, last, None, flies)
            yield self._travel(
                lambda: (dict(model.places), steps[1]), self._moving(SQUARED), last, Sound.COLLECT, flies
            )
            laying = self._travel(
                lambda: (dict(model.places), steps[2]), self._moving(LAYING), last, None, flies
            )
        else:
            laying = self._travel(
                lambda: (lay_down(), steps[2]), self._moving(TRAVEL), last, Sound.COLLECT, flies
            )
        yield replace(laying, end=lie)
        yield from self._at_least(LAID, self._moments.set(event.seat, event.kind))
