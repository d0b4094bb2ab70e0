"""Motions of pieces: texts that pause, flights, battles, and petals that fall or appear."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect

from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import (
    LANDING,
    STEPS,
    Duration,
    MotionPath,
    StepwiseMove,
    step_of,
    together,
)
from macclassic.toolbox.base.sound import Sound

from ...cards import HIDDEN
from .. import layout, shapes
from ..layout import card_rects, layout_of, place_of
from ..model import FlowerPlace, Model, Petal
from ..shapes import LaidPetal
from ..spots import tag_of
from . import flights
from .flights import FlyingThing, FlyingThings

if TYPE_CHECKING:
    from ..model import State

TEXT_MS = (0, 1500, 1000, 620, 320, 120)
"""Milliseconds that a text is shown, by pace from 1 (slow) to 5 (fast)."""
STEP_BACK, STILL_FRAMES, SHAKE_FRAMES = 3, 4, 8
"""Pixels that an attacker steps back, frames that it stays at the target and that the loser shakes."""
SWAYS = (2, 0, -2, 0, 2, 0, -2, 0)
TIPS, FALLS = 10, 12
"""Distances that a poisoned petal tips, in 1/48 of a turn, and falls, in pixels."""
DEAL_FRAMES, DISCARD_FRAMES = 3, 2
"""Frames between two cards or flowers dealt, and between two petals discarded."""
PLANTED = 2
STIRRED = 6
"""Number of petals shown while a pile is shuffled."""
TOUCH_MARGIN = 14
"""Margin in pixels around a flower that contains its tag and rings."""

Where = Callable[[], QPoint]


class PetalMotions:
    """Makes the motions of pieces over the current model.

    All motions are made before the first one starts. Each reads what it needs from the model when it starts.
    """

    def __init__(self, now: State, stage: Stage) -> None:
        self.now, self.stage = now, stage
        self.model: Model = now.model
        self.tempo = stage.tempo(now.options.pace)
        self.air = FlyingThings(stage)
        self._fought: dict[int, QPoint] = {}
        """Middles of the flowers of the latest battle."""
        self._hand: list[int] = []
        self._known: dict[int, tuple[int, ...]] = {}
        """The viewer's cards and known cards that are still to be dealt."""

    # Positions

    def _lies(self, flower: int, petal: int) -> tuple[FlowerPlace, LaidPetal]:
        """Return the place of a flower, and the place of a petal in it."""
        place = place_of(self.now, flower)
        return place, shapes.shape(place.small).lies(len(self.model.flower(flower).petals), petal)

    def petal_point(self, flower: int, petal: int) -> QPoint:
        """Return the middle of a petal's index."""
        place, lies = self._lies(flower, petal)
        return place.middle + lies.at

    def _petal(self, flower: int, number: int, petal: Petal) -> tuple[FlyingThing, QPoint]:
        """Return the picture of a petal at a place of a flower, and its position."""
        place, lies = self._lies(flower, number)
        return flights.petal(flower, petal, place.small, lies.direction), place.middle + lies.at

    def hand_point(self, seat: int, card: int) -> QPoint:
        """Return the middle of a card in the viewer's hand, or of the head of another seat."""
        if seat != self.model.viewer:
            return self.head(seat).center()
        rects = card_rects(self.now)
        if card in rects:
            return rects[card].center()
        return layout.hand_places(layout_of(self.now), len(rects) + 1)[-1].center()

    def head(self, seat: int) -> QRect:
        """Return the rectangle of a seat's head."""
        return layout_of(self.now).garden(seat).head

    def pile(self) -> QPoint:
        """Return the point at which petals leave the pile."""
        return layout_of(self.now).pile.center()

    # Basic motions

    def rearrange(self) -> None:
        """Lay out and repaint the whole table."""
        self.model.lay_again()
        self.stage.repaint()

    def _touch(self, *flowers: int) -> None:
        """Repaint flowers with their tags, their places in the garden, and the arena if they fight."""
        for number in flowers:
            flower, lay = self.model.flower(number), layout_of(self.now)
            garden = lay.garden(self.model.owner(number).seat)
            place = place_of(self.now, number)
            for rect in (place.rect, garden.places[number].rect, tag_of(self.now, flower)[0]):
                self.stage.touch(rect.adjusted(-TOUCH_MARGIN, -TOUCH_MARGIN, TOUCH_MARGIN, TOUCH_MARGIN))
            if number in self.model.battle:
                self.stage.touch(lay.arena)
                self.stage.touch(lay.news)
                self.stage.touch(lay.prompt)

    def _mark_moving(self, *flowers: int) -> None:
        """Mark exactly these flowers as moving, so that they are not drawn in their places."""
        model = self.model
        changed = model.away ^ frozenset(flowers)
        model.away = frozenset(flowers)
        self._touch(*(changed & model.flowers.keys()))

    def show_text(
        self,
        line: str | Callable[[], str] = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Return a motion that shows a text and a sound for a while, after calling `then`.

        `part` is the duration as a part of the usual one.
        """

        def begin() -> None:
            text = line if isinstance(line, str) else line()
            if then is not None:
                then()
                self.rearrange()
            self.stage.pause(0, text, sound).begin()

        return Motion(round(TEXT_MS[self.tempo.pace] * part), begin=begin)

    def fly(
        self,
        key: str,
        what: Callable[[], tuple[FlyingThing, QPoint]],
        goal: Where,
        way: MotionPath,
        begin: Callable[[], None] = lambda: None,
        end: Callable[[], None] = lambda: None,
        back: FlyingThing | None = None,
        stays: bool = False,
    ) -> Motion:
        """Return a motion of one thing from the position in `what` to `goal`.

        `what` is called when the motion starts, `begin` next and then `goal`. With `back` the thing turns
        over on its way. With `stays` it remains at the end.
        """
        way, full = self.tempo.way(way), self.tempo.full
        kept: list[Any] = []

        def first() -> None:
            thing, start = what()
            begin()
            kept[:] = thing, (thing.lifted() if full else thing), start, goal()

        def move(t: float) -> None:
            if t >= 1.0:
                return
            flat, lifted, start, came = kept
            landed = way.span is flights.PLAY.span and t >= LANDING
            thing, step = flat if landed else lifted, step_of(t)
            if back is not None and full and step < STEPS // 4:
                thing = flights.turned(back, flat, 3 * (step + 1) / STEPS).lifted()
            self.air.put(key, thing, way.at(start, came, t) + QPoint(0, 1 if full and landed else 0))

        def last() -> None:
            if stays:
                self.air.put(key, kept[0], kept[3])
            else:
                self.air.drop(key)
            end()

        return Motion(self.tempo.ms(way.span), StepwiseMove(move, STEPS), first, last)

    # Cards

    def card_thing(self, card: int) -> FlyingThing:
        """Return a hand card as a flying thing."""
        return flights.card(card, layout_of(self.now).small_hand)

    def play(self, seat: int, card: int, goal: Where) -> Motion:
        """Move a card from a hand to its target, where it lies until it is removed."""

        def what() -> tuple[FlyingThing, QPoint]:
            return self.card_thing(card), self.hand_point(seat, card)

        def begin() -> None:
            self.model.spend(seat, (card,))
            self.rearrange()
            self.stage.sound(Sound.CARD)

        return self.fly(f"card-{card}", what, goal, flights.POWER, begin, stays=True)

    def vanish(self, card: int) -> None:
        """Remove the used card, which has become another piece."""
        self.air.drop(f"card-{card}")

    def follow(self, card: int, flower: int) -> None:
        """Put the used card where its flower stands now."""
        self.model.lay_again()
        thing, _ = self.air.there[f"card-{card}"]
        self.air.put(f"card-{card}", thing, place_of(self.now, flower).middle)

    def draw(self, seat: int, card: int) -> Motion:
        """Move a card from the pile to a hand; a visible one turns over on its way."""

        def begin() -> None:
            self.model.pile -= 1
            self.rearrange()
            self.stage.sound(Sound.CARD)

        def end() -> None:
            self.model.draw(seat, card)
            self.rearrange()

        back = None if card == HIDDEN else flights.card(HIDDEN)
        return self.fly(
            "drawn",
            lambda: (self.card_thing(card), self.pile()),
            lambda: self.hand_point(seat, HIDDEN),
            flights.PLAY,
            begin,
            end,
            back,
        )

    def discard(self, cards: Sequence[int], used: int, seat: int = -1, sound: Sound | None = None) -> Motion:
        """Move cards to the Graveyard: the `used` card, petals, or cards of a hand."""
        starts: dict[int, tuple[FlyingThing, QPoint]] = {}

        def begin() -> None:
            for card in cards:
                starts[card] = self._discard_source(card, seat)
                self.air.drop(f"card-{card}")
            # A withered petal was not drawn in its flower while it lay below.
            self.model.bare = frozenset()
            for card in cards:
                if card != used:
                    self.model.take_away(card)
            self.rearrange()
            if sound is not None:
                self.stage.sound(sound)

        def grave() -> QPoint:
            return layout_of(self.now).graveyard.topLeft() + shapes.stone()

        def flight(card: int) -> Motion:
            return self.fly(f"card-{card}", lambda: starts[card], grave, flights.DEAL)

        flown = together(list(map(flight, cards)), self.tempo.frames(DISCARD_FRAMES))

        def end() -> None:
            # The stone shows the last card when it has arrived.
            self.model.graveyard += cards
            self.stage.touch(layout_of(self.now).graveyard)

        return replace(flown, begin=begin, end=end)

    def _discard_source(self, card: int, seat: int) -> tuple[FlyingThing, QPoint]:
        """Return the picture and the position of a card that is discarded."""
        if lies := self.air.there.get(f"card-{card}"):
            return lies
        if found := self.model.petal_of(card):
            flower, number = found
            return self._petal(flower.id, number, flower.petals[number])
        return self.card_thing(card), self.hand_point(seat if seat >= 0 else self.model.viewer, card)

    # Petals

    def turn_up(self, flower: int, petal: int, card: int, sound: bool = True) -> Motion:
        """Turn a petal up in its place."""
        model, full = self.model, self.tempo.full
        sides: list[tuple[FlyingThing, QPoint]] = []
        key = f"petal-{flower}-{petal}"

        def begin() -> None:
            if full and self.air.carries and petal < shapes.max_shown_petals():
                both = model.flower(flower).petals[petal], Petal(card, True)
                sides.extend(self._petal(flower, petal, each) for each in both)
                model.bare |= {(flower, petal)}
            model.turn_up(flower, petal, card)
            self._touch(flower)
            if sound:
                self.stage.sound(Sound.FLIP)

        def move(t: float) -> None:
            if sides and t < 1.0:
                self.air.put(key, flights.turned(sides[0][0], sides[1][0], t), sides[0][1])

        def end() -> None:
            self.air.drop(key)
            model.bare -= {(flower, petal)}
            self._touch(flower)

        return Motion(self.tempo.ms(Duration.A), StepwiseMove(move, 3), begin, end)

    def wither(self, flower: int, petal: int) -> Motion:
        """Let a poisoned petal tip over and fall; it lies there until it is removed."""
        model = self.model
        kept: list[Any] = []

        def begin() -> None:
            kept[:] = model.flower(flower).petals[petal], *self._lies(flower, petal)
            model.bare |= {(flower, petal)}
            self._touch(flower)
            self.stage.sound(Sound.PETAL)

        def move(t: float) -> None:
            step = int(8 * t)
            found, place, lies = kept
            aside = 1 if lies.at.x() >= 0 else -1
            direction = (lies.direction + aside * TIPS * step // 8) % 48
            thing = flights.petal(flower, found, place.small, direction)
            at = place.middle + lies.at + QPoint(aside * 2 * step // 8, FALLS * step * step // 64)
            self.air.put(f"card-{found.card}", thing, at)

        return Motion(self.tempo.ms(flights.FALL.span), StepwiseMove(move, 8), begin)

    def bloom(self, flower: int, then: Callable[[], None]) -> Motion:
        """Show the petals of a flower one after another, after calling `then` to change it."""
        model = self.model
        ms = self.tempo.ms(flights.CAPTURE.span) if self.tempo.full else 0

        def left(t: float) -> frozenset[tuple[int, int]]:
            count = len(model.flower(flower).petals)
            return frozenset((flower, number) for number in range(int(t * count), count))

        def begin() -> None:
            then()
            model.bare = left(0.0 if ms else 1.0)
            self.rearrange()
            self.stage.sound(Sound.BLOOM)

        def move(t: float) -> None:
            if model.bare != left(t):
                model.bare = left(t)
                self._touch(flower)

        return Motion(ms, move, begin)

    # Flowers

    def thing_of(self, flower: int) -> FlyingThing:
        """Return a flower as a flying thing."""
        return flights.flower(self.model.flower(flower), place_of(self.now, flower).small)

    def _carry(
        self,
        flowers: Callable[[], Sequence[int]],
        way: MotionPath,
        most: int,
        change: Callable[[], None],
        every: int = 0,
        source: Callable[[int], QPoint] | None = None,
        sound: Sound | None = None,
    ) -> Motion:
        """Move flowers to their places after a `change` of the model.

        They start at their places before it, or at `source`. `most` is the largest number of flowers, `every`
        the frames between two of them.
        """
        way, full, every = self.tempo.way(way), self.tempo.full, self.tempo.frames(every)
        one = self.tempo.ms(way.span)
        kept: dict[int, tuple[FlyingThing, FlyingThing, QPoint, QPoint]] = {}

        def begin() -> None:
            before = {} if source else {each: place_of(self.now, each).middle for each in flowers()}
            change()
            self.rearrange()
            if sound is not None:
                self.stage.sound(sound)
            for number in flowers():
                came, place = source(number) if source else before[number], place_of(self.now, number)
                thing = self.thing_of(number)
                if came != place.middle and self.air.carries:
                    kept[number] = thing, (thing.lifted() if full else thing), came, place.middle
            self.model.away = frozenset(kept)

        def move(t: float) -> None:
            spent = t * whole
            for index, (number, (flat, lifted, start, goal)) in enumerate(kept.items()):
                part = (spent - every * index) / one if one else 1.0
                if t >= 1.0 or part >= 1.0 + (1 / STEPS if full else 0):
                    if number in self.model.away:
                        self.air.drop(f"flower-{number}")
                        self._mark_moving(*(self.model.away - {number}))
                elif part >= 1.0:
                    self.air.put(f"flower-{number}", flat, goal + QPoint(0, PLANTED))
                elif part >= 0:
                    self.air.put(f"flower-{number}", lifted, way.at(start, goal, part))

        whole = one + (one // STEPS if full else 0) + every * max(0, most - 1)
        return Motion(whole if one else 0, move, begin)

    def grow(self, plants: Mapping[int, Callable[[], None]], seat: int) -> Motion:
        """Add flowers to a garden, one after another from the head of the seat; existing ones stay."""
        new: list[int] = []

        def change() -> None:
            there = {each.id for each in self.model.player(seat).flowers}
            new.extend(number for number in plants if number not in there)
            for plant in plants.values():
                plant()

        def source(_number: int) -> QPoint:
            return self.head(seat).center()

        return self._carry(lambda: new, flights.DEAL, len(plants), change, DEAL_FRAMES, source, Sound.PETAL)

    def attack(self, flower: int, target: int) -> Motion:
        """Move two flowers to the arena."""
        return self._carry(
            lambda: (flower, target), flights.HOME, 2, lambda: self.model.engage(flower, target)
        )

    def strike(self, won: bool) -> Iterator[Motion]:
        """Let the attacker step back and strike, and the loser shake."""
        model, full = self.model, self.tempo.full
        kept: list[Any] = []
        ms = self.tempo.ms(flights.STRIKE.span) if full else 0

        def begin() -> None:
            self._fought = {number: place_of(self.now, number).middle for number in model.battle}
            if full and model.battle:
                (start, other), (one, two) = self._fought.values(), map(self.thing_of, self._fought)
                # The position at which it strikes.
                near = start + QPoint(max(0, (other.x() - start.x()) // 2), 0)
                kept[:] = (one, start, near, one.lifted()), (two, other)
                self._mark_moving(*model.battle)
                self.air.put("attacker", one, start)
                self.air.put("target", two, other)

        def lunge(t: float) -> None:
            if kept:
                (_, start, near, lifted), _ = kept
                step, back = int(STEPS * t), start - QPoint(STEP_BACK, 0)
                # It waits for a quarter of the time.
                place = back if step < STEPS // 4 else flights.STRIKE.at(back, near, (t - 0.25) / 0.75)
                if step == 0:
                    place = start - QPoint(1, 0)
                self.air.put("attacker", lifted, place)

        def shake(t: float) -> None:
            if kept:
                (one, _, near, _), (two, other) = kept
                key, thing, at = ("target", two, other) if won else ("attacker", one, near)
                sway = SWAYS[min(len(SWAYS) - 1, int(len(SWAYS) * t))]
                self.air.put(key, thing, at + QPoint(sway, 0))

        def withdraw(t: float) -> None:
            if kept:
                (one, start, near, _), _ = kept
                self.air.put("attacker", one, flights.DEAL.at(near, start, t))

        def settle() -> None:
            self.air.drop("attacker", "target")
            self._mark_moving()

        yield Motion(ms, lunge, begin)
        yield self.stage.pause(self.tempo.frames(STILL_FRAMES), sound=Sound.RAP)
        yield Motion(self.tempo.frames(SHAKE_FRAMES) if ms else 0, shake)
        yield Motion(self.tempo.ms(Duration.A) if ms else 0, withdraw, end=settle)

    def end_battle(self, captured: int, to: int) -> Motion:
        """End a battle: both flowers return, or the `captured` one goes to the garden of seat `to`."""

        def change() -> None:
            self.model.battle = {}
            if captured >= 0:
                self.model.capture(captured, to)

        def there() -> list[int]:
            return [number for number in self._fought if number in self.model.flowers]

        way, sound = (flights.HOME, None) if captured < 0 else (flights.CAPTURE, Sound.SWEEP)
        return self._carry(there, way, 2, change, source=lambda number: self._fought[number], sound=sound)

    # The pile

    def stir(self, sound: Sound | None = Sound.RIFFLE) -> Motion:
        """Show the pile being shuffled: petals rise at both sides and come together again."""
        way = flights.STIR
        things = [flights.petal(number, Petal(), True) for number in range(3)] if self.air.carries else []
        ms = self.tempo.ms(way.span) if self.tempo.full else 0

        def move(t: float) -> None:
            if t >= 1.0 or not things:
                return
            for number in range(STIRRED):
                part = min(1.0, max(0.0, t * 1.5 - number / (2 * STIRRED)))
                side = 1 if number % 2 else -1
                out = round(22 * (1 - abs(2 * part - 1)))
                up = round(34 * (1 - abs(2 * part - 1)))
                at = self.pile() + QPoint(side * out, -up + 6)
                if 0 < part < 1:
                    self.air.put(f"stir-{number}", things[number % len(things)], at)
                else:
                    self.air.drop(f"stir-{number}")

        def end() -> None:
            self.air.drop(*(f"stir-{number}" for number in range(STIRRED)))

        return replace(self.stage.pause(ms, sound=sound), move=move, end=end)

    def undeal(self) -> None:
        """Put the hands back into the pile until they are dealt."""
        model = self.model
        self._hand, self._known = list(model.hand or ()), model.known_hands
        model.hand, model.known_hands = None if model.hand is None else [], {}
        for player in model.players:
            model.pile += player.hand_size
            player.hand_size = 0

    def deal(self, order: Sequence[int], sizes: Sequence[int], line: str) -> Motion:
        """Deal hands of these sizes from the pile, card by card."""
        model = self.model
        seats = [seat for number in range(max(sizes)) for seat in order if sizes[seat] > number]

        def flight(number: int, seat: int) -> Motion:
            def come() -> None:
                model.player(seat).hand_size += 1
                model.pile -= 1
                if seat == model.viewer and model.hand is not None:
                    model.hand = self._hand[: len(model.hand) + 1]
                    self.stage.touch(layout_of(self.now).hand)
                self.stage.touch(self.head(seat))
                self.stage.touch(layout_of(self.now).pile)

            def what() -> tuple[FlyingThing, QPoint]:
                return flights.petal(seat, Petal(), True), self.pile()

            goal = partial(self.hand_point, seat, HIDDEN)
            return self.fly(f"dealt-{number}", what, goal, flights.DEAL, end=come)

        def restore() -> None:
            model.known_hands = self._known
            self.rearrange()

        dealt = together([flight(*each) for each in enumerate(seats)], self.tempo.frames(DEAL_FRAMES))
        return replace(dealt, begin=self.stage.pause(0, line, Sound.DEAL).begin, end=restore)
